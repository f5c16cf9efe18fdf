"""The wing of the Peasant Revolt: fields, the revolt track, and who has made a bid."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.asked import spot
from gugong.draw.cards import official
from gugong.draw.fitting import line
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.parts.decrees import scroll, wing_tiles
from gugong.draw.plates import PITCH, figure, hot, plate
from gugong.draw.seats import LETTERS
from gugong.draw.svg import MINUS, circle, moved, num, number, path, rect, text, use
from gugong.engine.actions import Answer
from gugong.engine.ids import NO_CARD, NOBODY
from gugong.modules.peasant_revolt.rules.bids import BID, RETURN, ReturnBid
from gugong.modules.peasant_revolt.rules.state import (
    NAME,
    bid_token,
    revolt,
    revolt_tokens,
    token_choices,
    track_size,
)
from gugong.view import View
from gugong.words.phrase import Person

LOCATION: Final = "peasants"
CARD: Final = (22, 44)
OPTIONS: Final = (94, 48, 70)
SCROLL: Final = Box(60, 0, 142, 72)
HEADER: Final = 140
TALL: Final = 500
ROOM: Final = 232  # for a line across the wing
CROWD: Final = ((34, 0.14, 62), (150, 0.2, 72), (96, 0.72, 66), (30, 0.8, 84), (166, 0.83, 78))
FURROWS: Final = "".join(f"M{54 + 22 * k} {184 - k % 3 * 4}q-14 70-40 148" for k in range(10))


class PeasantRevolt(Painter):
    """Fields under a low sun."""

    name = NAME
    wing = True
    holds = (LOCATION, *CARD)
    places: ClassVar[dict[str, str]] = {"revolt": LOCATION, "bid": LOCATION}
    glossary: ClassVar[dict[str, str]] = {"revolt-back": "about-revolt-pile", "bid-plain": "about-bid-token"}
    signs: ClassVar[dict[str, str]] = {
        "revolt-pile": "revolt-back",
        "revolt-track": "revolt-back",
        "pc-revolt": "revolt-back",
        "bid-token": "bid-plain",
        "bid": "card-back",
    }

    def ground(self, plan: Plan, box: Box) -> str:
        low = box.height - 10
        parts = [rect("paperb", 10, 10, box.width - 20, box.height - 20, 5)]
        parts.append(path("fld1", f"M10 120C70 96 150 130 252 100V{num(low)}H10Z"))
        parts.append(path("fld2", f"M10 172C90 150 160 186 252 160V{num(low)}H10Z"))
        stretch = (low - 178) / 156
        parts.append(f'<g transform="translate(0 {num(176 * (1 - stretch))}) scale(1 {stretch:.3g})">')
        parts.append(path("furr", FURROWS) + "</g>")
        if box.height > TALL:  # alone beside the board: people stand in the fields
            for x, down, size in CROWD:
                parts.append(use("loc-peasants", x, HEADER + down * (box.height - HEADER - 100), size))
        parts.append(line(22, 31, 15, "ttl", plan.say("board-peasants"), 222, "start"))
        x, y, width = OPTIONS
        printed = plan.rules.figures.printed
        one = use("servant-any", 36, 3, 11.5) + figure(57, f"×{printed['peasant_revolt.board.servants_a']}")
        back = text(15, 13, 11, "pm", f"{MINUS}1", "start") + use("envoy", 28, 1.5, 10.5, 14, ' class="pA"')
        many = use("servant-any", 42, 3, 11.5) + figure(62, printed["peasant_revolt.board.servants_b"])
        parts.append(plate(x, y, width, one, "A") + plate(x, y + PITCH, width, back + many, "B"))
        parts.append(line(96, 102, 10, "cap", plan.say("board-peasants-then"), 94, "start"))
        parts.append(line(96, 121, 10, "cap", plan.say("board-peasants-also"), 25, "start"))
        parts.append(use(f"gift-{plan.rules.lowest}", 122, 107, 20) + use("tok-brown", 146, 108, 18))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        return spot(f"region-{LOCATION}", 10, 10, box.width - 20, box.height - 20)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        state, things, plan = sheet.state, revolt(sheet.state), sheet.plan
        location = sheet.rules.location_names.index(LOCATION)
        parts = [official(sheet, location, *CARD)]
        x, y, width = OPTIONS
        for row, option in enumerate("ab"):
            parts.append(hot(sheet, f"option-{LOCATION}-{option}", x, y + row * PITCH, width))
        left = len(revolt_tokens(state)) - things.line - things.aside
        pile = "".join(use("revolt-back", 196 - 4 * k, 54 - 5 * k, 38) for k in range(min(2, left)))
        below = line(211, 104, 10.5, "cap", plan.say("board-revolt-pile", n=left), 46)
        parts.append(f'<g id="revolt-pile">{pile}{below}</g>')
        middle = (HEADER + box.height - SCROLL.height - 16) / 2
        parts.append(moved(0, middle - 50, self.track(sheet)))
        tiles, wings = wing_tiles(state), plan.wings
        if wings.index(self) < len(tiles):
            where = Box(SCROLL.x, box.height - SCROLL.height - 16, SCROLL.width, SCROLL.height)
            parts.append(scroll(sheet, tiles[wings.index(self)], where))
        key = "board-revolt_revealed" if things.revealed else "board-revolt"
        said = plan.label(key, line=things.line, size=track_size(state), values=tuple(things.revealed))
        return f'<g id="region-{LOCATION}" role="group" aria-label="{said}">{"".join(parts)}</g>'

    def track(self, sheet: Sheet) -> str:
        """The revolt track at its own origin: tokens face down, or turned up while a revolt lasts; below, the bids."""
        things, size, plan = revolt(sheet.state), track_size(sheet.state), sheet.plan
        pitch = min(44.0, 226 / size)
        r = pitch / 44 * 19
        first = 131 - pitch * (size - 1) / 2
        drawn = line(131, 12, 12.5, "ttl", plan.say("board-revolt-track"), ROOM)
        for space in range(size):
            x = first + space * pitch
            last = " last" if space == size - 1 else ""
            drawn += circle(f"rsp{last}", x, 42, r)
            if space < things.line:
                shown = things.revealed[space] if space < len(things.revealed) else None
                drawn += f'<g id="pc-revolt-{space}">{self.token(x, 42, r - 1, shown)}</g>'
            elif last:
                drawn += text(x, 47, 14, "rsn", "!")
        if things.aside:
            drawn += line(131, 72, 10.5, "cap", plan.say("board-revolt-aside", n=things.aside), ROOM)
        elif things.revealed:
            drawn += line(131, 74, 13, "ttl", plan.say("board-revolt-threat", n=things.threat()), ROOM)
        else:
            drawn += line(131, 74, 10.5, "cap", plan.say("board-revolt-full"), ROOM)
        return f'<g id="revolt-track">{drawn}{self.bids(sheet)}</g>'

    def token(self, x: float, y: float, r: float, shown: int | None) -> str:
        """A revolt token, from behind or with its value."""
        if shown is None:
            return use("revolt-back", x - r, y - r, 2 * r)
        return use("revolt-face", x - r, y - r, 2 * r) + number(x, y + r * 0.36, r, shown)

    def bids(self, sheet: Sheet) -> str:
        """Who has made a bid; only one's own shows its card."""
        drawn = ""
        bidders = [seat for seat, bid in enumerate(revolt(sheet.state).bids) if bid != NO_CARD]
        for order, seat in enumerate(bidders):
            x = 131 + (order - (len(bidders) - 1) / 2) * 34
            card = revolt(sheet.state).bids[seat]
            said = sheet.plan.label("board-revolt-bid", who=Person(seat))
            if card >= 0:
                shown = sheet.plan.thing("card", card)
                said = sheet.plan.label("board-revolt-bid_card", who=Person(seat), card=shown)
            body = use("card-back", x - 8, 79, 15, 20) + use(f"disc-{LETTERS[seat]}", x + 2, 90, 12)
            drawn += f'<g id="bid-{LETTERS[seat]}" role="img" aria-label="{said}">{body}</g>'
        return drawn

    def on_player(self, sheet: Sheet, seat: int) -> str:
        if len(token_choices(sheet.state, seat)) < 2:
            return ""
        return f'<g data-about="bid-token-{LETTERS[seat]}">{bid_tile(bid_token(sheet.state), 288, 97, 22)}</g>'

    def place_of(self, view: View, answer: Answer) -> str | None:
        verb = answer.verb
        if verb == BID and answer.a != NOBODY:
            return f"pc-card-{view.state.rules.figures.cards[answer.a].name}"
        frame = view.state.stack[-1]
        if verb == RETURN and isinstance(frame, ReturnBid):
            return f"pc-card-{view.state.rules.figures.cards[frame.card].name}"
        return None

    def window(self, box: Box) -> dict[str, Box]:
        return {LOCATION: box}


def bid_tile(worth: int, x: float, y: float, size: float) -> str:
    """A bid token with its worth."""
    return use("bid-plain", x, y, size) + text(x + size / 2, y + size * 0.66, size * 0.44, "n wht", f"±{worth}")


PART = PeasantRevolt
