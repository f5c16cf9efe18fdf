"""One answer played: asides open a frame above the question, everything else goes to the question itself."""

from __future__ import annotations

from gugong.engine.actions import EXCHANGE, Answer, AnswerTable
from gugong.engine.config import Config
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.ids import LOCATIONS
from gugong.engine.locations.canal import Trade
from gugong.engine.locations.decrees import DecreesOfficial
from gugong.engine.locations.intrigue import Shady
from gugong.engine.locations.jade import JadeOfficial
from gugong.engine.locations.palace import Censorate
from gugong.engine.locations.travel import Revenue
from gugong.engine.locations.wall import PublicWorks
from gugong.engine.module import Module
from gugong.engine.rules import Official, Rules
from gugong.engine.setup import SetUp
from gugong.engine.state import State, empty_state
from gugong.engine.tokens import ExchangeTokens


def play(state: State, answer: Answer) -> None:
    """Play an answer that is on offer, and run on to the next question."""
    if answer.aside:
        decision = state.pending
        assert decision is not None
        state.then(aside_steps(state, decision.seat, answer))
    else:
        state.stack[-1].answer(state, answer)
    state.advance()


def aside_steps(state: State, seat: int, answer: Answer) -> list[Frame]:
    """What an aside puts on top of the question that stays open below it."""
    if answer.kind == EXCHANGE:
        return [ExchangeTokens(seat, answer.a, state.rules.token_prices[answer.a])]
    steps: list[Frame] = []
    for module in state.rules.listeners.take_aside:
        steps.extend(module.take_aside(state, seat, answer))
    return steps


def officials() -> list[Official]:
    """One official a location, in the order of `ids.LOCATIONS`."""
    return [Revenue(), PublicWorks(), JadeOfficial(), Shady(), Censorate(), DecreesOfficial(), Trade()]


def make_answers(figures: Figures, installed: list[Module]) -> AnswerTable:
    """All answers of a catalog and of all installed modules, whichever of them a game has."""
    locations = [*LOCATIONS, *(name for module in installed for name in module.locations())]
    answers = AnswerTable(figures, locations)
    for module in installed:
        module.add_answers(answers, figures)
    return answers


def make_rules(figures: Figures, config: Config, installed: list[Module]) -> Rules:
    """The rules of one kind of game."""
    return Rules(figures, config, make_answers(figures, installed), officials(), installed)


def begin(rules: Rules) -> State:
    """A table at the first question of its set-up."""
    state = empty_state(rules)
    state.stack.append(SetUp())
    state.advance()
    return state
