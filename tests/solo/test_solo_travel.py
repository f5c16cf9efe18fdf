"""Meng's way round the map, and his Travel Tokens."""

from __future__ import annotations

import pytest

from gugong.engine.ids import CHANCE
from tests.scenes import asked, offered, play
from tests.solo.alone import MENG, alone, choices, his, meng_plays, only, solo_of, told, twilight

ROUND = [
    *("fuzhou", "hangzhou", "jinan", "liaoyang", "beijing", "datong", "ningxia", "jiayuguan", "lanzhou"),
    *("chengdu", "kunming", "guiyang", "guilin", "guangzhou"),
]
INNER = ["xian", "taiyuan", "kaifeng", "chongqing", "wuchang", "nanjing"]
TOKENS = ["servants-1"] * 4 + ["vp-2"] * 4 + ["envoy"] * 3 + ["intrigue"] * 3 + ["servants-2"] * 4 + ["wall"] * 2


def tokens_on(*cities: str) -> dict[str, str]:
    return dict(zip(cities, TOKENS, strict=False))


def goes(here: str | None, *cities: str) -> tuple[str, str]:
    """Where Meng goes from here when these cities have tokens, and what decided."""
    game = meng_plays("travel", map=tokens_on(*cities), meng={"traveller": here})
    decided = choices(game, "meng-way")
    return his(game)["traveller"], decided[0][0] if decided else ""


def test_he_enters_in_the_lower_right() -> None:
    """S-TRV-01: at the first city of his round with a token."""
    assert goes(None, *ROUND, *INNER) == ("fuzhou", "enters")
    assert goes(None, *ROUND[2:], *INNER) == ("jinan", "enters")


def test_with_a_bare_round_he_enters_at_the_first_city_there_is() -> None:
    """S-TRV-01: E-64."""
    assert goes(None, "kaifeng", "nanjing") == ("kaifeng", "enters")


@pytest.mark.parametrize(("here", "there"), [("fuzhou", "hangzhou"), ("beijing", "datong"), ("guangzhou", "fuzhou")])
def test_he_walks_round_counter_clockwise(here: str, there: str) -> None:
    """S-TRV-01: to the next city of the perimeter, though inner ones are as near."""
    cities = [city for city in [*ROUND, *INNER] if city != here]

    assert goes(here, *cities) == (there, "round")


def test_he_passes_cities_without_a_token() -> None:
    """S-TRV-01: he jumps like anyone, all round the map if need be (A-44)."""
    assert goes("fuzhou", "beijing", "kaifeng", "guangzhou") == ("beijing", "round")
    assert goes("beijing", "hangzhou", "kaifeng") == ("hangzhou", "round")


def test_a_bare_round_sends_him_inward_to_the_nearest_token() -> None:
    """S-TRV-01: by roads; a tie goes by the catalog's order (C-76)."""
    assert goes("beijing", "nanjing", "xian") == ("nanjing", "bare")
    assert goes("beijing", "kaifeng", "nanjing") == ("kaifeng", "bare")
    assert goes("datong", "wuchang", "kaifeng") == ("kaifeng", "bare")


def test_on_the_same_day_he_stays_inside() -> None:
    """S-TRV-01: as long as his round is bare."""
    assert goes("kaifeng", "xian", "nanjing") == ("nanjing", "nearest")


def test_the_next_day_he_goes_back_to_the_nearest_city_of_his_round() -> None:
    """S-TRV-01: though an inner city is as near; a tie goes by the catalog's order."""
    cities = [city for city in [*ROUND, *INNER] if city != "xian"]

    assert goes("xian", *cities) == ("ningxia", "back")
    assert goes("kaifeng", "taiyuan", "nanjing", "liaoyang", "jinan") == ("jinan", "back")


def test_a_token_in_the_way_stops_him_as_anyone() -> None:
    """S-TRV-01: A-44, he cannot pass a city with a token on his way back."""
    inner = ["chongqing", "taiyuan", "nanjing"]
    game = meng_plays("travel", map=tokens_on("hangzhou", "datong", "guiyang", *inner), meng={"traveller": "wuchang"})

    assert his(game)["traveller"] == "guiyang"


