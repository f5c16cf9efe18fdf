"""How far the Wall is, in words: an action may place more pieces than the section takes before it is scored."""

from __future__ import annotations

import pytest

from gugong.explain import event, prompt
from tests.scenes import ANNA, LISA, play, position

NAMES = ["Anna", "Lisa"]
BEYOND = {
    "en": (
        "Anna builds: the Wall stands at 5, where 4 complete it",
        "The Great Wall stands at 5, where 4 complete it.",
    ),
    "pl": ("Anna buduje: na Wielkim Murze jest teraz 5, a wystarczy 4", "Wielki Mur: 5, a wystarczy 4."),
    "fr": ("Anna bâtit la Grande Muraille : 5, pour 4 requis", "Grande Muraille : 5, pour 4 requis."),
}
EXACTLY = {"en": "The Great Wall stands at 4 of 4.", "pl": "Wielki Mur: 4 z 4.", "fr": "Grande Muraille : 4 sur 4."}


def plain(said: str) -> str:
    """Without the blanks at which no line may end."""
    return said.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", BEYOND)
def test_more_than_the_section_takes_is_not_told_as_so_many_of_fewer(language: str) -> None:
    """B-WAL-02, B-DL2-03: the second piece and the one of the Decree come before the section is scored."""
    seats = {ANNA: {"hand": ["hand2-6"], "wall": 1, "pool": 5}, LISA: {"wall": 2}}
    decrees = {"wall-bonus": [ANNA]}
    game = position(2, turn=ANNA, board={"wall": "board-3"}, decrees=decrees, seats=seats)
    play(game, ANNA, "card hand2-6", "at wall", "b", "pay 1", "place servant")
    assert plain(prompt(game.state, game.decision, names=NAMES, language=language)).startswith(EXACTLY[language])

    play(game, ANNA, "place servant")

    told = [event(game.state, each, NAMES, LISA, language=language) for each in game.events if each.kind == "wall"]
    assert plain(told[-1]) == BEYOND[language][0]
    assert game.decision is not None
    assert game.decision.prompt == "wall-bonus"
    assert plain(prompt(game.state, game.decision, names=NAMES, language=language)).startswith(BEYOND[language][1])
