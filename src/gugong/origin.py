"""Where a game begins: a fresh set-up or a position, and the figures it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gugong import notation
from gugong.catalog.load import Catalog, load_catalog
from gugong.engine import course
from gugong.engine.config import Config
from gugong.engine.ids import NOBODY
from gugong.engine.rules import Rules
from gugong.engine.setup import SetUp
from gugong.engine.state import State, empty_state
from gugong.errors import CatalogError, ConfigError, PositionError

COMING = "is not part of this release yet"
CONFIG_KEYS = ("players", "modules", "start")
MOST_PLAYERS = 5


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


def make_config(players: object, start: object) -> Config:
    """A checked configuration; ConfigError names the rule that forbids it."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise ConfigError(f"players: a whole number is needed, not {players!r}")
    if players == 1:
        raise ConfigError(f"players: 1 against Meng {COMING}")
    if not 1 <= players <= MOST_PLAYERS:
        raise ConfigError(f"players: 1 to {MOST_PLAYERS} can play, not {players} (B-SET-01)")
    if start is not None and (isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players):
        raise ConfigError(f"start: a seat from 0 to {players - 1} is needed, not {start!r} (B-SET-12)")
    return Config(players, (), NOBODY if start is None else start)


def config_from_dict(raw: Mapping[str, object], players: int | None = None) -> Config:
    """The configuration a position or a record tells."""
    for key in raw:
        if key not in CONFIG_KEYS:
            raise ConfigError(f"nothing is called {key!r} here; {', '.join(CONFIG_KEYS)} are known")
    if raw.get("modules"):
        raise ConfigError(f"modules {COMING}")
    return make_config(raw.get("players", players), raw.get("start"))


def catalog_from_dict(raw: object) -> Catalog:
    """The catalog a position or a record carries: its edition, and an owner's changes in full."""
    if not isinstance(raw, Mapping):
        raise CatalogError("catalog", "", f"an object is needed, not {raw!r}")
    overrides = raw.get("overrides") or None
    if overrides is not None and not isinstance(overrides, Mapping):
        raise CatalogError("catalog", "overrides", f"an object is needed, not {overrides!r}")
    return load_catalog(overrides, str(raw.get("edition", "1")))


@lru_cache(maxsize=64)
def _rules(catalog: Catalog, players: int, start: int) -> Rules:
    return course.make_rules(catalog.tables, Config(players, (), start), [])


@lru_cache(maxsize=64)
def _fresh(catalog: Catalog, players: int, start: int) -> Origin:
    begun = empty_state(_rules(catalog, players, start))
    begun.stack.append(SetUp())
    return Origin(catalog, begun, False)


def fresh_origin(catalog: Catalog, config: Config) -> Origin:
    """A table before set-up; every new game of this kind begins as a copy of it."""
    return _fresh(catalog, config.players, config.start)


def position_origin(data: object) -> Origin:
    """A table as a position describes it; PositionError says what is wrong with a damaged one."""
    if not isinstance(data, Mapping):
        raise PositionError(f"position: an object is needed, not {data!r}")
    raw = data.get("config", {})
    if not isinstance(raw, Mapping):
        raise PositionError(f"config: an object is needed, not {raw!r}")
    seats = data.get("seats")
    players = len(seats) if isinstance(seats, list) and len(seats) > 1 else 2
    try:
        config = config_from_dict(raw, players)
        catalog = catalog_from_dict(data.get("catalog", {}))
    except (ConfigError, CatalogError) as error:
        raise PositionError(f"config: {error}") from None
    begun = notation.read_position(dict(data), _rules(catalog, config.players, config.start))
    origin = Origin(catalog, begun, True)
    try:
        origin.start()
    except (AssertionError, IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise PositionError(f"stack: it does not fit the rest of the position ({error})") from error
    return origin
