"""The table: its parts, each the inner HTML of an element `part-NAME`, and the whole page made of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from gugong import draw
from gugong.engine.ids import NOBODY
from gugong.notation.words import UNSEEN
from gugong.web.page import MENG, Page
from gugong.web.present import asked, final, told
from gugong.web.present.asked import Question
from gugong.web.present.chart import chart
from gugong.web.present.officials import officials
from gugong.web.present.people import bot_awaited, called, tag, voice, waiting_for
from gugong.web.present.rendering import COLOURS, LETTERS, again, render
from gugong.web.present.settings import Settings

YOUR_TURN: Final = "your-turn"
WAITING: Final = "waiting"
OVER: Final = "over"
GAME: Final = "Gùgōng"
MODULE_NAMES: Final = {
    "summer-palace": "Summer Palace",
    "peasant-revolt": "Peasant Revolt",
    "stairs": "Stairs",
    "extras": "Extra Decrees",
    "bonus-tokens": "Bonus Tokens",
}
PIECES: Final = '<g id="pieces">'
PARTS: Final = (
    "header",
    "officials",
    "board",
    "prompt",
    "what",
    "own",
    "hand",
    "answers",
    "rivals",
    "since",
    "log",
    "scores",
)


def status(page: Page) -> str:
    """Whether the page's seat is asked, waits, or the game is over."""
    if page.view.asked is None:
        return OVER
    return YOUR_TURN if page.view.decision is not None else WAITING


def title(page: Page) -> str:
    """The title of the window."""
    if page.view.asked is None:
        return f"{final.sheet(page).headline} – {GAME}"
    if page.view.asked == page.view.seat:
        whose = f"{page.seats[page.view.seat].name}: " if page.hot_seat else ""
        return f"● {whose}your turn – {GAME}"
    return f"{waiting_for(page)} – {GAME}"


def parts(page: Page, settings: Settings) -> dict[str, str]:
    """Every part of the table by its name; of the board only the pieces, since its ground never changes."""
    question = asked.question(page)
    return {"pieces": moving(page, question), **words(page, settings, question)}


def moving(page: Page, question: Question | None) -> str:
    """What moves on the board: the inside of the element `pieces`."""
    return draw.pieces(page.view, asked.lights(question)).removeprefix(PIECES).removesuffix("</g>")


def words(page: Page, settings: Settings, question: Question | None) -> dict[str, str]:
    """Every part but the board."""
    lights = asked.lights(question)
    view = page.view
    over = final.is_over(page)
    news = told.since(page)
    mine = "" if over else draw.player(view, view.seat, lights, called(page, view.seat), colour(page))
    return {
        "header": header(page, news),
        "officials": officials(page, question),
        "prompt": prompt(page, settings, question),
        "what": again("what.html", asked=question is not None),
        "own": mine,
        "hand": "" if over else hand(page, lights),
        "discard": again("discard.html", drawn=Markup(draw.discard(view, lights)), many=len(discards(page))),
        "answers": again("answers.html", question=question, list_only=settings.list_only),
        "rivals": rivals(page, settings),
        "since": again("since.html", turns=tuple(news)),
        "log": render("log.html", lines=told.log_items(page), day=view.state.day),
        "doors": "",
        "scores": scores(page) if over else "",
    }


def hand(page: Page, lights: tuple[draw.Light, ...]) -> str:
    """The cards in hand, or the place where they would be."""
    if not page.view.state.hands[page.view.seat]:
        return '<p class="no-cards">Your hand is empty. At Night your discard pile becomes your hand.</p>'
    return draw.hand(page.view, lights, asked.card_given(page))


def discards(page: Page) -> tuple[int, ...]:
    return page.view.state.discards[page.view.seat]


def header(page: Page, turns: Sequence[told.Turn]) -> str:
    """The bar above the board: day, phase, modules, and how many turns the others have had."""
    state = page.view.state
    days = len(state.rules.tables.tracks.day_servants)
    modules = tuple(MODULE_NAMES[name] for name in state.rules.config.modules if name in MODULE_NAMES)
    return again(
        "header.html",
        day=state.day,
        days=days,
        phase=phase(page),
        modules=modules,
        game_id=page.game_id,
        over=final.is_over(page),
        dice=tuple(sorted(state.dice)),
        news=sum(turn.seat != NOBODY for turn in turns),
    )


def phase(page: Page) -> str:
    """Morning, Day or Night: by the latest event that began one."""
    begins = {"morning": "Morning", "day": "Day", "twilight": "Night", "night": "Night", "final-scoring": "Night"}
    for each in reversed(page.told):
        if each.event.kind in begins:
            return begins[each.event.kind]
        if each.event.kind == "turn":
            return "Day"
    return "Morning"


