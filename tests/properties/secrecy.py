"""What a seat may know: views, what is dealt to fill them, and that nothing else gets out."""

from __future__ import annotations

from random import Random

import orjson

import gugong
from gugong import Game, explain
from gugong.engine.actions import CARD, Answer
from gugong.engine.frames import FIELDS, FRAME_NAMES
from gugong.engine.ids import NOBODY
from tests.properties.counting import asked, counts, hold, question
from tests.properties.players import Player
from tests.properties.telling import play_on, text

TO_THE_END = 100_000


def view_text(game: Game, seat: int) -> str:
    """A seat's view as bytes would be."""
    return text(game.view(seat).to_dict())


def determinized_plays_on(game: Game, random: Random) -> None:
    """A game dealt from a view shows its seat the same, is sound, and can be played on (now and then to the end)."""
    if game.decision is None or game.decision.seat < 0:
        return
    seat = random.randrange(game.players)
    before = view_text(game, seat)
    dealt = gugong.determinize(game.view(seat), random)
    hold(view_text(dealt, seat) == before, "the game dealt shows another view to seat", seat)
    hold(view_text(game, seat) == before, "dealing changed the game")
    counts(dealt)
    question(dealt)
    hold(dealt.decision is not None and dealt.decision.prompt == game.decision.prompt, "asks otherwise", dealt.decision)
    play_on(dealt, random, TO_THE_END if random.random() < 0.1 else 15)
    counts(dealt)
    question(dealt)


def a_view_keeps_secrets(game: Game, random: Random) -> None:
    """No face that the seat has not seen is written in its view but in the list of the unseen."""
    seat = random.randrange(game.players)
    shown = game.view(seat).to_dict()
    unseen = shown.pop("unseen")
    assert isinstance(unseen, list)
    written = text(shown)
    hold(not [card for card in unseen if f'"{card}"' in written], "an unseen card is in the view of seat", seat)
    hold((shown.get("decision") is not None) == (asked_seat(game) == seat), "the question is shown to the wrong seat")
    others = [held for other, held in enumerate(game.state.hands) if other != seat]
    names = [card.name for card in game.state.rules.figures.cards]
    hidden = {names[card] for hand in others for card in hand if not game.state.holder_known[card] >> seat & 1}
    hold(hidden <= set(unseen) and {names[card] for card in game.state.pile} <= set(unseen), "seen, but hidden", hidden)


def asked_seat(game: Game) -> int | None:
    """Whose answer is awaited."""
    return None if game.decision is None else game.decision.seat


def equal_views_tell_alike(game: Game, random: Random) -> None:
    """Two states that a seat cannot tell apart give it equal bytes, now and after the same public answers."""
    if game.decision is None or game.decision.seat < 0 or secret_pending(game):
        return
    seat = random.randrange(game.players)
    position = orjson.loads(text(game.to_dict()))
    real = Game.from_dict(position, chance="ask")
    dealt = Game.from_dict(gugong.determinize(game.view(seat), random).to_dict(), chance="ask")
    player = Player(random, "busy")
    seen_alike(real, dealt, seat, random)
    for _ in range(3):
        if not same_answer(real, dealt, player) or not before_night(real, game.state.day):
            break
        seen_alike(real, dealt, seat, random)
    differing = first_difference(real.record(seat), dealt.record(seat))
    hold(not differing, "equal knowledge, two records for seat", seat, differing)
    if before_night(real, game.state.day):
        hold(heard(real, seat) == heard(dealt, seat), "equal knowledge, other events for seat", seat)


def hidden_answers_look_alike(game: Game, random: Random) -> None:
    """Two games that part in an answer hidden from a seat give it equal bytes, as long as nothing shows which it was.

    What the answer was is a fee, a card drawn or traded, a bid, a card picked and not yet shown.
    """
    decision = game.decision
    if decision is None or game.players < 2:
        return
    frame = game.state.stack[-1]
    viewer = random.choice([seat for seat in range(game.players) if seat != decision.seat])
    hidden = [option for option in decision.options if not option.aside and frame.hides(option, viewer)]
    stays_hidden = len(hidden) > 1
    if not stays_hidden:
        hidden = [option for option in decision.options if not option.aside and picked_in_secret(game, option)]
    if len(hidden) < 2:
        return
    games = [twin(game, option.text) for option in random.sample(hidden, 2)]
    if stays_hidden and game.state.rules.automa != NOBODY and decision.seat < 0:
        stays_hidden = False  # his next card is revealed, whichever it was
    told_alike(games, viewer, random)
    player = Player(random, "busy")
    for _ in range(6 if stays_hidden else 0):
        if not before_night(games[0], game.state.day) or not same_answer(games[0], games[1], player):
            break
        told_alike(games, viewer, random)


