"""What goes wrong at a table, other than an answer that is refused."""

from __future__ import annotations

from typing import Final

HOST_DECIDES: Final = "only the host of this table decides that"


class TableError(Exception):
    """Something that cannot be done with a table: why, with the status of an answer over HTTP."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class TableMoved(TableError):
    """Another process holds the table by now: its sockets here are closed, and clients come back to it there."""

    def __init__(self) -> None:
        super().__init__(409, "this table has gone on elsewhere; look again")
