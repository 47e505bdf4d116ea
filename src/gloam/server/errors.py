"""What goes wrong at a table, other than an answer that is refused."""

from __future__ import annotations


class TableError(Exception):
    """Something that cannot be done with a table: why, and as which HTTP status."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
