"""What the server counts about itself, as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@final
class Metrics:
    """Counters since the start, and how long commits took."""

    def __init__(self) -> None:
        self.answers = 0
        self.refused = 0
        self.bot_failures = 0
        self.commits = 0
        self.commit_seconds = 0.0
        self.commits_within = [0] * len(BOUNDS)

    def committed(self, seconds: float) -> None:
        """Count a commit that took so long."""
        self.commits += 1
        self.commit_seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.commits_within[i] += 1

    def text(self, gauges: Mapping[str, tuple[str, int]]) -> str:
        """All counters in Prometheus's text format; `gauges` are what the caller counts now: name -> (help, value)."""
        lines: list[str] = []
        for name, (meaning, value) in gauges.items():
            lines += [f"# HELP gloam_{name} {meaning}", f"# TYPE gloam_{name} gauge", f"gloam_{name} {value}"]
        counters = {
            "answers_total": ("Answers stored and sent out.", self.answers),
            "refused_total": ("Answers refused.", self.refused),
            "bot_failures_total": ("Bots that gave no answer of their own.", self.bot_failures),
        }
        for name, (meaning, value) in counters.items():
            lines += [f"# HELP gloam_{name} {meaning}", f"# TYPE gloam_{name} counter", f"gloam_{name} {value}"]
        lines += ["# HELP gloam_commit_seconds Time of a group commit.", "# TYPE gloam_commit_seconds histogram"]
        lines += [
            f'gloam_commit_seconds_bucket{{le="{bound}"}} {count}' for bound, count in zip(BOUNDS, self.commits_within, strict=True)
        ]
        lines += [
            f'gloam_commit_seconds_bucket{{le="+Inf"}} {self.commits}',
            f"gloam_commit_seconds_sum {self.commit_seconds:.6f}",
            f"gloam_commit_seconds_count {self.commits}",
        ]
        return "\n".join(lines) + "\n"
