"""boardgame.io beside our server: a game of about our size, kept in its files, and the same pattern of load."""
