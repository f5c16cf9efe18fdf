# Co jest nie tak: przed zdaniem stoi miejsce, a za nim zasada. Te części są wspólne dla wszystkich błędów.

why-plain = { $what }
why-at = { $where }: { $why }
why-by-rule = { $why } ({ $by })

# To, czego nie ma w żadnej partii, a przychodzi z zewnątrz
why-unusable-letter = połowa pary zastępczej nie jest literą
why-unusable-number = takiej liczby nie ma w żadnej partii
why-unusable-depth = zagnieżdżenie jest zbyt głębokie
why-unusable-key = jeden z kluczy nie jest tekstem

# Język i pliki ze słowami
why-unknown-language = nie ma słów w języku „{ $given }”; języki: { LIST($known) }
why-words-line = { $file }, wiersz { $line }: { $why }
why-words-no-message = tu potrzebny jest komunikat, jak `nazwa = słowa`
why-words-twice = { $name } występuje tu dwa razy
why-words-empty = { $name } nie ma słów
why-words-no-part = to nie jest część komunikatu
why-words-empty-message = komunikat nie ma słów
why-words-sign = tu potrzebny jest znak `{ $sign }`
why-words-braces = w nawiasach klamrowych potrzebny jest argument, funkcja, komunikat albo literał
why-words-option = opcja przyjmuje literał, jak `form: "acc"`
why-words-empty-variant = wariant [{ $name }] nie ma słów
why-words-no-usual = jeden wariant jest domyślny i oznacza się go gwiazdką, jak `*[other]`
why-words-unknown = nie ma komunikatu { $name }
why-words-no-function = nie ma funkcji { $name }; są { LIST($known) }
why-words-no-argument = { $name } nie jest argumentem angielskiego komunikatu
why-words-in-itself = { $name } zawiera sam siebie

# Pliki
why-no-file = nie ma takiego pliku
why-with-extra = pip install '.[{ $extra }]' w katalogu źródeł albo pip install 'FILE.whl[{ $extra }]' z plikiem wheel

# Boty
why-bot-no-name = potrzebna jest nazwa bota, a nie { $given }; { $known }
why-bot-unknown = żaden bot nie nazywa się { $given }; { $known }
why-bot-known = są: { LIST($bots) }, poziomy { LIST($levels) }, path/to/file.py:ClassName albo model:path/to/file.npz
why-bot-no-options = za dwukropkiem brakuje opcji; { $known }
why-bot-options = { $bot } przyjmuje: { LIST($options) }
why-bot-options_none = { $bot } nie przyjmuje opcji
why-bot-twice = { $option } występuje dwa razy
why-bot-number = potrzebna jest liczba nie mniejsza niż 0
why-bot-whole-number = potrzebna jest liczba całkowita nie mniejsza niż 0
why-bot-one-limit = turę ogranicza albo iterations, albo time, nie jedno i drugie
why-bot-at-least-1 = nodes musi wynosić co najmniej 1
why-bot-at-least-1_width = width i nodes muszą wynosić co najmniej 1
why-bot-library = { $library } nie jest zainstalowane; model wymaga: { $install }
why-bot-no-class-named = brakuje klasy, jak w { $file }:ClassName
why-bot-no-class = nie ma klasy { $name }
why-bot-no-choose = { $name } nie ma metody choose(view)
why-bot-fails = { $call } zawodzi: { $why }
why-bot-no-load = plik się nie wczytuje: { $why }
why-bot-fails-at = zawodzi przy pytaniu { $prompt }: { $why }
why-bot-not-on-offer = na { $prompt } odpowiada { $answer }, a takiej odpowiedzi nie ma do wyboru
why-model-no-arrays = to nie jest plik .npz ze zwykłymi tablicami
why-model-part = brakuje { $name }; model ma space, layout, scale, w0, b0, w1, b1 …
why-model-no-fit = { $one } i { $other } nie pasują do wejścia o szerokości { $width }
why-model-no-floats = { $name } musi zawierać skończone liczby zmiennoprzecinkowe (liczba osi: { $axes }), a jest to { $found }
why-model-actions = powstał dla akcji { $made }, a tu są { $here }
why-model-columns = powstał dla kolumn { $made }, a tu są { $here }
why-model-size = liczba wejść: { $inputs }, wyjść: { $outputs }; wiersz ma tyle kolumn: { $columns }, a akcji jest { $actions }

