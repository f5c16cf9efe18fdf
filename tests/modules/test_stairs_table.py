"""The Stairs on paper and in views: positions, records, what silence tells, and words."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game, PositionError
from tests.properties.games import check_game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, seat
from tests.staircase import at_palace, laid, morning
from tests.visits import visiting


def reloaded(game: Game) -> Game:
    """Through JSON and back."""
    return Game.from_dict(json.loads(json.dumps(game.to_dict())), chance="ask")


def alike(game: Game) -> None:
    """A position that reads back to the same question."""
    again = reloaded(game)
    assert again.to_dict() == game.to_dict()
    assert (asked(again), offered(again)) == (asked(game), offered(game))


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({"left": "crane"}, "left: no left track is called 'crane'"),
        ({"right": None}, "right: no right track is called None"),
        ({"left": ["quill"]}, "left: no left track is called"),
        ({"on": ["left"]}, "on: a list of 2 sides is needed"),
        ({"on": "left"}, "on: a list of 2 sides is needed"),
        ({"on": ["up", None]}, "on[0]: left, right or null is needed, not 'up'"),
        ({"on": [None, None]}, "on[0]: an Envoy at step 3 is on a track"),
        ({"on": ["left", "left"]}, "on[1]: an Envoy at the start is on no track (X-STA-02)"),
        ({"middle": "quill"}, "nothing is called 'middle' here"),
    ],
)
def test_bad_things_are_refused(things: dict[str, object], said: str) -> None:
    """X-STA-01, X-STA-02."""
    data = {
        "config": {"players": 2, "modules": ["stairs"]},
        "seats": [{"envoy": 3}, {}],
        "modules": {"stairs": things},
    }
    with pytest.raises(PositionError) as refusal:
        Game.from_dict(data)
    assert f"modules.stairs: {said}" in str(refusal.value)


@pytest.mark.parametrize(
    ("row", "side", "said"),
    [
        ({"envoy": 8}, "left", "envoy: 8 is not within 0-7"),
        ({"envoy": 9}, "right", "envoy: 9 is not within 0-8"),
        ({"envoy": 7}, "left", "an Envoy at step 7, and no other, has a spot in the palace"),
        ({"envoy": 7, "palace": 0}, "right", "an Envoy at step 8, and no other, has a spot in the palace"),
    ],
)
def test_an_envoy_stays_on_its_track(row: dict[str, Any], side: str, said: str) -> None:
    """X-STA-01: the Palace is the seventh step on the left and the eighth on the right."""
    with pytest.raises(PositionError) as refusal:
        position(2, seats={ANNA: row}, **laid("quill", {ANNA: side}, 2))
    assert said in str(refusal.value)


def test_what_a_position_leaves_out() -> None:
    """The first track of each side, an Envoy on its way on the left; `palace` alone is enough for one inside."""
    game = position(2, seats={ANNA: {"envoy": 3}, LISA: {"palace": 0}}, config={"players": 2, "modules": ["stairs"]})
    things: Any = game.to_dict()["modules"]
    assert things["stairs"] == {"left": "quill", "right": "crane", "on": ["left", "left"]}
    assert seat(game, LISA)["envoy"] == 7


def test_every_question_of_the_stairs_reads_back() -> None:
    """Positions are taken at each of them, and a stack that does not fit is refused."""
    at_start = at_palace("quill", 0)
    play(at_start, ANNA, "a")
    showing = at_palace("quill", 1, more_cards=("hand1-3",))
    play(showing, ANNA, "a")
    going_back = visiting(
        "decrees",
        me={"envoy": 3},
        more_cards=("hand1-3",),
        decrees={"gift-cards": []},
        **laid("quill", {ANNA: "left"}, 4, ("stairs", "peasant-revolt")),
    )
    play(going_back, ANNA, "decree gift-cards")
    paying = morning("crane", {ANNA: {"envoy": 6}})
    taking = morning("crane", {ANNA: {"envoy": 4}})
    prompts = []
    for game in (at_start, showing, going_back, paying, taking):
        prompts.append(asked(game)[1])
        alike(game)
    assert prompts == ["stairs-track", "stairs-reveal", "stairs-reveal", "stairs-payment", "stairs-bonus"]


@pytest.mark.parametrize(
    ("frame", "said"),
    [
        ({"frame": "track-payment", "seat": 0, "item": 5, "price": 1, "rule": "X-STA-05"}, "no such payment"),
        ({"frame": "track-bonus", "seat": 0, "item": 99, "figure": 1}, "no such bonus"),
        ({"frame": "lay-track", "side": 7}, "laid at set-up"),
        ({"frame": "descend", "seat": 0, "steps": 3, "rule": "X-EXT-09"}, "no card is in hand"),
    ],
)
def test_a_stack_that_does_not_fit_is_refused(frame: dict[str, object], said: str) -> None:
    game = at_palace("quill", 3)
    data: dict[str, Any] = game.to_dict()
    data["stack"].append(frame)
    with pytest.raises(PositionError, match=said):
        Game.from_dict(data)


def test_frames_of_the_stairs_need_the_stairs() -> None:
    data: dict[str, Any] = position(4, config={"players": 4, "modules": ["peasant-revolt"]}).to_dict()
    data["stack"].append({"frame": "climb", "seat": 0, "steps": 1, "walked": 0, "rule": "B-PAL-01"})
    with pytest.raises(PositionError, match="the Stairs are not in play"):
        Game.from_dict(data)


def test_a_position_in_the_middle_of_set_up() -> None:
    """X-STA-01: the left track is drawn, the right one not yet."""
    game = gugong.new_game(2, modules=["stairs"], chance="ask", start=0)
    while game.decision is not None and game.decision.prompt != "lay-track":
        game.play(game.decision.options[0])
    alike(game)
    game.play("track river")
    things: Any = game.to_dict()["modules"]
    assert things["stairs"] == {"left": "river", "right": None, "on": [None, None]}
    alike(game)


def test_a_record_replays_a_climb() -> None:
    game = at_palace("quill", 1, more_cards=("hand1-3",))
    play(game, ANNA, "b", "pay 2", "reveal hand1-3", "done")
    again = gugong.replay(game.record())
    assert again.to_dict() == game.to_dict()
    assert "reveal hand1-3" in game.record(LISA)


# What is known


def hidden_hand(cards: tuple[str, ...], **rest: Any) -> Game:
    """Anna before the Palace; cards drawn from the pile are known to her alone."""
    return at_palace("quill", 1, more_cards=cards, **rest)


def test_silence_tells_nothing_of_a_hand() -> None:
    """C-90, E-42: with a card that others do not know Anna is asked, whether it fits or not."""
    for card in ("draw-2", "draw-9a"):
        game = hidden_hand((card,))
        assert asked(game) == (ANNA, "location-action")
        assert game.view(LISA).asked == ANNA


def test_a_hand_that_all_know_is_not_asked_in_vain() -> None:
    """E-05: everybody sees that no card fits."""
    game = hidden_hand(("hand1-7",))
    assert asked(game) == (ANNA, "turn-end")


def test_a_benefit_asks_whatever_the_hand() -> None:
    """C-90, E-42: the Wall's step, with a hand that others do not know."""
    for card, answers in (("draw-2", ["reveal draw-2", "decline"]), ("draw-9a", ["decline"])):
        keys = laid("quill", {ANNA: "left"})
        game = visiting("wall", me={"envoy": 1, "wall": 4}, wall={LISA: 1}, more_cards=(card,), **keys)
        play(game, ANNA, "a", "place servant")
        assert (asked(game), offered(game)) == ((ANNA, "stairs-reveal"), answers)


