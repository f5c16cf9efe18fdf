"""Meng with extra Decrees and new Gift Cards, and Decrees of level 4."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import asked, offered, play
from tests.solo.alone import ME, MENG, choices, his, mine, solo_of, told
from tests.solo.meng_with import EXTRAS, REVOLT, SUMMER, meng_plays_with, table_for_one, things_of, twilight_with

EX = (EXTRAS,)
FOUR = (SUMMER, REVOLT, EXTRAS)
SCHEMES = {"turn-intrigue": [MENG]}
TOKENS = ["vp-2", "envoy", "intrigue", "wall", "ship", "servants-1"]


def after(automa: str, gift: str = "board-9", **rest: Any) -> Game:
    return meng_plays_with(EX, automa, gift, **rest)


# The benefit of a turn


def test_intrigue_buys_a_jade_at_once() -> None:
    """X-SOL-08: seven steps, at the beginning of his turn; once in a turn."""
    game = after("palace", decrees=SCHEMES, intrigue={"14": [MENG]})

    assert (his(game)["jade"], game.state.intrigue[MENG]) == (1, 7)
    assert choices(game, "meng-schemes") == [("jade", "X-SOL-08")]
    assert not told(after("palace", intrigue={"14": [MENG]}), "X-SOL-08")


def test_a_jade_in_the_middle_of_a_turn() -> None:
    """X-SOL-08: as soon as an action has brought his marker high enough."""
    game = after("intrigue", decrees=SCHEMES, intrigue={"6": [MENG]})

    assert (his(game)["jade"], game.state.intrigue[MENG]) == (1, 0)


@pytest.mark.parametrize(
    ("pool", "steps", "left", "tokens"),
    [
        (2, 2, 1, TOKENS[:2]),  # one Servant short: the benefit of one
        (1, 6, 3, TOKENS[:2]),  # two short: the benefit of two
        (1, 2, 1, []),  # two short, Intrigue for one: tokens for the other
    ],
)
def test_intrigue_comes_before_tokens(pool: int, steps: int, left: int, tokens: list[str]) -> None:
    """X-SOL-08, C-94, E-71: the cheapest benefit that is enough for a Jade of 3 Servants."""
    game = after("jade", decrees=SCHEMES, intrigue={str(steps): [MENG]}, meng={"pool": pool, "tokens": TOKENS[:2]})

    assert (his(game)["jade"], his(game)["pool"], game.state.intrigue[MENG]) == (1, 0, left)
    assert his(game)["tokens"] == tokens
    assert choices(game, "meng-schemes") == [("servants", "X-SOL-08")]


def test_intrigue_is_kept_where_it_would_not_be_enough() -> None:
    """X-SOL-08."""
    game = after("jade", decrees=SCHEMES, intrigue={"6": [MENG]}, meng={"pool": 0})

    assert (his(game)["jade"], game.state.intrigue[MENG]) == (0, 6)


def test_each_twilight_card_is_a_turn() -> None:
    """X-SOL-08, C-94: Intrigue brings a Servant for the first card and two for the second."""
    twice = twilight_with(EX, "palace", "palace", decrees=SCHEMES, intrigue={"5": [MENG]}, meng={"pool": 1})
    assert (his(twice)["envoy"], len(choices(twice, "meng-schemes"))) == (2, 2)


def test_his_benefit_is_for_his_turns_only() -> None:
    """X-SOL-08: not for the human's."""
    game = table_for_one(EX, now={"phase": "day", "seat": ME}, decrees=SCHEMES, intrigue={"9": [MENG]})

    assert his(game)["jade"] == 0


# Cards


def trade(**rest: Any) -> Game:
    hands = {"meng": {"hand": ["extra-3", "hand2-2", "hand2-5"]}, "me": {"hand": ["hand1-3", "hand1-5"]}, **rest}
    return after("palace", "extra-3", **hands)


def reveal(game: Game, card: str) -> None:
    if asked(game) == (CHANCE, "reveal-gift"):
        play(game, CHANCE, f"card {card}")


