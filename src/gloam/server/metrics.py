"""What the server counts about itself, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, final

from prometheus_client import CollectorRegistry, Gauge, GCCollector, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily

from gloam.tables.table_settings import Counts

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@final
class Metrics:
    """Counters since the start, how long commits took, and what the process uses."""

    def __init__(self, counts: Counts) -> None:
        self._registry = CollectorRegistry()
        self._counts = counts
        self._registry.register(self)
        self.commits = Histogram("gloam_commit_seconds", "Time of a group commit.", registry=self._registry, buckets=BOUNDS)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What was counted at tables."""
        yield CounterMetricFamily("gloam_answers", "Answers stored and sent out.", self._counts.answers)
        yield CounterMetricFamily("gloam_refused", "Answers refused.", self._counts.refused)
        yield CounterMetricFamily("gloam_bot_failures", "Bots that gave no answer of their own.", self._counts.bot_failures)

    def gauge(self, name: str, meaning: str, now: Callable[[], int]) -> None:
        """Show another number, as it is `now`."""
        Gauge(f"gloam_{name}", meaning, registry=self._registry).set_function(now)

    def value(self, name: str) -> float:
        """A number by its full name, such as gloam_answers_total; 0 if there is none."""
        return self._registry.get_sample_value(name) or 0.0

    def text(self) -> bytes:
        """All numbers in Prometheus's text format."""
        return generate_latest(self._registry)
