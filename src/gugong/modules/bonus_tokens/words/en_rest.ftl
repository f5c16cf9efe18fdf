why-config-bonus-tokens-meng = not in a game against Meng
why-config-bonus-tokens-modules = not together with a module, here { $module }
source-toll = tolls of Bonus Travel Tokens, paid ones negative
