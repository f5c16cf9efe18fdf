"""Bonus Travel Tokens of every edition: gifts count one more, a toll on an action, following an action."""
