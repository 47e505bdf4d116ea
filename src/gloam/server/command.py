"""The command that starts the server."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from gloam.server.settings import Settings, data_directory

EVERY_ADDRESS: Final = ("", "0.0.0.0", "::")


def _gone(option: typer.CallbackParam, value: str) -> str:
    """Stop at a setting of earlier versions, which started and joined several processes."""
    if value:
        name = f"--{option.name} or {option.envvar}"
        typer.echo(f"gloam: {name} is gone: run ordinary processes on one PostgreSQL behind a proxy, as deploy/ shows.", err=True)
        raise typer.Exit(1)
    return value


def serve(
    host: Annotated[str, typer.Option(envvar="GLOAM_HOST", help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="GLOAM_PORT", help="Port to listen on; 0 for any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(envvar="GLOAM_DATABASE", help="File or URL of the database; a file in the data directory by default.")
    ] = "",
    data_dir: Annotated[
        Path | None, typer.Option(envvar="GLOAM_DATA_DIR", help="Where data is kept; the user's data directory by default.")
    ] = None,
    bot_pause: Annotated[
        float, typer.Option(envvar="GLOAM_BOT_PAUSE", help="Seconds a bot takes at least, so that people can follow.", min=0)
    ] = 0.8,
    bot_workers: Annotated[
        int, typer.Option(envvar="GLOAM_BOT_WORKERS", help="Processes that bots think in; 0 for as many as fit.", min=0)
    ] = 0,
    bot_talk: Annotated[
        bool, typer.Option("--bot-talk/--no-bot-talk", envvar="GLOAM_BOT_TALK", help="Let bots speak at the table.")
    ] = True,
    absence: Annotated[
        float | None,
        typer.Option(envvar="GLOAM_ABSENCE", help="Seconds after which a bot may fill in, whatever hosts choose.", min=0),
    ] = None,
    tables_per_minute: Annotated[
        int, typer.Option(envvar="GLOAM_TABLES_PER_MINUTE", help="New tables of one person in a minute.", min=1)
    ] = 30,
    people_per_minute: Annotated[
        int, typer.Option(envvar="GLOAM_PEOPLE_PER_MINUTE", help="New people from one address in a minute.", min=1)
    ] = 60,
    messages_per_second: Annotated[
        int, typer.Option(envvar="GLOAM_MESSAGES_PER_SECOND", help="Messages of one person over sockets in a second.", min=1)
    ] = 20,
    requests_per_second: Annotated[
        int, typer.Option(envvar="GLOAM_REQUESTS_PER_SECOND", help="Requests of one person in a second.", min=1)
    ] = 20,
    uploads_per_minute: Annotated[
        int, typer.Option(envvar="GLOAM_UPLOADS_PER_MINUTE", help="Records of one person in a minute.", min=1)
    ] = 10,
    chat_per_minute: Annotated[
        int, typer.Option(envvar="GLOAM_CHAT_PER_MINUTE", help="Things one person says in a minute.", min=1)
    ] = 60,
    undos_per_minute: Annotated[
        int, typer.Option(envvar="GLOAM_UNDOS_PER_MINUTE", help="Times one person goes back in a minute.", min=1)
    ] = 60,
    sockets_per_person: Annotated[
        int, typer.Option(envvar="GLOAM_SOCKETS_PER_PERSON", help="Sockets of one person at once.", min=1)
    ] = 40,
    reading_patience: Annotated[
        float, typer.Option(envvar="GLOAM_READING_PATIENCE", help="Seconds that reading a record may take.", min=1)
    ] = 10.0,
    hosts: Annotated[
        str, typer.Option(envvar="GLOAM_HOSTS", help="Names this server is reached by, with commas between; * for any.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(envvar="GLOAM_PROXIES", help="Addresses of proxies whose X-Forwarded headers are believed, with commas.")
    ] = "",
    browser: Annotated[bool, typer.Option("--browser", envvar="GLOAM_BROWSER", help="Open the table in a browser.")] = False,
    workers: Annotated[str, typer.Option(envvar="GLOAM_WORKERS", hidden=True, callback=_gone)] = "",
    inside: Annotated[str, typer.Option(envvar="GLOAM_INSIDE", hidden=True, callback=_gone)] = "",
    lease: Annotated[str, typer.Option(envvar="GLOAM_LEASE", hidden=True, callback=_gone)] = "",
) -> None:
    """Serve the browser table on this machine, or to others."""
    from gloam.server.serving import listen, serve_at
    from gloam.server.starting import cannot_open, open_many_files

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    try:
        listening = listen(host, port)
    except OSError as error:
        if browser and _served(_address(host, port)):
            typer.echo(f"Gloam is served already, at {_address(host, port)}")
            _open(_address(host, port))
            return
        typer.echo(f"gloam: cannot listen on {host}:{port}: {error.strerror or error}. Try another --port.", err=True)
        raise typer.Exit(1) from None
    port = listening.getsockname()[1]
    url = _address(host, port)
    settings = Settings(
        database=database,
        data_dir=data_dir or data_directory(),
        outside=_address(address, port) if (address := outside(host)) else "",
        bot_pause=bot_pause,
        bot_workers=bot_workers or Settings.bot_workers,
        bot_talk=bot_talk,
        absence=absence,
        tables_per_minute=tables_per_minute,
        people_per_minute=people_per_minute,
        messages_per_second=messages_per_second,
        requests_per_second=requests_per_second,
        uploads_per_minute=uploads_per_minute,
        chat_per_minute=chat_per_minute,
        undos_per_minute=undos_per_minute,
        sockets_per_person=sockets_per_person,
        reading_patience=reading_patience,
        hosts=tuple(name for each in hosts.split(",") if (name := each.strip().lower())),
    )
    if problem := asyncio.run(cannot_open(settings)):
        listening.close()
        typer.echo(f"gloam: {problem}", err=True)
        raise typer.Exit(1)
    typer.echo(f"Gloam is served at {url}")
    if settings.outside:
        typer.echo(f"Others in your network reach it at {settings.outside}")
    if browser:
        threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()
    open_many_files()
    serve_at(listening, settings, proxies)


def _served(url: str) -> bool:
    """Whether a Gloam answers there."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:
            return bool(answer.read(8) == b"ok")
    except (OSError, ValueError):
        return False


def _open_when_ready(url: str) -> None:
    deadline = time.monotonic() + 20
    while not _served(url) and time.monotonic() < deadline:
        time.sleep(0.1)
    _open(url)


def _open(url: str) -> None:
    """Open a browser, where there is a screen to open it on."""
    if sys.platform not in ("linux", "freebsd") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def outside(host: str) -> str:
    """This machine's address in its network, if it listens on all addresses and has one. Nothing is sent to find out."""
    if host not in EVERY_ADDRESS:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nobody's: kept for documentation
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith(("127.", "0.")) else found


def _address(host: str, port: int) -> str:
    if host in EVERY_ADDRESS:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
