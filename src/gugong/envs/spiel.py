"""The game for OpenSpiel: `register()`, then `pyspiel.load_game("gugong(players=4,modules=NAME+NAME)")`.

Chance is explicit. A player's action is an id of the action space; an outcome of chance is the number of its answer in
the kind of game. OpenSpiel clones a state by deep copies of its attributes and serialises it by pickling them: a `Game`
allows both.
"""

# mypyc: skip

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel  # type: ignore[import-not-found]  # a library without stubs

from gugong.configuration import KEYS
from gugong.engine.ids import CHANCE
from gugong.envs.kinds import Kind, kind_of
from gugong.envs.one_game import REWARDS, rewards_of
from gugong.envs.origins import origin_of
from gugong.errors import EnvError
from gugong.game import Game, determinize

NAME: Final = "gugong"
MOST_PLIES: Final = 2_000  # answers, chance included; no game has been seen with half as many
REMEMBERED: Final = 1_024  # plies that an information state's tensor has
MOST_VP: Final = 999.0
FLAGS: Final = ("expert", "layered_pile")
LISTS: Final = ("modules", "extra_decrees")  # in OpenSpiel with + between the words
# Every option of a game but who starts; "" and False are as usual.
PARAMETERS: Final[dict[str, object]] = {
    **{key: False if key in FLAGS else "" for key in KEYS if key != "start"},
    "players": 2,
    "reward": "win",
}


