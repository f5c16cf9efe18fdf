"""Writes docs/answers.md: every question with every answer, from the engine's table and the words of the game.

python -m tests.docs.answers
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from os.path import relpath
from typing import Final

import gugong
from gugong.engine.actions import EXCHANGE, Answer
from gugong.explain import rule
from gugong.explain.answers import EXCHANGED_FOR
from gugong.explain.module_speech import speeches
from gugong.explain.questions import rule_of
from gugong.explain.things import CHOSEN
from gugong.words.bundles import bundle_of
from tests.docs.curious import Forms
from tests.docs.pages import DOCS, ROOT
from tests.docs.plainly import Plainly
from tests.docs.questions import LIMITED, SECTIONS

PAGE: Final = DOCS / "answers.md"
MANY: Final = 12
CHANCE_DRAWS: Final = ("deal-token", "refill-token")

INTRO: Final = """\
# Answers

Whenever the game waits it asks one seat, or chance, one question: `game.decision` has the `seat`, the `prompt`
(a key, such as `location`) and the `options`, every legal answer. An answer is a verb and, mostly, what it is
about: `at jade`. `game.play` takes an option or its text, and records consist of these texts. Here are all
questions with all answers that they can ever have; which of them are legal now, the question itself says, and
`game.why_not("at jade")` why one is not.

