"""A position read from JSON: what is left out is as at set-up, what cannot be is refused (docs/positions.md)."""

from __future__ import annotations

from itertools import pairwise

from gugong.engine.frames import Frame
from gugong.engine.ids import (
    LOCKED,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ON_SHIP,
    REWARD_DOUBLE,
    REWARDS,
)
from gugong.engine.phases import stack_for
from gugong.engine.rules import Rules
from gugong.engine.state import Ship, State, empty_state
from gugong.engine.turn import Day, EndTurn, Turn, TurnOver
from gugong.errors import PositionError, because, plain
from gugong.notation.beginning import is_set_up, read_set_up
from gugong.notation.checks import check_position
from gugong.notation.decrees import read_decrees
from gugong.notation.fill import fill_board, fill_hands, fill_map, fill_piles, fill_supply
from gugong.notation.fitting import check_stack
from gugong.notation.shape import FORMAT, MOST, NUMBER_LIMIT, OLDEST_FORMAT, PHASES, SEAT, TABLE
from gugong.notation.stack import stack_from_list
from gugong.notation.words import Words, integer, listing, mapping, number_of, words_of
from gugong.notation.write import default_holder_known


def read_position(data: dict[str, object], rules: Rules) -> State:
    """The state a position describes, not yet asking; PositionError says what is wrong with it."""
    position = mapping(data, "position", list(TABLE))
    integer(position.get("format", FORMAT), "format", OLDEST_FORMAT, FORMAT)
    if is_set_up(position.get("stack")):
        return read_set_up(position, rules)
    state = empty_state(rules)
    words = words_of(rules)
    _read_table(state, position, words)
    _read_seats(state, position, words)
    _read_modules(state, position)
    named = _read_cards(state, position, words)
    _read_canal(state, position, words)
    read_decrees(state, position, words, as_written=position.get("format") == OLDEST_FORMAT)
    _read_tokens(state, position, words)
    fill_hands(state, named)
    fill_board(state, named)
    all_named = "box" in position or position.get("format") == OLDEST_FORMAT
    fill_piles(state, named, "pile" in position, "lower_pile" in position, all_named)
    _read_known(state, position, words)
    fill_supply(state)
    check_position(state, words)
    state.stack = _read_stack(state, position, words)
    check_stack(state)
    _read_active(state, position, words)
    _check_modules(state)
    return state


def _seat_or_none(value: object, where: str, words: Words) -> int:
    return NOBODY if value is None else integer(value, where, 0, words.seats - 1)


def _read_table(state: State, position: dict[str, object], words: Words) -> None:
    tracks = state.rules.figures.tracks
    state.day = integer(position.get("day", 1), "day", 1, len(tracks.day_servants))
    state.start = max(0, state.rules.config.start)
    if position.get("start") is not None:
        state.start = integer(position["start"], "start", 0, words.seats - 1)
    state.medal = _seat_or_none(position.get("medal"), "medal", words)
    dice = listing(position.get("dice", list(tracks.faces[: tracks.dice])), "dice")
    if len(dice) != tracks.dice:
        raise PositionError("dice", because("position-dice", number=tracks.dice, given=len(dice)))
    for i, face in enumerate(dice):
        state.dice[i] = integer(face, f"dice[{i}]", 0, MOST)
    houses = listing(position.get("jade_houses", [True] * len(state.houses)), "jade_houses")
    if len(houses) != len(state.houses) or not all(isinstance(house, bool) for house in houses):
        raise PositionError("jade_houses", because("position-houses", number=len(state.houses)))
    state.houses = [int(bool(house)) for house in houses]
    _read_intrigue(state, mapping(position.get("intrigue", {}), "intrigue"), words)
    items = listing(position.get("final_items", []), "final_items")
    state.final_items = tuple(_item(item, f"final_items[{i}]", words) for i, item in enumerate(items))


def _item(item: object, where: str, words: Words) -> tuple[str, int, int]:
    parts = listing(item, where)
    if len(parts) != 3 or not isinstance(parts[0], str):
        raise PositionError(where, because("position-item"))
    return parts[0], integer(parts[1], where, 0, words.seats - 1), integer(parts[2], where, 0, NUMBER_LIMIT)


