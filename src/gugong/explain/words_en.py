"""The English words, gathered: names here, sentences in the tables beside this one."""

from __future__ import annotations

from typing import Final

from gugong.explain import words_en_bonus as bonus
from gugong.explain import words_en_extras as extras
from gugong.explain import words_en_peasant_revolt as peasant_revolt
from gugong.explain import words_en_solo_modules as solo_modules
from gugong.explain import words_en_stairs as stairs
from gugong.explain import words_en_summer_palace as summer_palace
from gugong.explain.language import Language
from gugong.explain.words_en_events import EVENTS
from gugong.explain.words_en_questions import ANSWERS, PROMPTS
from gugong.explain.words_en_reasons import REASONS
from gugong.explain.words_en_solo import ANSWERS_SOLO, EVENTS_SOLO, PROMPTS_SOLO

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "servant": ("1 Servant", "{n} Servants"),
    "more-servant": ("1 more Servant", "{n} more Servants"),
    "piece": ("1 piece", "{n} pieces"),
    "step": ("1 step", "{n} steps"),
    "cards": ("1 card", "{n} cards"),
    "slot": ("1 slot", "{n} slots"),
    "tokens": ("1 Travel Token", "{n} Travel Tokens"),
    "match": ("1 match", "{n} matches"),
    "jade": ("1 Jade", "{n} Jade"),
    "vp": ("1 VP", "{n} VP"),
    "number": ("{n}", "{n}"),
    "players": ("1 player", "{n} players"),
    "houses": ("1 house still has its Jade", "{n} houses still have their Jade"),
}

