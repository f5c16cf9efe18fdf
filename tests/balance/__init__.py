"""How the cards of the five hands were chosen (docs/simulating.md, The hands)."""
