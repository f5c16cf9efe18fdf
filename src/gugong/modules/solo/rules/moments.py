"""When Meng has his say: after the last turn of a Day, at Night, at the end."""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NOWHERE
from gugong.engine.moments import Moments
from gugong.engine.state import State
from gugong.modules.solo.rules.meng import MENG, meng_of
from gugong.modules.solo.rules.twilight import Twilight


class SoloMoments(Moments):
    """When Meng takes his turns."""

    def day_end(self, state: State) -> list[Frame]:
        return [Twilight(0)]

    def night(self, state: State) -> list[Frame]:
        """His new gift stack is shuffled: nothing is known of its order (C-73)."""
        meng = meng_of(state)
        meng.under = ()
        meng.drawn = ()
        return []

    def before_palace(self, state: State) -> list[Frame]:
        return [MengCounts()]


class MengCounts(Frame):
    """Outside the Palace he scores nothing for it, and may win all the same (S-END-01)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        if state.spot[MENG] == NOWHERE:
            state.tell("meng-counts", "S-END-01", MENG)
        return None


register("meng-counts", MengCounts)
