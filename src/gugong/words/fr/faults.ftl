# Ce qui ne va pas : l’endroit devant, la règle derrière. Ces parties servent à toutes les erreurs.

why-plain = { $what }
why-at = { $where } : { $why }
why-by-rule = { $why } ({ $by })
