# Skąd biorą się PZ, w raportach z wielu partii.

source-decrees = Dekrety przy zdobyciu i o Poranku
source-decrees_end = Dekrety punktowane na koniec gry
source-night = najwięcej pasujących kart Nocą
source-wall = Wielki Mur
source-palace = pola w Pałacu
source-palace_steps = ruchy Wysłannika, który jest już w Pałacu
source-jade = Jadeity
source-canal = Porty Wielkiego Kanału
source-tokens = użyte Żetony Podróży
source-exchange = wymienione Żetony Podróży
source-other = wszystko inne

# Dlaczego serii gier nie da się zacząć albo ciągnąć dalej
why-sim-game = partia { $number } (ziarno { $seed }, boty { LIST($bots) })
why-sim-games = partie od { $first } do { $last }
why-sim-bot-fails = bot { $bot } zawodzi: { $why }
why-sim-bot-answered = bot { $bot } odpowiada { $answer } na { $prompt }: { $why }
why-sim-process-ended = proces, który w nią grał, sam się zakończył (kod wyjścia { $code })
why-sim-one-bot = potrzebny jest co najmniej jeden, na przykład --bots greedy
why-sim-two-bots = potrzebne są co najmniej dwa, na przykład --bots random,greedy
why-sim-twice = { $bot } występuje dwa razy
why-sim-too-many-bots = podane: { $given }, a graczy jest tylko { $players }
why-sim-levels-alone = tylko przeciw Mengowi, z --players 1, a nie { $players }
why-sim-no-ray = Ray nie jest zainstalowany: { $install }
why-sim-no-cluster = nie ma klastra, z którym można się połączyć: { $why }
why-sim-no-address = adres to host i port, jak 10.0.0.1:6379
why-sim-games-lost = porcja partii przepadła za każdym razem (liczba prób: { $tries }) i nie będzie powtórzona: { $fault }
why-sim-too-few = potrzebna jest co najmniej jedna partia, i jedna na część, a nie { $games } po { $size }
why-sim-other-folder = nie jest pusty i nie pochodzi z takiej serii; podaj inny folder
why-sim-no-games = nie ma tu partii
why-sim-in-the-way = to przeszkadza i nie pochodzi z takiej serii; przenieś to albo podaj inny plik
why-sim-no-table = to nie jest tabela partii; podaj inny plik
why-sim-no-table_simulate = to nie jest tabela partii zapisana przez gugong simulate
why-sim-no-parts = nie ma takiego pliku ani jego części
why-sim-damaged = plik jest uszkodzony ({ $fault })
why-sim-damaged-line = wiersz { $line } jest uszkodzony ({ $fault }); usuń go albo podaj inny plik
why-sim-other-file = to nie jest plik takiej serii; podaj inny plik
why-sim-other-run = jest w nim inna seria: { $part } to { LIST($there) }, a nie { LIST($asked) }; podaj inny plik albo poproś o tamtą serię, by ją ciągnąć dalej
why-sim-being-written = właśnie zapisuje go inna seria; poczekaj na nią albo podaj inny plik
why-sim-unwritable = { $fault }; to, co zapisano wcześniej, zostaje

# Tabele turnieju
sim-bot = bot
sim-meng = Meng
sim-elo = Elo
sim-wins = wygrane
sim-score = wynik
sim-of-meng = Menga
sim-of-others = innych
sim-palace = Pałac
sim-games = partie
sim-pace = s na turę
sim-pair = { $bot } przed { $over }: { $rate } ({ $within }), liczba spotkań: { $n }
