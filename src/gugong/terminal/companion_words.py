"""What the companion says, in English: what to move for Meng, and how to enter what lies on the table."""

from __future__ import annotations

from typing import Final

# What else is to be done when this happens.
AFTER: Final = {"night": "  • Meng’s discard pile is his new gift stack: shuffle it, face down"}
# Said by a move that follows.
SAID_ANYWAY: Final = {"turn", "takes", "draw-gift", "uses-token", "meng-ship", "blank", "double-token", "meng-morning"}
# What the table shows and the companion need not, unless it has drawn it itself.
LAID_OUT: Final = {"board-card", "city-token", "refills", "rolls", "decree-placed"}

SAID: Final = {
    "welcome": (
        "The companion plays Meng at your own table ({difficulty}): you lay out the board, deal and roll; "
        "it says what he does and why. Type help for help."
    ),
    "loaded": "{path}: the game goes on at answer {ply}.",
    "setting-up": "Set up as for 2 players. Your hand is set {human}; shuffle set {his} as Meng’s gift stack.",
    "several-at-once": "Several at once are fine, in this order: {order}",
    "or-draw": "Enter alone, or `draw`: the companion draws.",
    "short-names": "Short names: {names}",
    "no-such": "Nothing on offer is called “{word}”. Type ? for the names.",
    "several": "“{word}” could be {names}. Type more of it.",
    "too-many": "Left over, for this question is another one: {words}",
    "impossible": "{card} cannot be there: it has been seen elsewhere.",
    "drawn": "Drawn: {what}",
    "not-yet": "The table is not set up yet.",
    "done-by-itself": "(only one answer: {phrase})",
    "autosaved": "Your game is kept. Go on with: gugong meng --load {path}",
    "no-companion": "{path}: this is not a game against Meng with its chance left to the table",
    "nothing-to-undo": "There is nothing to undo.",
    "look": "Meng has a card that nobody has seen: only the table can tell. Type what you see there.",
    "undone": "Undone. Put the pieces back to where they were before.",
}

MENG: Final = {
    "title": "Meng",
    "focus": "Focus",
    "deck": "Automa cards to come",
    "today": "Played today",
    "discards": "Of earlier days",
    "stack": "Gift stack",
    "under": "Under it, in this order",
    "discard": "Discard pile",
    "tokens": "Travel Tokens",
    "servants": "Servants",
    "in-pool": "{pool} in the pool, {supply} in the supply",
    "unseen": "an unseen card",
}

HELP: Final = """\
What happens at your table you tell the companion; what Meng does it tells you, with the rule.

For cards, dice and tokens type what you see: a name, its beginning or a short name (? lists them), several at once if
you like. A card is called by its value and its action: 3-swap, or 3 if no other 3 can be meant. For your own turn type
the number of your answer, its text (at jade) or the beginning of one.

  draw           let the companion draw, roll or deal this; draw all: the rest of the set-up too
  ?              the names that can be typed now
  meng           what Meng has, and the automa cards that are left
  board          how the whole table should look
  map            cities, their tokens and roads
  log            what has happened lately, with the rules behind it; log all
  why ANSWER     why an answer is not on offer: why at jade, why b
  rules ID       a rule: rules S-TRV-01; or words to look for: rules twilight
  undo           take back the last thing you entered
  save FILE      keep the game in a file; gugong meng --load FILE goes on with it
  quit           leave; the game is kept
"""
