"""A bot from a user's own file: `path/to/file.py:ClassName`."""

# mypyc: skip

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from gugong.bots.protocol import Bot
from gugong.engine.actions import Answer
from gugong.errors import BotError
from gugong.view import View


def names_a_file(spec: str) -> bool:
    """Whether a spec speaks of a file."""
    return ".py:" in spec or spec.endswith(".py")


def bot_from_file(spec: str, seed: int) -> Bot:
    """The bot of a class in a file, watched over: what it answers is checked."""
    path, _, class_name = spec.rpartition(":") if ".py:" in spec else (spec, "", "")
    if not class_name:
        raise BotError(f"{spec}: the class is missing, as in {spec.rstrip(':')}:ClassName")
    module = load(Path(path))
    made = getattr(module, class_name, None)
    if not isinstance(made, type):
        raise BotError(f"{path}: there is no class {class_name}")
    if not callable(getattr(made, "choose", None)):
        raise BotError(f"{path}: {class_name} has no method choose(view)")
    try:
        bot: Bot = made(seed=seed)
    except Exception as error:
        raise BotError(f"{path}: {class_name}(seed={seed}) fails: {said(error)}") from error
    return Watched(spec, bot)


def load(path: Path) -> ModuleType:
    """Run the file as a module of its own."""
    if not path.is_file():
        raise BotError(f"{path}: there is no such file")
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
        raise BotError(f"{path}: the file does not load: {said(error)}") from error
    return module


def said(error: BaseException) -> str:
    """An error in one line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


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
            raise BotError(f"{self.spec}: fails at the question {decision.prompt!r}: {said(error)}") from error
        option = decision.find(answer) if isinstance(answer, str) else answer
        if isinstance(option, Answer) and option in decision.options:
            return option
        raise BotError(f"{self.spec}: answers {str(answer)[:60]!r} to {decision.prompt!r}, which is not on offer")
