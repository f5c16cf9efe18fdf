"""What a seat may know: one function makes it, denying by default.

A view holds a position out of which everything the seat cannot know has been taken: the cards of the pile, cards of
others that it has not seen, which of the cards it knows are in hand and which in the discard (C-89). Two positions
that a seat cannot tell apart give equal views, and so equal bytes. `deal_hidden` deals what is hidden, evenly among
the deals that agree with what the seat knows.
"""

from __future__ import annotations

from importlib import import_module
from random import Random

from gugong.catalog.load import Catalog
from gugong.engine.decisions import Decision
from gugong.engine.frames import FIELDS, FRAME_NAMES, FRAMES, Frame
from gugong.engine.state import State
from gugong.engine.values import key_of, state_from, values_of
from gugong.notation.words import UNPLACED, UNSEEN, words_of
from gugong.notation.write import position_to_dict
from gugong.packing import answers_from, numbers_of, opened, sealed


class View:  # noqa: PLW1641 - it holds lists
    """A seat's knowledge of a position."""

    def __init__(
        self,
        seat: int,
        catalog: Catalog,
        state: State,
        unseen: list[int],
        loose: list[list[int]],
        asked: int | None,
        decision: Decision | None,
    ) -> None:
        self.seat = seat
        self.catalog = catalog
        self.state = state  # with UNSEEN and UNPLACED cards in it: to be read, not played
        self.unseen = unseen  # the faces that are UNSEEN, in the pile or with others
        self.loose = loose  # by seat, cards it is known to hold, in hand or discard
        self.asked = asked  # whose answer is awaited: a seat, CHANCE, or None when the game is over
        self.decision = decision  # the question, if it is this seat's

    def _repr_svg_(self) -> str:
        """The view as a picture, for a notebook. Whoever draws stands on a higher floor, and is asked when needed."""
        picture: str = import_module("gugong.draw").picture(self)
        return picture

    def __eq__(self, other: object) -> bool:
        """Whether the same seat knows the same."""
        return self._key() == other._key() if isinstance(other, View) else NotImplemented

    def _key(self) -> tuple[object, ...]:
        kind = (self.catalog.key(), self.state.rules.config.key(), key_of(self.state))
        return (*kind, self.seat, self.unseen, self.loose, self.asked, self.decision)

    def __reduce__(self) -> tuple[object, ...]:
        asks = self.decision
        question = None if asks is None else (asks.seat, asks.prompt, numbers_of(asks.options), asks.weights)
        values = (self.seat, values_of(self.state), self.unseen, self.loose, self.asked, question)
        return sealed(unpickled, self.catalog, self.state.rules, *values)

    def to_dict(self) -> dict[str, object]:
        """The view as readable JSON: `?` is a card not seen, `*` one of those held in hand or discard."""
        words = words_of(self.state.rules)
        loose = [card for cards in self.loose for card in cards]
        shown = position_to_dict(self.state, [*self.unseen, *loose])
        shown["view"] = self.seat
        shown["asked"] = self.asked
        shown["unseen"] = [words.card(card) for card in self.unseen]
        shown["hand_or_discard"] = [[words.card(card) for card in loose] for loose in self.loose]
        if self.decision is not None:
            options = [option.text for option in self.decision.options]
            shown["decision"] = {"prompt": self.decision.prompt, "options": options}
        return shown


def unpickled(release: object, total: object, content: object) -> View:
    """The view that went through pickle; the pickle holds what the seat may know and nothing else."""
    with opened(release, total, content) as (fresh, values):
        seat, now, unseen, loose, asked, question = values
        state = state_from(fresh.begun, now)
        decision: Decision | None = None
        if question is not None:
            asks, prompt, numbers, weights = question
            decision = Decision(asks, prompt, answers_from(state.rules, numbers), weights)
        return View(seat, fresh.catalog, state, unseen, loose, asked, decision)


def view_of(state: State, seat: int, catalog: Catalog) -> View:
    """What `seat` knows of this position. Every field is named here: what is not handed over is not known."""
    bit = 1 << seat
    unseen = [card for card in (*state.pile, *state.lower_pile, *state.pile_tail) if not state.holder_known[card] & bit]
    hands: list[tuple[int, ...]] = []
    discards: list[tuple[int, ...]] = []
    loose: list[list[int]] = []
    for other in range(state.rules.seats):
        held = (*state.hands[other], *state.discards[other])
        if other == seat:
            hands.append(state.hands[other])
            discards.append(state.discards[other])
            loose.append([])
            continue
        hands.append(tuple(sorted(_shown(state, card, bit) for card in state.hands[other])))
        discards.append(tuple(_shown(state, card, bit) for card in state.discards[other]))
        unseen.extend(card for card in held if not state.holder_known[card] & bit)
        somewhere = [card for card in held if not state.zone_known[card] & bit]
        loose.append(sorted(card if state.holder_known[card] & bit else UNSEEN for card in somewhere))
    pending = state.pending
    asked = None if pending is None else pending.seat
    tail = tuple(card if state.holder_known[card] & bit else UNSEEN for card in state.pile_tail)
    known = [mask if mask & bit else 0 for mask in state.holder_known]
    zones = [zone if mask & bit else 0 for mask, zone in zip(state.holder_known, state.zone_known, strict=True)]
    shown = State(
        rules=state.rules,
        day=state.day,
        start=state.start,
        medal=state.medal,
        active=state.active,
        board=state.board[:],
        pile=[UNSEEN] * len(state.pile),
        lower_pile=[UNSEEN] * len(state.lower_pile),
        pile_tail=tail,
        dice=state.dice[:],
        map=state.map[:],
        token_bag=state.token_bag[:],
        token_discards=state.token_discards[:],
        houses=state.houses[:],
        tiles=state.tiles,
        decree_owners=state.decree_owners[:],
        intrigue=state.intrigue[:],
        markers=state.markers[:],
        envoy=state.envoy[:],
        spot=state.spot[:],
        vp=state.vp[:],
        jade=state.jade[:],
        traveller=state.traveller[:],
        tokens=state.tokens[:],
        hands=hands,
        discards=discards,
        canal=state.canal[:],
        pool=state.pool[:],
        pool_neutral=state.pool_neutral[:],
        supply=state.supply[:],
        supply_neutral=state.supply_neutral[:],
        wall=state.wall[:],
        wall_double=state.wall_double[:],
        double=state.double[:],
        rewards=state.rewards[:],
        holder_known=known,
        zone_known=zones,
        final_items=state.final_items,
        module_states=[module_state.view(seat) for module_state in state.module_states],
        stack=[_without_secret(frame, seat) for frame in state.stack],
        pending=None,
    )
    decision = pending if asked == seat else None
    return View(seat, catalog, shown, sorted(unseen), loose, asked, decision)


