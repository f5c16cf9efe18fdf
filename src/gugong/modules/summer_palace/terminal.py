"""The Summer Palace in the terminal: a row for each pond, and what else lies there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from gugong.engine.ids import NOBODY
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.explain.things import thing
from gugong.modules.summer_palace.rules.state import here, leader_of, neutral_stock
from gugong.terminal.ink import inked
from gugong.terminal.module_boards import SEPARATOR, Boards, sheet
from gugong.words.phrase import Arg, Person


class Ponds(Boards):
    """Ponds with their piers."""

    def boards(self, state: State, voice: TableVoice, player: Callable[[int], Text]) -> Sequence[RenderableType]:
        """What stands on each pier, and whose the pond would be; then the Favourite Gift, the ladies, the stock."""
        summer = here(state)
        nobody = voice.tell("terminal-nobody")
        table = sheet(*(voice.tell(f"terminal-{heading}") for heading in ("ponds", "piers", "leads")))
        for pond in summer.board.ponds:
            there = [seat for seat in range(state.rules.seats) if summer.worth(pond, seat)]
            leader = leader_of(state, pond)
            table.add_row(
                Text(voice.thing("pond", pond), style="bold"),
                Text(SEPARATOR).join(player(seat) + Text(f" {summer.worth(pond, seat)}") for seat in there),
                Text(nobody) if leader == NOBODY else player(leader),
            )
        ladies: Arg = tuple(Person(seat) for seat in range(state.rules.seats) if summer.has_lady(seat)) or nobody
        line = [
            voice.tell("terminal-favourite", gift=thing(state.rules, "gift", summer.favourite)),
            voice.tell("terminal-ladies", who=ladies),
            voice.tell("terminal-neutral-stock", n=neutral_stock(state)),
        ]
        return [Group(table, inked(f" {SEPARATOR.join(line)}"))]


PART = Ponds
