# Dlaczego partii o takim składzie nie może być. Przed zdaniem stoi nazwa opcji, a za nim zasada.

why-config-unusable = { $fault }
why-config-unknown = nic się tu nie nazywa { $given }; znane są: { $known }
why-config-no-number = potrzebna jest liczba całkowita, a nie { $given }
why-config-players = grać może od 1 do { $most }, a nie { $given }
why-config-start = potrzebne jest miejsce od 0 do { $last }, a nie { $given }
why-config-start-human = potrzebne jest miejsce od 0 do { $last }, a nie { $given }: zaczyna człowiek
why-config-no-flag = potrzebne jest true albo false, a nie { $given }
why-config-no-names = potrzebna jest lista nazw, a nie { $given }
why-config-no-choice = potrzebne jest jedno z: { $known }, a nie { $given }
why-config-only-meng = tylko w grze przeciw Mengowi
why-config-no-module = nie ma { $given }; są: { $known }
why-config-twice = { $given } występuje dwa razy
why-config-no-new-cards = żaden moduł w grze nie daje nowych kart do stosu dobierania
why-config-older-catalog = ten katalog był wczytany przed instalacją modułu { $module }; wczytaj go na nowo
why-config-chance = potrzebne jest „deal” albo „ask”, a nie { $given }
