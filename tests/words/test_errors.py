"""Errors carry a key and what fills its words: English as text for programs, every language by a voice."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import gugong
from gugong.errors import GugongError, because
from gugong.words.bundles import PLURALS
from gugong.words.phrase import phrase_of
from gugong.words.voice import Voice

HEAD = '{"gugong": "record", "rules": %d, "config": {"players": 2}, "catalog": {"edition": "1"}}\n'

# What fails, its English, and its Polish and French.
FAILING: list[tuple[Callable[[], object], dict[str, str]]] = [
    (
        lambda: gugong.replay("{}"),
        {
            "en": 'line 1: this is not a record: its head must hold "gugong": "record"',
            "pl": 'wiersz 1: to nie jest zapis: w\u00a0nagłówku musi stać "gugong": "record"',
            "fr": 'ligne 1\u00a0: ce n’est pas un enregistrement\u00a0: son en-tête doit contenir "gugong": "record"',
        },
    ),
    (
        lambda: gugong.replay(HEAD.replace("2}", "9}") % 2),
        {
            "en": "line 1: players: 1 to 5 can play, not 9 (B-SET-01)",
            "pl": "wiersz 1: players: grać może od 1 do 5, a\u00a0nie 9 (B-SET-01)",
            "fr": "ligne 1\u00a0: players\u00a0: on joue de 1 à 5, et non à 9 (B-SET-01)",
        },
    ),
    (
        lambda: gugong.replay(HEAD % 1 + "1 start 0"),
        {
            "en": "line 2: seat -1 is asked (draw-start), not seat 1 (the record is of revision 1 of the rules, this "
            "release plays revision 2)",
            "pl": "wiersz 2: pytanie (draw-start) jest do miejsca -1, a\u00a0nie do miejsca 1 (zapis ma rewizję "
            "zasad 1, a\u00a0to wydanie gra według rewizji 2)",
            "fr": "ligne 2\u00a0: la question (draw-start) est pour la place -1, et non pour la place 1 "
            "(l’enregistrement suit la révision 1 des règles, cette version joue la révision 2)",
        },
    ),
    (
        lambda: gugong.Game.from_dict({"seats": [{"traveller": "kaifang"}]}),
        {
            "en": "seats[0].traveller: no city is called 'kaifang'; did you mean 'kaifeng'?",
            "pl": "seats[0].traveller: żadne miasto nie nazywa się 'kaifang'; może chodzi o\u00a0'kaifeng'?",
            "fr": "seats[0].traveller\u00a0: aucune cité ne s’appelle 'kaifang'\u202f; pensiez-vous à 'kaifeng'\u202f?",
        },
    ),
    (
        lambda: gugong.Game.from_dict({"now": {"phase": "morning"}}),
        {
            "en": "now.phase: day 1 has no Morning, set-up has done it (B-MOR-01)",
            "pl": "now.phase: Dzień 1 nie ma Poranka: zastępuje go przygotowanie gry (B-MOR-01)",
            "fr": "now.phase\u00a0: le Jour 1 n’a pas de Matin, la mise en place en tient lieu (B-MOR-01)",
        },
    ),
    (
        lambda: gugong.load_catalog({"boards": {"tracks": {"harbours": "five"}}}),
        {
            "en": "overrides: boards.tracks.harbours: a whole number is needed, not text",
            "pl": "overrides: boards.tracks.harbours: powinno tu być: liczba całkowita, a\u00a0jest: tekst",
            "fr": "overrides\u00a0: boards.tracks.harbours\u00a0: il faut un nombre entier, et non du texte",
        },
    ),
    (
        lambda: gugong.load_catalog(edition="7"),
        {
            "en": "edition '7': no such edition; there are 1 and 2",
            "pl": "edition '7': nie ma takiej edycji; są 1 i\u00a02",
            "fr": "edition '7'\u00a0: il n’y a pas de telle édition\u202f; il y a 1 et 2",
        },
    ),
]


def failed(call: Callable[[], object]) -> GugongError:
    with pytest.raises(GugongError) as caught:
        call()
    return caught.value


@pytest.mark.parametrize(("call", "said"), FAILING)
def test_an_error_is_said_in_every_language(call: Callable[[], object], said: dict[str, str]) -> None:
    error = failed(call)

    assert {language: Voice(language).say(phrase_of(error.told())) for language in PLURALS} == said
    assert str(error) == said["en"]


@pytest.mark.parametrize(("call", "said"), FAILING)
def test_an_error_goes_through_pickle(call: Callable[[], object], said: dict[str, str]) -> None:
    again = pickle.loads(pickle.dumps(failed(call)))

    assert str(again) == said["en"]
    assert vars(again) == vars(failed(call))


def test_an_error_without_a_key_says_its_english_in_every_language() -> None:
    error = GugongError("no such bot")

    assert {Voice(language).say(phrase_of(error.told())) for language in PLURALS} == {"no such bot"}


def test_words_that_a_module_from_outside_lacks_are_those_of_the_key() -> None:
    assert str(gugong.RecordError("garden", because("garden-too-wet"))) == "garden: garden too wet"
