"""The game in a terminal: the board drawn with Rich, numbered answers, and a few commands."""
