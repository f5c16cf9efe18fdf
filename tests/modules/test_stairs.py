"""The Stairs of the Palace: two tracks, one choice, conditions on the way up."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong.engine.ids import CHANCE
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat
from tests.staircase import at_palace, laid, tracks_of
from tests.visits import journey, kinds_told, refusal, table, visiting

CONDITIONS: dict[str, tuple[str, int, dict[str, Any], dict[str, Any]]] = {
    "reveal-1-3": ("quill", 2, {"more_cards": ("hand1-3",)}, {"more_cards": ("hand4-4",)}),
    "reveal-4-6": ("river", 4, {"more_cards": ("hand4-4",)}, {"more_cards": ("hand1-3", "hand1-7")}),
    "reveal-7-9": ("shadow", 2, {"more_cards": ("hand1-7",)}, {"more_cards": ("hand2-6",)}),
    "travel-tokens-3": (
        "quill",
        4,
        {"me": {"tokens": ["double", "vp-2", "ship"]}},
        {"me": {"tokens": ["double", "double"]}},
    ),
    "travel-tokens-4": (
        "stone",
        4,
        {"me": {"tokens": ["double", "vp-2", "ship", "wall"]}},
        {"me": {"tokens": ["double", "vp-2", "ship"]}},
    ),
    "decree-level-2": ("quill", 6, {"decrees": {"jade-discount": [ANNA]}}, {"decrees": {"vp-8": [ANNA]}}),
    "decree-level-3": ("stone", 6, {"decrees": {"vp-8": [ANNA]}}, {"decrees": {"jade-discount": [ANNA]}}),
    "harbours-1": ("river", 2, {"me": {"rewards": {"vp-4": 1}}}, {"seats": {LISA: {"rewards": {"vp-4": 1}}}}),
    "harbours-3": (
        "lotus",
        6,
        {"me": {"rewards": {"vp-4": 1, "gift-card": 1}, "double": "supply"}},
        {"me": {"rewards": {"vp-4": 2}}},
    ),
    "jade-3": ("river", 6, {"me": {"jade": 3}}, {"me": {"jade": 2}}),
    "wall-2": ("stone", 2, {"me": {"wall": 2}}, {"me": {"wall": 1}}),
    "intrigue-7": ("shadow", 4, {"intrigue": {7: [ANNA]}}, {"intrigue": {6: [ANNA]}}),
    "double-servant": ("shadow", 6, {"me": {"double": "supply"}}, {"me": {"double": "locked"}}),
    "gift-cards-5": (
        "lotus",
        4,
        {"more_cards": ("hand1-1", "hand1-3", "hand1-5", "hand1-7")},
        {"more_cards": ("hand1-1", "hand1-3", "hand1-5")},
    ),
}


def at_condition(name: str, met: bool, before: int = 1) -> gugong.Game:
    """Anna before the Palace Official, so many steps below the space with this condition."""
    track, space, has, has_not = CONDITIONS[name]
    given = dict(has if met else has_not)
    return at_palace(track, space - before, given.pop("me", {}), **given)


def climb(game: gugong.Game, answer: str) -> None:
    """The Palace action; Servants and cards it asks for are given."""
    play(game, ANNA, answer)
    while asked(game)[1] in ("pay", "stairs-reveal"):
        play(game, ANNA, offered(game)[0])


def test_a_left_and_a_right_track_are_drawn() -> None:
    """X-STA-01: five of each side, one of each is laid; nothing else of set-up changes."""
    game = gugong.new_game(2, modules=["stairs"], chance="ask", start=0)
    drawn: list[list[str]] = []
    while game.decision is not None and game.decision.seat == CHANCE:
        if game.decision.prompt == "lay-track":
            drawn.append(offered(game))
        game.play(game.decision.options[-1])

    assert drawn == [
        ["track quill", "track river", "track stone", "track shadow", "track lotus"],
        ["track crane", "track tiger", "track dragon", "track phoenix", "track turtle"],
    ]
    assert table(game)["modules"]["stairs"] == {"left": "lotus", "right": "turtle", "on": [None, None]}
    assert kinds_told(game, "X-STA-01") == ["stairs-laid", "stairs-laid"]


def test_the_first_step_chooses_a_track() -> None:
    """X-STA-02: either side; the Envoy is on it from then on."""
    for answer, side in (("track quill", "left"), ("track crane", "right")):
        game = at_palace("quill", 0)
        play(game, ANNA, "a")
        assert (asked(game), offered(game)) == ((ANNA, "stairs-track"), ["track quill", "track crane"])

        play(game, ANNA, answer)

        assert (seat(game, ANNA)["envoy"], tracks_of(game)) == (1, [side, None, None, None])
        assert "stairs-track" in kinds_told(game, "X-STA-02")


def test_a_track_that_is_not_laid_cannot_be_taken() -> None:
    """X-STA-01."""
    game = at_palace("quill", 0)
    play(game, ANNA, "a")
    assert refusal(game, "track river") == "X-STA-01"
    assert refusal(game, "decline") == "C-36"


def test_on_a_track_the_other_is_out_of_reach() -> None:
    """X-STA-02: the Envoy goes on by its own track without a question."""
    game = at_palace("crane", 2)
    play(game, ANNA, "a")
    assert (asked(game), seat(game, ANNA)["envoy"]) == ((ANNA, "turn-end"), 3)
    game = at_palace("quill", 1, more_cards=("hand1-3",))
    play(game, ANNA, "a")
    assert refusal(game, "track crane") == "X-STA-02"


def test_d_13_forward() -> None:
    """D-13, X-STA-03, C-65: space 2 asks for a 1-3; the 2 is shown, kept, and known from then on."""
    game = at_palace("quill", 1, more_cards=("hand2-2", "draw-2", "hand2-6"))
    play(game, ANNA, "a")
    assert (asked(game), offered(game)) == ((ANNA, "stairs-reveal"), ["reveal hand2-2", "reveal draw-2"])

    play(game, ANNA, "reveal draw-2")

    assert seat(game, ANNA)["envoy"] == 2
    assert seat(game, ANNA)["hand"] == ["hand2-2", "hand2-6", "draw-2"]
    assert "draw-2" in game.view(LISA).to_dict()["seats"][ANNA]["hand"]  # type: ignore[index]
    assert kinds_told(game, "X-STA-03") == ["stairs-reveals", "stairs-condition"]


def test_d_13_without_such_a_card_it_is_illegal() -> None:
    """D-13, X-STA-03: said with the space, the track and what it asks for."""
    game = at_palace("quill", 1, more_cards=("draw-6",))
    assert offered(game) == ["decline"]
    assert game.why_not("a") == "space 2 of the Quill asks for a card of 1-3: your hand has none: X-STA-03"
    assert refusal(game, "b") == "X-STA-03"


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_condition_that_is_met_lets_the_envoy_on(name: str) -> None:
    """X-STA-03, C-25, C-92: onto the space, and over it."""
    space = CONDITIONS[name][1]
    game = at_condition(name, met=True)
    climb(game, "a")
    assert seat(game, ANNA)["envoy"] == space
    assert "stairs-condition" in kinds_told(game, "X-STA-03")

    game = at_condition(name, met=True)
    climb(game, "b")
    assert seat(game, ANNA)["envoy"] == space + 1


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_condition_that_is_not_met_stops_the_envoy(name: str) -> None:
    """X-STA-03, C-64: the action is not on offer; as second step of B it is lost, and the marker moves all the same."""
    game = at_condition(name, met=False)
    assert not {"a", "b"} & set(offered(game))

    game = at_condition(name, met=False, before=2)
    marker = game.state.intrigue[ANNA]
    if CONDITIONS[name][1] == 2:
        play(game, ANNA, "b", "pay 2", f"track {CONDITIONS[name][0]}")
    else:
        play(game, ANNA, "b", "pay 2")
    assert seat(game, ANNA)["envoy"] == CONDITIONS[name][1] - 1
    assert "stairs-stopped" in kinds_told(game, "X-STA-03")
    assert (game.state.intrigue[ANNA], seat(game, ANNA)["vp"]) == (marker + 1, 0)


def test_the_double_counts_its_worth_on_the_wall() -> None:
    """C-97, X-STA-03: alone it is worth 2; placed as 1 it is not."""
    for worth, envoy in ((2, 2), (1, 1)):
        game = at_palace("stone", 1, {"double": "wall", "wall_double": worth, "tokens": ["vp-2", "ship"]})
        if "a" in offered(game):
            play(game, ANNA, "a")
        assert seat(game, ANNA)["envoy"] == envoy


def test_the_seventh_step_of_a_left_track_is_the_palace_and_the_eighth_of_a_right_one() -> None:
    """X-STA-01, C-42: the step beyond is 1 VP."""
    game = at_palace("quill", 6)
    play(game, ANNA, "b", "pay 2")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"], seat(game, ANNA)["vp"]) == (7, 0, 1)
    game = at_palace("crane", 6)
    play(game, ANNA, "b", "pay 2")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"], seat(game, ANNA)["vp"]) == (8, 0, 0)


def test_inside_the_palace_nothing_is_asked() -> None:
    """X-STA-03: steps are VP, whatever the track."""
    game = visiting("palace", me={"palace": 0}, **laid("quill", {ANNA: "left"}))
    play(game, ANNA, "b", "pay 2")
    assert (seat(game, ANNA)["vp"], asked(game)) == (2, (ANNA, "turn-end"))


def test_palace_b_may_end_before_a_card_has_to_be_shown() -> None:
    """E-41: the first step is made, the second would show a card."""
    game = at_palace("river", 2, more_cards=("hand4-4",))
    play(game, ANNA, "b", "pay 2")
    assert offered(game) == ["reveal hand4-4", "decline"]

    play(game, ANNA, "decline")

    assert (seat(game, ANNA)["envoy"], game.state.intrigue[ANNA]) == (3, 1)
    assert kinds_told(game, "C-36") == ["stairs-declines"]


def test_the_first_step_of_the_action_shows_its_card() -> None:
    """E-41, X-STA-03: a card that does not fit is refused, and so is backing out."""
    game = at_palace("quill", 1, more_cards=("hand1-3", "hand1-7"))
    play(game, ANNA, "a")
    assert offered(game) == ["reveal hand1-3"]
    assert refusal(game, "reveal hand1-7") == "X-STA-03"
    assert refusal(game, "reveal hand2-2") == "X-STA-03"
    assert refusal(game, "decline") == "C-36"


def wall_won(envoy: int, track: str = "quill", **rest: Any) -> gugong.Game:
    """Anna completes the Wall in Lisa's company and wins it."""
    side: str | None = "left" if track == "quill" or track in ("stone", "river") else "right"
    on = {ANNA: side} if envoy else {}
    me = {"envoy": envoy, "wall": 4, **rest.pop("me", {})}
    game = visiting("wall", me=me, wall={LISA: 1}, **laid(track, on), **rest)
    play(game, ANNA, "a", "place servant")
    return game


