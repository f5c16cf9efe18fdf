"""Editions beside each other: the newest for new games, older ones for what names them, and none ever changes."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import gugong
from gugong.catalog import editions, load_catalog, read, show
from gugong.catalog.read import STEMS, home_of, read_stem
from gugong.errors import CatalogError, RecordError
from gugong.modules import BOX
from gugong.words.phrase import Name

# What the figures of a released edition come to, without their sources. Whoever adds a row for a figure that the engine
# held before says so here; any other change of an edition's figures would change games that name it.
RELEASED = {"1": "fed25e133ff74303", "2": "92ff4d7fcbd98097"}


def digest(edition: str) -> str:
    """A short sum over all figures of an edition."""
    ours = [figure for figure in load_catalog(edition=edition).figures if figure.file in (*STEMS, *BOX)]
    rows = sorted(f"{figure.file}.{figure.key} = {figure.value!r}" for figure in ours)
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()[:16]


def test_every_file_is_there_in_every_edition() -> None:
    for stem in (*STEMS, *BOX):
        files = sorted(each.name for each in home_of(stem).iterdir() if each.name.endswith(".toml"))
        assert files == [f"edition_{edition}.toml" for edition in editions()], stem


@pytest.mark.parametrize("edition", list(RELEASED))
def test_a_released_edition_never_changes(edition: str) -> None:
    assert digest(edition) == RELEASED[edition]


def test_an_unknown_edition_says_which_there_are() -> None:
    assert editions() == ("1", "2")
    for edition in ("3", "../../edition_1", ""):
        with pytest.raises(CatalogError, match="no such edition; there are 1 and 2"):
            load_catalog(edition=edition)
    with pytest.raises(CatalogError, match=r"overrides: edition: no such edition: 7; there are 1 and 2"):
        load_catalog({"edition": 7})


def test_new_games_are_of_the_newest_edition_and_say_so() -> None:
    game = gugong.new_game(players=2, seed=1)
    written = {"edition": "2", "overrides": {}}

    assert load_catalog() is load_catalog(edition="2")
    assert game.to_dict()["catalog"] == written
    assert '"catalog":{"edition":"2","overrides":{}}' in game.record().splitlines()[0].replace(" ", "")
    nameless = {key: value for key, value in game.to_dict().items() if key != "catalog"}
    assert gugong.Game.from_dict(nameless).to_dict()["catalog"] == written


def test_a_record_is_replayed_with_the_edition_it_names() -> None:
    game = gugong.new_game(players=3, catalog={"edition": "1"}, seed=5)
    while not game.over and game.ply < 120:
        assert game.decision is not None
        game.play(game.decision.options[0])
    again = gugong.replay(game.record())

    assert again.catalog is load_catalog(edition="1")
    assert again.to_dict() == game.to_dict()
    assert gugong.Game.from_dict(game.to_dict()).catalog.edition == "1"


def test_a_record_of_an_edition_that_is_not_here_is_refused() -> None:
    record = gugong.new_game(players=2, seed=1).record()
    with pytest.raises((RecordError, CatalogError), match="no such edition; there are 1 and 2"):
        gugong.replay(record.replace('"edition":"2"', '"edition":"9"').replace('"edition": "2"', '"edition": "9"'))


def test_changes_are_laid_over_the_edition_for_which_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('edition = "1"\n[boards.gains]\nwall_vp = 4\n', encoding="utf-8")
    mine = load_catalog(path)

    assert (mine.edition, mine.overrides) == ("1", {"boards": {"gains": {"wall_vp": 4}}})
    assert mine.gifts == load_catalog(edition="1").gifts
    assert show.check(path) == f"{path}: fine; changes 1 figure: boards.gains.wall_vp: 3 -> 4"
    with pytest.raises(CatalogError, match="these changes are for edition 1, not for 2"):
        load_catalog(path, "2")


def test_the_second_edition_knows_what_was_found_out() -> None:
    old, new = load_catalog(edition="1"), load_catalog(edition="2")
    sources = {f"{figure.file}.{figure.key}": figure.source for figure in new.figures}

    assert (old.gifts[6], old.gifts[9]) == ("Silk robe", "Jade statue")
    assert (new.gifts[6], new.gifts[9]) == ("Lidded pot", "Golden statue")
    assert [sources[f"gift_cards.gifts.{value}.name"] for value in (5, 6, 9)] == ["reported"] * 3
    assert sources["bonus_tokens.tokens.toll"] == "text"
    assert sources["bonus_tokens.tokens.toll.copies"] == "reconstructed"
    assert sources["first_edition.tokens.discount-2.copies"] == "reconstructed"
    assert sources["summer_palace.board.favourite_gifts[2]"] == "reported"
    assert sources["peasant_revolt.tokens.brown-envoy.replaces"] == "text"
    assert sources["peasant_revolt.tokens.brown-envoy.kind"] == "reconstructed"


def test_words_follow_the_edition_of_the_game() -> None:
    """A table of edition 1 goes on calling the 6 a silk robe."""
    for edition, name in (("1", "Silk robe"), ("2", "Lidded pot")):
        game = gugong.new_game(players=2, catalog={"edition": edition}, seed=1)
        assert gugong.explain.TableVoice(game.state.rules).name(Name("card", "board-6")) == f"{name} (6)"


def test_a_file_is_based_on_an_older_edition_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for given in ("2", "3", "one"):
        monkeypatch.setattr(read, "parse", lambda label, data, given=given: {"based_on": given})
        with pytest.raises(CatalogError, match=f"based_on: an older edition is needed, not '{given}'"):
            read_stem("decrees", "2")
