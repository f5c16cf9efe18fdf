"""Doors, lobby, scores, replay, rules, previews, settings."""

from __future__ import annotations

import json
import re
from itertools import combinations, product

import pytest

from gugong.configuration import MODULES, make_config
from gugong.errors import ConfigError
from gugong.explain import NoSuchRule, rulebook
from gugong.explain.finding import search_rules
from gugong.view import View, view_of
from gugong.web import present
from gugong.web.page import BOT, PERSON, Seat
from gugong.words.languages import LANGUAGES
from tests.web.present.pages import KINDS, finished, game, page

USUAL = present.Settings()
LEVELS = ("easy", "normal")


def test_closed_doors_hide_what_is_one_persons() -> None:
    played = game("two", 5, 50)
    assert played.decision is not None
    seat = played.decision.seat
    outside = view_of(played.state, played.players, played.catalog)
    public = View(seat, played.catalog, outside.state, outside.unseen, outside.loose, outside.asked, None)
    shown = page(played, seat, view=public, told=(), hot_seat=True)
    html = present.doors(shown, USUAL)
    for card in played.state.hands[seat]:
        assert f'"pc-card-{played.state.rules.figures.cards[card].name}"' not in html
    assert re.findall(r'data-action="([^"]*)"', html) == ["ready"]
    assert shown.seats[seat].name in html
    empty = [name for name, part in present.door_parts(shown).items() if not part]
    assert "board" not in present.door_parts(shown)  # its ground stays where it is; a part would take it away
    assert {"hand", "own", "answers", "what", "log", "since", "discard"} <= set(empty)


def test_a_first_visitor_can_begin_with_one_click() -> None:
    html = present.lobby(present.Lobby(()))
    assert 'data-quick="meng"' in html
    assert "No games yet" in html
    assert html.count('method="post" action="/games"') == 5


def test_the_lobby_lists_games_and_says_what_was_wrong() -> None:
    seats = (Seat("Red", PERSON), Seat("White", BOT, "normal"))
    games = (present.Kept("x1", seats, 2, "your-turn", "Your turn", "Day 2", "now"),)
    html = present.lobby(present.Lobby(games, LEVELS, "A whole number is needed."))
    assert 'class="g turn" href="/games/x1"' in html
    assert "A whole number is needed" in html
    assert html.count('<option value="normal" selected>normal') == 6  # of four bots, of Meng, of pieces on the move


def test_the_lobby_begins_with_the_games_that_wait_for_the_reader() -> None:
    """Three of them above the ways in, the others below; the red way in is that to friends, but at the first visit."""
    seats = (Seat("Red", PERSON), Seat("White", BOT, "normal"))
    kinds = ("waiting", "your-turn", "over", "your-turn", "your-turn", "your-turn")
    games = tuple(present.Kept(f"{n}" * 20, seats, 1, kind, "line", "detail", "now") for n, kind in enumerate(kinds))
    html = present.lobby(present.Lobby(games))
    above, _, below = html.partition('data-quick="learn"')

    assert re.findall(r'href="/games/(\d)', above) == ["1", "3", "4"]
    assert re.findall(r'href="/games/(\d)', below) == ["0", "2", "5"]
    assert re.findall(r'class="q big"[^>]* data-quick="(\w+)"', html) == ["friends"]
    assert re.findall(r'class="q big"[^>]* data-quick="(\w+)"', present.lobby(present.Lobby(()))) == ["learn"]


def test_the_lobby_says_how_each_level_plays() -> None:
    html = present.lobby(present.Lobby((), LEVELS))
    for level, sentence in (("easy", "Looks at one turn"), ("normal", "Searches its whole turn")):
        assert f'<dt>{level}</dt><dd id="level-{level}">{sentence}' in html
    assert html.count('aria-describedby="level-normal"') == 4
    assert "four; normal level" in html


def forbidden(reasons: dict[str, str], modules: tuple[str, ...]) -> str:
    """Why a choice does not go with these modules, as lobby.js finds it."""
    if not reasons.get(""):
        return next((reasons[module] for module in modules if module in reasons), "")
    return "" if any(module not in reasons for module in modules) else reasons[""]


