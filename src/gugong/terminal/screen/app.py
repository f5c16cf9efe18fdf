"""The screen: what stands where, what keys and mouse do, and the course of a game on it."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from gugong.engine.decisions import Decision
from gugong.explain.facts import facts
from gugong.explain.questions import question_words
from gugong.shell import INTERRUPTED
from gugong.terminal.ending import verdict
from gugong.terminal.loop import Quit
from gugong.terminal.module_boards import DIM
from gugong.terminal.previews import preview_of
from gugong.terminal.screen.answers import Answers
from gugong.terminal.screen.colours import COLOURS
from gugong.terminal.screen.desk import Desk, Said, drawn
from gugong.terminal.screen.parts import LEAST, POINTS_AT, ScreenBoard, room_for, turn_for
from gugong.terminal.screen.sheets import Curtain, RuleSearch, Sheet
from gugong.terminal.screen.telling import log_of
from gugong.words.phrase import Person

SHORT: Final = 3  # lines that need no sheet of their own
# Each key with what it does and the message that names it.
KEYS: Final = (
    ("b", "board", "screen-key-board"),
    ("z", "undo", "screen-key-undo"),
    ("h", "hint", "screen-key-hint"),
    ("p", "why", "screen-key-why"),
    ("r", "rules", "screen-key-rules"),
    ("g", "log", "screen-key-log"),
    ("t", "asides", ""),
    ("l", "language", "screen-key-language"),
    ("question_mark", "help", "screen-key-help"),
    ("colon,slash", "type", "screen-key-type"),
    ("left_square_bracket", "scroll(-2)", ""),
    ("right_square_bracket", "scroll(2)", ""),
    ("ctrl+q", "leave(0)", "screen-key-leave"),
    ("ctrl+c", f"leave({INTERRUPTED})", ""),
)
LEFT: Final = 57  # per cent of the width, where there are two columns
NARROW: Final = 100
LEFT_OUT: Final = ("type", "language")  # of the foot of a narrow screen; the help has them
SHOWN_AS: Final = {"question_mark": "?", "colon,slash": ":", "ctrl+q": "^q"}


class Key(Static):
    """A key at the foot of the screen; it can be clicked."""

    def __init__(self, shown: str, action: str) -> None:
        super().__init__(classes="key")
        self.shown = shown
        self.action = action

    def on_click(self) -> None:
        self.app.call_later(self.app.run_action, self.action)


class GameScreen(App[int]):
    """One game on one screen."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding(keys, action, show=False) for keys, action, _ in KEYS]

    def __init__(self, desk: Desk, welcome: str = "") -> None:
        super().__init__()
        self.ansi_theme_dark = COLOURS
        self.title = desk.tell("terminal-title")
        self.desk = desk
        self.welcome = welcome
        self.busy = False  # the others play
        self.gone = False  # this screen is closing
        self.window = LEAST  # what there is, in columns and rows
        self.turned = 0  # which part of the board is on top
        self.news_from = 0  # the first event that nobody has answered since
        self.was_over = False

    def compose(self) -> ComposeResult:
        with Vertical(id="all"):
            yield Static(id="head")
            with Horizontal(id="upper"):
                with VerticalScroll(id="left", can_focus=False):
                    yield Static(id="left-parts")
                with VerticalScroll(id="right", can_focus=False):
                    yield Static(id="right-parts")
            yield Static(id="own")
            with Horizontal(id="lower"):
                with Vertical(id="ask"):
                    yield Static(id="title")
                    yield Answers()
                with Vertical(id="beside"):
                    yield Static(id="preview")
                    with VerticalScroll(id="around-log", can_focus=False):
                        yield Static(id="log")
            yield Static(id="message")
            yield Input(id="line", placeholder=self.desk.tell("screen-line"))
            with Horizontal(id="keys"):
                for keys, action, message in KEYS:
                    if message:
                        yield Key(SHOWN_AS.get(keys, keys), action)
        yield Static(id="small")

    def on_mount(self) -> None:
        with suppress(NotImplementedError, RuntimeError):  # another thread's, or a system without signals
            running = asyncio.get_running_loop()
            running.add_signal_handler(signal.SIGINT, self.action_leave, INTERRUPTED)
            running.add_signal_handler(signal.SIGTERM, self.action_leave, 128 + signal.SIGTERM)
        self.window = self.size.width, self.size.height
        self.query_one("#line").display = False
        self.label_keys()
        self.news_from = len(self.desk.session.game.events)
        self.message(self.welcome)
        self.query_one(Answers).focus()
        self.go_on()

    # The course of the game

    def go_on(self) -> None:
        """Let the others play, then show whoever is asked what has come of it."""
        session = self.desk.session
        decision = session.decision
        if decision is not None and decision.seat in session.opponents:
            self.busy = True
            self.query_one(Answers).offer(session, None)
            self.query_one("#title", Static).update(Text(self.desk.tell("screen-thinking"), style=DIM))
            self.query_one("#preview", Static).update("")
            self.settle()
        else:
            session.settle()
            self.settled()

    @work(thread=True)
    def settle(self) -> None:
        """The computer's players think in a thread of their own; what was answered is on the disk already."""
        self.desk.session.settle(lambda: self.gone)
        if not self.gone:
            self.call_from_thread(self.settled)

    def settled(self) -> None:
        """A person is asked, or the game is over."""
        self.busy = False
        if self.gone:
            return
        self.desk.keep()
        session, decision = self.desk.session, self.desk.session.decision
        seat = decision.seat if decision is not None else max(self.desk.at_keyboard, session.humans[0])
        if decision is not None and len(session.humans) > 1 and seat != self.desk.at_keyboard:
            self.query_one("#all").visible = False
            self.push_screen(Curtain(self.desk.tell("terminal-curtain", who=Person(seat))), lambda _: self.unveil(seat))
        else:
            self.unveil(seat)

    def unveil(self, seat: int) -> None:
        """Show this seat its board and its question."""
        self.desk.sit_down(seat)
        self.query_one("#all").visible = True
        self.turned = turn_for(self.desk.session, self.window, self.turned)
        self.show()
        over = self.desk.session.decision is None
        if over and not self.was_over:
            self.push_screen(Sheet(self.desk.scores(), self.desk.session.voice))
        self.was_over = over

    # What is shown

    def show(self) -> None:
        """Everything anew."""
        session, decision = self.desk.session, self.desk.session.decision
        self.show_board()
        self.query_one(Answers).offer(session, decision)
        self.query_one("#title", Static).update(self.title_of(decision))
        self.query_one("#preview", Static).update("")
        self.show_log()

    def show_board(self) -> None:
        """The board, as the room of this window has it."""
        session = self.desk.session
        board = ScreenBoard(session, max(self.desk.at_keyboard, 0), session.decision)
        width, height = self.window
        known = board.known(width)
        room = room_for(width, height, known, self.turned)
        self.query_one("#head", Static).update(drawn([board.headline()], width))
        self.query_one("#upper").styles.height = room.rows
        first = width * LEFT // 100 if room.right else width
        for side, names, columns in (("left", room.left, first), ("right", room.right, width - first)):
            shown = drawn([each for name in names for each in board.part(name, columns - 3)], columns - 3)
            self.query_one(f"#{side}-parts", Static).update(shown)
            self.query_one(f"#{side}").display = bool(names)
            self.query_one(f"#{side}").styles.width = columns
        self.query_one("#own", Static).update(drawn([board.own()], width - 2))

    def title_of(self, decision: Decision | None) -> Text:
        """The question, and what stands behind it."""
        session = self.desk.session
        if decision is None:
            return Text(verdict(session), style="bold").append(f"\n{self.desk.tell('screen-over')}", style=DIM)
        state = session.game.view(decision.seat).state
        said = question_words(session.voice, state, decision, facts(state, decision.seat))
        title = Text(said.title, style="bold")
        return title.append(f"\n{said.context}", style=DIM) if said.context else title

    def show_log(self) -> None:
        """The latest lines; those since the last answer stand out."""
        self.query_one("#log", Static).update(log_of(self.desk, self.news_from))
        self.call_after_refresh(self.query_one("#around-log", VerticalScroll).scroll_end, animate=False)

    def message(self, text: str) -> None:
        """A line of the screen's own."""
        self.query_one("#message", Static).update(Text(text, style="yellow"))

    def label_keys(self) -> None:
        """The keys in the language of this evening."""
        names = {action: name for _, action, name in KEYS}
        for key in self.query(Key):
            key.update(Text(key.shown, style="bold").append(f" {self.desk.tell(names[key.action])}", style=DIM))

    def on_answers_looked(self, event: Answers.Looked) -> None:
        decision = self.desk.session.decision
        if self.busy or decision is None or decision.find(event.answer.text) is None:
            return
        told = Text()
        for line, rule in preview_of(self.desk.session, decision, event.answer):
            told.append(f"{line}  ").append(f"{rule}\n", style=DIM)
        self.query_one("#preview", Static).update(told)

    def on_resize(self, event: events.Resize) -> None:
        self.window = width, height = event.size
        fits = width >= LEAST[0] and height >= LEAST[1]
        self.query_one("#all").display = fits
        small = self.query_one("#small", Static)
        small.display = not fits
        for key in self.query(Key):
            key.display = width >= NARROW or key.action not in LEFT_OUT
        wanted = {"width": LEAST[0], "height": LEAST[1], "here": width, "there": height}
        small.update(self.desk.tell("screen-small", **wanted))
        if fits and not self.busy and self.desk.at_keyboard >= 0:
            self.turned = turn_for(self.desk.session, self.window, self.turned)
            self.show_board()

    # What is done

    @property
    def covered(self) -> bool:
        """Whether no answer may be given now: the others play, something lies over the board, or it cannot be seen."""
        return self.busy or len(self.screen_stack) > 1 or not self.query_one("#all").display

    def on_key(self, event: events.Key) -> None:
        if self.covered or self.query_one("#line").has_focus:
            return
        answer = self.query_one(Answers).by_key.get(event.character or "")
        if answer is not None:
            event.stop()
            self.give(answer.text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        answer = self.query_one(Answers).by_id.get(event.option_id or "")
        if answer is not None and not self.covered:
            self.give(answer.text)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id == "line":
            typed = " ".join(event.value.split())
            self.close_line()
            if typed and not self.covered:
                self.give(typed)

    def give(self, typed: str) -> None:
        """An answer or a command, as if typed in the line mode."""
        before, session, spoken = len(self.desk.session.game.events), self.desk.session, self.desk.session.language
        try:
            said = self.desk.obey(typed)
        except Quit:
            self.action_leave(0)
            return
        if self.desk.session.language != spoken:
            self.label_keys()
            self.show()
        self.tell(said)
        if said.moved:
            same = self.desk.session is session
            self.news_from = min(before, len(self.desk.session.game.events)) if same else 0
            self.go_on()

    def tell(self, said: Said) -> None:
        """A few words on their line, anything longer on a sheet."""
        self.message(" ".join(said.lines))
        if said.pages.plain.strip():
            if said.pages.plain.count("\n") < SHORT and not said.lines:
                self.query_one("#preview", Static).update(said.pages)
            else:
                self.push_screen(Sheet(said.pages, self.desk.session.voice))

    def on_click(self, event: events.Click) -> None:
        """What is pointed at on the board is answered, or it is said why it cannot be."""
        answer, decision = event.style.meta.get(POINTS_AT), self.desk.session.decision
        if isinstance(answer, str) and decision is not None and not self.covered:
            self.give(answer if decision.find(answer) is not None else f"why {answer}")

    def action_scroll(self, by: int) -> None:
        for side in ("#left", "#right"):
            self.query_one(side, VerticalScroll).scroll_relative(y=by, animate=False)

    def action_board(self) -> None:
        self.turned += 1
        if not self.covered:
            self.show_board()

    def action_undo(self) -> None:
        if not self.covered:
            self.give("undo")

    def action_hint(self) -> None:
        if not self.covered and self.desk.session.decision is not None:
            self.busy = True  # it takes a second or two, in which nothing is answered
            self.message(self.desk.tell("screen-considering"))
            self.consider()

    @work(thread=True)
    def consider(self) -> None:
        """Ask for a hint in a thread of its own."""
        said = self.desk.obey("hint")
        if not self.gone:
            self.call_from_thread(self.considered, said)

    def considered(self, said: Said) -> None:
        """Say what came of it."""
        self.busy = False
        self.message("\n".join(said.lines))

    def action_asides(self) -> None:
        if not self.covered and not self.query_one(Answers).to_asides():
            self.message(self.desk.tell("screen-no-asides"))

    def action_log(self) -> None:
        if not self.covered:
            self.push_screen(Sheet(log_of(self.desk, 0, everything=True), self.desk.session.voice, at_end=True))

    def action_rules(self) -> None:
        if not self.covered:
            self.push_screen(RuleSearch(self.desk.session.voice, self.desk.session.language))

    def action_help(self) -> None:
        if not self.covered:
            told = [self.desk.tell("screen-help"), self.desk.tell("terminal-short-rules")]
            self.push_screen(Sheet(Text("\n\n".join(told)), self.desk.session.voice))

    def action_language(self) -> None:
        """The next of the languages."""
        if not self.covered:
            self.give("lang")

    def action_why(self) -> None:
        if not self.covered:
            self.message(self.desk.tell("screen-why"))
            self.open_line("why ")

    def action_type(self) -> None:
        self.open_line("")

    def open_line(self, begun: str) -> None:
        """The line in which everything of the line mode can be typed."""
        if self.covered:
            return
        line = self.query_one("#line", Input)
        line.display = True
        line.value = begun
        line.focus()
        line.cursor_position = len(begun)

    def close_line(self) -> None:
        self.query_one("#line").display = False
        self.query_one(Answers).focus()

    def key_escape(self) -> None:
        if len(self.screen_stack) == 1:
            self.close_line()
            self.message("")

    def action_leave(self, code: int) -> None:
        """Every answer is kept already; what the others have done since is found again from it."""
        self.gone = True
        self.exit(code)
