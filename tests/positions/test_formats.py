"""Positions in both formats: written by an older release, by hand, or with their keys sorted by another tool."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game, PositionError
from gugong.configuration import MODULES
from gugong.notation.stack import renewed
from tests.properties.counting import asked
from tests.properties.mixes import Mix
from tests.scenes import ANNA, offered, play

FORMAT_1 = [json.loads(line) for line in Path(__file__).with_name("format_1.jsonl").read_text("utf-8").splitlines()]
KINDS = [
    Mix(2),
    Mix(3, expert=True),
    Mix(5, ("extras", "summer-palace"), layered_pile=True),
    Mix(4, MODULES),
    Mix(2, bonus_tokens="current"),
    Mix(4, bonus_tokens="first"),
    Mix(1, MODULES),
    Mix(1, ("peasant-revolt",), difficulty="hard"),
]
TWO_BOARDS: dict[str, Any] = {"players": 1, "modules": ["summer-palace", "peasant-revolt"]}


@pytest.mark.parametrize("row", FORMAT_1, ids=lambda row: f"{row['position']['config']['players']}-{row['prompt']}")
def test_the_first_format_is_still_read(row: dict[str, Any]) -> None:
    """Positions of every kind of game that the release before wrote; its Decrees lie as its keys stand."""
    old = row["position"]
    game = Game.from_dict(old, chance="ask")
    new: Any = game.to_dict()

    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (row["seat"], row["prompt"])
    assert (old["format"], new["format"]) == (1, 2)
    lying = [tile for board in ("main", "summer-palace", "peasant-revolt") for tile in new["tiles"].get(board, [])]
    assert lying == list(old["decrees"])
    assert without_causes(new["stack"]) == [renewed(frame) for frame in old["stack"]]
    assert {key: new[key] for key in ("seats", "board", "decrees", "pile", "canal")} == {
        key: old[key] for key in ("seats", "board", "decrees", "pile", "canal")
    }


def without_causes(stack: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows as earlier releases wrote them: what brought a step about was to be known by its rule."""
    return [{field: value for field, value in row.items() if field != "cause"} for row in stack]


@pytest.mark.parametrize("mix", [Mix(4), Mix(3, ("stairs",)), Mix(2, MODULES), Mix(1, ("stairs",))], ids=Mix.arguments)
def test_steps_without_their_cause_are_still_read(mix: Mix) -> None:
    """Of every step that is under way while somebody is asked, the rule tells the cause."""
    random = Random(3)
    seen: set[str] = set()
    for seed in range(5):
        game = gugong.new_game(**mix.options(), seed=seed, chance="ask")
        while game.decision is not None:
            written: Any = game.to_dict()
            causes = {row["cause"] for row in written["stack"] if "cause" in row}
            if causes:
                assert Game.from_dict(written | {"stack": without_causes(written["stack"])}, chance="ask") == game
                seen |= causes
            game.play(random.choice(game.decision.options))
    assert "choice" in seen
    assert "benefit" in seen or "stairs" not in mix.modules  # where each step is asked about


@pytest.mark.parametrize(
    ("rule", "cause", "alone"), [("B-TRV-06", None, True), ("B-DL1-03", None, False), ("B-TRV-06", "benefit", False)]
)
def test_a_servant_for_tokens_is_chosen_before_the_next_exchange(rule: str, cause: str | None, alone: bool) -> None:
    """E-02: told by the cause where it is written, by the rule where an earlier release wrote the row."""
    gain: dict[str, Any] = {
        "frame": "gain",
        "seat": ANNA,
        "most": 1,
        "rule": rule,
        **({"cause": cause} if cause else {}),
    }
    rest: Any = Game.from_dict({"config": {"players": 2}, "now": {"phase": "day", "seat": ANNA}}).to_dict()["stack"]
    seats = [{"tokens": ["vp-2", "vp-2", "vp-2"], "double": "supply", "hand": ["hand1-5"]}, {}]
    game = Game.from_dict({"config": {"players": 2}, "seats": seats, "stack": [*rest, gain]})

    assert bool([answer for answer in offered(game) if answer.startswith("exchange")]) is not alone


def test_a_cause_that_a_step_does_not_know_is_refused() -> None:
    """The Envoy does not go up for tokens."""
    step = {"frame": "advance-envoy", "seat": ANNA, "steps": 1, "rule": "B-PAL-01", "cause": "tokens"}
    with pytest.raises(
        PositionError, match=r"stack\[0\].cause: nothing is called 'tokens' here; benefit, choice are known"
    ):
        Game.from_dict({"config": {"players": 2}, "stack": [step]})


@pytest.mark.parametrize("mix", KINDS, ids=lambda mix: mix.arguments())
def test_the_order_of_keys_says_nothing(mix: Mix) -> None:
    """Every position, chance's and set-up's among them, is the same with its keys sorted, and plays on alike."""
    random = Random(7)
    game = gugong.new_game(**mix.options(), seed=5, chance="ask")
    while game.decision is not None:
        if random.randrange(6) == 0:
            again = Game.from_dict(json.loads(json.dumps(game.to_dict(), sort_keys=True)), seed=3, chance="ask")
            assert json.dumps(again.to_dict()) == json.dumps(game.to_dict())
            assert asked(again.decision) == asked(game.decision)
        if random.randrange(60) == 0:
            one = Game.from_dict(game.to_dict(), seed=3)
            other = Game.from_dict(json.loads(json.dumps(game.to_dict(), sort_keys=True)), seed=3)
            for _ in range(25):
                assert asked(one.decision) == asked(other.decision)
                if one.decision is not None:
                    answer = random.choice(one.decision.options).text
                    one.play(answer)
                    other.play(answer)
        game.play(random.choice(game.decision.options))
    assert Game.from_dict(game.to_dict()).to_dict() == game.to_dict()


