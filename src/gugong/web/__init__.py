"""The game in the browser: pages, streams and the store of games."""