def test_a_step_for_the_wall_may_be_declined() -> None:
    """C-36, E-04: with the Stairs there is a reason to ask."""
    game = wall_won(2)
    assert (asked(game), offered(game)) == ((ANNA, "stairs-step"), ["climb", "decline"])
    play(game, ANNA, "decline")
    assert seat(game, ANNA)["envoy"] == 2

    game = wall_won(2)
    play(game, ANNA, "climb")
    assert seat(game, ANNA)["envoy"] == 3


def test_a_step_for_the_wall_meets_conditions_too() -> None:
    """X-STA-03, C-64: what fails is lost without a question, since all can see it."""
    game = wall_won(3)
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["vp"]) == (3, 3)
    assert kinds_told(game, "X-STA-03") == ["stairs-stopped"]


def test_the_wall_condition_is_checked_before_the_builder_goes_home() -> None:
    """C-66: the pieces of the winner still stand there."""
    game = wall_won(1, "stone")
    play(game, ANNA, "climb")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["wall"]) == (2, 0)


def test_a_benefit_from_the_start_chooses_a_track_or_declines() -> None:
    """X-STA-02, C-36."""
    game = wall_won(0)
    assert offered(game) == ["track quill", "track crane", "decline"]
    play(game, ANNA, "decline")
    assert (seat(game, ANNA)["envoy"], tracks_of(game)[ANNA]) == (0, None)


