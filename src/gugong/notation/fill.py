"""What a position leaves out: as at set-up, in the catalog's order where set-up would draw."""

from __future__ import annotations

from gugong.engine.ids import NO_CARD, NO_TOKEN, NOWHERE
from gugong.engine.state import State
from gugong.errors import PositionError, because
from gugong.notation.write import cards_in_play


def fill_hands(state: State, named: set[int]) -> None:
    """A hand that is left out is the starting hand of that place in turn order."""
    for place, seat in enumerate(state.rules.turn_order(max(0, state.start))):
        if state.hands[seat] == (NO_CARD,):
            deck = state.rules.hand_decks[place]
            figures = state.rules.figures
            cards = [card for card in state.rules.cards if figures.cards[card].deck == deck and card not in named]
            state.hands[seat] = tuple(cards)
            named.update(cards)


def fill_board(state: State, named: set[int]) -> None:
    """Officials that are left out hold board cards not named elsewhere, then pile cards."""
    figures = state.rules.figures
    cards = [card for card in state.rules.cards if card not in named]
    spare = [card for deck in ("board", "draw") for card in cards if figures.cards[card].deck == deck]
    for location in state.rules.locations:
        if state.board[location] == NO_CARD:
            if not spare:
                raise PositionError("board", because("position-no-card-left"))
            state.board[location] = spare.pop(0)
            named.add(state.board[location])


def fill_piles(state: State, named: set[int], pile_named: bool, lower_named: bool, all_named: bool) -> None:
    """Cards named nowhere are in whichever part of the pile the position leaves out; else they are out of the game.

    Where the position says what is in the box (`all_named`), none may be missing.
    """
    cards = state.rules.figures.cards
    rest = [card for card in cards_in_play(state.rules) if card not in named]
    layered = state.rules.config.layered_pile
    below = [card for card in rest if layered and not cards[card].module]
    above = [card for card in rest if card not in below]
    if not lower_named:
        state.lower_pile = below
    if not pile_named:
        state.pile = above
    lost = [*(below if lower_named else ()), *(above if pile_named else ())]
    if lost and all_named:
        nowhere = ", ".join(cards[card].name for card in lost)
        raise PositionError("pile", because("position-cards-lost", cards=nowhere))


def fill_map(state: State, map_given: bool, piles_given: bool, held: list[int]) -> None:
    """Tokens named nowhere: on the map if it is left out (kinds in turn), the rest in the piles."""
    figures = state.rules.figures
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
            key = "position-tokens-many" if count < 0 else "position-tokens-lost"
            copies, name = state.rules.token_copies[token], repr(figures.tokens[token].name)
            raise PositionError("tokens", because(key, n=abs(count), token=name, copies=copies))


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
            state.supply[seat] = state.rules.figures.tracks.servants_each - servants_placed(state, seat)


def servants_placed(state: State, seat: int) -> int:
    """Normal Servants everywhere but in the supply."""
    ships = sum(ship.servants for ship in state.canal if ship is not None and ship.owner == seat)
    rewards = 0 if seat == state.rules.automa else sum(state.rewards[seat * 3 : seat * 3 + 3])
    elsewhere = sum(module_state.servants_of(seat) for module_state in state.module_states)
    return state.pool[seat] + state.wall[seat] + ships + rewards + state.decrees_of(seat) + elsewhere
