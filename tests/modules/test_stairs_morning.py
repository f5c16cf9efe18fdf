"""What right tracks give and take every Morning, and upkeep in the Palace."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, seat
from tests.staircase import at_palace, laid, morning, tracks_of
from tests.visits import kinds_told, refusal


def figures(game: Game, who: int = ANNA) -> dict[str, Any]:
    """What tracks give and take, of one player."""
    row = seat(game, who)
    return {
        "servants": row["pool"],
        "intrigue": game.state.intrigue[who],
        "jade": row["jade"],
        "vp": row["vp"],
        "envoy": row["envoy"],
    }


RICH: dict[str, Any] = {"pool": 3, "jade": 2, "vp": 5}
START = {"servants": 3, "intrigue": 4, "jade": 2, "vp": 5}


@pytest.mark.parametrize(
    ("track", "envoy", "answer", "change"),
    [
        ("crane", 1, "gain 1", {"servants": 4}),
        ("tiger", 4, "gain 2", {"servants": 5}),
        ("tiger", 1, "bonus", {"intrigue": 5}),
        ("dragon", 2, "bonus", {"intrigue": 6}),
        ("phoenix", 3, "bonus", {"intrigue": 7}),
        ("turtle", 5, "bonus", {"jade": 3}),
        ("crane", 4, "bonus", {"vp": 6}),
        ("dragon", 5, "bonus", {"vp": 7}),
    ],
)
def test_a_bonus_may_be_taken(track: str, envoy: int, answer: str, change: dict[str, int]) -> None:
    """X-STA-05, C-68: before the new Servants; all of it, or none."""
    seats = {ANNA: {**RICH, "envoy": envoy}}
    game = morning(track, seats, intrigue={4: [ANNA]})
    assert (asked(game), offered(game)) == ((ANNA, "stairs-bonus"), [answer, "decline"])
    play(game, ANNA, answer)
    assert figures(game) == {**START, "envoy": envoy, **change}
    assert asked(game) == (ANNA, "morning-servants")
    assert kinds_told(game, "X-STA-05")

    game = morning(track, seats, intrigue={4: [ANNA]})
    play(game, ANNA, "decline")
    assert figures(game) == {**START, "envoy": envoy}


@pytest.mark.parametrize(
    ("track", "envoy", "change"),
    [
        ("crane", 3, {"intrigue": 3}),
        ("tiger", 5, {"intrigue": 2}),
        ("turtle", 3, {"intrigue": 1}),
        ("dragon", 6, {"jade": 1}),
        ("tiger", 2, {"vp": 4}),
    ],
)
def test_a_payment_is_compulsory(track: str, envoy: int, change: dict[str, int]) -> None:
    """X-STA-05, C-68: where there is no choice of pieces it is not even asked."""
    game = morning(track, {ANNA: {**RICH, "envoy": envoy}}, intrigue={4: [ANNA]})
    assert asked(game) == (ANNA, "morning-servants")
    assert figures(game) == {**START, "envoy": envoy, **change}
    assert kinds_told(game, "X-STA-05")


@pytest.mark.parametrize(("track", "envoy", "due"), [("crane", 6, 1), ("turtle", 6, 2)])
def test_servants_are_paid_in_pieces_of_the_payers_choice(track: str, envoy: int, due: int) -> None:
    """X-STA-05, C-03, C-68: the Double may pay; to step back instead is refused."""
    game = morning(track, {ANNA: {**RICH, "envoy": envoy, "double": "pool", "tokens": ["vp-2", "ship"]}})
    assert offered(game) == [f"pay {due}", "pay double", "exchange 2"]
    assert refusal(game, "step-back") == "C-68"
    assert refusal(game, "pay 3") == "C-03"
    play(game, ANNA, "pay double")
    assert (seat(game, ANNA)["double"], seat(game, ANNA)["pool"], seat(game, ANNA)["envoy"]) == ("supply", 3, envoy)


@pytest.mark.parametrize(
    ("track", "envoy", "has"),
    [
        ("crane", 6, {"pool": 0}),
        ("turtle", 6, {"pool": 1}),
        ("turtle", 3, {}),  # three steps of Intrigue are due, and the marker is on 2
        ("tiger", 2, {"vp": 0}),
        ("dragon", 6, {"jade": 0}),
    ],
)
def test_who_cannot_pay_goes_one_step_back(track: str, envoy: int, has: dict[str, int]) -> None:
    """X-STA-05, C-68: nothing is paid, not even a part, and nothing is paid or gained on the space reached."""
    row = {**RICH, "envoy": envoy, **has}
    game = morning(track, {ANNA: row}, intrigue={2: [ANNA]})
    assert asked(game) == (ANNA, "morning-servants")
    expected = {"servants": row["pool"], "intrigue": 2, "jade": row["jade"], "vp": row["vp"], "envoy": envoy - 1}
    assert figures(game) == expected
    assert kinds_told(game, "X-STA-05") == ["stairs-unable", "retreats"]
    assert tracks_of(game)[ANNA] == "right"


def test_back_at_the_start_either_track_is_open_again() -> None:
    """X-STA-02, X-STA-05: a payment on the first space; here the catalog's owner has one printed there."""
    overrides = {"stairs": {"right": {"crane": {"1": "-1 jade"}}}}
    catalog = {"edition": "1", "overrides": overrides}
    game = morning("crane", {ANNA: {"envoy": 1}}, catalog=catalog)
    assert (seat(game, ANNA)["envoy"], tracks_of(game)[ANNA]) == (0, None)


