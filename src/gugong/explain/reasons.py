"""Why an answer is not on offer: the frame that asks judges it, this file says so with the facts of the position."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Final

from gugong.catalog.load import Catalog
from gugong.engine import actions as kinds
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import BY_TOKENS, NOT_ASKED
from gugong.engine.ids import CHANCE, FOR_SERVANT
from gugong.engine.perform import Perform
from gugong.engine.servants import Gain
from gugong.engine.state import State
from gugong.engine.tokens import TOO_FEW_TOKENS, ExchangeTokens, StoreToken
from gugong.explain.details import detail
from gugong.explain.facts import facts
from gugong.explain.module_speech import speeches
from gugong.explain.questions import question, rule_of
from gugong.explain.things import chosen, made
from gugong.explain.voice import TableVoice, voice_at
from gugong.words.bundles import ENGLISH, bundle_of
from gugong.words.phrase import Arg, Phrase, phrase

ONE_AT_A_TIME: Final = Reason("one-exchange-at-a-time", "E-02")
NO_SERVANT: Final = Reason("no-servant-for-tokens", "E-03")
OVER: Final = Reason("over", "B-END-06")
ON_OFFER: Final = Reason("on-offer", "")
CHANCE_ASKED: Final = "chance"
CHANCE_ANSWERS: Final = "chance-answers"
CANNOT_DECLINE: Final = "compulsory"
OF_CHANCE: Final = (kinds.START, kinds.ROLL)
ENDINGS: Final = (kinds.DONE, kinds.DECLINE)
PASSING: Final = ("pass", "skip", "no", "none", "nothing", "stop", "end")  # what people say for done or decline
SUGGESTIONS: Final = 3
LIKE: Final = 0.6  # how much of a word must be there to be meant
VERY_LIKE: Final = 0.85
FORMS: Final = 4
LONGEST_SHOWN: Final = 40
PAGE: Final = "page"

# The kinds of answers that each question is about; another kind is simply not asked.
ABOUT: Final[dict[str, tuple[int, ...]]] = {
    "card": (kinds.CARD,),
    "location": (kinds.AT,),
    "swap-card": (kinds.CARD,),
    "swap-location": (kinds.AT,),
    "pay": (kinds.PAY,),
    "gain": (kinds.GAIN,),
    "morning-servants": (kinds.GAIN,),
    "night-servants": (kinds.GAIN,),
    "take-back": (kinds.CARD,),
    "discard-for-jade": (kinds.DISCARD,),
    "city": (kinds.CITY,),
    "token": (kinds.TOKEN,),
    "exchange-tokens": (kinds.TOKEN,),
    "wall-place": (kinds.PLACE,),
    "wall-bonus": (kinds.PLACE,),
    "intrigue-benefit": (kinds.BENEFIT,),
    "die": (kinds.DIE,),
    "canal": (kinds.SHIP, kinds.NEW_SHIP, kinds.MOVE, kinds.CLAIM, kinds.DONE),
    "ship": (kinds.SHIP, kinds.NEW_SHIP),
    "ship-piece": (kinds.PLACE,),
    "claim": (kinds.CLAIM,),
    "claim-ship": (kinds.SHIP,),
    "morning-decrees": (kinds.DECREE,),
    "night-claim": (kinds.CLAIM,),
}

# Questions that cannot be declined: the rule, where it is not the one that has the question asked.
COMPULSORY: Final[dict[str, str]] = {"card": "C-11"}
PLACING: Final = ("wall-place", "ship", "ship-piece")


def why_not(
    state: State,
    text: str,
    *,
    names: Sequence[str] | None = None,
    catalog: Catalog | None = None,
    language: str = "en",
    codes: bool = True,
) -> tuple[str, str]:
    """Why an existing answer is not on offer now: the reason in words, and the rule's ID.

    Without `codes` it is said as a page says it, where nobody types answers.
    """
    voice = voice_at(state.rules, catalog, names, language, asked(state), codes)
    said, rule = why(voice, state, text)
    return (voice.say(said) if codes else on_page(voice, said)), rule


def on_page(voice: TableVoice, said: Phrase) -> str:
    """A reason in the words for a page; those that name no answer to be typed have but one wording."""
    return voice.say(said, PAGE) or voice.say(said)


def why(voice: TableVoice, state: State, text: str) -> tuple[Phrase, str]:
    """The same as a phrase."""
    decision = state.pending
    if decision is None:
        return Phrase("why-over"), OVER.rule
    answer = state.rules.answers.by_text[text]
    reason = judged(state, decision, answer)
    known = facts(state, decision.seat)
    known.update(chosen=chosen(state.rules, answer), key=reason.key.replace("-", " "))
    variant = detail(state, decision.seat, reason.key, answer, known)
    if reason.key == CANNOT_DECLINE:
        variant = "placing" if is_placing(decision.prompt) else decision.prompt
    key = voice.either(f"why-{reason.key}_{variant}", f"why-{reason.key}", "why-unknown")
    if "question" in bundle_of(ENGLISH).uses(key):
        known.update(question=question(voice, state, decision, dict(known)), forms=forms(decision))
    return made(key, state.rules, known), reason.rule


def is_placing(prompt: str) -> bool:
    """Whether a piece must be placed by way of answer."""
    return prompt in PLACING or any(prompt in speech.placing for speech in speeches())


def asked(state: State) -> int | None:
    """The seat that reads why."""
    return None if state.pending is None else state.pending.seat


def judged(state: State, decision: Decision, answer: Answer) -> Reason:
    """The reason, from whoever decides: the frame, the official of the location, or the rules for asides."""
    frame = state.stack[-1]
    by_rule = Reason(NOT_ASKED.key, rule_of(decision.prompt))
    if decision.find(answer.text) is not None:
        return ON_OFFER
    if decision.seat == CHANCE:
        return Reason(CHANCE_ASKED, by_rule.rule)
    if answer.kind in OF_CHANCE:
        return Reason(CHANCE_ANSWERS, by_rule.rule)
    if answer.kind == kinds.EXCHANGE and not isinstance(frame, StoreToken):
        return judged_aside(state, decision.seat, answer)
    for module in state.rules.moments:
        of_module = module.judge_aside(state, decision.seat, answer)
        if of_module is not None:
            return of_module
    reason = judged_by_official(state, frame, answer) if isinstance(frame, Perform) else frame.judge(state, answer)
    if reason is not None and reason.key != NOT_ASKED.key and is_about(decision, answer):
        return reason
    if answer.kind in ENDINGS and not endings(decision):
        return Reason(CANNOT_DECLINE, COMPULSORY.get(decision.prompt, by_rule.rule))
    return by_rule


def endings(decision: Decision) -> list[str]:
    """By what the question can be declined, or what it asks about ended."""
    return [option.text for option in decision.options if option.kind in ENDINGS]


def judged_by_official(state: State, frame: Perform, answer: Answer) -> Reason | None:
    """What the official says of a way of acting; also of one of the right kind that is in no game like this."""
    official = state.rules.officials[frame.location]
    kinds_here = [candidate.kind for candidate in official.candidates(state, frame.seat)]
    if answer.kind in kinds_here:
        return official.judge(state, frame.seat, answer)
    return frame.judge(state, answer)


def is_about(decision: Decision, answer: Answer) -> bool:
    """Whether the answer is of a kind that the question could take."""
    about = ABOUT.get(decision.prompt)
    for speech in speeches():
        about = about or speech.about.get(decision.prompt)
    if decision.prompt == "card-action" and any(option.kind == kinds.GAIN for option in decision.options):
        about = (kinds.GAIN,)
    return about is None or answer.kind in about


def judged_aside(state: State, seat: int, answer: Answer) -> Reason:
    """Why tokens cannot be exchanged for this at the moment."""
    frame = state.stack[-1]
    if isinstance(frame, ExchangeTokens) or (isinstance(frame, Gain) and frame.cause == BY_TOKENS):
        return ONE_AT_A_TIME
    if state.tokens_worth(seat) < state.rules.token_prices[answer.a]:
        return TOO_FEW_TOKENS
    if answer.a == FOR_SERVANT and not state.supply_pieces(seat):
        return NO_SERVANT
    return NOT_ASKED


def forms(decision: Decision) -> tuple[Arg, ...]:
    """Some of the answers on offer, as they are typed."""
    shown = [option.text for option in decision.options if not option.aside] or [str(each) for each in decision.options]
    more = len(shown) > FORMS
    return (*typed(shown[: FORMS - 1]), *typed(shown[FORMS - 1 : FORMS], "typed_more" if more else "typed"))


def typed(texts: list[str], key: str = "typed") -> tuple[Arg, ...]:
    """Answers as they are typed."""
    return tuple(phrase(key, {"text": text}) for text in texts)


def malformed(
    state: State,
    text: str,
    *,
    names: Sequence[str] | None = None,
    catalog: Catalog | None = None,
    language: str = "en",
) -> str:
    """That the text is no answer at all, with answers that are near it, those on offer now first."""
    voice = voice_at(state.rules, catalog, names, language, asked(state))
    return voice.say(no_answer(voice, state, text))


def no_answer(voice: TableVoice, state: State, text: str) -> Phrase:
    """The same as a phrase."""
    shown = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    known: dict[str, Arg] = {"shown": "".join(sign if sign.isprintable() else "?" for sign in shown)}
    decision = state.pending
    if decision is None:
        return phrase("why-malformed_over", known)
    passing = " ".join(text.lower().split()) in PASSING and decision.seat != CHANCE
    near = endings(decision) if passing else nearest(state, decision, text)
    if passing and not near:
        reason, rule = why(voice, state, state.rules.answers.decline.text)
        return phrase("why-malformed_passing", {**known, "why": reason, "rule": rule})
    if near:
        return phrase("why-malformed", {**known, "near": typed(near)})
    again = question(voice, state, decision, facts(state, decision.seat))
    return phrase("why-malformed_plain", {**known, "question": again, "forms": forms(decision)})


def nearest(state: State, decision: Decision, text: str) -> list[str]:
    """Up to three answers that look like the text, those on offer first."""
    wanted = " ".join(text.lower().split())[:LONGEST_SHOWN]
    offered = [option.text for option in decision.options]
    verbless = [text for text in offered if text.partition(" ")[2] == wanted]
    return verbless or closest(wanted, offered) or closest(wanted, list(state.rules.answers.by_text))


def closest(wanted: str, texts: list[str]) -> list[str]:
    """The texts whose verb and whose other words are both like those wanted, or that differ in hardly a letter."""
    verb, _, rest = wanted.partition(" ")
    verbs = {text.partition(" ")[0] for text in texts}
    meant = {each for each in verbs if likeness(verb, each) >= LIKE}
    rated = []
    for text in texts:
        its_verb, _, its_rest = text.partition(" ")
        if its_verb in meant and likeness(rest, its_rest) >= LIKE:
            rated.append((likeness(wanted, text), text))
    rated.sort(key=lambda each: -each[0])
    return [text for _, text in rated[:SUGGESTIONS]] or get_close_matches(wanted, texts, SUGGESTIONS, VERY_LIKE)


def likeness(one: str, other: str) -> float:
    """How much two words have in common, from 0 to 1."""
    return SequenceMatcher(None, one, other).ratio()
