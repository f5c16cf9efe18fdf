"""What the terminal itself says, in English: headings, messages, help."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    "title": "Gùgōng",
    "day": "day {day} of {days}",
    "dice": "dice {dice}",
    "starts": "start player: {name}",
    "medal": "medal: free",
    "medal-taken": "medal: {name}",
    "officials": "Officials",
    "holds": "holds",
    "its-action": "its action",
    "there": "there now",
    "decrees": "Decrees",
    "price": "cost",
    "price-back": "{price}, Envoy −{back}",
    "owners": "owned by",
    "map": "Map",
    "roads": "roads to",
    "ponds": "Ponds",
    "piers": "on the pier",
    "leads": "leads",
    "favourite": "Favourite Gift: {gift}",
    "ladies": " · Court Ladies won: ",
    "stock": " · neutral Servants left: {n}",
    "neutral": "{n} +{neutral} neutral",
    "in-use": " In use",
    "beside": "beside the board",
    "stairs": "Stairs",
    "steps": "steps",
    "spaces": "spaces",
    "envoys": "Envoys",
    "left-track": "asks {spaces}",
    "right-track": "Mornings {spaces}",
    "inside": "in the Palace",
    "players": "Players",
    "hand": "Hand",
    "discard": "Discard",
    "tokens": "Tokens",
    "news": "Meanwhile",
    "arrived": "in: {vp} VP",
    "spots": "spots worth {spots} VP",
    "houses": "houses {prices}",
    "square": "square {price}",
    "any-time": "At any time:",
    "scores": "Final scores",
    "total": "Total",
    "track": "Scored during play",
    "you": "You",
    "automa": "Meng",
    "nobody": "–",
    "player": "Player {n}",
    "earlier": "… {n} earlier lines: type log",
    "only": "(nothing else to do: {phrase})",
    "times": "{n}× {what}",
}

COLUMNS: Final = ("", "VP", "Jade", "Pool", "Supply", "Double", "Envoy", "Tokens", "Hand", "Discard", "Claimed")

MESSAGES: Final = {
    "welcome": "{players} players, {bots} played by the computer; seed {seed}. Type help for help.",
    "level": "The computer plays {level}: {sentence}",
    "welcome-solo": "You against Meng, {difficulty}; seed {seed}. Type help for help.",
    "loaded": "{path}: the game goes on at answer {ply}.",
    "loaded-over": "{path}: this game is over.",
    "saved": "Saved: {path}",
    "autosaved": "Your game is kept. Go on with: gugong play --terminal --load {path}",
    "cannot-write": "{path} cannot be written: {reason}",
    "cannot-read": "{path} cannot be read: {reason}",
    "which-file": "Name a file: {command} my-game.txt",
    "nothing-to-undo": "There is nothing to undo.",
    "undone": "Undone. You are asked again:",
    "number": "There is no answer {number}: 1 to {most} are on offer.",
    "ambiguous": "“{text}” could be {options}. Type more of it, or its number.",
    "on-offer": "It is on offer: number {number}.",
    "why-what": "Name an answer: why at jade",
    "rules-what": "Name a rule: rules B-DAY-03. Or look for words: rules wall tie",
    "no-rules": "No rule has these words: {words}",
    "bye": "Goodbye.",
    "curtain": "{name}, it is your turn. The others look away. Press Enter.",
    "over": "The game is over.",
    "wins": "{name} wins.",
    "you-win": "You win!",
    "nobody-wins": "Nobody wins: no Envoy reached the Palace.",
    "watching": "Nobody to ask: the computer plays all seats.",
    "out": "out",
}

HELP: Final = """\
Answer with a number (2), a text (at jade) or the beginning of one (at j, jade).

  board          draw the whole board again (or just press Enter)
  map            cities, their tokens and roads
  log            what has happened lately, with the rules behind it; log all
  why ANSWER     why an answer is not on offer: why at jade, why b
  rules ID       a rule: rules B-DAY-03; or words to look for: rules wall tie
  undo           take back your last decision
  save FILE      keep the game in a file
  load FILE      go on with a kept game
  help           this text
  quit           leave; the game is kept
"""

SHORT_RULES: Final = (
    "The game in short: on your turn you give one card of your hand to one of seven officials and take the card that "
    "lies there. If yours is higher, or you pay a fee, you may use the action of your card, then that of the official. "
    "Actions cost Servants of your pool, which go to your supply and come back in the Morning. Cards you take today "
    "are your hand tomorrow, and those that match the dice at Night bring Servants. After four days most VP win, but "
    "only if your Envoy has reached the Palace."
)
