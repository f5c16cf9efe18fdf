"""What is wrong with a command is said in its language: by us, and where the library of the commands finds it."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

import gugong
from gugong.cli import cli
from gugong.spoken import message_of
from gugong.words.languages import VARIABLE

# The arguments, and what is said in Polish and in French.
REFUSED: list[tuple[str, str, str]] = [
    ("tournament", "Brakuje opcji '--bots'.", "Il manque l’option '--bots'."),
    ("replay", "Brakuje argumentu 'FILE'.", "Il manque l’argument 'FILE'."),
    ("bench --nope", "Nie ma opcji '--nope'.", "Il n’y a pas d’option '--nope'."),
    (
        "rules --fnid x",
        "Nie ma opcji '--fnid'. Może chodzi o\u00a0--find?",
        "Il n’y a pas d’option '--fnid'. Pensiez-vous à --find\u202f?",
    ),
    ("tournament --bots", "Opcja '--bots' wymaga wartości.", "L’option '--bots' demande une valeur."),
    ("rules --pager=1", "Opcja '--pager' nie przyjmuje wartości.", "L’option '--pager' ne prend pas de valeur."),
    ("bench now", "Nieoczekiwany dodatkowy argument (now)", "Argument en trop (now)"),
    ("bench a b", "Nieoczekiwane dodatkowe argumenty (a b)", "Arguments en trop (a b)"),
    (
        "bench --players 9",
        "Zła wartość dla '--players': 9 nie mieści się w\u00a0zakresie 2<=x<=5.",
        "Valeur refusée pour '--players'\u00a0: 9 n’est pas dans l’intervalle 2<=x<=5.",
    ),
    (
        "bench --players two",
        "Zła wartość dla '--players': 'two' nie jest liczbą całkowitą.",
        "Valeur refusée pour '--players'\u00a0: 'two' n’est pas un nombre entier.",
    ),
    (
        "bench --against chess",
        "Zła wartość dla '--against': 'chess' nie jest żadnym z: 'catanatron'.",
        "Valeur refusée pour '--against'\u00a0: 'chess' n’est aucune de ces valeurs\u00a0: 'catanatron'.",
    ),
    (
        "tournament --bots greedy --out /",
        "Zła wartość dla '--out': '/' to folder; potrzebny jest plik.",
        "Valeur refusée pour '--out'\u00a0: '/' est un dossier\u202f; il faut un fichier.",
    ),
    (
        "nope",
        "nie ma takiego polecenia: nope; zobacz gugong --help",
        "commande inconnue\u00a0: nope\u202f; voyez gugong --help",
    ),
    (
        "tournament --bots greedy,nobody",
        "żaden bot nie nazywa się 'nobody'; są: random, greedy, planner, ismcts, poziomy easy, normal, strong, "
        "path/to/file.py:ClassName albo model:path/to/file.npz",
        "aucun bot ne s’appelle 'nobody'\u202f; il y a random, greedy, planner, ismcts, les niveaux easy, normal, "
        "strong, path/to/file.py:ClassName, ou model:path/to/file.npz",
    ),
    (
        "tournament --bots greedy,greedy",
        "bots: greedy występuje dwa razy",
        "bots\u00a0: greedy est là deux fois",
    ),
    ("rules Q-1", "nie ma zasady 'Q-1'", "il n’y a pas de règle 'Q-1'"),
    ("catalog --edition 7", "edition '7': nie ma takiej edycji", "edition '7'\u00a0: cette édition n’existe pas"),
]


def said(arguments: list[str]) -> str:
    with pytest.raises(click.ClickException) as caught:
        cli.main(arguments, prog_name="gugong", standalone_mode=False)
    return message_of(caught.value)


@pytest.mark.parametrize(("arguments", "polish", "french"), REFUSED)
@pytest.mark.parametrize("place", ["before", "behind", "around"])
def test_bad_input_is_refused_in_the_language(
    arguments: str, polish: str, french: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the language is named: before the command, behind it, or by the environment."""
    command, *rest = arguments.split()
    for language, wanted in (("pl", polish), ("fr", french)):
        named = ["--lang", language]
        monkeypatch.setenv(VARIABLE, language if place == "around" or command == "nope" else "en")
        given = {"before": [*named, command], "behind": [command, *named], "around": [command]}[place]
        assert said([*given, *rest]).startswith(wanted)


def test_a_record_that_does_not_play_is_refused_in_the_language(tmp_path: Path) -> None:
    """By the names of its own table's things, though no table is at hand."""
    game = gugong.new_game(2, seed=1)
    decision = game.decision
    assert decision is not None
    file = tmp_path / "game.txt"
    file.write_text(f"{game.record()}{decision.seat} card board-1\n", encoding="utf-8")
    line = game.ply + 2

    told = {language: said(["replay", "--lang", language, str(file)]) for language in ("en", "pl", "fr")}

    assert told["en"].startswith(f"{file}: line {line}: 'card board-1': Fruit bowl (1, board-1) is not in your hand, ")
    assert told["pl"].startswith(f"{file}: wiersz {line}: 'card board-1': ")
    assert "Miska owoców (1, board-1)" in told["pl"]
    assert told["fr"].startswith(f"{file}\u00a0: ligne {line}\u00a0: 'card board-1'\u00a0: ")
    assert "Corbeille de fruits (1, board-1)" in told["fr"]
    assert told["en"].endswith(": B-DAY-01")
    assert told["pl"].endswith(": B-DAY-01")
    assert told["fr"].endswith(" (B-DAY-01)")


def test_help_names_defaults_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["tournament", "--lang", "pl", "--help"], prog_name="gugong", standalone_mode=False)
    shown = capsys.readouterr().out

    assert "[domyślnie: 200; x>=1]" in shown
    assert "[wymagane]" in shown
    assert "default" not in shown
