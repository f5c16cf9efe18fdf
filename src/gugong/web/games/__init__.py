"""The games of a server: those in play, those listed, those replayed, and how one begins."""
