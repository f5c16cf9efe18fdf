"""About what lies on the board: the map, the Wall, the market, Decrees, the canal, days and dice."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import ROUTES, Answer
from gugong.engine.ids import (
    CANAL,
    DECREES,
    JADE,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    REWARDS,
    TRAVEL,
    WALL,
)
from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.locations.travel import cities_in_reach
from gugong.engine.locations.wall import greatest_builder, wall_total
from gugong.engine.scoring import decree_vp, jade_vp
from gugong.engine.state import State
from gugong.explain.about.officials import region as place
from gugong.explain.about.telling import Teller, costs, number, people, things, way
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.facts import wall_stands
from gugong.explain.things import thing
from gugong.words.phrase import Arg, Name, Person, Phrase

EXCHANGES: Final = ("servant", "vp", "jade")
TO_END: Final = 3  # the level of Decrees that score at the end


def city(state: State, seat: int, drawn: Drawn) -> About | None:
    """A city: its token, who is there, and whether the seat's Traveller could go there."""
    cities = state.rules.figures.map.cities
    if drawn.rest not in cities:
        return None
    here = cities.index(drawn.rest)
    token = state.map[here]
    there = [each for each, where in enumerate(state.traveller) if where == here]
    lines = [line("here", people=people(there))] if there else []
    if token != NO_TOKEN and seat != NOBODY:
        stands = state.traveller[seat]
        if stands == NOWHERE:
            lines.append(line("reach_enter"))
        else:
            key = "reach" if here in cities_in_reach(state, seat) else "reach_far"
            lines.append(line(key, start=thing(state.rules, "city", stands)))
    rules, named = ("B-TRV-04", "B-TRV-06"), thing(state.rules, "city", here)
    if token == NO_TOKEN:
        return about_thing("city", tuple(lines), rules, city=named)
    told = thing(state.rules, "token", token)
    return about_thing("city_token", (*lines, *way(state, TRAVEL)), rules, city=named, token=told)


def traveller(state: State, seat: int, drawn: Drawn) -> About | None:
    where = state.traveller[drawn.seat]
    if where == NOWHERE:
        return about_thing("traveller_home", rules=("B-TRV-03",), of=drawn.seat, who=Person(drawn.seat))
    city_ = thing(state.rules, "city", where)
    return about_thing("traveller", rules=("B-TRV-04", "B-TRV-03"), of=drawn.seat, who=Person(drawn.seat), city=city_)


def tokens(state: State, seat: int, drawn: Drawn) -> About | None:
    """The piles of tokens, face down."""
    left, gone = sum(state.token_bag), sum(state.token_discards)
    return about_thing("token-piles", rules=("B-MOR-03",), left=left, gone=gone)


def exchange(state: State, seat: int, drawn: Drawn) -> About | None:
    """So many tokens for something."""
    prices = state.rules.token_prices
    due = number(drawn.rest)
    if due not in prices:
        return None
    yours = () if seat == NOBODY else (line("tokens-worth", worth=state.tokens_worth(seat)),)
    return about_thing(f"exchange_{EXCHANGES[prices.index(due)]}", yours, ("B-TRV-06",), due=due)


def wall(state: State, seat: int, drawn: Drawn) -> About | None:
    """The section of the Wall as it stands."""
    lines = [] if seat == NOBODY else [line("wall-yours", n=state.wall_worth(seat))]
    leader = greatest_builder(state)
    if leader != NOBODY:
        lines.append(line("wall-most", who=Person(leader), n=state.wall_worth(leader)))
    rules = ("B-WAL-04", "B-WAL-03")
    stands = wall_stands(wall_total(state), state.rules.wall_size)
    return about_thing("wall", (*lines, *way(state, WALL)), rules, stands=stands)


def house(state: State, seat: int, drawn: Drawn) -> About | None:
    """A house of the market; `pc-jade` is the Jade in it."""
    houses, which = state.rules.side.jade_houses, number(drawn.rest)
    if not 0 <= which < len(houses):
        return None
    lines = jade_lines(state, seat, state.rules.answers.house[houses[which]])
    if not state.houses[which]:
        return about_thing("house_empty", way(state, JADE), ("B-JAD-01",), price=houses[which])
    return about_thing("house", lines, ("B-JAD-01", "B-END-04"), price=houses[which])


def square(state: State, seat: int, drawn: Drawn) -> About | None:
    """The square, which sells when the houses are empty."""
    lines = jade_lines(state, seat, state.rules.answers.square)
    return about_thing("jade-square", lines, ("B-JAD-02", "B-END-04"), left=sum(state.houses))


def jade_lines(state: State, seat: int, answer: Answer) -> tuple[Phrase, ...]:
    """The price of a Jade, and what one more would score at the end."""
    if seat == NOBODY:
        return way(state, JADE)
    has = state.jade[seat]
    worth = line("jade-worth", n=has, now=jade_vp(state, has), more=jade_vp(state, has + 1))
    return (costs(state, seat, JADE, answer), worth, *way(state, JADE))


def decree(state: State, seat: int, drawn: Drawn) -> About | None:
    """A Decree: price, owners, and what one that scores at the end would be worth now."""
    figures = state.rules.figures
    named = [tile for tile in state.tiles if figures.decrees[tile].name == drawn.rest]
    if not named:
        return None
    tile = named[0]
    printed = figures.decrees[tile]
    owners = [each for each in range(state.rules.seats) if state.owns(each, tile)]
    lines: list[Phrase] = [] if not owners else [line("owners", people=people(owners))]
    mine = seat != NOBODY and state.owns(seat, tile)
    if not mine and seat != NOBODY:
        lines.append(costs(state, seat, DECREES, state.rules.answers.decree[tile], "costs-decree"))
    if printed.level == TO_END and seat != NOBODY:
        lines.append(line("decree-worth", vp=decree_vp(state, seat, tile)))
    if not mine:
        lines.extend(way(state, DECREES))
    rules = tuple(dict.fromkeys(("B-DEC-01", rule_of_decree(state.rules, tile))))
    return about_thing("decree", tuple(lines), rules, tile=thing(state.rules, "decree", tile), level=printed.level)