def test_trading_hands_chance_picks_both_cards() -> None:
    """X-SOL-08, X-SOL-11: a card of his stack for one of the human's hand, and a step of Intrigue."""
    game = trade(intrigue={"1": [MENG]})
    assert (asked(game), offered(game)) == ((CHANCE, "meng-gives"), ["card hand2-2", "card hand2-5"])
    play(game, CHANCE, "card hand2-5")
    assert (asked(game), offered(game)) == ((CHANCE, "meng-takes"), ["card hand1-3", "card hand1-5"])
    play(game, CHANCE, "card hand1-3")

    assert (his(game)["hand"], mine(game)["hand"]) == (["hand1-3", "hand2-2"], ["hand1-5", "hand2-5"])
    assert (game.state.intrigue[MENG], solo_of(game)["under"]) == (0, ["hand1-3"])
    assert {event.kind for event in told(game, "X-SOL-11")} == {"intrigue"}


@pytest.mark.parametrize(
    "rest",
    [
        {},
        {"intrigue": {"1": [MENG]}, "meng": {"hand": ["extra-3"]}},
        {"intrigue": {"1": [MENG]}, "me": {"hand": []}},
    ],
)
def test_no_trade_without_intrigue_or_without_a_card_on_either_side(rest: dict[str, Any]) -> None:
    """X-SOL-08, X-SOL-11."""
    game = trade(**rest)

    assert [event.kind for event in told(game, "X-SOL-08")] == ["cannot-use-card"]
    assert game.state.intrigue[MENG] == (1 if rest else 0)


def test_a_card_the_human_trades_to_him_goes_under_his_stack() -> None:
    """X-SOL-08, E-74: and one taken from under it leaves it."""
    game = table_for_one(
        EX,
        me={"hand": ["extra-3", "hand1-5"]},
        meng={"hand": ["hand2-2"]},
        now={"phase": "day", "seat": ME},
        board={"palace": "board-1"},
        intrigue={"1": [ME]},
        solo={"under": ["hand2-2"]},
    )
    play(game, ME, "card extra-3", "at palace", "trade 1")
    play(game, CHANCE, "card hand2-2")
    assert "under" not in solo_of(game)
    play(game, ME, "card hand1-5")

    assert solo_of(game)["under"] == ["hand1-5"]


def test_swapping_with_the_pile_a_card_of_his_stack_goes() -> None:
    """X-SOL-08: the new one lies under it, unseen."""
    game = after("palace", "extra-4", meng={"hand": ["extra-4", "hand2-2", "hand2-5"]})
    reveal(game, "extra-4")
    assert (asked(game), offered(game)) == ((CHANCE, "meng-swaps"), ["card hand2-2", "card hand2-5"])
    play(game, CHANCE, "card hand2-2", "card draw-8a")

    assert his(game)["hand"] == ["hand2-5", "draw-8a"]
    assert (solo_of(game)["under"], solo_of(game)["drawn"]) == (["draw-8a"], ["draw-8a"])
    assert game.view(ME).to_dict()["modules"]["solo"]["under"] == ["?"]  # type: ignore[index]
    assert choices(game, "meng-swaps") == [("stack", "X-SOL-08")]


def test_without_a_stack_a_discard_goes() -> None:
    """X-SOL-08: also by the token, here at Twilight."""
    game = twilight_with(EX, "jade", meng={"discard": ["hand2-2"]}, map={"fuzhou": "pile-swap"})
    play(game, CHANCE, "card draw-8a")

    assert choices(game, "meng-swaps") == [("discard", "X-SOL-08")]
    assert "draw-8a" in his(game)["hand"]  # it is Night


def test_on_the_wall_he_replaces_a_servant() -> None:
    """X-SOL-08, C-98."""
    game = after("palace", "extra-5", me={"wall": 2}, meng={"pool": 2})

    assert (mine(game)["wall"], his(game)["wall"], his(game)["pool"]) == (1, 1, 1)
    alone = after("palace", "extra-5", meng={"pool": 2, "wall": 1})
    assert [event.kind for event in told(alone, "X-SOL-08")] == ["cannot-use-card"]


