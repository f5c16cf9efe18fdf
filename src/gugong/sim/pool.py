"""Workers that play games side by side: started once, fed a game at a time, stopped between two games.

Each worker has a pipe of its own and always a game or two in store, so that it never waits for the next. Results come
as they are ready; whoever wants them in order sorts them. Ctrl-C reaches the parent alone, which takes what is already
finished and then ends the workers, so nothing that was played is lost except the games under way.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType, TracebackType
from typing import Final, Generic, TypeVar

from gugong.errors import Reason, SimError, because, what_failed
from gugong.installing import install_all, packages_from_outside

IN_STORE: Final = 2  # games that a worker has before it: the one it plays, and one to go on with
LOOK_UP: Final = 0.2  # seconds after which an interrupt is noticed at the latest
PATIENCE: Final = 3.0  # seconds a worker is given to end
LITTER: Final = 500_000  # objects after which cycles among them are looked for: what bots imagine has none

Task = TypeVar("Task")
Result = TypeVar("Result")


class Interrupted(Exception):
    """Someone pressed Ctrl-C; all results up to then have been handed over."""


def place_of(task: object) -> str | Reason:
    """What a failure names: a game, or games, by what the task tells of itself."""
    told = getattr(task, "told", None)
    place: str | Reason = told() if callable(told) else str(task)
    return place


class Attention:
    """While it lasts, Ctrl-C and a polite kill are noted instead of striking anywhere; a second one strikes."""

    def __init__(self) -> None:
        self.interrupted = False
        self._before: dict[signal.Signals, object] = {}

    def __enter__(self) -> Attention:
        if threading.current_thread() is threading.main_thread():
            for each in (signal.SIGINT, signal.SIGTERM):
                self._before[each] = signal.signal(each, self._note)
        return self

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if self.interrupted:
            raise KeyboardInterrupt
        self.interrupted = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each, handler in self._before.items():
            signal.signal(each, handler)  # type: ignore[arg-type]  # what `signal` returned it also takes


class Worker(Generic[Task, Result]):
    """One process and our end of its pipe."""

    def __init__(self, work: Callable[[Task], Result]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=serve, args=(theirs, work, packages_from_outside()), daemon=True
        )
        self.process.start()
        theirs.close()
        self.in_store: list[Task] = []

    def give(self, task: Task) -> None:
        """Hand it one more game."""
        self.in_store.append(task)
        try:
            self.pipe.send(task)
        except OSError:
            raise self.gone() from None

    def take(self) -> Result:
        """The result that is ready; SimError if the game failed, or the worker is no more."""
        try:
            error, result = self.pipe.recv()
        except (EOFError, OSError):
            raise self.gone() from None
        task = self.in_store.pop(0)
        if error is not None:
            raise SimError(place_of(task), error)
        found: Result = result
        return found

    def gone(self) -> SimError:
        """What to say of a worker that ended by itself."""
        self.process.join(PATIENCE)
        code = self.process.exitcode
        return SimError(place_of(self.in_store[0]), because("sim-process-ended", code=str(code)))

    def end(self) -> None:
        """Stop it, whatever it does."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(pipe: Connection, work: Callable[[Task], Result], packages: tuple[str, ...] = ()) -> None:
    """A worker's life: games in, results out, until the pipe closes. It knows the modules its parent has installed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.stdout = sys.stderr  # stdout belongs to the results; a bot from a user's file may print
    gc.set_threshold(LITTER)  # looking every few hundred took a third of planner's time
    install_all(packages)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[Reason | None, Result | None] = (None, work(task))
        except Exception as error:  # whatever it is, the parent says it and stops
            answer = (what_failed(error), None)
        try:
            pipe.send(answer)
        except OSError:
            return


def start(jobs: int, work: Callable[[Task], Result]) -> list[Worker[Task, Result]]:
    """So many workers. Ctrl-C is ignored meanwhile, and so by them from their first moment."""
    in_main = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if in_main else None
    try:
        return [Worker(work) for _ in range(jobs)]
    finally:
        if in_main:
            signal.signal(signal.SIGINT, before)


def results(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, attention: Attention) -> Iterator[Result]:
    """The results of `work` for every task, as they come; Interrupted once all that was ready has been given out."""
    waiting = iter(tasks)
    workers = start(jobs, work)
    try:
        for worker in [worker for _ in range(IN_STORE) for worker in workers]:
            feed(worker, waiting)
        while busy := {worker.pipe: worker for worker in workers if worker.in_store}:
            ready = wait(list(busy), 0 if attention.interrupted else LOOK_UP)
            for worker in [worker for pipe, worker in busy.items() if pipe in ready]:
                result = worker.take()
                if not attention.interrupted:
                    feed(worker, waiting)
                yield result
            if attention.interrupted and not ready:
                raise Interrupted
    finally:
        for worker in workers:
            worker.end()


def feed(worker: Worker[Task, Result], waiting: Iterator[Task]) -> None:
    """One more game for this worker, if there is one."""
    for task in waiting:
        worker.give(task)
        return