NAMES: Final[dict[str, dict[str, str]]] = {
    "place": {
        "travel": "Travel",
        "wall": "the Great Wall",
        "jade": "Jade",
        "intrigue": "Intrigue",
        "palace": "the Palace",
        "decrees": "Decrees",
        "canal": "the Grand Canal",
    },
    "official": {
        "travel": "the Travel Official",
        "wall": "the Wall Official",
        "jade": "the Jade Official",
        "intrigue": "the Intrigue Official",
        "palace": "the Palace Official",
        "decrees": "the Decrees Official",
        "canal": "the Canal Official",
    },
    "place-does": {
        "travel": "collect Travel Tokens",
        "wall": "build the Great Wall",
        "jade": "buy a Jade",
        "intrigue": "climb the Intrigue Track",
        "palace": "move the Envoy",
        "decrees": "buy a Decree",
        "canal": "load and move Ships",
    },
    "card-does": {
        "none": "none",
        "servants-1": "gain {gift_cards.actions.servants-1.servants:servant}",
        "servants-2": "gain {gift_cards.actions.servants-2.servants:servant}",
        "swap": "swap a card",
        "travel": "Travel",
        "wall": "Great Wall",
        "jade": "Jade",
        "intrigue": "Intrigue",
        "palace": "Palace",
        "decrees": "Decrees",
        "canal": "Grand Canal",
    },
    "city": {
        "fuzhou": "Fuzhou",
        "hangzhou": "Hangzhou",
        "jinan": "Jinan",
        "liaoyang": "Liaoyang",
        "beijing": "Beijing",
        "datong": "Datong",
        "ningxia": "Ningxia",
        "jiayuguan": "Jiayuguan",
        "lanzhou": "Lanzhou",
        "chengdu": "Chengdu",
        "kunming": "Kunming",
        "guiyang": "Guiyang",
        "guilin": "Guilin",
        "guangzhou": "Guangzhou",
        "xian": "Xi’an",
        "taiyuan": "Taiyuan",
        "kaifeng": "Kaifeng",
        "chongqing": "Chongqing",
        "wuchang": "Wuchang",
        "nanjing": "Nanjing",
    },
    "token": {
        "servants-1": "{travel_tokens.tokens.servants-1.servants:servant}",
        "servants-2": "{travel_tokens.tokens.servants-2.servants:servant}",
        "envoy": "Envoy",
        "intrigue": "Intrigue",
        "vp-2": "{travel_tokens.tokens.vp-2.vp:vp}",
        "discard-7-jade": "{travel_tokens.tokens.discard-7-jade.least}+ for Jade",
        "swap": "swap",
        "take-back": "take back",
        "ship": "Ship",
        "wall": "Wall",
        "pay-3-jade": "{travel_tokens.tokens.pay-3-jade.servants} for Jade",
        "double": "double",
    },
    "token-does": {
        "servants-1": "gain {travel_tokens.tokens.servants-1.servants:servant}",
        "servants-2": "gain {travel_tokens.tokens.servants-2.servants:servant}",
        "envoy": "Envoy 1 step",
        "intrigue": "Intrigue 1 step",
        "vp-2": "score {travel_tokens.tokens.vp-2.vp:vp}",
        "discard-7-jade": "discard a hand card of {travel_tokens.tokens.discard-7-jade.least} or more for a Jade",
        "swap": "swap a card with an official",
        "take-back": "take a card of your discard pile back to your hand",
        "ship": "place a Servant of your supply on a Ship",
        "wall": "place a Servant of your supply on the Great Wall",
        "pay-3-jade": "pay {travel_tokens.tokens.pay-3-jade.servants:servant} for a Jade",
        "double": "no benefit, counts as {travel_tokens.tokens.double.counts} when exchanged",
    },
    "decree": {
        "morning-intrigue": "Morning: Intrigue",
        "morning-ship": "Morning: a Servant aboard",
        "morning-servant": "Morning: a Servant",
        "morning-envoy": "Morning: the Envoy",
        "morning-swap": "Morning: a swap",
        "travel-discount": "Cheaper journeys",
        "jade-discount": "Cheaper Jade",
        "wall-bonus": "An extra builder",
        "equal-gifts": "Equal gifts",
        "decree-discount": "Cheaper Decrees",
        "vp-per-3-vp": "VP for VP",
        "vp-8": "VP at the end",
        "vp-per-jade": "VP for Jade",
        "vp-per-decree": "VP for Decrees",
        "vp-per-harbour": "VP for harbours",
    },
    "decree-does": {
        "morning-intrigue": "{vp:vp} now; each Morning Intrigue {steps:step}",
        "morning-ship": "{vp:vp} now; each Morning a Servant of your supply on a Ship",
        "morning-servant": "{vp:vp} now; each Morning 1 more Servant",
        "morning-envoy": "{vp:vp} now; each Morning Envoy 1 step",
        "morning-swap": "{vp:vp} now; each Morning swap a hand card with an official",
        "travel-discount": "{vp:vp} now; Travel B costs 1 Servant less",
        "jade-discount": "{vp:vp} now; Jade costs 1 Servant less",
        "wall-bonus": "{vp:vp} now; each Wall action may place 1 more from your supply",
        "equal-gifts": "{vp:vp} now; a gift of equal value is free",
        "decree-discount": "{vp:vp} now; later Decrees cost 1 Servant less",
        "vp-per-3-vp": "at the end 1 VP for every {per} VP you have, at most {max}",
        "vp-8": "at the end {end_vp:vp}",
        "vp-per-jade": "at the end {each:vp} for each Jade, at most {max}",
        "vp-per-decree": "at the end {each:vp} for each of your Decrees",
        "vp-per-harbour": "at the end {each:vp} for each harbour reward claimed",
    },
    "decree-morning": {
        "morning-intrigue": "Intrigue {steps:step}",
        "morning-ship": "place a Servant of your supply on a Ship",
        "morning-servant": "gain 1 Servant",
        "morning-envoy": "Envoy 1 step",
        "morning-swap": "swap a hand card with an official",
    },
    "decree-short": {
        "morning-intrigue": "{vp:vp}, Mornings Intrigue +{steps}",
        "morning-ship": "{vp:vp}, Mornings 1 on a Ship",
        "morning-servant": "{vp:vp}, Mornings +1 Servant",
        "morning-envoy": "{vp:vp}, Mornings Envoy +1",
        "morning-swap": "{vp:vp}, Mornings a swap",
        "travel-discount": "{vp:vp}, Travel B 1 cheaper",
        "jade-discount": "{vp:vp}, Jade 1 cheaper",
        "wall-bonus": "{vp:vp}, Wall +1 from supply",
        "equal-gifts": "{vp:vp}, equal gifts are free",
        "decree-discount": "{vp:vp}, Decrees 1 cheaper",
        "vp-per-3-vp": "end: 1 VP per {per} VP, max {max}",
        "vp-8": "end: {end_vp:vp}",
        "vp-per-jade": "end: {each:vp} per Jade, max {max}",
        "vp-per-decree": "end: {each:vp} per Decree",
        "vp-per-harbour": "end: {each:vp} per harbour reward",
    },
    "place-short": {
        "travel": "Travel",
        "wall": "Great Wall",
        "jade": "Jade",
        "intrigue": "Intrigue",
        "palace": "Palace",
        "decrees": "Decrees",
        "canal": "Grand Canal",
    },
    "zone-short": {
        "locked": "locked",
        "pool": "pool",
        "supply": "supply",
        "wall": "Wall",
        "ship": "Ship",
        "elsewhere": "away",
    },
    "reward-short": {"vp-4": "{boards.gains.harbour_vp:vp}", "gift-card": "card", "double-servant": "Double"},
    "reward": {
        "vp-4": "{boards.gains.harbour_vp:vp}",
        "gift-card": "a card of the pile",
        "double-servant": "the Double Servant",
    },
    "benefit": {
        "servant": "1 Servant",
        "servants-2": "{boards.gains.benefit_servants:servant}",
        "die": "turn a Destiny Die",
        "jade": "1 Jade",
    },
    "zone": {
        "locked": "still locked on your player board",
        "pool": "in your pool",
        "supply": "in your supply",
        "wall": "on the Great Wall",
        "ship": "on a Ship",
        "elsewhere": "elsewhere",
    },
}

