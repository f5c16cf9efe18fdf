"""Which language is spoken: asked for, set, or the system's."""

from __future__ import annotations

import pytest

from gugong.errors import UnknownLanguage
from gugong.words.languages import known_language, language_from_environment


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "pl_PL"}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": "fr_CA", "LANG": "pl_PL"}, "en"),
        ({"LC_ALL": "", "LANG": "pl_PL@euro"}, "pl"),
        ({"GUGONG_LANG": "fr", "LC_ALL": "pl_PL.UTF-8"}, "fr"),
        ({"GUGONG_LANG": "", "LANG": "pl"}, "pl"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from_environment(environment) == language


@pytest.mark.parametrize(("given", "language"), [("pl", "pl"), ("PL", "pl"), ("fr-CA", "fr"), (" en_GB.UTF-8", "en")])
def test_a_language_may_be_written_as_a_locale(given: str, language: str) -> None:
    assert known_language(given) == language


@pytest.mark.parametrize("given", ["de", "", "polski", "p"])
def test_an_unknown_language_names_those_there_are(given: str) -> None:
    with pytest.raises(UnknownLanguage, match="the languages are en, fr, pl"):
        known_language(given)


def test_a_variable_of_ours_must_be_right() -> None:
    with pytest.raises(UnknownLanguage, match="'de'"):
        language_from_environment({"GUGONG_LANG": "de", "LANG": "pl_PL"})