def test_a_step_back_for_vp() -> None:
    """X-SOL-08, X-SOL-11, C-98: from the Palace too, not from the start."""
    inside = after("intrigue", "extra-7", meng={"palace": 0})
    at_start = after("intrigue", "extra-7")

    assert (his(inside)["vp"], his(inside).get("palace"), his(at_start)["vp"]) == (2, None, 0)
    assert "retreats" in {event.kind for event in told(inside, "X-SOL-11")}


@pytest.mark.parametrize(
    ("tokens", "vp", "steps"), [(["vp-2", "envoy"], 0, 1), (["envoy", "vp-2", "double"], 2, 0), (["double"], 0, 0)]
)
def test_he_uses_his_latest_token_again(tokens: list[str], vp: int, steps: int) -> None:
    """X-SOL-08, C-98: but for a double one."""
    game = after("travel", map={"fuzhou": "reuse"}, meng={"tokens": tokens})

    assert (his(game)["vp"], his(game)["envoy"]) == (vp, steps)
    assert his(game)["tokens"] == [*tokens, "reuse"]


# Always-lower and always-higher


@pytest.mark.parametrize(
    ("automa", "pool", "acted", "left"),
    [
        ("palace", 2, 2, 0),
        ("palace", 1, 1, 1),
        ("wall", 4, 2, 0),
        ("wall", 3, 1, 2),
    ],
)
def test_always_lower_is_paid_for_to_act_twice(automa: str, pool: int, acted: int, left: int) -> None:
    """X-SOL-11, C-85, E-72: two Servants and what the actions take; else once, for nothing."""
    game = after(automa, "extra-2", meng={"pool": pool})

    assert (his(game)["envoy"] or his(game)["wall"], his(game)["pool"]) == (acted, left)
    assert [event.kind for event in told(game, "X-SOL-11")][1:2] == (["twice"] if acted == 2 else ["meng-once"])


def test_two_jade_need_the_price_of_both() -> None:
    """X-SOL-11, E-72: 2 + 3 + 3 or 4 Servants."""
    assert his(after("jade", "extra-2", meng={"pool": 7}))["jade"] == 1
    assert his(after("jade", "extra-2", meng={"pool": 9}))["jade"] == 2


@pytest.mark.parametrize("there", ["board-1", "board-8"])
def test_values_mean_nothing_to_meng(there: str) -> None:
    """X-SOL-11: his 9 and his 2 go anywhere, free."""
    for gift in ("extra-9", "hand2-2"):
        game = after("intrigue", gift, board={"intrigue": there}, meng={"pool": 0})
        assert game.state.intrigue[MENG] == 1
        assert there in his(game)["discard"]


# Level 4


def buying(four: dict[str, list[int]], **rest: Any) -> Game:
    decrees = {"morning-servant": [], "vp-8": [], "wall-bonus": [], **four}
    return meng_plays_with(FOUR, "decrees", decrees=decrees, **rest)


def test_level_4_comes_first_for_servants() -> None:
    """X-SOL-09, C-78: 3 Servants, and one on the tile; the Envoy stays."""
    game = buying({"neutral-servants": [MENG], "card-values": []}, meng={"pool": 4, "envoy": 5})

    assert game.state.owns(MENG, game.state.rules.tile("card-values"))
    assert (his(game)["pool"], his(game)["envoy"]) == (0, 5)
    assert choices(game, "meng-decree") == [("only", "X-SOL-09")]
    assert {event.kind for event in told(game, "X-SOL-09")} == {"meng-decree", "pays"}


def test_the_surcharge_is_paid_and_what_is_too_dear_passed_over() -> None:
    """X-SOL-09: the human is on the tile, so 4 and 1 are needed."""
    assert buying({"neutral-servants": [MENG], "card-values": [ME]}, meng={"pool": 5}).state.pool[MENG] == 0
    game = buying({"neutral-servants": [MENG], "card-values": [ME]}, meng={"pool": 4})

    assert not game.state.owns(MENG, game.state.rules.tile("card-values"))
    assert choices(game, "meng-level")[0] == ("dear", "X-SOL-09")


