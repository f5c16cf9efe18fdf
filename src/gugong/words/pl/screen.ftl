### Gra na całym ekranie terminala. To, co się wpisuje, jest takie samo w każdym języku.

screen-key-board = Plansza
screen-key-undo = Cofnij
screen-key-hint = Podpowiedź
screen-key-why = Czemu
screen-key-rules = Zasady
screen-key-log = Dziennik
screen-key-language = Polski
screen-key-help = Pomoc
screen-key-type = Wpisz
screen-key-leave = Wyjdź
screen-thinking = Grają pozostali …
screen-over = Koniec gry. Wyjście: Ctrl-Q; z cofa ostatnią decyzję.
screen-no-asides = Teraz nic nie można zrobić poza odpowiedzią na pytanie.
screen-search = Numer zasady albo słowa: mur remis
screen-line = why at jade · rules mur remis · save PLIK
screen-why = Wpisz odpowiedź, której tu nie widać, na przykład „at jade”, albo kliknij ją na planszy: dowiesz się, czemu jej nie ma.
screen-close = Esc zamyka; strzałki oraz Page Up i Page Down przewijają.
screen-close-rules = Enter przechodzi do listy, strzałki wybierają, Esc zamyka.
screen-small = Terminal jest za mały: { $here } × { $there }. Gra potrzebuje { $width } × { $height }. Wystarczy go powiększyć: gra toczy się dalej.
screen-not-here = Ekran, na którym plansza, ręka, pytanie i dziennik mają stałe miejsce: pip install textual
screen-welcome = ? pokazuje klawisze.
screen-hint = Trener wybrałby: { $answer }. W ten sposób wygrywa się { $n } na 100 takich partii.
screen-hint-next = Zamiast: { $answer }
screen-considering = Trener się zastanawia …
screen-no-hint = Tu nie ma podpowiedzi.
screen-help =
    Każda odpowiedź ma swój klawisz: od 1 do 9, potem litery; 0 oznacza rezygnację. Można też wybierać strzałkami i klawiszem
    Enter albo myszą: odpowiedzi i wszystko, co jest na planszy podkreślone. Obok listy widać, co zrobi zaznaczona odpowiedź, o ile
    można to przewidzieć. Kliknięcie czegoś, czego nie ma wśród odpowiedzi, mówi, dlaczego.

      b   następna część planszy: Urzędnicy, gracze, Dekrety, mapa; [ i ] ją przewijają
      z   cofa ostatnią decyzję
      h   podpowiedź
      p   czemu nie ma takiej odpowiedzi: należy ją wpisać po „why”
      r   zasady z wyszukiwaniem
      g   cały dziennik
      t   do tego, co można zrobić w każdej chwili
      l   następny język
      :   wiersz, w którym można wpisać wszystko: at jade, why b, rules mur remis, map, save PLIK, load PLIK
      ^q  wyjście; każda odpowiedź jest od razu zachowana
