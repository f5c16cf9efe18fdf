"""Asking for a seat from outside: who watches would like to play for a bot, and the host of the table decides.

Asked for may be the seats of bots, also of those that play for somebody who left. A seat that the host took from
somebody may not: the host could watch in another browser, ask, say yes, and see that hand.
"""

from __future__ import annotations

import time

from gugong.web.games.live import LiveGame
from gugong.web.games.sharing import open_asks, seats_to_ask_for
from gugong.web.games.tables import as_host, good_name, return_secret
from gugong.web.names import is_taken
from gugong.web.refusals import Refusal, refuse
from gugong.web.store import Ask, Taken, TooMuch
from gugong.web.visitors import digest, same


async def ask(live: LiveGame, secret: str, seat: int, name: str, language: str) -> None:
    """Ask for a seat, instead of for another."""
    holder, id = digest(secret), live.row.id
    if any(each.held_by(holder) for each in live.seats):
        raise Refusal(409, "friends-sit-already")
    if seat not in seats_to_ask_for(live):
        raise Refusal(409, "friends-ask-not-free")
    if any(each.seat == seat and same(each.holder, holder) for each in live.asks):
        raise Refusal(409, "friends-ask-again")
    named = good_name(live, seat, name, language)
    if is_taken(named, [each.name for each in live.asks if not same(each.holder, holder)]):
        raise refuse(409, "friends-name_taken", name=named)
    back = digest(return_secret(secret, id, 0))
    try:
        await live.store.asks.add(id, Ask(0, holder, seat, named, back))
    except Taken:
        live.read_shared()
        raise Refusal(409, "friends-wish-again") from None
    except TooMuch:
        raise Refusal(429, "friends-ask-many") from None
    live.read_shared()


async def withdraw(live: LiveGame, holder: str) -> None:
    """Ask no longer."""
    try:
        await live.store.asks.withdraw(live.row.id, holder)
    except Taken:
        raise Refusal(409, "friends-ask-gone") from None
    live.read_shared()


async def decide(live: LiveGame, holder: str, n: int, yes: bool, language: str) -> None:
    """The host's word: whoever asked sits down, or is not heard again on this seat."""
    as_host(live, holder)
    found = next((each for each in open_asks(live) if each.n == n), None)
    if found is None:
        raise Refusal(409, "friends-ask-gone")
    if yes:
        good_name(live, found.seat, found.name, language)  # somebody may have taken it meanwhile
    store = live.store.asks
    try:
        await (store.grant(live.row.id, found, time.time()) if yes else store.refuse(live.row.id, n))
    except Taken:
        live.read_shared()
        raise Refusal(409, "friends-ask-gone") from None
    live.read_shared()
