"""About what a player has: Servants, tokens, cards, Ships, rewards."""

from __future__ import annotations

from typing import Final

from gugong.engine.ids import DOUBLE_PLACES, NOBODY, REWARDS
from gugong.engine.scoring import jade_vp
from gugong.engine.state import State
from gugong.explain.about.board import BOARD, of_reward
from gugong.explain.about.telling import Teller, number, things
from gugong.explain.about.tracks import points
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.things import thing
from gugong.words.phrase import Name, Person, Phrase

OF_SERVANTS: Final = ("C-02", "B-SET-11")


def player(state: State, seat: int, drawn: Drawn) -> About | None:
    """A whole board: the figures of its player."""
    who = drawn.seat
    lines = [
        line("score", vp=state.vp[who], jade=state.jade[who]),
        line("servants", pool=state.pool_worth(who), supply=state.supply_pieces(who)),
        line("cards", hand=len(state.hands[who]), discard=len(state.discards[who])),
        line("tokens", n=len(state.tokens[who]), worth=state.tokens_worth(who)),
    ]
    if state.start == who:
        lines.append(line("start"))
    return about_thing("player", tuple(lines), ("B-END-06", "B-END-05"), of=who, who=Person(who))


def hand(state: State, seat: int, drawn: Drawn) -> About | None:
    """A hand: one's own, or somebody's of which one knows what one has seen."""
    who = seat if drawn.seat == NOBODY else drawn.seat
    cards = state.hands[who]
    seen = [card for card in cards if card >= 0]
    lines = () if who == seat or not seen else (line("seen", cards=things(state, "card", seen)),)
    key = "hand" if who == seat else "hand_other"
    return about_thing(key, lines, ("B-DAY-01", "B-NGT-01"), of=who, who=Person(who), n=len(cards))


def discard(state: State, seat: int, drawn: Drawn) -> About | None:
    """A discard pile: the hand of tomorrow."""
    who = seat if drawn.seat == NOBODY else drawn.seat
    cards = state.discards[who]
    lines: tuple[Phrase, ...] = ()
    if who == seat and cards:
        values = state.rules.card_values
        lines = (line("matches", n=sum(state.dice.count(values[card]) for card in cards if card >= 0)),)
    return about_thing("discard", lines, ("B-NGT-01", "B-NGT-02"), of=who, who=Person(who), n=len(cards))


def pool(state: State, seat: int, drawn: Drawn) -> About | None:
    """The Servants to be used now."""
    who = drawn.seat
    worth = state.pool_worth(who)
    return about_thing("pool", (), OF_SERVANTS, of=who, who=Person(who), worth=worth)


def supply(state: State, seat: int, drawn: Drawn) -> About | None:
    """The Servants that can be gained."""
    who = drawn.seat
    return about_thing("supply", (), OF_SERVANTS, of=who, who=Person(who), n=state.supply_pieces(who))


def double(state: State, seat: int, drawn: Drawn) -> About | None:
    """The Double Servant, wherever it is."""
    zone = Name("zone", DOUBLE_PLACES[state.double[drawn.seat]])
    rules = ("B-DBL-03", "B-DBL-04", "B-DBL-01")
    return about_thing("double", rules=rules, of=drawn.seat, who=Person(drawn.seat), zone=zone)


def neutral(state: State, seat: int, drawn: Drawn) -> About | None:
    """Neutral Servants, in the pool or in the supply."""
    who = drawn.seat
    pool_, supply_ = state.pool_neutral[who], state.supply_neutral[who]
    return about_thing("neutral", (), ("C-09",), of=who, who=Person(who), pool=pool_, supply=supply_)


def servant(state: State, seat: int, drawn: Drawn) -> About | None:
    """A Servant says what it stands on."""
    zone, _, rest = drawn.rest.partition("-")
    who = drawn.seat
    if zone == "pool":
        return pool(state, seat, drawn)
    if zone == "reward":
        return reward(state, seat, Drawn(drawn.id, "reward", who, rest.rpartition("-")[0]))
    if zone.startswith("ship"):
        return BOARD["pc-ship"](state, seat, Drawn(drawn.id, "pc-ship", who, zone.removeprefix("ship")))
    find = BOARD.get(zone)
    return None if find is None else find(state, seat, Drawn(drawn.id, zone, who, rest))


def slot(state: State, seat: int, drawn: Drawn) -> About | None:
    """A slot for a Travel Token; those of others lie face down, as on a table."""
    which, who = number(drawn.rest), drawn.seat
    stored = state.tokens[who]
    worth = line("tokens", n=len(stored), worth=state.tokens_worth(who))
    rules = ("B-TRV-05", "B-TRV-06")
    if which < 1:
        return None
    if which > len(stored):
        return about_thing("slot_empty", (worth,), rules, of=who, who=Person(who))
    if who != seat:
        return about_thing("slot_other", (worth,), rules, of=who, who=Person(who))
    return about_thing("slot", (worth,), rules, token=thing(state.rules, "token", stored[which - 1]))


def ships(state: State, seat: int, drawn: Drawn) -> About | None:
    """Ships that are still at home."""
    who = drawn.seat
    away = sum(ship is not None and ship.owner == who for ship in state.canal)
    home = state.rules.figures.tracks.ships_each - away
    return about_thing("ships", rules=("B-CAN-03", "B-CAN-07"), of=who, who=Person(who), home=home, away=away)


def reward(state: State, seat: int, drawn: Drawn) -> About | None:
    """The slots of a harbour reward on a player's board."""
    return of_reward(state, drawn.seat, REWARDS.index(drawn.rest)) if drawn.rest in REWARDS else None


def jades(state: State, seat: int, drawn: Drawn) -> About | None:
    """The Jade somebody has."""
    who, has = drawn.seat, state.jade[drawn.seat]
    worth = line("jade-worth", n=has, now=jade_vp(state, has), more=jade_vp(state, has + 1))
    return about_thing("jades", (worth,), ("B-END-04",), of=who, who=Person(who), n=has)


def decrees(state: State, seat: int, drawn: Drawn) -> About | None:
    """The Decrees somebody owns."""
    who = drawn.seat
    owned = [tile for tile in state.tiles if state.owns(who, tile)]
    lines = (line("decrees", tiles=things(state, "decree", owned)),) if owned else ()
    return about_thing("decrees", lines, ("B-DEC-02", "B-DEC-03"), of=who, who=Person(who), n=len(owned))


def start(state: State, seat: int, drawn: Drawn) -> About | None:
    """Who plays first today."""
    return about_thing("start", rules=("B-MOR-02", "B-SET-12"), who=Person(state.start))


PLAYERS: Final[dict[str, Teller]] = {
    "player": player,
    "hand": hand,
    "discard": discard,
    "pool": pool,
    "pool-double": double,
    "pool-neutral": neutral,
    "supply": supply,
    "supply-double": double,
    "supply-neutral": neutral,
    "pc-double": double,
    "pc-servant": servant,
    "pc-servant-N": neutral,
    "slot": slot,
    "ships": ships,
    "reward": reward,
    "score": points,
    "jades": jades,
    "decrees": decrees,
    "start": start,
}