def test_a_jade_for_the_condition_can_be_had_at_the_last_moment() -> None:
    """E-45, X-STA-03: tokens worth 6 buy the third Jade before the step is lost."""
    tokens = ["vp-2", "ship", "wall", "double", "swap"]
    game = wall_won(5, "river", me={"jade": 2, "tokens": tokens})
    assert offered(game) == ["decline", "exchange 2", "exchange 4", "exchange 6"]
    assert refusal(game, "climb") == "X-STA-03"
    play(game, ANNA, "exchange 6")
    assert offered(game) == ["climb", "decline"]
    play(game, ANNA, "climb")
    assert seat(game, ANNA)["envoy"] == 6


def test_the_step_of_the_night_is_a_benefit() -> None:
    """C-36, X-STA-03: most matches; the hand is whole again and a card of it is shown."""
    hands: dict[int, dict[str, Any]] = {
        ANNA: {"hand": [], "discard": ["hand1-3", "hand1-7"], "envoy": 1},
        LISA: {"hand": []},
    }
    empty: dict[int, dict[str, Any]] = {DAVID: {"hand": []}, 3: {"hand": []}}
    game = position(4, phase="night", dice=[7, 7, 8], seats={**hands, **empty}, **laid("quill", {ANNA: "left"}))
    play(game, ANNA, "decline")
    assert (asked(game), offered(game)) == ((ANNA, "stairs-reveal"), ["reveal hand1-3", "decline"])
    play(game, ANNA, "reveal hand1-3")
    assert seat(game, ANNA)["envoy"] == 2


