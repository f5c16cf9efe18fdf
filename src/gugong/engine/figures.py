"""The printed figures as the engine reads them: immutable, checked by whoever built them.

`gugong.catalog` makes these from files; nothing here knows where a figure came from.
"""

from __future__ import annotations


class Card:
    """A Gift Card: `effect` is its action, a location's name or a benefit's, "none" for a blank."""

    def __init__(self, name: str, deck: str, value: int, effect: str, module: str = "") -> None:
        self.name = name
        self.module = module  # the module that brings it; "" in the base game
        self.deck = deck
        self.value = value
        self.effect = effect


class TokenKind:
    """A kind of Travel Token. Some kinds share an `effect` (a brown token does what its model does).

    Its `figures` are whatever its kind needs: `servants`, `vp`, `least`, `counts`.
    """

    def __init__(
        self, name: str, copies: int, effect: str, replaces: str, figures: dict[str, int], module: str = ""
    ) -> None:
        self.name = name
        self.module = module
        self.copies = copies
        self.effect = effect
        self.replaces = replaces
        self.figures = figures


class DecreeTile:
    """A Decree: `cost` Servants to remove, `vp` now, and whatever figures its kind needs (`each`, `per`, `max` …)."""

    def __init__(self, name: str, level: int, cost: int, vp: int, figures: dict[str, int], module: str = "") -> None:
        self.name = name
        self.module = module
        self.level = level
        self.cost = cost
        self.vp = vp
        self.figures = figures


class Side:
    """What differs between the two sides of the main board."""

    def __init__(self, canal_routes: int, palace_vp: tuple[int, ...], jade_houses: tuple[int, ...]) -> None:
        self.canal_routes = canal_routes
        self.palace_vp = palace_vp
        self.jade_houses = jade_houses


class Tracks:
    """The lengths, sizes and values printed on the boards."""

    def __init__(
        self,
        dice: int,
        faces: tuple[int, ...],
        day_servants: tuple[int, ...],
        intrigue_steps: int,
        palace_steps: int,
        token_slots: int,
        harbours: int,
        reward_slots: tuple[int, ...],
        ship_capacity: int,
        ships_each: int,
        servants_each: int,
        jade_vp: tuple[int, ...],
        jade_vp_more: int,
        jade_square_price: int,
        decrees_per_level: int,
    ) -> None:
        self.dice = dice
        self.faces = faces
        self.day_servants = day_servants
        self.intrigue_steps = intrigue_steps
        self.palace_steps = palace_steps
        self.token_slots = token_slots
        self.harbours = harbours
        self.reward_slots = reward_slots
        self.ship_capacity = ship_capacity
        self.ships_each = ships_each
        self.servants_each = servants_each
        self.jade_vp = jade_vp
        self.jade_vp_more = jade_vp_more
        self.jade_square_price = jade_square_price
        self.decrees_per_level = decrees_per_level


class Prices:
    """What is handed in: Servants for option B and the fee, tokens, Intrigue steps."""

    def __init__(
        self,
        travel_b: int,
        wall_b: int,
        intrigue_b: int,
        palace_b: int,
        canal_b: int,
        exchange_fee: int,
        tokens: tuple[int, ...],
        benefits: tuple[int, ...],
    ) -> None:
        self.travel_b = travel_b
        self.wall_b = wall_b
        self.intrigue_b = intrigue_b
        self.palace_b = palace_b
        self.canal_b = canal_b
        self.exchange_fee = exchange_fee
        self.tokens = tokens  # by FOR_SERVANT, FOR_VP, FOR_JADE
        self.benefits = benefits  # by BENEFIT_SERVANT, _SERVANTS, _DIE, _JADE


class Gains:
    """What is scored, gained and walked in the course of the game: steps of option B, rewards."""

    def __init__(
        self,
        travel_b: int,
        intrigue_b: int,
        palace_b: int,
        wall_vp: int,
        matches_vp: int,
        harbour_vp: int,
        tokens_vp: int,
        palace_step_vp: int,
        benefit_servants: int,
    ) -> None:
        self.travel_b = travel_b
        self.intrigue_b = intrigue_b
        self.palace_b = palace_b
        self.wall_vp = wall_vp
        self.matches_vp = matches_vp
        self.harbour_vp = harbour_vp
        self.tokens_vp = tokens_vp
        self.palace_step_vp = palace_step_vp
        self.benefit_servants = benefit_servants


class Map:
    """Cities, perimeter first (Meng's way round), and the roads between them."""

    def __init__(self, cities: tuple[str, ...], perimeter: int, roads: tuple[tuple[int, ...], ...]) -> None:
        self.cities = cities
        self.perimeter = perimeter  # the first so many cities are the perimeter, in Meng's order
        self.roads = roads  # for each city, its neighbours


class Figures:
    """Every figure of one catalog: the base game, then what installed modules add, in fixed order."""

    def __init__(
        self,
        cards: tuple[Card, ...],
        actions: dict[str, dict[str, int]],
        tokens: tuple[TokenKind, ...],
        decrees: tuple[DecreeTile, ...],
        map: Map,
        tracks: Tracks,
        prices: Prices,
        gains: Gains,
        values: tuple[int, int],
        wall_size: tuple[int, ...],
        small_side: Side,
        large_side: Side,
        boards: dict[str, dict[str, object]] | None = None,
        removes: dict[str, tuple[str, ...]] | None = None,
        gifts: dict[int, str] | None = None,
    ) -> None:
        self.cards = cards
        self.actions = actions  # of cards that give a number of something, by name: what they give
        self.tokens = tokens
        self.decrees = decrees
        self.map = map
        self.tracks = tracks
        self.prices = prices
        self.gains = gains
        self.values = values  # the lowest of a gift, and the highest
        self.wall_size = wall_size  # by number of players; [0] is unused
        self.small_side = small_side  # 1-3 players
        self.large_side = large_side  # 4-5 players
        self.boards = boards or {}  # further figures of a module, by its name, as its file has them
        self.removes = removes or {}  # the base cards that leave the pile when a module is in play
        self.gifts = gifts or {}  # what the cards of each value show
        self.printed: dict[str, int] = {}  # every whole number by its key, file first: "boards.prices.wall-b"
