"""Many games: a pool of workers, tournaments, data sets of games, and reports on them (docs/simulating.md)."""
