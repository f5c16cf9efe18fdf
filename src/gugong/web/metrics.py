"""Figures about the server for Prometheus, on a port of their own that only this machine can ask."""

from __future__ import annotations

from functools import lru_cache
from http import HTTPMethod
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gugong.web.games.running import RunningGames

REGISTRY: Final = CollectorRegistry()
LOOPBACK: Final = "127.0.0.1"
REQUESTS: Final = Counter(
    "gugong_requests", "Requests answered, by method and status.", ["method", "status"], registry=REGISTRY
)
METHODS: Final = frozenset(HTTPMethod)
OTHER: Final = "other"  # whatever else a stranger calls a method: each label stays in memory
SECONDS: Final = Histogram(
    "gugong_request_seconds",
    "How long answering took, streams apart.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
ANSWERS: Final = Counter("gugong_written", "Changes of games that are on disk.", registry=REGISTRY)
COMMITS: Final = Histogram(
    "gugong_commit_seconds",
    "How long the disk took.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
REFUSED: Final = Counter("gugong_store_errors", "Writes that the database did not take.", registry=REGISTRY)


@lru_cache(maxsize=64)
def counted(method: str, status: int) -> Counter:
    """What counts requests of this method that were answered so."""
    return REQUESTS.labels(method if method in METHODS else OTHER, str(status))


class Now(Collector):
    """What is so at the moment somebody asks."""

    def __init__(self, games: RunningGames) -> None:
        self.games = games

    def collect(self) -> Iterator[Metric]:
        """The gauges."""
        lives = list(self.games.lives.values())
        yield GaugeMetricFamily("gugong_live_games", "Games in memory.", value=len(lives))
        followers = sum(len(live.followers) for live in lives)
        yield GaugeMetricFamily("gugong_streams", "Pages that follow a game.", value=followers)
        thinking = len(self.games.thinking)
        yield GaugeMetricFamily("gugong_bots_thinking", "Games in which a bot thinks.", value=thinking)


def serve(games: RunningGames, port: int) -> None:
    """Answer Prometheus at this port for as long as the process lives."""
    REGISTRY.register(Now(games))
    start_http_server(port, LOOPBACK, REGISTRY)
