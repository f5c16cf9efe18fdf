"""The modules of the box, one folder each: rules, figures, what its things are worth to bots, how they are drawn."""

from __future__ import annotations

from typing import Final

# The only list of them; its order numbers answers, locations and effects.
BOX: Final = ("solo", "bonus_tokens", "first_edition", "summer_palace", "peasant_revolt", "stairs", "extras")
