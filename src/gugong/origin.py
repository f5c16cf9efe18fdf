"""Where a game begins: a fresh set-up or a position, and the figures it is played with."""

from __future__ import annotations

from collections.abc import Mapping

from gugong import notation
from gugong.catalog.load import Catalog, load_catalog
from gugong.catalog.plain import fault_in
from gugong.configuration import make_config, refused
from gugong.engine import course
from gugong.engine.config import Config
from gugong.engine.module import Module
from gugong.engine.rules import Rules
from gugong.engine.setup import SetUp
from gugong.engine.state import State, empty_state
from gugong.errors import CatalogError, ConfigError, PositionError, because
from gugong.installed import INSTALLED

MOST_KEPT = 64


class Origin:
    """Where a game began: a fresh set-up, or a position; and the figures it is played with."""

    def __init__(self, catalog: Catalog, begun: State, from_position: bool) -> None:
        self.catalog = catalog
        self.begun = begun  # before anything was asked; copied, never changed
        self.from_position = from_position

    def start(self, listening: bool = False) -> State:
        """A table at the first question."""
        state = self.begun.copy()
        if listening:
            state.events = []
        state.advance()
        return state


def catalog_from_dict(raw: object) -> Catalog:
    """The catalog a position or a record carries: its edition (none: the newest), and an owner's changes in full."""
    if not isinstance(raw, Mapping):
        raise CatalogError("catalog", "", because("figures-no-object", given=repr(raw)))
    for key in raw:
        if key not in ("edition", "overrides"):
            raise CatalogError("catalog", "", because("figures-no-part", given=ascii(key)))
    overrides = raw.get("overrides") or None
    if overrides is not None and not isinstance(overrides, Mapping):
        raise CatalogError("catalog", "overrides", because("figures-no-object", given=repr(overrides)))
    edition = raw.get("edition")
    return load_catalog(overrides, None if edition is None else str(edition))


_RULES: dict[tuple[object, ...], Rules] = {}
_FRESH: dict[int, Origin] = {}


def rules_for(catalog: Catalog, config: Config) -> Rules:
    """The rules of one kind of game; made once for each catalog and configuration."""
    key = (id(catalog.engine_figures), *config.key())
    if key not in _RULES:
        if len(_RULES) == MOST_KEPT:  # whoever loads catalogs without end shall not fill the memory
            _RULES.clear()
            _FRESH.clear()
        _RULES[key] = course.make_rules(catalog.engine_figures, config, _modules_in(catalog, config))
    return _RULES[key]


def _modules_in(catalog: Catalog, config: Config) -> list[Module]:
    """The modules whose figures the catalog has: one that was loaded earlier does not know those installed since."""
    found = [module for module in INSTALLED if module.name() in catalog.engine_figures.boards]
    for name in config.modules:
        if name not in [module.name() for module in found]:
            raise refused("modules", "config-older-catalog", module=name)
    return found


def fresh_origin(catalog: Catalog, config: Config) -> Origin:
    """A table before set-up; every new game of this kind begins as a copy of it."""
    rules = rules_for(catalog, config)
    if id(rules) not in _FRESH:
        begun = empty_state(rules)
        begun.stack.append(SetUp())
        _FRESH[id(rules)] = Origin(catalog, begun, False)
    return _FRESH[id(rules)]


def position_origin(data: object) -> Origin:
    """A table as a position describes it; PositionError says what is wrong with a damaged one."""
    fault = fault_in(data)
    if fault is not None:
        raise PositionError(fault[0] or "position", fault[1])
    if not isinstance(data, Mapping):
        raise PositionError("position", because("position-no-object", given=repr(data)))
    raw = data.get("config", {})
    if not isinstance(raw, Mapping):
        raise PositionError("config", because("position-no-object", given=repr(raw)))
    seats = data.get("seats")
    players = len(seats) if isinstance(seats, list) and len(seats) > 1 else 2
    try:
        config = make_config({"players": players, **raw})
        catalog = catalog_from_dict(data.get("catalog", {}))
    except (ConfigError, CatalogError) as error:
        raise PositionError("config", error.told()) from None
    try:
        begun = notation.read_position(dict(data), rules_for(catalog, config))
    except RecursionError:  # in saying what is wrong with it
        raise PositionError("position", because("position-too-deep")) from None
    origin = Origin(catalog, begun, True)
    try:
        origin.start()
    except (AssertionError, IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise PositionError("stack", because("position-no-fit", fault=str(error))) from error
    return origin
