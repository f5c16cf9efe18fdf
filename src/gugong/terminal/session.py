"""Who sits at the table: people at this terminal, the computer in the other seats, and the game between them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import gugong
from gugong import Game, explain
from gugong.bots import LEVELS, make
from gugong.engine.actions import DECLINE, DONE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE, NOBODY
from gugong.errors import AnswerError, RecordError, because
from gugong.explain import TableVoice
from gugong.play import is_forced
from gugong.terminal.keeping import write_record
from gugong.words.bundles import ENGLISH
from gugong.words.voice import Voice, capital

BOT_NAMES: Final = ("Anna", "Lisa", "David", "Sebastian", "Rafael")
USUAL_LEVEL: Final = "normal"
HEAD: Final = "terminal"  # our own key in the first line of a record


class Session:
    """A game, who answers for which seat, and in which language it is told."""

    def __init__(
        self, game: Game, humans: Iterable[int], seed: int, level: str = USUAL_LEVEL, language: str = ENGLISH
    ) -> None:
        self.game = game
        self.humans = tuple(sorted(humans))
        self.seed = seed
        self.level = level
        automa = game.state.rules.automa
        self.speak(language)
        computer = [seat for seat in range(game.players) if seat not in (*self.humans, automa)]
        self.opponents = {seat: make(level, seed * 8 + seat) for seat in computer}
        self.told = dict.fromkeys(self.humans, 0)  # how many events each person has been shown
        self.notes: list[tuple[int, int, str]] = []  # answers given for people: after how many events, whose, what

    @property
    def decision(self) -> Decision | None:
        """What a person is asked now, or what nobody is asked any more."""
        return self.game.decision

    def speak(self, language: str) -> None:
        """Tell it in another language from now on."""
        rules = self.game.state.rules
        self.language = language
        self.names = seat_names(self.game.players, self.humans, rules.automa, language)
        self.voice = TableVoice(rules, self.game.catalog, self.names, language)

    def settle(self, stopped: Callable[[], bool] = lambda: False) -> None:
        """Play on until a person has a choice, or the game is over, or somebody has stopped it."""
        while (decision := self.game.decision) is not None and not stopped():
            if decision.seat == CHANCE:
                self.game.deal()
            elif decision.seat in self.opponents:
                self.game.play(self.opponents[decision.seat].choose(self.game.view(decision.seat)))
            elif is_forced(decision):
                self.play_forced(decision)
            else:
                return

    def play_forced(self, decision: Decision) -> None:
        """Give the only answer there is; where no event will tell of it, keep a note."""
        answer = decision.options[0]
        if answer.kind in (DECLINE, DONE):
            self.notes.append((len(self.game.events), decision.seat, self.phrase(decision, answer)))
        self.game.play(answer)

    def play(self, answer: Answer | str) -> None:
        """Answer for the person asked; a refusal is an AnswerError."""
        self.game.play(answer)

    def undo(self) -> bool:
        """Go back to a person's latest choice; False if there is none, and then nothing has changed."""
        game = self.game.copy()
        while True:
            try:
                game.undo()
            except AnswerError:
                return False
            decision = game.decision
            assert decision is not None
            if decision.seat in self.humans and not is_forced(decision):
                break
        self.game = game
        self.notes = []
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(game.events))
        return True

    def news(self, viewer: int) -> list[Event | str]:
        """What has happened since this person was last told, and what was answered for them; they are told now."""
        events = self.game.events
        news: list[Event | str] = []
        for number in range(self.told[viewer], len(events) + 1):
            news.extend(note for place, seat, note in self.notes if (place, seat) == (number, viewer))
            news.extend(events[number : number + 1])
        self.told[viewer] = len(events)
        self.notes = [note for note in self.notes if note[1] != viewer]
        return news

    def tell(self, event: Event, viewer: int | None) -> str:
        """One event as a sentence for this person."""
        catalog, language = self.game.catalog, self.language
        return explain.event(self.game.state, event, self.names, viewer, catalog=catalog, language=language)

    def question(self, decision: Decision) -> str:
        """What is asked, as a sentence."""
        catalog, language = self.game.catalog, self.language
        return explain.prompt(self.game.state, decision, names=self.names, catalog=catalog, language=language)

    def phrase(self, decision: Decision, answer: Answer) -> str:
        """An answer of this decision in words."""
        catalog, language = self.game.catalog, self.language
        return explain.answer(self.game.state, decision, answer, names=self.names, catalog=catalog, language=language)

    def why_not(self, text: str) -> str:
        """Why an answer is not on offer, with the rule, as a line of its own."""
        state, names, catalog, language = self.game.state, self.names, self.game.catalog, self.language
        named = [each for each in state.rules.answers.by_text if each.partition(" ")[2] == text]
        text = named[0] if len(named) == 1 else text
        answer = state.rules.answers.named(text)
        if answer is None:
            return capital(explain.malformed(state, text, names=names, catalog=catalog, language=language))
        reason, rule = explain.why_not(state, answer.text, names=names, catalog=catalog, language=language)
        return capital(self.voice.tell("why-answer-by-rule", why=reason, by=rule) if rule else reason)

    def text(self) -> str:
        """The record, with who sits where and how far it has come in its first line."""
        return with_head(self.game, HEAD, {"humans": list(self.humans), "seed": self.seed, "level": self.level})

    def save(self, path: Path) -> None:
        """Write the record; NoRecord if another kind of file lies there, OSError if it cannot be written."""
        write_record(path, self.text())


def kind_of(session: Session) -> str:
    """What a kept game is called after its date."""
    return "meng" if session.game.state.rules.automa != NOBODY else f"{session.game.players}-players"


def with_head(game: Game, key: str, ours: dict[str, object]) -> str:
    """The record of a game with something of our own in its first line."""
    head, _, answers = game.record().partition("\n")
    first = json.loads(head)
    first[key] = {**ours, "now": {"day": game.state.day, "over": game.over}}
    return json.dumps(first, ensure_ascii=False) + "\n" + answers


def load_session(path: Path, language: str = ENGLISH) -> Session:
    """A kept game; RecordError or OSError if the file is no such thing. A plain record seats a person at seat 0."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(1, because("record-no-text")) from None
    game = gugong.replay(text, chance="deal")
    seated = json.loads(text.partition("\n")[0]).get(HEAD)
    humans, seed, level = [0], 0, USUAL_LEVEL
    if isinstance(seated, dict):
        given, named = seated.get("humans"), seated.get("level")
        seed = seated["seed"] if isinstance(seated.get("seed"), int) else 0
        level = named if isinstance(named, str) and named in LEVELS else USUAL_LEVEL
        if isinstance(given, list) and all(isinstance(seat, int) and 0 <= seat < game.players for seat in given):
            humans = [seat for seat in given if seat != game.state.rules.automa]
    return Session(game, humans, seed, level, language)


def seat_names(players: int, humans: tuple[int, ...], automa: int = NOBODY, language: str = ENGLISH) -> list[str]:
    """A single person is You; several are numbered; the computer's players have names, and so has Meng."""
    names, tell = [], Voice(language).tell
    for seat in range(players):
        if seat == automa:
            names.append(tell("terminal-automa"))
        elif seat not in humans:
            names.append(BOT_NAMES[seat])
        else:
            names.append(tell("terminal-you") if len(humans) == 1 else tell("terminal-player", n=seat + 1))
    return names
