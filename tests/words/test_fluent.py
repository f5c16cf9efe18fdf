"""Our reader of Fluent files beside the library that Project Fluent made, on texts that use all we use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st

import gugong.words.english  # noqa: F401  # errors speak by it
from gugong.errors import WordsError
from gugong.words.bundles import PLURALS, Bundle
from gugong.words.fluent import Args, Message, Speaking, cut, understand
from gugong.words.voice import Voice

FILE = """\
# A comment.
### Another one.
plain = Two words
-term = a term
indented =
    First line
      a deeper one

    last line
literal = { "" } kept { "{" } { "\\u00e9" }{ 3 }
argument = { $who } gives { $n }, { $who } takes
refers = { plain }; { -term }; { many.form }
many =
    { $n ->
        [0] none
        [one] one thing
        [few] { $n } few
       *[other] { $n } things of { $who ->
            [Anna] hers
           *[other] theirs
        }
    } behind
    .form = { $n ->
        [one] a form
       *[other] forms
    }
    .long =
        more
        lines
only-attributes =
    .label = Label
call = { WORD($who, form: "acc") } and { WORD($n) }
closing = { $n ->
    [1] one
   *[other] many
}
last = end
"""


class Alone(Speaking):
    """Somebody who has nothing but a bundle."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle

    def message(self, name: str) -> Message | None:
        return self.bundle.message(name)

    def call(self, function: str, values: list[Any], options: Mapping[str, Any]) -> Any:
        return f"<{values[0]}:{options.get('form', '')}>"

    def plural(self, number: float) -> str:
        return self.bundle.plural(number)


def ours(language: str, text: str, name: str, attribute: str, args: Args) -> str:
    bundle = Bundle(language, [("file.ftl", text)])
    message = bundle.message(name)
    assert message is not None
    said = message.attributes[attribute] if attribute else message.value
    assert said is not None
    return str(said(Alone(bundle), args))


def theirs(language: str, text: str, name: str, attribute: str, args: Args) -> str:
    def word(value: Any, form: Any = "") -> Any:
        return f"<{value}:{form}>"

    bundle = FluentBundle([language], use_isolating=False, functions={"WORD": word})
    bundle.add_resource(FluentResource(text))
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, dict(args))
    assert not errors
    return str(said)


def texts() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, entry in cut(FILE, "file.ftl").items():
        message = understand(entry)
        if message.value is not None and not name.startswith("-"):
            found.append((name, ""))
        found.extend((name, attribute) for attribute in message.attributes)
    return found


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize(("name", "attribute"), texts())
def test_a_sentence_comes_out_as_in_the_reference(language: str, name: str, attribute: str) -> None:
    for n in (0, 1, 2, 5, 12, 22):
        for who in ("Anna", "Élodie"):
            args = {"n": n, "who": who}
            assert ours(language, FILE, name, attribute, args) == theirs(language, FILE, name, attribute, args)


@pytest.mark.parametrize("language", PLURALS)
def test_plurals_are_those_of_the_reference(language: str) -> None:
    text = "x = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n"
    for n in range(130):
        assert ours(language, text, "x", "", {"n": n}) == theirs(language, text, "x", "", {"n": n})


@settings(max_examples=300, deadline=None)
@given(st.lists(st.text("ab \u00a0’«é-.,:", min_size=1).filter(str.strip), min_size=1, max_size=3))
def test_text_over_several_lines_is_read_as_in_the_reference(lines: list[str]) -> None:
    lines = [line if line.strip(" ")[:1] not in ("", ".", "[", "*") else f"a{line}" for line in lines]
    text = "x =\n" + "".join(f"    {line}\n" for line in lines) + "y = end\n"
    assert ours("en", text, "x", "", {}) == theirs("en", text, "x", "", {})


def test_a_message_knows_its_arguments() -> None:
    assert understand(cut(FILE, "f")["many"]).uses == {"n", "who"}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a = b\nc d\n", 2, "a message is needed here"),
        ("a = b\na = c\n", 2, "a is here twice"),
        ("a = { $n ->\n    [one] b\n}\n", 3, "marked by a star"),
        ("a = { b\n", 2, "`}` is needed"),
        ("a = { $n }\n    .b =\nc = d\n", 2, ".b has no words"),
        ("a =\nb = c\n", 2, "no words"),
        ("a = x } y\n", 1, "no part of a message"),
        ("a = { X($n, form: $y) }\n", 1, "takes a literal"),
        ("a = { ? }\n", 1, "between braces"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(WordsError, match=reason) as refused:
        [understand(entry) for entry in cut(text, "garden/words/en.ftl").values()]
    assert (refused.value.file, refused.value.line) == ("garden/words/en.ftl", line)


def test_a_missing_message_falls_back_and_a_missing_reference_is_said() -> None:
    english = Bundle("en", [("en.ftl", "a = words\nb = { nowhere }\n")])
    polish = Bundle("pl", [("pl.ftl", "")], lambda: english)
    message = polish.message("a")
    assert message is english.message("a")
    assert polish.message("c") is None
    broken = polish.message("b")
    assert broken is not None
    assert broken.value is not None
    with pytest.raises(WordsError, match=r"en\.ftl, line 2: there is no message nowhere"):
        broken.value(Alone(polish), {})


def test_an_argument_that_nobody_gave_stands_there_as_such(caplog: pytest.LogCaptureFixture) -> None:
    """As in the reference; and the log has a line."""
    assert Voice("en").tell("why-words-unknown") == "there is no message {$name}"
    assert [record.getMessage() for record in caplog.records] == ["nothing fills $name"]
