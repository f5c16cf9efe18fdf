"""What a module's file adds to the figures: cards, tokens and Decrees behind those of the base game.

The figures hold everything that is installed, whichever game is played: an answer's number must not depend on the mix.
Which cards `removes` takes out of the pile is done at set-up, by the module; here they only have to exist.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from gugong.catalog.added import ADDED
from gugong.catalog.checks import DECKS, check_alike, check_board_values
from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.edition import decode_actions, decode_cards, decode_decrees, decode_tokens
from gugong.catalog.figure_checks import figure_checks
from gugong.catalog.rows import convert, entries, without_sources
from gugong.catalog.sources import join
from gugong.engine.figures import Card, DecreeTile, Figures, TokenKind
from gugong.errors import because

Named = TypeVar("Named", Card, TokenKind, DecreeTile)


def with_modules(figures: Figures, documents: Documents, stems: Sequence[str]) -> Figures:
    """Figures with the figures of modules (their files' stems) behind the base ones, in the order given."""
    cards, actions, tokens, decrees = figures.cards, dict(figures.actions), figures.tokens, figures.decrees
    boards: dict[str, dict[str, object]] = {}
    removes: dict[str, tuple[str, ...]] = {}
    checks = figure_checks()
    for stem in stems:
        raw = documents.tables[stem]
        name = stem.replace("_", "-")
        added = decode_cards(documents, stem, raw.get("cards", {}), name)
        leaving = _check_cards(documents, stem, figures.cards, added, raw.get("removes", []))
        cards = _behind(documents, stem, "cards", cards, added)
        check_alike(documents, cards)
        if stem not in ADDED:  # with the modules of the box every value lies on the board already
            check_board_values(documents, cards)
        for action, gives in decode_actions(documents, stem, raw.get("actions", {})).items():
            if action in actions:
                raise documents.refuse(stem, because("figures-name-taken"), join("actions", action))
            actions[action] = gives
        kinds = decode_tokens(documents, stem, raw.get("tokens", {}), module=name)
        _check_kinds(documents, stem, figures.tokens, kinds)
        tokens = _behind(documents, stem, "tokens", tokens, kinds)
        own = checks[name].decree_figures if name in checks else None
        tiles = decode_decrees(documents, stem, raw.get("decrees", {}), "decrees", name, own)
        decrees = _behind(documents, stem, "decrees", decrees, tiles)
        boards[name] = dict(entries(documents, stem, "", without_sources(raw)))
        removes[name] = tuple(leaving)
    return Figures(
        cards=cards,
        actions=actions,
        tokens=tokens,
        decrees=decrees,
        map=figures.map,
        tracks=figures.tracks,
        prices=figures.prices,
        gains=figures.gains,
        values=figures.values,
        wall_size=figures.wall_size,
        small_side=figures.small_side,
        large_side=figures.large_side,
        boards=boards,
        removes=removes,
        gifts=figures.gifts,
    )


def _behind(
    documents: Documents, name: str, table: str, before: tuple[Named, ...], added: tuple[Named, ...]
) -> tuple[Named, ...]:
    """One row of things after another; a name stands for one thing only."""
    taken = {each.name for each in before}
    for each in added:
        if each.name in taken:
            raise documents.refuse(name, because("figures-name-taken"), join(table, each.name))
        taken.add(each.name)
    return before + added


def _check_cards(
    documents: Documents, name: str, base: Sequence[Card], added: Sequence[Card], removes: object
) -> list[str]:
    """Cards lie on the board or in the pile; where some make room for others, the decks keep their size."""
    for card in added:
        if card.deck not in DECKS:
            reason = because("figures-no-deck", given=ascii(card.deck), near=suggestion(card.deck, DECKS))
            raise documents.refuse(name, reason, f"{join('cards', card.name)}.deck")
    leaving: list[str] = convert(documents, name, "removes", removes, list[str])
    decks = {card.name: card.deck for card in base}
    for number, card_name in enumerate(leaving, 1):
        if card_name not in decks:
            reason = because("figures-no-card", given=ascii(card_name), near=suggestion(card_name, decks))
            raise documents.refuse(name, reason, f"removes[{number}]")
        if card_name in leaving[: number - 1]:
            raise documents.refuse(name, because("figures-leaves-twice", card=card_name), f"removes[{number}]")
    gone, come = Counter(decks[each] for each in leaving), Counter(card.deck for card in added)
    if leaving and gone != come:
        raise documents.refuse(name, because("figures-removes"), "removes")
    return leaving


def _check_kinds(documents: Documents, name: str, base: Iterable[TokenKind], added: Iterable[TokenKind]) -> None:
    """A token that works like another names a base kind, and all together take no more places than there are copies."""
    copies = {token.name: token.copies for token in base}
    taken: Counter[str] = Counter()
    for token in added:
        kind, key = token.replaces or token.effect, join("tokens", token.name)
        if (token.replaces or kind != token.name) and kind not in copies:
            reason = because("figures-no-kind", given=ascii(kind), near=suggestion(kind, copies))
            raise documents.refuse(name, reason, f"{key}.kind")
        taken[token.replaces] += token.copies
        if token.replaces and taken[kind] > copies[kind]:
            reason = because("figures-places", given=taken[kind], kind=kind, copies=copies[kind])
            base_copies = ("travel_tokens", f"tokens.{kind}.copies")
            raise documents.refuse_among(reason, [(name, f"{key}.copies"), (name, f"{key}.kind"), base_copies])
