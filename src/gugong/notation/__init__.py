"""Positions, records and scores as text and JSON."""

from __future__ import annotations

import gugong.words.english  # noqa: F401 - what is refused here is put in words by it
from gugong.notation.read import read_position
from gugong.notation.records import Header, read_record, write_record
from gugong.notation.scores import Score, score_sheet
from gugong.notation.write import config_to_dict, position_to_dict

__all__ = [
    "Header",
    "Score",
    "config_to_dict",
    "position_to_dict",
    "read_position",
    "read_record",
    "score_sheet",
    "write_record",
]
