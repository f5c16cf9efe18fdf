"""A game at a table: what was answered, by whom, what was answered for people, and what they were told.

The table asks chance itself, answer by answer, so that every answer has its place in the log. It plays an answer in
two steps: `answers_to` finds what will be given without changing anything, and `take` takes it, once it is on disk.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gugong import explain
from gugong.dealer import deal, scramble
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE
from gugong.game import Game
from gugong.play.forced import CONFIRMED, is_forced
from gugong.play.foresight import reveals


@dataclass(frozen=True)
class Given:
    """One answer: whose, what, and whether the table gave it because there was nothing to choose."""

    seat: int
    answer: str
    forced: bool = False


@dataclass(frozen=True)
class Move:
    """An answer with all that follows from it without a choice, and the game after it."""

    given: list[Given]
    after: Game
    turns: dict[int, Game]  # the game at the start of each turn that begins, by how many of these answers come first


class Manners:
    """A game, the people at it, and the log of what was given."""

    def __init__(self, game: Game, people: Iterable[int], seed: int) -> None:
        assert not game.answers, "a table begins at the first question"
        self.game = game  # asks chance
        self.beginning = game.copy()
        self.people = frozenset(people)
        self.seed = seed
        self.given: list[Given] = []
        self.prompts: list[str] = []  # what each answer was the answer to
        self.turns: set[int] = set()  # how many answers were given before each turn
        self._chances = 0
        self._befores: dict[int, Game] = {}  # before the answers of whoever answered last
        self._showed: dict[int, bool] = {}  # whether those answers showed their seat something
        self._plies: list[int] = []  # by event: how many answers had been given when it happened
        self._hidden: dict[int, list[Event]] = {}  # by seat: the events as it is told of them
        self._turn_began = False
        self._listen()

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.game.decision

    def answers_to(self, answer: str, confirms: bool = True) -> Move:
        """What an answer comes to, without taking it yet; AnswerError if it is not on offer."""
        trial = self._trial()
        decision = trial.decision
        option = None if decision is None else decision.find(answer)
        trial.play(option or answer)
        assert decision is not None
        assert option is not None
        return self._settled(trial, [Given(decision.seat, option.text)], confirms)

    def settled(self) -> Move:
        """What chance and the table answer before anybody has a choice, as at the beginning."""
        return self._settled(self._trial(), [], True)

    def _trial(self) -> Game:
        trial = self.game.copy()
        trial.state.events = []
        return trial

    def _settled(self, trial: Game, given: list[Given], confirms: bool) -> Move:
        chances, began, heard = self._chances, self._turn_began, 0
        turns: dict[int, Game] = {}
        while (decision := trial.decision) is not None:
            events = trial.state.events or []
            began = began or any(event.kind == "turn" for event in events[heard:])
            heard = len(events)
            if began and decision.seat != CHANCE:
                turns[len(given)] = trial.copy()
                began = False
            if decision.seat == CHANCE:
                answer = deal(decision, self.seed, chances)
                chances += 1
            elif decision.seat in self.people and is_forced(decision, confirms):
                answer = decision.options[0]
            else:
                break
            given.append(Given(decision.seat, answer.text, decision.seat != CHANCE))
            trial.play(answer)
        return Move(given, trial, turns)

    def take(self, given: Iterable[Given]) -> None:
        """Play what was given; AnswerError if it does not fit, and then what came before it is played."""
        for each in given:
            decision = self.game.decision
            prompt = "" if decision is None else decision.prompt
            before = self.game.copy() if each.seat in self.people else None
            self.game.play(each.answer)
            if not self.given or self.given[-1].seat != each.seat:
                self._befores.clear()
                self._showed.clear()
            if before is not None:
                self._befores[len(self.given)] = before
            self.given.append(each)
            self.prompts.append(prompt)
            self._chances += each.seat == CHANCE
            self._listen()

    def _listen(self) -> None:
        """Note after which answer the new events came, and whether a turn begins with the question asked now."""
        new = self.game.events[len(self._plies) :]
        self._plies.extend([len(self.given)] * len(new))
        self._turn_began = self._turn_began or any(event.kind == "turn" for event in new)
        decision = self.game.decision
        if self._turn_began and decision is not None and decision.seat != CHANCE:
            self.turns.add(len(self.given))
            self._turn_began = False

    def showed(self, place: int) -> bool:
        """Whether that answer showed its seat something new.

        It is known of the latest seat's unbroken row of answers; any answer before that counts as if it had.
        """
        if place not in self._showed:
            before = self._befores.get(place)
            given = self.given[place]
            self._showed[place] = before is None or reveals(before.state, given.seat, before.catalog, given.answer)
        return self._showed[place]

    def go_back(self, answers: int) -> None:
        """Take back all but the first so many answers."""
        if answers in self._befores:
            self.game = self._befores[answers].copy()
        while self.game.ply > answers:
            self.game.undo()
        given = self.given[:answers]
        for place in range(self.game.ply, answers):  # Game.undo drops the chance before it too
            self.game.play(given[place].answer)
        del self.given[answers:], self.prompts[answers:]
        self.turns = {turn for turn in self.turns if turn <= answers}
        self._befores = {place: game for place, game in self._befores.items() if place < answers}
        self._showed = {place: showed for place, showed in self._showed.items() if place < answers}
        self._plies = [ply for ply in self._plies if ply <= answers]
        self._chances = len([each for each in given if each.seat == CHANCE])
        self._hidden.clear()
        self._turn_began = False

    def told(self, seat: int, start: int = 0) -> list[tuple[int, Event]]:
        """Every event from `start` on as this seat is told of it, and how many answers had been given by then."""
        events = self.game.events
        hidden = self._hidden.setdefault(seat, [])
        hidden.extend(explain.hide(event, seat) for event in events[len(hidden) :])
        return list(zip(self._plies[start:], hidden[start:], strict=True))

    def since(self, seat: int) -> int:
        """How many answers had been given when this seat ended its latest turn: what was told later is new to it."""
        for place in range(len(self.given) - 1, -1, -1):
            if self.given[place].seat == seat and self.prompts[place] == CONFIRMED:
                return place
        return 0


def chance_seed(seed: int, ply: int) -> int:
    """The seed that a game goes on with when it starts again from a position."""
    return scramble(seed, ply)
