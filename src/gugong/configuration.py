"""A caller's wishes -> a checked configuration, or a ConfigError that names the rule which forbids it."""

from __future__ import annotations

from collections.abc import Mapping

from gugong.catalog.added import brings_pile_cards, names_added
from gugong.catalog.plain import fault_in
from gugong.engine.config import Config
from gugong.engine.ids import LOCATIONS, NOBODY
from gugong.errors import ConfigError
from gugong.installed import INSTALLED

COMING = "is not part of this release yet"
MOST_PLAYERS = 5
MODULES = ("summer-palace", "peasant-revolt", "stairs", "extras")
BRING_PILE_CARDS = ("summer-palace", "peasant-revolt", "extras")
BONUS_TOKENS = {"current": ("bonus-tokens",), "first": ("bonus-tokens", "first-edition")}
BOARDS = ("summer-palace", "peasant-revolt")  # the modules whose board has a space for a level 4 Decree
EXTRA_DECREES = ("morning-underdog", "turn-intrigue")
LEVEL_4 = {
    "travel-tokens": "extras",
    "intrigue-steps": "extras",
    "card-values": "extras",
    "audience": "extras",
    "neutral-servants": "summer-palace",
    "gift-cards": "peasant-revolt",
}
DIFFICULTIES = ("easy", "normal", "hard")
PAIRINGS = ("1-2", "2-3", "4-5")
KEYS = (
    "players",
    "modules",
    "bonus_tokens",
    "expert",
    "layered_pile",
    "difficulty",
    "pairing",
    "focus",
    "extra_decrees",
    "start",
)


def make_config(options: Mapping[str, object]) -> Config:
    """A checked configuration; what is left out, or None, is as usual."""
    fault = fault_in(options)
    if fault is not None:
        raise ConfigError(f"{fault[0] or 'configuration'}: {fault[1]}")
    for key in options:
        if key not in KEYS:
            raise ConfigError(f"nothing is called {key!r} here; {', '.join(KEYS)} are known")
    players = _players(options.get("players"))
    modules = _modules(options.get("modules"))
    bonus = _bonus_tokens(options.get("bonus_tokens"), players, modules)
    difficulty = _choice(options, "difficulty", DIFFICULTIES, "normal", players, "S-SET-03")
    pairing = _choice(options, "pairing", PAIRINGS, "1-2", players, "S-SET-02")
    layered = _flag(options, "layered_pile")
    if layered and not any(module in BRING_PILE_CARDS or brings_pile_cards(module) for module in modules):
        raise ConfigError("layered_pile: no module in play brings new cards for the pile (X-GEN-04)")
    return Config(
        players,
        _start(options.get("start"), players),
        (*bonus, *modules),
        _flag(options, "expert"),
        layered,
        difficulty,
        pairing,
        _focus(options.get("focus"), players, modules),
        _extra_decrees(options.get("extra_decrees"), players, modules),
    )


def _players(players: object) -> int:
    if isinstance(players, bool) or not isinstance(players, int):
        raise ConfigError(f"players: a whole number is needed, not {players!r}")
    if not 1 <= players <= MOST_PLAYERS:
        raise ConfigError(f"players: 1 to {MOST_PLAYERS} can play, not {players} (B-SET-01)")
    if players == 1 and not _is_installed("solo"):
        raise ConfigError(f"players: 1 against Meng {COMING}")
    return players


def _start(start: object, players: int) -> int:
    if start is None:
        return 0 if players == 1 else NOBODY
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
        rule = "S-SET-05: the human starts" if players == 1 else "B-SET-12"
        raise ConfigError(f"start: a seat from 0 to {players - 1} is needed, not {start!r} ({rule})")
    return start


def _is_installed(name: str) -> bool:
    return name in [module.name() for module in INSTALLED]


