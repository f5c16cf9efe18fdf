"""Games begun and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike

from gugong import notation
from gugong.catalog.load import Catalog, load_catalog
from gugong.configuration import make_config
from gugong.errors import AnswerError, GugongError, RecordError, because
from gugong.game import Game
from gugong.origin import catalog_from_dict, fresh_origin, position_origin


def new_game(
    players: int,
    *,
    modules: Sequence[str] = (),
    bonus_tokens: str | None = None,
    expert: bool = False,
    layered_pile: bool = False,
    difficulty: str = "normal",
    pairing: str = "1-2",
    focus: str | None = None,
    extra_decrees: Sequence[str] | None = None,
    start: int | None = None,
    catalog: str | PathLike[str] | Mapping[str, object] | Catalog | None = None,
    seed: int | None = None,
    chance: str = "deal",
) -> Game:
    """A new game. `chance="deal"` answers chance from the seed; `"ask"` leaves it to the caller."""
    config = make_config(
        {
            "players": players,
            "modules": _listed(modules),
            "bonus_tokens": bonus_tokens,
            "expert": expert,
            "layered_pile": layered_pile,
            "difficulty": difficulty,
            "pairing": pairing,
            "focus": focus,
            "extra_decrees": _listed(extra_decrees),
            "start": start,
        }
    )
    return Game.begin(fresh_origin(load_catalog(catalog), config), seed, chance)


def _listed(names: object) -> object:
    """Any sequence of names as a list; whatever else it is, `make_config` will say so."""
    return list(names) if isinstance(names, Sequence) and not isinstance(names, str) else names


def replay(text: str, *, seed: int | None = None, chance: str = "ask") -> Game:
    """The game a record tells, played to its last answer; RecordError names the line that does not play.

    A record holds chance's answers but no seed. To go on with a game, let `chance="deal"` answer from a new one.
    """
    header, answers = notation.read_record(text)
    try:
        if header.position is not None:
            origin = position_origin({**header.position, "catalog": header.catalog})
        else:
            origin = fresh_origin(catalog_from_dict(header.catalog), make_config(header.config))
    except GugongError as error:
        raise RecordError(1, error.told()) from None
    game = Game.begin(origin, 0, "ask")
    for line, seat, answer in answers:
        decision = game.decision
        if decision is None:
            raise RecordError(line, header.dated(because("record-over", answer=repr(answer))))
        if decision.seat != seat:
            reason = because("record-seat", asked=decision.seat, prompt=decision.prompt, given=seat)
            raise RecordError(line, header.dated(reason))
        try:
            game.play(answer)
        except AnswerError as error:
            reason = because("record-answer", answer=repr(answer), why=error.told())
            raise RecordError(line, header.dated(reason)) from None
    if chance == "deal":
        game.deals_from(seed)
    return game
