"""How often something may be done: budgets of each person and each address for everything that costs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final, NamedTuple, final

from gloam.server.settings import Settings
from gloam.tables.errors import TableError

SHARED: Final = 5  # people who may share an address
GESTURES: Final = 8  # that someone makes at once, pointing at something
GESTURES_PER_SECOND: Final = 0.5


@final
class Allowance:
    """So many at once, and refilled at a steady rate."""

    __slots__ = ("_clock", "_left", "_rate", "_size", "_when")

    def __init__(self, size: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = per_second
        self._clock = clock
        self._left = size
        self._when = clock()

    def take(self) -> bool:
        """Use one, if one is left."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether it is as good as new."""
        return self._left + (self._clock() - self._when) * self._rate >= self._size


@final
class Allowances:
    """The same allowance for everyone, each their own."""

    def __init__(self, size: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._each: dict[str, Allowance] = {}

    def take(self, who: str) -> bool:
        """Use one of `who`'s, if one is left."""
        if len(self._each) > 10_000:
            self._each = {name: allowance for name, allowance in self._each.items() if not allowance.full()}
        if who not in self._each:
            self._each[who] = Allowance(self._size, self._per_second, self._clock)
        return self._each[who].take()


class Budget(NamedTuple):
    """What someone may do at once and lasting, and how it is called when it was too often."""

    size: float
    per_second: float
    what: str


def budgets_of(settings: Settings) -> dict[str, Budget]:
    """The budget of a person for each thing that costs; an address has that of several people."""

    def each_minute(count: int, what: str) -> Budget:
        return Budget(count, count / 60, what)

    def each_second(count: int, what: str, at_once: int) -> Budget:
        return Budget(at_once * count, count, what)

    return {
        "people": each_minute(settings.people_per_minute, "new guests"),
        "tables": each_minute(settings.tables_per_minute, "new tables"),
        "uploads": each_minute(settings.uploads_per_minute, "records"),
        "chat": each_minute(settings.chat_per_minute, "words"),
        "gestures": Budget(GESTURES, GESTURES_PER_SECOND, "gestures"),
        "undos": each_minute(settings.undos_per_minute, "requests to go back"),
        "recoveries": each_minute(settings.uploads_per_minute, "requests for a seat"),
        "reports": each_minute(settings.uploads_per_minute, "reports"),
        "messages": each_second(settings.messages_per_second, "messages", 2),
        "requests": each_second(settings.requests_per_second, "requests", 10),
    }


@final
class Budgets:
    """What everyone has left. Where something costs both a person and an address, both must have it."""

    def __init__(self, settings: Settings) -> None:
        self._what = budgets_of(settings)
        self._people = {name: Allowances(each.size, each.per_second) for name, each in self._what.items()}
        # An address has no people who share it when it comes to new ones: it has to do with its own budget.
        self._addresses = {
            name: Allowances(share * each.size, share * each.per_second)
            for name, each in self._what.items()
            for share in (1 if name == "people" else SHARED,)
        }
        self._sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_person

    def may(self, what: str, person: str, address: str | None) -> bool:
        """Use one of what a person and an address may do, if both have one left. Without one of them the other counts alone."""
        return (not person or self._people[what].take(person)) and (
            address is None or self._addresses[what].take(neighbourhood(address))
        )

    def spend(self, what: str, person: str, address: str | None) -> None:
        """As `may`, but raises TableError."""
        if not self.may(what, person, address):
            raise TableError(429, f"too many {self._what[what].what} in a short time; try again in a minute")

    def open_socket(self, person: str, address: str) -> None:
        """One more socket. Raises TableError if there are too many."""
        near = neighbourhood(address)
        if self._sockets[person] >= self._most_sockets or self._sockets[near] >= SHARED * self._most_sockets:
            raise TableError(429, "too many tables are open at once; close some of them")
        self._sockets.update((person, near))

    def close_socket(self, person: str, address: str) -> None:
        self._sockets.subtract((person, neighbourhood(address)))
        for who in (person, neighbourhood(address)):
            if self._sockets[who] <= 0:
                del self._sockets[who]


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """What stands for an address: whoever has one of IPv6 has 2^64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6:
        return str(found.ipv4_mapped or f"{':'.join(found.exploded.split(':')[:4])}::/64")
    return address
