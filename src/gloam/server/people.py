"""People: guests with a name, known on each of their devices by a secret in a cookie. The storage has only the secrets' hashes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import Final, NamedTuple, final

from gloam.store import writes
from gloam.store.accounts import Accounts
from gloam.store.rows import Row
from gloam.store.writes import Statement
from gloam.tables.errors import TableError
from gloam.tables.info import now
from gloam.tables.messages import Device, Person
from gloam.tables.names import NAME, given_name, legible

COOKIE: Final = "gloam"
COOKIE_SECONDS: Final = 365 * 24 * 3600
LINK_SECONDS: Final = 600  # that a link for another device is good for
DEVICES: Final = 20  # of one person
LATELY: Final = 10_000  # people whose devices are remembered
_SHAPE: Final = re.compile(r"([0-9a-f]{16})\.([\w-]{1,100})", re.ASCII)

_BROWSERS: Final = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


class Known(NamedTuple):
    """Someone, and the id of the device by which they are known."""

    person: Person
    device: str


@final
class People:
    """Everyone who has ever come."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self.changes = 0  # made here: grows before and after each of them
        self._lately: dict[str, tuple[int, list[Row]]] = {}  # devices of those who came lately, after how many changes

    async def welcome(self, agent: str = "") -> tuple[Person, str]:
        """A new guest, and the cookie by which they will be known in this browser."""
        person = Person(secrets.token_hex(8), given_name())
        device, cookie = _new_device(person.id, agent)
        await self._accounts.do(writes.new_person(person.id, person.name, now()), device)
        return person, cookie

    async def known(self, cookie: str | None) -> Person | None:
        """Whose cookie this is, or None."""
        known = await self.known_by(cookie)
        return known.person if known is not None else None

    async def known_by(self, cookie: str | None) -> Known | None:
        """Whose cookie this is and of which device, or None."""
        row = await self._device(cookie)
        return _known(row) if row is not None else None

    async def _device(self, cookie: str | None) -> Row | None:
        found = _SHAPE.fullmatch(cookie or "")
        if found is None:
            return None
        hashed = _hashed(found[2])
        return next((row for row in await self._devices(found[1]) if hmac.compare_digest(row["secret"], hashed)), None)

    async def _devices(self, person: str) -> list[Row]:
        """Everything by which someone is known."""
        changes = self.changes
        then, known = self._lately.get(person, (-1, []))
        if then == changes:
            return known
        devices = await self._accounts.devices(person)
        if devices and not self._accounts.shared:
            self._lately[person] = changes, devices
            if len(self._lately) > LATELY:
                del self._lately[next(iter(self._lately))]
        return devices

    async def _change(self, *statements: Statement) -> None:
        """Write something about someone: what was known of anyone is read again, while it is written and afterwards."""
        self.changes += 1
        try:
            await self._accounts.do(*statements)
        finally:
            self.changes += 1

    async def named(self, person: Person) -> Person:
        """Someone as they are called now."""
        row = await self._accounts.person(person.id)
        return Person(person.id, row["name"]) if row is not None else person

    async def rename(self, person: Person, name: str) -> Person:
        """The person with a new name. Raises ValueError if nobody can be called that."""
        name = " ".join(name.split())
        if not 0 < len(name) <= NAME or not legible(name):
            raise ValueError(f"a name has 1 to {NAME} printable letters")
        await self._change(writes.rename_person(person.id, name))
        return Person(person.id, name)

    # --- other devices -----------------------------------------------------------------------------------------------

    async def devices(self, person: Person, cookie: str | None) -> list[Device]:
        """Everything by which someone is known; `cookie` is that of this one."""
        this = await self._device(cookie)
        return [
            Device(row["id"], row["name"], row["created"], this is not None and row["id"] == this["id"])
            for row in await self._accounts.devices(person.id)
        ]

    async def link(self, person: Person) -> str:
        """A secret that makes another device known as this person, once and for a few minutes."""
        if len(await self._accounts.devices(person.id)) >= DEVICES:
            raise TableError(409, f"you are known on {DEVICES} devices; remove one of them first")
        secret = secrets.token_urlsafe(16)
        await self._accounts.do(writes.new_device_link(_hashed(secret), person.id, int(time.time()) + LINK_SECONDS))
        return secret

    async def claim(self, secret: str, agent: str) -> tuple[Person, str]:
        """Who someone with such a secret is from now on, and the cookie for that. Raises TableError if it is not good any more."""
        hashed = _hashed(secret)
        link = await self._accounts.device_link(hashed)
        row = await self._accounts.person(link["person"]) if link is not None and link["until"] >= time.time() else None
        if row is None:
            raise TableError(404, "this link is not good any more; make a new one")
        device, cookie = _new_device(row["id"], agent)
        await self._change(writes.use_device_link(hashed), device)
        return Person(row["id"], row["name"]), cookie

    # --- programs in a seat ------------------------------------------------------------------------------------------

    async def seat_token(self, person: Person, cookie: str | None, code: str, seat: int) -> str:
        """What lets a program answer for one seat of someone at one table, as long as they are known by this device."""
        device = await self._device(cookie)
        assert device is not None, "whoever asks is known"
        return f"{person.id}.{_signed(device, code, seat)}"

    async def seated_by(self, token: str, code: str, seat: int) -> Known | None:
        """Whose token for this seat this is and by which device they got it, or None."""
        found = _SHAPE.fullmatch(token)
        if found is None:
            return None
        for device in await self._devices(found[1]):
            if hmac.compare_digest(_signed(device, code, seat), found[2]):
                return _known(device)
        return None

    async def forget(self, person: Person, device: str) -> None:
        """Someone is no longer known by this device."""
        await self._change(writes.forget_device(device, person.id))


def _known(device: Row) -> Known:
    return Known(Person(device["person"], device["person_name"]), device["id"])


def _new_device(person: str, agent: str) -> tuple[writes.Statement, str]:
    secret = secrets.token_urlsafe(32)
    device = writes.new_device(secrets.token_hex(8), person, _hashed(secret), browser(agent), now())
    return device, f"{person}.{secret}"


def _signed(device: Row, code: str, seat: int) -> str:
    return hmac.digest(device["secret"].encode(), f"seat {code.upper()} {seat}".encode(), "sha256").hex()


def browser(agent: str) -> str:
    """What a browser calls itself, in few words."""
    name = next((name for sign, name in _BROWSERS if sign in agent), "A browser")
    system = next((system for sign, system in _SYSTEMS if sign in agent), "")
    return f"{name} on {system}" if system else name


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
