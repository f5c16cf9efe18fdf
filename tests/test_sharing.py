"""What is dear to make is made once in a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sharing import made_once


def test_a_thing_is_made_once_and_again_only_after_a_failure(tmp_path_factory: pytest.TempPathFactory) -> None:
    tried: list[Path] = []

    def make(folder: Path) -> None:
        tried.append(folder)
        folder.mkdir()
        if len(tried) == 1:
            raise OSError("the first try fails")

    with pytest.raises(OSError, match="first try"):
        made_once(tmp_path_factory, "thing", make)
    made = made_once(tmp_path_factory, "thing", make)
    assert made_once(tmp_path_factory, "thing", make) == made

    assert (len(tried), made.is_dir()) == (2, True)
