"""All that is not the API: the built client, health, metrics, and the description of the API."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures.state import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.file_system import BaseLocalFileSystem
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response.base import ASGIResponse
from litestar.response.file import ASGIFileResponse, create_etag_for_file
from litestar.static_files import StaticFiles
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from gloam.server.routes.previews import FIRST_PAGE, PREFIX, fill, preview
from gloam.server.service import Service

AnyRequest = Request[Any, Any, State]

DOCS: Final = "docs"  # in the state of the application
SENT_AS_IT_IS: Final = "sent_as_it_is"  # not compressed by the server
KEPT: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gloam</title></head><body>
<h1>Gloam</h1>
<p>The server runs, but the browser client has not been built. In a checkout of the project:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then load this page again. The <a href="/api/docs">API</a> works meanwhile.</p>
</body></html>
"""


# --- about the server -------------------------------------------------------------------------------------------------


@get("/health", media_type=MediaType.TEXT, tags=["server"])
async def health() -> str:
    """Whether the server runs."""
    return "ok"


@get("/metrics", media_type=CONTENT_TYPE_PLAIN_0_0_4, tags=["server"])
async def metrics(service: NamedDependency[Service]) -> bytes:
    """Counters for Prometheus."""
    return service.metrics.text()


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: AnyRequest) -> str:
    """The API as a page to read: made from its description, once, without scripts."""
    kept = request.app.state
    if DOCS not in kept:
        kept[DOCS] = _page(request.app.openapi_schema.to_schema())
    return str(kept[DOCS])


def _page(schema: dict[str, Any]) -> str:
    parts = [
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{escape(schema['info']['title'])}</title></head><body>",
        f"<h1>{escape(schema['info']['title'])}</h1><p>{escape(schema['info'].get('description', ''))}</p>",
        "<p><a href='/api/schema/openapi.json'>openapi.json</a></p>",
    ]
    parts += [
        _operation(path, method, operations[method])
        for path, operations in sorted(schema["paths"].items())
        for method in ("get", "post", "put", "delete")
        if method in operations
    ]
    parts.append("<h2>Messages</h2>")
    parts += [_component(name, shape) for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items())]
    parts.append("</body></html>")
    return "\n".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('description', ''))}</p><ul>"]
    for parameter in operation.get("parameters", []):
        meaning = escape(parameter.get("description", ""))
        lines.append(f"<li><code>{escape(parameter['name'])}</code> ({parameter['in']}): {meaning}</li>")
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    lines += [f"<li>takes {_shape(body.get('schema', {}))}</li>" for body in bodies]
    for status, response in operation.get("responses", {}).items():
        shapes = [_shape(content.get("schema", {})) for content in response.get("content", {}).values()]
        lines.append(f"<li>{status}: {escape(response.get('description', ''))} {', '.join(shapes)}</li>")
    return "\n".join([*lines, "</ul>"])


def _component(name: str, shape: dict[str, Any]) -> str:
    fields = [
        f"<li><code>{escape(field)}</code>: {_shape(inner)}</li>" for field, inner in sorted(shape.get("properties", {}).items())
    ]
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{escape(shape.get('description', ''))}</p><ul>{''.join(fields)}</ul>"


def _shape(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link to the message it names."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"<a href='#{escape(name)}'>{escape(name)}</a>"
    for combined in ("oneOf", "anyOf", "allOf"):
        if combined in schema:
            return " or ".join(_shape(each) for each in schema[combined])
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))


# --- the client -------------------------------------------------------------------------------------------------------


def built_client(root: Path) -> HTTPRouteHandler:
    """Serves the files of the built client; its page for every other address, so that its own pages can be linked."""
    files = StaticFiles(is_html_mode=False, directories=[root], file_system=BaseLocalFileSystem())

    async def client(request: AnyRequest, service: NamedDependency[Service], path: FromPath[str] = "") -> ASGIResponse:
        wanted = path.strip("/")
        if wanted.split("/")[0] == "api":
            raise NotFoundException("there is nothing of that name in the API")
        if "." not in wanted.rsplit("/", 1)[-1]:
            return await _page_of_client(root, request, service, wanted)
        found = await _first(files, request, wanted)
        if found is None:
            raise NotFoundException("there is no such file")
        info: Any = found.file_info
        etag = create_etag_for_file(found.file_path, info["mtime"], info["size"])
        # The build names assets by their content.
        headers = _cached(KEPT if wanted.startswith("assets/") else "no-cache", etag)
        if request.headers.get("if-none-match") == etag:
            return ASGIResponse(status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        found.headers.update(headers)
        return found

    return get(["/", "/{path:path}"], include_in_schema=False, opt={SENT_AS_IT_IS: True})(client)


async def _page_of_client(root: Path, request: AnyRequest, service: Service, path: str) -> ASGIResponse:
    """The client's page with the title and the picture that a link to it shows."""
    try:
        page = await asyncio.to_thread((root / "index.html").read_text, "utf-8")
    except FileNotFoundError:
        return ASGIResponse(body=NOT_BUILT, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})
    prefix = request.headers.get("x-forwarded-prefix", "").rstrip("/")
    origin = f"{request.url.scheme}://{request.url.netloc}"
    shown = await preview(service.tables, path)
    if not (root / "previews" / f"{shown.picture}.jpg").is_file():  # a game that others have written
        shown = shown._replace(picture=FIRST_PAGE.picture)
    body = fill(page, shown, origin, prefix if PREFIX.fullmatch(prefix) else "").encode()
    headers = _cached("no-cache", f'"{blake2b(body, digest_size=16).hexdigest()}"')
    if request.headers.get("if-none-match") == headers["ETag"]:
        return ASGIResponse(status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return ASGIResponse(body=body, media_type=MediaType.HTML, headers=headers)


def _cached(control: str, etag: str) -> dict[str, str]:
    return {"Cache-Control": control, "Vary": "Accept-Encoding", "ETag": etag}


async def _first(files: StaticFiles, request: AnyRequest, name: str) -> ASGIFileResponse | None:
    """A file, or the compressed copy that the build put beside it, if the browser takes that."""
    taken = "gzip" in request.headers.get("accept-encoding", "")
    for each in (f"{name}.gz", name) if taken else (name,):
        # A name may be longer than a file's, or hold what no file's name does.
        with suppress(HTTPException, ValueError):
            return await files.handle(each, is_head_response=False)
    return None
