"""A bot from a user's own file: `path/to/file.py:ClassName`."""

# mypyc: skip

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from gugong.bots.protocol import Bot
from gugong.engine.actions import Answer
from gugong.errors import BotError, because, what_failed
from gugong.view import View


def names_a_file(spec: str) -> bool:
    """Whether a spec speaks of a file."""
    return ".py:" in spec or spec.endswith(".py")


def bot_from_file(spec: str, seed: int) -> Bot:
    """The bot of a class in a file, watched over: what it answers is checked."""
    path, _, class_name = spec.rpartition(":") if ".py:" in spec else (spec, "", "")
    if not class_name:
        raise BotError(spec, because("bot-no-class-named", file=spec.rstrip(":")))
    module = load(Path(path))
    made = getattr(module, class_name, None)
    if not isinstance(made, type):
        raise BotError(path, because("bot-no-class", name=class_name))
    if not callable(getattr(made, "choose", None)):
        raise BotError(path, because("bot-no-choose", name=class_name))
    try:
        bot: Bot = made(seed=seed)
    except Exception as error:
        made_so = f"{class_name}(seed={seed})"
        raise BotError(path, because("bot-fails", call=made_so, why=what_failed(error))) from error
    return Watched(spec, bot)


def load(path: Path) -> ModuleType:
    """Run the file as a module of its own."""
    if not path.is_file():
        raise BotError(str(path), because("no-file"))
    name = f"gugong_user_bot_{abs(hash(str(path.resolve())))}"
    found = spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    sys.modules[name] = module  # classes of the file can then be told where they are from
    try:
        found.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise BotError(str(path), because("bot-no-load", why=what_failed(error))) from error
    return module


class Watched:
    """Someone else's bot: an answer that is none, or an exception, becomes a BotError in one line."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec = spec
        self.bot = bot

    def choose(self, view: View) -> Answer:
        """The bot's answer, if it is on offer; its text will do."""
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        try:
            answer: object = self.bot.choose(view)
        except Exception as error:
            failed = because("bot-fails-at", prompt=repr(decision.prompt), why=what_failed(error))
            raise BotError(self.spec, failed) from error
        option = decision.find(answer) if isinstance(answer, str) else answer
        if isinstance(option, Answer) and option in decision.options:
            return option
        shown = repr(str(answer)[:60])
        raise BotError(self.spec, because("bot-not-on-offer", answer=shown, prompt=repr(decision.prompt)))
