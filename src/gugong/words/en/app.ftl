### The whole log, and the page as an app.

page-whole-log = The whole game
page-log-of = Whose lines
page-log-of_all = Everybody
page-no-connection = No connection
page-no-connection-why = The game is on a server that cannot be reached now. What was played is saved there.
page-try-again = Try again
page-app-line = A game of gifts, Servants and the way to the Palace.