# Moduły z zewnątrz
why-install-no-text = { $file } nie jest tekstem UTF-8: { $fault }
why-install-no-part = potrzebna jest PART, klasa pochodna od { $kind }, a nie { $given }
why-install-class-of = klasy z { $home }
why-install-no-load = { $file } się nie wczytuje: { $why }
why-install-no-package-name = { $given } nie jest nazwą pakietu, taką jak my_modules.jade_garden
why-install-no-package = nie ma takiego pakietu z plikiem manifest.py
why-install-no-manifest = potrzebny jest MANIFEST typu Manifest, a nie { $given }
why-install-own-figures = pakiet ma własne liczby; instaluj go samą nazwą
why-install-no-figures = potrzebne są jego liczby: ścieżka albo słownik
why-install-not-installed = { $given } nie jest zainstalowanym modułem
why-install-no-rules = potrzebny jest plik rules/module.py z PART
why-install-two-names = manifest.py nazywa go { $one }, a rules/module.py { $other }
why-install-no-rule = w { $file } nie ma żadnej zasady; zasada zaczyna się wierszem takim jak ## Y-GDN-01 · Planting
why-install-rule-taken = { $id } to ID innej zasady: { $title }
why-install-officials = każda lokacja ma jednego Urzędnika, w tej samej kolejności
why-install-no-game = nie da się z nim zacząć żadnej gry: { $why }
why-install-no-module = potrzebny jest pakiet albo obiekt podklasy Module, a nie { $given }
why-install-bad-name = nazwa modułu składa się z małych liter i łączników, jak jade-garden
why-install-twice = { $name } jest już w grze
why-install-name-taken = ta nazwa jest zajęta
why-install-word-taken = nazwa jego lokacji albo efektu { $given } jest zajęta

# Gdzie przechowuje się gry
why-store-other-release = baza danych pochodzi z innego wydania gry: { $fault }
why-store-file-gone = pliku { $file } już nie ma, więc nic więcej nie zostanie zapisane: zatrzymaj serwer i przywróć plik
why-store-not-read = baza danych nie odpowiada: { $fault }
why-store-not-written = partii nie udało się zapisać: { $fault }

# Zasady i to, co podaje się na początku
why-no-rule = nie ma zasady { $rule }
why-no-rule_near = nie ma zasady { $rule }; czy chodziło o { LIST($near) }?
why-no-ply = odpowiedzi w zapisie: { $answers }; pokazać można od 0 do { $answers }
why-no-seat = nie ma takiego miejsca; miejsca są od 0 do { $last }
why-no-painter = obrazy PNG maluje resvg-py, którego tu nie ma: pip install resvg-py
why-no-level = --level { $level }: są { LIST($known) }
why-no-rules-in = nie ma zasad w języku { $given }; zasady są w językach: { LIST($known) }

# Co system mówi o plikach i adresach
why-system-nothing-there = nie ma takiego pliku ani folderu
why-system-not-allowed = brak uprawnień
why-system-not-permitted = ta operacja jest niedozwolona
why-system-folder = to folder
why-system-no-folder = to nie jest folder
why-system-there-already = taki plik już jest
why-system-full = na dysku nie ma już miejsca
why-system-read-only = tu można tylko odczytywać
why-system-long-name = nazwa pliku jest za długa
why-system-address-taken = adres jest już zajęty
why-system-no-address = ten komputer nie ma takiego adresu
