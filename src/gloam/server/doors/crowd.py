"""The crowd at the doors: how many connections one address may have, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol, final

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from gloam.server.doors.limits import SHARED, neighbourhood
from gloam.server.settings import Settings

SPARE: Final = 2  # connections for each socket that someone may have: pages ask for things, too
LOOKS: Final = 12  # times that the crowd is looked over before someone's time is up


class End(Protocol):
    """The server's end of a connection."""

    @property
    def transport(self) -> asyncio.Transport: ...

    @property
    def client(self) -> tuple[str, int] | None: ...

    @property
    def server(self) -> tuple[str, int | None] | None: ...


@final
class Crowd:
    """The connections that are open. Of `proxies`, and at the port `inside`, there may be as many as there are."""

    def __init__(self, settings: Settings, proxies: str = "", inside: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = SPARE * SHARED * settings.sockets_per_person
        self._patience = settings.connection_patience
        self._proxies = _TrustedHosts(proxies)  # as uvicorn understands them, which believes what they say
        self._inside = inside
        self._clock = clock
        self._open: dict[End, str] = {}  # as whose it is counted
        self._each: Counter[str] = Counter()
        self._since: dict[End, float] = {}  # when those began that keep us waiting

    def come(self, end: End) -> bool:
        """A connection has been opened, and keeps us waiting. False if its address has too many: then it is none of the crowd."""
        whose = self._whose(end)
        if whose and self._each[whose] >= self._most:
            return False
        if whose:
            self._each[whose] += 1
        self._open[end] = whose
        self._since[end] = self._clock()
        return True

    def _whose(self, end: End) -> str:
        """As whose a connection is counted; "" if it is not."""
        address = end.client[0] if end.client else ""
        inside = end.server is not None and end.server[1] == self._inside
        return "" if inside or address in self._proxies else neighbourhood(address)

    def leave(self, end: End) -> None:
        """A connection is no more, or has become another one."""
        whose = self._open.pop(end, "")
        self._since.pop(end, None)
        if whose:
            self._each[whose] -= 1
            if not self._each[whose]:
                del self._each[whose]

    def expects(self, end: End) -> None:
        """From now on a connection keeps us waiting, if it has not done so before."""
        if end in self._open:
            self._since.setdefault(end, self._clock())

    def content(self, end: End) -> None:
        """A connection does not keep us waiting any more."""
        self._since.pop(end, None)

    def sweep(self) -> None:
        """End the connections that have kept us waiting for too long; also those that were closed, but do not read the rest."""
        for end in self._open:
            if end.transport.is_closing():
                self.expects(end)
        late = self._clock() - self._patience
        for end in [each for each, since in self._since.items() if since < late]:
            end.transport.abort()

    async def look_after(self) -> None:
        """Sweep every few seconds, for ever."""
        while True:
            await asyncio.sleep(self._patience / LOOKS)
            self.sweep()


class Config(uvicorn.Config):
    """How uvicorn serves, and the crowd it serves."""

    def __init__(self, app: Any, crowd: Crowd, **how: Any) -> None:
        super().__init__(app, **how)
        self.crowd = crowd
