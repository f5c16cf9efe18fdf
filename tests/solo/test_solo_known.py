"""What the human knows of Meng's cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import gugong
from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import asked, play
from tests.solo.alone import ME, MENG, alone, his, only, solo_of


def with_a_drawn_card() -> Game:
    """Meng has claimed a card today; it lies face down under his stack, above a card that was taken back."""
    return alone(
        meng={"hand": ["hand2-2", "hand2-3", "draw-5", "board-8"]},
        solo={**only("wall"), "under": ["draw-5", "board-8"], "drawn": ["draw-5"]},
    )


def view_of_mine(game: Game) -> dict[str, Any]:
    return game.view(ME).to_dict()


def test_the_place_of_a_drawn_card_is_known_but_not_its_face() -> None:
    """C-81, C-89: it came face down."""
    view = view_of_mine(with_a_drawn_card())

    assert view["modules"]["solo"]["under"] == ["?", "board-8"]
    assert view["modules"]["solo"]["drawn"] == ["?"]
    assert view["seats"][MENG]["hand"].count("?") == 1
    assert "draw-5" in view["unseen"]


def test_meng_s_own_view_hides_nothing_of_his() -> None:
    game = with_a_drawn_card()

    assert game.view(MENG).to_dict()["modules"]["solo"]["under"] == ["draw-5", "board-8"]  # type: ignore[index]


def test_what_is_dealt_lies_where_the_unknown_card_lies() -> None:
    """The card under the stack is one the human has not seen, evenly among those."""
    game = with_a_drawn_card()
    random = Random(1)
    faces: Counter[str] = Counter()
    for _ in range(200):
        dealt = gugong.determinize(game.view(ME), random)
        under = solo_of(dealt)["under"]
        assert under[1] == "board-8"
        assert under[0] in his(dealt)["hand"]
        assert dealt.view(ME).to_dict() == view_of_mine(game)
        faces[under[0]] += 1

    assert set(faces) == set(view_of_mine(game)["unseen"])


def test_the_record_for_the_human_hides_what_meng_drew() -> None:
    """Like any card that another player draws."""
    game = alone(
        meng={"hand": ["board-9", "board-8"]},
        now={"phase": "day", "seat": MENG},
        canal={"a2": {"seat": MENG, "servants": 2}},
        solo=only("canal"),
    )
    play(game, CHANCE, "card board-9", "card draw-9a")

    assert asked(game) == (ME, "card")
    assert "card draw-9a" in game.record()
    assert "draw-9a" not in game.record(ME).partition("\n")[2]
    assert "- card ?" in game.record(ME)


def test_cards_under_the_stack_come_in_their_order() -> None:
    """C-73: first the shuffled ones in any order, then those gained today, the first one first."""
    game = alone(
        me={"hand": []},
        meng={"hand": ["hand2-6", "board-9", "board-8"]},
        now={"phase": "day", "seat": MENG},
        solo={**only("palace", "palace", "intrigue"), "under": ["board-9", "board-8"]},
    )
    while asked(game) == (CHANCE, "automa"):
        game.play("automa palace" if "automa palace" in str(game.decision) else "automa intrigue")
    names = [card.name for card in game.state.rules.figures.cards]
    given = [names[each.values[0]] for each in game.events if each.kind == "exchange"]

    assert given == ["hand2-6", "board-9", "board-8"]
