"""What has to hold in the files of modules, and in that of Meng's deck: what their rulebooks say, and no more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from msgspec import field

from gugong.catalog.added import ADDED, check_added
from gugong.catalog.checks import ACTIONS
from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.rows import ByPlayers, Count, Few, Row, Some, Value, convert, decode, entries
from gugong.catalog.sources import join
from gugong.engine.tables import Card, Tables, TokenKind

PARTS: Final = {  # the tables of each file; `removes` is a list
    "solo": ("location_cards", "special", "gains"),
    "bonus_tokens": ("tokens",),
    "first_edition": ("tokens",),
    "summer_palace": ("board", "cards", "tokens", "decrees", "automa"),
    "peasant_revolt": ("board", "cards", "tokens", "decrees", "automa"),
    "stairs": ("left", "right"),
    "extras": ("removes", "cards", "actions", "tokens", "decrees"),
}
DECKS: Final = {
    "summer_palace": {"board": 1, "draw": 2},
    "peasant_revolt": {"board": 1, "draw": 2},
    "extras": {"draw": 6},
}
OWN_ACTIONS: Final = {  # what no card of the base game does
    "summer_palace": ("summer-palace",),
    "peasant_revolt": ("peasants",),
    "extras": ("always-lower", "trade-hands", "pile-swap", "wall-replace", "envoy-for-vp", "always-higher"),
}
TOKENS: Final = {"bonus_tokens": 6, "first_edition": 6, "summer_palace": 3, "peasant_revolt": 5, "extras": 2}

PONDS: Final = {"ponds-1-3": ("neutral-or-jade", "court-lady"), "ponds-4-5": ("neutral", "jade", "court-lady")}
NEUTRAL_SERVANTS: Final = 20
MOST_PLAYERS: Final = 5
FAVOURITES: Final = 3
REVOLT_TOKENS: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5)

STAIRS: Final = 5  # on each side
CONDITIONS: Final = (
    "reveal-1-3", "reveal-4-6", "reveal-7-9", "travel-tokens-3", "travel-tokens-4", "decree-level-2", "decree-level-3",
    "harbours-1", "harbours-3", "jade-3", "wall-2", "intrigue-7", "double-servant", "gift-cards-5",
)  # fmt: skip
MORNINGS: Final = (
    "+1 intrigue", "+2 intrigue", "+3 intrigue", "-1 intrigue", "-2 intrigue", "-3 intrigue",
    "+1 servant", "+2 servants", "-1 servant", "-2 servants", "+1 jade", "-1 jade", "+1 vp", "+2 vp", "-1 vp",
)  # fmt: skip
UPKEEP: Final = ("-1 servant",)

LOCATION_CARDS: Final = 9
SPECIAL: Final = (2, 1)  # the second in an easy game
LEAST_JADE: Final = 2  # the Summer Palace takes one of them out


class SummerBoard(Row):
    """The Summer Palace: the ponds of both sides and what they give."""

    small: tuple[str, ...] = field(name="ponds-1-3")
    large: tuple[str, ...] = field(name="ponds-4-5")
    neutral_servants_per_player: Some
    neutral_servants_gained: Some
    court_lady_vp: Count
    favourite_gifts: tuple[Value, ...]


class RevoltBoard(Row):
    """The Peasants' board: tokens with their values, how many make a revolt, and what a Bid Token counts."""

    revolt_tokens: tuple[Count, ...]
    revolt_track: ByPlayers
    bid_token: Some
    servants_a: Few
    servants_b: Few


class MengGains(Row):
    """What Meng scores where a player would do something else."""

    instead_vp: Few


class AutomaRow(Row):
    """Cards of the module's own location that come into Meng's deck."""

    add: Some


class Leaving(Row):
    """Cards that leave Meng's deck, by location."""

    jade: Some


class SummerAutoma(AutomaRow):
    """The Summer Palace also takes cards out of Meng's deck."""

    remove: Leaving


class LocationCards(Row):
    """Meng's deck: copies by location."""

    travel: Some
    wall: Some
    jade: Some
    intrigue: Some
    palace: Some
    decrees: Some
    canal: Some


class SpecialCards(Row):
    """Meng's special cards."""

    copies: Some
    copies_easy: Some


