"""A position as readable JSON."""

from __future__ import annotations

from collections.abc import Sequence

from gugong.configuration import as_asked
from gugong.engine.config import Config
from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import NO_CARD, NO_TOKEN, NOBODY, NOWHERE, REWARDS
from gugong.engine.module import Module
from gugong.engine.rules import Rules
from gugong.engine.setup import LEVELS
from gugong.engine.state import State
from gugong.notation.shape import FORMAT
from gugong.notation.stack import stack_to_list
from gugong.notation.words import Words, words_of

MAIN_BOARD = "main"  # where Decrees of levels 1-3 lie
BESIDE = "beside"  # where those of level 4 lie that a position by hand has beyond the spaces on boards


def config_to_dict(state: State) -> dict[str, object]:
    """The make-up of the game: players, modules and start player, and whatever else is not the usual."""
    config = state.rules.config
    usual = Config(config.players, config.start)
    listed, options = as_asked(config.modules)
    written: dict[str, object] = {
        "players": config.players,
        "modules": listed,
        "start": None if config.start == NOBODY else config.start,
        **options,
    }
    if config.expert:
        written["expert"] = True
    if config.layered_pile:
        written["layered_pile"] = True
    if config.extra_decrees:
        written["extra_decrees"] = list(config.extra_decrees)
    for key, value, default in (
        ("difficulty", config.difficulty, usual.difficulty),
        ("pairing", config.pairing, usual.pairing),
        ("focus", config.focus, usual.focus),
    ):
        if value != default:
            written[key] = value
    return written


def position_to_dict(state: State, hidden: Sequence[int] = ()) -> dict[str, object]:
    """Everything on the table; whoever adds the catalog has the whole position.

    In a view, `hidden` are the cards that are somewhere, but not in sight.
    """
    words = words_of(state.rules)
    tokens = words.tokens
    return {
        "format": FORMAT,
        "config": config_to_dict(state),
        "day": state.day,
        "start": _or_none(state.start),
        "medal": _or_none(state.medal),
        "active": _or_none(state.active),
        "dice": list(state.dice),
        "board": {words.locations[i]: words.cards[card] for i, card in enumerate(state.board) if card != NO_CARD},
        "pile": [words.card(card) for card in state.pile],
        "lower_pile": [words.card(card) for card in state.lower_pile],
        "pile_tail": [words.card(card) for card in state.pile_tail],
        "box": [words.card(card) for card in cards_in_box(state, hidden)],
        "map": {words.cities[i]: tokens[token] for i, token in enumerate(state.map) if token != NO_TOKEN},
        "token_piles": {tokens[i]: count for i, count in enumerate(state.token_bag) if count},
        "token_discards": {tokens[i]: count for i, count in enumerate(state.token_discards) if count},
        "jade_houses": [bool(house) for house in state.houses],
        "decrees": {words.decrees[tile]: _seats(state.decree_owners[tile]) for tile in state.tiles},
        "tiles": _tiles(state, words),
        "intrigue": _intrigue(state),
        "canal": {
            words.berths[i]: {"seat": ship.owner, "servants": ship.servants, "double": ship.double}
            for i, ship in enumerate(state.canal)
            if ship is not None
        },
        "seats": [seat_to_dict(state, seat, words) for seat in range(state.rules.seats)],
        "known": _known(state, words),
        "modules": {
            module.name(): state.module_states[place].to_dict(state) for place, module in enumerate(state.rules.modules)
        },
        "final_items": [list(item) for item in state.final_items],
        "stack": stack_to_list(state, words),
    }


def seat_to_dict(state: State, seat: int, words: Words) -> dict[str, object]:
    """What one player has."""
    return {
        "vp": state.vp[seat],
        "jade": state.jade[seat],
        "hand": [words.card(card) for card in state.hands[seat]],
        "discard": [words.card(card) for card in state.discards[seat]],
        **public_seat(state, seat, words),
    }


def public_seat(state: State, seat: int, words: Words) -> dict[str, object]:
    """What everybody sees of a player, but for the cards, VP and Jade."""
    spot = state.spot[seat]
    city = state.traveller[seat]
    return {
        "tokens": [words.tokens[token] for token in state.tokens[seat]],
        "pool": state.pool[seat],
        "supply": state.supply[seat],
        "neutral_pool": state.pool_neutral[seat],
        "neutral_supply": state.supply_neutral[seat],
        "wall": state.wall[seat],
        "wall_double": state.wall_double[seat],
        "double": words.doubles[state.double[seat]],
        "envoy": state.envoy[seat],
        "palace": None if spot == NOWHERE else spot,
        "traveller": None if city == NOWHERE else words.cities[city],
        "rewards": {name: state.rewards[seat * 3 + i] for i, name in enumerate(REWARDS)},
    }


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _tiles(state: State, words: Words) -> dict[str, list[str]]:
    """How the Decrees lie: on the main board level by level and the top one first, then on each module's board."""
    figures = state.rules.figures
    boards = [module.name() for module in decree_boards(state.rules)]
    main = [words.decrees[tile] for tile in state.tiles if figures.decrees[tile].level in LEVELS]
    others = [words.decrees[tile] for tile in state.tiles if figures.decrees[tile].level not in LEVELS]
    written = {MAIN_BOARD: main, **{board: [tile] for board, tile in zip(boards, others, strict=False)}}
    if len(others) > len(boards):
        written[BESIDE] = others[len(boards) :]
    return written


def decree_boards(rules: Rules) -> list[Module]:
    """The modules whose board has a space for a Decree, in the order in which the spaces are filled."""
    return [module for module in rules.modules if module.own_decree(rules) != NOWHERE]


def cards_in_play(rules: Rules) -> list[int]:
    """The cards a game of this kind is played with; hands that nobody plays are not among them."""
    if rules.config.expert:
        return rules.cards
    decks = ["board", "draw", *rules.hand_decks]
    return [card for card in rules.cards if rules.figures.cards[card].deck in decks]


def cards_in_box(state: State, hidden: Sequence[int]) -> list[int]:
    """Cards of the game that lie nowhere on a table written by hand; none while set-up has not dealt them yet."""
    if state.stack and FRAME_NAMES[type(state.stack[0])] == "round":
        return []
    held = [card for cards in (*state.hands, *state.discards) for card in cards]
    there = {*hidden, *held, *state.board, *state.pile, *state.lower_pile, *state.pile_tail}
    return [card for card in cards_in_play(state.rules) if card not in there]


def _intrigue(state: State) -> dict[str, list[int]]:
    """Markers by step, bottom of each stack first."""
    stacks: dict[str, list[int]] = {}
    for seat in state.markers:
        stacks.setdefault(str(state.intrigue[seat]), []).append(seat)
    return stacks


def default_holder_known(state: State, card: int, owner: int) -> int:
    """Who knows the holder where a position does not say: of a pile card its owner, of any other all."""
    return 1 << owner if state.rules.figures.cards[card].deck == "draw" else state.rules.everyone


def _known(state: State, words: Words) -> dict[str, dict[str, list[int]]]:
    """Who knows what of the cards held, where it is not what one would expect (C-89)."""
    known: dict[str, dict[str, list[int]]] = {}
    for seat in range(state.rules.seats):
        for card in (*state.hands[seat], *state.discards[seat]):
            if card < 0:
                continue
            holder, zone = state.holder_known[card], state.zone_known[card]
            if holder != default_holder_known(state, card, seat) or zone != state.rules.everyone:
                known[words.cards[card]] = {"holder": _seats(holder), "zone": _seats(zone)}
    return known
