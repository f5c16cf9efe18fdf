# Co jest nie tak: przed zdaniem stoi miejsce, a za nim zasada. Te części są wspólne dla wszystkich błędów.

why-plain = { $what }
why-at = { $where }: { $why }
why-by-rule = { $why } ({ $by })

# To, czego nie ma w żadnej partii, a przychodzi z zewnątrz
why-unusable-letter = połowa pary zastępczej nie jest literą
why-unusable-number = takiej liczby nie ma w żadnej partii
why-unusable-depth = zagnieżdżenie jest zbyt głębokie
why-unusable-key = jeden z kluczy nie jest tekstem
