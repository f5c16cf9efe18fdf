"""A player's own board: pool and supply, tokens, Ships, rewards, Decrees, cards, VP."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from gugong.draw.again import again
from gugong.draw.board import sheet_of
from gugong.draw.fitting import line
from gugong.draw.lights import Glow, Light, button, glow_box, glow_ring, place
from gugong.draw.painter import Sheet
from gugong.draw.parts.travel import token
from gugong.draw.seats import LETTERS, NEUTRAL
from gugong.draw.svg import CENTRED, circle, num, number, path, rect, text, use
from gugong.engine.actions import Answer
from gugong.engine.ids import COUNTS_TWICE, LOCKED, MODULE_EFFECT, POOL, REWARDS, SUPPLY
from gugong.engine.rules import Rules
from gugong.view import View
from gugong.words.bundles import ENGLISH

WIDTH: Final = 400
HEIGHT: Final = 126
TRAY: Final = (52, 36, 228, 25)
SUPPLY_TRAY: Final = (284, 36, 110, 25)
SLOTS: Final = (52, 67, 164)
FAN: Final = 7  # degrees between two cards


def player(
    view: View,
    seat: int,
    lights: Iterable[Light] = (),
    name: str = "",
    status: str = "",
    known: bool = False,
    language: str = ENGLISH,
) -> str:
    """A player's board; `name` is written on it, and `status` small behind it.

    Others' Travel Tokens lie face down as on a table, though everyone has seen them: `known` turns them up.
    """
    sheet = sheet_of(view, lights, language)
    called, open_ = name or sheet.plan.colours[seat], known or seat == view.seat
    shown = shows(sheet, seat)
    if shown is None:
        return Board(sheet, seat, called, open_).draw(status)
    key = ("player", seat, called, status, open_, view.asked == seat, *shown)
    return again(sheet, key, lambda: Board(sheet, seat, called, open_).draw(status))


def shows(sheet: Sheet, seat: int) -> tuple[object, ...] | None:
    """All that a player's board looks at; None if a module's part of it is to be drawn anew."""
    state = sheet.state
    found: list[object] = [
        state.vp[seat],
        state.jade[seat],
        state.pool[seat],
        state.pool_neutral[seat],
        state.supply[seat],
        state.supply_neutral[seat],
        state.double[seat],
        state.tokens[seat],
        len(state.hands[seat]),
        len(state.discards[seat]),
        state.medal == seat,
        state.start == seat,
        state.decrees_of(seat),
        state.pool_worth(seat),
        state.supply_pieces(seat),
        sum(ship is not None and ship.owner == seat for ship in state.canal),
        *state.rewards[seat * 3 : seat * 3 + 3],
    ]
    for painter in sheet.plan.painters:
        more = painter.shows_on_player(state, seat)
        if more is None:
            return None
        found.extend(more)
    return tuple(found)


class Board:
    """One player's board being drawn."""

    def __init__(self, sheet: Sheet, seat: int, name: str, known: bool) -> None:
        self.sheet = sheet
        self.state = sheet.state
        self.rules = sheet.rules
        self.plan = sheet.plan
        self.seat = seat
        self.name = name
        self.known = known
        self.letter = LETTERS[seat]
        self.height = HEIGHT

    def draw(self, status: str) -> str:
        state, seat = self.state, self.seat
        said = self.plan.label(
            "board-player",
            name=self.name,
            vp=state.vp[seat],
            jade=state.jade[seat],
            pool=state.pool_worth(seat),
            tokens=len(state.tokens[seat]),
            cards=len(state.hands[seat]),
        )
        self.height = HEIGHT + sum(painter.rows(self.sheet, seat) for painter in self.sheet.plan.painters)
        turn = " turn" if self.sheet.view.asked == seat else ""
        size = f'viewBox="0 0 {WIDTH} {self.height}"{CENTRED}'
        place_ = f"player-{self.letter}"
        lights = self.sheet.lit.at(place_)
        opening = f'<svg id="{place_}" class="pb{turn}" {size} role="group" aria-label="{said}">'
        if lights:
            opening = f'<svg id="{place_}" class="pb{turn} lit" {size} {button(lights[0])}>'
        pieces = (state.pool[seat], state.pool_neutral[seat], state.pool_worth(seat))
        beside = (state.supply[seat], state.supply_neutral[seat], state.supply_pieces(seat))
        first = seat * len(REWARDS)
        parts = [
            self.head(status),
            self.again("pool", (*pieces, state.double[seat]), self.pool),
            self.again("supply", (*beside, state.double[seat]), self.supply),
            self.tokens(),
            self.again("ships", (self.away(),), self.ships),
            self.again("rewards", tuple(state.rewards[first : first + len(REWARDS)]), self.rewards),
        ]
        parts += [painter.on_player(self.sheet, seat) for painter in self.sheet.plan.painters]
        return f"{opening}{''.join(parts)}</svg>"

    def again(self, part: str, shown: tuple[object, ...], draw: Callable[[], str]) -> str:
        """A part of the board; of one that has changed most parts are as they were."""
        return again(self.sheet, (part, self.seat, self.name, *shown), draw)

    def head(self, status: str) -> str:
        """Colour, emblem, name; cards, Jade and VP."""
        state, seat, letter = self.state, self.seat, self.letter
        low = self.height - 1
        band = f"M1 10A9 9 0 0 1 10 1H46V{low}H10A9 9 0 0 1 1 {low - 9}Z"
        parts = [rect("pbb", 1, 1, WIDTH - 2, self.height - 2, 9), path(f"pbt p{letter}", band)]
        parts.append(use(f"em-{letter}", 11, 12, 24) + text(23, 62, 20, f"pbl e{letter}", letter))
        if state.medal == seat:
            parts.append(self.asked("medal", use("medal", 11, 66, 22, 25)))
        if state.start == seat:
            parts.append(self.asked("start", use("start", 9, 94, 28, 23)))
        shown = self.name if len(self.name) <= 18 else self.name[:17] + "…"
        parts.append(text(56, 25, 17, "pbn", shown, "start"))
        if status:
            parts.append(text(66 + 9.3 * len(shown), 25, 11.5, "cap", status, "start"))
        vp = use("vp", 362, 4, 31) + number(377.5, 25, 15 if state.vp[seat] < 100 else 12, state.vp[seat])
        jade = use("jade", 314, 8, 23) + text(341, 25, 15, "pnum", state.jade[seat], "start")
        parts.append(self.asked("score", vp) + self.asked("jades", jade))
        parts.append(self.cards(len(state.hands[seat])))
        return "".join(parts)

    def cards(self, count: int) -> str:
        """The hand from behind, and the discard pile."""
        drawn = ""
        spread = min(9.0, 36 / max(1, count - 1))
        first = 250 - (count - 1) * 2 - (spread * (count - 1) - 9 * min(3, count - 1)) / 2
        for order in range(count):
            x = first + order * spread
            turn = (order - (count - 1) / 2) * min(FAN, 28 / max(1, count))
            back = use("card-back", x, 6, 17, 23.1)
            drawn += (
                f'<g id="hand-{self.letter}-{order + 1}" transform="rotate({num(turn)} {num(x + 12)} 40)">{back}</g>'
            )
        drawn += "" if count else rect("seat", 251, 6, 17, 23, 2)
        end = first + max(0, count - 1) * spread + 26 + (0 if count else -4)
        drawn += text(end, 25, 14, "pnum", count, "start")
        gone = len(self.state.discards[self.seat])
        pile = use("card-back", 334, 66, 17, 23.1) if gone else rect("seat", 334, 66, 17, 23, 2)
        pile += text(356, 80, 13, "pnum", gone, "start") + line(
            356, 90, 9.5, "cap", self.plan.say("board-discard"), 42, "start"
        )
        owned = use("loc-decrees", 338, 97, 20) + text(362, 113, 13, "pnum", self.state.decrees_of(self.seat), "start")
        return f'{drawn}<g id="discard-{self.letter}">{pile}</g>{self.asked("decrees", owned)}'

    def asked(self, name: str, drawn: str) -> str:
        """Something that is no place, but can be asked about."""
        return f'<g data-about="{name}-{self.letter}">{drawn}</g>'

    def pool(self) -> str:
        """The Servants that can be used now: the Double, the normal ones, the neutral ones."""
        state, seat, letter = self.state, self.seat, self.letter
        x, y, width, height = TRAY
        servants, neutrals = state.pool[seat], state.pool_neutral[seat]
        double = state.double[seat] == POOL
        step = min(19.0, 196 / max(1, servants + neutrals + double))
        at = x + 6.0
        doubles = ""
        if double:
            body = f'<g id="pc-double-{letter}">{use(f"double-{letter}", at, 35, 17, 25.5)}</g>'
            glow = Glow(rect("glow", at - 2, 34, 21, 28, 4), at + 9, 30)
            doubles = place(self.sheet.lit, f"pool-double-{letter}", "pcs", "", body, glow)
            at += step + 2
        drawn = rect("tray", x, y, width, height, 6)
        for count in range(servants):
            drawn += f'<g id="pc-servant-{letter}-pool-{count + 1}">{use(f"servant-{letter}", at, 39.5, 18)}</g>'
            at += step
        others = self.neutrals(neutrals, at + 2, step)
        drawn += text(x + width - 6, 53, 12, "trn", state.pool_worth(seat), "end")
        said = self.plan.label("board-pool", name=self.name, pool=state.pool_worth(seat))
        glow = self.sets(f"pool-{letter}", Glow(rect("glow", x, y, width, height, 6), x + width - 24, y + 2))
        return place(self.sheet.lit, f"pool-{letter}", "pool", said, drawn, glow) + doubles + others

    def neutrals(self, count: int, at: float, step: float) -> str:
        """Neutral Servants in the pool."""
        if not count:
            return ""
        body = ""
        for each in range(count):
            servant = use(f"servant-{NEUTRAL}", at + each * step, 39.5, 18)
            body += f'<g id="pc-servant-N-{self.letter}-{each + 1}">{servant}</g>'
        glow = Glow(rect("glow", at - 2, 37, step * count + 3, 23, 4), at + step * count / 2, 33)
        return place(self.sheet.lit, f"pool-neutral-{self.letter}", "pcs", "", body, glow)

    def sets(self, name: str, glow: Glow) -> Glow:
        """The light of a tray; several sets of Servants stand beside each other over the name."""
        lights = self.sheet.lit.at(name)
        if len(lights) < 2:
            return glow
        parts = max(len(set_of(light.answer)) for light in lights)
        wide = 14.0 + 21 * parts
        return replace(glow, x=max(220 - wide * len(lights) / 2, 120), y=20, pitch=wide, short=self.set_plate)

    def set_plate(self, light: Light) -> str:
        """A set of Servants as a small plate: 2 and the Double."""
        parts = set_of(light.answer)
        wide = 8 + 21 * len(parts)
        drawn = rect("spl", -wide / 2, -9.5, wide, 19, 5)
        for order, (count, kind) in enumerate(parts):
            left = 4 - wide / 2 + 21 * order
            symbol = f"servant-{NEUTRAL}" if kind == "neutral" else f"{kind}-{self.letter}"
            drawn += text(left, 4.4, 12, "spt", count, "start") + use(
                symbol, left + 7, -7, 12, 16 if kind == "double" else 12
            )
        return drawn

    def supply(self) -> str:
        """The Servants in the general supply, and the Double there or still locked."""
        state, seat, letter = self.state, self.seat, self.letter
        x, y, width, height = SUPPLY_TRAY
        word = self.plan.say("board-supply")
        body = rect("tray sup", x, y, width, height, 6) + line(x + 4, 52, 9, "cap", word, 30, "start")
        body += use(f"servant-{letter}", 319, 42, 13, None, ' class="dim"')
        body += text(334, 53, 13, "pnum", state.supply[seat], "start")
        said = self.plan.label("board-supply-label", name=self.name, supply=state.supply_pieces(seat))
        glow = self.sets(f"supply-{letter}", glow_box(x, y, width, height, 6))
        drawn = place(self.sheet.lit, f"supply-{letter}", "supply", said, body, glow)
        if state.supply_neutral[seat]:
            count = text(362, 53, 11.5, "pnum", state.supply_neutral[seat], "start")
            body = use(f"servant-{NEUTRAL}", 349.5, 43, 11) + count
            drawn += place(self.sheet.lit, f"supply-neutral-{letter}", "pcs", "", body, glow_box(347, 40, 24, 18, 4))
        at = state.double[seat]
        if at == LOCKED and seat != self.rules.automa:  # whoever is never asked has no use for it
            body = f'<g class="pale">{use(f"double-{letter}", 372, 39, 12, 18)}</g>{use("ui-lock", 384, 44, 10)}'
            drawn += self.asked("supply-double", body)
        elif at == SUPPLY:
            body = f'<g id="pc-double-{letter}">{use(f"double-{letter}", 376, 38, 13, 20)}</g>'
            drawn += place(self.sheet.lit, f"supply-double-{letter}", "pcs", "", body, glow_box(374, 36, 17, 24, 4))
        return drawn

    def tokens(self) -> str:
        """The slots for Travel Tokens."""
        x, y, room = SLOTS
        slots = self.rules.token_slots
        step = min(27.0, room / slots)
        stored = self.state.tokens[self.seat]
        down: set[int] = set()
        for painter in self.sheet.plan.painters:
            down |= painter.face_down(self.sheet, self.seat)
        drawn = ""
        for slot in range(max(slots, len(stored))):
            left = x + slot * step
            body = circle("tslot", left + 12, y + 12, 11)
            said = ""
            if slot < len(stored):
                shown = self.known or (stays_open(self.rules, stored[slot]) and slot not in down)
                body += token(self.plan, stored[slot], left, y, 24) if shown else use("tok-back", left, y, 24)
                said = self.plan.label("board-slot_face-down")
                if shown:
                    said = self.plan.label("board-slot", token=self.plan.thing("token", stored[slot]))
                if shown and slot in down:
                    body += use("tok-back", left + 12, y + 12, 12)
            name = f"slot-{self.letter}-{slot + 1}"
            drawn += place(self.sheet.lit, name, "slt", said, body, glow_ring(left + 12, y + 12, 13))
        return drawn

    def away(self) -> int:
        """How many Ships are on the canal."""
        return sum(ship is not None and ship.owner == self.seat for ship in self.state.canal)

    def ships(self) -> str:
        """Ships at home; those on the canal are pale."""
        away = self.away()
        count = self.rules.figures.tracks.ships_each
        drawn = ""
        for ship in range(count):
            gone = ' class="gone"' if ship >= count - away else ""
            drawn += use(f"ship-{self.letter}", 222 + ship * min(34, 102 / count), 68, 31, 22, gone)
        return f'<g id="ships-{self.letter}">{drawn}</g>'

    def rewards(self) -> str:
        """Harbour rewards, with a Servant for each that was claimed."""
        icons = (
            use("vp", 0, -1, 20) + number(10, 13.5, 12, self.rules.gains.harbour_vp),
            use("pile", 2, -1, 16, 21),
            use("double", 3, -1, 13, 20, ' class="pA"'),
        )
        x = 54.0
        drawn = ""
        for reward, name in enumerate(REWARDS):
            slots, taken = self.rules.reward_slots[reward], self.state.rewards[self.seat * 3 + reward]
            body = f'<g transform="translate({num(x)} 99)">{icons[reward]}</g>'
            for slot in range(max(slots, taken)):
                left = x + 22 + 16 * slot
                body += rect("seat", left, 101, 14, 14, 2)
                if slot < taken:
                    servant = use(f"servant-{self.letter}", left - 1, 99.5, 16)
                    body += f'<g id="pc-servant-{self.letter}-reward-{name}-{slot + 1}">{servant}</g>'
            end = x + 22 + 16 * slots
            named = self.plan.thing("reward", reward)
            said = self.plan.label("board-reward", reward=named, count=taken, slots=slots)
            glow = glow_box(x - 3, 96, end - x + 4, 24, 5)
            drawn += place(self.sheet.lit, f"reward-{self.letter}-{name}", "rwd", said, body, glow)
            x = end + 7
        return drawn


def stays_open(rules: Rules, kind: int) -> bool:
    """Whether a stored token of this kind lies face up: it has no benefit when it is taken, but one later."""
    effect = rules.token_effects[kind]
    if effect >= MODULE_EFFECT:
        return not rules.moments_of_effect(effect).has_benefit(effect)
    return effect == COUNTS_TWICE


def set_of(answer: Answer) -> list[tuple[int, str]]:
    """The Servants that an answer names: `pay 1 double neutral 2` is 1 Servant, 1 Double, 2 neutral ones."""
    counts = zip((answer.a, answer.b, answer.c), ("servant", "double", "neutral"), strict=True)
    return [(count, kind) for count, kind in counts if count] or [(0, "servant")]
