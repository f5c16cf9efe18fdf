"""A plain page: the question and a list of its answers."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from gugong.web.page import Page, Seat

STATIC = Path(__file__).resolve().parent / "static"


@dataclass(frozen=True)
class Settings:
    end_turn_confirm: bool = True


@dataclass(frozen=True)
class Kept:
    id: str
    seats: tuple[Seat, ...]
    day: int
    status: str
    line: str
    detail: str
    when: str


@dataclass(frozen=True)
class Lobby:
    games: tuple[Kept, ...]
    levels: tuple[str, ...] = ()
    problem: str = ""


def settings_from_cookie(text: str | None) -> Settings:
    return Settings()


def status(page: Page) -> str:
    if page.view.asked is None:
        return "over"
    return "your-turn" if page.view.decision is not None else "waiting"


def title(page: Page) -> str:
    return "Gùgōng"


def parts(page: Page, settings: Settings) -> dict[str, str]:
    decision = page.view.decision
    options = [] if decision is None else decision.options
    buttons = "".join(f'<button data-action="{escape(o.text)}">{escape(o.text)}</button>' for o in options)
    return {
        "answers": buttons,
        "prompt": "" if decision is None else escape(decision.prompt),
        "hand": escape(str(page.view.state.hands[page.view.seat])),
        "board": escape(str(page.view.to_dict())),
        "log": escape(str([(t.ply, t.event.kind, t.event.values) for t in page.told])),
    }


def door_parts(page: Page) -> dict[str, str]:
    return {"doors": f'<button data-action="ready">{escape(page.seats[page.view.seat].name)}</button>'}


def table(page: Page, settings: Settings) -> str:
    inner = "".join(f'<div id="part-{name}">{html}</div>' for name, html in parts(page, settings).items())
    return f'<!doctype html><body data-status="{status(page)}" data-ply="{page.ply}">{inner}</body>'


def doors(page: Page, settings: Settings) -> str:
    return f'<!doctype html><body data-status="your-turn" data-ply="{page.ply}">{door_parts(page)["doors"]}</body>'


def lobby(lobby: Lobby) -> str:
    games = "".join(f'<a href="/games/{g.id}">{escape(g.line)}</a>' for g in lobby.games)
    return f"<!doctype html><p>{escape(lobby.problem)}</p>{games}"


def replay(page: Page, whole: Any, plies: int, settings: Settings, full: bool) -> str:
    return table(page, settings)


def replay_parts(page: Page, settings: Settings) -> dict[str, str]:
    return parts(page, settings)


def rules() -> str:
    return "<!doctype html>rules"


def rule_page(id: str) -> str:
    from gugong import explain

    return f"<!doctype html>{escape(explain.rule(id).title)}"


def search_page(words: str) -> str:
    return f"<!doctype html>{escape(words)}"


def problem(status: int, what: str, safe: str = "", link: tuple[str, str] = ("/", "")) -> str:
    return f"<!doctype html><p>{status} {escape(what)}</p>"


def preview(before: Page, after: Any, events: Any) -> dict[str, Any]:
    return {"clauses": [event.kind for event in events]}


def why(reason: str, rule: str) -> dict[str, object]:
    return {"what": reason, "rule": rule}
