"""The board as Rich draws it, from what one seat may know: officials, Decrees, map, players, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gugong.engine import ids
from gugong.engine.actions import berth
from gugong.engine.locations.wall import builders_lowest_first, wall_total
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.explain import TableVoice
from gugong.explain.things import thing
from gugong.terminal.ink import inked, marked
from gugong.terminal.module_boards import DIM, SEPARATOR, boards_of, sheet
from gugong.view import View
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Arg, Person, Phrase

WIDE: Final = 120
LOW: Final = 44  # rows; below, the whole board would push itself off the screen
MAP_COLUMNS: Final = 5
COLUMNS: Final = ("vp", "jade", "pool", "supply", "double", "envoy", "tokens", "hand", "discard", "claimed")


class Board:
    """Draws one view in a language; `names` are the players', by seat."""

    def __init__(self, view: View, names: Sequence[str], language: str = ENGLISH, lettered: bool = False) -> None:
        self.view = view
        self.state: State = view.state
        self.seat = view.seat
        self.names = names
        self.voice = TableVoice(view.state.rules, view.catalog, marked(names, lettered), language)
        self.tell = self.voice.tell

    def draw(self, console: Console) -> None:
        """The whole board, as wide as the terminal is; on a terminal too low for it, what changes most."""
        console.print(self.headline())
        if console.is_terminal and console.height < LOW:
            console.print(self.officials(console.width >= WIDE))
            console.print(self.players())
            console.print(self.own())
            console.print(Text(self.tell("terminal-more-board"), style=DIM))
            return
        console.print(self.officials(console.width >= WIDE))
        if console.width >= WIDE:
            both = Table.grid(padding=(0, 3))
            both.add_row(self.decrees(short=True), self.map())
            console.print(both)
        else:
            console.print(self.decrees(short=False))
            console.print(self.map())
        for boards in boards_of(self.state):
            for part in boards.boards(self.state, self.voice, self.player):
                console.print(part)
        console.print(self.players())
        console.print(self.own())

    # Parts

    def headline(self) -> RenderableType:
        state = self.state
        days = len(state.rules.figures.tracks.day_servants)
        taken = state.medal != ids.NOBODY
        parts = [
            self.tell("terminal-title"),
            self.tell("terminal-day", day=state.day, days=days),
            self.tell("terminal-dice", dice=" ".join(str(face) for face in sorted(state.dice))),
            self.tell("terminal-starts", who=Person(state.start)),
            self.tell("terminal-medal_taken" if taken else "terminal-medal", who=Person(state.medal)),
        ]
        return Rule(Text(inked(SEPARATOR.join(parts)).plain, style="bold"), style=DIM)

    def officials(self, wide: bool) -> RenderableType:
        """A row for each official: the card that lies there, and how things stand at the place."""
        table = sheet(*(self.tell(f"terminal-{heading}") for heading in ("officials", "holds", "its-action", "there")))
        for location in self.state.rules.locations:
            card = self.state.board[location]
            place = self.voice.thing("location", location, "short")
            if wide:
                place = self.tell("terminal-place", place=self.thing("location", location))
            table.add_row(
                self.lit(Text(place, style="bold"), self.state.rules.answers.at[location].text),
                self.gift(card),
                self.voice.thing("card", card, "does"),
                self.there(location),
            )
        return table

    def gift(self, card: int) -> Text:
        return Text(self.voice.thing("card", card))

    def there(self, location: int) -> Text:
        """How things stand at a place, on one line."""
        state = self.state
        if location == ids.TRAVEL:
            out = [seat for seat in range(state.rules.seats) if state.traveller[seat] != ids.NOWHERE]
            return self.listed([(seat, self.thing("city", state.traveller[seat])) for seat in out])
        if location == ids.WALL:
            total = Text(f"{wall_total(state)}/{state.rules.wall_size}  ")
            return total + self.listed([(seat, state.wall_worth(seat)) for seat in builders_lowest_first(state)])
        if location == ids.JADE:
            return Text(self.market())
        if location == ids.INTRIGUE:
            return self.listed([(seat, state.intrigue[seat]) for seat in reversed(state.markers)])
        if location == ids.PALACE:
            spots = [str(vp) for spot, vp in enumerate(state.rules.side.palace_vp) if spot not in state.spot]
            return Text(self.tell("terminal-spots", spots=" ".join(spots)) if spots else "")
        if location == ids.CANAL:
            return self.ships()
        told = (boards.place(state, self.voice, location) for boards in boards_of(state))
        return inked(next((line for line in told if line), ""))

    def market(self) -> str:
        state = self.state
        houses = [str(price) for price, full in zip(state.rules.side.jade_houses, state.houses, strict=True) if full]
        if houses:
            return self.tell("terminal-houses", prices=" ".join(houses))
        return self.tell("terminal-square", price=state.rules.figures.tracks.jade_square_price)

    def envoy(self, seat: int) -> str:
        spot = self.state.spot[seat]
        if spot == ids.NOWHERE:
            return f"{self.state.envoy[seat]}/{palace_step(self.state, seat)}"
        return self.tell("terminal-arrived", vp=self.state.rules.side.palace_vp[spot])

    def ships(self) -> Text:
        capacity = self.state.rules.ship_capacity
        text = Text()
        for cell, ship in enumerate(self.state.canal):
            if ship is not None:
                text.append(SEPARATOR if text else "").append(f"{berth(self.state.rules.figures, cell)} ")
                text.append_text(self.player(ship.owner)).append(f" {ship.load()}/{capacity}")
        return text

    def decrees(self, short: bool) -> RenderableType:
        """A row for each Decree: what it does, what it would cost this seat, who owns it."""
        decrees, cost, owned = (self.tell(f"terminal-{heading}") for heading in ("decrees", "price", "owners"))
        table = sheet(decrees, *([] if short else [""]), cost, owned)
        official = self.state.rules.officials[ids.DECREES]
        for tile in self.state.tiles:
            owners = [seat for seat in range(self.state.rules.seats) if self.state.owns(seat, tile)]
            mine = self.seat in owners
            price = f"{official.price(self.state, self.seat, self.state.rules.answers.decree[tile])}+1"
            if back := self.state.rules.figures.decrees[tile].figures.get("envoy_back", 0):
                price = self.tell("terminal-price_back", price=price, back=back)
            answer = self.state.rules.answers.decree[tile].text
            does = Text(self.voice.thing("decree", tile, "short"))
            name = Text(self.voice.thing("decree", tile))
            table.add_row(
                *([self.lit(does, answer)] if short else [self.lit(name, answer), does]),
                Text(self.tell("terminal-nobody") if mine else price, justify="right"),
                Text(", ").join(self.player(seat) for seat in owners),
                style=DIM if mine else "",
            )
        return table

    def map(self, narrow: bool = False) -> RenderableType:
        """The cities as they lie, each with its token or the Travellers that stand there."""
        padding = (0, 0, 0, 1) if narrow else (0, 1)
        table = Table(box=None, padding=padding, expand=narrow, show_header=True, header_style=DIM)
        for heading in (self.tell("terminal-map"), *[""] * (MAP_COLUMNS - 1)):
            table.add_column(heading, no_wrap=not narrow, ratio=1 if narrow else None)
        for row in self.rows_of_cities():
            table.add_row(*(self.city(city) for city in row))
            table.add_row(*(self.at_city(city) for city in row))
        return table

    def rows_of_cities(self) -> list[list[int]]:
        """North to south, each row west to east."""
        names, at = self.state.rules.figures.map.cities, self.view.catalog.at
        south = sorted(range(len(names)), key=lambda city: at[names[city]][1])
        rows = [south[start : start + MAP_COLUMNS] for start in range(0, len(south), MAP_COLUMNS)]
        return [sorted(row, key=lambda city: at[names[city]][0]) for row in rows]

    def city(self, city: int) -> Text:
        return self.lit(Text(self.voice.thing("city", city), style="bold"), self.state.rules.answers.city[city].text)

    def at_city(self, city: int) -> Text:
        here = [self.player(seat) for seat in range(self.state.rules.seats) if self.state.traveller[seat] == city]
        token = self.state.map[city]
        if token != ids.NO_TOKEN:
            here.insert(0, Text(self.voice.thing("token", token)))
        return Text(" ").join(here) if here else Text(self.tell("terminal-nobody"), style=DIM)

    def players(self) -> RenderableType:
        """A row for each player; of hands and discard piles only the size."""
        table = sheet(self.tell("terminal-players"), *self.columns())
        for seat in range(self.state.rules.seats):
            table.add_row(self.player(seat), *self.things_of(seat))
        return table

    def columns(self) -> list[str]:
        """What is told of each player."""
        return [self.tell(f"terminal-column-{each}") for each in COLUMNS]

    def things_of(self, seat: int) -> list[str]:
        """What there is to tell of a player, in the order of the columns."""
        state = self.state
        return [
            str(state.vp[seat]),
            str(state.jade[seat]),
            self.servants(state.pool[seat], state.pool_neutral[seat]),
            self.servants(state.supply[seat], state.supply_neutral[seat]),
            self.voice.thing("zone", state.double[seat], "short"),
            self.envoy(seat),
            str(len(state.tokens[seat])),
            str(len(state.hands[seat])),
            str(len(state.discards[seat])),
            self.claimed(seat),
        ]

    def claimed(self, seat: int) -> str:
        """The harbour rewards a player has had."""
        rewards = len(ids.REWARDS)
        counts = self.state.rewards[seat * rewards : (seat + 1) * rewards]
        had: list[Arg] = [
            Phrase("terminal-times", (("n", count), ("what", self.thing("reward", reward))))
            if count > 1
            else self.thing("reward", reward)
            for reward, count in enumerate(counts)
            if count
        ]
        return self.voice.text(tuple(had), "short") if had else ""

    def own(self) -> RenderableType:
        """This seat's own cards and tokens."""
        seat, nobody = self.seat, self.tell("terminal-nobody")
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for label, cards in (("hand", self.state.hands[seat]), ("discard", self.state.discards[seat])):
            rising = sorted(cards, key=lambda card: self.state.rules.card_values[card])
            shown = Text(SEPARATOR).join(self.card(card) for card in rising)
            table.add_row(self.tell(f"terminal-{label}"), shown if shown else nobody)
        if self.state.tokens[seat]:
            tokens = [self.voice.thing("token", token) for token in self.state.tokens[seat]]
            table.add_row(self.tell("terminal-tokens"), SEPARATOR.join(tokens))
        return table

    def card(self, card: int) -> Text:
        said = Text(self.tell("terminal-card", card=self.thing("card", card)))
        return self.lit(said, self.state.rules.answers.card[card].text)

    def lit(self, shown: Text, answer: str) -> Text:
        """What stands for an answer of this text; on a screen it can be pointed at."""
        return shown

    # Players

    def player(self, seat: int) -> Text:
        return inked(self.voice.text(Person(seat)))

    def listed(self, pairs: list[tuple[int, Arg]]) -> Text:
        """Players with a word each."""
        said = [self.tell("terminal-each", who=Person(seat), what=what) for seat, what in pairs]
        return inked(SEPARATOR.join(said))

    def servants(self, own: int, neutral: int) -> str:
        """Servants, and neutral ones if there are any."""
        return self.tell("terminal-neutral", n=own, neutral=neutral) if neutral else str(own)

    def thing(self, kind: str, number: int) -> Arg:
        """A thing by its number, for messages that name it."""
        return thing(self.state.rules, kind, number)


def roads(board: Board) -> RenderableType:
    """Every city with its token and the cities its roads lead to."""
    table = sheet("", board.tell("terminal-tokens"), board.tell("terminal-roads"))
    for row in board.rows_of_cities():
        for city in row:
            name = Text(board.voice.thing("city", city), style="bold")
            neighbours = tuple(board.thing("city", each) for each in board.state.rules.roads[city])
            table.add_row(name, board.at_city(city), board.voice.text(neighbours))
    return Group(board.map(), Text(), table)