def test_no_token_no_step() -> None:
    """S-TRV-01: nothing at all on the map, nothing happens."""
    game = meng_plays("travel", map={}, meng={"traveller": "beijing"})

    assert his(game)["traveller"] == "beijing"
    assert choices(game, "meng-cannot") == [("no-city", "S-DAY-03")]


@pytest.mark.parametrize(
    ("token", "key", "value"),
    [
        ("servants-1", "pool", 7),
        ("servants-2", "pool", 8),
        ("envoy", "envoy", 1),
        ("vp-2", "vp", 2),
        ("wall", "wall", 1),
    ],
)
def test_most_tokens_do_for_him_what_they_do_for_anyone(token: str, key: str, value: int) -> None:
    """S-TRV-02: only three are special."""
    game = meng_plays("travel", map={"fuzhou": token})

    assert his(game)[key] == value
    assert his(game)["tokens"] == [token]
    assert told(game, "S-TRV-02") == []


def test_the_intrigue_and_ship_tokens() -> None:
    """S-TRV-02: a step of the marker, no medal; a Servant of the supply on a Ship."""
    game = meng_plays("travel", map={"fuzhou": "intrigue"})
    ship = meng_plays("travel", map={"fuzhou": "ship"})

    assert (game.state.intrigue[MENG], game.state.medal) == (1, -1)
    assert ship.state.canal[0] is not None
    assert (his(ship)["pool"], his(ship)["supply"]) == (6, 5)


@pytest.mark.parametrize(("pool", "jade", "left"), [(3, 1, 0), (2, 0, 2)])
def test_three_servants_for_a_jade_if_his_pool_has_them(pool: int, jade: int, left: int) -> None:
    """S-TRV-02: C-77, tokens are not changed for it."""
    game = meng_plays("travel", map={"fuzhou": "pay-3-jade"}, meng={"pool": pool, "tokens": ["vp-2", "vp-2"]})

    assert (his(game)["jade"], his(game)["pool"], len(his(game)["tokens"])) == (jade, left, 3)


def test_a_swap_token_is_a_point() -> None:
    """S-TRV-02: he never swaps."""
    game = meng_plays("travel", map={"fuzhou": "swap"})

    assert his(game)["vp"] == 1
    assert choices(game, "meng-instead") == [("swap", "S-TRV-02")]


def test_take_back_recovers_the_top_of_his_discard() -> None:
    """S-TRV-02: the card he has just taken goes under his stack, to be played today."""
    game = alone(
        meng={"hand": ["board-9", "board-8"], "discard": ["board-1"]},
        now={"phase": "day", "seat": MENG},
        map={"fuzhou": "take-back"},
        board={"travel": "draw-2"},
        solo=only("travel"),
    )
    play(game, CHANCE, "card board-8")

    assert (his(game)["hand"], his(game)["discard"]) == (["board-9", "draw-2"], ["board-1"])
    assert solo_of(game)["under"] == ["draw-2"]
    assert his(game)["vp"] == 0


def test_discard_seven_takes_his_top_card_whatever_it_is() -> None:
    """S-TRV-02: a 2 brings the Jade as well; the card lies on top of his discard pile."""
    game = alone(
        meng={"hand": ["hand2-2", "hand2-6", "board-9"]},
        now={"phase": "day", "seat": MENG},
        map={"fuzhou": "discard-7-jade"},
        solo=only("travel"),
    )
    play(game, CHANCE, "card board-9")
    assert asked(game) == (CHANCE, "reveal-gift")
    assert offered(game) == ["card hand2-2", "card hand2-6"]
    play(game, CHANCE, "card hand2-2")

    assert (his(game)["jade"], his(game)["hand"]) == (1, ["hand2-6"])
    assert his(game)["discard"][-1] == "hand2-2"


def test_discard_seven_without_a_card_is_a_point() -> None:
    """S-TRV-02: C-77, his last card has just been given."""
    game = meng_plays("travel", map={"fuzhou": "discard-7-jade"})

    assert (his(game)["jade"], his(game)["vp"]) == (0, 1)
    assert choices(game, "meng-instead") == [("no-card", "S-TRV-02")]


