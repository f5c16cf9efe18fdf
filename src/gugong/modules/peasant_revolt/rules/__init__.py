"""The Peasant Revolt: help that makes the peasants restless, and secret bids to hold them back."""
