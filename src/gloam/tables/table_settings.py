"""What can be set for tables, and what is counted there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TableSettings:
    """The settings of all tables."""

    bot_pause: float = 0.8
    """Seconds between a bot's answer and the one before it, so that people can follow; more where they may bargain, or write."""
    bot_talk: bool = True
    """Whether bots speak at the table."""
    absence: float | None = None
    """Seconds after which a bot may fill in for someone who has left, whatever a host chose."""
    recovery: float = 60.0
    """Seconds from the last agreement until a seat is recovered, and at least from one request for that to the next."""
    idle: float = 900.0
    """Seconds after which a table nobody looks at is dropped from memory."""
    talk: int = 2000
    """Things said at one table."""


@dataclass
class Counts:
    """What all tables have counted since the start."""

    answers: int = 0
    refused: int = 0
    bot_failures: int = 0
