# Ce qui ne va pas : l’endroit devant, la règle derrière. Ces parties servent à toutes les erreurs.

why-plain = { $what }
why-at = { $where } : { $why }
why-by-rule = { $why } ({ $by })

# Ce qu’aucune partie ne contient, dans ce qui vient du dehors
why-unusable-letter = une moitié de paire de substitution n’est pas une lettre
why-unusable-number = aucune partie n’a un tel nombre
why-unusable-depth = il y a trop de niveaux les uns dans les autres
why-unusable-key = une clé n’est pas du texte
