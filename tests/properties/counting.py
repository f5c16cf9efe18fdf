"""What holds at every decision: nothing is lost or made, every marker is on its track, every question can be answered.

Counted anew from the rulebook, not with the counting of the engine or of its notation.
"""

from __future__ import annotations

from functools import lru_cache

from gugong import Game
from gugong.engine.decisions import Decision
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from tests.properties import bonus, revolt, summer

CARDS = 38
TOKENS = 32
DECREES = 6
# What a module adds to them.
MORE_CARDS = {"summer-palace": 3, "peasant-revolt": 3}  # the extras bring six and take six away
MORE_TOKENS = {"summer-palace": 3, "bonus-tokens": 6, "first-edition": 6, "extras": 2}
MORE_DECREES = {"summer-palace": 1, "peasant-revolt": 1}
SERVANTS = 12
HAND = 4
LOCKED, POOL, SUPPLY, ON_WALL, ON_SHIP, ELSEWHERE = range(6)


class Broken(AssertionError):
    """A property does not hold."""


def hold(truth: bool, what: str, *shown: object) -> None:
    """The property holds, or what does not is said."""
    if not truth:
        raise Broken(" ".join([what, *map(str, shown)]))


def counts(game: Game) -> None:
    """Everything that is counted on the table."""
    state = game.state
    for seat in range(game.players):
        servants(state, seat)
        double_servant(state, seat)
        markers_of(state, seat)
    cards(state)
    tokens(state)
    shared_tracks(state)
    hold(summer.sound(state), "the Summer Palace", state.pool_neutral, state.supply_neutral)
    hold(bonus.sound(state), "bonus tokens")
    hold(revolt.sound(state), "the Peasant Revolt", revolt.found(state))


def with_modules(state: State, base: int, more: dict[str, int]) -> int:
    """A number of the base game with what the modules in play add to it."""
    return base + sum(more.get(name, 0) for name in state.rules.config.modules)


def servants(state: State, seat: int) -> None:
    """Twelve Servants each, wherever they are; Meng's rewards are marked with another colour (S-SET-04)."""
    parts = [state.pool[seat], state.supply[seat], state.wall[seat]]
    parts += state.rewards[seat * 3 : seat * 3 + 3] if seat != state.rules.automa else []
    parts += [ship.servants for ship in state.canal if ship is not None and ship.owner == seat]
    if state.module_states:
        parts += [summer.servants(state, seat), bonus.servants(state, seat)]
    on_decrees = [owners >> seat & 1 for owners in state.decree_owners if owners].count(1)
    hold(min(parts) >= 0 and sum(parts) + on_decrees == SERVANTS, "Servants of seat", seat, parts, on_decrees)


def double_servant(state: State, seat: int) -> None:
    """One Double Servant each, in one place, worth one or two where it stands."""
    place = state.double[seat]
    on_ships = [ship.double for ship in state.canal if ship is not None and ship.owner == seat and ship.double]
    away = summer.doubles(state, seat) + bonus.doubles(state, seat) if state.module_states else []
    where = (place, state.wall_double[seat], on_ships, away)
    hold(place in (LOCKED, POOL, SUPPLY, ON_WALL, ON_SHIP, ELSEWHERE), "the Double of seat", seat, where)
    hold(len(away) == (1 if place == ELSEWHERE else 0) and max(away, default=0) <= 2, "the Double elsewhere", where)
    hold((place == ON_WALL) == (state.wall_double[seat] in (1, 2)), "the Double on the Wall of seat", seat, where)
    hold(state.wall_double[seat] == 0 or place == ON_WALL, "the Double is in two places", seat, where)
    hold(len(on_ships) == (1 if place == ON_SHIP else 0), "the Double on a Ship of seat", seat, where)
    hold((place == LOCKED) == (state.rewards[seat * 3 + 2] == 0), "the Double is unlocked by its claim", seat, where)


@lru_cache(maxsize=8)
def box_of(rules: Rules) -> frozenset[int]:
    """The cards of hands that nobody plays, unless an expert's pile has them."""
    unused = [f"hand{i}" for i in range(1, 6) if f"hand{i}" not in rules.hand_decks]
    return frozenset(i for i, card in enumerate(rules.figures.cards) if card.deck in unused and not rules.config.expert)


def cards(state: State) -> None:
    """38 cards and the modules', each in one place; hands that nobody plays are in the box, or in an expert's pile."""
    lying = [*(card for card in state.board if card >= 0), *state.pile, *state.lower_pile, *state.pile_tail]
    for held in (*state.hands, *state.discards):
        lying += held
    box = box_of(state.rules)
    undealt = 0
    if not state.rules.config.expert:
        undealt += [state.board[location] for location in state.rules.locations].count(-1)
    if state.start < 0:
        undealt += HAND * state.rules.seats
    hold(len(lying) == len(set(lying)), "a card is in two places", lying)
    hold(box.isdisjoint(lying), "a card of the box is on the table", lying)
    hold(
        len(lying) + len(box) + undealt == with_modules(state, CARDS, MORE_CARDS),
        "cards are lost",
        len(lying),
        len(box),
        undealt,
    )
    hold(all(list(hand) == sorted(hand) for hand in state.hands), "a hand out of order", state.hands)
    hold(state.pile == sorted(state.pile), "the pile tells an order", state.pile)


