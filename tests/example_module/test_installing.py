"""`gugong.install("tests.example_module")` alone: every room finds its part; a package with a fault leaves no trace."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import gugong
from gugong import bots, draw
from gugong.bots.evaluation import Evaluation
from gugong.bots.policy import Policy
from gugong.catalog.added import ADDED
from gugong.draw.board import plan_of
from gugong.draw.places import place_of
from gugong.explain import find_rules, rule, rulebook
from gugong.installed import INSTALLED
from gugong.installing import uninstall
from gugong.registry import ENTRIES
from gugong.sim.outcome import outcome
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention, results
from gugong.sim.tournament import Tournament
from gugong.terminal.board import Board
from tests.example_module.rules.figures import NAME
from tests.example_module.rules.module import JadeGarden
from tests.example_module.test_example_module import GARDEN, at_the_garden, harvesting
from tests.scenes import ANNA, position

HERE = Path(__file__).resolve().parent
PACKAGE = "tests.example_module"


@pytest.fixture(name="garden")
def _garden() -> Iterator[None]:
    gugong.install(PACKAGE)
    yield
    uninstall(NAME)


# Its rooms


@pytest.mark.usefixtures("garden")
def test_it_is_an_entry_like_those_of_the_box_until_it_is_taken_out() -> None:
    entry = ENTRIES[-1]
    assert (entry.name, entry.package) == (NAME, PACKAGE)
    assert list(entry.texts("words")) == ["words/en.ftl", "words/fr.ftl", "words/pl.ftl"]
    assert entry.text("words/de.ftl") is None

    uninstall(NAME)
    assert NAME not in [each.name for each in ENTRIES]
    gugong.install(PACKAGE)


@pytest.mark.usefixtures("garden")
@pytest.mark.parametrize("others", [[], ["summer-palace", "peasant-revolt"]])
def test_its_board_is_a_wing_of_the_drawing(others: list[str]) -> None:
    game = gugong.new_game(3, modules=[*others, NAME], seed=1)
    view = game.view(0)

    assert len(plan_of(view).wings) == len(others) + 1
    drawn = draw.board(view)
    for place in ("region-jade-garden", "at-jade-garden", "option-jade-garden-a", "bed-L"):
        assert f'id="{place}"' in drawn
    assert NAME in draw.windows(view)


@pytest.mark.usefixtures("garden")
def test_its_answers_light_places_of_its_board() -> None:
    game = harvesting()
    assert game.decision is not None
    found = {option.text: place_of(game.view(ANNA), option) for option in game.decision.options}

    assert found["harvest jade"] == found["harvest bloom"] == "bed-R"
    assert draw.region_of("bed-R") == NAME


@pytest.mark.usefixtures("garden")
def test_bots_value_what_is_planted_and_what_the_gardener_gives() -> None:
    poor, rich = (position(2, modules={NAME: {"planted": [planted, 0]}}, **GARDEN) for planted in (0, 4))
    state = rich.state
    evaluation, location = Evaluation(state.rules), state.rules.location_names.index(NAME)
    assert evaluation.value(state, ANNA) > Evaluation(poor.state.rules).value(poor.state, ANNA)

    worth = Policy(evaluation).worths[location]
    assert type(worth).__module__ == f"{PACKAGE}.worth"
    game = at_the_garden(jade=2, pool=2)
    answers = game.state.rules.answers
    a, b = (worth.way(game.state, ANNA, location, way) for way in (answers.option_a, answers.option_b))
    assert a > b
    assert bots.make("greedy", 1).choose(game.view(ANNA)) in game.decision.options  # type: ignore[union-attr]


@pytest.mark.usefixtures("garden")
@pytest.mark.parametrize(
    ("language", "beds", "there"),
    [
        ("en", "Garden · Anna 3 · Lisa 0", "3 planted"),
        ("pl", "Ogród · Anna 3 · Lisa 0", "posadzone: 3"),
        ("fr", "Jardin · Anna 3 · Lisa 0", "plantés\N{NO-BREAK SPACE}: 3"),
    ],
)
def test_its_board_is_in_the_terminal(language: str, beds: str, there: str) -> None:
    game = position(2, modules={NAME: {"planted": [3, 0]}}, **GARDEN)
    board = Board(game.view(ANNA), ["Anna", "Lisa"], language)
    out = StringIO()
    board.draw(Console(file=out, width=140))

    assert beds in out.getvalue()
    assert board.there(game.state.rules.location_names.index(NAME)).plain == there


@pytest.mark.usefixtures("garden")
def test_its_rules_are_in_the_book_and_in_the_search() -> None:
    assert rule("Y-GDN-03").title == "Harvest"
    assert "Y-GDN-03" in [entry.id for entry in find_rules("jeton récolte", "fr")]
    assert rule("y-gdn-04", "pl").title == "Widok na ogród"
    book = list(rulebook("pl"))
    assert book.index("X-EXT-01") < book.index("Y-GDN-01") < book.index("C-01")

    uninstall(NAME)
    assert "Y-GDN-01" not in rulebook()
    gugong.install(PACKAGE)


@pytest.mark.usefixtures("garden")
@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"bloom_vp": "two"}, "jade_garden.garden.bloom_vp: a whole number is needed, not text"),
        ({"a": {"jade": 0}}, "jade_garden.garden.a.jade: a whole number of at least 1 is needed"),
    ],
)
def test_its_figures_are_checked_by_itself(change: dict[str, object], error: str) -> None:
    with pytest.raises(gugong.CatalogError) as refused:
        gugong.load_catalog({"jade_garden": {"garden": change}})

    assert error in str(refused.value)


@pytest.mark.usefixtures("garden")
def test_workers_of_a_run_know_it() -> None:
    """They are started anew, and install what their parent has."""
    asked = Tournament(("random", "greedy"), Kind.of({"players": 2, "modules": [NAME]}), 2, 1, 1)
    with Attention() as attention:
        assert len(list(results(outcome, asked.tasks(), 1, attention))) == len(asked.tasks()) > 0


# A package with a fault


def broken(folder: Path, name: str, file: str, text: str | None) -> str:
    """A copy of the garden's package in which one file says something else, or is not there."""
    home = folder / name
    shutil.copytree(HERE, home, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    (home / file).unlink()
    if text is not None:
        (home / file).write_text(text, encoding="utf-8")
    return name


FAULTS = [
    ("manifest.py", None, "there is no such package with a file manifest.py"),
    ("manifest.py", "MANIFEST = 'garden'", "manifest.py: MANIFEST is needed, a Manifest, not 'garden'"),
    ("manifest.py", "import gugong.nothing", "manifest.py: No module named 'gugong.nothing'"),
    ("manifest.py", "1 / 0", "manifest.py does not load: ZeroDivisionError: division by zero"),
    ("rules/module.py", None, "a file rules/module.py with a PART is needed"),
    ("rules/module.py", "PART = 3", "rules/module.py: PART is needed, a class made from Module, not 3"),
    ("rules/module.py", "def", "rules/module.py does not load: SyntaxError"),
    (
        "painter.py",
        "PART = int",
        "painter.py: PART is needed, a class made from a class of gugong.draw, not <",
    ),
    ("worth.py", "", "worth.py: PART is needed, a class made from a class of gugong.bots, not None"),
    ("worth.py", "import numbers.x", "worth.py: No module named 'numbers.x'"),
    ("edition_1.toml", None, "edition_1.toml: is missing; it holds the module's figures"),
    ("edition_1.toml", "[garden", "jade_garden/edition_1.toml: is not TOML"),
    ("edition_1.toml", "[pond]", "jade_garden.toml: cards: 1 locations need as many cards"),
    ("catalog.py", "PART = object", "catalog.py: PART is needed, a class made from a class of gugong.catalog"),
    ("rulebook/fr.md", "# Le jardin", "rulebook/fr.md has no rule"),
    ("rulebook/fr.md", "## B-WAL-04 · Un", "rulebook/fr.md: B-WAL-04 is the ID of another rule, The greatest builder"),
    ("words/pl.ftl", "event-x = { $n", "words/pl.ftl, line 1: "),
    ("words/en.ftl", "a-b = c\nx-y = { FOO($n) }", "words/en.ftl, line 2: there is no function FOO; there are COUNT, "),
    ("words/pl.ftl", "x-y = { not-there }", "words/pl.ftl, line 1: there is no message not-there"),
    ("words/en.ftl", "x-y = { x-z }\nx-z = { x-y }", "words/en.ftl, line 1: x-y holds itself"),
    ("words/fr.ftl", "module-jade-garden = { $n }", "words/fr.ftl, line 1: $n is no argument of the English message"),
]


@pytest.mark.parametrize(("number", "file", "text", "error"), [(i, *fault) for i, fault in enumerate(FAULTS)])
def test_a_package_with_a_fault_is_refused_by_file_and_nothing_of_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, file: str, text: str | None, error: str
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = broken(tmp_path, f"garden_with_a_fault_{number}", file, text)
    before, catalog = (ENTRIES[:], INSTALLED[:], dict(ADDED)), gugong.load_catalog()

    with pytest.raises(gugong.InstallError) as refused:
        gugong.install(package)

    assert str(refused.value).startswith(f"{package}: {error}")
    assert before == (ENTRIES, INSTALLED, ADDED)
    assert gugong.load_catalog() is catalog
    assert gugong.new_game(2, seed=1).decision is not None


def test_a_file_of_an_editor_of_windows_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    words = (HERE / "words" / "en.ftl").read_text(encoding="utf-8")
    gugong.install(broken(tmp_path, "garden_of_windows", "words/en.ftl", f"\ufeff{words}"))
    uninstall(NAME)


def test_two_names_for_one_module_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    manifest = "from gugong.modules.manifest import Manifest\nMANIFEST = Manifest('park')\n"

    with pytest.raises(gugong.InstallError, match=r"calls it 'park', rules/module.py 'jade-garden'"):
        gugong.install(broken(tmp_path, "garden_of_two_names", "manifest.py", manifest))


@pytest.mark.parametrize("name", ["", "no.such.package", "../garden", "tests.example_module.rules", "json"])
def test_what_is_no_module_s_package_is_refused(name: str) -> None:
    before = sorted(sys.modules)

    with pytest.raises(gugong.InstallError, match=r"is not the name of a package|there is no such package"):
        gugong.install(name)

    assert [each for each in sys.modules if each not in before and each.startswith("gugong.")] == []


def test_figures_lie_in_the_package_or_are_given_with_an_object() -> None:
    with pytest.raises(gugong.InstallError, match="a package brings its figures along"):
        gugong.install(PACKAGE, {})
    with pytest.raises(gugong.InstallError, match="jade-garden: its figures are needed"):
        gugong.install(JadeGarden())


def test_an_edition_without_a_file_has_the_figures_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = broken(tmp_path, "garden_of_two_editions", "words/pl.ftl", None)
    newer = 'based_on = "1"\n[garden]\nbloom_vp = 3\nsource = "home-made"\n'
    (tmp_path / package / "edition_2.toml").write_text(newer, encoding="utf-8")
    blooms = []
    for each in (PACKAGE, package):
        gugong.install(each)
        printed = [gugong.load_catalog(edition=edition).engine_figures.printed for edition in ("1", "2")]
        blooms.append([figures["jade_garden.garden.bloom_vp"] for figures in printed])
        uninstall(NAME)

    assert blooms == [[2, 2], [2, 3]]
