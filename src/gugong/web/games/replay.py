"""A game played again: the position after any number of its answers, as one seat saw it then."""

from __future__ import annotations

from dataclasses import replace

from gugong.game import Game
from gugong.play import Given
from gugong.web import present
from gugong.web.games.live import LiveGame
from gugong.web.games.seats import NOTHING, SeatShown, seats_of, view_for
from gugong.web.games.sharing import since_own
from gugong.web.page import Page, Told

EVERY = 24  # answers between two positions that are kept, so that no step is far


def moment(live: LiveGame, seen: SeatShown, ply: int, language: str) -> Page:
    """The page after so many answers."""
    game = game_after(live, ply)
    told = tuple(each for each in whole(live, seen) if each.ply <= ply)
    return Page(
        game_id=live.row.id,
        ply=ply,
        view=view_for(game, seen),
        seats=seats_of(live, language),
        told=told,
        since=ply,
        undo=NOTHING,
        hot_seat=seen.watching,
        language=language,
        watching=seen.watching,
    )


def whole(live: LiveGame, seen: SeatShown) -> tuple[Told, ...]:
    """Everything that this seat was told, by how many answers had been given."""
    return tuple(Told(ply, event) for ply, event in live.table.told(seen.seat))


def turns_since(live: LiveGame, seen: SeatShown, page: Page) -> list[dict[str, object]]:
    """What changed in each turn of the others since this seat's last, in the order of the page's lines."""
    since = max(0, live.stamps.index(page.since)) if seen.watching else since_own(live, seen.seat)
    counted = replace(page, told=whole(live, seen), since=since)
    spans = present.spans(counted)
    views = {ply: view_for(game_after(live, ply), seen) for ply in sorted({ply for span in spans for ply in span})}
    return [present.passed(views[start], views[end]) for start, end in spans]


def game_after(live: LiveGame, ply: int) -> Game:
    """The game after so many answers, played on from the nearest position that was kept."""
    kept: dict[int, Game] = live.moments
    given: list[Given] = live.table.given
    start = max((place for place in kept if place <= ply), default=-1)
    game = live.table.beginning.copy() if start < 0 else kept[start].copy()
    for place in range(max(start, 0), ply):
        if place % EVERY == 0 and place not in kept:
            kept[place] = game.copy()
        game.play(given[place].answer)
    return game