def test_the_lobby_knows_every_mix_that_the_rules_forbid() -> None:
    """It asks about pairs alone, and from them the page finds the same as the rules say of every mix."""
    found = re.search(r'id="refusals">(.*?)</script>', present.lobby(present.Lobby(())), re.DOTALL)
    assert found is not None
    refusals = json.loads(found.group(1))
    choices: dict[str, dict[str, object]] = {
        "layered_pile=1": {"layered_pile": True},
        "expert=1": {"expert": True},
        "bonus_tokens=current": {"bonus_tokens": "current"},
        "bonus_tokens=first": {"bonus_tokens": "first"},
    }
    for players, count in product((1, 2), range(len(MODULES) + 1)):
        for modules, (name, choice) in product(combinations(MODULES, count), choices.items()):
            said = forbidden(refusals[str(players)].get(name, {}), modules)
            try:
                make_config({"players": players, "modules": list(modules), **choice})
            except ConfigError:
                assert "/rules/" in said
            else:
                assert said == ""


@pytest.mark.parametrize("kind", ["solo", "two", "five", "modules"])
def test_scores_are_those_of_the_game(kind: str) -> None:
    over = finished(kind)
    html = present.parts(page(over, 0), USUAL)["scores"]
    cells = re.findall(r'<tr class="tt">.*?</tr>', html, re.DOTALL)[0]
    totals = [int(total) for total in re.findall(r"(?:<td>|</s> )(\d+)</td>", cells)]
    assert sorted(totals) == sorted(int(str(score["total"])) for score in over.scores().values())
    assert html.count('class="ln p') == over.players
    winner = "Nobody" if over.winner is None else "You win" if over.winner == 0 else "wins with"
    assert winner in html


@pytest.mark.parametrize("kind", KINDS)
def test_the_chart_ends_where_the_game_does(kind: str) -> None:
    over = finished(kind)
    html = present.parts(page(over, 0), USUAL)["scores"]
    ends = sorted(int(vp) for vp in re.findall(r'class="lb">.*? (-?\d+)</text>', html))
    assert ends == sorted(over.state.vp[: over.players])


def test_a_replay_steps_by_turns_and_marks_the_nights() -> None:
    over = finished("two")
    whole = page(over, 0)
    html = present.replay(page(game("two", 3, 40), 0), whole.told, over.ply, USUAL)
    turns = [each.ply for each in whole.told if each.event.kind == "turn"]
    assert json.dumps(turns, separators=(", ", ": ")) in html
    assert html.count("mk-n") == sum(each.event.kind == "night" for each in whole.told)
    assert f'max="{over.ply}"' in html
    for name in present.replay_parts(whole, USUAL):
        assert f'id="{name if name == "pieces" else f"part-{name}"}"' in html


def test_all_rules_are_on_the_page_and_can_be_searched() -> None:
    html = present.rules()
    assert all(f'id="{id}"' in html for id in rulebook())
    found = present.search_page("wall tie")
    assert (
        re.findall(r'class="entry" id="([^"]+)"', found)[:60]
        == [each.rule.id for each in search_rules("wall tie", "en", LANGUAGES)][:60]
    )
    assert "No rule has these words" in present.search_page("xyzzyx")
    assert "<script>" not in present.search_page("<script>")
    assert 'id="B-WAL-04"' in present.rule_page("b-wal-04")
    with pytest.raises(NoSuchRule):
        present.rule_page("B-XYZ-99")


def test_a_preview_says_what_changes_and_what_is_asked_then() -> None:
    played = game("two", 3, 0)
    while played.decision is not None and played.decision.prompt != "location":
        played.play(played.decision.options[0])
    assert played.decision is not None
    seat = played.decision.seat
    before = page(played)
    after = played.copy()
    after.play(played.decision.options[0])
    new = after.events[len(played.events) :]
    said = present.preview(before, after.view(seat), new)
    html = str(said["html"])
    assert "Then: " in html or "→" in html
    unknown = present.preview(before, None, [])
    assert "chance" in str(unknown["html"])
    assert unknown["ghosts"] == {}


