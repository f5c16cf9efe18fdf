"""Every configuration that a game can have, and the words that name one on a command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from itertools import combinations, product
from typing import Any, NamedTuple

from gugong.configuration import DIFFICULTIES, MODULES, PAIRINGS

Modules = tuple[str, ...]
BRING_PILE_CARDS = ("summer-palace", "peasant-revolt", "extras")
BONUS = ("bonus-tokens", "first-edition")  # variants that are modules inside
COUNTS = (2, 3, 4, 5)
SUBSETS: list[Modules] = [subset for size in range(len(MODULES) + 1) for subset in combinations(MODULES, size)]
AGAINST_MENG = SUBSETS  # the subsets of modules that are played against Meng


class Mix(NamedTuple):
    """One configuration, the start of the game and all chance left open."""

    players: int
    modules: Modules = ()
    expert: bool = False
    layered_pile: bool = False
    bonus_tokens: str = ""
    difficulty: str = ""
    pairing: str = ""
    extra_decrees: Modules = ()

    def options(self) -> dict[str, Any]:
        """What `new_game` is told; what is as usual is left out."""
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in self._asdict().items() if value
        }

    def arguments(self) -> str:
        """The same for the command line of the soak."""
        told = []
        for name, value in self.options().items():
            given = ",".join(value) if isinstance(value, list) else value
            option = f"--{name.replace('_', '-')}"
            told.append(option if given is True else f"{option} {given}")
        return " ".join(told)


def add_arguments(parser: ArgumentParser) -> None:
    """The words that `Mix.arguments` uses."""
    parser.add_argument("--players", type=int, choices=(1, *COUNTS))
    parser.add_argument("--modules", type=names, help="modules in play, with commas between them")
    parser.add_argument("--expert", action="store_true")
    parser.add_argument("--layered-pile", action="store_true")
    parser.add_argument("--bonus-tokens", default="")
    parser.add_argument("--difficulty", default="")
    parser.add_argument("--pairing", default="")
    parser.add_argument("--extra-decrees", type=names, default=())


def names(given: str) -> Modules:
    """A list with commas between its words."""
    return tuple(name for name in given.split(",") if name)


def mix_from(given: Namespace) -> Mix:
    """The one configuration that the command line names."""
    values = {field: getattr(given, field) for field in Mix._fields}
    return Mix(**{**values, "modules": given.modules or ()})


def mix_of(players: int, seed: int, modules: Modules = ()) -> Mix:
    """A configuration with these modules: some seeds are for experts, some have a layered pile."""
    bonus = "" if not set(modules) & set(BONUS) else "first" if BONUS[1] in modules else "current"
    return Mix(
        players,
        tuple(name for name in modules if name not in BONUS),
        bool(modules) and seed % 3 == 2,
        bool(set(modules) & set(BRING_PILE_CARDS)) and seed % 4 == 3,
        bonus,
    )


def piles(modules: Modules) -> tuple[bool, ...]:
    """Without and, where a module brings cards for it, with a layered pile (X-GEN-04)."""
    return (False, True) if set(modules) & set(BRING_PILE_CARDS) else (False,)


def matrix() -> list[Mix]:
    """All subsets of modules, two to five players, usual and expert set-up, usual and layered pile."""
    return [
        Mix(players, modules, expert, layered)
        for modules in SUBSETS
        for layered in piles(modules)
        for players, expert in product(COUNTS, (False, True))
    ]


def with_bonus_tokens() -> list[Mix]:
    """Both editions of the Bonus Travel Tokens, which go with no module (V-BON-08)."""
    return [
        Mix(players, expert=expert, bonus_tokens=edition)
        for players, expert, edition in product(COUNTS, (False, True), ("current", "first"))
    ]


def against_meng() -> list[Mix]:
    """One player, in each difficulty; in each pairing without modules, with them in one of the three in turn."""
    return [
        Mix(1, modules, expert, layered, difficulty=difficulty, pairing=pairing)
        for turn, modules in enumerate(AGAINST_MENG)
        for layered in piles(modules)
        for level, (expert, difficulty) in enumerate(product((False, True), DIFFICULTIES))
        for pairing in ((PAIRINGS[(turn + level) % len(PAIRINGS)],) if modules else PAIRINGS)
    ]


def with_chosen_decrees() -> list[Mix]:
    """Each extra Decree of level 4 chosen, with all modules, for each number of players."""
    chosen = ("travel-tokens", "intrigue-steps", "card-values", "audience", "neutral-servants", "gift-cards")
    pairs = [(tile, chosen[place - 1]) for place, tile in enumerate(chosen)]
    both = ("morning-underdog", "turn-intrigue")
    return [Mix(players, MODULES, extra_decrees=(*both, *pair)) for players, pair in product(COUNTS, pairs)]


def every_mix() -> list[Mix]:
    """All that `make soak` walks through; a new family of configurations is added here."""
    return [*matrix(), *with_bonus_tokens(), *against_meng(), *with_chosen_decrees()]
