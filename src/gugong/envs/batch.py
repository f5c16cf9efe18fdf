"""A batch: many games of one kind, stepped in one call, seen through numpy arrays."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from gugong import bots as our_bots
from gugong.catalog.load import Catalog
from gugong.dealer import scramble
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.envs.core import SEATS, WIDTH, Core, Mover
from gugong.envs.kinds import Bytes, kind_of, shape_of
from gugong.envs.one_game import check_reward, rewards
from gugong.envs.origins import origin_of
from gugong.errors import BotError, EnvError, because
from gugong.game import Game
from gugong.view import view_of

Number = TypeVar("Number", bound=np.generic)
MOST_GAMES: Final = 1 << 20
MOST_SEED: Final = 1 << 62


class Bots(Mover):
    """Our bots on some of the seats; each game has bots of its own, made from its seed as `gugong simulate` does."""

    def __init__(self, specs: Mapping[int, str], catalog: Catalog, count: int) -> None:
        self.specs = dict(specs)
        self.catalog = catalog
        self.seated: list[dict[int, our_bots.Bot]] = [{} for _ in range(count)]

    def sit_down(self, number: int, seed: int) -> None:
        self.seated[number] = {seat: our_bots.make(spec, scramble(seed, 1 + seat)) for seat, spec in self.specs.items()}

    def choose(self, number: int, state: State, decision: Decision) -> Answer:
        seat = decision.seat
        answer = self.seated[number][seat].choose(view_of(state, seat, self.catalog))
        if not decision.offers(answer):
            shown = {"answer": repr(str(answer)[:60]), "prompt": repr(decision.prompt)}
            raise BotError(self.specs[seat], because("bot-not-on-offer", **shown))
        return answer


class Batch:
    """`count` games of one kind. `step` takes an id for each; what it leaves is of whoever is asked next.

    A game that ends is followed by the next of the run: `done` is 1 after that step, `reward` and `scores` tell how it
    ended, and the row is already the new game's first. All arrays are the batch's own memory and change with the next
    step; only `reward` can be written to. `final` has the last row of a game that ended, of the seat asked last, and
    `actor` is the seat whose action the last step played. With `skip_forced` nobody is asked where there is only one
    answer. `bots` plays other seats: `{1: "greedy"}`.
    """

    def __init__(
        self,
        count: int,
        *,
        players: int = 4,
        first_seed: int = 0,
        stride: int = 1,
        skip_forced: bool = True,
        reward: str = "margin",
        bots: Mapping[int, str] | None = None,
        **options: object,
    ) -> None:
        _whole("count", count, 1, MOST_GAMES)
        _whole("first_seed", first_seed, 0, MOST_SEED)
        _whole("stride", stride, 1, MOST_SEED)
        check_reward(reward)
        self._origin = origin_of(players, options)
        rules = self._origin.begun.rules
        kind = kind_of(rules)
        specs = _checked_bots(bots or {}, rules.seats, rules.automa)
        bot_seats = sum(1 << seat for seat in specs)
        self.count = count
        self.seats = rules.seats
        self.layout, self.space = kind.layout, kind.space
        self._kind_of_reward = reward
        self._core = Core(
            self._origin.begun,
            kind.observer,
            kind.ids,
            kind.answers,
            count,
            first_seed,
            stride,
            bool(skip_forced),
            bot_seats,
            Bots(specs, self._origin.catalog, count) if specs else Mover(),
        )
        self.obs: Bytes = _seen(self._core.obs, np.uint8, (count, self.layout.size))
        self.mask: Bytes = _seen(self._core.mask, np.uint8, (count, self.space.size))
        self.options: npt.NDArray[np.int16] = _seen(self._core.options, np.int16, (count, WIDTH))
        self.seat: Bytes = _seen(self._core.seat, np.uint8, (count,))
        self.done: Bytes = _seen(self._core.done, np.uint8, (count,))
        self.scores: npt.NDArray[np.int32] = _seen(self._core.scores, np.int32, (count, SEATS + 1))
        self.final: Bytes = _seen(self._core.final, np.uint8, (count, self.layout.size))
        self.actor: Bytes = _seen(self._core.actor, np.uint8, (count,))
        self.vp: npt.NDArray[np.int32] = _seen(self._core.vp, np.int32, (count, SEATS))
        self.reward: npt.NDArray[np.float32] = np.zeros((count, SEATS), np.float32)
        self._rewarded = False
        self._shape = (count,)

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Play an action in each game; EnvError names the first that cannot be played, and then none is."""
        if not isinstance(actions, np.ndarray) or actions.dtype != np.int32 or actions.shape != self._shape:
            raise EnvError(f"step: actions have to be int32[{self.count}], not {shape_of(actions)}")
        ids = actions.tobytes()
        refused = self._core.refused(ids)
        if refused >= 0:
            raise EnvError(self._why(refused, int(actions[refused])))
        if self._rewarded:
            self.reward.fill(0)
        self._rewarded = self._core.step(ids) > 0
        if self._rewarded:
            for i in np.nonzero(self.done)[0]:
                self.reward[i, : self.seats] = self._reward_of(int(i))

    def _why(self, i: int, id: int) -> str:
        offered = ", ".join(f"{int(each)} ({self.space.text(int(each))})" for each in self.options[i] if each >= 0)
        named = (
            repr(self.space.text(id)) if 0 <= id < self.space.size and self.space.table()[id] else "no action at all"
        )
        return f"step: game {i}: {id} is {named}, and not on offer; these are: {offered}"

    def _reward_of(self, i: int) -> npt.NDArray[np.float32]:
        scores = self.scores[i]
        return rewards(self._kind_of_reward, scores[: self.seats], self.vp[i, : self.seats], int(scores[SEATS]))

    @property
    def seeds(self) -> npt.NDArray[np.int64]:
        """The seed of each game under way: `new_game(seed=…)` has the same deals."""
        return np.array([slot.seed for slot in self._core.slots], np.int64)

    def game(self, i: int) -> Game:
        """A copy of a game under way, to look at, explain or record."""
        _whole("game", i, 0, self.count - 1)
        slot = self._core.slots[i]
        game = Game.begin(self._origin, slot.seed, "deal")
        for answer in slot.given:
            game.play(answer)
        return game

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<Batch of {self.count} games of {self.seats}>"


def _seen(buffer: object, dtype: type[Number], shape: tuple[int, ...]) -> npt.NDArray[Number]:
    found: npt.NDArray[Number] = np.frombuffer(buffer, dtype).reshape(shape)  # type: ignore[call-overload]
    return found


def _whole(name: str, value: object, least: int, most: int) -> None:
    """EnvError unless it is a whole number within these."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise EnvError(f"{name}: a whole number from {least} to {most} is needed, not {value!r}")


def _checked_bots(specs: Mapping[int, str], seats: int, automa: int) -> dict[int, str]:
    """Bots by seat; at least one seat is left to be asked."""
    if not isinstance(specs, Mapping):
        raise EnvError(f'bots: bots by seat are needed, as in {{1: "greedy"}}, not {specs!r}')
    asked = [seat for seat in range(seats) if seat != automa]
    for seat, spec in specs.items():
        if seat not in asked:
            raise EnvError(f"bots: there is no seat {seat!r} to be played; seats are {', '.join(map(str, asked))}")
        our_bots.make(spec, 0)
    if len(specs) == len(asked):
        raise EnvError("bots: they play every seat; leave one to be asked, or use gugong simulate")
    return dict(specs)
