"""The companion's pages: what Meng does step by step, what the table is asked, and how an evening begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from gugong.configuration import DIFFICULTIES, PAIRINGS
from gugong.engine import actions as kinds
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE
from gugong.explain import TableVoice
from gugong.explain.answers import answer_words
from gugong.explain.facts import facts
from gugong.explain.offers import offer
from gugong.explain.questions import question_words
from gugong.terminal.companion import about_figures
from gugong.terminal.companion_session import HUMAN, TableSession
from gugong.terminal.companion_telling import AFTER, MOVE, told_at_table
from gugong.terminal.loop import HEADINGS
from gugong.terminal.module_boards import boards_of
from gugong.web.present.answer_signs import sign
from gugong.web.present.rendering import plain_voice, render, rule_sign, whole
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Phrase
from gugong.words.voice import capital

LOG_LINES: Final = 60
HEAD: Final = "head"


class Step(NamedTuple):
    """A line of what has happened."""

    kind: str  # "move", "head" or "said"
    text: str
    rule: Markup


class Tap(NamedTuple):
    """One answer to tap."""

    answer: str
    sign: Markup
    label: str
    note: str
    tag: str
    style: str
    group: str  # the heading above it, if another one begins


class Begun(NamedTuple):
    """A game to go on with."""

    id: str
    day: int
    over: bool
    when: str


def companion_page(
    id: str, taps: int, session: TableSession, since: int, said: Phrase | None, drawn: Sequence[str], settings: object
) -> str:
    """One game at a table."""
    language, decision = session.language, session.decision
    of_chance = decision is not None and decision.seat == CHANCE
    setting_up = session.setting_up()
    title, context = asked(session, decision)
    return render(
        "companion.html",
        plain_voice(language),
        settings=settings,
        id=id,
        taps=taps,
        drawn=drawn,
        steps=steps(session, session.game.events[since:]),
        log=steps(session, session.game.events)[-LOG_LINES:],
        title=title,
        context=context,
        choices=chances(session) if of_chance else choices(session, decision),
        of_chance=of_chance,
        only_the_table=of_chance and bool(session.faces()),
        setting_up=setting_up,
        day=session.game.state.day,
        over=decision is None,
        scores=scores(session) if decision is None else (),
        meng=() if setting_up else of_meng(session),
        warned=session.voice.say(said) if said is not None else "",
        figures=about_figures(session) if taps == 0 else "",
    )


def steps(session: TableSession, events: Sequence[Event]) -> list[Step]:
    """What has happened: moves for Meng, reasons, headings."""
    found = []
    says = plain_voice(session.language)
    for event in events:
        kind, told = told_at_table(session, event)
        kind = HEAD if event.kind in HEADINGS else kind
        if told:
            found.append(Step(kind, whole(says, told), rule_sign(session.language, event.rule)))
        if event.kind in AFTER:
            found.append(Step(MOVE, whole(says, session.voice.tell(AFTER[event.kind])), Markup("")))
    return found


def asked(session: TableSession, decision: Decision | None) -> tuple[str, str]:
    """The question, and what stands behind it."""
    if decision is None:
        return session.voice.tell("companion-page-over"), ""
    if decision.seat == CHANCE:
        return session.question(decision), ""
    state = session.game.state
    said = question_words(session.voice, state, decision, dict(facts(state, decision.seat)))
    return said.title, said.context


def chances(session: TableSession) -> list[Tap]:
    """What may lie on the table, lowest cards first."""
    rules, decision = session.game.state.rules, session.decision
    assert decision is not None
    options = [rules.answers.by_text[text] for text in session.texts()]
    if all(option.kind == kinds.CARD for option in options):
        options.sort(key=lambda option: (rules.card_values[option.a], option.text))
    return [chance(session, decision, option) for option in options]


def chance(session: TableSession, decision: Decision, option: Answer) -> Tap:
    """One of them."""
    voice, view = session.voice, session.game.view(HUMAN)
    label, note = "", ""
    if option.kind == kinds.CARD:
        label, note = voice.thing("card", option.a, "does"), voice.thing("card", option.a)
    elif option.kind == kinds.TOKEN:
        label = voice.thing("token", option.a)
    elif option.kind == kinds.DECREE:
        label, note = voice.thing("decree", option.a), voice.thing("decree", option.a, "short")
    else:
        label = session.phrase(decision, option) if decision.find(option.text) is not None else option.text
    return Tap(option.text, sign(view, option), capital(label), note, "", "", "")


def choices(session: TableSession, decision: Decision | None) -> list[Tap]:
    """The answers of the person at the table, as the page of a game has them."""
    if decision is None:
        return []
    state, view = session.game.state, session.game.view(HUMAN)
    rules = state.rules
    voice = TableVoice(rules, session.game.catalog, session.names, session.language, codes=False)
    known, found, group = facts(state, decision.seat), [], ""
    for option in decision.options:
        said = answer_words(voice, state, decision, option, known)
        like = offer(state, decision, option, said)
        heading = ""
        if option.aside and group != "aside":
            group, heading = "aside", session.voice.tell("terminal-any-time")
        elif like.group and like.group != group:
            group, heading = like.group, session.voice.tell(f"page-pay-fee_{like.group}")
        tag = like.price or (session.voice.tell(f"page-fee_{said.fee}") if said.fee else "")
        found.append(Tap(option.text, sign(view, option), capital(said.label), said.note, tag, like.style, heading))
    return found


def of_meng(session: TableSession) -> list[tuple[str, str]]:
    """What Meng has, as far as people may know it."""
    state, voice = session.game.view(HUMAN).state, session.voice
    return [
        (voice.tell(key), voice.text(value))
        for boards in boards_of(state)
        for key, value in boards.automa(state, voice)
    ]


def scores(session: TableSession) -> list[tuple[str, str]]:
    """The end."""
    tell = session.voice.tell
    return [
        (session.names[seat], str(sheet["total"]) if sheet["counts"] else tell("terminal-out"))
        for seat, sheet in session.game.scores().items()
    ]


UNTOUCHED: Final = {"difficulty": "normal", "pairing": "", "deck": "", "figures": ""}  # the fields of a new game


def companion_start(
    games: Sequence[Begun],
    settings: object,
    problem: str = "",
    language: str = ENGLISH,
    filled: Mapping[str, str] | None = None,
) -> str:
    """Where an evening at a real table begins, or goes on; `filled`: what stands in the fields already."""
    says = plain_voice(language)
    levels = [(each, says.tell(f"lobby-difficulty_{each}")) for each in DIFFICULTIES]
    return render(
        "companion_start.html",
        says,
        settings=settings,
        games=games,
        levels=levels,
        pairings=PAIRINGS,
        problem=problem,
        filled={**UNTOUCHED, **(filled or {})},
    )
