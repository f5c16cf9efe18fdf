"""Asking changes nothing, a copy is a game of its own, and the answers are the whole truth: undo, replay, positions."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import orjson

import gugong
from gugong import Game, explain
from gugong.configuration import MODULES
from gugong.engine.events import Event
from gugong.explain.events import plain
from gugong.explain.voice import TableVoice
from tests.properties.counting import asked, counts, hold, question
from tests.properties.mixes import BONUS
from tests.properties.players import Player

OUTSIDE = "Y-"  # rules of a module from outside, for which the package has no words
MORE_RULES: set[str] = set()  # those that such a module brings
DOCS = Path(__file__).resolve().parents[2] / "docs"


@cache
def rule_ids() -> frozenset[str]:
    """Every rule and ruling that has a heading in docs."""
    rulings = re.findall(r"^#+ ([ACE]-\d+)\b", (DOCS / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    return frozenset([*(DOCS / "rules" / "ids.txt").read_text(encoding="utf-8").split(), *rulings])


def text(data: object) -> str:
    """JSON as bytes would be: order and all."""
    return orjson.dumps(data).decode()


def same(game: Game, before: dict[str, object], what: str) -> None:
    """The game stands where it stood."""
    after = game.to_dict()
    if after != before:
        differing = [f"{key}: {before[key]} -> {after.get(key)}" for key in before if before[key] != after.get(key)]
        hold(False, f"{what}:", *differing)


def asking_changes_nothing(game: Game, random: Random) -> None:
    """Whatever is read of a game, it is as before, and reads the same again."""
    before = game.to_dict()
    question_before = asked(game.decision)
    seat = random.randrange(game.players)
    record = game.record(seat)
    first, second = (everything_read(game, seat) for _ in range(2))
    hold(first == second, "asked twice, two answers")
    if game.over:
        hold(record == game.record(seat), "two records")
    same(game, before, "asking changed the game")
    hold(asked(game.decision) == question_before, "asking changed the question")


def everything_read(game: Game, seat: int) -> list[str]:
    """All that can be asked of a game, once."""
    told = [text(game.view(seat).to_dict()), repr(game.events[-20:]), repr(game.scores())]
    return [*told, str(game.winner), str(game.why_not("done")), str(game.ply), str(game.answers[-20:]), str(game.over)]


def events_name_rules(game: Game, random: Random) -> None:
    """Every event has a kind, a rule with a heading in docs, and a seat or nobody."""
    for event in game.events:
        hold(event.rule in rule_ids() | MORE_RULES, "an event with an unknown rule:", event)
        hold(bool(event.kind) and -1 <= event.seat < game.players, "whose event?", event)


def words_are_found(game: Game, random: Random) -> None:
    """The question, each answer and the latest events can be said, whoever hears them."""
    state, decision = game.state, game.decision
    if decision is not None:
        ours = set(state.rules.config.modules) <= {*MODULES, *BONUS}
        asks = explain.prompt(state, decision)
        found = asks != f"{decision.prompt}?" or not ours
        hold(asks.endswith("?") and whole(asks) and found, "no words for", decision, asks)
        for option in decision.options:
            said = explain.answer(state, decision, option)
            found = said != option.text or not ours
            hold(bool(said) and whole(said) and found, "an answer without words:", option.text, said)
    for event in game.events[-6:] if not game.over else one_of_each(game):
        for viewer in (None, random.randrange(game.players)):
            words = explain.event(state, event, viewer=viewer)
            plainly = TableVoice(state.rules).say(plain(explain.hide(event, viewer)))
            found = words != plainly or event.rule.startswith(OUTSIDE)
            hold(bool(words) and whole(words) and found, "an event without words:", event, words)
            row = explain.event_to_dict(state.rules, explain.hide(event, viewer))
            hold(row["kind"] == event.kind and orjson.loads(text(row)) == row, "an event that is no JSON:", event)


def whole(sentence: str) -> bool:
    """No field is left open, and none is filled with what is nothing."""
    return not any(sign in sentence for sign in ("{", "}", "None", "()"))


def one_of_each(game: Game) -> list[Event]:
    """The last event of each kind, told by the same rule for a like cause."""
    return list({(event.kind, event.rule, event.decided): event for event in game.events}.values())


def refusals_have_reasons(game: Game, random: Random) -> None:
    """An answer not on offer is refused with a reason, nonsense with another; the game stays as it was."""
    before = game.to_dict()
    table = game.state.rules.answers.all
    for answer in random.sample(table, 2):
        reason = game.why_not(answer.text)
        if game.decision is not None and game.decision.find(answer.text) is not None:
            hold(reason is None, "an answer on offer with a reason against it:", answer.text, reason)
            continue
        hold(reason is not None and whole(reason), "no reason against", answer.text, reason)
        hold(refused(game, answer.text, gugong.IllegalAnswer), "played though not on offer:", answer.text)
    if random.random() < 0.05:  # looking for answers that are near it takes long
        hold(refused(game, f"at nowhere {random.random()}", gugong.MalformedAnswer), "nonsense was played")
    same(game, before, "a refusal changed the game")


def refused(game: Game, answer: str, error: type[gugong.AnswerError]) -> bool:
    """Whether the game refuses this answer with this error."""
    try:
        game.play(answer)
    except error as refusal:
        return bool(str(refusal).strip())
    return False


def a_copy_is_a_game_of_its_own(game: Game, random: Random) -> None:
    """Playing on a copy never changes its original; the same answers lead to the same game."""
    before = game.to_dict()
    question_before = asked(game.decision)
    one = game.copy()
    play_on(one, random, 25)
    same(game, before, "playing on a copy changed its original")
    hold(asked(game.decision) == question_before, "playing on a copy changed the question")
    other = game.copy()
    follow(other, one)
    same(other, one.to_dict(), "two copies, the same answers, two games")


def play_on(game: Game, random: Random, most: int) -> None:
    """Give up to `most` random answers."""
    player = Player(random, random.choice(("even", "busy", "trader")))
    for _ in range(most):
        if game.decision is None:
            return
        game.play(player.choose(game.decision))


def follow(game: Game, leader: Game) -> None:
    """Give the answers that the other game has had since; where chance is dealt, it must deal the same."""
    begun = len(game.answers)
    for place, (seat, answer) in enumerate(leader.answers[begun:], start=begun):
        if game.ply > place:
            hold(game.answers[place] == (seat, answer), "chance dealt otherwise at", place, game.answers[place], answer)
            continue
        hold(game.decision is not None and game.decision.seat == seat, "another seat is asked at", place, game.decision)
        game.play(answer)


def undo_restores(game: Game, random: Random) -> None:
    """Undone answers give back the exact position, and played again the same future."""
    trial = game.copy()
    player = Player(random, "busy")
    past: list[tuple[dict[str, object], tuple[int, str, list[str]] | None, str]] = []
    for _ in range(2):
        if trial.decision is None:
            break
        seat, before, question_before = trial.decision.seat, trial.to_dict(), asked(trial.decision)
        answer = player.choose(trial.decision)
        trial.play(answer)
        if seat >= 0:
            past.append((before, question_before, answer.text))
    after = trial.to_dict()
    end = trial.copy()
    for before, question_before, _ in reversed(past):
        trial.undo()
        same(trial, before, "undo did not restore the position")
        hold(asked(trial.decision) == question_before, "undo did not restore the question")
    if past:
        follow(trial, end)
        same(trial, after, "undone and played again, another game")


def record_replays(game: Game, random: Random) -> None:
    """The record plays to the same position and question, and on to the same end."""
    record = game.record()
    again = gugong.replay(record)
    same(again, game.to_dict(), "the record gives another game")
    hold(asked(again.decision) == asked(game.decision), "the record gives another question")
    hold(again.record() == record, "the record of the replay is another")
    if game.over:
        hold([repr(event) for event in again.events] == [repr(event) for event in game.events], "other events")
    goes_on_alike(game, again, random)


def position_reloads(game: Game, random: Random) -> None:
    """The position, through JSON and back, is the same and goes on to the same end."""
    before = game.to_dict()
    again = Game.from_dict(orjson.loads(text(before)), chance="ask")
    same(again, before, "the position read back is another")
    hold(asked(again.decision) == asked(game.decision), "the position read back asks", again.decision)
    goes_on_alike(game, again, random)


def goes_on_alike(game: Game, other: Game, random: Random) -> None:
    """The same answers lead both games to the same position. `other` asks chance, `game` may deal it."""
    trial = game.copy()
    play_on(trial, random, 25)
    for seat, answer in trial.answers[game.ply :]:
        hold(other.decision is not None and other.decision.seat == seat, "another seat is asked:", other.decision)
        other.play(answer)
    same(other, trial.to_dict(), "the same answers, another game")
    hold(asked(other.decision) == asked(trial.decision), "the same answers, another question")


def the_end_adds_up(game: Game, random: Random) -> None:
    """Items add up to the VP; the winner stands in the Palace, and nobody there has more."""
    sheet = game.scores()
    for seat, row in sheet.items():
        items = row["items"]
        assert isinstance(items, list)
        hold(sum(vp for _, vp in items) == row["vp"] == game.state.vp[seat], "items do not add up", row)
        hold(
            all(rule == "track" or rule in rule_ids() | MORE_RULES for rule, _ in items),
            "an item without a rule",
            items,
        )
    if not game.over:
        hold(game.winner is None, "a winner before the end")
        return
    arrived = [seat for seat in sheet if game.state.spot[seat] >= 0 or seat == game.state.rules.automa]
    hold(all(bool(row["counts"]) == (seat in arrived) for seat, row in sheet.items()), "who counts?", sheet)
    if game.winner is None:
        hold(not arrived, "nobody wins, but these are in the Palace:", arrived)
    else:
        best = max(game.state.vp[seat] for seat in arrived) if arrived else -1
        hold(game.winner in arrived and game.state.vp[game.winner] == best, "the winner is not the best", sheet)
    counts(game)
    question(game)
