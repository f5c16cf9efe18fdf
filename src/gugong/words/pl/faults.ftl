# Co jest nie tak: przed zdaniem stoi miejsce, a za nim zasada. Te części są wspólne dla wszystkich błędów.

why-plain = { $what }
why-at = { $where }: { $why }
why-by-rule = { $why } ({ $by })
