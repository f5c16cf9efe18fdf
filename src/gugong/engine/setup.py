"""Set-up: everything random is drawn by CHANCE, one thing at a time."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import show
from gugong.engine.ids import CHANCE, NO_CARD, NOBODY, NOWHERE
from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.morning import RollDice, draw_token
from gugong.engine.phases import Round
from gugong.engine.state import State

LEVELS = (1, 2, 3)


class SetUp(Frame):
    """Place what is not random, then draw the rest (B-SET-01 to B-SET-12)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        rules = state.rules
        state.tell("set-up", "B-SET-01", NOBODY, rules.seats, rules.side.canal_routes)
        state.tell("pile", "V-EXP-01" if rules.config.expert else "B-SET-04", NOBODY, len(state.pile))
        state.tell("market", "B-SET-08", NOBODY, len(state.houses))
        state.tell("pieces", "B-SET-10", NOBODY, rules.figures.tracks.ships_each)
        state.tell("servants", "B-SET-11", NOBODY, state.pool[0], state.supply[0])
        decrees: list[Frame] = [DealDecrees(level) for level in LEVELS]
        steps: list[Frame] = [DrawStart(), DealBoard(0), DealTokens(0), RollDice(0, "B-SET-06"), *decrees]
        for module in rules.modules:
            for tile in module.chosen_tiles(rules):
                place_tile(state, tile, "X-EXT-17")
            tile = module.own_decree(rules)
            if tile != NOWHERE:
                steps.extend(own_space(state, tile))
        for module in rules.modules:
            steps.extend(module.set_up(state))
        state.then([*steps, Round()])
        return None


class DrawStart(Frame):
    """Who starts; hands go by turn order, and the start player's Intrigue marker lies at the bottom."""

    def run(self, state: State) -> Decision | None:
        fixed = state.rules.config.start
        if fixed == NOBODY:
            return Decision(CHANCE, "draw-start", state.rules.answers.start[: state.rules.seats])
        state.pop()
        seat_players(state, fixed)
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat_players(state, answer.a)


def seat_players(state: State, start: int) -> None:
    """Start player, hands by turn order, markers stacked in turn order (B-SET-03, B-SET-09, B-SET-12)."""
    state.start = start
    state.markers = state.rules.turn_order(start)
    state.tell("starts", "B-SET-12", start)
    for place, seat in enumerate(state.markers):
        deck = state.rules.hand_decks[place]
        hand = tuple(card for card in state.rules.cards if state.rules.figures.cards[card].deck == deck)
        state.hands[seat] = hand
        for card in hand:
            show(state, card)
        state.tell("hand", "B-SET-03", seat, place + 1)
    state.tell("stack", "B-SET-09", start)


class DealBoard(Frame):
    """The seven board cards, one to each official (B-SET-02); for experts any card of the pile (V-EXP-01)."""

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, state: State) -> Decision | None:
        cards = self.undealt(state)
        if len(cards) > 1:
            return Decision(CHANCE, "deal-board", [state.rules.answers.card[card] for card in cards])
        self.deal(state, cards[0])
        return None

    def undealt(self, state: State) -> list[int]:
        rules = state.rules
        if rules.config.expert:
            return state.pile
        return [card for card in rules.cards if rules.figures.cards[card].deck == "board" and card not in state.board]

    def answer(self, state: State, answer: Answer) -> None:
        self.deal(state, answer.a)

    def deal(self, state: State, card: int) -> None:
        state.pop()
        rules = state.rules
        state.board[self.location] = card
        show(state, card)
        state.tell("board-card", "V-EXP-01" if rules.config.expert else "B-SET-02", NOBODY, card, self.location)
        if rules.config.expert:
            state.pile.remove(card)
        empty = [location for location in rules.locations if state.board[location] == NO_CARD]
        if empty:
            state.then([DealBoard(empty[0])])
        elif rules.config.layered_pile:
            state.lower_pile = [card for card in state.pile if not rules.figures.cards[card].module]
            state.pile = [card for card in state.pile if rules.figures.cards[card].module]
            state.tell("layered-pile", "X-GEN-04", NOBODY, len(state.pile), len(state.lower_pile))


class DealTokens(Frame):
    """A Travel Token face up on each city (B-SET-05)."""

    def __init__(self, city: int) -> None:
        self.city = city

    def run(self, state: State) -> Decision | None:
        return draw_token(state, "deal-token")

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.token_bag[answer.a] -= 1
        state.map[self.city] = answer.a
        state.tell("city-token", "B-SET-05", NOBODY, self.city, answer.a)
        if self.city + 1 < len(state.map):
            state.then([DealTokens(self.city + 1)])


class DealDecrees(Frame):
    """Two Decrees of each level (B-SET-07)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, state: State) -> Decision | None:
        rules = state.rules
        undrawn = [tile for tile in rules.drawn_tiles(self.level) if tile not in state.tiles]
        if self.is_full(state):
            state.pop()
            return None
        return Decision(CHANCE, "deal-decree", [state.rules.answers.decree[tile] for tile in undrawn])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        place_tile(state, answer.a, "B-SET-07")
        state.then([DealDecrees(self.level)])

    def is_full(self, state: State) -> bool:
        level = [tile for tile in state.tiles if state.rules.figures.decrees[tile].level == self.level]
        return len(level) >= state.rules.figures.tracks.decrees_per_level


def own_space(state: State, tile: int) -> list[Frame]:
    """The space for a Decree on a module's board: its own tile, unless another module has a say (C-72)."""
    for module in state.rules.modules:
        steps = module.fill_space(state, tile)
        if steps is not None:
            return steps
    return [PlaceDecree(tile)]


class PlaceDecree(Frame):
    """A Decree that is not drawn but lies on its own space."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, state: State) -> Decision | None:
        state.pop()
        place_tile(state, self.tile, rule_of_decree(state.rules, self.tile))
        return None


def place_tile(state: State, tile: int, rule: str) -> None:
    """One more Decree is in play, behind those of its level."""
    decrees = state.rules.figures.decrees
    below = [other for other in state.tiles if decrees[other].level <= decrees[tile].level]
    state.tiles = (*below, tile, *[other for other in state.tiles if other not in below])
    state.tell("decree-placed", rule, NOBODY, tile)


register("set-up", SetUp)
register("draw-start", DrawStart)
register("deal-board", DealBoard)
register("deal-tokens", DealTokens)
register("deal-decrees", DealDecrees)
register("place-decree", PlaceDecree)
