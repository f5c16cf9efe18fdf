"""The jade garden: installed from outside, played, explained, written down; and what install refuses."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gugong
from gugong import Game
from gugong.engine.frames import Frame, register
from gugong.engine.moments import Moments
from gugong.engine.rules import Rules
from gugong.explain.rulebook import read_page
from gugong.installed import INSTALLED
from gugong.installing import uninstall
from tests.example_module.rules.figures import NAME
from tests.example_module.rules.module import JadeGarden
from tests.properties import counting, telling
from tests.properties.games import check_game, walk
from tests.scenes import ANNA, LISA, asked, offered, play, position, rules_told, seat
from tests.visits import refusal, visiting

HERE = Path(__file__).resolve().parent
PACKAGE = "tests.example_module"
CATALOG = HERE / "edition_1.toml"
GARDEN: dict[str, Any] = {"config": {"players": 2, "modules": [NAME]}}
PANJUN = ("summer-palace", "peasant-revolt", "stairs", "extras")
RULES = {rule.id for rule in read_page((HERE / "rulebook" / "en.md").read_text(encoding="utf-8"))}
Figures = dict[str, Any]


@pytest.fixture(name="garden")
def _garden(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The garden is installed for one test, and the properties know what it brings."""
    monkeypatch.setattr(telling, "MORE_RULES", RULES)
    monkeypatch.setitem(counting.MORE_CARDS, NAME, 1)
    monkeypatch.setitem(counting.MORE_TOKENS, NAME, 2)
    gugong.install(PACKAGE)
    yield
    uninstall(NAME)


def at_the_garden(planted: int = 0, **me: Any) -> Game:
    """Anna stands before the gardener."""
    return visiting(NAME, players=2, me=me, modules={NAME: {"planted": [planted, 0]}}, **GARDEN)


def planted(game: Game) -> list[int]:
    """The Jade in the garden, as a position writes it."""
    things: Any = game.to_dict()["modules"]
    found: list[int] = things[NAME]["planted"]
    return found


def harvesting() -> Game:
    """Anna has planted two Jade and takes a harvest token."""
    things: dict[str, Any] = {"modules": {NAME: {"planted": [2, 0]}}, "map": {"lanzhou": "harvest"}}
    game = visiting("travel", players=2, **things, **GARDEN)
    play(game, ANNA, "a", "city lanzhou", "token harvest")
    return game


# Playing


@pytest.mark.usefixtures("garden")
def test_a_plants_a_jade_for_two_steps_of_the_envoy() -> None:
    """Y-GDN-01: what is planted is no longer held."""
    game = at_the_garden(jade=2, envoy=1)

    play(game, ANNA, "a")

    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["envoy"], planted(game)) == (1, 3, [1, 0])
    assert "Y-GDN-01" in rules_told(game)


@pytest.mark.usefixtures("garden")
def test_b_plants_a_jade_and_pays_a_servant_for_three_steps_of_intrigue() -> None:
    """Y-GDN-02: the Servant goes to the supply."""
    game = at_the_garden(jade=1, pool=2)

    play(game, ANNA, "b", "pay 1")

    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["pool"], planted(game)) == (0, 1, [1, 0])
    assert game.state.intrigue[ANNA] == 3


@pytest.mark.usefixtures("garden")
def test_without_jade_or_servant_the_gardener_says_why() -> None:
    """Y-GDN-01, Y-GDN-02: each is refused by its rule."""
    assert refusal(at_the_garden(jade=1, pool=0), "b") == "Y-GDN-02"

    poor = at_the_garden(jade=0, tokens=["vp-2", "envoy", "swap"])

    assert offered(poor)[0] == "decline"
    assert poor.why_not("a") is not None
    assert "no Jade to plant" in str(poor.why_not("a"))
    assert refusal(poor, "a") == "Y-GDN-01"


@pytest.mark.usefixtures("garden")
def test_a_harvest_takes_a_jade_back_or_lets_it_bloom() -> None:
    """Y-GDN-03: the token asks a question of the module's own."""
    game = harvesting()
    assert asked(game) == (ANNA, "harvest")
    assert offered(game)[:2] == ["harvest jade", "harvest bloom"]
    bloom = game.copy()

    play(game, ANNA, "harvest jade")
    play(bloom, ANNA, "harvest bloom")

    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["vp"], planted(game)) == (1, 0, [1, 0])
    assert (seat(bloom, ANNA)["jade"], seat(bloom, ANNA)["vp"], planted(bloom)) == (0, 2, [2, 0])