@lru_cache(maxsize=8)
def copies_of(rules: Rules) -> list[int]:
    """How many tokens of each kind are in the game."""
    modules = ("", *rules.config.modules)
    copies = [kind.copies if kind.module in modules else 0 for kind in rules.figures.tokens]
    for kind in rules.figures.tokens:
        if kind.replaces and kind.module in modules:
            copies[rules.token(kind.replaces)] -= kind.copies
    return copies


def tokens(state: State) -> None:
    """32 Travel Tokens, kind by kind; one may lie in a frame on its way to a slot."""
    count = [bag + gone for bag, gone in zip(state.token_bag, state.token_discards, strict=True)]
    lying = [token for token in state.map if token >= 0]
    for stored in state.tokens:
        lying += stored
    for frame in state.stack:
        lying += frame.tokens_held()
    lying += bonus.tokens(state)
    for token in lying:
        count[token] += 1
    copies = copies_of(state.rules)
    hold(min(state.token_bag) >= 0 and count == copies, "tokens", count, copies)
    hold(sum(copies) == with_modules(state, TOKENS, MORE_TOKENS), "how many tokens", sum(copies))
    slots = state.rules.figures.tracks.token_slots
    hold(all(len(stored) <= slots for stored in state.tokens), "more tokens than slots", state.tokens)


def markers_of(state: State, seat: int) -> None:
    """Envoy, Intrigue marker, Traveller, VP and Jade of one seat."""
    tracks = state.rules.figures.tracks
    palace = palace_step(state, seat)
    hold(0 <= state.envoy[seat] <= palace, "Envoy of seat", seat, state.envoy)
    spots = len(state.rules.side.palace_vp)
    spot = state.spot[seat]
    arrived = state.envoy[seat] == palace
    hold((spot >= 0) == arrived and spot < spots, "Palace spot of seat", seat, spot)
    hold(0 <= state.intrigue[seat] <= tracks.intrigue_steps, "Intrigue marker of seat", seat, state.intrigue)
    city = state.traveller[seat]
    hold(-1 <= city < len(state.map), "Traveller of seat", seat, city)
    hold(city < 0 or state.map[city] < 0, "a token under the Traveller of seat", seat, city)
    hold(state.vp[seat] >= 0 and state.jade[seat] >= 0, "VP or Jade below nothing", state.vp, state.jade)
    for reward in range(3):
        hold(state.rewards[seat * 3 + reward] <= state.rules.reward_slots[reward], "reward slots", state.rewards)


def shared_tracks(state: State) -> None:
    """Markers in order, spots and Ships, days, dice, houses, Decrees."""
    seats = state.rules.seats
    tracks = state.rules.figures.tracks
    steps = [state.intrigue[seat] for seat in state.markers]
    hold(
        sorted(state.markers) == list(range(seats)) and steps == sorted(steps), "stack of markers", state.markers, steps
    )
    spots = [spot for spot in state.spot if spot >= 0]
    hold(len(set(spots)) == len(spots), "two Envoys on one spot of the Palace", state.spot)
    in_order = sorted(spots) == list(range(len(spots)))
    hold(in_order or bool(state.rules.config.modules), "spots of the Palace are taken in order", state.spot)
    hold(1 <= state.day <= 4, "day", state.day)
    hold(len(state.dice) == 3 and set(state.dice) <= {0, *tracks.faces}, "dice", state.dice)
    hold(set(state.houses) <= {0, 1}, "houses", state.houses)
    most = with_modules(state, DECREES, MORE_DECREES)
    hold(len(set(state.tiles)) == len(state.tiles) <= most, "Decrees", state.tiles)
    for tile, owners in enumerate(state.decree_owners):
        if owners:
            hold(0 < owners < 1 << seats and tile in state.tiles, "owners of a Decree", tile, owners)
    ships = [ship.owner for ship in state.canal if ship is not None]
    hold(all(ships.count(seat) <= tracks.ships_each for seat in range(seats)), "Ships", ships)
    for ship in state.canal:
        if ship is not None:
            load = ship.servants + ship.double
            hold(1 <= load <= tracks.ship_capacity and ship.servants >= 0, "load of a Ship", load)


def question(game: Game) -> None:
    """The pending question has an answer; texts differ; asides come last."""
    decision = game.decision
    if decision is None:
        hold(game.over, "no question, but not over")
        return
    texts = [option.text for option in decision.options]
    hold(not game.over and bool(texts), "a question without an answer:", decision)
    hold(len(texts) == len(set(texts)), "two answers with one text:", decision)
    hold(bool(decision.prompt) and -1 <= decision.seat < game.players, "whose question?", decision)
    asides = [option.aside for option in decision.options]
    hold(asides == sorted(asides), "asides come last:", decision)
    hold(all(decision.find(text) is not None for text in texts), "an answer that is not found", decision)
    weights = decision.weights
    if weights is not None:
        hold(decision.seat == -1 and len(weights) == len(texts) and min(weights) > 0, "weights", weights)


def asked(decision: Decision | None) -> tuple[int, str, list[str]] | None:
    """A question as a value that can be compared."""
    if decision is None:
        return None
    return decision.seat, decision.prompt, [option.text for option in decision.options]
