"""What other processes on the same database have changed: tables they have taken, devices removed, people renamed."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from gloam.server.people import People
from gloam.store.accounts import Accounts
from gloam.tables.keeper import Tables
from gloam.tables.messages import Person

log = logging.getLogger("gloam.server")

PAUSE: Final = 2.0  # seconds between two questions to the database


@final
class Refresh:
    """Asks the database again and again, and brings the tables in memory up to date."""

    def __init__(self, accounts: Accounts, tables: Tables, people: People) -> None:
        self._accounts = accounts
        self._tables = tables
        self._people = people

    async def keep_up(self) -> None:
        """Ask every few seconds, until cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.ask()
            except Exception:
                log.exception("the database does not say what other processes have changed")

    async def ask(self) -> None:
        """Drop tables that others hold by now, close the sockets of removed devices, and call people by their new names."""
        held = dict(self._tables.live)
        if not held:
            return
        people = {person for table in held.values() for person in table.room.met()}
        devices = {device for table in held.values() for device in table.audience.devices()}
        changes = self._people.changes
        current = await self._accounts.current(list(held), list(people), list(devices))
        for code, table in held.items():
            if current.epochs.get(code) != table.info.epoch:
                self._tables.forget(table)
        self._tables.end_devices(devices - current.devices)
        if self._people.changes != changes:
            return  # someone was renamed here meanwhile: the names that were read may be old
        met = [person for table in held.values() for person in table.room.met().values()]
        renamed = {person.id for person in met if current.names.get(person.id, person.name) != person.name}
        for id_ in renamed:
            self._tables.renamed(Person(id_, current.names[id_]))
