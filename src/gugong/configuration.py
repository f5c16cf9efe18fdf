"""A caller's wishes -> a checked configuration, or a ConfigError that names the rule which forbids it.

Which modules there are, and by which option each is asked for, is said by their manifests; what they exclude, by
`Module.refuses`. Nothing here names one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gugong.catalog.load import load_catalog
from gugong.catalog.plain import fault_in
from gugong.engine.config import Config
from gugong.engine.ids import LOCATIONS, NOBODY
from gugong.errors import ConfigError, Reason
from gugong.installed import INSTALLED
from gugong.registry import ENTRIES
from gugong.words.english import in_english

MOST_PLAYERS: Final = 5
DIFFICULTIES: Final = ("easy", "normal", "hard")
PAIRINGS: Final = ("1-2", "2-3", "4-5")
LISTED: Final = "modules"  # the option that names modules one by one
PILE: Final = "draw"


def modules_chosen_by(option: str) -> tuple[str, ...]:
    """The modules that an option of a new game asks for, in their order."""
    return tuple(entry.name for entry in ENTRIES if entry.manifest.chosen == option)


def variants() -> dict[str, dict[str, tuple[str, ...]]]:
    """The options that ask for modules by another name than theirs: for each of their values the modules in play."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for entry in ENTRIES:
        for value in entry.manifest.values:
            values = found.setdefault(entry.manifest.chosen, {})
            values[value] = (*values.get(value, ()), entry.name)
    return found


def as_asked(modules: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Modules in play as a caller would ask for them: those to be listed, and the options of the others."""
    listed, options = list(modules), dict[str, str]()
    for option, values in variants().items():
        of_option = [name for name in modules if any(name in names for names in values.values())]
        options.update((option, value) for value, names in values.items() if list(names) == of_option)
        listed = [name for name in listed if name not in of_option]
    return listed, options


MODULES: Final = modules_chosen_by(LISTED)  # of the box
KEYS: Final = (
    *("players", LISTED, *variants(), "expert", "layered_pile", "difficulty", "pairing", "focus", "extra_decrees"),
    "start",
)


def make_config(options: Mapping[str, object]) -> Config:
    """A checked configuration; what is left out, or None, is as usual."""
    fault = fault_in(options)
    if fault is not None:
        raise refused(fault[0] or "configuration", "config-unusable", fault=fault[1])
    for key in options:
        if key not in KEYS:
            raise refused("", "config-unknown", given=repr(key), known=", ".join(KEYS))
    players = _players(options.get("players"))
    modules = _modules(options.get(LISTED))
    config = Config(
        players,
        _start(options.get("start"), players),
        (*_variants(options), *modules),
        _flag(options, "expert"),
        _flag(options, "layered_pile"),
        _choice(options, "difficulty", DIFFICULTIES, "normal", players, "S-SET-03"),
        _choice(options, "pairing", PAIRINGS, "1-2", players, "S-SET-02"),
        _focus(options.get("focus"), players, modules),
        tuple(_names(options, "extra_decrees")),
    )
    if config.layered_pile:
        _check_pile(config)
    _ask_modules(config)
    return config


def refused(option: str, key: str, rule: str = "", **args: object) -> ConfigError:
    """The error for an option of a game, by the key of its words and what they speak of."""
    return ConfigError(option, Reason(key, rule, tuple(args.items())), in_english(f"why-{key}", **args))


def _players(players: object) -> int:
    if isinstance(players, bool) or not isinstance(players, int):
        raise refused("players", "config-no-number", given=repr(players))
    if not 1 <= players <= MOST_PLAYERS:
        raise refused("players", "config-players", "B-SET-01", most=MOST_PLAYERS, given=players)
    return players


def _start(start: object, players: int) -> int:
    if start is None:
        return 0 if players == 1 else NOBODY
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
        key, rule = ("config-start-human", "S-SET-05") if players == 1 else ("config-start", "B-SET-12")
        raise refused("start", key, rule, last=players - 1, given=repr(start))
    return start


def _modules(wanted: object) -> tuple[str, ...]:
    names = _names({LISTED: wanted}, LISTED)
    known = modules_chosen_by(LISTED)
    for name in names:
        if name not in known:
            raise refused(LISTED, "config-no-module", "X-GEN-03", given=repr(name), known=", ".join(known))
        if names.count(name) > 1:
            raise refused(LISTED, "config-twice", "X-GEN-03", given=repr(name))
    return tuple(name for name in known if name in names)


def _variants(options: Mapping[str, object]) -> tuple[str, ...]:
    """The modules in play by options of their own."""
    found: list[str] = []
    for option, values in variants().items():
        wanted = options.get(option)
        if wanted is None:
            continue
        if not isinstance(wanted, str) or wanted not in values:
            raise refused(option, "config-no-choice", given=repr(wanted), known=", ".join(values))
        found.extend(values[wanted])
    return tuple(found)


def _ask_modules(config: Config) -> None:
    """Every module may say that there is no such game."""
    figures = load_catalog().engine_figures
    in_play = [module for module in INSTALLED if module.in_play(config)]
    for module in INSTALLED:
        reason = module.refuses(config, figures, in_play)
        if reason is not None:
            args = dict(reason.args)
            raise ConfigError(str(args.get("option", LISTED)), reason, in_english(f"why-{reason.key}", **args))


def _check_pile(config: Config) -> None:
    """A pile has layers where a module brings cards for it."""
    bring = {card.module for card in load_catalog().engine_figures.cards if card.deck == PILE}
    if not bring & set(config.modules):
        raise refused("layered_pile", "config-no-new-cards", "X-GEN-04")


def _flag(options: Mapping[str, object], key: str) -> bool:
    value = options.get(key)
    if value is not None and not isinstance(value, bool):
        raise refused(key, "config-no-flag", given=repr(value))
    return bool(value)


def _choice(
    options: Mapping[str, object], key: str, choices: tuple[str, ...], usual: str, players: int, rule: str
) -> str:
    value = options.get(key)
    if value is None:
        return usual
    if not isinstance(value, str) or value not in choices:
        raise refused(key, "config-no-choice", rule, known=", ".join(choices), given=repr(value))
    if players > 1 and value != usual:
        raise refused(key, "config-only-meng", rule)
    return value


def _focus(focus: object, players: int, modules: tuple[str, ...]) -> str:
    if focus is None or focus == "":
        return ""
    if players > 1:
        raise refused("focus", "config-only-meng", "S-SET-06")
    names = [*LOCATIONS, *(name for module in INSTALLED if module.name() in modules for name in module.locations())]
    if focus not in names:
        raise refused("focus", "config-no-choice", "S-SET-06", known=", ".join(names), given=repr(focus))
    return str(focus)


def _names(options: Mapping[str, object], key: str) -> list[str]:
    value = options.get(key)
    if value is None:
        return []
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise refused(key, "config-no-names", given=repr(value))
    return [str(name) for name in value]
