"""The words that stand on the drawings, and those read out in their place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gugong.draw.seats import COLOURS

LABELS: Final = {
    "board": "Game board",
    "day": "Day",
    "day-label": "Day {day} of {days}",
    "dice": "Destiny",
    "dice-label": "Destiny Dice: {faces}",
    "die-label": "Destiny Die {face}",
    "vp-label": "Victory Points: {players}",
    "travel": "Travel",
    "travel-label": "Travel, {tokens} tokens on the map: {players}",
    "wall": "Great Wall",
    "wall-label": "Great Wall, {built} of {size}: {players}",
    "wall-most": "most Servants",
    "jade": "Jade",
    "jade-label": "Jade market, houses: {prices}; square {square}",
    "pay-the-house": "pay the house",
    "square-1": "Square:",
    "square-2": "houses",
    "square-3": "empty",
    "house-label": "House for {price}",
    "house-empty": "House for {price}, empty",
    "square-label": "Square for {price}, when the houses are empty",
    "intrigue": "Intrigue",
    "intrigue-label": "Intrigue: {stacks}",
    "step-label": "step {step}, {stack}",
    "on-top-of": " on top of ",
    "benefits": "benefits",
    "medal-taken": "taken",
    "palace": "Palace",
    "palace-name": "Heavenly Purity",
    "palace-label": "Palace: {players}",
    "inside": "inside for {vp} VP",
    "step": "step {step}",
    "decrees": "Decrees",
    "decrees-label": "Decrees, {count}",
    "decree-label": "{name}, price {cost}; {owners}",
    "per-rival": "+1/rival",
    "then-place": "then place one",
    "canal": "Grand Canal",
    "canal-label": "Grand Canal: {ships}",
    "ship-label": "{player} in harbour {harbour} with {load}",
    "ship-label-route": "{player}, route {route}, harbour {harbour} with {load}",
    "berth-label": "Harbour {berth}",
    "route": "route {letter}",
    "start": "start",
    "move": "+ move",
    "night-1": "Night: all Ships",
    "night-2": "one harbour on;",
    "night-3": "past {last} lost at sea",
    "exchange": "exchange",
    "discarded": "{n} discarded",
    "token-label": "{city}: token {token}",
    "city-label": "{city}: {players}",
    "official-label": "{place} holds {card}",
    "official-empty": "{place} holds no card",
    "card-label": "{gift}, {does}",
    "max": "max {n}",
    "nobody": "nobody",
    "none": "none",
    "hand": "Your hand",
    "hand-label": "Your hand, {count} cards",
    "discard": "discard",
    "discard-label": "Your discard pile, {count} cards",
    "supply": "supply",
    "player-label": "{name}: {vp} VP, {jade} Jade, {pool} in the pool, {tokens} tokens, {cards} cards",
    "pool-label": "{name}’s pool: {pool}",
    "supply-label": "{name}’s supply: {supply}",
    "slot-label": "Travel Token {token}",
    "face-down": "face down",
    "reward-label": "{reward}: {count} of {slots}",
    "no-actions": "no actions",
}


def say(key: str, **fields: object) -> str:
    """A label with its fields filled in."""
    return LABELS[key].format(**fields)


def each(pairs: Iterable[tuple[int, object]]) -> str:
    """Players with a word each: Red 2, White 1."""
    said = ", ".join(f"{COLOURS[seat]} {what}" for seat, what in pairs)
    return said or LABELS["nobody"]
