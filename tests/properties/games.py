"""Random games that follow from a number of players and a seed, and the properties checked along the way."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from random import Random

import gugong
from gugong import Game
from gugong.configuration import BRING_PILE_CARDS
from tests.properties import secrecy, telling
from tests.properties.counting import Broken, counts, hold, question
from tests.properties.players import NAMES, OF_MODULES, Player

Property = Callable[[Game, Random], None]
Modules = tuple[str, ...]
BONUS = ("bonus-tokens", "first-edition")  # variants that are modules inside

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
}
AT_THE_END = [
    telling.events_name_rules,
    telling.the_end_adds_up,
    telling.asking_changes_nothing,
    telling.record_replays,
]
LONGEST = 2_000  # answers; far beyond what has been seen


class Failure(AssertionError):
    """A property broke, or the engine did; the first line replays it."""


def begin(players: int, seed: int, modules: Modules = ()) -> tuple[Game, Player]:
    """The game and who plays it; every fifth one is asked for chance, and with modules some are for experts."""
    random = Random(f"{players} {seed}")
    tastes = [*NAMES, *(name for name in modules if name in OF_MODULES)]
    taste = tastes[seed % len(tastes)]
    game = gugong.new_game(
        players,
        modules=[name for name in modules if name not in BONUS],
        bonus_tokens=None if not set(modules) & set(BONUS) else "first" if BONUS[1] in modules else "current",
        expert=bool(modules) and seed % 3 == 2,
        layered_pile=bool(set(modules) & set(BRING_PILE_CARDS)) and seed % 4 == 3,
        seed=seed,
        chance="ask" if seed % 5 == 4 else "deal",
    )
    return game, Player(random, taste)


def walk(players: int, seed: int, modules: Modules = ()) -> Iterator[Game]:
    """The game at each of its decisions, and once more when it is over."""
    game, player = begin(players, seed, modules)
    yield game
    while game.decision is not None:
        hold(game.ply < LONGEST, "the game does not end")
        game.play(player.choose(game.decision))
        yield game


def check_game(players: int, seed: int, every: bool = False, modules: Modules = ()) -> Game:
    """Play one game, checking as it goes: counts and questions at each decision, the rest in turn or every time."""
    game = None
    ply = 0
    try:
        for game in walk(players, seed, modules):
            ply = game.ply
            check_here(game, players, seed, every)
    except Exception as error:
        raise failure(players, seed, ply, error, modules) from error
    assert game is not None
    return game


def check_here(game: Game, players: int, seed: int, every: bool) -> None:
    """The properties due at this decision; each has its own random source, so that it breaks alone as in company."""
    counts(game)
    question(game)
    for number, (check, one_in) in enumerate(COSTLY.items()):
        due = every or (game.ply + 7 * number + 13 * seed) % one_in == 0 or (game.over and check in AT_THE_END)
        if due:
            check(game, Random(f"{players} {seed} {game.ply} {number}"))


def failure(players: int, seed: int, ply: int, error: Exception, modules: Modules = ()) -> Failure:
    """The line that replays it, then what went wrong."""
    told = str(error) if isinstance(error, Broken) else "".join(traceback.format_exception(error))
    return Failure(f"{replay_line(players, seed, ply, modules)}\n{told}")


def replay_line(players: int, seed: int, ply: int, modules: Modules = ()) -> str:
    """The command that shows a failure again."""
    mix = f" --modules {','.join(modules)}" if modules else ""
    return f"python -m tests.properties.soak --players {players} --seed {seed} --ply {ply}{mix}"
