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