def _read_intrigue(state: State, stacks: dict[str, object], words: Words) -> None:
    """Markers by step, bottom first; those left out are at the start, in turn order."""
    order = state.rules.turn_order(max(0, state.start))
    by_step: dict[int, list[int]] = {}
    placed: list[int] = []
    for key, seats in stacks.items():
        step = number_of([str(step) for step in range(state.rules.intrigue_top + 1)], key, "intrigue", "step")
        for value in listing(seats, f"intrigue.{key}"):
            seat = integer(value, f"intrigue.{key}", 0, words.seats - 1)
            if seat in placed:
                raise PositionError(f"intrigue.{key}", because("position-two-markers", seat=seat))
            placed.append(seat)
            by_step.setdefault(step, []).append(seat)
    by_step.setdefault(0, []).extend(seat for seat in order if seat not in placed)
    state.markers = [seat for step in sorted(by_step) for seat in by_step[step]]
    for step, there in by_step.items():
        for seat in there:
            state.intrigue[seat] = step


def _seat_rows(position: dict[str, object], words: Words) -> list[dict[str, object]]:
    rows = listing(position.get("seats", []), "seats")
    if len(rows) > words.seats:
        raise PositionError("seats", because("position-seats", given=len(rows), number=words.seats))
    rows.extend({} for _ in range(words.seats - len(rows)))
    return [mapping(row, f"seats[{i}]", list(SEAT)) for i, row in enumerate(rows)]


def _read_seats(state: State, position: dict[str, object], words: Words) -> None:
    rules = state.rules
    top = rules.figures.tracks.servants_each
    neutral = sum(module.neutral_servants(rules) for module in rules.modules)
    for seat, row in enumerate(_seat_rows(position, words)):
        where = f"seats[{seat}]"
        state.vp[seat] = integer(row.get("vp", 0), f"{where}.vp", 0, MOST)
        state.jade[seat] = integer(row.get("jade", 0), f"{where}.jade", 0, MOST)
        state.pool[seat] = integer(row.get("pool", state.pool[seat]), f"{where}.pool", 0, top)
        supply = row.get("supply")
        state.supply[seat] = NOWHERE if supply is None else integer(supply, f"{where}.supply", 0, top)
        state.pool_neutral[seat] = integer(row.get("neutral_pool", 0), f"{where}.neutral_pool", 0, neutral)
        state.supply_neutral[seat] = integer(row.get("neutral_supply", 0), f"{where}.neutral_supply", 0, neutral)
        state.wall[seat] = integer(row.get("wall", 0), f"{where}.wall", 0, top)
        state.wall_double[seat] = integer(row.get("wall_double", 0), f"{where}.wall_double", 0, 2)
        state.double[seat] = number_of(words.doubles, row.get("double", "locked"), f"{where}.double", "double")
        state.envoy[seat] = integer(row.get("envoy", 0), f"{where}.envoy", 0, MOST)
        palace = row.get("palace")
        spots = len(rules.side.palace_vp)
        state.spot[seat] = NOWHERE if palace is None else integer(palace, f"{where}.palace", 0, spots - 1)
        if palace is not None and "envoy" not in row:
            state.envoy[seat] = rules.palace
        city = row.get("traveller")
        state.traveller[seat] = NOWHERE if city is None else number_of(words.cities, city, f"{where}.traveller", "city")
        tokens = listing(row.get("tokens", []), f"{where}.tokens")
        state.tokens[seat] = tuple(number_of(words.tokens, token, f"{where}.tokens", "token") for token in tokens)
        _read_rewards(state, seat, mapping(row.get("rewards", {}), f"{where}.rewards", REWARDS), where)


def _read_rewards(state: State, seat: int, row: dict[str, object], where: str) -> None:
    """Marked rewards; that of the Double is worked out from where the Double is, if it is not said."""
    for reward, name in enumerate(REWARDS):
        slots = state.rules.reward_slots[reward]
        default = 1 if reward == REWARD_DOUBLE and state.double[seat] != LOCKED else 0
        state.rewards[seat * 3 + reward] = integer(row.get(name, default), f"{where}.rewards.{name}", 0, slots)


