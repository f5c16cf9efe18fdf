"""A game on a real table: chance is what people see there, and some cards nobody has seen yet.

A card that Meng draws face down has no face in the box in front of the players until he reveals it. The game needs one
at once, so it gets a stand-in, any card nobody has seen; when the real one shows, the past is written anew with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import gugong
from gugong import Game
from gugong.dealer import deal
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.gifts import DrawGift
from gugong.engine.ids import CHANCE, NOBODY
from gugong.errors import RecordError, because
from gugong.play import is_forced
from gugong.terminal.choosing import Unclear
from gugong.terminal.session import USUAL_LEVEL, Session, with_head
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Phrase

HEAD: Final = "companion"  # our own key in the first line of a record
HUMAN: Final = 0
SET_UP: Final = ("deal-board", "deal-token", "deal-decree", "deal-level-4", "draw-focus", "roll")


class TableSession(Session):
    """A game against Meng whose chance is asked of the people at the table."""

    def __init__(self, game: Game, seed: int, own_deck: bool = True, language: str = ENGLISH) -> None:
        super().__init__(game, (HUMAN,), seed, USUAL_LEVEL, language)
        self.own_deck = own_deck  # whether the companion draws the automa cards itself
        self.by_itself: set[int] = set()  # answers that nobody entered, by their number
        self.stand_ins: set[int] = set()  # those of them that drew a card nobody has seen

    # What comes by itself

    def settle(self, stopped: Callable[[], bool] = lambda: False) -> None:
        """Play on until somebody must enter something, or the game is over."""
        while (decision := self.game.decision) is not None and not stopped():
            if self.is_unseen_draw():
                self.stand_ins.add(self.game.ply)
                self.answer(decision.options[0].text, by_itself=True)
            elif decision.prompt == "automa" and self.own_deck:
                self.draw(by_itself=True)
            elif is_forced(decision) and not self.faces():
                if decision.seat == CHANCE:
                    self.by_itself.add(self.game.ply)
                    self.game.play(decision.options[0])
                else:
                    self.by_itself.add(self.game.ply)
                    self.play_forced(decision)
            else:
                return

    def laid_besides(self, before: int) -> list[str]:
        """Cards laid out since there were so many events, besides the one that was drawn: the last has no choice."""
        cards = [event for event in self.game.events[before:] if event.kind == "board-card"]
        return [self.voice.tell("companion-last", what=self.tell(event, HUMAN)) for event in cards[1:]]

    def is_unseen_draw(self) -> bool:
        """Whether Meng draws a card that nobody at the table looks at."""
        frame = self.game.state.stack[-1]
        return isinstance(frame, DrawGift) and frame.seat == self.game.state.rules.automa

    def draw(self, by_itself: bool = False) -> str:
        """Chance answered by the companion: a pure function of the seed and of what was answered before."""
        decision = self.game.decision
        assert decision is not None
        text = deal(decision, self.seed, self.game.ply).text
        self.answer(text, by_itself)
        return text

    # What is entered

    def texts(self) -> list[str]:
        """The answers that may be entered for the table now."""
        decision = self.game.decision
        assert decision is not None
        return sorted({option.text for option in decision.options} | set(self.faces()))

    def faces(self) -> list[str]:
        """The cards that a stand-in could really be, where such a card may be on top."""
        decision = self.game.decision
        assert decision is not None
        if not self.stand_ins or decision.prompt not in ("reveal-gift", "draw-gift"):
            return []
        hidden = self.hidden_cards()
        if decision.prompt == "reveal-gift" and not [option for option in decision.options if option.text in hidden]:
            return []
        answers = self.game.state.rules.answers.card
        return [*hidden, *(answers[card].text for card in self.game.state.pile)]

    def hidden_cards(self) -> dict[str, int]:
        """The stand-ins that are still unseen, each with the number of the answer that drew it."""
        answers = self.game.answers
        return {answers[place][1]: place for place in sorted(self.stand_ins)}

    def answer(self, text: str, by_itself: bool = False) -> None:
        """Answer what is asked with this text; a face that only a stand-in can have is given to one."""
        decision = self.game.decision
        assert decision is not None
        if decision.find(text) is None and text in self.faces():
            self.give_face(decision, text)
        if by_itself:
            self.by_itself.add(self.game.ply)
        if decision.prompt == "reveal-gift":
            self.stand_ins.discard(self.hidden_cards().get(text, -1))
        self.game.play(text)

    def give_face(self, decision: Decision, text: str) -> None:
        """Write the past anew: the card that is seen now trades places with a stand-in."""
        hidden = self.hidden_cards()
        if decision.prompt == "reveal-gift":
            stands = next(option.text for option in decision.options if option.text in hidden)
            places = {hidden[stands]: text}
            if text in hidden:  # it stands for a card that lies elsewhere: the two trade places
                places[hidden[text]] = stands
            self.rewrite(places)
            return
        spare = [option.text for option in decision.options if option.text not in hidden]
        if not spare:
            raise Unclear(Phrase("companion-impossible", (("card", text),)))
        self.rewrite({hidden[text]: spare[0]})

    def rewrite(self, places: dict[int, str]) -> None:
        """The same game with other answers at these places."""
        head, *lines = self.game.record().splitlines()
        for place, text in places.items():
            lines[place] = f"- {text}"
        self.game = gugong.replay("\n".join([head, *lines]))

    def play(self, answer: Answer | str) -> None:
        self.game.play(answer)

    def undo(self) -> bool:
        """Take back what was entered last, and what came by itself after it."""
        entered = [place for place in range(self.game.ply) if place not in self.by_itself]
        if not entered:
            return False
        head, *lines = self.game.record().splitlines()
        left = entered[-1]
        self.game = gugong.replay("\n".join([head, *lines[:left]]))
        self.by_itself = {place for place in self.by_itself if place < left}
        self.stand_ins = {place for place in self.stand_ins if place < left}
        self.notes = []
        self.told = dict.fromkeys(self.humans, len(self.game.events))
        return True

    def setting_up(self) -> bool:
        """Whether the first Day has not begun."""
        return not [event for event in self.game.events if event.kind == "day"]

    # Keeping

    def text(self) -> str:
        """The record, with what the companion must remember in its first line."""
        ours: dict[str, object] = {
            "seed": self.seed,
            "own_deck": self.own_deck,
            "by_itself": sorted(self.by_itself),
            "stand_ins": sorted(self.stand_ins),
        }
        return with_head(self.game, HEAD, ours)


def load_table(path: Path, language: str = ENGLISH) -> TableSession:
    """A kept game; RecordError or OSError if the file is no such thing."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(1, because("record-no-text")) from None
    return table_from(text, language)


def table_from(text: str, language: str = ENGLISH) -> TableSession:
    """The same out of a record's text."""
    game = gugong.replay(text)
    kept = json.loads(text.partition("\n")[0]).get(HEAD)
    if not isinstance(kept, dict) or game.state.rules.automa == NOBODY:
        raise RecordError(1, because("record-no-companion"))
    seed, plies = kept.get("seed", 0), range(game.ply)
    by_itself, stand_ins = kept.get("by_itself", []), kept.get("stand_ins", [])
    if not isinstance(seed, int) or not all(
        isinstance(places, list) and all(isinstance(place, int) and place in plies for place in places)
        for places in (by_itself, stand_ins)
    ):
        raise RecordError(1, because("record-companion-damaged"))
    session = TableSession(game, seed, bool(kept.get("own_deck", True)), language)
    session.by_itself, session.stand_ins = set(by_itself), set(stand_ins)
    session.told = dict.fromkeys(session.humans, len(game.events))
    return session