def berth(state: State, seat: int, drawn: Drawn) -> About | None:
    """A harbour of a route, and the Ship that lies there."""
    route, harbour_ = drawn.rest[:1], number(drawn.rest[1:])
    if route not in ROUTES or not 1 <= harbour_ <= state.rules.harbours:
        return None
    cell = ROUTES.index(route) * state.rules.harbours + harbour_ - 1
    return None if cell >= len(state.canal) else at_berth(state, cell)


def at_berth(state: State, cell: int) -> About:
    """The same by number."""
    where, ship = thing(state.rules, "berth", cell), state.canal[cell]
    lines = (*gives(state, cell % state.rules.harbours), *way(state, CANAL))
    if ship is None:
        return about_thing("berth", lines, ("B-CAN-03", "B-CAN-05"), berth=where)
    load: dict[str, Arg] = {"load": ship.load(), "capacity": state.rules.ship_capacity, "who": Person(ship.owner)}
    return about_thing("ship", lines, ("B-CAN-04", "B-CAN-05", "B-NGT-04"), of=ship.owner, berth=where, **load)


def gives(state: State, harbour_: int) -> tuple[Phrase, ...]:
    """What a full Ship may claim in a harbour."""
    last = state.rules.harbours - 1
    rewards = range(len(REWARDS)) if harbour_ == last else [harbour_ - 1] if 1 <= harbour_ <= len(REWARDS) else []
    return (line("harbour-gives", rewards=things(state, "reward", rewards)),) if rewards else ()


def ship(state: State, seat: int, drawn: Drawn) -> About | None:
    """A Ship by its owner and order: the one farthest on is the first."""
    harbours = state.rules.harbours
    cells = [cell for cell, each in enumerate(state.canal) if each is not None and each.owner == drawn.seat]
    cells.sort(key=lambda cell: (-(cell % harbours), cell))
    order = number(drawn.rest)
    return at_berth(state, cells[order - 1]) if 1 <= order <= len(cells) else None


def harbour(state: State, seat: int, drawn: Drawn) -> About | None:
    """A reward of a harbour; or a harbour as such."""
    first, _, reward = drawn.rest.partition("-")
    which = number(first)
    if not 1 <= which <= state.rules.harbours:
        return None
    if reward in REWARDS:
        return of_reward(state, seat, REWARDS.index(reward))
    return about_thing("harbour", gives(state, which - 1), ("B-CAN-05", "B-NGT-04"), n=which)


def of_reward(state: State, seat: int, reward: int) -> About:
    """What a full Ship may claim, and how often this seat has."""
    lines = way(state, CANAL)
    if seat != NOBODY:
        taken = state.rewards[seat * len(REWARDS) + reward]
        lines = (line("reward-slots", n=taken, slots=state.rules.reward_slots[reward]), *lines)
    name = Name("reward", REWARDS[reward])
    return about_thing(f"reward_{REWARDS[reward]}", lines, ("B-CAN-05", "B-CAN-06"), reward=name)


def die(state: State, seat: int, drawn: Drawn) -> About | None:
    """A Destiny Die: what it matches."""
    which = number(drawn.rest)
    if not 1 <= which <= len(state.dice):
        return None
    face = state.dice[which - 1]
    rules = ("B-NGT-02", "B-NGT-03")
    if not face:
        return about_thing("die_none", rules=("B-MOR-04", *rules))
    values = state.rules.card_values
    at = [each for each in state.rules.locations if state.board[each] >= 0 and values[state.board[each]] == face]
    lines = []
    if seat != NOBODY:
        mine = [card for card in state.discards[seat] if card >= 0 and values[card] == face]
        lines.append(line("die-yours", cards=things(state, "card", mine)) if mine else line("die-yours_none"))
    if at:
        lines.append(line("die-at", places=things(state, "location", at)))
    return about_thing("die", tuple(lines), rules, face=face, alike=state.dice.count(face))


def day(state: State, seat: int, drawn: Drawn) -> About | None:
    """A lantern."""
    days, which = state.rules.figures.tracks.day_servants, number(drawn.rest) if drawn.rest else state.day
    if not 1 <= which <= len(days):
        return None
    key = "day" if which == state.day else "day_over" if which < state.day else "day_to-come"
    return about_thing(key, rules=("B-MOR-06",), day=which, days=len(days), servants=days[which - 1])


def region(state: State, seat: int, drawn: Drawn) -> About | None:
    """A part of the board by its name."""
    if drawn.rest == "day":
        return day(state, seat, Drawn("day", "day", NOBODY, ""))
    if drawn.rest == "dice":
        return about_thing("dice", rules=("B-NGT-02", "B-NGT-03"), faces=tuple(state.dice))
    if drawn.rest == "wall":
        return wall(state, seat, drawn)
    return place(state, seat, drawn)


def jade(state: State, seat: int, drawn: Drawn) -> About | None:
    """`jade-square`."""
    return square(state, seat, drawn)


BOARD: Final[dict[str, Teller]] = {
    "city": city,
    "pc-traveller": traveller,
    "token": tokens,
    "exchange": exchange,
    "tower": wall,
    "wall": wall,
    "house": house,
    "pc-jade": house,
    "jade": jade,
    "decree": decree,
    "berth": berth,
    "pc-ship": ship,
    "harbour": harbour,
    "destiny": die,
    "day": day,
}