def _modules(wanted: object) -> tuple[str, ...]:
    names = _names(wanted, "modules")
    known = (*MODULES, *names_added())
    for name in names:
        if name not in known:
            raise ConfigError(f"modules: there is no {name!r}; there are {', '.join(known)} (X-GEN-03)")
        if names.count(name) > 1:
            raise ConfigError(f"modules: {name!r} is named twice (X-GEN-03)")
        if not _is_installed(name):
            raise ConfigError(f"modules: {name} {COMING}")
    return tuple(name for name in known if name in names)


def _bonus_tokens(wanted: object, players: int, modules: tuple[str, ...]) -> tuple[str, ...]:
    if wanted is None:
        return ()
    if not isinstance(wanted, str) or wanted not in BONUS_TOKENS:
        raise ConfigError(f"bonus_tokens: one of {', '.join(BONUS_TOKENS)} is needed, not {wanted!r} (V-BON-01)")
    if players == 1:
        raise ConfigError("bonus_tokens: not in a game against Meng (V-BON-08)")
    if modules:
        raise ConfigError(f"bonus_tokens: not together with a module, here {modules[0]} (V-BON-08, A-56)")
    for name in BONUS_TOKENS[wanted]:
        if not _is_installed(name):
            raise ConfigError(f"bonus_tokens {COMING}")
    return BONUS_TOKENS[wanted]


def _flag(options: Mapping[str, object], key: str) -> bool:
    value = options.get(key)
    if value is not None and not isinstance(value, bool):
        raise ConfigError(f"{key}: true or false is needed, not {value!r}")
    return bool(value)


def _choice(
    options: Mapping[str, object], key: str, choices: tuple[str, ...], usual: str, players: int, rule: str
) -> str:
    value = options.get(key)
    if value is None:
        return usual
    if not isinstance(value, str) or value not in choices:
        raise ConfigError(f"{key}: one of {', '.join(choices)} is needed, not {value!r} ({rule})")
    if players > 1 and value != usual:
        raise ConfigError(f"{key}: only in a game against Meng ({rule})")
    return value


def _focus(focus: object, players: int, modules: tuple[str, ...]) -> str:
    if focus is None or focus == "":
        return ""
    if players > 1:
        raise ConfigError("focus: only in a game against Meng (S-SET-06)")
    names = [*LOCATIONS, *(name for module in INSTALLED if module.name() in modules for name in module.locations())]
    if focus not in names:
        raise ConfigError(f"focus: one of {', '.join(names)} is needed, not {focus!r} (S-SET-06)")
    if focus == "decrees" and "summer-palace" in modules:
        raise ConfigError("focus: with the Summer Palace it is never Decrees (C-87)")
    return str(focus)


def _extra_decrees(wanted: object, players: int, modules: tuple[str, ...]) -> tuple[str, ...]:
    names = _names(wanted, "extra_decrees")
    if names and "extras" not in modules:
        raise ConfigError("extra_decrees: they come with the module extras (X-EXT-17)")
    for name in names:
        if name not in (*EXTRA_DECREES, *LEVEL_4):
            known = ", ".join((*EXTRA_DECREES, *LEVEL_4))
            raise ConfigError(f"extra_decrees: there is no {name!r}; there are {known} (X-EXT-17)")
        if names.count(name) > 1:
            raise ConfigError(f"extra_decrees: {name!r} is named twice (X-EXT-17)")
        if LEVEL_4.get(name) not in (None, "extras", *modules):
            raise ConfigError(f"extra_decrees: {name} comes with {LEVEL_4[name]} (C-72)")
    level_4 = [name for name in names if name in LEVEL_4]
    spaces = [module for module in modules if module in BOARDS]
    if len(level_4) > len(spaces):
        raise ConfigError(
            f"extra_decrees: {len(level_4)} of level 4, but {len(spaces)} spaces on the boards of "
            f"{' and '.join(BOARDS)} (C-72)"
        )
    if players == 1 and "audience" in names:
        raise ConfigError("extra_decrees: the audience is not for a game against Meng (X-SOL-10)")
    return tuple(names)


def _names(value: object, key: str) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise ConfigError(f"{key}: a list of names is needed, not {value!r}")
    return [str(name) for name in value]
