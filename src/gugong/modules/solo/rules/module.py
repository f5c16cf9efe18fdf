"""A game against Meng: what it adds to set-up, and the moments at which Meng does what no player would (S-SET-01)."""

from __future__ import annotations

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.conduct import Conduct
from gugong.engine.config import Config
from gugong.engine.decisions import Decision
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import DrawGift
from gugong.engine.ids import NOWHERE, REWARD_CARD, SPECIAL
from gugong.engine.module import AWAIT_EFFECTS, BY_CONDUCT, NEVER_OPEN, ON_EFFECTS, ON_TURNS, PERFORMERS, Module, Shape
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.errors import Reason, because
from gugong.modules.solo.rules.canal import MengLoads
from gugong.modules.solo.rules.conduct import MengConduct
from gugong.modules.solo.rules.day import MengActs, RevealAutoma, RevealGift
from gugong.modules.solo.rules.deck import DrawFocus
from gugong.modules.solo.rules.gifts import DrawForMeng, RevealForJade
from gugong.modules.solo.rules.meng import MENG, MengState, full_deck, meng_of, own_deck
from gugong.modules.solo.rules.moments import SoloMoments
from gugong.modules.solo.rules.morning import MorningDecree
from gugong.modules.solo.rules.tokens import MengStores, MengToken
from gugong.modules.solo.rules.travel import MengTravels


class Solo(Module):
    """Meng, who sits opposite whoever plays alone."""

    def name(self) -> str:
        return "solo"

    def moments(self, rules: Rules, place: int) -> Moments:
        return SoloMoments()

    def position_keys(self) -> dict[str, Shape]:
        return {
            "focus": {"type": ["string", "null"]},
            "deck": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
            "today": {"type": "array", "items": {"type": "string"}},
            "discards": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
            "under": {"type": "array", "items": {"type": "string"}},
            "drawn": {"type": "array", "items": {"type": "string"}},
            "twilight": {"type": "boolean"},
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "draw-focus meng-sits-down meng-token",
            AWAIT_EFFECTS: "meng-stores",
            ON_TURNS: "meng-acts may-gain draw-for-meng meng-loads meng-stores meng-travels",
            "turn-over": "reveal-automa reveal-gift",
            BY_CONDUCT: "gain may-gain gain-for-matches",
            ON_EFFECTS: "draw-for-meng reveal-for-jade",
            PERFORMERS: "turn-over meng-acts",
            "day": "turn-over",
            "night": "day-ends twilight",
            "twilight": "turn-over",
            "meng-stores": "check-wall intrigue-benefits draw-for-meng reveal-for-jade",
            "meng-loads": "draw-for-meng",
            "meng-travels": "meng-stores",
            "morning-decrees": "draw-for-meng morning-decree",
            "morning-decree": "draw-for-meng",
            "score-palace": "meng-counts",
            "meng-counts": "score-decrees",
        }

    def in_play(self, config: Config) -> bool:
        return config.players == 1

    def conduct(self) -> Conduct | None:
        return MengConduct()

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        """The automa cards by number: one for each location that any module brings, then the special one."""
        for location, name in enumerate(answers.locations):
            answers.add(MODULE, f"automa {name}", location)
        answers.add(MODULE, f"automa {SPECIAL}", len(answers.locations))

    def new_state(self, rules: Rules) -> ModuleState:
        """The whole deck, and the focus if it was chosen."""
        focus = rules.config.focus
        place = rules.location_names.index(focus) if focus else NOWHERE
        deck = full_deck(rules)
        return MengState(deck, (), [0] * len(deck), place, (), (), 0)

    def set_up(self, state: State) -> list[Frame]:
        """His focus is drawn unless it was chosen; in a hard game he begins with a fifth Gift Card (S-SET-03)."""
        config = state.rules.config
        steps: list[Frame] = [] if config.focus else [DrawFocus()]
        if config.difficulty == "hard":
            steps.append(DrawGift(MENG, "S-SET-03"))
        return [*steps, MengSitsDown()]

    def draws_told(self, rules: Rules, own: dict[str, object], position: dict[str, object]) -> list[str]:
        """The focus, and in a hard game the one card of the pile that he holds."""
        told = [f"at {own['focus']}"] if own.get("focus") is not None else []
        seats = position.get("seats")
        seat = seats[MENG] if isinstance(seats, list) and len(seats) > MENG else None
        hand = seat.get("hand") if isinstance(seat, dict) else None
        pile = [rules.figures.cards[card].name for card in rules.pile_cards()]
        told.extend([f"card {card}" for card in hand if card in pile] if isinstance(hand, list) else [])
        return told

    def misfit(self, state: State, frame: Frame) -> Reason | None:
        """His frames are his own, and revealing a Gift Card takes one."""
        seat = MENG
        if isinstance(frame, RevealAutoma | RevealGift | RevealForJade):
            seat = frame.seat
            if not state.hands[seat]:
                return because("meng-no-gift")
        elif isinstance(
            frame, MengActs | MengTravels | MengToken | MengStores | MengLoads | MorningDecree | DrawForMeng
        ):
            seat = frame.seat
        return None if seat == MENG else because("position-for-automa")


class MengSitsDown(Frame):
    """His deck is shuffled, his focus marked by his Double; a fifth Gift Card takes one of his reward slots."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        config = state.rules.config
        meng = meng_of(state)
        human, his = config.pairing.split("-")
        state.tell("pairing", "S-SET-02", MENG, int(human), int(his))
        state.tell("human-starts", "S-SET-05", state.start)
        if config.focus:
            state.tell("focus", "S-SET-06", MENG, meng.focus)
        if config.difficulty == "hard":
            state.rewards[MENG * 3 + REWARD_CARD] = 1
            state.tell("meng-marker", "S-SET-04", MENG, REWARD_CARD)
        state.tell("automa-deck", "S-SET-03", MENG, sum(meng.deck), meng.deck[-1])
        own = own_deck(state.rules)
        added = sum([max(0, count - own[kind]) for kind, count in enumerate(meng.deck)])
        if added:
            left_out = sum([max(0, count - meng.deck[kind]) for kind, count in enumerate(own)])
            state.tell("automa-of-modules", "X-SOL-01", MENG, added, left_out)
        return None


register("meng-sits-down", MengSitsDown)


PART = Solo
