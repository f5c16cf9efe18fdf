"""The Stairs of the Palace: two tracks to the Palace, one of conditions, one of bonuses and payments."""
