"""Random games that follow from a configuration and a seed, and the properties checked along the way."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from random import Random

import gugong
from gugong import Game
from tests.lengths import length
from tests.properties import secrecy, telling, values
from tests.properties.counting import Broken, counts, hold, question
from tests.properties.mixes import Mix, Modules, mix_of
from tests.properties.players import NAMES, OF_MODULES, Player

Property = Callable[[Game, Random], None]

# Checked at one decision in so many; soak checks all of them at every decision.
COSTLY: dict[Property, int] = {
    telling.asking_changes_nothing: 20,
    telling.events_name_rules: 20,
    telling.words_are_found: 20,
    telling.refusals_have_reasons: 20,
    telling.a_copy_is_a_game_of_its_own: 20,
    telling.undo_restores: 20,
    telling.record_replays: 20,
    telling.position_reloads: 20,
    telling.the_end_adds_up: 20,
    secrecy.determinized_plays_on: 20,
    secrecy.a_view_keeps_secrets: 20,
    secrecy.equal_views_tell_alike: 40,
    secrecy.hidden_answers_look_alike: 15,
    values.goes_through_pickle: 20,
    values.views_go_through_pickle: 20,
    values.equal_positions_are_equal: 20,
}
# Of every third game, at its end.
AT_THE_END = [
    telling.events_name_rules,
    telling.the_end_adds_up,
    telling.asking_changes_nothing,
    telling.record_replays,
    telling.words_are_found,
]
THINNED = length(5, 1)  # of what is checked in turn, one in so many is
LONGEST = 2_000  # answers; far beyond what has been seen


class Failure(AssertionError):
    """A property broke, or the engine did; the first line replays it."""


def begin(mix: Mix, seed: int) -> tuple[Game, Player]:
    """The game and who plays it; every fifth one is asked for chance."""
    game = gugong.new_game(**mix.options(), seed=seed, chance="ask" if seed % 5 == 4 else "deal")
    tastes = [*NAMES, *(name for name in game.state.rules.config.modules if name in OF_MODULES)]
    return game, Player(Random(f"{mix.players} {seed}"), tastes[seed % len(tastes)])


def walk(players: int, seed: int, modules: Modules = ()) -> Iterator[Game]:
    """A game with these modules at each of its decisions, and once more when it is over."""
    return walk_mix(mix_of(players, seed, modules), seed)


def walk_mix(mix: Mix, seed: int) -> Iterator[Game]:
    """A game of this configuration, likewise."""
    game, player = begin(mix, seed)
    yield game
    while game.decision is not None:
        hold(game.ply < LONGEST, "the game does not end")
        game.play(player.choose(game.decision))
        yield game


def check_game(players: int, seed: int, modules: Modules = (), thinned: int = THINNED) -> Game:
    """Play one game with these modules, checking as it goes."""
    return check_mix(mix_of(players, seed, modules), seed, thinned=thinned)


def check_mix(mix: Mix, seed: int, every: bool = False, thinned: int = THINNED) -> Game:
    """Play one game, checking as it goes: counts and questions at each decision, the rest in turn or every time.

    Of what is checked in turn, `thinned` leaves one in so many.
    """
    game = None
    ply = 0
    try:
        for game in walk_mix(mix, seed):
            ply = game.ply
            check_here(game, mix.players, seed, every, thinned)
    except Exception as error:
        raise failure(mix, seed, ply, error) from error
    assert game is not None
    return game


def check_here(game: Game, players: int, seed: int, every: bool, thinned: int = THINNED) -> None:
    """The properties due at this decision; each has its own random source, so that it breaks alone as in company."""
    counts(game)
    question(game)
    for number, (check, one_in) in enumerate(COSTLY.items()):
        in_turn = (game.ply + 7 * number + 13 * seed) % (one_in * thinned) == 0
        at_the_end = game.over and check in AT_THE_END and seed % 3 == 0
        if every or in_turn or at_the_end:
            check(game, Random(f"{players} {seed} {game.ply} {number}"))


def failure(mix: Mix, seed: int, ply: int, error: Exception) -> Failure:
    """The line that replays it, then what went wrong."""
    told = str(error) if isinstance(error, Broken) else "".join(traceback.format_exception(error))
    return Failure(f"{replay_line(mix, seed, ply)}\n{told}")


def replay_line(mix: Mix, seed: int, ply: int) -> str:
    """The command that shows a failure again."""
    return f"python -m tests.properties.soak {mix.arguments()} --seed {seed} --ply {ply}"