def twin(game: Game, answer: str) -> Game:
    """The same position with chance left open, and this answer given."""
    other = Game.from_dict(orjson.loads(text(game.to_dict())), chance="ask")
    other.play(answer)
    return other


def picked_in_secret(game: Game, option: Answer) -> bool:
    """Whether what this answer picks is kept by the table and known to its own seat alone."""
    decision = game.decision
    if decision is None or decision.seat < 0:
        return False
    if decision.prompt == "bid":
        after = twin(game, option.text)
        return any(module_state.secrets(NOBODY) for module_state in after.state.module_states)
    return decision.prompt in ("card", "swap-card") and option.kind == CARD


def told_alike(games: list[Game], viewer: int, random: Random) -> None:
    """View, question, record and events are equal for this seat."""
    one, other = games
    seen_alike(one, other, viewer, random)
    differing = first_difference(one.record(viewer), other.record(viewer))
    hold(not differing, "a hidden answer, two records for seat", viewer, differing)
    hold(heard(one, viewer) == heard(other, viewer), "a hidden answer, other events for seat", viewer)


def heard(game: Game, seat: int) -> list[str]:
    """The events as the seat may know them."""
    return [repr(explain.hide(event, seat)) for event in game.events]


def seen_alike(real: Game, dealt: Game, seat: int, random: Random) -> None:
    """View, question and reasons are equal for this seat."""
    one, other = real.view(seat), dealt.view(seat)
    differing = first_difference(text(one.to_dict()), text(other.to_dict()))
    hold(not differing, "equal knowledge, two views for seat", seat, differing)
    mine, yours = one.decision, other.decision
    hold(asked(mine) == asked(yours), "equal knowledge, two questions for seat", seat, mine, yours)
    hold(asked_seat(real) == asked_seat(dealt), "equal knowledge, other seats are asked", real.decision, dealt.decision)
    if mine is not None:
        answer = random.choice(real.state.rules.answers.all)
        reasons = (real.why_not(answer.text), dealt.why_not(answer.text))
        hold(reasons[0] == reasons[1], "equal knowledge, two reasons", reasons)


def first_difference(one: str, other: str) -> str:
    """Where two texts part, with a little of each; nothing if they do not."""
    if one == other:
        return ""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, place - 60) : place + 60]!r} / {other[max(0, place - 60) : place + 60]!r}"


def same_answer(real: Game, dealt: Game, player: Player) -> bool:
    """Give both games one answer that shows the same in both; False if they have none."""
    if real.decision is None or dealt.decision is None:
        return False
    common = [option.text for option in real.decision.options if shows_alike(real, dealt, option)]
    if not common:
        return False
    wish = player.choose(real.decision).text
    answer = wish if wish in common else common[0]
    real.play(answer)
    dealt.play(answer)
    return True


def shows_alike(real: Game, dealt: Game, answer: Answer) -> bool:
    """On offer in both; and a card whose swap will show where it was is in the same hand or place of the discard."""
    decision = dealt.decision
    if decision is None or decision.find(answer.text) is None:
        return False
    if answer.text.startswith("bid "):  # it goes back on top, and the others in the pile show where it was
        piles = [each.state.discards[decision.seat] for each in (real, dealt)]
        return piles[0].index(answer.a) == piles[1].index(answer.a)
    if answer.kind != CARD or decision.seat < 0:
        return True
    return place_of(real, decision.seat, answer.a) == place_of(dealt, decision.seat, answer.a)


def place_of(game: Game, seat: int, card: int) -> int:
    """Where a card is in a seat's discard pile; -1 if it is not there."""
    pile = game.state.discards[seat]
    return pile.index(card) if card in pile else -1


def before_night(game: Game, day: int) -> bool:
    """Whether it is still that day: a Night shows cards that match the dice, and two deals may rightly part there."""
    return game.state.day == day and any(FRAME_NAMES[type(frame)] == "night" for frame in game.state.stack)


def secret_pending(game: Game) -> bool:
    """Whether there is what only its seat may know: the dealt game may then go another way, and rightly so."""
    if any(module_state.secrets(NOBODY) for module_state in game.state.module_states):
        return True
    return any(field.endswith("!") for frame in game.state.stack for field in FIELDS[FRAME_NAMES[type(frame)]])
