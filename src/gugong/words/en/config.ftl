# Why a game of some make-up cannot be. Each is said behind the name of the option, and the rule stands behind it.

why-config-unusable = { $fault }
why-config-unknown = nothing is called { $given } here; { $known } are known
why-config-no-number = a whole number is needed, not { $given }
why-config-players = 1 to { $most } can play, not { $given }
why-config-start = a seat from 0 to { $last } is needed, not { $given }
why-config-start-human = a seat from 0 to { $last } is needed, not { $given }: the human starts
why-config-no-flag = true or false is needed, not { $given }
why-config-no-names = a list of names is needed, not { $given }
why-config-no-choice = one of { $known } is needed, not { $given }
why-config-only-meng = only in a game against Meng
why-config-no-module = there is no { $given }; there are { $known }
why-config-twice = { $given } is named twice
why-config-no-new-cards = no module in play brings new cards for the pile
why-config-older-catalog = this catalog was loaded before { $module } was installed; load it anew
why-config-chance = "deal" or "ask" is needed, not { $given }