PHRASES: Final[dict[str, str]] = {
    "comma": ", ",
    "nothing": "nothing",
    "plain/question": "{what}?",
    "plain/event": "{what}",
    "plain/event-of": "{seat:player}: {what}",
    "gift": "{name} ({value})",
    "card": "{name} ({value}, {id})",
    "seat": "seat {n}",
    "reader": "You",
    "reader/inside": "you",
    "reader/whose": "Your",
    "reader/whose-inside": "your",
    "reader/own": "yours",
    "harbour": "harbour {n}",
    "harbour/route": "harbour {route}{n}",
    # Which pieces: "2 Servants", "the Double", "1 Servant and the Double".
    "pieces": "{servants:servant}",
    "pieces/double": "the Double",
    "pieces/both": "{servants:servant} and the Double",
    "pieces/neutral": "{neutral} neutral",
    "pieces/servants-neutral": "{servants:servant} and {neutral} neutral",
    "pieces/double-neutral": "the Double and {neutral} neutral",
    "pieces/all": "{servants:servant}, the Double and {neutral} neutral",
    # What it costs.
    "price": "{price:servant}",
    "price/discount": "{price:servant} ({printed} printed − {discount} by your Decree)",
    "price/rivals": "{price:servant} ({printed} printed + {rivals} for rivals)",
    "price/off": "{price:servant} ({printed} printed − {discount} off)",
    "price/off-rivals": "{price:servant} ({printed} printed + {rivals} for rivals − {discount} off)",
    "price/both": "{price:servant} ({printed} printed + {rivals} for rivals − {discount} by your Decree)",
    # Answers as a hint: what could be typed now.
    "typed": "`{text}`",
    "typed/more": "`{text}` …",
    "zone/pool": "pool",
    "zone/supply": "supply",
    # Meng’s choices
    "automa/special": "special",
    "level": "Level {level}",
    "level/today": "Level {level} today",
    "level/highest": "Level {level} before all others",
}


def plural(number: int) -> int:
    """One, or many."""
    return 0 if number == 1 else 1


# Modules' words lie in files of their own.
MODULES: Final = (bonus, summer_palace, peasant_revolt, stairs, extras, solo_modules)

for of_module in MODULES:
    for kind, names in of_module.NAMES.items():
        NAMES.setdefault(kind, {}).update(names)
    NOUNS.update(getattr(of_module, "NOUNS", {}))
    PHRASES.update(getattr(of_module, "PHRASES", {}))
    PROMPTS.update(of_module.PROMPTS)
    ANSWERS.update(of_module.ANSWERS)
    REASONS.update(of_module.REASONS)
    EVENTS.update(of_module.EVENTS)
PROMPTS.update(PROMPTS_SOLO)
ANSWERS.update(ANSWERS_SOLO)
EVENTS.update(EVENTS_SOLO)

ENGLISH: Final = Language(plural, NOUNS, NAMES, PHRASES, PROMPTS, ANSWERS, REASONS, EVENTS)
