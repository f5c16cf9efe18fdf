"""Bonus Travel Tokens of the first edition: kept face up, each used once (V-BON-04 to V-BON-06)."""