@pytest.mark.parametrize("pays", [False, True])
def test_a_preview_says_that_no_action_follows_if_the_fee_is_not_paid(pays: bool) -> None:
    played = game("two", 3, 0)
    while played.decision is not None and played.decision.prompt != "fee":
        played.play(played.decision.options[0])
    assert played.decision is not None
    seat = played.decision.seat
    before, after = page(played), played.copy()
    after.play(played.decision.options[0 if pays else -1])
    said = present.preview(before, after.view(seat), after.events[len(played.events) :])
    assert ("no action follows" in str(said["html"])) == (not pays)
    assert len(said["clauses"]) == len(said["spots"]) + (not pays) + ("Then: " in str(said["html"]))  # type: ignore


def test_since_your_last_turn_tells_of_a_ship_that_was_lost() -> None:
    for seed in range(40):
        shown = page(game("two", seed, 160))
        lost = [told for told in shown.told if told.event.kind == "lost-at-sea" and told.ply > shown.since]
        if lost:
            assert "lost at sea" in present.parts(shown, USUAL)["since"]
            return
    pytest.fail("no ship was lost in any of these games")


def test_meng_explains_his_latest_turn_step_by_step() -> None:
    shown = page(game("solo", 7, 60))
    rivals = present.parts(shown, present.Settings())["rivals"]
    steps = re.findall(r"<li><svg.*?</svg><span>(.*?)</span><small>(\d+) of (\d+)", rivals)
    assert len(steps) > 1
    assert "automa card" in steps[0][0]
    assert [int(number) for _, number, _ in steps] == list(range(1, len(steps) + 1))
    assert all("/rules/S-" in said or "/rules/B-" in said for said, _, _ in steps)
    assert 'class="reason"' not in present.parts(page(game("two", 7, 60)), present.Settings())["rivals"]


def test_why_not_is_a_sentence_with_its_rule() -> None:
    said = present.why("your pool has 1 <Servant>", "B-DEC-01")
    assert "Your pool has 1 &lt;Servant&gt;." in str(said["html"])
    assert "/rules/B-DEC-01" in str(said["html"])


def test_a_problem_is_a_sentence_and_a_way_on() -> None:
    html = present.problem(500, "there is no such game")
    assert "Your games are kept." in html
    assert "There is no such game." in html
    assert 'href="/"' in html


@pytest.mark.parametrize("text", [None, "", "x", "speed.light", "show_known.2-speed.", "-" * 500, "show_known.1.1"])
def test_settings_that_say_nothing_are_as_usual(text: str | None) -> None:
    assert present.settings_from_cookie(text) == USUAL


def test_settings_are_read_as_they_are_written() -> None:
    chosen = present.Settings(False, False, True, True, "fast", "pl")
    assert present.settings_from_cookie(chosen.to_cookie()) == chosen


def test_meng_explains_himself() -> None:
    shown = page(game("solo", 4, 40), 0)
    parts = present.parts(shown, USUAL)
    assert 'class="reason"' in parts["rivals"]
    assert "<summary>Why</summary>" in parts["since"]


def test_the_log_is_of_what_the_seat_is_told() -> None:
    played = game("two", 6, 80)
    for seat in range(2):
        shown = page(played, seat)
        hidden = [each for each in shown.told if (each.event.kind, each.event.seat) == ("discard-fee", 1 - seat)]
        lines = present.parts(shown, USUAL)["log"]
        other = shown.seats[1 - seat].name
        if hidden and hidden[-1].ply > played.ply - 10:
            assert f"{other} pays the fee by discarding a card face down" in lines


def test_a_hint_says_less_with_a_minus_and_more_with_a_plus() -> None:
    """The best by its chance to win may have fewer VP than another answer."""
    shown = page(game("two", 5, 50))
    assert shown.view.decision is not None
    texts = [each.text for each in shown.view.decision.options]
    found = [
        (text, (), chance, lead, ())
        for text, chance, lead in zip(texts, (0.6, 0.5, 0.4), (7.0, 2.0, 8.0), strict=False)
    ]
    assert len(found) == 3
    html = present.hint(shown, found)
    assert re.findall(r"−\d+ in 100, [^<]*", html) == ["−10 in 100, −5 VP", "−20 in 100, +1 VP"]
