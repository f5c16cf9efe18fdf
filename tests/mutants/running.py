"""Mutants against tests: each in a forked child of a pytest that has collected everything already.

First every test runs once, noting which functions of the engine it calls. A mutant then meets only the tests that call
its function, quickest first, until one fails.
"""

from __future__ import annotations

import ast
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FrameType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

import gugong
from gugong import origin
from tests.mutants.mutations import Mutant, scopes

Called = tuple[str, str]  # file, function
CAUGHT, UNNOTICED, TOO_LONG = "caught", "unnoticed", "too long"
MEMORY = 2 << 30  # bytes
LEAST_SECONDS = 10


class Runner:
    """A pytest plugin that takes over once the tests are collected."""

    def __init__(self, root: Path, mutants: list[Mutant], jobs: int, tell: Callable[[Mutant, str], None]) -> None:
        self.engine = str(root / "src" / "gugong")
        self.root = root
        self.mutants = mutants
        self.jobs = jobs
        self.tell = tell
        self.built: set[Called] = set()  # what is called to build the tables of a game, which all tests then share
        self.calls: dict[pytest.Item, set[Called]] = {}
        self.seconds: dict[pytest.Item, float] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests on the engine as it is, then on each mutant."""
        self.built = self.listen(build_anew)
        for item in session.items:
            self.note(item)
        print(
            f"{len(session.items)} tests pass on the engine as it is, in {sum(self.seconds.values()):.0f} s", flush=True
        )
        children: dict[int, tuple[Mutant, float]] = {}
        for mutant in self.mutants:
            while len(children) >= self.jobs:
                self.reap(children)
            tests = self.tests_for(mutant)
            if not tests:
                self.tell(mutant, UNNOTICED)
                continue
            limit = LEAST_SECONDS + 5 * sum(self.seconds[item] for item in tests)
            children[self.fork(mutant, tests, int(limit))] = (mutant, monotonic() + 20 * limit)
        while children:
            self.reap(children)
        return True

    def note(self, item: pytest.Item) -> None:
        """Run one test, noting what it calls and how long it takes."""
        reports: list[pytest.TestReport] = []
        began = process_time()
        self.calls[item] = self.listen(lambda: reports.extend(runtestprotocol(item, log=False, nextitem=None)))
        self.seconds[item] = process_time() - began
        failed = [report for report in reports if report.failed]
        if failed:
            raise pytest.UsageError(f"{item.nodeid} fails on the engine as it is:\n{failed[0].longreprtext}")

    def listen(self, work: Callable[[], object]) -> set[Called]:
        """The functions of the engine that are called in this work."""
        called: set[Called] = set()

        def hear(frame: FrameType, event: str, argument: object) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename.startswith(self.engine):
                called.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

        sys.setprofile(hear)
        try:
            work()
        finally:
            sys.setprofile(None)
        return called

    def tests_for(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that call the mutant's function, quickest first; all tests for what all share and for constants."""
        called = (str(self.root / mutant.file), mutant.scope)
        found = [item for item in self.calls if called in self.calls[item]]
        if called in self.built or not is_function(mutant):
            found = list(self.calls)
        return sorted(found, key=lambda item: self.seconds[item])

    def fork(self, mutant: Mutant, tests: list[pytest.Item], limit: int) -> int:
        """A child that runs the tests on the mutant; its exit code is 1 as soon as one fails."""
        child = os.fork()
        if child:
            return child
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = 1
        try:
            plant(mutant)
            build_anew()
            failing = (report for item in tests for report in runtestprotocol(item, log=False, nextitem=None))
            code = 1 if any(report.failed for report in failing) else 0
        finally:
            os._exit(code)

    def reap(self, children: dict[int, tuple[Mutant, float]]) -> None:
        """Wait for a child to end; stop those that have hung for too long."""
        for child, (_, until) in list(children.items()):
            if monotonic() > until:
                os.kill(child, signal.SIGKILL)
        child, status = os.waitpid(-1, 0)
        mutant, _ = children.pop(child)
        if os.WIFSIGNALED(status):
            self.tell(mutant, TOO_LONG)
        else:
            self.tell(mutant, CAUGHT if os.WEXITSTATUS(status) else UNNOTICED)


def build_anew() -> None:
    """Forget the tables of all kinds of games, and build one kind."""
    origin._RULES.clear()
    origin._FRESH.clear()
    gugong.new_game(4, seed=1)


def is_function(mutant: Mutant) -> bool:
    """Whether the scope is a function, not a constant, of its module."""
    owner: object = sys.modules[module_of(mutant)]
    for part in mutant.scope.split("."):
        owner = getattr(owner, part)
    return isinstance(owner, FunctionType)


def module_of(mutant: Mutant) -> str:
    """The module's dotted name."""
    return mutant.file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def plant(mutant: Mutant) -> None:
    """Give the live engine the mutant's code, or its constant."""
    module = sys.modules[module_of(mutant)]
    path = Path(str(module.__file__))
    tree = mutant.tree(path.read_text(encoding="utf-8"))
    for found in code_objects(compile(tree, str(path), "exec")):
        if found.co_qualname == mutant.scope:
            owner: object = module
            for part in mutant.scope.split("."):
                owner = getattr(owner, part)
            assert isinstance(owner, FunctionType)
            owner.__code__ = found
            return
    tree.body = [node for name, node in scopes(tree) if name == mutant.scope and isinstance(node, ast.stmt)]
    plant_constant(mutant.scope, module.__dict__, compile(tree, str(path), "exec"))


def plant_constant(name: str, namespace: dict[str, object], code: CodeType) -> None:
    """Work the constant out anew, and put it wherever it is known by its name."""
    old = namespace[name]
    fresh = dict(namespace)
    exec(code, fresh)
    for where, module in list(sys.modules.items()):
        if where.split(".")[0] == "gugong" and getattr(module, name, None) is old:
            setattr(module, name, fresh[name])


def code_objects(code: CodeType) -> Iterator[CodeType]:
    """The code of every function in a module, those of classes included."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from code_objects(constant)
