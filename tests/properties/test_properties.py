"""Properties over 750 random games of two to five players, 2,000 in `make soak`; a failure's first line replays it."""

from __future__ import annotations

from collections import Counter

import pytest

from gugong import Game
from gugong.explain.questions import RULES as PROMPTS
from tests.lengths import length
from tests.properties import games, soak
from tests.properties.counting import hold
from tests.properties.games import Failure, check_game, walk
from tests.properties.telling import rule_ids

GAMES = {2: 1850, 3: 80, 4: 40, 5: 30}  # by players; short games are more
CHECKED = {**GAMES, 2: length(600, GAMES[2])}
BLOCK = 20
BLOCKS = [(players, first) for players, games in CHECKED.items() for first in range(0, games, BLOCK)]

# Rules that only forbid or allow: nothing happens by them.
WITHOUT_EVENT = {
    "B-DBL-05": "where the Double never stands",
    "B-DEC-03": "a Decree is owned once at most",
    "B-JAD-03": "Jade never runs out",
    "B-MOR-01": "day 1 has no Morning",
    "B-MOR-05": "each Decree used in the Morning tells its own rule",
}


@pytest.mark.long
@pytest.mark.parametrize(("players", "first"), BLOCKS)
def test_every_property_holds(players: int, first: int) -> None:
    """All counts at every decision, costly properties at one decision in a hundred, or in twenty."""
    for seed in range(first, first + BLOCK):
        assert check_game(players, seed).over


def test_random_games_visit_every_question_and_rule() -> None:
    """What random games never see, the properties say nothing about. The games are all those of the test above."""
    prompts: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for players, games_each in GAMES.items():
        for seed in range(games_each):
            for game in walk(players, seed):
                if game.decision is not None:
                    prompts[game.decision.prompt] += 1
            rules.update(event.rule for event in game.events)

    assert set(prompts) == {prompt for prompt, rule in PROMPTS.items() if rule[0] in "BC"}
    assert {rule for rule in rule_ids() if rule.startswith("B-")} - set(rules) <= set(WITHOUT_EVENT)


def test_a_failure_prints_the_line_that_replays_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first line is a command, and that command fails alike."""

    def break_at_40(game: Game) -> None:
        hold(game.ply < 40, "broken on purpose")

    monkeypatch.setattr(games, "counts", break_at_40)
    with pytest.raises(Failure) as told:
        check_game(3, 11)
    line, reason = str(told.value).split("\n")
    command, _, arguments = line.partition(" --")
    assert (command, reason) == ("python -m tests.properties.soak", "broken on purpose")

    assert soak.main(f"--{arguments}".split()) == 1
    assert capsys.readouterr().out.startswith(line)

    monkeypatch.undo()
    assert soak.main(f"--{arguments}".split()) == 0


def test_a_soak_counts_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m tests.properties.soak --seconds 0.1` plays a game to its end."""
    assert soak.main(["--seconds", "0.1", "--first", "3"]) == 0
    assert "1 games" in capsys.readouterr().out