def test_a_token_steps_on_at_once() -> None:
    """X-STA-03, C-92: using it was the choice; the token itself counts among those owned."""
    me = {"tokens": ["vp-2", "ship"], "envoy": 3}
    game = journey(ANNA, 4, "envoy", me=me, **laid("quill", {ANNA: "left"}))
    play(game, ANNA, "a", "city lanzhou", "token envoy")
    assert seat(game, ANNA)["envoy"] == 4


def test_a_token_whose_step_fails_is_only_stored() -> None:
    """C-64, E-42: it is not offered for use, and says why."""
    game = journey(ANNA, 4, "envoy", me={"tokens": ["vp-2"], "envoy": 3}, **laid("quill", {ANNA: "left"}))
    play(game, ANNA, "a", "city lanzhou")
    assert (asked(game), offered(game)) == ((ANNA, "token"), ["decline"])
    assert game.why_not("token envoy") == "space 4 of the Quill asks for 3 Travel Tokens: you have 2: X-STA-03"


def test_a_morning_decree_steps_on() -> None:
    """X-STA-03, C-64: used, it goes on; where the step fails it is not offered."""
    for envoy, can in ((2, True), (3, False)):
        decrees = {"morning-envoy": [ANNA], "morning-intrigue": [ANNA]}
        me = {ANNA: {"envoy": envoy}}
        game = position(4, phase="morning", day=2, decrees=decrees, seats=me, **laid("quill", {ANNA: "left"}))
        assert ("decree morning-envoy" in offered(game)) == can
        if can:
            play(game, ANNA, "decree morning-envoy")
            assert seat(game, ANNA)["envoy"] == 3
        else:
            assert refusal(game, "decree morning-envoy") == "X-STA-03"


def test_the_steps_of_a_decree_are_offered_one_by_one() -> None:
    """A-57, C-36, E-41: a level 2 Decree of a module brings two steps; the second may be declined."""
    modules = ("stairs", "peasant-revolt")
    game = visiting("decrees", me={"envoy": 1}, decrees={"bid-token": []}, **laid("crane", {ANNA: "right"}, 4, modules))
    play(game, ANNA, "decree bid-token", "pay 2")
    assert offered(game) == ["climb", "decline"]
    play(game, ANNA, "climb")
    assert (seat(game, ANNA)["envoy"], offered(game)) == (2, ["climb", "decline"])
    play(game, ANNA, "decline")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["vp"], asked(game)) == (2, 0, (ANNA, "turn-end"))
    assert "X-PRV-08" in rules_told(game)
