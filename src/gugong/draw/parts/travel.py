"""Travel: the map with its tokens and Travellers, the piles of tokens, and what tokens are exchanged for."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.cards import official
from gugong.draw.figured import drawn, token_symbol
from gugong.draw.fitting import BOLD, line, width_of
from gugong.draw.lights import Light, glow_ring, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import PITCH, figure, hot, plate, price
from gugong.draw.seats import LETTERS
from gugong.draw.svg import circle, num, number, path, text, use
from gugong.draw.words import each
from gugong.engine.actions import TOKEN
from gugong.engine.ids import FOR_JADE, FOR_SERVANT, FOR_VP, LOCATIONS, NO_TOKEN, NOWHERE, TRAVEL
from gugong.engine.state import State

CARD: Final = (36, 164)
OPTIONS: Final = (34, 272, 66)
EXCHANGES: Final = (34, 330, 66, 20)
NAMES_FROM: Final = 103  # beyond the gift and the plates at the left
LARGEST_NAME: Final = 13.6  # in small windows names are written as large as this
BEND: Final = 0.075  # how much a road bends, by its length


def city_at(plan: Plan, city: int) -> tuple[float, float]:
    """Where a city lies; the catalog says it in per cent of the map."""
    across, down = plan.catalog.at[plan.rules.figures.map.cities[city]]
    return 104 + 3.72 * across, 142 + 3.64 * down


def token(plan: Plan, kind: int, x: float, y: float, size: float) -> str:
    """A Travel Token, face up; brown where it stands in for another."""
    printed = plan.rules.figures.tokens[kind]
    tile = use("tok-brown" if printed.replaces else "tok", x, y, size)
    return tile + drawn(token_symbol(plan.rules.figures, kind), x, y, size)


class Travel(Painter):
    """The map and what stands beside it."""

    name = "travel"
    places: ClassVar[dict[str, str]] = {"city": "travel", "exchange": "travel"}
    holds = (LOCATIONS[TRAVEL], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        art, figures = scenery(), plan.rules.figures
        roads = ""
        for city, neighbours in enumerate(figures.map.roads):
            for other in neighbours:
                if city < other:
                    roads += bent(city_at(plan, city), city_at(plan, other))
        parts = [art["map"], path("road", roads), art["rose"]]
        for city in range(len(figures.map.cities)):
            x, y = city_at(plan, city)
            name = plan.voice.thing("city", city)
            middle = max(x, NAMES_FROM + width_of(name, LARGEST_NAME, BOLD[0]) / 2)
            parts.append(circle("city", x, y, 11) + text(middle, y + 29, 10, "cty", name))
        parts.append(line(36, 150, 14.5, "ttl", plan.say("board-travel"), 70, "start"))
        x, y, width = OPTIONS
        walker = 'class="pA"'
        parts.append(plate(x, y, width, use("traveller", 38, 1, 12, 15, f" {walker}") + figure(58, 1), "A"))
        walked = use("traveller", 41, 1, 12, 15, f" {walker}") + figure(59, figures.gains.travel_b)
        body = price(figures.prices.travel_b) + walked
        parts.append(plate(x, y + PITCH, width, body, "B"))
        parts.append(self.exchanges(plan))
        return "".join(parts)

    def exchanges(self, plan: Plan) -> str:
        """The plates: so many tokens for a Servant, VP, a Jade."""
        x, y, width, pitch = EXCHANGES
        gains = {
            FOR_SERVANT: use("servant-any", 44, 1, 15),
            FOR_VP: use("vp", 43, 0, 17) + number(51.5, 12.5, 10, plan.rules.gains.tokens_vp),
            FOR_JADE: use("jade", 44, 1, 15),
        }
        drawn = line(36, 326, 9.5, "cap", plan.say("board-exchange"), 66, "start")
        for row, (what, gain) in enumerate(gains.items()):
            count = text(25, 13, 11, "abn", f"×{plan.rules.token_prices[what]}", "start")
            drawn += plate(x, y + row * pitch, width, use("tok-back", 4, 1.5, 15) + count + gain, "", 18)
        return drawn

    def shows(self, state: State) -> tuple[object, ...]:
        return (
            state.board[TRAVEL],
            sum(state.token_bag),
            sum(state.token_discards),
            *state.map,
            *state.traveller,
        )

    def pieces(self, sheet: Sheet, box: Box) -> str:
        state, x, y = sheet.state, OPTIONS[0], OPTIONS[1]
        parts = [self.cities(sheet), official(sheet, TRAVEL, *CARD)]
        for row, option in enumerate("ab"):
            parts.append(hot(sheet, f"option-travel-{option}", x, y + row * PITCH, OPTIONS[2]))
        for row, cost in enumerate(sheet.rules.token_prices):
            name, top = f"exchange-{cost}", EXCHANGES[1] + row * EXCHANGES[3]
            parts.append(hot(sheet, name, EXCHANGES[0], top, EXCHANGES[2], 18))
        parts.append(self.piles(sheet))
        standing = each((s, sheet.plan.thing("city", c)) for s, c in enumerate(state.traveller) if c != NOWHERE)
        tokens = sum(kind != NO_TOKEN for kind in state.map)
        said = sheet.plan.label("board-travel-label", tokens=tokens, players=standing)
        return f'<g id="region-travel" role="group" aria-label="{said}">{"".join(parts)}</g>'

    def cities(self, sheet: Sheet) -> str:
        """Tokens first, then the Travellers that stand on top of them."""
        state, plan = sheet.state, sheet.plan
        drawn = ""
        for city, kind in enumerate(state.map):
            key = ("city", city, kind)
            name = f"city-{sheet.rules.figures.map.cities[city]}"
            kept = plan.kept.get(key)
            if kept is None:
                kept = plan.kept[key] = self.city(plan, city, kind)
            if name in sheet.lit:
                x, y = city_at(plan, city)
                said = plan.label("board-city", city=plan.thing("city", city))
                large = self.taken(sheet, sheet.lit.at(name)[0], x, y - 36)
                glow = glow_ring(x, y - 36, 31) if large else glow_ring(x, y, 22)
                body = self.way(sheet, city) + kept.partition(">")[2] + large
                drawn += place(sheet.lit, name, "cit", said, body, glow)
            else:
                drawn += f'<g id="{name}" {kept}</g>'
        return drawn + self.travellers(sheet)

    def city(self, plan: Plan, city: int, kind: int) -> str:
        """The rest of a city's opening tag, and what lies there."""
        x, y = city_at(plan, city)
        where = plan.thing("city", city)
        if kind == NO_TOKEN:
            said = plan.label("board-city", city=where)
            return f'class="cit" role="img" aria-label="{said}">{circle("hit", x, y, 18)}'
        said = plan.label("board-city_token", city=where, token=plan.thing("token", kind))
        return f'class="cit" role="img" aria-label="{said}">{token(plan, kind, x - 20, y - 20, 40)}'

    def way(self, sheet: Sheet, goal: int) -> str:
        """The road to a city from where the seat's Traveller stands, over cities without tokens (B-TRV-04)."""
        start, state = sheet.state.traveller[sheet.view.seat], sheet.state
        if start in (NOWHERE, goal):
            return ""
        before = {start: start}
        walked = [start]
        for city in walked:
            for other in sheet.rules.roads[city]:
                if other not in before and (other == goal or state.map[other] == NO_TOKEN):
                    before[other] = city
                    walked.append(other)
        if goal not in before:
            return ""
        line = ""
        while goal != start:
            line = bent(city_at(sheet.plan, before[goal]), city_at(sheet.plan, goal)) + line
            goal = before[goal]
        return path("walk way", line)

    def taken(self, sheet: Sheet, light: Light, x: float, y: float) -> str:
        """A token that was just taken off its city, large, while its benefit is asked about."""
        return token(sheet.plan, light.answer.a, x - 30, y - 30, 60) if light.answer.kind == TOKEN else ""

    def travellers(self, sheet: Sheet) -> str:
        """Each in its city; those who have not set out wait below the piles."""
        where = sheet.state.traveller
        drawn = ""
        for seat, city in enumerate(where):
            letter = LETTERS[seat]
            if city == NOWHERE:
                body = use(f"traveller-{letter}", 33 + seat * 14, 474, 16, 20)
            else:
                x, y = city_at(sheet.plan, city)
                together = [other for other, there in enumerate(where) if there == city]
                shift = (together.index(seat) - (len(together) - 1) / 2) * 15
                body = use(f"traveller-{letter}", x - 15 + shift, y - 25, 30, 37)
            drawn += f'<g id="pc-traveller-{letter}">{body}</g>'
        return drawn

    def piles(self, sheet: Sheet) -> str:
        """Two equal piles, face down, and how many tokens have been discarded."""
        left, gone = sum(sheet.state.token_bag), sum(sheet.state.token_discards)
        key = ("piles", left, gone)
        kept = sheet.plan.kept.get(key)
        if kept is None:
            drawn = ""
            for x, count in ((36, (left + 1) // 2), (68, left // 2)):
                for level in range(min(3, count)):
                    drawn += use("tok-back", x, 402 - 3 * level, 27)
                drawn += text(x + 13.5, 440, 10, "cnt", count)
            drawn += line(66, 458, 10, "cap", sheet.plan.say("board-discarded", n=gone), 72) if gone else ""
            kept = sheet.plan.kept[key] = f'<g id="token-piles">{drawn}</g>'
        return kept

    def window(self, box: Box) -> dict[str, Box]:
        return {"travel": Box(24, 132, 452, 388)}


def bent(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A road, a little bent so that the map looks drawn."""
    (x1, y1), (x2, y2) = start, end
    x, y = (x1 + x2) / 2 + (y2 - y1) * BEND, (y1 + y2) / 2 - (x2 - x1) * BEND
    return f"M{num(x1)} {num(y1)}Q{num(x)} {num(y)} {num(x2)} {num(y2)}"
