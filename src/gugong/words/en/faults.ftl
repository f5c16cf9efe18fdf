# What is wrong, behind the place of it and before the rule: parts that all errors share.

why-plain = { $what }
why-at = { $where }: { $why }
why-by-rule = { $why } ({ $by })

# What no game has, in whatever comes from outside
why-unusable-letter = half of a surrogate pair is no letter
why-unusable-number = the number is beyond any game
why-unusable-depth = it is nested too deep
why-unusable-key = a key is no text
