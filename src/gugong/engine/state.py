"""The position: all that lies on the table at one instant, and the stack of what is under way.

No clock, no source of chance, nothing that reads or writes. Figures of a player are lists by seat: `state.vp[seat]`.
"""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import ALL, Event
from gugong.engine.frames import Frame
from gugong.engine.ids import (
    FOR_JADE,
    FOR_SERVANT,
    FOR_VP,
    MOST_COUNTED,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    POOL,
    SUPPLY,
)
from gugong.engine.module_state import ModuleState
from gugong.engine.rules import Rules


class Ship:
    """A Ship in a harbour: its owner, its Servants, what a Double on it is worth (0: none). Replaced, never changed."""

    def __init__(self, owner: int, servants: int, double: int) -> None:
        self.owner = owner
        self.servants = servants
        self.double = double

    def load(self) -> int:
        """The worth of what it carries."""
        return self.servants + self.double


class State:
    """A position. `copy` is explicit and complete; it shares `rules`, and what never changes: frames, Ships, tuples."""

    def __init__(
        self,
        *,
        rules: Rules,
        day: int,
        start: int,
        medal: int,
        active: int,
        board: list[int],
        pile: list[int],
        lower_pile: list[int],
        pile_tail: tuple[int, ...],
        dice: list[int],
        map: list[int],
        token_bag: list[int],
        token_discards: list[int],
        houses: list[int],
        tiles: tuple[int, ...],
        decree_owners: list[int],
        intrigue: list[int],
        markers: list[int],
        envoy: list[int],
        spot: list[int],
        vp: list[int],
        jade: list[int],
        traveller: list[int],
        tokens: list[tuple[int, ...]],
        hands: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        canal: list[Ship | None],
        pool: list[int],
        pool_neutral: list[int],
        supply: list[int],
        supply_neutral: list[int],
        wall: list[int],
        wall_double: list[int],
        double: list[int],
        rewards: list[int],
        holder_known: list[int],
        zone_known: list[int],
        final_items: tuple[tuple[str, int, int], ...],
        module_states: list[ModuleState],
        stack: list[Frame],
        pending: Decision | None,
    ) -> None:
        self.rules = rules
        self.day = day
        self.start = start
        self.medal = medal  # who took it this round, or NOBODY
        self.active = active  # whose turn it is, or NOBODY between turns
        self.board = board  # the card of each location
        self.pile = pile  # a bag in the catalog's order: nobody knows the order of the cards in it
        self.lower_pile = lower_pile  # a second such bag below the first, where the pile is layered
        self.pile_tail = pile_tail  # cards put under the pile, top first
        self.dice = dice
        self.map = map  # the token of each city
        self.token_bag = token_bag  # how many of each kind are in the face-down piles
        self.token_discards = token_discards
        self.houses = houses  # 1 where a house of the market has its Jade
        self.tiles = tiles  # the Decrees in play, in the order they were placed
        self.decree_owners = decree_owners  # for each tile of the catalog, the seats on it as bits
        self.intrigue = intrigue  # step of each marker
        self.markers = markers  # seats, lowest marker first: the tie-breaker of everything
        self.envoy = envoy
        self.spot = spot  # the Palace spot of an Envoy that has arrived, or NOWHERE
        self.vp = vp
        self.jade = jade
        self.traveller = traveller
        self.tokens = tokens  # stored Travel Tokens, oldest first
        self.hands = hands  # in the catalog's order
        self.discards = discards  # bottom first
        self.canal = canal  # by berth: route a's harbours, then route b's
        self.pool = pool
        self.pool_neutral = pool_neutral
        self.supply = supply
        self.supply_neutral = supply_neutral
        self.wall = wall  # normal Servants on the Wall
        self.wall_double = wall_double  # what the Double on the Wall is worth, 0 if it is not there
        self.double = double  # where the Double Servant is
        self.rewards = rewards  # marked harbour rewards, by seat * 3 + reward
        self.holder_known = holder_known  # for each card, the seats that know who holds it, as bits
        self.zone_known = zone_known  # likewise, whether it is in hand or discard
        self.final_items = final_items  # the final scoring so far: rule, seat, VP
        self.module_states = module_states
        self.stack = stack
        self.pending = pending
        self.events: list[Event] | None = None

    def copy(self) -> State:
        """An independent position; events are not copied, and the copy is silent."""
        states = self.module_states
        return State(
            rules=self.rules,
            day=self.day,
            start=self.start,
            medal=self.medal,
            active=self.active,
            board=self.board[:],
            pile=self.pile[:],
            lower_pile=self.lower_pile[:],
            pile_tail=self.pile_tail,
            dice=self.dice[:],
            map=self.map[:],
            token_bag=self.token_bag[:],
            token_discards=self.token_discards[:],
            houses=self.houses[:],
            tiles=self.tiles,
            decree_owners=self.decree_owners[:],
            intrigue=self.intrigue[:],
            markers=self.markers[:],
            envoy=self.envoy[:],
            spot=self.spot[:],
            vp=self.vp[:],
            jade=self.jade[:],
            traveller=self.traveller[:],
            tokens=self.tokens[:],
            hands=self.hands[:],
            discards=self.discards[:],
            canal=self.canal[:],
            pool=self.pool[:],
            pool_neutral=self.pool_neutral[:],
            supply=self.supply[:],
            supply_neutral=self.supply_neutral[:],
            wall=self.wall[:],
            wall_double=self.wall_double[:],
            double=self.double[:],
            rewards=self.rewards[:],
            holder_known=self.holder_known[:],
            zone_known=self.zone_known[:],
            final_items=self.final_items,
            module_states=[module_state.copy() for module_state in states] if states else states,
            stack=self.stack[:],
            pending=self.pending,
        )

    def module_state(self, name: str) -> ModuleState:
        """What the module of this name, which is in play, keeps on the table."""
        return self.module_states[self.rules.places[name]]

    # The stack

    def pop(self) -> None:
        """The top frame is finished."""
        self.stack.pop()

    def then(self, steps: list[Frame]) -> None:
        """Schedule `steps` in reading order, before all that waits."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(reversed(steps))

    def advance(self) -> None:
        """Run frames until one asks something, or none is left and the game is over."""
        stack = self.stack
        pending: Decision | None = None
        while pending is None and stack:
            pending = stack[-1].run(self)
        self.pending = pending

    def ask(self, seat: int, prompt: str, options: list[Answer]) -> Decision:
        """A question of `seat`; what it may do at any moment is listed last."""
        if self.tokens[seat] or self.rules.listeners.asides:
            asides = self.asides(seat)
            if asides:
                options.extend(asides)
        return Decision(seat, prompt, options)

    def asides(self, seat: int) -> list[Answer]:
        """What `seat` may do at any moment: exchange Travel Tokens (C-26), and what modules allow."""
        rules = self.rules
        asides: list[Answer] = []
        worth = self.tokens_worth(seat)
        if worth:
            prices = rules.token_prices
            answers = rules.answers.exchange
            if worth >= prices[FOR_SERVANT] and self.supply_pieces(seat):
                asides.append(answers[FOR_SERVANT])
            if worth >= prices[FOR_VP]:
                asides.append(answers[FOR_VP])
            if worth >= prices[FOR_JADE]:
                asides.append(answers[FOR_JADE])
        for module in rules.listeners.asides:
            allowed = module.asides(self, seat)
            if allowed:
                asides.extend(allowed)
        return asides

    # Counting

    def tokens_worth(self, seat: int) -> int:
        """What the stored Travel Tokens count for in an exchange (C-25: the double one 2)."""
        worth = 0
        values = self.rules.token_worth
        for token in self.tokens[seat]:
            worth += values[token]
        return worth

    def pool_worth(self, seat: int) -> int:
        """What the pool can pay: the Double counts 2."""
        return self.pool[seat] + self.pool_neutral[seat] + (2 if self.double[seat] == POOL else 0)

    def supply_pieces(self, seat: int) -> int:
        """The pieces that could be gained: the Double counts 1 (A-25)."""
        return self.supply[seat] + self.supply_neutral[seat] + (1 if self.double[seat] == SUPPLY else 0)

    def wall_worth(self, seat: int) -> int:
        """What the seat's pieces on the Wall count."""
        return self.wall[seat] + self.wall_double[seat]

    def owns(self, seat: int, tile: int) -> bool:
        """Whether the seat has its Servant on this Decree."""
        return tile >= 0 and self.decree_owners[tile] >> seat & 1 == 1

    def decrees_of(self, seat: int) -> int:
        """How many Decrees carry a Servant of the seat."""
        count = 0
        for tile in self.tiles:
            count += self.decree_owners[tile] >> seat & 1
        return count

    def marker_rank(self, seat: int) -> int:
        """The place of the seat's Intrigue marker among all, 0 the lowest: who is higher wins any tie (B-INT-05)."""
        return self.markers.index(seat)

    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return len(self.pile) + len(self.lower_pile) + len(self.pile_tail)

    # What changes often, in one place each

    def score(self, seat: int, vp: int, rule: str) -> None:
        """Move the VP marker; it never falls below 0 (C-43), and no game brings it to the top."""
        self.vp[seat] = min(MOST_COUNTED, max(0, self.vp[seat] + vp))
        self.tell("vp", rule, seat, vp)

    def move_marker(self, seat: int, steps: int, rule: str) -> None:
        """Move the Intrigue marker up or down; where it lands it lies on top (B-INT-03, B-INT-04, C-34)."""
        before = self.intrigue[seat]
        after = min(self.rules.intrigue_top, max(0, before + steps))
        if after < before + steps:
            self.tell("top", "B-INT-04", seat, self.rules.intrigue_top)
        if after == before:
            return
        self.intrigue[seat] = after
        markers = self.markers
        markers.remove(seat)
        place = 0
        while place < len(markers) and self.intrigue[markers[place]] <= after:
            place += 1
        markers.insert(place, seat)
        self.tell("intrigue", rule, seat, after - before, after)
        if place and self.intrigue[markers[place - 1]] == after:
            self.tell("on-top", "B-INT-03", seat, markers[place - 1], after)

    def gain_jade(self, seat: int, rule: str) -> None:
        """Jade never runs out (B-JAD-03); no game brings as much as can be counted."""
        self.jade[seat] = min(MOST_COUNTED, self.jade[seat] + 1)
        self.tell("jade", rule, seat, 1)

    def tell(self, kind: str, rule: str, seat: int, a: int = NOBODY, b: int = NOBODY, c: int = NOBODY) -> None:
        """Note what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, (a, b, c)))

    def tell_to(self, audience: int, kind: str, rule: str, seat: int, a: int, b: int = NOBODY) -> None:
        """Note what happened, whose numbers only these seats (as bits) may know."""
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, (a, b, NOBODY), audience))

    def tell_choice(
        self,
        kind: str,
        rule: str,
        seat: int,
        decided: str,
        candidates: list[tuple[int, int]],
        a: int = NOBODY,
        b: int = NOBODY,
        c: int = NOBODY,
    ) -> None:
        """Note a choice made by rule: what decided, and the candidates with the figure each was weighed by."""
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, (a, b, c), ALL, decided, tuple(candidates)))


def highest(state: State, figures: list[int]) -> int:
    """The seat with the highest figure above 0; a tie goes to the higher Intrigue marker (B-INT-05)."""
    most = max(figures)
    if most <= 0:
        return NOBODY
    best = [seat for seat in state.markers if figures[seat] == most]
    if len(best) > 1:
        state.tell("tie", "B-INT-05", best[-1], len(best))
    return best[-1]


def empty_state(rules: Rules) -> State:
    """A table before set-up: pieces with their owners, everything random still in its bag."""
    figures = rules.figures
    seats = rules.seats
    tracks = figures.tracks
    first_pool = tracks.day_servants[0]
    return State(
        rules=rules,
        day=1,
        start=NOBODY,
        medal=NOBODY,
        active=NOBODY,
        board=[NO_CARD] * len(rules.officials),
        pile=rules.pile_cards(),
        lower_pile=[],
        pile_tail=(),
        dice=[0] * tracks.dice,
        map=[NO_TOKEN] * len(figures.map.cities),
        token_bag=rules.token_copies[:],
        token_discards=[0] * len(figures.tokens),
        houses=[1] * len(rules.side.jade_houses),
        tiles=(),
        decree_owners=[0] * len(figures.decrees),
        intrigue=[0] * seats,
        markers=list(range(seats)),
        envoy=[0] * seats,
        spot=[NOWHERE] * seats,
        vp=[0] * seats,
        jade=[0] * seats,
        traveller=[NOWHERE] * seats,
        tokens=[()] * seats,
        hands=[()] * seats,
        discards=[()] * seats,
        canal=[None] * rules.berths,
        pool=[first_pool] * seats,
        pool_neutral=[0] * seats,
        supply=[tracks.servants_each - first_pool] * seats,
        supply_neutral=[0] * seats,
        wall=[0] * seats,
        wall_double=[0] * seats,
        double=[0] * seats,
        rewards=[0] * (3 * seats),
        holder_known=[0] * len(figures.cards),
        zone_known=[0] * len(figures.cards),
        final_items=(),
        module_states=[module.new_state(rules) for module in rules.modules],
        stack=[],
        pending=None,
    )
