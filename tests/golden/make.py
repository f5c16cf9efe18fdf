"""Write the golden games anew: `python -m tests.golden.make`, then read the diff.

With `--figures` the records stay as they are, and only what they come to is written.
"""

from __future__ import annotations

import sys

from tests.golden.playing import COUNTS, figures, figures_file, play, record_file


def main(arguments: list[str]) -> None:
    """A record and its figures for every number of players."""
    for players in COUNTS:
        if "--figures" not in arguments:
            record_file(players).write_text(play(players).record(), encoding="utf-8")
        record = record_file(players).read_text(encoding="utf-8")
        figures_file(players).write_text(figures(record), encoding="utf-8")
        print(f"{record_file(players).name}: {len(record.splitlines()) - 1} answers")


if __name__ == "__main__":
    main(sys.argv[1:])
