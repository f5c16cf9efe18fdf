"""A puzzle on a page: the table, which card goes to whom, and what each exchange would have been worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from gugong import draw
from gugong.coach.judging import Judge
from gugong.coach.puzzles import Option, Puzzle
from gugong.coach.reasons import RIVALS
from gugong.coach.seen import SOURCES
from gugong.coach.telling import in_words, percent, why_phrases
from gugong.draw import LETTERS
from gugong.view import View
from gugong.web.page import BOT, MENG, PERSON, Page, Seat, Undo
from gugong.web.present.game_page import wings
from gugong.web.present.people import called, page_voice, usual_name, voice
from gugong.web.present.rendering import plain_voice, render
from gugong.web.present.settings import Settings
from gugong.words.phrase import Name
from gugong.words.voice import Voice, capital

MOST_TOLD: Final = 8  # exchanges beside the best
AGAINST_MENG: Final = "meng"
WITH_MODULES: Final = "modules"


@dataclass(frozen=True)
class Choice:
    """A card to give, or an official to give it to."""

    answer: str
    label: str
    value: int
    sign: str
    note: str = ""  # what a card does


@dataclass(frozen=True)
class Told:
    """What an exchange is worth."""

    label: str
    chance: int
    behind: int
    why: tuple[str, ...]
    is_chosen: bool


def page_of_view(view: View, language: str) -> Page:
    """A page for a view: its seat is the reader's, bots have the others."""
    automa = view.state.rules.automa
    kinds = [PERSON if seat == view.seat else MENG if seat == automa else BOT for seat in range(view.state.rules.seats)]
    seats = tuple(Seat(usual_name(language, seat, kind), kind) for seat, kind in enumerate(kinds))
    return Page("", 0, view, seats, (), 0, Undo(False), False, (), language)


def theme(says: Voice, source: str) -> str:
    """What a puzzle is about."""
    if source in SOURCES or source == RIVALS:
        return says.tell(f"coach-source-{source}")
    return says.name(Name("module", source)) if source else says.tell("puzzle-theme-other")


def cards_of(page: Page, puzzle: Puzzle) -> list[Choice]:
    """The cards on hand that can be given."""
    rules, says = page.view.state.rules, voice(page)
    found = []
    for card in page.view.state.hands[puzzle.seat]:
        name = rules.figures.cards[card].name
        does = says.thing("card", card, "does-note")
        found.append(Choice(f"card {name}", says.thing("card", card), rules.card_values[card], "", does))
    return found


def officials_of(page: Page) -> list[Choice]:
    """Who can be given a card."""
    state, says = page.view.state, voice(page)
    rules = state.rules
    found = []
    for location in rules.locations:
        name = rules.location_names[location]
        there = rules.card_values[state.board[location]]
        found.append(Choice(f"at {name}", capital(says.thing("location", location, "short")), there, f"loc-{name}"))
    return found


def puzzle_page(
    puzzle: Puzzle,
    settings: Settings,
    language: str,
    *,
    number: int,
    place: str,
    ids: Sequence[str] = (),
    chosen: Sequence[str] = (),
    daily: bool = False,
    back: str = "",
) -> str:
    """The whole page; with an exchange chosen, what it and the others are worth."""
    game = puzzle.game()
    view = game.view(puzzle.seat)
    page = page_of_view(view, language)
    says = page_voice(page)
    cards, officials = cards_of(page, puzzle), officials_of(page)
    option = puzzle.judged(*chosen) if chosen else None
    labels = {each.answer: each.label for each in (*cards, *officials)}
    best = puzzle.options[0]
    solved = bool(chosen) and best.answers == tuple(chosen)
    others = sorted(puzzle.options[1:], key=lambda each: -each.chance)[:MOST_TOLD]
    told = [told_of(says, each, labels, best, chosen) for each in (best, *others)] if chosen else []
    if option is not None and chosen and not any(each.is_chosen for each in told):
        told.append(told_of(says, option, labels, best, chosen))
    turn = in_words(Judge(view.state.rules), voice(page), view, puzzle.rest) if chosen else []
    rivals = [
        Markup(draw.player(view, seat, (), called(page, seat), language=language)) for seat in range(len(page.seats))
    ]
    return render(
        "puzzle.html",
        says,
        title=says.tell("page-title", what=says.tell("puzzle-number", n=number) if number else says.tell("puzzles")),
        settings=settings,
        board=Markup(draw.board(view, (), language)),
        players=[rivals[puzzle.seat], *(each for seat, each in enumerate(rivals) if seat != puzzle.seat)],
        wings=wings(page),
        hand=Markup(draw.hand(view, (), "", language)),
        cards=cards,
        officials=officials,
        day=view.state.day,
        letter=LETTERS[puzzle.seat],
        id=puzzle.id,
        number=number,
        ids=ids,
        place=place,
        daily=daily,
        back=back,
        chosen=tuple(chosen),
        solved=solved,
        unseen=bool(chosen) and option is None,
        told=told,
        turn=[capital(each) for each in turn],
        theme=theme(says, puzzle.theme),
        difficulty=puzzle.difficulty,
        chosen_label=" → ".join(labels.get(each, each) for each in chosen),
    )


def told_of(says: Voice, option: Option, labels: dict[str, str], best: Option, chosen: Sequence[str]) -> Told:
    """An exchange as it is told when the puzzle is over."""
    why = tuple(says.say(each) for each in why_phrases(option.why, option is best))
    label = " → ".join(labels.get(answer, answer) for answer in option.answers)
    behind = percent(best.chance) - percent(option.chance)
    return Told(label, percent(option.chance), behind, why, option.answers == tuple(chosen))


def kinds_of(puzzle: Puzzle) -> tuple[str, ...]:
    """What kinds of game it belongs to: how many play, or that it is against Meng; and whether modules are in it."""
    config: Any = puzzle.position["config"]
    kind = AGAINST_MENG if config["players"] == 1 else str(config["players"])
    return (kind, WITH_MODULES) if config.get("modules") else (kind,)


def named(says: Voice, kind: str) -> str:
    """A kind of game in words."""
    return says.tell("count-players", n=int(kind)) if kind.isdecimal() else says.tell(f"puzzle-of-{kind}")


def puzzle_list(puzzles: Sequence[Puzzle], settings: Settings, language: str, of: str = "") -> str:
    """All puzzles, or those of a kind of game, by how hard they are and what they are about."""
    says = plain_voice(language)
    found = sorted({kind for puzzle in puzzles for kind in kinds_of(puzzle)})
    groups: dict[int, dict[str, list[dict[str, Any]]]] = {}
    many = 0
    for number, puzzle in enumerate(puzzles, 1):
        kinds = kinds_of(puzzle)
        if of in found and of not in kinds:
            continue
        many += 1
        told = {"number": number, "id": puzzle.id, "kinds": [capital(named(says, kind)) for kind in kinds]}
        themes = groups.setdefault(puzzle.difficulty, {})
        themes.setdefault(capital(theme(says, puzzle.theme)), []).append(told)
    kinds_named = [("", says.tell("puzzle-of-all")), *((kind, capital(named(says, kind))) for kind in found)]
    title = says.tell("page-title", what=says.tell("puzzles"))
    return render(
        "puzzles.html",
        says,
        title=title,
        settings=settings,
        groups=groups,
        many=many,
        kinds=kinds_named,
        of=of if of in found else "",
    )
