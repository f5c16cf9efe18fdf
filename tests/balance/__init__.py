"""The search for fair starting hands (docs/simulating.md, The hands)."""
