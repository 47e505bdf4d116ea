"""The server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

import gloam
from gloam.kernel.sentences import Sentence
from gloam.server.guard import Guard
from gloam.server.routes import api, site
from gloam.server.routes.live import live
from gloam.server.routes.problems import Problem
from gloam.server.routes.program import program
from gloam.server.routes.rule_reports import RuleReportController
from gloam.server.routes.workshop import WorkshopController
from gloam.server.service import Service
from gloam.server.settings import BODY_BYTES, Settings
from gloam.tables.errors import TableError
from gloam.tables.messages import pieces

log = logging.getLogger("gloam.server")


def create_app(settings: Settings) -> Guard:
    """The server as an ASGI application."""
    service = Service(settings)

    async def the_service() -> Service:
        return service

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with service.running():
            yield

    app = Litestar(
        [
            *api.HANDLERS,
            RuleReportController,
            WorkshopController,
            live,
            program,
            site.health,
            site.metrics,
            site.docs,
            site.built_client(settings.client_dir),
        ],
        dependencies={"service": Provide(the_service), "person": Provide(api.known_person)},
        lifespan=[running],
        exception_handlers={
            HTTPException: _problem,
            TableError: _table_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
        },
        type_encoders={Sentence: pieces},
        logging_config=None,
        after_exception=[_log_unexpected],
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=site.SENT_AS_IT_IS),
        openapi_config=OpenAPIConfig(
            title="Gloam",
            version=gloam.__version__,
            description=(
                "Horror board games on one table. A guest is known by a cookie that GET /api/me sets; a table is played over the "
                "socket /api/tables/CODE/live."
            ),
            use_handler_docstrings=True,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    app.state.service = service
    return Guard(app, service)


async def _log_unexpected(error: Exception, scope: Scope) -> None:
    """Whoever asked gets a plain 500; what went wrong is for the log."""
    if not isinstance(error, HTTPException | TableError | RecursionError | UnicodeDecodeError | ClientDisconnected):
        log.error("%s failed", scope["path"], exc_info=error)


def _problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return _answer(error.status_code, error.detail, error.extra, error.headers)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """The only recursion here is that of reading a request."""
    return _answer(400, "this is nested too deeply")


def _no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """The only bytes that are read as text here are a request's."""
    return _answer(400, "this is not UTF-8")


def _table_error(request: Request[Any, Any, Any], error: TableError) -> Response[Problem]:
    return _answer(error.status, error.reason)


def _answer(status: int, detail: str, extra: Any = None, headers: dict[str, str] | None = None) -> Response[Problem]:
    problem = Problem(status, detail, extra)
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)
