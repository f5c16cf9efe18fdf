"""Set-up: what lies where before the first turn (B-SET)."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, RAFAEL, SEBASTIAN, asked, new_game, offered, position, rules_told, seat

CITIES = 20
TOKENS = 32
BOARD_CARDS = {"board-1", "board-2", "board-3", "board-4", "board-6", "board-8", "board-9"}
HANDS = {
    1: ["hand1-1", "hand1-3", "hand1-5", "hand1-7"],
    2: ["hand2-2", "hand2-3", "hand2-5", "hand2-6"],
    3: ["hand3-1", "hand3-4", "hand3-5", "hand3-7"],
    4: ["hand4-2", "hand4-4", "hand4-5", "hand4-6"],
    5: ["hand5-1", "hand5-4", "hand5-6", "hand5-7"],
}


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


def drawn_until(game: Game, prompt: str) -> None:
    """Let chance draw its first option up to this question."""
    while asked(game)[1] != prompt:
        assert asked(game)[0] == gugong.CHANCE
        game.play(offered(game)[0])


def draws(game: Game, prompt: str) -> list[int]:
    """How many answers chance has for each question of this name, one after the other."""
    drawn_until(game, prompt)
    found = []
    while asked(game)[1] == prompt:
        found.append(len(offered(game)))
        game.play(offered(game)[-1])
    return found


def test_every_step_of_the_set_up_is_told() -> None:
    """B-SET-01 to B-SET-12: each event names its rule."""
    told = {rule for rule in rules_told(new_game(3, seed=1)) if rule.startswith("B-SET")}
    assert told == {f"B-SET-{number:02}" for number in range(1, 13)}


# The side of the board


@pytest.mark.parametrize(("players", "houses"), [(2, 4), (3, 4), (4, 6), (5, 6)])
def test_the_side_of_the_board_has_its_houses(players: int, houses: int) -> None:
    """B-SET-01, A-03: one side for up to three players, the other for four and five."""
    assert len(table(new_game(players, seed=1))["jade_houses"]) == houses


@pytest.mark.parametrize(("players", "routes"), [(2, ["a"]), (3, ["a"]), (4, ["a", "b"]), (5, ["a", "b"])])
def test_the_side_of_the_board_has_its_routes(players: int, routes: list[str]) -> None:
    """B-SET-01, A-03: a second Canal route with four and five players."""
    game = position(players, seats={ANNA: {"hand": ["draw-9a"]}}, board={"canal": "board-8"})
    for answer in ("card draw-9a", "at canal", "decline", "a"):
        game.play(answer)
    assert offered(game) == [f"new-ship {route}" for route in routes]


@pytest.mark.parametrize(("players", "spots"), [(2, [7, 5]), (3, [7, 5, 3]), (4, [7, 5, 3, 2]), (5, [7, 5, 3, 2, 1])])
def test_the_side_of_the_board_has_its_palace(players: int, spots: list[int]) -> None:
    """B-SET-01, A-03: three spots in the Palace, or five."""
    game = position(players, phase="end", seats={who: {"palace": who} for who in range(players)})
    assert [row["total"] for row in game.scores().values()] == spots


def test_three_players_have_no_fourth_spot() -> None:
    """B-SET-01: the smaller side has three spots."""
    position(4, seats={ANNA: {"palace": 3}})
    with pytest.raises(gugong.PositionError):
        position(3, seats={ANNA: {"palace": 3}})


@pytest.mark.parametrize("players", [0, 6, -1])
def test_two_to_five_play(players: int) -> None:
    """B-SET-01: there is no board for more than five."""
    with pytest.raises(gugong.ConfigError, match="B-SET-01"):
        new_game(players)


# Gift Cards


def test_seven_gifts_lie_with_the_officials() -> None:
    """B-SET-02: the seven board cards, one at each location."""
    board = table(new_game(4, seed=3))["board"]
    assert list(board) == ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"]
    assert set(board.values()) == BOARD_CARDS


def test_which_official_has_which_gift_is_chance() -> None:
    """B-SET-02: chance deals them one by one; the last one is no question any more."""
    game = new_game(4, seed=3, start=ANNA, chance="ask")
    assert draws(game, "deal-board") == [7, 6, 5, 4, 3, 2]
    assert table(game)["board"]["travel"] == "board-9"
    assert table(game)["board"]["canal"] == "board-1"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_hands_go_by_turn_order(players: int, start: int) -> None:
    """B-SET-03: the start player takes the first hand, the next clockwise the second, and so on."""
    game = new_game(players, seed=5, start=start)
    for place in range(players):
        assert seat(game, (start + place) % players)["hand"] == HANDS[place + 1]
        assert seat(game, (start + place) % players)["discard"] == []


def test_hands_without_a_player_are_in_the_box() -> None:
    """B-SET-03: nobody holds them, and they are neither on the board nor in the pile."""
    now = table(new_game(3, seed=5))
    somewhere = {*now["board"].values(), *now["pile"], *(card for row in now["seats"] for card in row["hand"])}
    assert not somewhere & {*HANDS[4], *HANDS[5]}


def test_the_pile_has_eleven_cards() -> None:
    """B-SET-04: the yin-yang cards, face down; nobody knows their order."""
    game = new_game(2, seed=5)
    pile = table(game)["pile"]
    assert len(pile) == 11
    assert all(card.startswith("draw-") for card in pile)
    for who in (ANNA, LISA):
        view: Any = game.view(who).to_dict()
        assert view["pile"] == ["?"] * 11


# The map, the dice, the Decrees


def test_a_token_lies_in_every_city() -> None:
    """B-SET-05: one in each of the twenty cities, twelve in the two piles."""
    now = table(new_game(5, seed=8))
    assert len(now["map"]) == CITIES
    assert sum(now["token_piles"].values()) == TOKENS - CITIES
    assert now["token_discards"] == {}


def test_the_tokens_are_the_32_of_the_base_game() -> None:
    """A-02, A-04: no bonus tokens among them, and the token of 2 VP is one of the twelve kinds."""
    now = table(new_game(5, seed=8))
    kinds = [*now["map"].values(), *(kind for kind, count in now["token_piles"].items() for _ in range(count))]
    assert len(kinds) == TOKENS
    assert kinds.count("vp-2") == 4
    assert len(set(kinds)) == 12


def test_every_token_left_may_come_next() -> None:
    """B-SET-05: a kind is as likely as there are tokens of it in the bag."""
    game = new_game(4, seed=1, start=ANNA, chance="ask")
    drawn_until(game, "deal-token")
    assert game.decision is not None
    assert game.decision.weights is not None
    assert sum(game.decision.weights) == TOKENS
    game.play("token double")
    game.play("token double")
    assert "token double" not in offered(game)
    assert game.decision.weights is not None
    assert sum(game.decision.weights) == TOKENS - 2


def test_three_dice_are_rolled() -> None:
    """B-SET-06, A-05: each has six faces; they lie as they fell."""
    game = new_game(4, seed=1, start=ANNA, chance="ask")
    drawn_until(game, "roll")
    for face in (8, 3, 8):
        assert offered(game) == ["roll 3", "roll 4", "roll 5", "roll 6", "roll 7", "roll 8"]
        game.play(f"roll {face}")
    assert table(game)["dice"] == [8, 3, 8]
    assert asked(game)[1] != "roll"
    assert "B-SET-06" in rules_told(game)


def test_two_decrees_of_each_level_are_drawn() -> None:
    """B-SET-07: two of the five tiles of each level, by chance."""
    game = new_game(4, seed=1, start=ANNA, chance="ask")
    drawn_until(game, "deal-decree")
    level_1 = ["morning-intrigue", "morning-ship", "morning-servant", "morning-envoy", "morning-swap"]
    assert offered(game) == [f"decree {name}" for name in level_1]
    assert draws(game, "deal-decree") == [5, 4, 5, 4, 5, 4]
    assert table(game)["decrees"] == {
        "morning-swap": [], "morning-envoy": [], "decree-discount": [], "equal-gifts": [],
        "vp-per-harbour": [], "vp-per-decree": [],
    }  # fmt: skip


# What belongs to the players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_jade_lies_in_every_house(players: int) -> None:
    """B-SET-08: one in each house, the rest on the square; nobody owns any."""
    game = new_game(players, seed=2)
    assert all(table(game)["jade_houses"])
    assert [seat(game, who)["jade"] for who in range(players)] == [0] * players


def test_the_start_players_marker_lies_at_the_bottom() -> None:
    """B-SET-09: the others follow clockwise, each on top of the one before."""
    game = new_game(5, seed=2, start=DAVID)
    assert table(game)["intrigue"] == {"0": [DAVID, SEBASTIAN, RAFAEL, ANNA, LISA]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_envoys_travellers_and_ships(players: int) -> None:
    """B-SET-10: Envoys at the start, Travellers beside the board, no Ship on the Canal."""
    game = new_game(players, seed=2)
    for who in range(players):
        row = seat(game, who)
        assert (row["envoy"], row["palace"], row["traveller"], row["tokens"]) == (0, None, None, [])
    assert table(game)["canal"] == {}


def test_each_player_has_three_ships() -> None:
    """B-SET-10: a fourth cannot be."""
    ships = {place: {"seat": ANNA, "servants": 1} for place in ("a1", "a2", "b1", "b2")}
    position(4, canal={place: ships[place] for place in ("a1", "a2", "b1")})
    with pytest.raises(gugong.PositionError):
        position(4, canal=ships)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_servants_in_the_pool_and_six_in_the_supply(players: int) -> None:
    """B-SET-11, C-01: twelve each, and the Double is locked."""
    game = new_game(players, seed=2)
    for who in range(players):
        row = seat(game, who)
        assert (row["pool"], row["supply"], row["wall"], row["double"]) == (6, 6, 0, "locked")


def test_a_servant_cannot_be_lost() -> None:
    """C-01: the twelve are always somewhere."""
    with pytest.raises(gugong.PositionError):
        position(2, seats={ANNA: {"pool": 3, "supply": 8}})


def test_a_locked_double_neither_pays_nor_comes() -> None:
    """B-SET-11: it belongs to neither pool nor supply until the Canal unlocks it."""
    game = position(2, seats={ANNA: {"hand": ["hand2-2"], "pool": 2}})
    for answer in ("card hand2-2", "at canal"):
        game.play(answer)
    assert offered(game) == ["pay 2", "no-actions"]


def test_chance_draws_the_start_player() -> None:
    """B-SET-12, E-09: unless the players say who."""
    game = new_game(3, chance="ask")
    assert asked(game) == (gugong.CHANCE, "draw-start")
    assert offered(game) == ["start 0", "start 1", "start 2"]
    game.play("start 2")
    assert table(game)["start"] == DAVID
    assert "B-SET-12" in rules_told(game)


def test_the_players_may_say_who_starts() -> None:
    """B-SET-12, E-09: then chance is not asked, and the one they name has the first turn."""
    game = new_game(3, start=LISA, seed=4)
    assert asked(game) == (LISA, "card")
    with pytest.raises(gugong.ConfigError, match="B-SET-12"):
        new_game(3, start=SEBASTIAN)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_medal_vp_and_day(players: int) -> None:
    """B-SET-12: the medal lies beside the Intrigue official, all VP stand at 0, it is day 1."""
    game = new_game(players, seed=2)
    assert (table(game)["medal"], table(game)["day"]) == (None, 1)
    assert [seat(game, who)["vp"] for who in range(players)] == [0] * players