def test_the_decrees_official_asks_whatever_the_hand() -> None:
    """C-90, E-42: only a Decree of level 4 could be had, by a card nobody else knows."""
    for card, can in (("draw-2", True), ("draw-9a", False)):
        keys = laid("quill", {ANNA: "left"}, 4, ("stairs", "peasant-revolt"))
        me = {"envoy": 3, "pool": 1}
        game = visiting("decrees", me=me, more_cards=(card,), decrees={"gift-cards": []}, **keys)
        assert asked(game) == (ANNA, "location-action")
        assert ("decree gift-cards" in offered(game)) == can


def test_a_morning_decree_asks_whatever_the_hand() -> None:
    """C-90, E-42: the Decree moves the Envoy, and only its owner knows whether it can."""
    for card, can in (("draw-2", True), ("draw-9a", False)):
        rows = {ANNA: {"envoy": 1, "hand": [card]}}
        game = morning("quill", rows, decrees={"morning-envoy": [ANNA]})
        assert asked(game) == (ANNA, "morning-decrees")
        assert ("decree morning-envoy" in offered(game)) == can


def dealt_hands(game: Game, viewer: int, of: int) -> list[list[str]]:
    """Hands that `viewer` deals to another player, many times."""
    random = Random(5)
    return [seat(gugong.determinize(game.view(viewer), random), of)["hand"] for _ in range(60)]