def options_from(parameters: dict[str, Any]) -> dict[str, object]:
    """The options of `new_game` that OpenSpiel's parameters stand for."""
    found: dict[str, object] = {}
    for name, value in parameters.items():
        if name == "reward" or value in ("", False):
            continue
        found[name] = str(value).split("+") if name in LISTS else value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """A kind of game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**PARAMETERS, **(params or {})}
        options = options_from(parameters)
        players = int(str(options.pop("players")))
        self.reward = str(parameters["reward"])
        if self.reward not in REWARDS:
            raise EnvError(f"reward: one of {', '.join(REWARDS)} is needed, not {self.reward!r}")
        self.origin = origin_of(players, options)
        rules = self.origin.begun.rules
        self.kind = kind_of(rules)
        self.seats = 1 if rules.automa >= 0 else rules.seats
        most = {"win": 1.0, "margin": MOST_VP / 20}.get(self.reward, MOST_VP)
        least = {"win": -1.0, "margin": -MOST_VP / 20}.get(self.reward, 0.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.space.size,
            max_chance_outcomes=len(rules.answers.all),
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=MOST_PLIES,
        )
        super().__init__(game_type(), info, params or {})

    def new_initial_state(self) -> SpielState:
        """A table before set-up: chance is asked first."""
        return SpielState(self, Game.begin(self.origin, 0, "ask"), self.reward)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Writes rows into its `tensor`: what a player may know, and with perfect recall what it was told."""
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return SpielObserver(self.kind, recall)

    def observation_tensor_shape(self) -> list[int]:
        """A row."""
        return [self.kind.layout.size]

    def information_state_tensor_shape(self) -> list[int]:
        """A row, and the answers so far."""
        return [self.kind.layout.size + REMEMBERED]

    def max_chance_nodes_in_history(self) -> int:
        """Likewise, of chance alone."""
        return MOST_PLIES


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way. It holds no OpenSpiel game: what is cloned would be copied with it."""

    def __init__(self, game: SpielGame, begun: Game, reward: str) -> None:
        super().__init__(game)
        self.game_under_way = begun
        self.reward = reward
        self.told: dict[int, str] = {}  # what players had been told before everything hidden was dealt anew

    def _kind(self) -> Kind:
        return kind_of(self.game_under_way.state.rules)

    def current_player(self) -> int:
        """Whoever is asked."""
        decision = self.game_under_way.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == CHANCE else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.game_under_way.decision
        assert decision is not None
        ids = self._kind().ids
        return sorted(ids[option.id] for option in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer, and how likely."""
        decision = self.game_under_way.decision
        assert decision is not None
        weights = decision.weights or [1] * len(decision.options)
        total = sum(weights)
        return sorted((option.id, weight / total) for option, weight in zip(decision.options, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        decision = self.game_under_way.decision
        assert decision is not None
        kind = self._kind()
        chance = decision.seat == CHANCE
        answers = kind.rules.answers.all if chance else kind.answers
        answer = answers[action] if 0 <= action < len(answers) else None
        if answer is None:
            raise EnvError(f"action {action} is no action at all; legal_actions() has those on offer")
        self.game_under_way.play(answer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return str(self._kind().rules.answers.all[action].text)
        return str(self._kind().space.text(action))

    def is_terminal(self) -> bool:
        """Whether the final scoring is done."""
        return self.game_under_way.decision is None

    def returns(self) -> list[float]:
        """By player; 0 for all until the game is over."""
        state = self.game_under_way.state
        seats = 1 if state.rules.automa >= 0 else state.rules.seats
        if self.game_under_way.decision is not None:
            return [0.0] * seats
        found = rewards_of(self.reward, state, self.game_under_way.winner)
        return [float(found[seat]) for seat in range(seats)]

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def observation_string(self, player: int | None = None) -> str:
        """What the player's seat may know, as JSON."""
        return json.dumps(self.game_under_way.view(self._seat(player)).to_dict(), ensure_ascii=False)

    def information_state_string(self, player: int | None = None) -> str:
        """The record as this seat may know it; in a state dealt anew, what it had been told before and heard since."""
        seat = self._seat(player)
        record = self.game_under_way.record(seat)
        return self.told[seat] + record.partition("\n")[2] if seat in self.told else record

    def observation_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """The seat's row as floats; an observer is much faster."""
        return self._kind().observe(self.game_under_way, self._seat(player)).astype(np.float32)

    def information_state_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """The row, then the number of each answer of the record + 1, and 1 + all of them for one that is hidden."""
        seat = self._seat(player)
        told = self.information_state_string(seat)
        return np.concatenate([self.observation_tensor(seat), remembered(self._kind(), told)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player could be in; chance goes on being asked, and the player remembers its record."""
        dealt = determinize(self.game_under_way.view(player), Random(int(sampler() * 2**53)), chance="ask")
        other: SpielState = self.clone()
        other.game_under_way = dealt
        other.told = {player: self.information_state_string(player)}
        return other

    def __str__(self) -> str:
        return str(self.game_under_way.record())


def remembered(kind: Kind, told: str) -> npt.NDArray[np.float32]:
    """The answers of a record as a seat was told them, by number."""
    answers = kind.rules.answers
    found = np.zeros(REMEMBERED, np.float32)
    lines = told.splitlines()[1:][-REMEMBERED:]
    for place, line in enumerate(lines):
        answer = answers.named(line.partition(" ")[2])
        found[place] = 1 + (len(answers.all) if answer is None else answer.id)
    return found


class SpielObserver:
    """Writes what a player may know into `tensor`, without a list of floats on the way."""

    def __init__(self, kind: Kind, recall: bool) -> None:
        self.kind = kind
        self.recall = recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(kind.layout.size + (REMEMBERED if recall else 0), np.float32)
        row = self.tensor[: kind.layout.size]
        self.dict = {"row": row, "record": self.tensor[kind.layout.size :]} if recall else {"row": row}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of this player."""
        self.dict["row"][:] = self.kind.observe(state.game_under_way, player)
        if self.recall:
            self.dict["record"][:] = remembered(self.kind, state.information_state_string(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def game_type() -> Any:
    """What OpenSpiel wants to know of the game."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Gùgōng",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def register() -> None:
    """Make the game known to OpenSpiel; once is enough, and twice does no harm."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(game_type(), SpielGame)