This page is made from the engine's own table of answers and from the words of the game by `python -m
tests.docs.answers`; a test fails when it is out of date.

## Arguments

In capitals stands what you fill in. Names are those of the catalog: `gugong catalog` lists them.

| | what | which |
| --- | --- | --- |
"""

ARGUMENT: Final[dict[str, str]] = {
    "CARD": "a Gift Card",
    "LOCATION": "a place with an official",
    "SERVANTS": "pieces: how many Servants, `double` for the Double, `neutral` and how many of those",
    "CITY": "a city of the map",
    "TOKEN": "a kind of Travel Token",
    "DECREE": "a Decree",
    "BERTH": "a harbour: the route, `a` or `b`, and its number",
    "PRICE": "what the houses of that price cost, discounts apart",
    "NUMBER": "which of the Destiny Dice",
    "FACE": "what a Destiny Die shows",
    "SEAT": "a seat, from 0",
    "VALUE": "the value of a gift, or of a revolt token",
    "POND": "a pond of the Summer Palace",
    "TRACK": "a track of the Stairs",
    "AUTOMA": "an automa card of Meng: where it sends him, or `special`",
}

ASIDES: Final = """\
## At any moment

A player who is asked anything may first do one of these, as often as it is on offer; the question then stands
again. They are listed last among the options, and `answer.aside` is true. While tokens are being handed in
(`make-room`, `exchange-tokens` and the `gain` that follows) none is on offer ([E-02](rulings.md#e-02)).

| answer | what it does | example |
| --- | --- | --- |
"""

OPTIONS: Final = """\
## The two ways to act

`a` and `b` are asked for by `card-action`, `location-action` and `follow-action`. What they do depends on the
place:

| place | answer | what it does |
| --- | --- | --- |
"""

# Where a verb is told in several ways, the keys of its wordings; otherwise they are found by the question and the verb.
WORDINGS: Final[dict[str, list[str]]] = {
    "at location": ["at_higher", "at_lowest", "at_equal", "at_value-plus-1", "at_fee"],
    "at swap-location": ["at"],
    "card swap-card": ["card_swap-card", "card_swap-discard"],
    "token exchange-tokens": ["token_exchange-tokens", "token_exchange-tokens-twice"],
    "place double token-marker": ["place_token-marker-double"],
    "place double": ["place_double"],
    "place double 1": ["place_double-1"],
    "track TRACK stairs-track": ["track_left", "track_right"],
    "pond POND": ["pond", "pond_own"],
    "bid CARD +2": ["bid_token"],
    "bid CARD -2": ["bid_token"],
    "replace SEAT double": ["replace_double"],
    "flip +2": ["flip_bid-token"],
    "flip -2": ["flip_bid-token"],
}

# An answer that reads well as an example, by the question or in general.
EXAMPLES: Final = {
    "deal-board": "card board-",
    "draw-gift": "card draw-",
    "discard-for-jade": "discard board-9",
    "deal-level-4": "decree audience",
}
LIKELY: Final = ("pay 2", "gain 1", "card hand1-", "discard hand1-", "bid hand1-", "reveal hand1-", "at jade", "die 1")


def page() -> str:
    """The whole page."""
    game = gugong.new_game(2, seed=1)
    forms = Forms(game.state.rules)
    by_form: dict[str, list[Answer]] = {}
    for answer in game.state.rules.answers.all:
        by_form.setdefault(forms.of[answer.id], []).append(answer)
    parts = [INTRO + "".join(arguments(by_form)), ASIDES + "".join(asides(by_form)), OPTIONS + "".join(ways_to_act())]
    for title, questions in SECTIONS.items():
        parts.append(f"## {title}\n")
        parts += [question(prompt, verbs, by_form) for prompt, verbs in questions.items()]
    return "\n".join(parts)


def arguments(by_form: dict[str, list[Answer]]) -> list[str]:
    """A row for each argument, with what it may be."""
    found: dict[str, dict[str, None]] = {}
    for form, answers in by_form.items():
        for answer in answers:
            for place, word in enumerate(form.split()):
                if word.isupper():
                    found.setdefault(word, {})[answer.text.split()[place]] = None
    rows = []
    for argument, what in ARGUMENT.items():
        values = list(found[argument])
        if argument == "SERVANTS":
            values = ["2", "double", "1 double", "neutral 1", "1 double neutral 2"]
        shown = values if len(values) <= MANY else values[:3]
        more = "" if shown == values else f" … ({len(values)})"
        rows.append(f"| `{argument}` | {what} | {', '.join(f'`{value}`' for value in shown)}{more} |\n")
    return rows


def asides(by_form: dict[str, list[Answer]]) -> list[str]:
    """What the engine's table marks as possible at any moment."""
    rows = []
    for form, answers in by_form.items():
        possible = [answer for answer in answers if answer.aside]
        alike = form in WORDINGS
        for aside in possible[: 1 if alike else None]:
            shown = form if alike else aside.text
            rows.append(f"| `{shown}` | {meaning('', aside, form)} | `{aside.text}` |\n")
    return rows


def ways_to_act() -> list[str]:
    """A and B at each place, as the words have them."""
    rows = []
    for key in keys_of("answer-option_"):
        place, _, way = key.removeprefix("answer-option_").rpartition("-")
        if way in ("a", "b"):
            rows.append(f"| `{place}` | `{way}` | {Plainly().shown(key)} |\n")
    return rows


def question(prompt: str, verbs: str, by_form: dict[str, list[Answer]]) -> str:
    """One question: what is asked, by which rule, of whom, and its answers."""
    chance = verbs.startswith("*")
    asked = [key for key in keys_of("ask-") if key.partition("_")[0] == f"ask-{prompt}"]
    behind = rule(rule_of(prompt))
    rows = [
        f"### `{prompt}`\n",
        f"{'Chance' if chance else 'A player'} is asked by [{behind.id}]({address(behind.id)}), *{behind.title}*:\n",
        "\n".join(f"> {Plainly().shown(key)}  " for key in asked).rstrip() + "\n",
        "| answer | what it does | example |\n| --- | --- | --- |",
    ]
    for form in forms_at(prompt, verbs, by_form):
        answer = example(prompt, [each for each in by_form[form] if not each.aside])
        rows.append(f"| `{form}` | {meaning(prompt, answer, form)} | `{answer.text}` |")
    return "\n".join(rows) + "\n"


def forms_at(prompt: str, verbs: str, by_form: Iterable[str]) -> list[str]:
    """The forms of the answers to a question, in the order of its verbs."""
    limits = LIMITED.get(prompt)
    found = [form for verb in verbs.strip("*").split() for form in by_form if form.split()[0] == verb]
    return [form for form in found if limits is None or form in limits]


def example(prompt: str, answers: list[Answer]) -> Answer:
    """One that could be given there."""
    for beginning in (EXAMPLES.get(prompt, ""), *LIKELY):
        for answer in answers:
            if beginning and answer.text.startswith(beginning):
                return answer
    return answers[0]


def meaning(prompt: str, answer: Answer, form: str) -> str:
    """What the game says of an answer, with the names of things for the things."""
    verb = form.split()[0]
    if verb in ("a", "b"):
        return "see [The two ways to act](#the-two-ways-to-act)"
    last = answer.text.split()[-1]
    keys = WORDINGS.get(f"{form} {prompt}") or WORDINGS.get(f"{verb} {prompt}") or WORDINGS.get(form)
    if not keys and answer.kind == EXCHANGE:
        keys = [f"exchange_{EXCHANGED_FOR[answer.a]}"]
    if not keys and prompt in CHANCE_DRAWS:
        keys = ["token_chance"]
    if not keys:
        keys = [
            key for key in (f"{verb}_{prompt}", f"{verb}_{last}", verb) if bundle_of("en").message(f"answer-{key}")
        ][:1]
    voice = Plainly(chosen_kind(answer))
    return "; or: ".join(voice.shown(f"answer-{key}") for key in keys)


def keys_of(prefix: str) -> list[str]:
    """The messages that begin with this."""
    return [key for key in bundle_of("en").names() if key.startswith(prefix)]


def chosen_kind(answer: Answer) -> str:
    """What an answer chooses: a card, a location …"""
    of_modules = {verb: kind for speech in speeches() for verb, kind in speech.chosen.items()}
    kind = CHOSEN.get(answer.kind) or of_modules.get(answer.verb, "")
    return {"berth": "harbour", "person": "player"}.get(kind, kind)


def address(id: str) -> str:
    """Where a rule stands, from this page."""
    books = sorted(ROOT.glob("src/gugong/modules/*/rulebook/en.md"))
    rules = [page for page in sorted((DOCS / "rules").glob("*.md")) if "." not in page.stem]  # no wall.pl.md
    for file in chain(rules, books, [DOCS / "rulings.md"]):
        if f"\n## {id} · " in file.read_text(encoding="utf-8"):
            return f"{relpath(file, DOCS)}#{id.lower()}".replace("\\", "/")
    raise LookupError(id)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name}: {sum(len(each) for each in SECTIONS.values())} questions")