def check_modules(documents: Documents, tables: Tables, stems: Sequence[str]) -> None:
    """Refuse figures that cannot be those of the modules; `tables` are the base's with the modules' behind."""
    for stem in stems:
        module = stem.replace("_", "-")
        cards = [card for card in tables.cards if card.module == module]
        tokens = [token for token in tables.tokens if token.module == module]
        if stem in ADDED:
            check_added(documents, stem, cards, tokens)
            continue
        _check_parts(documents, stem)
        _check_cards(documents, stem, cards)
        _check_tokens(documents, stem, tokens)
    checks = {
        "solo": _check_solo,
        "summer_palace": _check_summer,
        "peasant_revolt": _check_revolt,
        "stairs": _check_stairs,
    }
    for stem, check in checks.items():
        if stem in stems:
            check(documents)
    if "solo" in stems and "summer_palace" in stems:
        _check_leaving(documents)


def _check_parts(documents: Documents, stem: str) -> None:
    given = [name for name, _ in entries(documents, stem, "", documents.tables[stem])]
    for name in given:
        if name not in PARTS[stem]:
            raise documents.refuse(stem, f"unknown; {suggestion(name, PARTS[stem])}", join("", name))
    for name in PARTS[stem]:
        if name not in given:
            raise documents.refuse(stem, "is missing", name)


def _check_cards(documents: Documents, stem: str, cards: Sequence[Card]) -> None:
    """The decks have as many cards as the rulebook says, and each action of the module's own is on one of them."""
    own = OWN_ACTIONS.get(stem, ())
    known = (*own, *ACTIONS)
    for card in cards:
        if card.effect not in known:
            reason = f"no such action: {card.effect!a}; {suggestion(card.effect, known)}"
            raise documents.refuse(stem, reason, f"cards.{card.name}.action")
    for action in own:
        if action not in [card.effect for card in cards]:
            raise documents.refuse(stem, f"no card has the action {action}", "cards")
    needed, held = DECKS.get(stem, {}), Counter(card.deck for card in cards)
    for deck in [*needed, *held]:
        if held[deck] != needed.get(deck, 0):
            reason = f"there are {needed.get(deck, 0)} cards for the deck {deck}, here {held[deck]}"
            raise documents.refuse(stem, reason, *(f"cards.{card.name}.deck" for card in cards), "cards")
    if "removes" in PARTS[stem] and not documents.tables[stem]["removes"]:
        raise documents.refuse(stem, "as many cards leave each deck as come into it", "removes")


def _check_tokens(documents: Documents, stem: str, tokens: Sequence[TokenKind]) -> None:
    for token in tokens:
        if token.copies < 1:
            raise documents.refuse(stem, "every kind occurs at least once", f"tokens.{token.name}.copies")
        if stem == "peasant_revolt" and not token.replaces:
            reason = "a brown token takes the place of another; say so with replaces = true"
            raise documents.refuse(stem, reason, f"tokens.{token.name}.replaces")
    total, needed = sum(token.copies for token in tokens), TOKENS.get(stem, 0)
    if total != needed:
        raise documents.refuse(stem, f"there are {needed} tokens, here {total}", "tokens")


def _check_summer(documents: Documents) -> None:
    stem = "summer_palace"
    board = decode(documents, stem, "board", documents.tables[stem]["board"], SummerBoard)
    for key, ponds in (("ponds-1-3", board.small), ("ponds-4-5", board.large)):
        for number, pond in enumerate(ponds, 1):
            if pond not in PONDS[key]:
                reason = f"no such pond on this side: {pond!a}; {suggestion(pond, PONDS[key])}"
                raise documents.refuse(stem, reason, f"board.{key}[{number}]")
        if sorted(ponds) != sorted(PONDS[key]):
            reason = f"the ponds of this side are {', '.join(PONDS[key])}, each once"
            raise documents.refuse(stem, reason, f"board.{key}")
    if board.neutral_servants_per_player * MOST_PLAYERS > NEUTRAL_SERVANTS:
        needed = board.neutral_servants_per_player * MOST_PLAYERS
        reason = f"there are {NEUTRAL_SERVANTS} neutral Servants, {MOST_PLAYERS} players would need {needed}"
        raise documents.refuse(stem, reason, "board.neutral_servants_per_player")
    gifts = board.favourite_gifts
    if len(gifts) != FAVOURITES or len(set(gifts)) != FAVOURITES:
        reason = f"there are {FAVOURITES} favourite gifts and all differ, here {', '.join(map(str, gifts))}"
        raise documents.refuse(stem, reason, "board.favourite_gifts")
    decode(documents, stem, "automa", documents.tables[stem]["automa"], SummerAutoma)