@pytest.mark.parametrize("token", ["take-back", "discard-7-jade"])
def test_at_twilight_these_tokens_are_a_point(token: str) -> None:
    """S-TRV-02: his discard pile stays as it is."""
    game = twilight("jade", map={"fuzhou": token}, meng={"discard": ["board-9", "board-8"]})

    assert (his(game)["vp"], his(game)["jade"], len(his(game)["hand"])) == (1, 0, 2)
    assert choices(game, "meng-instead") == [("twilight", "S-TRV-02")]


def test_tokens_are_changed_for_a_servant_that_completes_an_action() -> None:
    """S-TRV-03: Jade costs 3; two Servants and two tokens are enough, and the third token stays."""
    game = meng_plays("jade", meng={"pool": 2, "tokens": ["vp-2", "envoy", "wall"]})

    assert (his(game)["jade"], his(game)["pool"], his(game)["tokens"]) == (1, 0, ["wall"])
    assert choices(game, "meng-exchanges") == [("servant", "S-TRV-03")]


@pytest.mark.parametrize("automa", ["wall", "canal"])
def test_tokens_are_changed_for_an_a_too(automa: str) -> None:
    """S-TRV-03: A-41, an empty pool and two tokens are one Servant to place."""
    game = meng_plays(automa, meng={"pool": 0, "tokens": ["vp-2", "envoy"]})

    assert (his(game)["tokens"], his(game)["supply"]) == ([], 11)


def test_tokens_that_do_not_complete_an_action_are_kept() -> None:
    """S-TRV-03: one Servant and two tokens are no three Servants."""
    game = meng_plays("jade", meng={"pool": 1, "tokens": ["vp-2", "envoy"]})

    assert (his(game)["jade"], his(game)["pool"], his(game)["tokens"]) == (0, 1, ["vp-2", "envoy"])


def test_the_double_token_goes_first_being_one_for_two() -> None:
    """S-TRV-03: the fewest tokens (C-75)."""
    game = meng_plays("jade", meng={"pool": 2, "tokens": ["vp-2", "envoy", "double"]})

    assert his(game)["tokens"] == ["vp-2", "envoy"]


def test_no_servant_to_gain_no_exchange() -> None:
    """S-TRV-03: with an empty supply tokens bring nothing."""
    game = meng_plays(
        "jade",
        meng={"pool": 2, "supply": 0, "wall": 3, "tokens": ["vp-2", "envoy"]},
        canal={"a1": {"seat": MENG, "servants": 2}},
        decrees={
            "morning-servant": [MENG],
            "morning-envoy": [MENG],
            "equal-gifts": [MENG],
            "wall-bonus": [MENG],
            "vp-8": [MENG],
        },
    )

    assert (his(game)["jade"], len(his(game)["tokens"])) == (0, 2)


def test_six_tokens_are_a_jade_at_once() -> None:
    """S-TRV-03: as soon as the sixth is stored."""
    stored = ["vp-2", "vp-2", "envoy", "envoy", "wall"]
    game = meng_plays("travel", map={"fuzhou": "vp-2"}, meng={"tokens": stored})

    assert (his(game)["jade"], his(game)["tokens"]) == (1, [])
    assert choices(game, "meng-exchanges") == [("jade", "S-TRV-03")]


def test_a_double_counts_two_and_the_exact_sum_is_handed_in() -> None:
    """S-TRV-03: worth 5 and a double are 7; a single token stays (C-75)."""
    stored = ["vp-2", "envoy", "double", "wall"]
    game = meng_plays("travel", map={"fuzhou": "double"}, meng={"tokens": stored})

    assert (his(game)["jade"], his(game)["tokens"]) == (1, ["wall"])


def test_servants_handed_in_tokens_come_back_to_the_discards() -> None:
    """S-TRV-03: the tokens are with the used ones (B-TRV-07)."""
    game = meng_plays("jade", meng={"pool": 2, "tokens": ["vp-2", "envoy"]})

    assert game.to_dict()["token_discards"] == {"envoy": 1, "vp-2": 1}
