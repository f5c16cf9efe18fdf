"""What goes through pickle: plain values under a seal that tells a damaged or a foreign one.

A pickle is for the release that made it: to send a game to another process, or to keep it for a while. What shall
outlive a release is a record or a position.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final
from zlib import crc32

from gugong._version import __version__
from gugong.catalog.load import Catalog, catalog_again, keep
from gugong.engine.actions import Answer
from gugong.engine.config import Config
from gugong.engine.rules import Rules
from gugong.errors import GugongError, RecordError, because
from gugong.notation.records import REVISION
from gugong.origin import Origin, fresh_origin

RELEASE: Final = f"{__version__}, rules {REVISION}"
NOT_VALUES: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, struct.error)


def sealed(again: Callable[..., object], catalog: Catalog, rules: Rules, *values: object) -> tuple[object, ...]:
    """What `__reduce__` returns: `again` will be called with the release, a sum, the kind of game, and the values."""
    keep(catalog)
    content = (catalog.parts(), rules.config.key(), *values)
    return (again, (RELEASE, _sum(content), content))


@contextmanager
def opened(release: object, total: object, content: object) -> Iterator[tuple[Origin, Sequence[Any]]]:
    """A table of that kind before set-up, and the values under the seal; what is wrong with them is a RecordError."""
    if release != RELEASE:
        raise RecordError("pickle", because("record-other-release", made=str(release), here=RELEASE))
    if total != _sum(content):
        raise RecordError("pickle", because("record-other-sum"))
    try:
        assert isinstance(content, tuple)
        yield fresh_origin(catalog_again(*content[0]), Config(*content[1])), content[2:]
    except GugongError as error:
        raise RecordError("pickle", error.told()) from None
    except NOT_VALUES as error:
        raise RecordError("pickle", because("record-damaged", fault=str(error))) from error


def _sum(content: object) -> int:
    return crc32(repr(content).encode("utf-8", "surrogatepass"))


def numbers_of(answers: Sequence[Answer]) -> bytes:
    """Answers by their places in the table."""
    return struct.pack(f"<{len(answers)}H", *[answer.id for answer in answers])


def answers_from(rules: Rules, numbers: object) -> list[Answer]:
    """The answers at these places."""
    assert isinstance(numbers, bytes)
    return [rules.answers.all[number] for number in struct.unpack(f"<{len(numbers) // 2}H", numbers)]
