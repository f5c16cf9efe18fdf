"""One game of a run, played by bots; who thought how long, and what each Night showed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Final

import msgspec

from gugong import bots
from gugong.catalog.load import Catalog, load_catalog
from gugong.dealer import scramble
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.errors import AnswerError, BotError, Reason, SimError, because, what_failed
from gugong.game import Game
from gugong.games import new_game

TURN: Final = "card"  # the question that opens a turn
MENG: Final = "meng"


@dataclass(frozen=True)
class Kind:
    """A kind of game: the options of `new_game`, and its edition with an owner's figures, as JSON that compares."""

    options: str
    figures: str = "{}"

    @classmethod
    def of(cls, options: Mapping[str, object], catalog: Catalog | None = None) -> Kind:
        """This kind of game; what is None is left out."""
        given = {key: value for key, value in sorted(options.items()) if value is not None}
        played = load_catalog(catalog)
        figures = {"edition": played.edition, **played.overrides}
        return Kind(msgspec.json.encode(given).decode(), msgspec.json.encode(figures, order="sorted").decode())

    def to_dict(self) -> dict[str, object]:
        """The options of `new_game`, without those left out."""
        found: dict[str, object] = msgspec.json.decode(self.options)
        return found

    def begin(self, seed: int) -> Game:
        """A game of this kind, with all events of it to be kept."""
        options: dict[str, object] = self.to_dict()
        game = new_game(catalog=catalog_of(self.figures), chance="ask", **options)  # type: ignore[arg-type]
        game.state.events = []
        game.deals_from(seed)
        return game


@lru_cache(maxsize=16)
def catalog_of(figures: str) -> Catalog:
    """The catalog of an edition with an owner's changes; built once in each process."""
    changes: dict[str, object] = msgspec.json.decode(figures)
    return load_catalog(changes or None)


@dataclass(frozen=True)
class Task:
    """A game to be played: its place in the run, its kind, its deal, and the bot of each seat."""

    number: int
    kind: Kind
    seed: int
    bots: tuple[str, ...]

    def told(self) -> Reason:
        """Which game it is, for whoever hears that it failed."""
        return because("sim-game", number=self.number, seed=str(self.seed), bots=self.bots)


@dataclass
class Thought:
    """What a seat's bot was asked, and how long it thought."""

    seconds: float = 0.0
    turns: int = 0
    decisions: int = 0
    longest_turn: float = 0.0
    this_turn: float = 0.0

    def add(self, prompt: str, seconds: float) -> None:
        """One more answer."""
        if prompt == TURN:
            self.turns += 1
            self.this_turn = 0.0
        self.seconds += seconds
        self.this_turn += seconds
        self.longest_turn = max(self.longest_turn, self.this_turn)
        self.decisions += 1


@dataclass
class NightShown:
    """The dice of a Night, and for each seat the faces its cards matched."""

    dice: list[int]
    matched: list[list[int]]

    def missed(self) -> list[int]:
        """The dice that no card matched."""
        return [die for die in self.dice if not any(die in faces for faces in self.matched)]


@dataclass
class Played:
    """A finished game and what was seen on the way."""

    task: Task
    game: Game
    thoughts: list[Thought]
    nights: list[NightShown] = field(default_factory=list)

    def bot_of(self, seat: int) -> str:
        """The bot of a seat; Meng's is Meng."""
        return self.task.bots[seat] if seat < len(self.task.bots) else MENG


def play(task: Task) -> Played:
    """Play a game to its end; SimError says which bot failed, and how."""
    game = task.kind.begin(task.seed)
    seated = [bots.make(spec, scramble(task.seed, 1 + seat)) for seat, spec in enumerate(task.bots)]
    played = Played(task, game, [Thought() for _ in range(game.players)])
    heard = 0
    while (decision := game.decision) is not None:
        state = game.state
        discards, dice = state.discards[:], state.dice[:]
        answer_one(game, decision, seated[decision.seat], played)
        events = state.events or []
        if any(event.kind == "night" for event in events[heard:]):
            played.nights.append(night_of(state, discards, dice))
        heard = len(events)
    return played


def answer_one(game: Game, decision: Decision, bot: bots.Bot, played: Played) -> None:
    """Let the bot answer, on the clock."""
    seat = decision.seat
    view = game.view(seat)
    spec = played.bot_of(seat)
    begun = perf_counter()
    try:
        answer = bot.choose(view)
    except Exception as error:  # a bot may be anybody's code
        if isinstance(error, BotError):
            raise
        raise SimError("", because("sim-bot-fails", bot=spec, why=what_failed(error))) from error
    played.thoughts[seat].add(decision.prompt, perf_counter() - begun)
    try:
        game.play(answer)
    except AnswerError as error:
        said = {"answer": repr(str(answer)), "prompt": repr(decision.prompt)}
        raise SimError("", because("sim-bot-answered", bot=spec, why=error.told(), **said)) from None


def night_of(state: State, discards: Sequence[tuple[int, ...]], dice: list[int]) -> NightShown:
    """What a Night showed: the discards of the last turn were the hands that met the dice (B-NGT-02)."""
    values = state.rules.card_values
    matched = [
        sorted(values[card] for card in cards for die in dice if die == values[card] and seat != state.rules.automa)
        for seat, cards in enumerate(discards)
    ]
    return NightShown(dice, matched)
