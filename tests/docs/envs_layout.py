"""Writes docs/envs-layout.md: every column of a row and every action by its id, with the hashes of both.

python -m tests.docs.envs_layout
"""

from __future__ import annotations

from typing import Final

from gugong.envs import LAYOUT, SPACE
from tests.docs.pages import DOCS

PAGE: Final = DOCS / "envs-layout.md"
INTRO: Final = f"""\
# Columns and actions

What `gugong.envs` writes, place by place. The page is made from the lists themselves by
`python -m tests.docs.envs_layout`; a test fails when it is out of date. Both lists are frozen: nothing in them ever
moves, and what is added takes a free place.

| | version | size | hash |
| --- | --- | --- | --- |
| columns, `envs.LAYOUT` | {LAYOUT.version} | {LAYOUT.size} | `{LAYOUT.hash}` |
| actions, `envs.SPACE` | {SPACE.version} | {SPACE.size} | `{SPACE.hash}` |

A game with a module from outside, or with answers that no game of the box has, adds its own in free places or behind
the last. It then has a layout or a space with another hash: `envs.layout_of(game)`, `envs.space_of(game)`.

## Columns

A row is {LAYOUT.size} bytes. `seat0` is whoever looks, `seat1` the next clockwise, and so on; `head.seat` is its number
at the table. A column holds a count, a mark (at most 1), or, marked `id`, the number of a thing plus 1: a token, card
or owner by its place in this list, and 0 for none (`envs.LAYOUT.categorical` lists these columns, for one-hots and
embeddings). Of a Gift Card, `unseen` is 1 where the seat has not seen where it is and 2 where it knows it to lie under
the pile; `seat1` to `seat4` are 1 for its hand, 2 for its discard, 3 for either. `figure.0` and on are the figures of
the topmost frame, as a position writes them, plus 1, with seats counted from whoever looks; one that is secret is there
for its own seat only. Absent seats, modules and slots are 0, and the head says which are present.

"""
ACTIONS: Final = """
## Actions

An action is an answer of a seat, in the words of [Answers](answers.md). Two answers may share their words, one of them
an aside, which may be given at any question of that seat's. What only chance answers has no id.

"""


def lines(rows: list[tuple[int, str]]) -> str:
    """A block of text, a line for each."""
    return "```text\n" + "\n".join(f"{place:4} {words}" for place, words in rows) + "\n```\n"


def page() -> str:
    """The whole page."""
    columns = [
        (place, f"{each.name}{' id' if each.categorical else ''}{' mark' if each.most == 1 else ''}")
        for place, each in enumerate(LAYOUT.columns)
        if ".spare" not in each.name
    ]
    actions = [(place, name) for place, name in enumerate(SPACE.table()) if name]
    return INTRO + lines(columns) + ACTIONS + lines(actions)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