@pytest.mark.parametrize(
    ("track", "envoy", "has", "exchange", "then"),
    [
        ("crane", 6, {"pool": 0}, "exchange 2", "pay 1"),
        ("tiger", 2, {"vp": 0}, "exchange 4", None),
        ("dragon", 6, {"jade": 0}, "exchange 6", None),
    ],
)
def test_tokens_may_be_exchanged_to_pay(
    track: str, envoy: int, has: dict[str, int], exchange: str, then: str | None
) -> None:
    """C-68, E-45: whoever has tokens may keep them and step back, or exchange them and stay."""
    tokens = ["vp-2", "vp-2", "vp-2", "vp-2", "double"]
    row = {**RICH, "envoy": envoy, "tokens": tokens, **has}
    game = morning(track, {ANNA: row})
    assert (asked(game), offered(game)) == (
        (ANNA, "stairs-payment"),
        ["step-back", "exchange 2", "exchange 4", "exchange 6"],
    )
    stay = game.copy()
    play(game, ANNA, "step-back")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["tokens"]) == (envoy - 1, tokens)

    play(stay, ANNA, exchange)
    while asked(stay)[1] == "exchange-tokens":
        play(stay, ANNA, "token vp-2")
    if then:
        assert refusal(stay, "step-back") == "C-68"
        play(stay, ANNA, then)
    assert (asked(stay)[1], seat(stay, ANNA)["envoy"]) == ("morning-servants", envoy)


def test_no_exchange_brings_intrigue() -> None:
    """C-68, E-05: whoever lacks it is not asked."""
    game = morning("crane", {ANNA: {"envoy": 3, "tokens": ["vp-2", "ship", "wall", "double"]}})
    assert (asked(game)[1], seat(game, ANNA)["envoy"]) == ("morning-servants", 2)


def test_everyone_in_the_new_turn_order() -> None:
    """C-68: from the start player on; who is on a left track, at the start or on an empty space is not asked."""
    rows = {ANNA: {"envoy": 1}, LISA: {"envoy": 2}, DAVID: {"envoy": 1}}
    game = morning("crane", rows, medal=DAVID)
    order = []
    while asked(game)[1] == "stairs-bonus":
        order.append(asked(game)[0])
        game.play("gain 1")
    assert order == [DAVID, ANNA]
    assert asked(game) == (DAVID, "morning-servants")

    game = morning("quill", {ANNA: {"envoy": 2}})
    assert asked(game)[1] == "morning-servants"


