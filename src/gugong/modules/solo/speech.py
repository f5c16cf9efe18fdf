"""What sentences about Meng need to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.engine.events import Event
from gugong.engine.ids import NOWHERE, SPECIAL
from gugong.engine.rules import Rules
from gugong.engine.setup import LEVELS
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.explain.things import thing
from gugong.modules.solo.rules.meng import meng_of
from gugong.words.phrase import phrase

AUTOMA: Final = "automa"


class MengSpeech(ModuleSpeech):
    """What he does by his cards, and why he chose it."""

    rules = {"draw-focus": "S-SET-01", "automa": "S-DAY-01", "reveal-gift": "S-DAY-01"}
    fields = {
        "pairing": ("human", "his"),
        "focus": ("location:location",),
        "meng-marker": ("reward:reward",),
        "automa-deck": ("cards", "special"),
        "automa": ("automa:automa", "location:location"),
        "automa-shuffled": ("cards",),
        "meng-morning": ("day",),
        "meng-acts": ("location:location",),
        "meng-cannot": ("location:location", "needed", "could"),
        "meng-no-swap": ("card:card", "vp"),
        "meng-way": ("city:city",),
        "meng-instead": ("token:token", "vp"),
        "meng-no-use": ("token:token",),
        "meng-exchanges": ("price", "what"),
        "meng-jade": ("price",),
        "meng-level": ("level", "could", "today"),
        "meng-decree": ("tile:decree", "level", "today"),
        "meng-benefit": ("benefit:benefit", "steps"),
        "meng-no-benefit": ("steps",),
        "meng-piece": ("zone:zone",),
        "meng-ship": ("berth:berth",),
        "meng-claims": ("reward:reward", "berth:berth"),
        "twilight": ("cards",),
        "twilight-card": ("automa:automa", "place"),
        "meng-skips": ("automa:automa", "needed", "could"),
        "automa-of-modules": ("added", "left_out"),
        "decree-left-out": ("tile:decree",),
        "meng-saves": ("tile:decree",),
    }
    candidates = {
        "meng-way": "city",
        "meng-exchanges": "token",
        "meng-level": "decree",
        "meng-decree": "decree",
        "meng-benefit": "benefit",
        "meng-no-benefit": "benefit",
        "meng-ship": "berth",
    }
    minor = ("human-starts", "meng-marker", "meng-piece", "meng-keeps", "automa-of-modules", "decree-left-out")
    chosen = {AUTOMA: AUTOMA}

    def things(self, rules: Rules, kind: str) -> Sequence[str] | None:
        return [*rules.location_names, SPECIAL] if kind == AUTOMA else None

    def tell_about(self, state: State, seat: int, drawn: Drawn) -> About | None:
        meng = meng_of(state)
        if drawn.id not in ("automa", "pc-focus"):
            return None
        lines = [line("automa-deck", n=sum(meng.deck))]
        if meng.today:
            lines.append(line("automa-today", cards=tuple(thing(state.rules, AUTOMA, kind) for kind in meng.today)))
        if meng.focus == NOWHERE:
            return about_thing("automa", tuple(lines), ("S-DAY-01", "S-TWI-01"))
        focus = thing(state.rules, "location", meng.focus)
        return about_thing("focus", tuple(lines), ("S-SET-01", "S-DAY-01", "S-TWI-01"), focus=focus)

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        if event.decided and "today" in known:
            level = known["level"]
            assert isinstance(level, int)
            key = "level_highest" if level > max(LEVELS) else "level_today" if level == known["today"] else "level"
            known["level_words"] = phrase(key, {"level": level})
        shows = event.kind in ("automa", "twilight-card")
        return "special" if shows and event.values[0] == len(rules.location_names) else ""


PART = MengSpeech
