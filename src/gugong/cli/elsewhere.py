"""Commands whose options are another module's: each is imported when it runs, and not for the list of all."""

from __future__ import annotations

from importlib import import_module

import click

from gugong.cli.root import cli, web_room
from gugong.spoken import Command


class Elsewhere(Command):
    """A command that stands for one in another module; --web and --envs ask for those that `web` and `envs` name."""

    def __init__(self, name: str, summary: str, home: str, web: str = "", envs: str = "") -> None:
        super().__init__(name, short_help=summary)
        self.home = home
        self.web = web
        self.envs = envs

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        """A context of the command that is meant: what is parsed, run and completed from here on is that one."""
        in_browser = bool(self.web) and "--web" in args
        here = self.envs if self.envs and "--envs" in args else self.home
        module, _, attribute = (self.web if in_browser else here).partition(":")
        found: click.Command = getattr(web_room(module) if in_browser else import_module(module), attribute)
        return found.make_context(info_name, args, parent, **extra)


for each in (
    Elsewhere("bench", "cli-bench", "gugong.bench:bench", web="bench:bench", envs="gugong.bench_envs:bench"),
    Elsewhere("tournament", "cli-tournament", "gugong.sim.commands:tournament_command"),
    Elsewhere("simulate", "cli-simulate", "gugong.sim.commands:simulate_command"),
    Elsewhere("coach", "cli-coach", "gugong.coach.commands:coach_command"),
    Elsewhere("puzzles", "cli-puzzles", "gugong.coach.commands:puzzles_command"),
    Elsewhere("report", "cli-report", "gugong.sim.commands:report_command"),
):
    cli.add_command(each)
