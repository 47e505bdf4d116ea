"""People, their devices and their seats in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from gloam.store import rows
from gloam.store.rows import Row
from gloam.store.schema import device_links, devices, people, seats, tables
from gloam.store.storage import Storage
from gloam.store.writes import Statement
from gloam.tables.seating import Chair

# What is asked with every visit is put together once.
_person: Final = sa.select(people).where(people.c.id == sa.bindparam("of"))
_devices: Final = (
    sa.select(devices, people.c.name.label("person_name"))
    .join(people, people.c.id == devices.c.person)
    .where(devices.c.person == sa.bindparam("of"))
    .order_by(devices.c.created)
)


def _each(what: str, id_: sa.ColumnElement[str], value: sa.ColumnElement[Any]) -> sa.Select[str, str, str]:
    """The rows whose ids are in the array bound as `what`."""
    columns = (sa.literal(what).label("what"), id_.label("id"), sa.cast(value, sa.Text).label("value"))
    return sa.select(*columns).where(id_.in_(sa.select(sa.func.unnest(sa.bindparam(what, type_=ARRAY(sa.Text))))))


_current: Final = sa.union_all(
    _each("epochs", tables.c.code, tables.c.epoch),
    _each("names", people.c.id, people.c.name),
    _each("devices", devices.c.id, devices.c.id),
)


class Current(NamedTuple):
    """How things stand in the database: epochs of tables, names of people, and devices by which someone is known."""

    epochs: dict[str, int]
    names: dict[str, str]
    devices: set[str]


@final
class Accounts:
    """Who is known by which device, and what they are called."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @property
    def shared(self) -> bool:
        """Whether other processes may change them."""
        return self._storage.shared

    async def do(self, *statements: Statement) -> None:
        """Write something about someone."""
        await self._storage.do(*statements)

    async def person(self, id_: str) -> Row | None:
        return await self._storage.first(_person, of=id_)

    async def devices(self, person: str) -> list[Row]:
        """Everything by which someone is known, with their name, oldest first."""
        return await self._storage.all(_devices, of=person)

    async def device_link(self, secret: str) -> Row | None:
        return await self._storage.first(sa.select(device_links).where(device_links.c.secret == secret))

    async def neighbours(self, person: str) -> list[Chair]:
        """The seats of others at the unfinished tables at which someone has one."""
        mine = sa.select(seats.c.code).where(seats.c.person == person)
        joined = seats.join(people, people.c.id == seats.c.person).join(tables, tables.c.code == seats.c.code)
        query = sa.select(seats, people.c.name.label("person_name")).select_from(joined)
        query = query.where(seats.c.code.in_(mine), seats.c.person != person, tables.c.status != "finished")
        return [rows.chair(row) for row in await self._storage.all(query)]

    async def current(self, codes: Sequence[str], people_: Sequence[str], devices_: Sequence[str]) -> Current:
        """How these tables, people and devices stand now, in one query. Only for a database that processes share."""

        def found(connection: sa.Connection) -> Current:
            values: dict[str, dict[str, str]] = {"epochs": {}, "names": {}, "devices": {}}
            for what, id_, value in connection.execute(_current, {"epochs": codes, "names": people_, "devices": devices_}):
                values[what][id_] = value
            epochs = {code: int(epoch) for code, epoch in values["epochs"].items()}
            return Current(epochs, values["names"], set(values["devices"]))

        return await self._storage.in_reader(found)
