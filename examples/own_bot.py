"""A bot of one's own: a class with `choose`. Here, one that loves Jade, against a bot that plays at random.

The command line takes it too: gugong tournament --bots examples/own_bot.py:JadeLover,random
"""

import gugong


class JadeLover:
    """Goes where the Jade is; what it does not care about, it takes as it comes."""

    WISHES = ("at jade", "house", "square", "benefit jade", "exchange 6")

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: gugong.View) -> gugong.Answer:
        assert view.decision is not None
        options = view.decision.options
        for wish in self.WISHES:
            for option in options:
                if option.text.startswith(wish):
                    return option
        return options[0]


if __name__ == "__main__":
    game = gugong.new_game(players=2, seed=11)
    bots = [JadeLover(), gugong.bots.make("random", seed=1)]
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(game.view(decision.seat)))
    print(f"The Jade lover has {game.state.jade[0]} Jade, the other {game.state.jade[1]}; VP: {game.state.vp}.")
