"""The Stairs of the Palace: two tracks in place of the steps, with what their spaces ask for, give and take."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.fitting import line
from gugong.draw.lights import Glow, glow_box, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.parts.palace import START, envoy
from gugong.draw.plates import hot
from gugong.draw.svg import moved, rect, signed, text, use
from gugong.engine.actions import Answer
from gugong.engine.ids import NOWHERE
from gugong.modules.stairs.rules import tracks
from gugong.modules.stairs.rules.state import NAME, NO_TRACK, stairs
from gugong.modules.stairs.rules.tracks import LEFT, SIDES, Icon, Track
from gugong.view import View
from gugong.words.phrase import Name

TOP: Final = 268.0
HEIGHT: Final = 200.0
ACROSS: Final = (549.0, 643.0)  # the left edge of each side
WIDTH: Final = 90.0
ROMAN: Final = ("", "I", "II", "III", "IV")
ITEMS: Final = {tracks.SERVANTS: "servant-any", tracks.VP: "vp", tracks.JADE: "jade", tracks.INTRIGUE: "loc-intrigue"}
ASKED: Final = {
    tracks.TOKENS: "tok-back",
    tracks.HARBOURS: "loc-canal",
    tracks.JADE: "jade",
    tracks.WALL: "loc-wall",
    tracks.INTRIGUE: "loc-intrigue",
    tracks.CARDS: "card-back",
}


def asks(icon: Icon) -> str:
    """A condition of the left stairs, drawn in a space 60 wide and 26 high."""
    if icon.kind == tracks.REVEAL:
        eye = use("card", 0, 3, 15, 20.5) + use("ui-eye", 1.5, 8, 12, None, ' class="sf"')
        return eye + text(18, 18, 12.5, "stx", f"{icon.figure}–{icon.to}", "start")
    if icon.kind == tracks.DECREE:
        level = ROMAN[icon.figure] if icon.figure < len(ROMAN) else str(icon.figure)
        return use("loc-decrees", 0, 2, 23) + text(25, 18, 13, "stx", level, "start")
    if icon.kind == tracks.DOUBLE:
        return use("double", 4, 1, 16, 24, ' class="pA"')
    if icon.kind == tracks.CARDS:
        return use("card-back", 2, 3, 15, 20.5) + text(22, 18, 13, "stx", f"×{icon.figure}", "start")
    return use(ASKED[icon.kind], 0, 3, 21) + text(25, 18, 13, "stx", f"×{icon.figure}", "start")


def gives(icon: Icon) -> str:
    """A bonus or a payment of every Morning."""
    look = "pos" if icon.figure >= 0 else "neg"
    return (
        use("sun", -2, 6, 13)
        + text(12, 18, 12.5, look, signed(icon.figure), "start")
        + use(ITEMS[icon.kind], 29, 5, 16)
    )


def step_top(track: Track, step: int) -> tuple[float, float]:
    """The upper edge and the height of a space."""
    pitch = HEIGHT / (track.steps - 1)
    return TOP + (track.steps - 1 - step) * pitch, pitch


def flight(track: Track, side: int) -> str:
    """All spaces of a track, the highest first."""
    x = ACROSS[side]
    drawn = ""
    for step in range(track.steps - 1, 0, -1):
        top, pitch = step_top(track, step)
        drawn += rect(f"step s{step % 2}", x, top, WIDTH, pitch) + rect("rise", x, top + pitch - 5, WIDTH, 5)
        drawn += text(x + 9, top + pitch / 2 + 3.5, 12, "stn", step)
        icon = track.spaces[step]
        if icon.kind != tracks.NO_ICON:
            body = asks(icon) if side == LEFT else gives(icon)
            drawn += moved(x + 17, top + (pitch - 26) / 2, body)
    return drawn


def gate_name(plan: Plan, track: Track, side: int) -> str:
    """The name of a track over its end of the gate; Envoys wait between the two."""
    x, anchor = (554, "start") if side == LEFT else (728, "end")
    return line(x, 507, 11.5, "gtt", plan.voice.name(Name("board-track", track.name)), 47, anchor)


class StairsOfThePalace(Painter):
    """Two flights side by side."""

    name = NAME
    replaces = "steps"
    places: ClassVar[dict[str, str]] = {"stair": "palace"}
    signs: ClassVar[dict[str, str]] = {"stair": "loc-palace"}
    glossary: ClassVar[dict[str, str]] = {"ui-eye": "icon-stairs-reveal"}

    def ground(self, plan: Plan, box: Box) -> str:
        return scenery()["stairs-gate"]

    def pieces(self, sheet: Sheet, box: Box) -> str:
        things = stairs(sheet.state)
        parts = []
        for side, laid in enumerate(things.laid):
            if laid != NO_TRACK:
                parts.append(self.side(sheet, side, things.track(side)))
        parts.append(hot(sheet, "step-0", 552, 474, 178, 38))
        for seat in range(sheet.rules.seats):
            if sheet.state.spot[seat] == NOWHERE:
                parts.append(self.envoy(sheet, seat))
        return f'<g id="steps">{"".join(parts)}</g>'

    def side(self, sheet: Sheet, side: int, track: Track) -> str:
        """One side as a place, and its spaces as places on it."""
        plan, x = sheet.plan, ACROSS[side]
        key = ("flight", side, track.name)
        kept = plan.kept.get(key)
        if kept is None:
            kept = flight(track, side) + gate_name(plan, track, side)
            if track.upkeep.kind != tracks.NO_ICON:
                kept += rect("hpl", x + 27, 250, 54, 18, 4) + moved(x + 32, 245, gives(track.upkeep))
            plan.kept[key] = kept
        said = plan.label("board-stairs", track=Name("track", track.name), steps=track.steps)
        glow = Glow(rect("glow", x, TOP, WIDTH, HEIGHT, 4), x + WIDTH - 8, TOP + 10)
        drawn = place(sheet.lit, f"stair-{SIDES[side]}", "flight", said, kept, glow)
        for step in range(1, track.steps):
            name = f"stair-{SIDES[side]}-{step}"
            top, pitch = step_top(track, step)
            if name not in sheet.lit:
                drawn += spot(name, x, top, WIDTH, pitch)
            else:
                body = rect("hit", x, top, WIDTH, pitch)
                drawn += place(sheet.lit, name, "space", "", body, glow_box(x + 1, top + 1, WIDTH - 2, pitch - 2, 3))
        return drawn

    def envoy(self, sheet: Sheet, seat: int) -> str:
        """An Envoy on its space; those of one space stand close."""
        state, things = sheet.state, stairs(sheet.state)
        side, step = things.on[seat], state.envoy[seat]
        if side == NO_TRACK or step <= 0:
            return envoy(seat, 603 + seat * 14.5, START + 3, 22)
        together = [
            other
            for other in range(sheet.rules.seats)
            if things.on[other] == side and state.envoy[other] == step and state.spot[other] == NOWHERE
        ]
        top, pitch = step_top(things.track(side), step)
        shift = together.index(seat) * min(12.0, 40 / len(together))
        return envoy(seat, ACROSS[side] + 67 - shift, top + pitch - 31, 21)

    def place_of(self, view: View, answer: Answer) -> str | None:
        things = stairs(view.state)
        verb = answer.verb
        side, step = things.on[view.seat], view.state.envoy[view.seat]
        if verb == tracks.TRACK:
            return f"stair-{SIDES[things.tracks[answer.a].side]}"
        if verb == tracks.REVEALS:
            return f"pc-card-{view.state.rules.figures.cards[answer.a].name}"
        if side == NO_TRACK or verb not in (tracks.CLIMB, tracks.BONUS, tracks.STEP_BACK):
            return None
        goal = step + (1 if verb == tracks.CLIMB else -1 if verb == tracks.STEP_BACK else 0)
        last = things.track(side).steps - 1
        return f"stair-{SIDES[side]}-{min(goal, last)}" if goal > 0 else "step-0"


PART = StairsOfThePalace