def _read_cards(state: State, position: dict[str, object], words: Words) -> set[int]:
    """Cards where the position names them; a hand that is left out waits for `fill_hands`."""
    named: set[int] = set()
    in_play = set(state.rules.cards)

    def card(value: object, where: str) -> int:
        number = number_of(words.cards, value, where, "card")
        if number not in in_play:
            raise PositionError(where, because("position-not-in-game", name=value))
        if number in named:
            raise PositionError(where, because("position-two-places", card=value))
        named.add(number)
        return number

    def cards(value: object, where: str) -> tuple[int, ...]:
        return tuple(card(each, f"{where}[{i}]") for i, each in enumerate(listing(value, where)))

    for seat, row in enumerate(_seat_rows(position, words)):
        if "hand" in row:
            state.hands[seat] = tuple(sorted(cards(row["hand"], f"seats[{seat}].hand")))
        else:
            state.hands[seat] = (NO_CARD,)
        state.discards[seat] = cards(row.get("discard", []), f"seats[{seat}].discard")
    places = [words.locations[location] for location in state.rules.locations]
    for location, value in mapping(position.get("board", {}), "board", places).items():
        state.board[words.locations.index(location)] = card(value, f"board.{location}")
    state.pile = sorted(cards(position.get("pile", []), "pile"))
    state.lower_pile = sorted(cards(position.get("lower_pile", []), "lower_pile"))
    if state.lower_pile and not state.rules.config.layered_pile:
        raise PositionError("lower_pile", because("position-lower-pile"))
    state.pile_tail = cards(position.get("pile_tail", []), "pile_tail")
    cards(position.get("box", []), "box")
    for module_state in state.module_states:
        named.update(module_state.cards_here())
    return named


def _read_modules(state: State, position: dict[str, object]) -> None:
    """What modules keep on the table, each in its own words; what is left out is as at set-up."""
    names = [module.name() for module in state.rules.modules]
    given = mapping(position.get("modules", {}), "modules", names)
    known = {module.name(): list(module.position_keys()) or None for module in state.rules.modules}
    for name, module_state in zip(names, state.module_states, strict=True):
        own = mapping(given.get(name, {}), f"modules.{name}", known[name])
        try:
            module_state.read(state, own)
        except (PositionError, ValueError) as error:
            raise _of_module(name, error) from None


def _read_canal(state: State, position: dict[str, object], words: Words) -> None:
    capacity = state.rules.ship_capacity
    for name, data in mapping(position.get("canal", {}), "canal", words.berths).items():
        where = f"canal.{name}"
        row = mapping(data, where, ["seat", "servants", "double"])
        ship = Ship(
            integer(row.get("seat"), f"{where}.seat", 0, words.seats - 1),
            integer(row.get("servants", 0), f"{where}.servants", 0, capacity),
            integer(row.get("double", 0), f"{where}.double", 0, 2),
        )
        if not 1 <= ship.load() <= capacity:
            raise PositionError(where, because("position-ship", most=capacity, given=ship.load()))
        owner = _seat_rows(position, words)[ship.owner]
        if ship.double and state.double[ship.owner] == LOCKED and "double" not in owner:
            state.double[ship.owner] = ON_SHIP
            seat = f"seats[{ship.owner}]"
            _read_rewards(state, ship.owner, mapping(owner.get("rewards", {}), f"{seat}.rewards", REWARDS), seat)
        state.canal[words.berths.index(name)] = ship


def _check_modules(state: State) -> None:
    """What modules keep must agree with cards, Decrees and the stack."""
    for module, module_state in zip(state.rules.modules, state.module_states, strict=True):
        try:
            module_state.check(state)
        except (PositionError, ValueError) as error:
            raise _of_module(module.name(), error) from None


def _of_module(name: str, error: PositionError | ValueError) -> PositionError:
    """What a module finds wrong with its part; one from outside may say it in plain text."""
    reason = error.told() if isinstance(error, PositionError) else plain(str(error))
    return PositionError(f"modules.{name}", reason)


