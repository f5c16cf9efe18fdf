"""The same games on Ray: on this machine, or on a cluster by its address. Ray is loaded here and nowhere else.

Games are handed out by the handful, as many calls under way as there are processors, twice over. A call whose worker is
lost is made again by Ray on another; a game that fails, fails the run, as in the pool.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from socket import create_connection
from typing import Any, Final, TypeVar

from gugong.errors import Reason, SimError, at, because, of_system, plain, what_failed
from gugong.sim.pool import Attention, Interrupted, place_of, results
from gugong.version import with_extra

AUTO: Final = "auto"
A_CALL: Final = 40  # games: with fewer, handing them out costs more than it should
TRIES: Final = 5
LOOK_UP: Final = 0.5
PATIENCE: Final = 10.0  # seconds for a cluster to answer

Task = TypeVar("Task")
Result = TypeVar("Result")


def connected(address: str) -> Any:
    """Ray, connected: `auto` is a cluster that runs here or is named by RAY_ADDRESS, else this machine alone."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise SimError("--ray", because("sim-no-ray", install=with_extra("ray"))) from None
    if ray.is_initialized():
        return ray
    if address != AUTO:
        knock(address)
    quiet = {"logging_level": "ERROR", "log_to_driver": False, "include_dashboard": False}
    try:
        if address != AUTO:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        elif "RAY_ADDRESS" in os.environ:
            ray.init(logging_level="ERROR", log_to_driver=False)
        else:
            ray.init(address="local", **quiet)
    except Exception as error:  # of many kinds, by what is wrong with the address
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise SimError(f"--ray {address}", because("sim-no-cluster", why=plain(reason))) from None
    return ray


def knock(address: str) -> None:
    """SimError unless somebody listens there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    reason = because("sim-no-address")
    if colon and port.isdigit():
        try:
            create_connection((host, int(port)), PATIENCE).close()
            return
        except OSError as error:
            reason = of_system(error)
    raise SimError(f"--ray {address}", because("sim-no-cluster", why=reason))


def handful(work: Callable[[Task], Result], tasks: Sequence[Task]) -> list[tuple[Reason | None, Result | None]]:
    """What a worker does in one call: each task's error or result, up to the first error."""
    found: list[tuple[Reason | None, Result | None]] = []
    for task in tasks:
        try:
            found.append((None, work(task)))
        except Exception as error:  # whatever it is, the run says it and stops
            return [*found, (at(place_of(task), what_failed(error)), None)]
    return found


def ray_results(
    work: Callable[[Task], Result], tasks: Sequence[Task], address: str, attention: Attention, a_call: int = A_CALL
) -> Iterator[Result]:
    """The results of `work` for every task, as they come; as `pool.results`, on a cluster."""
    ray = connected(address)
    call = ray.remote(max_retries=TRIES)(handful)
    waiting = [tasks[first : first + a_call] for first in range(0, len(tasks), a_call)]
    waiting.reverse()
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: list[Any] = []
    try:
        while (waiting and not attention.interrupted) or under_way:
            while waiting and len(under_way) < most and not attention.interrupted:
                under_way.append(call.remote(work, waiting.pop()))
            ready, _ = ray.wait(under_way, timeout=LOOK_UP)
            if attention.interrupted and not ready:
                break
            for each in ready:
                under_way.remove(each)
                yield from _taken(ray, each)
    finally:
        for each in under_way:
            ray.cancel(each, force=True)
    if attention.interrupted:
        raise Interrupted


def spread(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    attention: Attention,
    ray: str | None,
    a_call: int = A_CALL,
) -> Iterator[Result]:
    """The results of all tasks as they come, from Ray where it is asked for, else from so many processes here."""
    if not tasks:
        return iter(())
    if ray is not None:
        return ray_results(work, tasks, ray, attention, a_call)
    return results(work, tasks, min(jobs, len(tasks)), attention)


def _taken(ray: Any, call: Any) -> Iterator[Any]:
    """The results of a call; SimError if one of its games failed, or every try of it was lost."""
    try:
        found = ray.get(call)
    except ray.exceptions.RayError as error:
        reason = str(error).splitlines()[0]
        raise SimError("", because("sim-games-lost", tries=TRIES + 1, fault=reason)) from None
    for failed, result in found:
        if failed is not None:
            raise SimError("", failed)
        yield result
