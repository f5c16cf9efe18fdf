"""Where the games of an environment begin: the options of `new_game`, checked."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gugong.catalog.load import load_catalog
from gugong.configuration import make_config
from gugong.errors import EnvError
from gugong.origin import Origin, fresh_origin

NOT_HERE: Final = {"seed": "games are told their seed when they begin", "chance": "chance is always dealt"}


def origin_of(players: int, options: Mapping[str, object]) -> Origin:
    """Where games with these options of `new_game` begin; ConfigError names the rule that forbids one."""
    wanted = dict(options)
    for name, why in NOT_HERE.items():
        if name in wanted:
            raise EnvError(f"{name}: it is no option here; {why}")
    catalog = wanted.pop("catalog", None)
    listed = {
        name: list(value) if isinstance(value, Sequence) and not isinstance(value, str) else value
        for name, value in wanted.items()
    }
    return fresh_origin(load_catalog(catalog), make_config({"players": players, **listed}))  # type: ignore[arg-type]