@pytest.mark.usefixtures("garden")
def test_with_nothing_planted_the_token_is_only_stored() -> None:
    """Y-GDN-03: its benefit is refused with the reason."""
    game = visiting("travel", players=2, map={"lanzhou": "harvest"}, **GARDEN)
    play(game, ANNA, "a", "city lanzhou")

    assert refusal(game, "token harvest") == "Y-GDN-03"


@pytest.mark.usefixtures("garden")
def test_the_view_of_the_garden_scores_what_is_planted() -> None:
    """Y-GDN-04: 2 VP for each, at most 10."""
    for count, vp in ((3, 6), (7, 10)):
        decrees = {"garden-view": [LISA]}
        game = position(2, phase="end", decrees=decrees, modules={NAME: {"planted": [1, count]}}, **GARDEN)
        while not game.over:
            game.play("done")

        scored = [(event.seat, event.values[0]) for event in game.events if event.rule == "Y-GDN-04"]
        assert (LISA, vp) in scored


# Whole games


@pytest.mark.usefixtures("garden")
@pytest.mark.parametrize("others", [(), PANJUN], ids=["alone", "with all four"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_hold_every_property(players: int, others: tuple[str, ...]) -> None:
    """Counts, records, positions, copies, undo and views, as with any module."""
    for seed in (5, 7):  # one that likes the officials of Jade, one that asks for chance, experts among them
        assert check_game(players, seed, modules=(*others, NAME)).over


@pytest.mark.usefixtures("garden")
def test_meng_plays_with_the_garden_on_the_table() -> None:
    """A game against Meng ends too."""
    assert check_game(1, 3, modules=(NAME,)).over


@pytest.mark.usefixtures("garden")
def test_random_games_visit_the_garden() -> None:
    """All rules of the garden are seen, or the games above say nothing."""
    seen: set[str] = set()
    for seed in range(120):
        *_, game = walk(2 + seed % 4, seed, (NAME,))
        seen |= rules_told(game)

    assert RULES - seen == set()


@pytest.mark.usefixtures("garden")
def test_a_position_and_a_record_carry_the_garden() -> None:
    """In the middle of a question of its own."""
    game = harvesting()
    loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert loaded.to_dict() == game.to_dict()
    assert asked(loaded) == (ANNA, "harvest")

    assert gugong.replay(game.record()).to_dict() == game.to_dict()
    with pytest.raises(gugong.PositionError, match=r"modules\.jade-garden: planted: a list of 2 is needed"):
        position(2, modules={NAME: {"planted": [1]}}, **GARDEN)


# Words


# The page that walks through it


@pytest.mark.usefixtures("garden")
def test_the_page_shows_the_files_and_its_games_play() -> None:
    """docs/write-a-module.md: its figures are those of the file, and what it has you type works."""
    page = (HERE.parents[1] / "docs" / "write-a-module.md").read_text(encoding="utf-8")
    toml = page.partition("```toml\n")[2].partition("```")[0]
    assert tomllib.loads(toml) == tomllib.loads(CATALOG.read_text(encoding="utf-8"))

    code = page.partition("## 6.")[2].partition("```python\n")[2].partition("```")[0]
    uninstall(NAME)
    typed: dict[str, Any] = {}
    exec(code, typed)
    assert typed["game"].over


# Installing


def test_until_it_is_installed_nobody_knows_the_garden() -> None:
    """The list of modules says so; a record from elsewhere too."""
    with pytest.raises(gugong.ConfigError, match="there is no 'jade-garden'"):
        gugong.new_game(2, modules=[NAME])


@pytest.mark.usefixtures("garden")
def test_it_stands_behind_the_others_and_nothing_of_theirs_moves() -> None:
    """Cards, tokens, Decrees and locations keep their numbers; a game without it is the same game."""
    tables, rules = gugong.load_catalog().engine_figures, gugong.new_game(2, seed=1).state.rules
    with_it = gugong.new_game(2, seed=1).record()
    uninstall(NAME)
    before, rules_before = gugong.load_catalog().engine_figures, gugong.new_game(2, seed=1).state.rules
    without = gugong.new_game(2, seed=1).record()
    gugong.install(PACKAGE)

    assert [card.name for card in tables.cards][: len(before.cards)] == [card.name for card in before.cards]
    assert [kind.name for kind in tables.tokens][:-1] == [kind.name for kind in before.tokens]
    assert rules.location_names[:-1] == rules_before.location_names
    assert with_it == without


@pytest.mark.usefixtures("garden")
def test_twice_is_an_error() -> None:
    """And the first one stays."""
    with pytest.raises(gugong.InstallError, match="jade-garden is installed already"):
        gugong.install(PACKAGE)

    assert gugong.new_game(2, modules=[NAME], seed=1).decision is not None


def test_a_catalog_from_before_is_refused_with_the_reason() -> None:
    """A game without the garden goes on with it."""
    older = gugong.load_catalog({"boards": {"prices": {"wall-b": 1}}})
    gugong.install(PACKAGE)
    try:
        assert gugong.new_game(2, catalog=older, seed=1).decision is not None
        with pytest.raises(gugong.ConfigError, match="was loaded before jade-garden was installed"):
            gugong.new_game(2, modules=[NAME], catalog=older)
    finally:
        uninstall(NAME)


@pytest.mark.usefixtures("garden")
def test_an_owner_changes_its_figures_like_any_other() -> None:
    """The file goes by the module's name."""
    generous = gugong.load_catalog({"jade_garden": {"garden": {"a": {"envoy": 3}}}})
    game = gugong.new_game(2, modules=[NAME], catalog=generous, seed=1)

    assert gugong.replay(game.record()).to_dict() == game.to_dict()
    with pytest.raises(gugong.CatalogError, match="no such action: 'jade-gardn'; did you mean jade-garden"):
        gugong.load_catalog({"jade_garden": {"cards": {"garden-6": {"action": "jade-gardn"}}}})


class Renamed(JadeGarden):
    """The garden under another name."""

    def __init__(self, name: str = "", place: str = "", effect: str = "") -> None:
        self.named = name
        self.place = place
        self.effect = effect

    def name(self) -> str:
        return self.named

    def locations(self) -> list[str]:
        return [self.place] if self.place else []

    def officials(self) -> list[Any]:
        return super().officials() if self.place else []

    def effects(self) -> list[str]:
        return [self.effect] if self.effect else []


class TwoOfficials(Renamed):
    """More officials than places."""

    def officials(self) -> list[Any]:
        return [*super().officials(), *super().officials()]


class Broken(Renamed):
    """A module that fails as soon as a game is made up."""

    def moments(self, rules: Rules, place: int) -> Moments:
        raise ZeroDivisionError("no garden")


@pytest.mark.parametrize(
    ("module", "figures", "error"),
    [
        (7, {}, "a package, or an object of a subclass of Module, is needed, not 7"),
        (Renamed("Jade Garden"), {}, "small letters and hyphens"),
        (Renamed("stairs"), {}, "stairs: the name is taken"),
        (Renamed("solo"), {}, "solo: the name is taken"),
        (Renamed("gift-cards"), {}, "gift-cards: the name is taken"),
        (Renamed("park", "wall"), {}, "location or effect 'wall' is taken"),
        (Renamed("park", "", "pier-1"), {}, "location or effect 'pier-1' is taken"),
        (TwoOfficials("park", "park"), {}, "every location has one official"),
        (Broken("park"), {}, "park: no game can be begun with it: ZeroDivisionError: no garden"),
        (Renamed("park", "park"), {}, "park.toml: cards: 1 locations need as many cards"),
        (Renamed("park"), {"tokens": {"swing": {"copies": 1, "source": "x"}}}, "knows no effect 'swing'"),
        (Renamed("park"), {"tokens": {"swap": {"copies": 1, "source": "x"}}}, "the name is taken already"),
        (Renamed("park"), {"park": {"trees": 3}}, "park.trees: the figure has no source"),
        (Renamed("park"), {"trees": 3, "trees_source": "x"}, "park.toml: trees: a table is needed"),
        (
            Renamed("park"),
            {"cards": {"swing-1": {"deck": "hand1", "value": 1, "action": "none", "source": "x"}}},
            "a module's cards are for board or draw",
        ),
        (Renamed("park"), "no-such-file.toml", "no-such-file.toml: cannot be read"),
    ],
)
def test_what_cannot_be_installed_changes_nothing(module: Any, figures: Figures | str, error: str) -> None:
    """Refused with one clear line, and the list of modules is as before."""
    before, catalog = INSTALLED[:], gugong.load_catalog()

    with pytest.raises(gugong.GugongError, match=error):
        gugong.install(module, figures)

    assert before == INSTALLED
    assert gugong.load_catalog() is catalog


def test_only_what_was_installed_is_taken_out() -> None:
    """The modules of the box stay."""
    with pytest.raises(gugong.InstallError, match="'stairs' is no module that was installed"):
        uninstall("stairs")


def test_the_name_of_a_frame_stands_for_one_class() -> None:
    """A module that calls a frame like one of the base game is told whose the name is."""

    class Pay(Frame):
        """Not the one that pays."""

    with pytest.raises(ValueError, match=r"the frame 'pay' is taken by <class 'gugong\.engine\.servants\.Pay'>"):
        register("pay", Pay)
