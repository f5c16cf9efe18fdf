# What is wrong, behind the place of it and before the rule: parts that all errors share.

why-plain = { $what }
why-at = { $where }: { $why }
why-by-rule = { $why } ({ $by })
