"""The table: its parts, each the inner HTML of an element `part-NAME`, and the whole page made of them."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from gugong import draw
from gugong.draw import LETTERS
from gugong.draw.board import plan_of
from gugong.engine.ids import NOBODY
from gugong.explain.things import thing
from gugong.notation.words import UNSEEN
from gugong.play import free_gain
from gugong.play.forced import CONFIRMED
from gugong.web.page import Page, Sits
from gugong.web.present import final, log
from gugong.web.present.chart import chart
from gugong.web.present.coaching import hints_allowed
from gugong.web.present.feed import can_paint
from gugong.web.present.officials import officials
from gugong.web.present.people import (
    bot_awaited,
    called,
    colour_name,
    is_reader,
    meng_of,
    page_voice,
    tag,
    voice,
    waiting_for,
)
from gugong.web.present.question import Question, card_given, knots, lights_of, question_of
from gugong.web.present.rendering import again, drawn, render
from gugong.web.present.settings import SIZES, SPEEDS, THEMES, Settings
from gugong.web.present.tips import tips
from gugong.web.present.together import slips, talk
from gugong.web.present.waiting import trials
from gugong.words.languages import LANGUAGES
from gugong.words.phrase import Person, Phrase

DONE: Final = "done"
YOUR_TURN: Final = "your-turn"
WAITING: Final = "waiting"
OVER: Final = "over"
# The phase that each of these events begins.
BEGINS: Final = {"morning": "morning", "day": "day", "twilight": "night", "night": "night", "final-scoring": "night"}
Part = str | tuple[str, ...]  # in pieces, of which most stay as they are from one answer to the next
PARTS: Final = (
    "header",
    "officials",
    "prompt",
    "tools",
    "what",
    "own",
    "figures",
    "hand",
    "answers",
    "rivals",
    "news",
    "since",
    "log",
    "tips",
    "scores",
    "friends",
    "talk",
)


def status(page: Page) -> str:
    """Whether the page's seat is asked, waits, or the game is over."""
    if page.view.asked is None:
        return OVER
    return YOUR_TURN if page.view.decision is not None else WAITING


def title(page: Page) -> str:
    """The title of the window."""
    says = page_voice(page)
    if page.view.asked is None:
        return says.tell("page-title", what=final.sheet(page).headline)
    if page.view.asked == page.view.seat:
        return says.tell("page-title_turn-of" if page.hot_seat else "page-title_turn", who=Person(page.view.seat))
    return says.tell("page-title", what=waiting_for(page))


def parts(page: Page, settings: Settings) -> dict[str, str]:
    """Every part of the table by its name; of the board only the pieces, since its ground never changes."""
    return {name: "".join(part) for name, part in parts_in_pieces(page, settings).items()}


def parts_in_pieces(page: Page, settings: Settings) -> dict[str, Part]:
    """The same as they are made."""
    question = question_of(page)
    return {"pieces": moving(page, question), **words(page, settings, question)}


def moving(page: Page, question: Question | None) -> Part:
    """What moves on the board: the inside of the element `pieces`."""
    return draw.parts_of_pieces(page.view, lights_of(question), page.language)


def words(page: Page, settings: Settings, question: Question | None) -> dict[str, Part]:
    """Every part but the board."""
    lights = lights_of(question)
    view, says = page.view, page_voice(page)
    over = final.is_over(page)
    news = log.since(page)
    mine = (
        ""
        if over or page.watching
        else draw.player(view, view.seat, lights, called(page, view.seat), colour(page), language=page.language)
    )
    return {
        "header": header(page, news),
        "officials": officials(page, question),
        "prompt": prompt(page, settings, question),
        "tools": tools(page, question),
        "what": again("what.html", says, asked=question is not None),
        "own": mine,
        "figures": "" if over or page.watching else own_figures(page),
        "hand": "" if over or page.watching else hand(page, lights),
        "discard": again(
            "discard.html", says, drawn=drawn(draw.discard(view, lights, page.language)), many=len(discards(page))
        ),
        "answers": again("answers.html", says, question=question, trials=trials(page)),
        "rivals": rivals(page, settings),
        "news": str(turns_of(news) or ""),
        "since": again("since.html", says, turns=tuple(news)),
        "log": (again("log.html", says, day=view.state.day), *log.log_items(page), "</ol>"),
        "doors": "",
        "tips": tips(page),
        "scores": scores(page) if over else "",
        "friends": slips(page),
        "talk": talk(page),
    }