def fits(hand: list[str]) -> bool:
    """Whether it has a card of 1-3."""
    return any(card.rstrip("abc")[-1] in "123" for card in hand)


def test_whoever_has_chosen_to_show_a_card_has_one() -> None:
    """C-65, C-90: at the question, and already while the Palace action is paid; before that nobody can tell."""
    game = hidden_hand(("draw-2", "draw-9a"))
    assert not all(fits(hand) for hand in dealt_hands(game, LISA, ANNA))
    play(game, ANNA, "b")
    assert asked(game) == (ANNA, "pay")
    assert all(fits(hand) for hand in dealt_hands(game, LISA, ANNA))
    play(game, ANNA, "pay 2")
    assert asked(game) == (ANNA, "stairs-reveal")
    hands = dealt_hands(game, DAVID, ANNA)
    assert all(fits(hand) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 3
    play(game, ANNA, "reveal draw-2")
    assert all("draw-2" in hand for hand in dealt_hands(game, LISA, ANNA))


def test_a_benefit_says_nothing_of_the_hand() -> None:
    """C-90: the one asked for a card may have none."""
    keys = laid("quill", {ANNA: "left"})
    game = visiting("wall", me={"envoy": 1, "wall": 4}, wall={LISA: 1}, more_cards=("draw-2",), **keys)
    play(game, ANNA, "a", "place servant")
    assert not all(fits(hand) for hand in dealt_hands(game, LISA, ANNA))


def test_on_the_way_back_the_hand_has_the_card() -> None:
    """C-67: the descent was judged before it was begun."""
    keys = laid("quill", {ANNA: "left"}, 4, ("stairs", "peasant-revolt"))
    cards = ("draw-2", "draw-9a")
    game = visiting("decrees", me={"envoy": 3}, more_cards=cards, decrees={"gift-cards": []}, **keys)
    play(game, ANNA, "decree gift-cards")
    assert all(fits(hand) for hand in dealt_hands(game, LISA, ANNA))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_property_holds_with_the_stairs(players: int) -> None:
    """The properties of all games, in games with this module alone."""
    for seed in (players, players + 4):  # eight of the tastes of a player
        assert check_game(players, seed, modules=("stairs",)).over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_other_modules_hold_together(players: int) -> None:
    """Tracks, positions, copies, undo, records, views and what is dealt from them, at some decisions of each game."""
    for seed in range(3):
        random = Random(f"{players} {seed}")
        game = gugong.new_game(players, modules=["stairs", "peasant-revolt", "extras"], seed=seed)
        while game.decision is not None:
            texts = offered(game)
            assert len(texts) == len(set(texts)) > 0
            envoys_are_on_tracks(game)
            if random.random() < 0.01 or (asked(game)[1].startswith("stairs-") and random.random() < 0.1):
                everything_holds(game, random)
            game.play(random.choice(game.decision.options))
        assert Game.from_dict(game.to_dict()).to_dict() == game.to_dict()


def envoys_are_on_tracks(game: Game) -> None:
    """An Envoy at the start is on no track, any other on one; inside, and only inside, it has a spot."""
    things: Any = game.to_dict()["modules"]
    stairs = things["stairs"]
    steps = {None: 8, "left": 7, "right": 8}
    for who in range(game.players):
        row, side = seat(game, who), stairs["on"][who]
        assert (row["envoy"] > 0) == (side is not None)
        assert (row["envoy"] == steps[side]) == (row["palace"] is not None)
        on_decrees = sum(owners >> who & 1 for owners in game.state.decree_owners)
        ships = sum(ship.servants for ship in game.state.canal if ship is not None and ship.owner == who)
        held = row["pool"] + row["supply"] + row["wall"] + sum(row["rewards"].values()) + on_decrees + ships
        assert held == 12


def everything_holds(game: Game, random: Random) -> None:
    """What must be true of any position."""
    assert game.decision is not None
    before = game.to_dict()
    alike(game)
    assert gugong.replay(game.record()).to_dict() == before
    trial = game.copy()
    trial.play(random.choice(game.decision.options))
    trial.undo()
    assert trial.to_dict() == before
    for who in range(game.players):
        shown = json.dumps(game.view(who).to_dict())
        dealt = gugong.determinize(game.view(who), random)
        assert json.dumps(dealt.view(who).to_dict()) == shown
        assert asked(dealt) == asked(game)
        for _ in range(10):
            if dealt.decision is None:
                break
            dealt.play(random.choice(dealt.decision.options))
    assert game.to_dict() == before
