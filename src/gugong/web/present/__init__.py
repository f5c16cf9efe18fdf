"""What a player sees: a `Page` -> HTML. The server fills pages and asks for their parts; nothing here touches a game.

`parts(page, settings)` are its parts by name, each the inner HTML of the element `part-NAME`, `game_page` is the
whole page of them; `door_parts` and `doors` are the same with closed doors, between two players at one screen.
`lobby`, `replay` with `replay_parts`, `rules`, `rule_page`, `search_page` and `problem` are the other pages. `preview`
and `why` are what the strip below the question says. `spans` and `passed` show what others did, on the board.
"""

from __future__ import annotations

from gugong.web.present.about import about
from gugong.web.present.app import app_manifest, offline_page
from gugong.web.present.coaching import coach, coach_board, coach_progress, hint, hints_allowed
from gugong.web.present.companion import Begun, companion_page, companion_start
from gugong.web.present.drawer import drawer, found_rules
from gugong.web.present.feed import FeedEntry, can_paint, feed, picture
from gugong.web.present.game_page import game_page, parts, parts_in_pieces, status, title
from gugong.web.present.ghosts import passed
from gugong.web.present.hand_over import door_parts, doors
from gugong.web.present.lessons import (
    Chapter,
    Taught,
    Tried,
    chapters_of,
    going_on,
    how_you_win,
    learn,
    lesson_page,
    lesson_parts,
    lesson_title,
)
from gugong.web.present.lobby import Kept, Lobby, OpenTable, lobby, refusal
from gugong.web.present.log import spans
from gugong.web.present.numbers import OwnGame, exported, numbers
from gugong.web.present.people import usual_name
from gugong.web.present.preview import preview, why
from gugong.web.present.problem import problem
from gugong.web.present.puzzling import puzzle_list, puzzle_page
from gugong.web.present.rendering import STATIC, plain_voice, static_files
from gugong.web.present.replaying import replay, replay_parts
from gugong.web.present.room import Asks, Chair, Room, back, guest, room, room_parts
from gugong.web.present.rulepages import rule_page, rules, search_page
from gugong.web.present.settings import COOKIE, Settings, settings_from_cookie
from gugong.web.present.whole_log import whole_log

__all__ = [
    "COOKIE",
    "STATIC",
    "Asks",
    "Begun",
    "Chair",
    "Chapter",
    "FeedEntry",
    "Kept",
    "Lobby",
    "OpenTable",
    "OwnGame",
    "Room",
    "Settings",
    "Taught",
    "Tried",
    "about",
    "app_manifest",
    "back",
    "can_paint",
    "chapters_of",
    "coach",
    "coach_board",
    "coach_progress",
    "companion_page",
    "companion_start",
    "door_parts",
    "doors",
    "drawer",
    "exported",
    "feed",
    "found_rules",
    "game_page",
    "going_on",
    "guest",
    "hint",
    "hints_allowed",
    "how_you_win",
    "learn",
    "lesson_page",
    "lesson_parts",
    "lesson_title",
    "lobby",
    "numbers",
    "offline_page",
    "parts",
    "parts_in_pieces",
    "passed",
    "picture",
    "plain_voice",
    "preview",
    "problem",
    "puzzle_list",
    "puzzle_page",
    "refusal",
    "replay",
    "replay_parts",
    "room",
    "room_parts",
    "rule_page",
    "rules",
    "search_page",
    "settings_from_cookie",
    "spans",
    "static_files",
    "status",
    "title",
    "usual_name",
    "whole_log",
    "why",
]