def hand(page: Page, lights: tuple[draw.Light, ...]) -> str:
    """The cards in hand, or the place where they would be."""
    if not page.view.state.hands[page.view.seat]:
        return again("no_cards.html", page_voice(page))
    return draw.hand(page.view, lights, card_given(page), page.language)


def discards(page: Page) -> tuple[int, ...]:
    return page.view.state.discards[page.view.seat]


def header(page: Page, turns: Sequence[log.Turn]) -> str:
    """The bar above the board: day, phase, modules, and how many turns the others have had."""
    state, says = page.view.state, page_voice(page)
    titles = [says.say(Phrase(f"module-{name}"), "short") for name in state.rules.config.modules]
    return again(
        "header.html",
        says,
        day=state.day,
        days=len(state.rules.figures.tracks.day_servants),
        phase=phase(page),
        modules=tuple(filter(None, titles)),
        game_id=page.game_id,
        over=final.is_over(page),
        hints=not final.is_over(page) and hints_allowed(page),
        is_shared=page.shared is not None,
        watching=page.watching,
        talks=page.shared is not None and (page.shared.may_talk or bool(page.shared.said)),
        dice=tuple(sorted(state.dice)),
        news=turns_of(turns),
    )


def turns_of(turns: Sequence[log.Turn]) -> int:
    """How many of these lines are somebody's turn."""
    return sum(turn.seat != NOBODY for turn in turns)


def phase(page: Page) -> str:
    """The morning, day or night: by the latest event that began one."""
    for each in reversed(page.told):
        if each.event.kind in BEGINS:
            return BEGINS[each.event.kind]
        if each.event.kind == "turn":
            return "day"
    return "morning"


def prompt(page: Page, settings: Settings, question: Question | None) -> str:
    """The question, or whom the game waits for."""
    over = final.is_over(page)
    return again(
        "prompt.html",
        page_voice(page),
        question=question,
        knots=knots(page),
        letter=LETTERS[page.view.seat],
        waiting=waiting_for(page),
        headline=final.sheet(page).headline if over else "",
        auto=given_unasked(page, settings),
    )


def given_unasked(page: Page, settings: Settings) -> str:
    """The answer that the page gives by itself, as its player wishes; "" where it asks."""
    decision = page.view.decision
    if decision is None:
        return ""
    if decision.prompt == CONFIRMED and not settings.end_turn_confirm:
        return DONE
    gain = free_gain(decision) if settings.always_gain else None
    return "" if gain is None else gain.text


def tools(page: Page, question: Question | None) -> str:
    """What stands beside the question: undo, the exchange of tokens, its rule."""
    if final.is_over(page):
        return ""
    wishes = page.shared is not None and page.shared.may_wish
    return again(
        "tools.html", page_voice(page), question=question, undo=page.undo, bot=bot_awaited(page), may_wish=wishes
    )


def own_figures(page: Page) -> str:
    """This seat in four figures, where there is no room for its board."""
    state, seat, says = page.view.state, page.view.seat, page_voice(page)
    told = {
        "vp": state.vp[seat],
        "pool": state.pool_worth(seat),
        "supply": state.supply_pieces(seat),
        "jade": state.jade[seat],
        "tokens": len(state.tokens[seat]),
    }
    spoken = says.tell("page-own-board", **told)
    return again("figures.html", says, letter=LETTERS[seat], slots=state.rules.token_slots, spoken=spoken, **told)


def colour(page: Page) -> str:
    """The colour, behind a name that does not say it."""
    seat = page.view.seat
    mine = colour_name(page_voice(page), seat)
    return "" if page.seats[seat].name == mine and not is_reader(page, seat) else mine


def rivals(page: Page, settings: Settings) -> Part:
    """Everybody in figures, this page's seat last, and the boards of the others, whoever is asked with a border."""
    says = page_voice(page)
    people = [again("rivals.html", says, one=one) for one in players(page, settings)]
    return ('<ul class="people">', *people, "</ul>", again("reasons.html", says, meng=reasons(page)))


