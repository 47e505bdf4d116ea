"""What the server counts about itself, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector, generate_latest

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@final
class Metrics:
    """Counters since the start, how long commits took, and what the process uses."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.answers = Counter("gloam_answers", "Answers stored and sent out.", registry=self._registry)
        self.refused = Counter("gloam_refused", "Answers refused.", registry=self._registry)
        self.bot_failures = Counter("gloam_bot_failures", "Bots that gave no answer of their own.", registry=self._registry)
        self.commits = Histogram("gloam_commit_seconds", "Time of a group commit.", registry=self._registry, buckets=BOUNDS)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def gauge(self, name: str, meaning: str, now: Callable[[], int]) -> None:
        """Show another number, as it is `now`."""
        Gauge(f"gloam_{name}", meaning, registry=self._registry).set_function(now)

    def value(self, name: str) -> float:
        """A number by its full name, such as gloam_answers_total; 0 if there is none."""
        return self._registry.get_sample_value(name) or 0.0

    def text(self) -> bytes:
        """All numbers in Prometheus's text format."""
        return generate_latest(self._registry)
