"""The wing of the Summer Palace: ponds with their piers, the Favourite Gift, the Court Ladies."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.cards import official
from gugong.draw.fitting import line
from gugong.draw.lights import Glow, glow_box, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.parts.decrees import scroll, wing_tiles
from gugong.draw.plates import PITCH, hot, plate
from gugong.draw.seats import LETTERS, NEUTRAL
from gugong.draw.svg import MINUS, circle, moved, num, path, rect, text, use
from gugong.draw.words import each, then
from gugong.engine.actions import A_SERVANT, PLACE, Answer
from gugong.engine.ids import NOBODY
from gugong.modules.summer_palace.rules.board import (
    COURT_LADY,
    HOME,
    JADE,
    NAME,
    NEUTRAL_OR_JADE,
    PIER,
    POND,
    PONDS,
    REPEAT,
    STAY,
    TAKE,
    number,
    ponds_for,
)
from gugong.modules.summer_palace.rules.official import STEPS_BACK
from gugong.modules.summer_palace.rules.state import here, leader_of, neutral_stock
from gugong.view import View
from gugong.words.phrase import Arg, Phrase

LOCATION: Final = "summer-palace"
CARD: Final = (22, 44)
OPTIONS: Final = (94, 48, 66)
HEADER: Final = 146
FROM_SUPPLY: Final = "pier-piece"  # the question which piece of the supply goes to a pier
SCROLL: Final = Box(60, 0, 142, 72)
SHORE: Final = "M9 46C1 12 35 0 61 4S117 8 109 52 85 92 55 90 13 80 9 46Z"
POND_SIZE: Final = (118, 112)


def pond_at(plan: Plan, box: Box, order: int) -> tuple[float, float, float]:
    """Where a pond lies and how large: beside each other in a low wing, one below the other in a high one."""
    count = len(ponds_for(plan.rules.figures, plan.rules.config.players))
    room = box.height - HEADER - SCROLL.height - 20
    wide, tall = POND_SIZE
    if room > tall * 2:
        scale = min(1.6, room / (tall * count))
        return (box.width - wide * scale) / 2, HEADER + (room - tall * scale * count) / 2 + order * tall * scale, scale
    scale = min(1.0, (box.width - 24) / (wide * count), room / tall)
    return (
        12 + (box.width - 24 - wide * scale * count) / 2 + order * wide * scale,
        HEADER + (room - tall * scale) / 2,
        scale,
    )


def gives(pond: int, neutrals: int) -> Phrase:
    """What a pond gives, in few words."""
    return Phrase(f"board-pond-{PONDS[pond]}", (("n", neutrals),))


class SummerPalace(Painter):
    """A lake with ponds."""

    name = NAME
    wing = True
    holds = (LOCATION, *CARD)
    places: ClassVar[dict[str, str]] = {"pond": LOCATION, "pier": LOCATION}
    glossary: ClassVar[dict[str, str]] = {"lady": "board-lady", "servant-N": "icon-servant-N"}
    signs: ClassVar[dict[str, str]] = {
        "pond": "loc-summer",
        "pier": "loc-summer",
        "favourite": "loc-summer",
        "neutral-stock": "servant-N",
        "ladies": "lady",
        "pc-lady": "lady",
        "own-lady": "lady",
    }

    def ground(self, plan: Plan, box: Box) -> str:
        wide, tall = box.width - 20, box.height - 20
        lake = scenery()["lake"].replace("V346", f"V{num(box.height - 10)}")
        parts = [rect("paperb", 10, 10, wide, tall, 5), lake]
        parts.append(f'<rect x="10" y="150" width="{num(wide)}" height="{num(box.height - 160)}" fill="url(#p-wave)"/>')
        parts.append(line(22, 31, 15, "ttl", plan.say("board-summer-palace"), 222, "start"))
        x, y, width = OPTIONS
        parts.append(plate(x, y, width, use("t-pier-1", 34, -3, 22), "A"))
        back = text(15, 13, 11, "pm", f"{MINUS}{STEPS_BACK}", "start") + use("envoy", 28, 1.5, 10.5, 14, ' class="pA"')
        parts.append(plate(x, y + PITCH, width, back + use("t-pier-2", 42, -3, 22), "B"))
        parts.append(circle("fav", 208, 76, 31) + line(208, 118, 10, "cap", plan.say("board-favourite"), 72))
        parts.append(line(96, 104, 10, "cap", plan.say("board-neutral-stock"), 29, "start"))
        parts.append(line(96, 124, 10, "cap", plan.say("board-ladies"), 29, "start"))
        for order, pond in enumerate(ponds_for(plan.rules.figures, plan.rules.config.players)):
            left, top, scale = pond_at(plan, box, order)
            parts.append(moved(left, top, self.pond(plan, pond), scale))
        low = box.height - 46
        parts.append(use("loc-summer", 18, low, 32) + use("loc-summer", 214, low + 4, 28))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        whole = spot(f"region-{LOCATION}", 10, 10, box.width - 20, box.height - 20)
        return whole + spot("neutral-stock", 94, 90, 70, 20) + spot("ladies", 94, 111, 70, 20)

    def pond(self, plan: Plan, pond: int) -> str:
        """A pond at its own origin: what it gives, its pier, its name."""
        neutrals = number(plan.rules.figures, "neutral_servants_gained")
        drawn = path("pond", SHORE)
        servants = "".join(use(f"servant-{NEUTRAL}", 19 + 20 * k, 12, 22) for k in range(min(2, neutrals)))
        if pond == NEUTRAL_OR_JADE:
            drawn += servants + line(69, 29, 12, "pnd", plan.say("board-pond-or"), 18) + use("jade", 79, 12, 23)
        elif pond == COURT_LADY:
            drawn += use("lady", 45, 8, 24, 30, ' class="pA"')
        elif pond == JADE:
            drawn += use("jade", 46, 12, 26)
        else:
            drawn += moved(20, 0, servants)
        drawn += path("dock", "M19 70H99V78H19Z") + path("k grow-w", "M27 78V88M59 78V88M91 78V88")
        return drawn + line(59, 105, 10.5, "pnd", plan.voice.say(gives(pond, neutrals)), 116)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        summer = here(sheet.state)
        location = sheet.rules.location_names.index(LOCATION)
        parts = [official(sheet, location, *CARD)]
        x, y, width = OPTIONS
        for row, option in enumerate("ab"):
            parts.append(hot(sheet, f"option-{LOCATION}-{option}", x, y + row * PITCH, width))
        said = []
        for order, pond in enumerate(summer.board.ponds):
            parts.append(self.pier(sheet, box, order, pond))
            worth = [(seat, summer.worth(pond, seat)) for seat in range(sheet.rules.seats) if summer.worth(pond, seat)]
            what: tuple[tuple[str, Arg], ...] = (
                ("gives", gives(pond, summer.board.neutral_gained)),
                ("players", each(worth)),
            )
            said.append(Phrase("board-pond-line", what))
        parts.append(self.things(sheet))
        tiles, wings = wing_tiles(sheet.state), sheet.plan.wings
        if wings.index(self) < len(tiles):
            where = Box(SCROLL.x, box.height - SCROLL.height - 16, SCROLL.width, SCROLL.height)
            parts.append(scroll(sheet, tiles[wings.index(self)], where))
        label = sheet.plan.label("board-ponds", ponds=then(said))
        return f'<g id="region-{LOCATION}" role="group" aria-label="{label}">{"".join(parts)}</g>'

    def things(self, sheet: Sheet) -> str:
        """The Favourite Gift, the stock of neutral Servants, the Court Ladies at home."""
        summer = here(sheet.state)
        drawn = ""
        if summer.favourite:
            drawn += f'<g id="favourite">{use(f"gift-{summer.favourite}", 182, 50, 52)}{circle("hnum", 232, 52, 11)}'
            drawn += f"{text(232, 56.8, 14, 'hnt', summer.favourite)}</g>"
        drawn += use(f"servant-{NEUTRAL}", 124, 92, 16) + text(
            144, 105, 13, "pnum", neutral_stock(sheet.state), "start"
        )
        home = [seat for seat in range(sheet.rules.seats) if not summer.has_lady(seat)]
        step = min(18.0, 33 / max(1, len(home) - 1))
        for order, seat in enumerate(home):
            lady = use(f"lady-{LETTERS[seat]}", 126 + order * step, 107, 17, 21)
            drawn += f'<g id="pc-lady-{LETTERS[seat]}">{lady}</g>'
        return drawn

    def pier(self, sheet: Sheet, box: Box, order: int, pond: int) -> str:
        """A pond and its pier as places, with the pieces that stand there and the emblem of whoever leads."""
        state, summer = sheet.state, here(sheet.state)
        x, y, scale = pond_at(sheet.plan, box, order)
        worth = [(seat, summer.worth(pond, seat)) for seat in range(sheet.rules.seats) if summer.worth(pond, seat)]
        count = sum(summer.servants[pond * sheet.rules.seats :][: sheet.rules.seats])
        count += sum(1 for each_ in summer.doubles[pond * sheet.rules.seats :][: sheet.rules.seats] if each_)
        step = min(20.0, 58 / max(1, count - 1))
        drawn, at = "", 21.0
        for seat, _ in worth:
            letter, spot = LETTERS[seat], pond * sheet.rules.seats + seat
            if summer.doubles[spot]:
                drawn += f'<g id="pc-double-{letter}">{use(f"double-{letter}", at, 41, 21, 31)}</g>'
                at += step
            for servant in range(summer.servants[spot]):
                name = f"pc-servant-{letter}-pier{order}-{servant + 1}"
                drawn += f'<g id="{name}">{use(f"servant-{letter}", at, 51, 21)}</g>'
                at += step
        leader = leader_of(state, pond)
        crown = use(f"disc-{LETTERS[leader]}", 94, 4, 15) if leader != NOBODY else ""
        what = gives(pond, summer.board.neutral_gained)
        label = sheet.plan.label("board-pond", gives=what, players=each(worth))
        wet = path("hit", SHORE) + crown
        glow = Glow(path("glow", SHORE), 100, 44)
        body = place(sheet.lit, f"pond-{order}", "pnds", label, wet, glow)
        deck = rect("hit", 19, 50, 80, 28) + drawn
        body += place(sheet.lit, f"pier-{order}", "pier", "", deck, glow_box(15, 46, 88, 34, 6))
        return moved(x, y, body, scale)

    def on_player(self, sheet: Sheet, seat: int) -> str:
        if not here(sheet.state).has_lady(seat):
            return ""
        letter = LETTERS[seat]
        body = f'<g id="pc-lady-{letter}">{use(f"lady-{letter}", 240, 95, 21, 26)}</g>'
        glow = Glow(rect("glow", 237, 93, 27, 30, 5), 250, 86)
        return place(sheet.lit, f"own-lady-{letter}", "pcs", sheet.plan.label("board-lady"), body, glow)

    def place_of(self, view: View, answer: Answer) -> str | None:
        verb, ponds = answer.verb, here(view.state).board.ponds
        if verb in (PIER, POND):
            return f"{verb}-{ponds.index(answer.a)}" if answer.a in ponds else None
        if answer.kind == PLACE and view.decision is not None and view.decision.prompt == FROM_SUPPLY:
            return f"supply-{'' if answer.a == A_SERVANT else 'double-'}{LETTERS[view.seat]}"
        if verb == REPEAT:
            return f"own-lady-{LETTERS[view.seat]}"
        under_way = getattr(view.state.stack[-1], "pond", NOBODY) if view.state.stack else NOBODY
        if verb in (TAKE, HOME, STAY) and under_way in ponds:
            return f"{POND if verb == TAKE else PIER}-{ponds.index(under_way)}"
        return None

    def window(self, box: Box) -> dict[str, Box]:
        return {LOCATION: box}


PART = SummerPalace
