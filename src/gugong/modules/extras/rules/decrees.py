"""What the six new Decrees do: the underdog's VP, a benefit a turn, and four that score at the end."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import CHANCE, NOBODY, NOWHERE
from gugong.engine.setup import place_tile
from gugong.engine.state import State
from gugong.engine.tracks import arrive, palace_step

LEVEL_4: Final = 4
RULES: Final = {
    "morning-underdog": "X-EXT-03",
    "turn-intrigue": "X-EXT-04",
    "travel-tokens": "X-EXT-05",
    "intrigue-steps": "X-EXT-06",
    "card-values": "X-EXT-07",
    "audience": "X-EXT-08",
}


class Underdog(Frame):
    """After all other Morning Decrees: VP for owners who are last, or tied for last, on the VP track (C-48)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        tile = state.rules.tile("morning-underdog")
        last = min(state.vp)
        for seat in [seat for seat in state.rules.turn_order(state.start) if state.vp[seat] == last]:
            if state.owns(seat, tile):
                state.score(seat, state.rules.figures.decrees[tile].figures["vp_each_morning"], "X-EXT-03")
        return None


def level_4_vp(state: State, seat: int, tile: int) -> int:
    """What a level 4 Decree of this module is worth at the end."""
    decree = state.rules.figures.decrees[tile]
    if decree.name == "travel-tokens":
        return len(state.tokens[seat]) * decree.figures["each"]
    if decree.name == "intrigue-steps":
        return state.intrigue[seat] * decree.figures["each"]
    if decree.name == "card-values":
        cards = (*state.hands[seat], *state.discards[seat])
        return sum([state.rules.card_values[card] for card in cards]) // decree.figures["per"]
    return 0


class Audiences(Frame):
    """Owners of the audience move into the Palace from wherever they are, highest Intrigue first (C-46)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        tile = state.rules.tile("audience")
        for seat in reversed(state.markers):
            if state.owns(seat, tile) and state.spot[seat] == NOWHERE:
                state.envoy[seat] = palace_step(state, seat)
                state.tell("audience", "X-EXT-08", seat)
                arrive(state, seat)
        return None


class DrawLevelFour(Frame):
    """The space on a module's board gets a chosen Decree of level 4, or a drawn one (C-72)."""

    def choices(self, state: State) -> list[int]:
        rules = state.rules
        solo = rules.automa != NOBODY
        open_tiles = [
            number
            for number, tile in enumerate(rules.figures.decrees)
            if tile.level == LEVEL_4
            and number not in state.tiles
            and rules.brings(tile.module)
            and not (solo and tile.figures.get("not_solo", 0))
        ]
        named = [rules.tile(name) for name in rules.config.extra_decrees]
        chosen = [tile for tile in named if tile in open_tiles]
        return chosen[:1] or open_tiles

    def run(self, state: State) -> Decision | None:
        choices = self.choices(state)
        if len(choices) > 1:
            return Decision(CHANCE, "deal-level-4", [state.rules.answers.decree[tile] for tile in choices])
        state.pop()
        place_tile(state, choices[0], "X-EXT-17")
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        place_tile(state, answer.a, "X-EXT-17")


register("underdog", Underdog)
register("audiences", Audiences)
register("draw-level-four", DrawLevelFour)