def prompt(page: Page, settings: Settings, question: Question | None) -> str:
    """The question, or whom the game waits for."""
    over = final.is_over(page)
    return again(
        "prompt.html",
        question=question,
        knots=asked.knots(page),
        undo=page.undo,
        letter=LETTERS[page.view.seat],
        waiting=waiting_for(page),
        bot=bot_awaited(page),
        headline=final.sheet(page).headline if over else "",
        game_id=page.game_id,
        auto=question is not None and question.is_end and not settings.end_turn_confirm,
    )


def colour(page: Page) -> str:
    """The colour behind "You", and behind a name that does not say it."""
    mine = COLOURS[page.view.seat]
    return mine if called(page, page.view.seat) != mine else ""


def rivals(page: Page, settings: Settings) -> str:
    """The boards of the others, whoever is asked with a border."""
    view = page.view
    first = 0 if final.is_over(page) else 1  # at the end this seat's own board stands among them
    order = [(view.seat + step) % len(page.seats) for step in range(first, len(page.seats))]
    boards = []
    for seat in order:
        state = "turn" if view.asked == seat else ""
        name = called(page, seat)
        drawn = Markup(draw.player(view, seat, (), name, tag(page, seat)))
        known = known_cards(page, seat) if settings.show_known else ""
        boards.append(Rival(LETTERS[seat], name, drawn, known, state))
    return again("rivals.html", boards=tuple(boards), players=strip(page), meng=reasons(page))


class Rival(NamedTuple):
    """The board of another player."""

    letter: str
    name: str
    drawn: Markup
    known: str
    turn: str


class Figures(NamedTuple):
    """A player in four figures, for narrow windows."""

    letter: str
    name: str
    vp: int
    pool: int
    hand: int
    turn: bool


def strip(page: Page) -> tuple[Figures, ...]:
    """The players in figures, this page's seat last."""
    state, asked_ = page.view.state, page.view.asked
    order = [(page.view.seat + step) % len(page.seats) for step in range(1, len(page.seats) + 1)]
    return tuple(
        Figures(
            LETTERS[seat],
            called(page, seat),
            state.vp[seat],
            state.pool_worth(seat),
            len(state.hands[seat]),
            asked_ == seat,
        )
        for seat in order
    )


def known_cards(page: Page, seat: int) -> str:
    """The cards this seat has seen another take: they are in hand or discard."""
    state = page.view.state
    held = [*state.hands[seat], *state.discards[seat], *page.view.loose[seat]]
    faces = sorted(
        {card for card in held if card > UNSEEN and card >= 0}, key=lambda card: state.rules.card_values[card]
    )
    says = voice(page)
    return ", ".join(says.thing("card", card) for card in faces)


def reasons(page: Page) -> tuple[int, tuple[tuple[str, str], ...]]:
    """Meng's latest turn step by step, each with its reason's rule, and the ply at which it was over; if he plays."""
    his = next((seat for seat, sitting in enumerate(page.seats) if sitting.kind == MENG), NOBODY)
    if his == NOBODY:
        return 0, ()
    steps = told.steps(page, his)
    if not steps:
        steps = [each for each in page.told if told.is_reason(each.event)][-1:]
    return steps[-1].ply if steps else 0, tuple((told.said(page, each.event), each.event.rule) for each in steps)


def scores(page: Page) -> str:
    """The final scores and the chart."""
    people = [called(page, seat) for seat in range(len(page.seats))]
    drawn = chart(page.told, people, page.ply)
    return render("scores.html", sheet=final.sheet(page), chart=drawn, game_id=page.game_id)


def table(page: Page, settings: Settings) -> str:
    """The whole page of a table."""
    question = asked.question(page)
    board = draw.board(page.view, asked.lights(question))
    return whole(page, settings, title(page), status(page), {"board": board, **words(page, settings, question)})


def whole(page: Page, settings: Settings, titled: str, state: str, made: dict[str, str]) -> str:
    """A page round these parts."""
    return render(
        "table.html",
        title=titled,
        status=state,
        ply=page.ply,
        seat=page.view.seat,
        letter=LETTERS[page.view.seat],
        game_id=page.game_id,
        parts={name: Markup(html) for name, html in made.items()},
        settings=settings,
        wings=wings(page),
        windows=json.dumps(draw.windows(page.view)),
        solo=any(sitting.kind == MENG for sitting in page.seats),
    )


def wings(page: Page) -> int:
    """How many module boards stand beside the main one."""
    names = page.view.state.rules.config.modules
    return len({"summer-palace", "peasant-revolt"} & set(names))