def _shown(state: State, card: int, bit: int) -> int:
    """A card in another's hand or discard, as far as it is known."""
    if not state.zone_known[card] & bit:
        return UNPLACED
    return card if state.holder_known[card] & bit else UNSEEN


def secret_place(frame: Frame) -> int:
    """The place in the frame's row that only its own seat may know, or -1."""
    for place, field in enumerate(FIELDS[FRAME_NAMES[type(frame)]]):
        if field.endswith("!"):
            return place
    return -1


def _with_secret(frame: Frame, place: int, card: int) -> Frame:
    row = frame.row()
    row[place] = card
    return FRAMES[FRAME_NAMES[type(frame)]](*row)


def _without_secret(frame: Frame, seat: int) -> Frame:
    """The frame as another seat sees it."""
    place = secret_place(frame)
    if place < 0 or frame.row()[0] == seat:
        return frame
    return _with_secret(frame, place, UNSEEN)


def deal_hidden(view: View, random: Random) -> State:
    """A position that the seat could be in, evenly among all such; it asks what the real one asks."""
    while True:
        state = view.state.copy()
        _deal_cards(view, state, random)
        if _deal_secrets(state, random):
            for module_state in state.module_states:
                module_state.deal_hidden(state, view.seat, random)
            state.advance()
            return state


def _deal_cards(view: View, state: State, random: Random) -> None:
    """Deal the unseen faces, and spread the loose cards of each player over hand and discard."""
    faces = view.unseen[:]
    random.shuffle(faces)
    _deal_pile(state, faces)
    state.pile_tail = tuple(faces.pop() if card == UNSEEN else card for card in state.pile_tail)
    for seat, somewhere in enumerate(view.loose):
        if seat == view.seat:
            continue
        loose = [faces.pop() if card == UNSEEN else card for card in somewhere]
        random.shuffle(loose)
        owner = 1 << seat
        for card in loose:
            state.holder_known[card] |= owner
            state.zone_known[card] = owner
        for zone in (state.hands, state.discards):
            dealt = []
            for card in zone[seat]:
                face = card
                if card == UNPLACED:
                    face = loose.pop()
                elif card == UNSEEN:
                    face = faces.pop()
                    state.holder_known[face] = owner
                    state.zone_known[face] = state.rules.everyone
                dealt.append(face)
            zone[seat] = tuple(sorted(dealt)) if zone is state.hands else tuple(dealt)


def _deal_pile(state: State, faces: list[int]) -> None:
    """Deal the layers of the pile, taking the cards out of the shuffled faces (C-71).

    Where hands are traded, cards can be unseen that never were in the pile; a layered pile has base cards below.
    """
    rules = state.rules
    mixed = any(module.mixes_hands() for module in rules.modules)
    fitting = rules.pile_cards() if mixed or rules.config.layered_pile else faces[:]
    upper = lower = fitting
    if rules.config.layered_pile:
        upper = [card for card in fitting if rules.figures.cards[card].module]
        lower = [card for card in fitting if card not in upper]
    state.lower_pile = _dealt(faces, len(state.lower_pile), lower)
    state.pile = _dealt(faces, len(state.pile), upper)


def _dealt(faces: list[int], count: int, fitting: list[int]) -> list[int]:
    """So many faces, of those that fit as long as there are any."""
    dealt = sorted(faces, key=lambda card: card not in fitting)[:count]
    for card in dealt:
        faces.remove(card)
    return sorted(dealt)


def _deal_secrets(state: State, random: Random) -> bool:
    """Redraw what others have picked but not shown; False if this deal should be dealt again.

    A deal in which more cards could have been picked is as much likelier, so it is kept as much more often.
    """
    for depth, frame in enumerate(state.stack):
        if not frame.admits(state):
            return False
        place = secret_place(frame)
        if place < 0 or frame.row()[place] != UNSEEN:
            continue
        seat = frame.row()[0]
        assert isinstance(seat, int)
        choices = frame.secret_choices(state)
        most = len(state.hands[seat]) + len(state.discards[seat])
        if random.random() * most >= len(choices):
            return False
        state.stack[depth] = _with_secret(frame, place, random.choice(choices))
    return True
