"""The boards that modules add, as Rich draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gugong.engine.ids import NOBODY, NOWHERE
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.modules.bonus_tokens.rules.in_use import BonusState, TokenInUse
from gugong.modules.stairs.rules.state import in_play, stairs
from gugong.modules.stairs.rules.tracks import SIDES
from gugong.modules.stairs.speech import spaces
from gugong.modules.summer_palace.rules.board import NAME as SUMMER_PALACE
from gugong.modules.summer_palace.rules.state import here, leader_of, neutral_stock
from gugong.terminal.words import LABELS

HEADING = "bright_black"


def of_modules(state: State, voice: TableVoice, player: Callable[[int], Text]) -> list[RenderableType]:
    """One board for each module in play that has one."""
    found: list[RenderableType] = []
    if state.rules.brings(SUMMER_PALACE):
        found.append(ponds(state, voice, player))
    if in_play(state):
        found.append(palace_tracks(state, voice, player))
    lying = [each for things in state.module_states if isinstance(things, BonusState) for each in things.in_use]
    if lying:
        found.append(Text(" · ").join([Text(LABELS["in-use"], style=HEADING), *(in_use(voice, player, lying))]))
    return found


def ponds(state: State, voice: TableVoice, player: Callable[[int], Text]) -> RenderableType:
    """A row for each pond: what stands on its pier, and whose it would be; then what else lies at the Summer Palace."""
    summer = here(state)
    table = Table(box=None, padding=(0, 1), header_style=HEADING)
    for heading in ("ponds", "piers", "leads"):
        table.add_column(LABELS[heading])
    for pond in summer.board.ponds:
        there = [seat for seat in range(state.rules.seats) if summer.worth(pond, seat)]
        leader = leader_of(state, pond)
        table.add_row(
            Text(voice.thing("pond", pond), style="bold"),
            Text(" · ").join(player(seat) + Text(f" {summer.worth(pond, seat)}") for seat in there),
            Text(LABELS["nobody"]) if leader == NOBODY else player(leader),
        )
    ladies = [player(seat) for seat in range(state.rules.seats) if summer.has_lady(seat)]
    line = Text(" ")
    line.append(LABELS["favourite"].format(gift=voice.thing("gift", summer.favourite)))
    line.append(LABELS["ladies"]).append_text(Text(", ").join(ladies) if ladies else Text(LABELS["nobody"]))
    return Group(table, line.append(LABELS["stock"].format(n=neutral_stock(state))))


def in_use(voice: TableVoice, player: Callable[[int], Text], lying: Sequence[TokenInUse]) -> list[Text]:
    """Bonus tokens with a Servant on them: whose, and where they lie."""
    told: list[Text] = []
    for each in lying:
        place = LABELS["beside"] if each.location == NOWHERE else voice.thing("location", each.location, "short")
        told.append(player(each.owner) + Text(f": {voice.thing('token', each.token)} ({place})"))
    return told


def palace_tracks(state: State, voice: TableVoice, player: Callable[[int], Text]) -> RenderableType:
    """A row for each track: its steps, what its spaces ask for or give and take, and the Envoys on it."""
    table = Table(box=None, padding=(0, 1), header_style=HEADING)
    for heading in ("stairs", "steps", "spaces", "envoys"):
        table.add_column(LABELS[heading])
    things = stairs(state)
    for side, name in enumerate(SIDES):
        track = things.track(side)
        climbing = [seat for seat in range(state.rules.seats) if things.on[seat] == side]
        table.add_row(
            Text(voice.thing("track", things.laid[side]), style="bold"),
            str(track.steps),
            LABELS[f"{name}-track"].format(spaces=voice.text(spaces(track))),
            Text(" · ").join(player(seat) + Text(f" {place(state, seat)}") for seat in climbing),
        )
    return table


def place(state: State, seat: int) -> str:
    """The space of an Envoy."""
    return str(state.envoy[seat]) if state.spot[seat] == NOWHERE else LABELS["inside"]
