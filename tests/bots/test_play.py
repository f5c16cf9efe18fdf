"""How bots play: blind to what is hidden, repeatable, within their budget, and into the Palace."""

from __future__ import annotations

import time
from random import Random

import pytest

import gugong
from gugong import Game, determinize
from gugong.bots import make
from gugong.bots.greedy import Greedy
from gugong.bots.ismcts import Ismcts
from gugong.bots.lots import Fate, Lots
from gugong.bots.planner import Planner, TurnSearch
from gugong.bots.signature import signature
from gugong.bots.turns import Thinker, random_playout
from gugong.configuration import MODULES
from gugong.engine.decisions import Decision
from gugong.engine.ids import CHANCE, NOWHERE
from gugong.view import deal_hidden
from tests.bots.games import game_of, played, wins
from tests.bots.soak import soak
from tests.scenes import ANNA, LISA, asked, position

SEARCHING = ("planner:nodes=40,deals=1", "ismcts:iterations=2,turns=2,nodes=40")
QUICK = ("random", "greedy", "planner:nodes=60", "ismcts:iterations=3,nodes=60")


def middle(seed: int, answers: int, players: int = 2, **options: object) -> Game:
    """A game some way in, greedily played."""
    game = gugong.new_game(players, seed=seed, **options)  # type: ignore[arg-type]
    bots = [make("greedy", seat) for seat in range(game.players)]
    for _ in range(answers):
        assert game.decision is not None
        game.play(bots[game.decision.seat].choose(game.view(game.decision.seat)))
    return game


@pytest.mark.parametrize("spec", QUICK)
def test_equal_views_get_equal_answers(spec: str) -> None:
    """Two positions that a seat cannot tell apart; both asked out of the blue."""
    random = Random(2)
    game = gugong.new_game(3, modules=["extras"], seed=2)
    compared = 0
    while (decision := game.decision) is not None and compared < 12:
        if len(decision.options) > 1 and random.random() < 0.06:
            view = game.view(decision.seat)
            other = determinize(view, random)
            assert make(spec, 1).choose(other.view(decision.seat)).text == make(spec, 1).choose(view).text
            compared += 1
        game.play(make("greedy", 1).choose(game.view(decision.seat)))
    assert compared == 12


@pytest.mark.parametrize("spec", QUICK)
def test_a_bot_leaves_the_view_as_it_was(spec: str) -> None:
    game = middle(4, 40)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    before = view.to_dict()

    make(spec).choose(view)

    assert view.to_dict() == before


SPECS = ["random", "greedy:whim=2", "planner:nodes=40", "ismcts:iterations=2,turns=2,nodes=40"]


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    assert game_of([spec, spec], 3).record() == game_of([spec, spec], 3).record()


def test_another_seed_plays_otherwise() -> None:
    records = {played(gugong.new_game(2, seed=1), [make("greedy:whim=3", s), make("random")]).record() for s in (1, 2)}

    assert len(records) == 2


def test_a_plan_is_kept_only_while_things_go_as_foreseen() -> None:
    """Asked about quite another position in between, a bot answers like a fresh one."""
    first, second = middle(5, 60), middle(9, 30)
    bot = Planner(seed=1, nodes=60)
    assert first.decision is not None
    assert second.decision is not None
    bot.choose(first.view(first.decision.seat))

    answer = bot.choose(second.view(second.decision.seat))

    assert answer.text == Planner(seed=1, nodes=60).choose(second.view(second.decision.seat)).text


@pytest.mark.parametrize("iterations", [1, 9, 64])
def test_iterations_are_a_budget(iterations: int) -> None:
    """Ways are followed as often as each other, so one of the last two's turn may be left over."""
    game = gugong.new_game(2, seed=3)
    assert game.decision is not None
    bot = Ismcts(1, iterations=iterations)

    bot.choose(game.view(game.decision.seat))

    assert iterations - 2 < bot.played <= iterations


