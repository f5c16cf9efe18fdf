"""Determinized play over many turns: `python -m tests.bots.soak --turns 100000`.

At every question that begins a turn the asked seat's view is dealt anew; on that deal the turn is played to its end,
half of the time at random, half by the policy, and the seat must then see what the deal says it sees.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

import gugong
from gugong.bots.lots import Lots
from gugong.bots.turns import NEXT_TURN, Thinker
from gugong.configuration import MODULES
from gugong.engine.course import play
from gugong.engine.ids import CHANCE
from gugong.engine.state import State
from gugong.view import deal_hidden, view_of


def some_game(number: int) -> gugong.Game:
    """A game of another kind each time: 1-5 players, modules as bits, now and then experts or bonus tokens."""
    modules = [name for bit, name in enumerate(MODULES) if number // 5 >> bit & 1]
    bonus = (None if modules else "current") if number % 3 else None
    players = 1 + number % 5
    if players == 1:
        return gugong.new_game(1, modules=modules, difficulty=("easy", "normal", "hard")[number % 3], seed=number)
    expert = number % 7 == 0
    return gugong.new_game(players, modules=modules, bonus_tokens=bonus, expert=expert, seed=number)


def play_turn(thinker: Thinker, state: State, lots: Lots, by_policy: bool) -> None:
    """Play the turn that is about to begin, to the beginning of the next."""
    first = True
    while (decision := state.pending) is not None and (first or decision.prompt != NEXT_TURN):
        first = False
        if decision.seat == CHANCE or not by_policy:
            play(state, lots.deal(decision))
        else:
            play(state, thinker.policy.pick(state, decision))


def soak(turns: int, first: int = 0) -> int:
    """So many determinized turns; how many games that took."""
    done = 0
    number = first
    while done < turns:
        game = some_game(number)
        thinker = Thinker(game.state.rules)
        random = Random(number)
        lots = Lots(number)
        state = game.state
        while state.pending is not None and done < turns:
            decision = state.pending
            if decision.prompt == NEXT_TURN and decision.seat != CHANCE:
                view = view_of(state, decision.seat, game.catalog)
                dealt = deal_hidden(view, random)
                assert view_of(dealt, decision.seat, game.catalog).to_dict() == view.to_dict(), (number, done)
                play_turn(thinker, dealt, lots, done % 2 == 0)
                thinker.evaluation.value(dealt, decision.seat)
                done += 1
            by_policy = decision.seat != CHANCE and number % 2
            play(state, thinker.policy.pick(state, decision) if by_policy else lots.deal(decision))
        number += 1
    return number - first


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    print(f"{asked.turns} determinized turns in {soak(asked.turns, asked.first)} games: none failed")


if __name__ == "__main__":
    main()
