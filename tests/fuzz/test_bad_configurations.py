"""Games that cannot be: ConfigError names the rule, or says what is wrong; nothing is begun."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gugong
from gugong import ConfigError, Game, GugongError
from tests.fuzz.damage import fuzzed
from tests.properties.counting import question

OPTIONS = [
    *("modules", "bonus_tokens", "expert", "layered_pile", "difficulty", "pairing", "focus", "extra_decrees", "start"),
    *("seed", "chance", "catalog"),
]
VALUES = (
    st.none() | st.booleans() | st.integers(-2, 9) | st.text(max_size=4) | st.lists(st.text(max_size=3), max_size=2)
)


@pytest.mark.parametrize("players", [0, 6, -1, 99])
def test_only_one_to_five_can_play(players: int) -> None:
    with pytest.raises(ConfigError, match="B-SET-01"):
        gugong.new_game(players)


@pytest.mark.parametrize("players", [None, "4", 2.0, True, [2]])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(ConfigError, match="players"):
        gugong.new_game(players)


@pytest.mark.parametrize("start", [-1, 3, "0", True, 1.0])
def test_the_start_player_has_a_seat(start: Any) -> None:
    with pytest.raises(ConfigError, match="B-SET-12"):
        gugong.new_game(3, start=start)


@pytest.mark.parametrize(("option", "value"), [("chance", "maybe"), ("chance", None), ("seed", "7"), ("seed", True)])
def test_chance_and_seed_are_checked(option: str, value: Any) -> None:
    with pytest.raises(ConfigError, match=option):
        gugong.new_game(2, **{option: value})


@fuzzed(200)
@given(VALUES, st.dictionaries(st.sampled_from(OPTIONS), VALUES, max_size=3))
def test_any_configuration_is_a_game_or_refused(players: Any, options: dict[str, Any]) -> None:
    try:
        game = gugong.new_game(players, **options)
    except GugongError:
        return
    question(game)
    assert isinstance(game, Game)


REFUSED: list[tuple[dict[str, Any], tuple[str, str, str]]] = [
    ({"players": 9}, ("players", "config-players", "B-SET-01")),
    ({"players": 1, "start": 1}, ("start", "config-start-human", "S-SET-05")),
    ({"modules": ["moon"]}, ("modules", "config-no-module", "X-GEN-03")),
    (
        {"bonus_tokens": "current", "modules": ["stairs"]},
        ("bonus_tokens", "config-bonus-tokens-modules", "V-BON-08, A-56"),
    ),
    ({"players": 1, "bonus_tokens": "first"}, ("bonus_tokens", "config-bonus-tokens-meng", "V-BON-08")),
    ({"layered_pile": True}, ("layered_pile", "config-no-new-cards", "X-GEN-04")),
    ({"difficulty": "hard"}, ("difficulty", "config-only-meng", "S-SET-03")),
    ({"players": 1, "modules": ["summer-palace"], "focus": "decrees"}, ("focus", "config-focus-decrees", "C-87")),
    ({"extra_decrees": ["audience"]}, ("extra_decrees", "config-extra-decrees", "X-EXT-17")),
    ({"modules": ["extras"], "extra_decrees": ["gift-cards"]}, ("extra_decrees", "config-extra-decree-of", "C-72")),
    ({"chance": "maybe"}, ("chance", "config-chance", "")),
]


@pytest.mark.parametrize(("options", "told"), REFUSED)
def test_the_error_carries_option_key_and_rule(options: dict[str, Any], told: tuple[str, str, str]) -> None:
    """Whoever shows it in another language needs no sentence of ours; in English no field stays open."""
    with pytest.raises(ConfigError) as caught:
        gugong.new_game(**{"players": 2, **options})

    error = caught.value
    assert (error.option, error.reason.key, error.reason.rule) == told
    assert str(error).startswith(f"{error.option}: {error.said}")
    assert error.said not in ("", error.reason.key.replace("-", " "))
    assert "{" not in error.said
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
