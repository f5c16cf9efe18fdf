"""Bonus Travel Tokens in the terminal: those in use on one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.text import Text

from gugong.engine.ids import NOWHERE
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.explain.things import thing
from gugong.modules.bonus_tokens.rules.in_use import bonus_state
from gugong.terminal.ink import inked
from gugong.terminal.module_boards import DIM, SEPARATOR, Boards
from gugong.words.phrase import Arg, Person


class TokensInUse(Boards):
    """Bonus tokens with a Servant on them."""

    def boards(self, state: State, voice: TableVoice, player: Callable[[int], Text]) -> Sequence[RenderableType]:
        """Whose they are, and where they lie."""
        told = []
        for each in bonus_state(state).in_use:
            named: dict[str, Arg] = {"who": Person(each.owner), "token": thing(state.rules, "token", each.token)}
            if each.location != NOWHERE:
                named["place"] = thing(state.rules, "location", each.location)
            key = "terminal-bonus-token" if "place" in named else "terminal-bonus-token_beside"
            told.append(inked(voice.tell(key, **named)))
        heading = Text(f" {voice.tell('terminal-bonus-tokens')}", style=DIM)
        return [Text(SEPARATOR).join([heading, *told])] if told else ()


PART = TokensInUse