def tiles(decrees: dict[str, list[int]], **rest: Any) -> dict[str, list[str]]:
    """How Decrees lie that were written as an object."""
    written: Any = Game.from_dict({"config": {"players": 2}, "decrees": decrees, **rest}).to_dict()
    lying: dict[str, list[str]] = written["tiles"]
    return lying


def test_decrees_by_hand_lie_in_the_catalogs_order() -> None:
    """A-42: an object has no order, `tiles` has."""
    one = tiles({"vp-8": [0], "vp-per-jade": [1]})

    assert one == tiles({"vp-per-jade": [1], "vp-8": [0]})
    assert sorted(one["main"][4:]) == ["vp-8", "vp-per-jade"]
    turned = [*one["main"][:4], *reversed(one["main"][4:])]
    assert tiles({}, tiles={"main": turned})["main"] == turned
    assert tiles({}, tiles={"main": ["vp-per-jade"]})["main"][4] == "vp-per-jade"


def test_level_4_tiles_know_their_board() -> None:
    """X-SOL-09: without Extras each board has its own, however they are named; with them `tiles` says which."""
    own = {"summer-palace": ["neutral-servants"], "peasant-revolt": ["gift-cards"]}
    for names in (["neutral-servants", "gift-cards"], ["gift-cards", "neutral-servants"], ["gift-cards"], []):
        lying = tiles({name: [] for name in names}, config=TWO_BOARDS)
        assert {board: lying[board] for board in own} == own
    extras = {**TWO_BOARDS, "modules": [*TWO_BOARDS["modules"], "extras"]}
    there = {"peasant-revolt": ["card-values"], "summer-palace": ["gift-cards"]}
    lying = tiles({}, config=extras, tiles=there)
    assert {board: lying[board] for board in there} == there


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"main": ["vp-8", "vp-8"]}, "twice"),
        ({"main": ["gift-cards"]}, "level 4|module"),
        ({"peasant-revolt": ["gift-cards", "neutral-servants"]}, "one Decree"),
        ({"peasant-revolt": ["vp-8"]}, "level 3"),
        ({"stairs": []}, "nothing is called"),
        ({"main": "vp-8"}, "a list"),
    ],
)
def test_tiles_that_cannot_lie_so_are_refused(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        tiles({}, config=TWO_BOARDS, tiles=given)


LAYERED = {"players": 2, "modules": ["extras"], "layered_pile": True}


def piles(**given: Any) -> tuple[list[str], list[str], list[str]]:
    """The pile, what lies below it and what is in the box."""
    written: Any = Game.from_dict({"config": LAYERED, **given}).to_dict()
    assert Game.from_dict(written).to_dict() == written
    return written["pile"], written["lower_pile"], written["box"]


def test_each_part_of_the_pile_may_be_left_out() -> None:
    """C-71: what a position does not name of it is worked out; no card is lost without being asked to."""
    pile, lower, box = piles()
    assert (pile, lower, box) == (*piles(pile=pile)[:2], [])
    assert (pile, lower, box) == (*piles(lower_pile=lower)[:2], [])
    assert piles(lower_pile=lower[:2]) == (pile, lower[:2], lower[2:])
    assert piles(pile=pile[:2]) == (pile[:2], lower, pile[2:])


def test_a_small_table_can_be_written() -> None:
    """Two cards are the pile, the others are out of the game, and what was written reads back."""
    game = Game.from_dict({"config": {"players": 2}, "pile": ["draw-9a", "draw-2"]}, chance="ask")
    written: Any = game.to_dict()

    assert written["pile"] == ["draw-2", "draw-9a"]
    assert "draw-3" in written["box"]
    assert Game.from_dict(written).to_dict() == written
    assert game.view(0).to_dict()["box"] == written["box"]


@pytest.mark.parametrize("more", [{"box": []}, {"format": 1}])
def test_where_all_cards_are_named_none_may_be_missing(more: dict[str, Any]) -> None:
    """What `to_dict` has written says what is in the box, so a card lost from it is noticed."""
    with pytest.raises(PositionError, match="nowhere: draw-3"):
        Game.from_dict({"config": {"players": 2}, "pile": ["draw-9a", "draw-2"], **more})


def test_a_view_shows_the_box_and_nothing_more_by_it() -> None:
    game = gugong.new_game(3, modules=["extras"], seed=8)
    for _ in range(60):
        game.play(offered(game)[0])
        assert [game.view(seat).to_dict()["box"] for seat in range(3)] == [[], [], []]


def test_what_the_flip_of_a_token_has_left_reads_back() -> None:
    """X-SOL-06: Meng's bid token may count against his bid while chance is asked for the next flip."""
    from tests.solo.test_meng_revolt_stairs import revolt

    game = revolt(["board-2", "draw-9a"], decrees={"bid-token": [1]})
    flipped = ""
    while flipped != "flip -2":
        flipped = "flip -2" if "flip -2" in offered(game) else offered(game)[-1]
        game.play(flipped)
        assert Game.from_dict(game.to_dict(), chance="ask").to_dict() == game.to_dict()


def test_short_forms_for_people() -> None:
    """Objects as they were always written by hand, without a format number."""
    game = Game.from_dict(
        {
            "config": {"players": 3},
            "decrees": {"vp-8": [0]},
            "intrigue": {"12": [2, 1]},
            "canal": {"a2": {"seat": 0, "servants": 1}},
            "seats": [{"hand": ["hand1-5"]}],
            "now": {"phase": "day", "seat": 0},
        }
    )
    play(game, ANNA, "card hand1-5")
    written: Any = game.to_dict()
    assert (written["decrees"]["vp-8"], written["intrigue"]) == ([0], {"0": [0], "12": [2, 1]})
