"""Bonus Travel Tokens of every edition: +1 to one's gifts, a toll on an action, following an action (V-BON-01 to 03)."""
