"""A game is a value: it goes through pickle, it equals what stands where it stands, and so do its views."""

from __future__ import annotations

import pickle
from random import Random

from gugong import Game
from gugong.engine.module_state import ModuleState
from gugong.engine.state import State
from tests.properties.counting import asked, hold
from tests.properties.telling import follow, play_on, same

SHARED = ("rules", "pending", "events")


def fields(thing: object) -> dict[str, object]:
    """What an object of ours is made of, compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", ())
    return {**getattr(thing, "__dict__", {}), **{name: getattr(thing, name) for name in names}}


def all_of(thing: object) -> object:
    """Everything in a state, down to numbers and words."""
    if isinstance(thing, list | tuple):
        return [all_of(each) for each in thing]
    if type(thing).__module__.startswith(("gugong.", "tests.")):
        inside = {name: all_of(value) for name, value in fields(thing).items() if name not in SHARED}
        return type(thing).__name__, dict(sorted(inside.items()))
    return thing


def state_is_the_same(state: State, other: State, what: str) -> None:
    """Field by field: a new one that pickles forget shows here."""
    for name, value in fields(state).items():
        if name not in SHARED:
            mine, its = all_of(value), all_of(getattr(other, name))
            hold(mine == its, f"{what}: {name}: {mine} -> {its}")
    for one, two in zip(state.module_states, other.module_states, strict=True):
        hold(isinstance(one, ModuleState) and one is not two, f"{what}: {one} is shared")


def goes_through_pickle(game: Game, random: Random) -> None:
    """What comes back is equal, has the same past, and goes on to the same end, chance included."""
    before = game.to_dict()
    again = pickle.loads(pickle.dumps(game))
    hold(again == game and again.key() == game.key() and hash(again.key()) == hash(game.key()), "another position")
    same(again, before, "the pickle holds another game")
    state_is_the_same(game.state, again.state, "pickled")
    hold(asked(again.decision) == asked(game.decision), "the pickle asks", again.decision)
    hold(again.record() == game.record(), "the pickle has another past")
    if game.over:
        hold(again.events == game.events, "other events")
    trial = game.copy()
    play_on(trial, random, 25)
    follow(again, trial)
    hold(again == trial, "the same answers, another game")
    hold(again != game or trial.ply == game.ply, "a game that went on equals what it was")
    same(game, before, "pickling changed the game")


def views_go_through_pickle(game: Game, random: Random) -> None:
    """A view comes back equal, hidden things and all, and deals the same games."""
    seat = random.randrange(game.players)
    view = game.view(seat)
    again = pickle.loads(pickle.dumps(view))
    hold(again == view and again.to_dict() == view.to_dict(), "the view is another", seat)
    state_is_the_same(view.state, again.state, "view pickled")
    if not game.over:
        one = game.determinize(seat, Random(1))
        hold(pickle.loads(pickle.dumps(one)) == one, "a dealt game is another after pickle")


def equal_positions_are_equal(game: Game, random: Random) -> None:
    """A position written and read back is the same value, though it has no past; the next one is another."""
    again = Game.from_dict(game.to_dict(), chance="ask")
    for name, value in fields(game.state).items():
        if name not in SHARED:
            mine, its = all_of(value), all_of(getattr(again.state, name))
            hold(mine == its, f"read back: {name}: {mine} -> {its}")
    hold(again == game, "the position read back is not equal")
