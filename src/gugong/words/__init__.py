"""The game's words: Fluent files, one a language, for the base game here and for each module in its own folder."""
