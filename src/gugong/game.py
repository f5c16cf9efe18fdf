"""A game as everyone outside sees it: it asks, someone answers, and the answers are the record.

Log, undo and replay come from the answers. Playing keeps nothing but them; events are found by playing the answers
again with someone listening, so that search pays nothing for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from secrets import randbits
from typing import overload

from gugong import notation
from gugong.catalog.load import Catalog
from gugong.configuration import refused
from gugong.dealer import WORD, deal
from gugong.engine import course
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.scoring import winner
from gugong.engine.state import State
from gugong.engine.values import key_of, state_from, values_of
from gugong.errors import AnswerError, IllegalAnswer, because
from gugong.origin import Origin, position_origin
from gugong.packing import answers_from, numbers_of, opened, sealed
from gugong.refusing import refusal
from gugong.view import View, deal_hidden, secret_place, view_of


class Ply:
    """One answer and all before it: copies of a game share their past."""

    def __init__(self, before: Ply | None, seat: int, answer: Answer) -> None:
        self.before = before
        self.seat = seat
        self.answer = answer


class Game:  # noqa: PLW1641 - it changes; what can be hashed is its key
    """A game under way: `decision` is what it asks, `play` answers it."""

    def __init__(
        self, origin: Origin, state: State, seed: int, asks_chance: bool, last: Ply | None, plies: int, dealt: int
    ) -> None:
        self._origin = origin
        self._state = state
        self._seed = seed
        self._asks_chance = asks_chance
        self._last = last
        self._plies = plies
        self._dealt = dealt
        self._listener: State | None = None
        self._heard = 0

    @property
    def decision(self) -> Decision | None:
        """What is asked now, of whom, with every legal answer; None when the game is over."""
        return self._state.pending

    @property
    def over(self) -> bool:
        """Whether the final scoring is done."""
        return self._state.pending is None

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.rules.seats

    @property
    def state(self) -> State:
        """The position itself, hidden things included: for the table, never for a player."""
        return self._state

    @property
    def catalog(self) -> Catalog:
        """The figures this game is played with."""
        return self._origin.catalog

    @property
    def origin(self) -> Origin:
        """Where it began."""
        return self._origin

    @property
    def ply(self) -> int:
        """How many answers have been given, chance included."""
        return self._plies

    def __repr__(self) -> str:
        return f"<Game of {self.players} after {self._plies} answers: {self._state.pending or 'over'}>"

    def _repr_svg_(self) -> str:
        """The game as a picture, for a notebook: as the seat that is asked sees it, at the end as the winner does."""
        decision = self._state.pending
        seat = self.winner if decision is None else decision.seat
        return self.view(0 if seat is None or seat == CHANCE else seat)._repr_svg_()

    @classmethod
    def begin(cls, origin: Origin, seed: object, chance: object) -> Game:
        """A game at its first question. `chance="deal"` answers chance from the seed, "ask" leaves it to others."""
        if chance not in ("deal", "ask"):
            raise refused("chance", "config-chance", given=repr(chance))
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise refused("seed", "config-no-number", given=repr(seed))
        game = Game(origin, origin.start(), randbits(64) if seed is None else seed, chance == "ask", None, 0, 0)
        if chance == "deal":
            game.deal()
        return game

    @classmethod
    def from_dict(cls, data: Mapping[str, object], seed: int | None = None, chance: str = "deal") -> Game:
        """A game that goes on from a position (docs/positions.md); PositionError says what is wrong with one."""
        return Game.begin(position_origin(data), seed, chance)

    @overload
    def play(self, answer: Answer) -> None: ...
    @overload
    def play(self, answer: str) -> None: ...
    def play(self, answer: object) -> None:
        """Answer the pending decision; chance is dealt on to the next question of a seat."""
        decision = self._state.pending
        if decision is not None and isinstance(answer, Answer) and decision.offers(answer):
            given = answer
        else:
            given = self._on_offer(answer)
            decision = self._state.pending
            assert decision is not None
        self._take(decision.seat, given)
        if not self._asks_chance:
            self.deal()

    def _on_offer(self, answer: object) -> Answer:
        """The option with this text; AnswerError with the reason if there is none."""
        decision = self._state.pending
        text = answer.text if isinstance(answer, Answer) else answer
        option = decision.find(text) if decision is not None and isinstance(text, str) else None
        if option is not None:
            return option
        raise refusal(self.catalog, self._state, text)

    def _take(self, seat: int, answer: Answer) -> None:
        course.play(self._state, answer)
        self._last = Ply(self._last, seat, answer)
        self._plies += 1
        if seat == CHANCE:
            self._dealt += 1

    def deals_from(self, seed: int | None) -> None:
        """From now on chance is answered from this seed, or from a new one."""
        self._seed = randbits(64) if seed is None else seed
        self._asks_chance = False
        self.deal()

    def deal(self) -> None:
        """Answer for CHANCE from the seed, up to the next question of a seat."""
        decision = self._state.pending
        while decision is not None and decision.seat == CHANCE:
            self._take(CHANCE, deal(decision, self._seed, self._dealt))
            decision = self._state.pending

    def copy(self) -> Game:
        """A game of its own from here on; it shares only the past."""
        return Game(
            self._origin, self._state.copy(), self._seed, self._asks_chance, self._last, self._plies, self._dealt
        )

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()  # the past that both share never changes

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, to be hashed: what lies where, what is asked, the kind of game and its catalog.

        How a position came about and what chance will bring, past and seed, are no part of it.
        """
        return (self.catalog.key(), self._state.rules.config.key(), key_of(self._state))

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same position: their keys are equal. A game changes, so it has no hash itself."""
        return self.key() == other.key() if isinstance(other, Game) else NotImplemented

    def __reduce__(self) -> tuple[object, ...]:
        past = self._past()
        begun = values_of(self._origin.begun) if self._origin.from_position else None
        seats = bytes([ply.seat - CHANCE for ply in past])
        answers = numbers_of([ply.answer for ply in past])
        values = (begun, values_of(self._state), self._seed & WORD, self._asks_chance, seats, answers)
        return sealed(unpickled, self.catalog, self._state.rules, *values)

    def undo(self) -> None:
        """Go back to the previous decision of a seat; chance after it is dropped."""
        plies = self._past()
        while plies and plies[-1].seat == CHANCE:
            plies.pop()
        if not plies:
            raise IllegalAnswer(because("nothing-to-undo"))
        plies.pop()
        state = self._origin.start()
        for ply in plies:
            course.play(state, ply.answer)
        self._state = state
        self._last = plies[-1] if plies else None
        self._plies = len(plies)
        self._dealt = len([ply for ply in plies if ply.seat == CHANCE])
        self._listener = None

    def _past(self) -> list[Ply]:
        plies: list[Ply] = []
        ply = self._last
        while ply is not None:
            plies.append(ply)
            ply = ply.before
        plies.reverse()
        return plies

    @property
    def answers(self) -> list[tuple[int, str]]:
        """Every answer so far: whose it was, and its text."""
        return [(ply.seat, ply.answer.text) for ply in self._past()]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order; each event names its rule."""
        if self._listener is None:
            self._listener = self._origin.start(listening=True)
            self._heard = 0
        for ply in self._past()[self._heard :]:
            course.play(self._listener, ply.answer)
        self._heard = self._plies
        return list(self._listener.events or [])

    def view(self, seat: int) -> View:
        """What this seat may know; its `decision` is None unless the seat is asked."""
        if not 0 <= seat < self._state.rules.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self._state.rules.seats - 1}")
        return view_of(self._state, seat, self._origin.catalog)

    def determinize(self, seat: int, random: Random, chance: str = "deal") -> Game:
        """A game that this seat could be in: `gugong.determinize(game.view(seat), random)`."""
        return determinize(self.view(seat), random, chance)

    @overload
    def why_not(self, answer: Answer) -> str | None: ...
    @overload
    def why_not(self, answer: str) -> str | None: ...
    def why_not(self, answer: object) -> str | None:
        """Why an answer is not on offer now, with the rule's ID; None if it is on offer."""
        try:
            self._on_offer(answer)
        except AnswerError as error:
            return str(error)
        return None

    @property
    def winner(self) -> int | None:
        """The winning seat once the game is over; None while it is not, or if nobody has won."""
        best = winner(self._state) if self.over else NOBODY
        return None if best == NOBODY else best

    def scores(self) -> dict[int, notation.Score]:
        """By seat: `items` as (rule, VP), the `vp` on the track, whether it `counts`, and the `total`."""
        return notation.score_sheet(self._state)

    def to_dict(self) -> dict[str, object]:
        """The whole position as readable JSON, hidden things included."""
        return {**notation.position_to_dict(self._state), "catalog": self._catalog_to_dict()}

    def _catalog_to_dict(self) -> dict[str, object]:
        return {"edition": self.catalog.edition, "overrides": self.catalog.overrides}

    def record(self, seat: int | None = None) -> str:
        """The game as text that `gugong.replay` plays again; for a seat, without what it may not know."""
        begun = self._origin.begun
        position: dict[str, object] | None = None
        if self._origin.from_position:
            position = notation.position_to_dict(begun)
            if seat is not None:
                position = view_of(begun, seat, self.catalog).to_dict()
        header = notation.Header(notation.config_to_dict(begun), self._catalog_to_dict(), position)
        return notation.write_record(header, self.answers if seat is None else self._answers_for(seat))

    def _answers_for(self, viewer: int) -> list[tuple[int, str]]:
        """The answers, with a `?` for what this seat may not know: fees, draws, and cards picked but not yet shown."""
        state = self._origin.start()
        shown: list[tuple[int, str]] = []
        for ply in self._past():
            text = ply.answer.text
            hidden = not ply.answer.aside and state.stack[-1].hides(ply.answer, viewer)
            shown.append((ply.seat, text.split()[0] + " ?" if hidden else text))
            course.play(state, ply.answer)
        secrets = [(frame.row()[0], "card") for frame in state.stack if secret_place(frame) >= 0]
        for module_state in state.module_states:
            secrets.extend(module_state.secrets(viewer))
        for owner, verb in secrets:
            given = [i for i, (seat, text) in enumerate(shown) if seat == owner and text.startswith(f"{verb} ")]
            if owner != viewer and given:  # in a game from a position it may have been given before
                shown[given[-1]] = (shown[given[-1]][0], f"{verb} ?")
        return shown


def determinize(view: View, random: Random, chance: str = "deal") -> Game:
    """A game that the view's seat could be in, with all hidden things dealt; chance goes on from `random`, or asks."""
    if chance not in ("deal", "ask"):
        raise refused("chance", "config-chance", given=repr(chance))
    state = deal_hidden(view, random)
    begun = state.copy()
    game = Game(Origin(view.catalog, begun, True), state, random.getrandbits(64), chance == "ask", None, 0, 0)
    if chance == "deal":
        game.deal()
    return game


def unpickled(release: object, total: object, content: object) -> Game:
    """The game that went through pickle: it stands where it stood, and goes on as it would have."""
    with opened(release, total, content) as (fresh, values):
        begun, now, seed, asks_chance, seats, numbers = values
        origin = fresh if begun is None else Origin(fresh.catalog, state_from(fresh.begun, begun), True)
        state = state_from(fresh.begun, now)
        state.advance()
        last: Ply | None = None
        answers = answers_from(state.rules, numbers)
        for seat, answer in zip(seats, answers, strict=True):
            last = Ply(last, seat + CHANCE, answer)
        return Game(origin, state, seed, asks_chance, last, len(answers), seats.count(0))