def test_decrees_come_first() -> None:
    """C-68, B-MOR-05: the Envoy steps by Decree, then the space it has reached counts."""
    decrees = {"morning-envoy": [ANNA]}
    game = morning("crane", {ANNA: {"envoy": 3}}, decrees=decrees, intrigue={4: [ANNA]})
    play(game, ANNA, "decree morning-envoy")
    assert (asked(game), game.state.intrigue[ANNA]) == ((ANNA, "stairs-bonus"), 4)


def test_the_underdog_comes_before_the_stairs() -> None:
    """E-44, C-48, C-68: Anna is last with Lisa, although her track is about to bring VP."""
    keys = laid("phoenix", {ANNA: "right"}, 4, ("stairs", "extras"))
    rows = {ANNA: {"envoy": 1, "vp": 3}, LISA: {"vp": 3}, DAVID: {"vp": 4}, 3: {"vp": 4}}
    game = position(4, phase="morning", day=2, seats=rows, decrees={"morning-underdog": [ANNA]}, **keys)
    assert (asked(game), seat(game, ANNA)["vp"]) == ((ANNA, "stairs-bonus"), 5)


@pytest.mark.parametrize("track", ["dragon", "turtle"])
def test_upkeep_in_the_palace(track: str) -> None:
    """X-STA-06, C-69: a Servant every Morning, from those who came by that track and from nobody else."""
    keys = laid(track, {ANNA: "right", LISA: "left", DAVID: "right"})
    rows = {ANNA: {"palace": 0, "pool": 1}, LISA: {"palace": 1}, DAVID: {"envoy": 7}}
    game = position(4, phase="morning", day=2, seats=rows, **keys)
    assert (asked(game), offered(game)) == ((ANNA, "stairs-payment"), ["pay 1"])
    play(game, ANNA, "pay 1")
    assert (asked(game)[1], seat(game, ANNA)["palace"], seat(game, ANNA)["pool"]) == ("morning-servants", 0, 0)
    assert kinds_told(game, "X-STA-06") == ["pays"]


def test_who_cannot_pay_the_upkeep_leaves_the_palace() -> None:
    """X-STA-06, C-69, X-GEN-02: one step out; nothing is due on the last space this Morning."""
    game = morning("dragon", {ANNA: {"palace": 1, "pool": 0}, LISA: {"palace": 0, "pool": 1}})
    play(game, LISA, "pay 1")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"], seat(game, LISA)["palace"]) == (7, None, 0)
    assert kinds_told(game, "X-STA-06") == ["stairs-unable", "retreats", "pays"]


def test_tracks_without_upkeep_let_their_envoys_rest() -> None:
    """X-STA-06: the Crane asks nothing of those inside, and no left track does."""
    for track in ("crane", "quill"):
        game = morning(track, {ANNA: {"palace": 0, "pool": 0}})
        assert (asked(game)[1], seat(game, ANNA)["palace"]) == ("morning-servants", 0)


def test_a_bonus_of_servants_needs_a_supply() -> None:
    """X-STA-05, C-02: with an empty supply there is nothing to ask."""
    game = morning("tiger", {ANNA: {"envoy": 4, "pool": 12}})
    assert asked(game) == (LISA, "morning-servants")
    game = morning("tiger", {ANNA: {"envoy": 4, "pool": 11}})
    assert offered(game) == ["gain 1", "decline"]


def test_conditions_are_for_moving_payments_for_the_morning() -> None:
    """A-54: an Envoy goes onto a space that takes a VP and pays none; one on a left track is asked nothing later."""
    arrives = at_palace("tiger", 1, {"vp": 0})
    play(arrives, ANNA, "a")
    assert figures(arrives)["envoy"] == 2
    assert figures(morning("tiger", {ANNA: {"envoy": 2, "vp": 0}}))["envoy"] == 1

    stays = morning("quill", {ANNA: {"envoy": 2, "hand": []}})
    assert (asked(stays), figures(stays)["envoy"]) == ((ANNA, "morning-servants"), 2)
    assert asked(at_palace("quill", 1)) == (ANNA, "turn-end")  # nor could it have come there without a card of 1 to 3
