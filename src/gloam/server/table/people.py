"""People: guests with a name, known by a secret in a cookie. The storage has only the secret's hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, final

from gloam.server.doors.messages import Person
from gloam.server.store import storage
from gloam.server.store.storage import Storage, now

COOKIE: Final = "gloam"
COOKIE_SECONDS: Final = 365 * 24 * 3600
NAME: Final = 40  # letters
JOINER: Final = "\u200d"  # not printable, but within many emoji
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # printable, but nothing is seen


@final
class People:
    """Everyone who has ever come."""

    def __init__(self, storage_: Storage) -> None:
        self._storage = storage_

    async def welcome(self) -> tuple[Person, str]:
        """A new guest, and the cookie by which they will be known."""
        person = Person(secrets.token_hex(8), f"Guest {secrets.randbelow(9000) + 1000}")
        secret = secrets.token_urlsafe(32)
        await self._storage.do(storage.new_person(person.id, _hashed(secret), person.name, now()))
        return person, f"{person.id}.{secret}"

    async def known(self, cookie: str | None) -> Person | None:
        """Whose cookie this is, or None."""
        id_, _, secret = (cookie or "").partition(".")
        if not id_ or not secret or len(secret) > 100:
            return None
        row = await self._storage.person(id_)
        if row is None or not hmac.compare_digest(row["secret"], _hashed(secret)):
            return None
        return Person(row["id"], row["name"])

    async def rename(self, person: Person, name: str) -> Person:
        """The person with a new name. Raises ValueError if nobody can be called that."""
        name = " ".join(name.split())
        if not 0 < len(name) <= NAME or not legible(name):
            raise ValueError(f"a name has 1 to {NAME} printable letters")
        await self._storage.do(storage.rename_person(person.id, name))
        return Person(person.id, name)


def legible(name: str) -> bool:
    """Whether a name shows as it is: no letter in it is unseen, ends the line or turns it around."""
    shown = name.replace(JOINER, "")
    return shown.isprintable() and not any(blank in shown for blank in BLANKS) and bool(shown) == bool(name)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
