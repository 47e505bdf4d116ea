"""What every request passes first: where it goes and comes from, and how often; and what every answer carries."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any, Final, final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar

from gloam.server.routes.socket import Message, Receive, Scope, Send
from gloam.server.service import Service
from gloam.tables.errors import TableError

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
FOREIGN: Final = "this request comes from another site"


def foreign(scope: Scope) -> bool:
    """Whether a browser says that the request comes from another site's page."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    if headers.get(b"sec-fetch-site") == b"cross-site":
        return True
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower() != headers.get(b"host", b"").decode("latin-1").lower()
    except ValueError:
        return True


@final
class Names:
    """By what names this server is reached. A page elsewhere can have a name of its own that leads here, and must not be let in.

    Addresses and this machine's own names are always right: no other site can have them.
    """

    def __init__(self, more: tuple[str, ...]) -> None:
        own = socket.gethostname().lower()
        self._known = {"localhost", own, own.partition(".")[0], f"{own.partition('.')[0]}.local", *more}

    def lead_here(self, host: str) -> bool:
        """Whether a request that says it goes to this host is meant for this server."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return "*" in self._known or name in self._known or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@final
class Guard:
    """Turns away what does not belong here, and gives every answer its security headers."""

    def __init__(self, app: Litestar, service: Service) -> None:
        self.app = app
        self._service = service
        self._names = Names(service.settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            app: Any = self.app
            await app(scope, receive, guarded if scope["type"] == "http" else send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.reason})
        else:
            body = msgspec.json.encode({"status_code": refused.status, "detail": refused.reason})
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await guarded({"type": "http.response.start", "status": refused.status, "headers": headers})
            await guarded({"type": "http.response.body", "body": body})

    def _refused(self, scope: Scope) -> TableError | None:
        """Why a request is turned away at once, or None."""
        if scope["type"] not in ("http", "websocket"):
            return None
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if not self._names.lead_here(host):
            return TableError(421, "this server does not know that name; whoever runs it can add it with --hosts")
        if (scope["type"] == "websocket" or scope["method"] not in HARMLESS) and foreign(scope):
            return TableError(403, FOREIGN)
        client = scope.get("client")
        try:
            self._service.budgets.spend("requests", "", client[0] if client else "")
        except TableError as error:
            return error
        return None
