"""What happened in a game, as a row for each seat: read once from its events and its last position."""

from __future__ import annotations

from gugong.engine.events import Event
from gugong.engine.ids import NOBODY, NOWHERE, REWARDS
from gugong.engine.state import State
from gugong.notation.records import REVISION
from gugong.sim.outcome import Outcome, outcome_of
from gugong.sim.playing import Played, Task, play
from gugong.sim.sources import source_of, vp_sources

Row = dict[str, object]


class SeatFacts:
    """What one seat did, counted as the events go by."""

    def __init__(self, locations: int) -> None:
        self.vp = 0
        self.by_source = dict.fromkeys(vp_sources(), 0)
        self.at = [0] * locations
        self.act = [0] * locations
        self.decrees: list[str] = []
        self.tokens: list[str] = []
        self.palace_day: int | None = None
        self.left_palace = 0
        self.night_matches = 0
        self.walls_won = 0
        self.wall_built = 0


class Reader:
    """Goes through the events of a game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rules = state.rules
        self.seats = [SeatFacts(len(self.rules.location_names)) for _ in range(self.rules.seats)]
        self.day = 1
        self.final = False
        self.start = NOBODY if self.rules.config.start == NOBODY else self.rules.config.start
        self._sources: dict[tuple[str, bool], str] = {}

    def read(self, event: Event) -> None:
        """One more event."""
        kind, value = event.kind, event.values[0]
        if kind == "day":
            self.day = value
        elif kind == "final-scoring":
            self.final = True
        elif kind == "starts" and self.start == NOBODY:  # the first time, before any Day (B-SET-12)
            self.start = event.seat
        elif event.seat != NOBODY:
            self.read_of_seat(self.seats[event.seat], event, kind, value)

    def read_of_seat(self, facts: SeatFacts, event: Event, kind: str, value: int) -> None:
        """An event that is somebody's."""
        figures = self.rules.figures
        if kind == "vp":
            self.score(facts, event.rule, value)
        elif kind == "exchange":
            facts.at[event.values[1]] += 1
        elif kind == "performs":
            facts.act[value] += 1
        elif kind == "travels":
            facts.tokens.append(figures.tokens[event.values[1]].name)
        elif kind == "decree":
            facts.decrees.append(figures.decrees[value].name)
        elif kind == "arrives":
            facts.palace_day = self.day
        elif kind == "leaves-palace":
            facts.palace_day = None
            facts.left_palace += 1
        elif kind == "matches":
            facts.night_matches += value
        elif kind == "wall":
            facts.wall_built += value
        elif kind == "wall-home":
            facts.walls_won += 1

    def score(self, facts: SeatFacts, rule: str, vp: int) -> None:
        """VP with their source; the marker never falls below 0 (C-43)."""
        key = (rule, self.final)
        if key not in self._sources:
            self._sources[key] = source_of(self.rules, self.state.tiles, rule, self.final)
        after = max(0, facts.vp + vp)
        facts.by_source[self._sources[key]] += after - facts.vp
        facts.vp = after


def rows(task: Task) -> list[Row]:
    """Play a game, and tell it as a row for each seat."""
    return rows_of(play(task))


def rows_and_record(task: Task) -> list[Row]:
    """Likewise, and with the first seat's row the record of the game."""
    played = play(task)
    record = played.game.record()
    return [{**row, "record": None if seat else record} for seat, row in enumerate(rows_of(played))]


def rows_of(played: Played) -> list[Row]:
    """A played game as a row for each seat."""
    state = played.game.state
    reader = Reader(state)
    for event in state.events or []:
        reader.read(event)
    ended = outcome_of(played)
    order = state.rules.turn_order(max(0, reader.start))
    return [
        {
            **of_game(played, reader),
            **of_seat(played, ended, seat, order.index(seat)),
            **of_facts(reader, seat),
            "faces": [face for night in played.nights for face in night.matched[seat]],
        }
        for seat in range(state.rules.seats)
    ]


def of_game(played: Played, reader: Reader) -> Row:
    """What is the same for all seats."""
    state, config = played.game.state, played.game.state.rules.config
    against_meng = config.players == 1
    return {
        "game": played.task.number,
        "deal": played.task.seed,
        "rules": REVISION,
        "players": config.players,
        "modules": ",".join(config.modules),
        "expert": config.expert,
        "layered_pile": config.layered_pile,
        "difficulty": config.difficulty if against_meng else None,
        "pairing": config.pairing if against_meng else None,
        "edition": played.game.catalog.edition,
        "own_figures": bool(played.game.catalog.overrides),
        "days": reader.day,
        "plies": played.game.ply,
        "decrees_in_play": [state.rules.figures.decrees[tile].name for tile in state.tiles],
        "dice": [face for night in played.nights for face in night.dice],
        "dice_missed": [face for night in played.nights for face in night.missed()],
    }


def of_seat(played: Played, ended: Outcome, seat: int, place: int) -> Row:
    """Who sat there, and how it ended."""
    state, thought = played.game.state, played.thoughts[seat]
    won = ended.winner == seat
    return {
        "seat": seat,
        "place": place + 1,
        "hand": state.rules.hand_decks[place],
        "bot": played.bot_of(seat),
        "total": ended.scores[seat],
        "vp": state.vp[seat],
        "rank": ended.ranks[seat],
        "winner": won,
        "palace": ended.palace[seat],
        "palace_spot": None if state.spot[seat] == NOWHERE else state.spot[seat] + 1,
        "envoy": state.envoy[seat],
        "jade": state.jade[seat],
        "intrigue": state.intrigue[seat],
        "rewards": [name for i, name in enumerate(REWARDS) for _ in range(state.rewards[seat * len(REWARDS) + i])],
        "turns": thought.turns,
        "decisions": thought.decisions,
        "seconds": round(thought.seconds, 6),
    }


def of_facts(reader: Reader, seat: int) -> Row:
    """What the events told of a seat."""
    facts, names = reader.seats[seat], reader.rules.location_names
    return {
        "palace_day": facts.palace_day,
        "left_palace": facts.left_palace,
        "night_matches": facts.night_matches,
        "walls_won": facts.walls_won,
        "wall_built": facts.wall_built,
        "decrees": facts.decrees,
        "tokens": facts.tokens,
        **{f"vp_{source}": vp for source, vp in facts.by_source.items()},
        **{f"at_{plain(name)}": count for name, count in zip(names, facts.at, strict=True)},
        **{f"act_{plain(name)}": count for name, count in zip(names, facts.act, strict=True)},
    }


def plain(name: str) -> str:
    """A name that may stand in a column's."""
    return name.replace("-", "_")
