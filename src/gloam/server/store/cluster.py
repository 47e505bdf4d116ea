"""Several servers on one database: which of them are alive, and which of them holds a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

import sqlalchemy as sa

from gloam.server.store.schema import servers, tables
from gloam.server.store.storage import Storage

log = logging.getLogger("gloam.server")

BEATS: Final = 4  # signs of life in the time after which a server that gives none is dead


class Peer(NamedTuple):
    """Another server: where it is reached, and the secret that tells it that we are one, too."""

    id: str
    address: str
    secret: str


@final
class Cluster:
    """This server among those on the same database. Each says again and again that it is alive, by the database's own clock.

    Whoever was thought dead by the others has lost its tables: `lost` is called then.
    """

    def __init__(self, storage: Storage, address: str, lease: float, lost: Callable[[], None]) -> None:
        self.id = secrets.token_hex(8)
        self.secret = secrets.token_urlsafe(24)
        self._storage = storage
        self._address = address
        self._lease = lease  # seconds after which this server is dead to the others if it gives no sign of life
        self._lost = lost
        self._beating: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Be known to the others from now on."""
        await self._storage.in_writer(self._enter)
        self._beating = asyncio.create_task(self._beat())

    async def leave(self) -> None:
        """The others may have our tables at once."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
            self._beating = None
        await self._storage.in_writer(self._go)

    def _enter(self, connection: sa.Connection) -> None:
        clock = self._storage.clock()
        connection.execute(sa.delete(servers).where(sa.or_(servers.c.id == self.id, servers.c.lease < clock - 60_000)))
        alive = {"id": self.id, "address": self._address, "secret": self.secret, "lease": self._until(clock)}
        connection.execute(sa.insert(servers).values(alive))

    def _until(self, clock: int) -> int:
        return clock + int(1000 * self._lease)

    def _go(self, connection: sa.Connection) -> None:
        connection.execute(sa.delete(servers).where(servers.c.id == self.id))

    def _renew(self, connection: sa.Connection) -> bool:
        clock = self._storage.clock()
        renewed: Any = connection.execute(
            sa.update(servers).where(servers.c.id == self.id, servers.c.lease > clock).values(lease=self._until(clock))
        )
        return bool(renewed.rowcount)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._lease / BEATS)
            try:
                if not await self._storage.in_writer(self._renew):
                    log.warning("this server was away for too long: others may have its tables")
                    self._lost()
                    await self._storage.in_writer(self._enter)
            except Exception:
                log.exception("the database does not hear that this server is alive")

    async def elsewhere(self, code: str) -> Peer | None:
        """The other server that holds a table and is alive, or None."""
        joined = tables.join(servers, servers.c.id == tables.c.owner)
        query = sa.select(servers).select_from(joined).where(tables.c.code == code, servers.c.lease > self._storage.clock())
        row = await self._storage.first(query.where(servers.c.id != self.id))
        return None if row is None else Peer(row["id"], row["address"], row["secret"])
