"""What lies over the board for a while: a text, the rules with a search, and the curtain between two players."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gugong import explain
from gugong.terminal.module_boards import DIM
from gugong.words.voice import Voice

CLOSES = "escape,q,enter"


class Sheet(ModalScreen[None]):
    """A text to read, and to leaf through if it is long."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(CLOSES, "close"),
        Binding("down,j", "scroll(1)"),
        Binding("up,k", "scroll(-1)"),
        Binding("pagedown,space", "page(1)"),
        Binding("pageup", "page(-1)"),
        Binding("home", "ends(-1)"),
        Binding("end", "ends(1)"),
    ]

    def __init__(self, text: Text, voice: Voice, at_end: bool = False) -> None:
        super().__init__()
        self.text = text
        self.voice = voice
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=False):
                yield Static(self.text)
            yield Static(Text(self.voice.tell("screen-close"), style=DIM), classes="close")

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.action_ends, 1)

    def on_click(self) -> None:
        self.dismiss()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_page(self, by: int) -> None:
        around = self.query_one(VerticalScroll)
        around.scroll_relative(y=by * max(1, around.size.height - 1), animate=False)

    def action_ends(self, to: int) -> None:
        around = self.query_one(VerticalScroll)
        around.scroll_end(animate=False) if to > 0 else around.scroll_home(animate=False)


class Curtain(ModalScreen[None]):
    """Several people share the keyboard: nobody sees another's hand."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "draw_aside")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="curtain")

    def on_click(self) -> None:
        self.dismiss()

    def action_draw_aside(self) -> None:
        self.dismiss()


class RuleSearch(ModalScreen[None]):
    """Every rule by its ID or its words."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close"), Binding("down", "to_list", show=False)]

    def __init__(self, voice: Voice, language: str, sought: str = "") -> None:
        super().__init__()
        self.voice = voice
        self.language = language
        self.sought = sought
        self.book = explain.rulebook(language)

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Input(self.sought, placeholder=self.voice.tell("screen-search"), id="sought")
            yield OptionList(id="found")
            with VerticalScroll(id="rule", can_focus=False):
                yield Static(id="rule-text")
            yield Static(Text(self.voice.tell("screen-close-rules"), style=DIM), classes="close")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.list(self.sought)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list(event.value)

    def on_input_submitted(self) -> None:
        self.action_to_list()

    def list(self, sought: str) -> None:
        """The rules that fit; all where nothing is sought."""
        words = sought.strip()
        entry = self.book.get(words.upper())
        found = list(self.book.values()) if not words else explain.find_rules(words, self.language)
        if entry is not None:
            found = [entry, *(each for each in found if each.id != entry.id)]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(Text(f"{each.id}  {each.title}"), id=each.id) for each in found])
        if found:
            options.highlighted = 0
        else:
            none = self.voice.tell("terminal-no-rules", words=words)
            self.query_one("#rule-text", Static).update(Text(none, style="yellow"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        entry = self.book[event.option_id or ""]
        told = Text().append(f"{entry.id} · {entry.title}\n", style="bold").append(f"\n{entry.text}\n")
        if entry.see:
            told.append(f"\n{self.voice.tell('cli-see', rules=entry.see)}", style=DIM)
        self.query_one("#rule-text", Static).update(told)
        self.query_one("#rule", VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.on_option_list_option_highlighted(OptionList.OptionHighlighted(event.option_list, event.option, 0))

    def action_to_list(self) -> None:
        self.query_one(OptionList).focus()

    def action_close(self) -> None:
        self.dismiss()
