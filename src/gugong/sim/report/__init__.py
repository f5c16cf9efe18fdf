"""From tables of games to a report: figures with intervals, plots, and sentences worded from the figures."""
