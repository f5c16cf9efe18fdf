"""The answers as a list: keys in front, price and fee behind, asides below a line of their own."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.explain import TableVoice
from gugong.explain.answers import answer_words
from gugong.explain.facts import facts
from gugong.explain.offers import keyed, offer
from gugong.terminal.ink import inked, marked
from gugong.terminal.module_boards import DIM
from gugong.terminal.session import Session

STYLES: Final = {"free": "green", "fee": "yellow", "cost": "yellow", "no": DIM, "seal": "bold"}


class Answers(OptionList):
    """The list; where the mouse goes, or a key moves the mark, the answer there is foretold."""

    class Looked(Message):
        """Somebody looks at an answer and has not given it."""

        def __init__(self, answer: Answer) -> None:
            self.answer = answer
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="answers")
        self.by_key: dict[str, Answer] = {}
        self.by_id: dict[str, Answer] = {}
        self.looked_at: Answer | None = None
        self.first_aside = ""

    def offer(self, session: Session, decision: Decision | None) -> None:
        """Show the answers of this question; None: of none."""
        self.clear_options()
        self.by_key, self.by_id, self.looked_at, self.first_aside = {}, {}, None, ""
        if decision is None:
            return
        names = marked(session.names, lettered=True)
        voice = TableVoice(session.game.state.rules, session.game.catalog, names, session.language, decision.seat)
        state = session.game.view(decision.seat).state
        known, group, shown = facts(state, decision.seat), "", []
        for number, (answer, key) in enumerate(keyed(decision)):
            said = answer_words(voice, state, decision, answer, known)
            like = offer(state, decision, answer, said)
            if answer.aside and not self.first_aside:
                self.first_aside = f"a{number}"
                shown.append(heading(session.voice.tell("terminal-any-time")))
            elif like.group and like.group != group:
                group = like.group
                shown.append(heading(session.voice.tell(f"page-pay-fee_{group}")))
            tag = like.price or (session.voice.tell(f"page-fee_{said.fee}") if said.fee else "")
            label = inked(said.label[:1].upper() + said.label[1:])
            shown.append(Option(row(key, label, inked(said.note), tag, like.style), id=f"a{number}"))
            self.by_id[f"a{number}"] = answer
            if key:
                self.by_key[key] = answer
        self.add_options(shown)
        self.highlighted = next((at for at, option in enumerate(shown) if not option.disabled), None)

    def to_asides(self) -> bool:
        """Move the mark to what may be done at any time; False if nothing may."""
        if self.first_aside:
            self.highlighted = self.get_option_index(self.first_aside)
        return bool(self.first_aside)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.look(event.option_id)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        at = event.style.meta.get("option")
        if isinstance(at, int) and at < self.option_count:
            self.look(self.get_option_at_index(at).id)

    def look(self, id: str | None) -> None:
        """Tell the screen, once for each answer."""
        answer = self.by_id.get(id or "")
        if answer is not None and answer is not self.looked_at:
            self.looked_at = answer
            self.post_message(self.Looked(answer))


def heading(text: str) -> Option:
    """A line that is no answer."""
    return Option(Text(text, style=DIM), disabled=True)


def row(key: str, label: Text, note: Text, tag: str, style: str) -> Table:
    """One answer."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=1, style="bold")
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    if style == "no":
        label.stylize(DIM)
    said = label if not note.plain else label.append("  ").append(note.plain, style=DIM)
    table.add_row(key or "·", said, Text(tag, style=STYLES.get(style, "")))
    return table
