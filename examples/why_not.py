"""Write a position by hand, and ask about answers that are not on offer."""

import gugong

game = gugong.Game.from_dict(
    {
        "catalog": {"edition": "1"},
        "config": {"players": 2},
        "seats": [{"hand": ["hand1-1", "hand1-3"], "pool": 1}, {"wall": 3}],
        "now": {"phase": "day", "seat": 0},
    },
    seed=1,
)
print(game.decision)
for text in ("card hand1-5", "at jade", "Card  HAND1-1", "pay 2", "dance"):
    reason = game.why_not(text)
    print(f"{text!r:16} {'on offer' if reason is None else reason}")