class Rival(NamedTuple):
    """The board of another player."""

    drawn: Markup
    known: str


class Figures(NamedTuple):
    """A player in figures, and the board behind them."""

    letter: str
    name: str
    vp: int
    pool: int
    hand: int
    jade: int
    tokens: int
    turn: bool
    is_reader: bool
    board: Rival | None  # None for the seat whose board stands elsewhere on the page
    sits: Sits


def players(page: Page, settings: Settings) -> tuple[Figures, ...]:
    """The players, this page's seat last."""
    view, state = page.view, page.view.state
    first = -1 if page.watching else view.seat
    order = [(first + step) % len(page.seats) for step in range(1, len(page.seats) + 1)]
    return tuple(
        Figures(
            LETTERS[seat],
            called(page, seat),
            state.vp[seat],
            state.pool_worth(seat),
            len(state.hands[seat]),
            state.jade[seat],
            len(state.tokens[seat]),
            view.asked == seat,
            seat == view.seat and not page.watching,
            rival(page, seat, settings) if seat != view.seat or final.is_over(page) or page.watching else None,
            page.seats[seat].sits,
        )
        for seat in order
    )


def rival(page: Page, seat: int, settings: Settings) -> Rival:
    """A player's board; at the end this seat's own stands among them."""
    board = draw.player(page.view, seat, (), called(page, seat), tag(page, seat), language=page.language)
    return Rival(drawn(board), known_cards(page, seat) if settings.show_known else "")


def known_cards(page: Page, seat: int) -> str:
    """The cards this seat has seen another take: they are in hand or discard."""
    state = page.view.state
    held = [*state.hands[seat], *state.discards[seat], *page.view.loose[seat]]
    faces = sorted(
        {card for card in held if card > UNSEEN and card >= 0}, key=lambda card: state.rules.card_values[card]
    )
    if not faces:
        return ""
    return voice(page).tell("page-seen", cards=tuple(thing(state.rules, "card", card) for card in faces))


def reasons(page: Page) -> tuple[int, tuple[tuple[str, str], ...]]:
    """Meng's latest turn step by step, each with its reason's rule, and the ply at which it was over; if he plays."""
    his = meng_of(page)
    if his == NOBODY:
        return 0, ()
    steps = log.steps(page, his)
    if not steps:
        steps = [each for each in page.told if log.is_reason(each.event)][-1:]
    return steps[-1].ply if steps else 0, tuple((log.said(page, each.event), each.event.rule) for each in steps)


def scores(page: Page) -> str:
    """The final scores and the chart."""
    people, says = [called(page, seat) for seat in range(len(page.seats))], page_voice(page)
    shown = chart(says, page.told, people, page.ply, totals=page.view.state.vp)
    return render("scores.html", says, sheet=final.sheet(page), chart=shown, game_id=page.game_id)


def game_page(page: Page, settings: Settings, base: str = "") -> str:
    """The whole page of a table; `base` is the server's own address, for previews of a finished game."""
    question = question_of(page)
    board = draw.board(page.view, lights_of(question), page.language)
    made = {"board": board, **words(page, settings, question)}
    return whole(page, settings, title(page), status(page), made, base)


def whole(page: Page, settings: Settings, titled: str, state: str, made: Mapping[str, Part], base: str = "") -> str:
    """A page round these parts."""
    return render(
        "table.html",
        page_voice(page),
        title=titled,
        status=state,
        ply=page.ply,
        seat=page.view.seat,
        letter=LETTERS[page.view.seat],
        game_id=page.game_id,
        symbols=Markup(draw.symbols_of(page.view)),
        hints=not final.is_over(page) and hints_allowed(page),
        parts={name: Markup("".join(html)) for name, html in made.items()},
        settings=settings,
        speeds=SPEEDS,
        themes=THEMES,
        sizes=SIZES,
        languages=LANGUAGES,
        wings=wings(page),
        windows=json.dumps(draw.windows(page.view)),
        shared=page.shared,
        watching=page.watching,
        seats=len(page.seats),
        now=time.time() if page.shared is not None and page.shared.clock else "",
        pictured=state == OVER and can_paint(),
        base=base,
    )


def wings(page: Page) -> int:
    """How many boards of modules stand beside the main one."""
    return len(plan_of(page.view).wings)
