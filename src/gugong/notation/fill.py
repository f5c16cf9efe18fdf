"""What a position leaves out: as at set-up, in the catalog's order where set-up would draw."""

from __future__ import annotations

from gugong.engine.ids import NO_CARD, NO_TOKEN, NOWHERE
from gugong.engine.setup import LEVELS
from gugong.engine.state import State
from gugong.errors import PositionError


def fill_hands(state: State, named: set[int]) -> None:
    """A hand that is left out is the starting hand of that place in turn order."""
    for place, seat in enumerate(state.rules.turn_order(max(0, state.start))):
        if state.hands[seat] == (NO_CARD,):
            deck = state.rules.hand_decks[place]
            tables = state.rules.tables
            cards = [card for card in state.rules.cards if tables.cards[card].deck == deck and card not in named]
            state.hands[seat] = tuple(cards)
            named.update(cards)


def fill_board(state: State, named: set[int]) -> None:
    """Officials that are left out hold board cards not named elsewhere, then pile cards."""
    tables = state.rules.tables
    cards = [card for card in state.rules.cards if card not in named]
    spare = [card for deck in ("board", "draw") for card in cards if tables.cards[card].deck == deck]
    for location in state.rules.locations:
        if state.board[location] == NO_CARD:
            if not spare:
                raise PositionError("board: no card is left for an official")
            state.board[location] = spare.pop(0)
            named.add(state.board[location])


def fill_piles(state: State, named: set[int], given: bool) -> None:
    """Cards named nowhere are in the pile; hands that nobody plays are in the box."""
    tables = state.rules.tables
    rules = state.rules
    in_play = ["board", "draw", *rules.hand_decks]
    rest = [card for card in rules.cards if card not in named]
    if not rules.config.expert:
        rest = [card for card in rest if tables.cards[card].deck in in_play]
    if not given:
        layered = rules.config.layered_pile
        state.lower_pile = [card for card in rest if layered and not tables.cards[card].module]
        state.pile = [card for card in rest if card not in state.lower_pile]
    elif rest:
        names = ", ".join(tables.cards[card].name for card in rest)
        raise PositionError(f"pile: these cards are nowhere: {names}")


def fill_decrees(state: State, tiles: list[int]) -> None:
    """Levels with too few Decrees get their first ones not named; a space on a module's board its own."""
    rules = state.rules
    decrees = rules.tables.decrees
    own = [tile for tile in [module.own_tile(rules) for module in rules.modules] if tile != NOWHERE]
    each = state.rules.tables.tracks.decrees_per_level
    placed: list[int] = []
    for level in sorted({tile.level for tile in decrees}):
        here = [tile for tile in tiles if decrees[tile].level == level]
        if level not in LEVELS:
            spare = [tile for tile in own if decrees[tile].level == level and tile not in here]
            placed.extend([*here, *spare[: max(0, len(own) - len(here))]])
            continue
        if len(here) > each:
            raise PositionError(f"decrees: {len(here)} Decrees of level {level}; there are {each} (B-SET-07)")
        spare = [
            i
            for i, tile in enumerate(decrees)
            if tile.level == level and i not in here and state.rules.brings(tile.module)
        ]
        placed.extend([*here, *spare[: each - len(here)]])
    state.tiles = tuple(placed)


def fill_map(state: State, map_given: bool, piles_given: bool, held: list[int]) -> None:
    """Tokens named nowhere: on the map if it is left out (kinds in turn), the rest in the piles."""
    tables = state.rules.tables
    left = state.rules.token_copies[:]
    here = [token for module_state in state.module_states for token in module_state.tokens_here()]
    used = [
        *held,
        *here,
        *(token for stored in state.tokens for token in stored),
        *(t for t in state.map if t != NO_TOKEN),
    ]
    for token in used:
        left[token] -= 1
    for token, count in enumerate(state.token_discards):
        left[token] -= count
    if not map_given and not piles_given:
        _deal_in_turn(state, left)
    if piles_given:
        left = [count - in_piles for count, in_piles in zip(left, state.token_bag, strict=True)]
        if not map_given and any(left):
            _deal_in_turn(state, left)
    else:
        state.token_bag = [max(0, count) for count in left]
        left = [min(0, count) for count in left]
    for token, count in enumerate(left):
        if count:
            name = tables.tokens[token].name
            what = f"{-count} too many" if count < 0 else f"{count} lost"
            raise PositionError(f"tokens: {what} of {name!r}; there are {state.rules.token_copies[token]}")


def _deal_in_turn(state: State, left: list[int]) -> None:
    """Put a token on each city without a Traveller: one of each kind in turn, while there are any."""
    token = 0
    for city in range(len(state.map)):
        if city in state.traveller or not any(count > 0 for count in left):
            continue
        while left[token % len(left)] <= 0:
            token += 1
        state.map[city] = token % len(left)
        left[token % len(left)] -= 1
        token += 1


def fill_supply(state: State) -> None:
    """A supply that is left out is what the player's other places leave of the twelve."""
    for seat in range(state.rules.seats):
        if state.supply[seat] == NOWHERE:
            state.supply[seat] = state.rules.tables.tracks.servants_each - servants_placed(state, seat)


def servants_placed(state: State, seat: int) -> int:
    """Normal Servants everywhere but in the supply."""
    ships = sum(ship.servants for ship in state.canal if ship is not None and ship.owner == seat)
    rewards = 0 if seat == state.rules.automa else sum(state.rewards[seat * 3 : seat * 3 + 3])
    elsewhere = sum(module_state.servants_of(seat) for module_state in state.module_states)
    return state.pool[seat] + state.wall[seat] + ships + rewards + state.decrees_of(seat) + elsewhere