def _read_tokens(state: State, position: dict[str, object], words: Words) -> None:
    if "map" in position:
        for city, token in mapping(position["map"], "map", words.cities).items():
            if token is not None:
                state.map[words.cities.index(city)] = number_of(words.tokens, token, f"map.{city}", "token")
    for key in ("token_piles", "token_discards"):
        counts = [0] * len(words.tokens)
        for name, count in mapping(position.get(key, {}), key).items():
            kind = number_of(words.tokens, name, key, "token")
            counts[kind] = integer(count, f"{key}.{name}", 0, state.rules.token_copies[kind])
        if key == "token_discards":
            state.token_discards = counts
        elif key in position:
            state.token_bag = counts
    held = (
        stack_from_list(position["stack"], words, position.get("format") == OLDEST_FORMAT)
        if "stack" in position
        else []
    )
    fill_map(state, "map" in position, "token_piles" in position, [t for frame in held for t in frame.tokens_held()])


def _read_known(state: State, position: dict[str, object], words: Words) -> None:
    """Who knows what of the cards (C-89); where nothing is said, what one would expect."""
    everyone = state.rules.everyone
    for card in [*(card for card in state.board if card != NO_CARD), *state.pile_tail]:  # all of them seen by all
        state.holder_known[card] = state.zone_known[card] = everyone
    for seat in range(words.seats):
        for card in (*state.hands[seat], *state.discards[seat]):
            state.holder_known[card] = default_holder_known(state, card, seat)
            state.zone_known[card] = everyone
    for name, data in mapping(position.get("known", {}), "known").items():
        card = number_of(words.cards, name, "known", "card")
        owners = [seat for seat in range(words.seats) if card in (*state.hands[seat], *state.discards[seat])]
        if not owners:
            raise PositionError(f"known.{name}", because("position-nobody-holds"))
        row = mapping(data, f"known.{name}", ["holder", "zone"])
        for key, masks in (("holder", state.holder_known), ("zone", state.zone_known)):
            if key in row:
                seats = listing(row[key], f"known.{name}.{key}")
                knowing = {owners[0], *(integer(s, f"known.{name}.{key}", 0, words.seats - 1) for s in seats)}
                masks[card] = sum(1 << seat for seat in knowing)


def _read_stack(state: State, position: dict[str, object], words: Words) -> list[Frame]:
    """What is asked: the exact `stack`, or the `now` of people; neither: the start of the day's first turn."""
    now = mapping(position.get("now", {"phase": "day"}), "now", ["phase", "seat"])
    if "stack" in position:
        return stack_from_list(position["stack"], words, position.get("format") == OLDEST_FORMAT)
    phase = now.get("phase")
    if phase not in PHASES:
        reason = because("position-phase", known=", ".join(PHASES), given=repr(phase))
        raise PositionError("now.phase", reason)
    if phase == "twilight" and state.rules.automa == NOBODY:
        raise PositionError("now.phase", because("position-twilight", "S-TWI-01"))
    if phase == "morning" and state.day == 1:
        raise PositionError("now.phase", because("position-first-morning", "B-MOR-01"))
    seat = integer(now.get("seat", max(0, state.start)), "now.seat", 0, words.seats - 1)
    if phase == "day" and not state.hands[seat]:
        raise PositionError("now.seat", because("position-no-turn", "B-DAY-01", seat=seat))
    return stack_for(str(phase), seat)


def _read_active(state: State, position: dict[str, object], words: Words) -> None:
    """Whose turn is under way, as the stack has it: what lies on the Day; at Twilight it is nobody's."""
    given = _seat_or_none(position.get("active"), "active", words)
    for below, above in pairwise(state.stack):
        if isinstance(below, Day) and isinstance(above, EndTurn | TurnOver):
            state.active = above.seat
    begins = isinstance(state.stack[-1], Turn) if state.stack else False
    if "active" in position and given != state.active and not begins:
        key = "position-no-active" if state.active == NOBODY else "position-active"
        raise PositionError("active", because(key, "B-DAY-01", seat=state.active))
