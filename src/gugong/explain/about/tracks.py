"""About the tracks: Intrigue, the way to the Palace, Victory Points."""

from __future__ import annotations

from typing import Final

from gugong.engine.ids import BENEFITS, INTRIGUE, NOBODY, NOWHERE, PALACE
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.explain.about.board import region as of_board
from gugong.explain.about.telling import Teller, number, people, way
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.words.phrase import Name, Person, Phrase, phrase

OF_TIES: Final = ("B-INT-05", "B-INT-03")
OF_THE_PALACE: Final = ("B-END-05", "B-PAL-03")


def intrigue_step(state: State, seat: int, drawn: Drawn) -> About | None:
    """A storey of the tower."""
    step = number(drawn.rest)
    if not 0 <= step <= state.rules.intrigue_top:
        return None
    here = [each for each in reversed(state.markers) if state.intrigue[each] == step]
    return about_thing("intrigue", (*rank(state, seat), *way(state, INTRIGUE)), OF_TIES, step=step, people=people(here))


def marker(state: State, seat: int, drawn: Drawn) -> About | None:
    """A player's marker on it."""
    who, step = Person(drawn.seat), state.intrigue[drawn.seat]
    lines = () if drawn.seat == seat else rank(state, seat)
    return about_thing("intrigue-marker", lines, OF_TIES, of=drawn.seat, who=who, step=step)


def rank(state: State, seat: int) -> tuple[Phrase, ...]:
    """Where this seat's marker is, and how many are above it."""
    if seat == NOBODY:
        return ()
    order = sorted(state.markers, key=lambda each: state.intrigue[each])  # stable: the upper of a stack is last
    above = len(order) - 1 - order.index(seat)
    return (line("rank", step=state.intrigue[seat], place=above + 1, seats=len(order)),)


def benefit(state: State, seat: int, drawn: Drawn) -> About | None:
    """What steps are given up for."""
    if drawn.rest not in BENEFITS:
        return None
    cost = state.rules.benefit_prices[BENEFITS.index(drawn.rest)]
    lines: tuple[Phrase, ...] = ()
    if seat != NOBODY:
        has = state.intrigue[seat]
        lines = (line("steps-left" if has >= cost else "steps-left_short", step=has, left=has - cost),)
    return about_thing("benefit", lines, ("B-WAL-06", "B-WAL-07"), benefit=Name("benefit", drawn.rest), cost=cost)


def medal(state: State, seat: int, drawn: Drawn) -> About | None:
    """The medal, beside its official or at a player."""
    rules = ("B-INT-01", "B-MOR-02")
    if state.medal == NOBODY:
        return about_thing("medal", way(state, INTRIGUE), rules)
    return about_thing("medal_taken", (), rules, who=Person(state.medal))


def step(state: State, seat: int, drawn: Drawn) -> About | None:
    """A step below the Palace."""
    which = number(drawn.rest)
    if which < 0:
        return None
    out = [each for each in range(state.rules.seats) if state.spot[each] == NOWHERE]
    here = [each for each in out if (state.envoy[each] if state.envoy[each] > 0 else 0) == which]
    key = "step" if which else "step_start"
    last = state.rules.palace
    lines = (*yours(state, seat), *way(state, PALACE))
    return about_thing(key, lines, OF_THE_PALACE, step=which, last=last, people=people(here))


def yours(state: State, seat: int) -> tuple[Phrase, ...]:
    """How far this seat's Envoy has to go."""
    if seat == NOBODY:
        return ()
    if state.spot[seat] != NOWHERE:
        return (line("envoy_inside", vp=state.rules.side.palace_vp[state.spot[seat]]),)
    step = max(0, state.envoy[seat])
    return (line("envoy", step=step, left=palace_step(state, seat) - step),)


def envoy(state: State, seat: int, drawn: Drawn) -> About | None:
    who, spot_ = Person(drawn.seat), state.spot[drawn.seat]
    lines = () if drawn.seat == seat else yours(state, seat)
    if spot_ != NOWHERE:
        vp = state.rules.side.palace_vp[spot_]
        return about_thing("envoy_inside", lines, ("B-END-03", "B-PAL-04"), of=drawn.seat, who=who, vp=vp)
    left = palace_step(state, drawn.seat) - max(0, state.envoy[drawn.seat])
    args = {"step": max(0, state.envoy[drawn.seat]), "left": left}
    return about_thing("envoy", (*lines, *way(state, PALACE)), OF_THE_PALACE, of=drawn.seat, who=who, **args)


def spot(state: State, seat: int, drawn: Drawn) -> About | None:
    """A door of the Palace."""
    which = number(drawn.rest)
    if not 0 <= which < len(state.rules.side.palace_vp):
        return None
    there = [each for each, spot_ in enumerate(state.spot) if spot_ == which]
    vp = state.rules.side.palace_vp[which]
    rules = ("B-PAL-03", "B-END-03")
    if there:
        return about_thing("spot_taken", yours(state, seat), rules, vp=vp, who=Person(there[0]))
    return about_thing("spot", yours(state, seat), rules, vp=vp)


def points(state: State, seat: int, drawn: Drawn) -> About | None:
    """The VP of a player, or of all."""
    standing = sorted(range(state.rules.seats), key=lambda each: -state.vp[each])
    scores = tuple(phrase("about-score", {"who": Person(each), "vp": state.vp[each]}) for each in standing)
    all_ = line("standing", people=scores)
    rules = ("B-END-06", "B-END-05")
    if drawn.seat == NOBODY:
        return about_thing("vp-track", (all_,), rules)
    return about_thing("vp", (all_,), rules, of=drawn.seat, who=Person(drawn.seat), vp=state.vp[drawn.seat])


def region(state: State, seat: int, drawn: Drawn) -> About | None:
    return points(state, seat, drawn) if drawn.rest == "vp" else of_board(state, seat, drawn)


TRACKS: Final[dict[str, Teller]] = {
    "intrigue": intrigue_step,
    "pc-intrigue": marker,
    "benefit": benefit,
    "medal": medal,
    "step": step,
    "pc-envoy": envoy,
    "spot": spot,
    "pc-vp": points,
    "vp": points,
    "region": region,
}