def _check_revolt(documents: Documents) -> None:
    stem = "peasant_revolt"
    board = decode(documents, stem, "board", documents.tables[stem]["board"], RevoltBoard)
    if tuple(sorted(board.revolt_tokens)) != REVOLT_TOKENS:
        reason = f"the revolt tokens are {', '.join(map(str, REVOLT_TOKENS))}"
        raise documents.refuse(stem, reason, "board.revolt_tokens")
    if board.servants_b < board.servants_a:
        reason = f"option B gives no fewer Servants than A, here {board.servants_b} and {board.servants_a}"
        raise documents.refuse(stem, reason, "board.servants_b", "board.servants_a")
    track = board.revolt_track
    for players, length in enumerate((track.one, track.two, track.three, track.four, track.five), 1):
        if length >= len(REVOLT_TOKENS):
            reason = f"the track takes fewer than the {len(REVOLT_TOKENS)} tokens there are, here {length}"
            raise documents.refuse(stem, reason, f"board.revolt_track.{players}")
    decode(documents, stem, "automa", documents.tables[stem]["automa"], AutomaRow)


def _check_stairs(documents: Documents) -> None:
    for side, icons, upkeep in (("left", CONDITIONS, ()), ("right", MORNINGS, UPKEEP)):
        tracks = entries(documents, "stairs", side, documents.tables["stairs"][side])
        if len(tracks) != STAIRS:
            raise documents.refuse("stairs", f"there are {STAIRS} tracks on the {side}, here {len(tracks)}", side)
        for name, raw in tracks:
            _check_track(documents, join(side, name), raw, icons, upkeep)


def _check_track(documents: Documents, key: str, raw: object, icons: Collection[str], upkeep: Collection[str]) -> None:
    """Refuse a track with a space beyond its Palace, or with what its side does not ask or give."""
    given = dict(entries(documents, "stairs", key, raw))
    steps: int = convert(documents, "stairs", f"{key}.steps", given.pop("steps", None), Some)
    for name, value in given.items():
        at = join(key, name)
        known = upkeep if name == "upkeep" else icons
        if not known or (name != "upkeep" and not re.fullmatch(r"[1-9][0-9]{0,2}", name)):
            raise documents.refuse("stairs", "a track has steps and spaces, which are numbered from 1", at)
        icon: str = convert(documents, "stairs", at, value, str)
        if icon not in known:
            raise documents.refuse("stairs", f"no such icon: {icon!a}; {suggestion(icon, known)}", at)
        if name != "upkeep" and int(name) >= steps:
            reason = f"step {steps} is the Palace; a space with an icon lies before it, here {name}"
            raise documents.refuse("stairs", reason, f"{key}.steps", at)


def _check_solo(documents: Documents) -> None:
    cards = _location_cards(documents)
    if cards.jade < LEAST_JADE:
        reason = f"there are at least {LEAST_JADE} Jade cards, the Summer Palace takes one out; here {cards.jade}"
        raise documents.refuse("solo", reason, "location_cards.jade")
    if cards.decrees != 1:
        raise documents.refuse("solo", f"there is one Decrees card, here {cards.decrees}", "location_cards.decrees")
    total = cards.travel + cards.wall + cards.jade + cards.intrigue + cards.palace + cards.decrees + cards.canal
    if total != LOCATION_CARDS:
        raise documents.refuse("solo", f"there are {LOCATION_CARDS} location cards, here {total}", "location_cards")
    decode(documents, "solo", "gains", documents.tables["solo"]["gains"], MengGains)
    special = decode(documents, "solo", "special", documents.tables["solo"]["special"], SpecialCards)
    if (special.copies, special.copies_easy) != SPECIAL:
        key = "copies" if special.copies != SPECIAL[0] else "copies_easy"
        reason = f"there are {SPECIAL[0]} special cards, {SPECIAL[1]} in an easy game"
        raise documents.refuse("solo", reason, f"special.{key}")


def _location_cards(documents: Documents) -> LocationCards:
    return decode(documents, "solo", "location_cards", documents.tables["solo"]["location_cards"], LocationCards)


def _check_leaving(documents: Documents) -> None:
    """Where cards leave Meng's deck, one of their location stays."""
    automa = documents.tables["summer_palace"]["automa"]
    leaving = decode(documents, "summer_palace", "automa", automa, SummerAutoma).remove.jade
    held = _location_cards(documents).jade
    if leaving >= held:
        reason = f"a Jade card has to stay in Meng's deck; {leaving} of {held} would leave it"
        raise documents.refuse("summer_palace", reason, "automa.remove.jade")
