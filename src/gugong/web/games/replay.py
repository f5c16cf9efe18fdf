"""A game played again: the position after any number of its answers, as one seat saw it then."""

from __future__ import annotations

from dataclasses import replace

from gugong.game import Game
from gugong.web import present
from gugong.web.games.live import LiveGame
from gugong.web.games.seats import NOTHING, SeatShown, seats_of, view_for
from gugong.web.games.sharing import since_own
from gugong.web.games.slices import Slices
from gugong.web.page import Page, Told

EVERY = 24  # answers between two positions that are kept, so that no step is far


async def moment(live: LiveGame, seen: SeatShown, ply: int, language: str) -> Page:
    """The page after so many answers."""
    await reach(live, ply)
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


async def turns_since(live: LiveGame, seen: SeatShown, page: Page) -> list[dict[str, object]]:
    """What changed in each turn of the others since this seat's last, in the order of the page's lines."""
    since = max(0, live.stamps.index(page.since)) if seen.watching else since_own(live, seen.seat)
    counted = replace(page, told=whole(live, seen), since=since)
    spans = present.spans(counted)
    views = {}
    for ply in sorted({ply for span in spans for ply in span}):
        await reach(live, ply)
        views[ply] = view_for(game_after(live, ply), seen)
    return [present.passed(views[start], views[end]) for start, end in spans]


async def reach(live: LiveGame, ply: int) -> None:
    """Play on to the last kept position before a ply, so that it is no longer far; others have their turn meanwhile."""
    slices, version = Slices(), live.version
    last = ply - ply % EVERY
    start = nearest(live, last) + EVERY
    for place in range(start, last + 1, EVERY):
        live.moments[place] = game_after(live, place)
        await slices.pause()
        if live.version != version:  # somebody has answered or taken back: what was kept is void
            return


def nearest(live: LiveGame, ply: int) -> int:
    """The nearest place before that was kept; 0 is always there."""
    return max((place for place in live.moments if place <= ply), default=0)


def game_after(live: LiveGame, ply: int) -> Game:
    """The game after so many answers, played on from the nearest position that was kept."""
    start = nearest(live, ply)
    game = (live.moments.get(start) or live.table.beginning).copy()
    for given in live.table.given[start:ply]:
        game.play(given.answer)
    return game
