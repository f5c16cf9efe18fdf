# What is wrong, behind the place of it and before the rule: parts that all errors share.

why-plain = { $what }
why-at = { $where }: { $why }
why-by-rule = { $why } ({ $by })

# What no game has, in whatever comes from outside
why-unusable-letter = half of a surrogate pair is no letter
why-unusable-number = the number is beyond any game
why-unusable-depth = it is nested too deep
why-unusable-key = a key is no text

# A language, and files of words
why-unknown-language = there are no words in '{ $given }': the languages are { LIST($known) }
why-words-line = { $file }, line { $line }: { $why }
why-words-no-message = a message is needed here, as `name = words`
why-words-twice = { $name } is here twice
why-words-empty = { $name } has no words
why-words-no-part = this is no part of a message
why-words-empty-message = the message has no words
why-words-sign = `{ $sign }` is needed here
why-words-braces = an argument, a function, a message or a literal is needed between braces
why-words-option = an option takes a literal, as `form: "acc"`
why-words-empty-variant = the variant [{ $name }] has no words
why-words-no-usual = one variant is the usual one and is marked by a star, as `*[other]`
why-words-unknown = there is no message { $name }
why-words-no-function = there is no function { $name }; there are { LIST($known) }
why-words-no-argument = { $name } is no argument of the English message
why-words-in-itself = { $name } holds itself

# Files
why-no-file = there is no such file
why-with-extra = pip install '.[{ $extra }]' in a checkout, or pip install 'FILE.whl[{ $extra }]' with a wheel

# Bots
why-bot-no-name = a bot's name is needed, not { $given }; { $known }
why-bot-unknown = no bot is called { $given }; { $known }
why-bot-known = there are { LIST($bots) }, the levels { LIST($levels) }, path/to/file.py:ClassName, or model:path/to/file.npz
why-bot-no-options = options are missing behind the colon; { $known }
why-bot-options = { $bot } takes { LIST($options) }
why-bot-options_none = { $bot } takes no options
why-bot-twice = { $option } is given twice
why-bot-number = a number of 0 or more is needed
why-bot-whole-number = a whole number of 0 or more is needed
why-bot-one-limit = either iterations or time limits a turn, not both
why-bot-at-least-1 = nodes must be at least 1
why-bot-at-least-1_width = width and nodes must be at least 1
why-bot-library = { $library } is not installed; a model needs: { $install }
why-bot-no-class-named = the class is missing, as in { $file }:ClassName
why-bot-no-class = there is no class { $name }
why-bot-no-choose = { $name } has no method choose(view)
why-bot-fails = { $call } fails: { $why }
why-bot-no-load = the file does not load: { $why }
why-bot-fails-at = fails at the question { $prompt }: { $why }
why-bot-not-on-offer = answers { $answer } to { $prompt }, which is not on offer
why-model-no-arrays = it is no .npz file of plain arrays
why-model-part = { $name } is missing; a model has space, layout, scale, w0, b0, w1, b1 …
why-model-no-fit = { $one } and { $other } do not fit an input of { $width }
why-model-no-floats = { $name } has to be finite floats on { $axes } axes, and is { $found }
why-model-actions = it was made for the actions { $made }, and these are { $here }
why-model-columns = it was made for the columns { $made }, and these are { $here }
why-model-size = it takes { $inputs } inputs and has { $outputs } outputs; a row has { $columns } columns, and there are { $actions } actions

# Modules from outside
why-install-no-text = { $file } is not UTF-8 text: { $fault }
why-install-no-part = PART is needed, a class made from { $kind }, not { $given }
why-install-class-of = a class of { $home }
why-install-no-load = { $file } does not load: { $why }
why-install-no-package-name = { $given } is not the name of a package, as my_modules.jade_garden is
why-install-no-package = there is no such package with a file manifest.py
why-install-no-manifest = MANIFEST is needed, a Manifest, not { $given }
why-install-own-figures = a package brings its figures along; install it by its name alone
why-install-no-figures = its figures are needed, a path or a dict
why-install-not-installed = { $given } is no module that was installed
why-install-no-rules = a file rules/module.py with a PART is needed
why-install-two-names = manifest.py calls it { $one }, rules/module.py { $other }
why-install-no-rule = { $file } has no rule; one begins with a line like ## Y-GDN-01 · Planting
why-install-rule-taken = { $id } is the ID of another rule, { $title }
why-install-officials = every location has one official, in the same order
why-install-no-game = no game can be begun with it: { $why }
why-install-no-module = a package, or an object of a subclass of Module, is needed, not { $given }
why-install-bad-name = a module's name is made of small letters and hyphens, as in jade-garden
why-install-twice = { $name } is installed already
why-install-name-taken = the name is taken
why-install-word-taken = the name of its location or effect { $given } is taken

# Where games are kept
why-store-other-release = the database was made by another release of the game: { $fault }
why-store-file-gone = the file { $file } is gone, so nothing more is written: stop the server and put the file back
why-store-not-read = the database does not answer: { $fault }
why-store-not-written = the game could not be written: { $fault }

# Rules, and what is asked for at the beginning
why-no-rule = there is no rule { $rule }
why-no-rule_near = there is no rule { $rule }; did you mean { LIST($near) }?
why-no-ply = the record has { $answers } answers; 0 to { $answers } can be shown
why-no-seat = there is no such seat; seats are 0 to { $last }
why-no-painter = PNG pictures are painted by resvg-py, which is not here: pip install resvg-py
why-no-level = --level { $level }: there are { LIST($known) }
why-no-rules-in = there are no rules in { $given }; there are rules in { LIST($known) }

# What the system says about files and addresses, as it says it in English
why-system-nothing-there = No such file or directory
why-system-not-allowed = Permission denied
why-system-not-permitted = Operation not permitted
why-system-folder = Is a directory
why-system-no-folder = Not a directory
why-system-there-already = File exists
why-system-full = No space left on device
why-system-read-only = Read-only file system
why-system-long-name = File name too long
why-system-address-taken = Address already in use
why-system-no-address = Cannot assign requested address
