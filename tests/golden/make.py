"""Write the golden games anew: `python -m tests.golden.make`, then read the diff.

With `--figures` the records stay as they are, and only what they come to is written.
"""

from __future__ import annotations

import sys

from tests.golden.playing import GAMES, figures, figures_file, play, record_file


def main(arguments: list[str]) -> None:
    """A record and its figures for every golden game."""
    for name in GAMES:
        if "--figures" not in arguments:
            record_file(name).write_text(play(name).record(), encoding="utf-8")
        record = record_file(name).read_text(encoding="utf-8")
        figures_file(name).write_text(figures(record), encoding="utf-8")
        print(f"{record_file(name).name}: {len(record.splitlines()) - 1} answers")


if __name__ == "__main__":
    main(sys.argv[1:])
