why-config-extra-decrees = they come with the module extras
why-config-extra-decree = there is no { $given }; there are { $known }
why-config-extra-decree-of = { $decree } comes with { $module }
why-config-extra-decree-spaces = { $given } of level 4, but { $spaces } spaces on the boards of modules
why-config-extra-decree-meng = the { $decree } is not for a game against Meng
source-cards = Gift Cards of extras