def test_halving_keeps_the_best_way() -> None:
    """A way that the evaluation praises beyond all that playing on could show is the last one left."""
    game = gugong.new_game(2, seed=3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    thinker = Thinker(game.state.rules)
    search = TurnSearch(thinker, view.seat, 1)
    search.search(deal_hidden(view, Random(1)), 300)
    ways = search.ways[:11]
    ways[7].worth = 1e6

    assert Ismcts(1, iterations=60).try_out(thinker, view, ways, 1, 1.0) is ways[7]


@pytest.mark.parametrize("spec", ["greedy", "planner", "ismcts:iterations=20"])
def test_tokens_are_handed_in_when_it_is_the_last_time(spec: str) -> None:
    """C-26: before the final scoring; what four tokens bring is better than nothing."""
    tokens = ["vp-2", "swap", "envoy", "vp-2"]
    seats = {ANNA: {"tokens": tokens, "palace": 0}, LISA: {"tokens": tokens, "palace": 1}}
    game = position(2, phase="end", start=ANNA, seats=seats)
    assert asked(game) == (ANNA, "last-exchange")

    while game.decision is not None:
        game.play(make(spec, 1).choose(game.view(game.decision.seat)))

    assert [game.state.tokens_worth(seat) for seat in (ANNA, LISA)] == [0, 0]


@pytest.mark.parametrize("day", [1, 4])
@pytest.mark.parametrize("spec", ["greedy", "planner", "ismcts:iterations=20"])
def test_matches_bring_all_the_servants_they_can(spec: str, day: int) -> None:
    """B-NGT-02: fewer may be taken, and there is no reason to."""
    anna = {"hand": ["hand1-3"], "pool": 8}
    game = position(
        2, phase="night", day=day, start=ANNA, dice=[3, 3, 3], seats={ANNA: anna, LISA: {"hand": ["hand2-2"]}}
    )
    assert asked(game) == (ANNA, "night-servants")

    assert make(spec, 1).choose(game.view(ANNA)).text == "gain 3"


def test_time_is_a_budget() -> None:
    """What the first look at its own turn takes comes on top, so it is measured too."""
    game = gugong.new_game(2, seed=3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    begun = time.process_time()
    Planner(seed=1).choose(view)
    planning = time.process_time() - begun

    begun = time.process_time()
    Ismcts(1, time=0.3).choose(view)

    assert time.process_time() - begun < 0.3 + 2 * planning + 0.3


def test_a_fate_deals_alike_whatever_else_is_asked() -> None:
    """What is rolled does not hang on how many cards were drawn before."""
    options = list(gugong.new_game(2, seed=3).state.rules.answers.at)
    rolls, draws = Decision(CHANCE, "roll", options), Decision(CHANCE, "draw", options)
    one, other = Fate(8), Fate(8)

    first = [one.deal(rolls).id for _ in range(12)]
    second = [(other.deal(draws), other.deal(rolls).id)[1] for _ in range(12)]

    assert first == second
    assert len(set(first)) > 1
    assert first != [Fate(8).deal(draws).id for _ in range(12)]


def test_meng_is_weighed_by_weights_of_his_own() -> None:
    alone, together = gugong.new_game(1, seed=3), gugong.new_game(2, seed=3)
    for bot in (Greedy(), Planner(nodes=20), Ismcts(iterations=1, nodes=20)):
        for game, expected in ((alone, True), (together, False)):
            assert game.decision is not None
            bot.choose(game.view(game.decision.seat))
            assert bot.thinker is not None
            assert (bot.thinker.evaluation.automa_by_day is not None) is expected


def test_a_plan_can_be_compared_on_several_deals() -> None:
    """With modules that is what it does unless it is told otherwise."""
    game = middle(4, 90, modules=MODULES)
    texts: dict[int | None, list[str]] = {None: [], 0: [], 3: []}
    for _ in range(8):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        for deals, answers in texts.items():
            answers.append(Planner(seed=1, nodes=60, deals=deals).choose(view).text)
        game.play(make("greedy").choose(view))

    assert texts[None] == texts[3]
    assert texts[None] != texts[0]


def test_the_search_merges_equal_positions() -> None:
    """Paying and placing in another order leads to the same table, which is searched once."""
    game = gugong.new_game(2, seed=3)
    thinker = Thinker(game.state.rules)
    assert game.decision is not None
    seat = game.decision.seat
    search = TurnSearch(thinker, seat, 1)

    used = search.search(game.state.copy(), 10**12)

    worths = thinker.evaluation.worths
    ends = [signature(way.end, seat, worths) for way in search.ways if way.end.pending is not None]
    assert len(ends) == len(set(ends))
    assert len(search.seen) == used
    assert len(ends) > 100


def test_signatures_tell_positions_apart() -> None:
    game = middle(6, 50)
    thinker = Thinker(game.state.rules)
    assert game.decision is not None
    seat, worths = game.decision.seat, thinker.evaluation.worths
    before = signature(game.state, seat, worths)
    changed = game.state.copy()

    assert signature(changed, seat, worths) == before
    changed.pool[0] += 1
    assert signature(changed, seat, worths) != before


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 12) >= 11


def test_greedy_beats_random_with_all_modules() -> None:
    assert wins("greedy", "random", 6, modules=MODULES) >= 5


def test_a_whim_makes_it_easier() -> None:
    assert wins("greedy", "greedy:whim=12", 10) >= 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_reaches_the_palace(players: int) -> None:
    for seed in range(2):
        assert NOWHERE not in game_of(["greedy"] * players, seed).state.spot


@pytest.mark.parametrize("module", [*MODULES, "bonus-tokens"])
def test_greedy_reaches_the_palace_with_each_module(module: str) -> None:
    options: dict[str, object] = {"bonus_tokens": "current"} if module == "bonus-tokens" else {"modules": [module]}
    for seed in range(2):
        assert NOWHERE not in game_of(["greedy"] * 2, seed, **options).state.spot


@pytest.mark.parametrize("modules", [(), tuple(MODULES)], ids=["base", "all"])
def test_alone_against_meng(modules: tuple[str, ...]) -> None:
    assert game_of(["greedy"], 1, modules=modules).state.spot[0] != NOWHERE


@pytest.mark.parametrize("spec", SEARCHING)
def test_search_plays_with_all_modules(spec: str) -> None:
    game = game_of([spec, "random", "greedy"], 4, modules=MODULES)

    assert game.over
    assert game.state.spot[0] != NOWHERE


def test_random_playouts_end() -> None:
    state = gugong.new_game(2, seed=8).state
    lengths = [random_playout(state.copy(), Lots(seed)) for seed in range(20)]

    assert min(lengths) > 80
    assert len(set(lengths)) > 5


def test_determinized_play_never_fails() -> None:
    """A small soak; `python -m tests.bots.soak` is the large one."""
    assert soak(600) > 5