@pytest.mark.parametrize(
    ("four", "taken", "decided"),
    [
        ({"neutral-servants": [], "gift-cards": []}, "gift-cards", "board"),
        ({"neutral-servants": [], "gift-cards": [ME]}, "neutral-servants", "cheaper"),
        ({"neutral-servants": [ME], "gift-cards": []}, "gift-cards", "cheaper"),
    ],
)
def test_of_two_the_less_occupied_else_the_one_of_the_peasants(
    four: dict[str, list[int]], taken: str, decided: str
) -> None:
    """X-SOL-09, A-42: the Peasants' board has its tile behind that of the Summer Palace."""
    game = buying(four, meng={"pool": 6})

    assert game.state.owns(MENG, game.state.rules.tile(taken))
    assert choices(game, "meng-decree") == [(decided, "X-SOL-09")]


def test_the_space_of_the_peasants_is_filled_last() -> None:
    """X-SOL-09: in every set-up, so that the last tile of level 4 is theirs."""
    game = gugong.new_game(1, seed=3, modules=FOUR, extra_decrees=("travel-tokens", "card-values"))
    names = [game.state.rules.figures.decrees[tile].name for tile in game.state.tiles]

    assert [name for name in names if name in ("travel-tokens", "card-values")] == ["travel-tokens", "card-values"]


def test_the_audience_stays_in_the_box() -> None:
    """X-SOL-10: it is never drawn, and cannot be chosen."""
    for seed in range(30):
        game = gugong.new_game(1, seed=seed, modules=FOUR)
        assert game.state.rules.tile("audience") not in game.state.tiles
    assert [event.kind for event in told(game, "X-SOL-10")] == ["decree-left-out"]
    with pytest.raises(gugong.ConfigError, match="X-SOL-10"):
        gugong.new_game(1, seed=1, modules=FOUR, extra_decrees=("audience",))


@pytest.mark.parametrize("tile", ["travel-tokens", "intrigue-steps"])
def test_after_either_of_two_he_buys_no_jade_with_intrigue_or_tokens(tile: str) -> None:
    """X-SOL-10, C-86: tokens worth six stay, the Decree of the turn buys none, the Wall brings a Servant."""
    saving: dict[str, list[int]] = {tile: [MENG], **SCHEMES}
    game = meng_plays_with(
        FOUR, "wall", decrees=saving, intrigue={"9": [MENG]}, meng={"pool": 1, "wall": 3, "tokens": TOKENS[:5]}
    )
    assert (his(game)["jade"], game.state.intrigue[MENG], his(game)["pool"]) == (0, 8, 1)
    assert choices(game, "meng-benefit") == [("saves", "S-WAL-01")]

    tokens = meng_plays_with(FOUR, "travel", decrees=saving, meng={"tokens": TOKENS[:5]}, map={"fuzhou": "vp-2"})
    assert (his(tokens)["jade"], len(his(tokens)["tokens"])) == (0, 6)


@pytest.mark.parametrize(("supply", "left", "vp"), [(1, 5, 0), (0, 3, 2)])
def test_full_slots_are_emptied_for_a_servant_or_vp(supply: int, left: int, vp: int) -> None:
    """X-SOL-10, C-86: two tokens for a Servant, without a supply four for VP."""
    game = meng_plays_with(
        FOUR,
        "travel",
        decrees={"travel-tokens": [MENG]},
        meng={"tokens": TOKENS, "supply": supply, "pool": 11 - supply},
        map={"fuzhou": "double"},
    )

    assert (len(his(game)["tokens"]), his(game)["vp"], his(game)["supply"]) == (left, vp, 0)


def test_he_says_when_he_begins_to_save() -> None:
    """X-SOL-10."""
    game = buying({"neutral-servants": [MENG], "intrigue-steps": []}, meng={"pool": 4})

    assert [event.kind for event in told(game, "X-SOL-10")] == ["meng-saves"]
    assert things_of(game, EXTRAS) == {"schemed": False}
