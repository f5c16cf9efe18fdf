"""Errors carry a key and what fills its words: English as text for programs, every language by a voice."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import gugong
from gugong import Game, bots
from gugong.errors import GugongError, because
from gugong.sim.playing import Kind
from gugong.sim.tournament import Tournament
from gugong.words.bundles import PLURALS
from gugong.words.fluent import cut
from gugong.words.phrase import Name, phrase_of
from gugong.words.voice import Voice

KNOWN = ", ".join(PLURALS)
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
            "fr": "ligne 1\u00a0: players\u00a0: il faut de 1 à 5 joueurs, et non 9 (B-SET-01)",
        },
    ),
    (
        lambda: gugong.replay(HEAD % 1 + "1 start 0"),
        {
            "en": "line 2: chance is asked (draw-start), not seat 1 (the record is of revision 1 of the rules, this "
            "release plays revision 2)",
            "pl": "wiersz 2: pytanie (draw-start) jest do losu, a\u00a0nie do miejsca 1 (zapis ma wersję "
            "zasad 1, a\u00a0to wydanie gra według wersji 2)",
            "fr": "ligne 2\u00a0: la question (draw-start) est pour le hasard, et non pour la place 1 "
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
            "fr": "edition '7'\u00a0: cette édition n’existe pas\u202f; il y a 1 et 2",
        },
    ),
]

# The same for answers and for what modules, bots, files of words and runs of many games refuse.
FAILING += [
    (
        lambda: gugong.new_game(2, seed=1).undo(),
        {"en": "there is nothing to undo", "pl": "nie ma czego cofnąć", "fr": "il n’y a rien à annuler"},
    ),
    (
        lambda: gugong.new_game(2, seed=1).play("pass"),
        {
            "en": "“pass” is no answer of this game, and with a card in hand a turn is compulsory: give one; only its "
            "actions may be declined: C-11",
            "pl": "„pass” nie jest odpowiedzią w\u00a0tej grze, a\u00a0z\u00a0kartą na ręce tura jest obowiązkowa: daj "
            "którąś; zrezygnować można tylko z\u00a0jej akcji: C-11",
            "fr": "«\u00a0pass\u00a0» n’est pas une réponse de ce jeu, et avec une carte en main, le tour est "
            "obligatoire\u00a0: donnez-en une\u202f; on ne peut renoncer qu’à ses actions (C-11)",
        },
    ),
    (
        lambda: position("stairs", stairs={"on": ["left", None]}),
        {
            "en": "modules.stairs: on[0]: an Envoy at the start is on no track (X-STA-02)",
            "pl": "modules.stairs: on[0]: Wysłannik na starcie nie jest na żadnym biegu schodów (X-STA-02)",
            "fr": "modules.stairs\u00a0: on[0]\u00a0: un Émissaire au départ n’est dans aucun escalier (X-STA-02)",
        },
    ),
    (
        lambda: bots.make("planner:nodes=0"),
        {
            "en": "planner:nodes=0: nodes must be at least 1",
            "pl": "planner:nodes=0: nodes musi wynosić co najmniej 1",
            "fr": "planner:nodes=0\u00a0: nodes doit être au moins 1",
        },
    ),
    (
        lambda: gugong.install("tests.words"),
        {
            "en": "tests.words: there is no such package with a file manifest.py",
            "pl": "tests.words: nie ma takiego pakietu z\u00a0plikiem manifest.py",
            "fr": "tests.words\u00a0: aucun paquet de ce nom n’a de fichier manifest.py",
        },
    ),
    (
        lambda: cut("a line\n", "pl.ftl"),
        {
            "en": "pl.ftl, line 1: a message is needed here, as `name = words`",
            "pl": "pl.ftl, wiersz 1: tu potrzebny jest komunikat, jak `nazwa = słowa`",
            "fr": "pl.ftl, ligne 1\u00a0: il faut ici un message, comme `nom = mots`",
        },
    ),
    (
        lambda: gugong.load_catalog("/no/such.toml"),
        {
            "en": "/no/such.toml: cannot be read: No such file or directory",
            "pl": "/no/such.toml: nie da się odczytać: nie ma takiego pliku ani folderu",
            "fr": "/no/such.toml\u00a0: lecture impossible\u00a0: fichier ou dossier introuvable",
        },
    ),
    (
        lambda: Voice("xx"),
        {
            "en": f"there are no words in 'xx': the languages are {KNOWN}",
            "pl": f"nie ma słów w\u00a0języku „xx”; języki: {KNOWN}",
            "fr": f"langue inconnue\u00a0: «\u00a0xx\u00a0»\u202f; les langues\u00a0: {KNOWN}",
        },
    ),
    (
        lambda: Tournament(("greedy",), Kind.of({"players": 2}), 2, 1, 1).check(),
        {
            "en": "bots: two at least are needed, for example --bots random,greedy",
            "pl": "bots: potrzebne są co najmniej dwa, na przykład --bots random,greedy",
            "fr": "bots\u00a0: il en faut au moins deux, par exemple --bots random,greedy",
        },
    ),
]


def position(*modules: str, **parts: object) -> Game:
    return Game.from_dict({"config": {"players": 2, "modules": list(modules)}, "modules": parts})


def failed(call: Callable[[], object]) -> GugongError:
    with pytest.raises(GugongError) as caught:
        call()
    return caught.value


@pytest.mark.parametrize(("call", "said"), FAILING)
def test_an_error_is_said_in_every_language(call: Callable[[], object], said: dict[str, str]) -> None:
    error = failed(call)

    assert {language: Voice(language).say(phrase_of(error.told())) for language in said} == said
    assert str(error) == said["en"]


@pytest.mark.parametrize(("call", "said"), FAILING)
def test_an_error_goes_through_pickle(call: Callable[[], object], said: dict[str, str]) -> None:
    again = pickle.loads(pickle.dumps(failed(call)))

    assert str(again) == said["en"]
    assert vars(again) == vars(failed(call))


def test_an_answer_that_is_refused_carries_key_arguments_and_rule() -> None:
    """B-DAY-01: and says the cards of its own table, in whatever language, without a table at hand."""
    with pytest.raises(gugong.IllegalAnswer) as caught:
        gugong.new_game(2, seed=1).play("card board-1")
    error = caught.value

    assert (error.why.key, error.rule) == ("not-in-hand", "B-DAY-01")
    assert dict(error.why.args)["chosen"] == Name("card", "board-1")
    assert error.reason.startswith("Fruit bowl (1, board-1) is not in your hand, which holds ")
    assert str(error) == f"{error.reason}: B-DAY-01"
    told = {language: Voice(language).say(phrase_of(error.told())) for language in ("pl", "fr")}
    assert told["pl"].startswith("tej karty nie masz na ręce: Miska owoców (1, board-1); ")
    assert told["fr"].startswith("cette carte n’est pas dans votre main\u00a0: Corbeille de fruits (1, board-1). ")


def test_a_frame_that_does_not_fit_is_refused_in_every_language() -> None:
    """X-STA-01: what a module's frame counts on, `misfit`, is a reason like all others."""
    stack = [{"frame": "next-day"}, {"frame": "lay-track", "side": 0}]
    error = failed(lambda: Game.from_dict({"config": {"players": 2, "modules": ["stairs"]}, "stack": stack}))

    assert isinstance(error, gugong.PositionError)
    said = {
        "en": "stack[1]: lay-track: tracks are laid at set-up, not later",
        "pl": "stack[1]: lay-track: biegi schodów układa się podczas przygotowania gry, nie później",
        "fr": "stack[1]\u00a0: lay-track\u00a0: les escaliers se posent à la mise en place, pas plus tard",
    }
    assert {language: Voice(language).say(phrase_of(error.told())) for language in said} == said


def test_an_error_without_a_key_says_its_english_in_every_language() -> None:
    error = GugongError("no such bot")

    assert {Voice(language).say(phrase_of(error.told())) for language in PLURALS} == {"no such bot"}


def test_words_that_a_module_from_outside_lacks_are_those_of_the_key() -> None:
    assert str(gugong.RecordError("garden", because("garden-too-wet"))) == "garden: garden too wet"
