"""nginx and Caddy on loopback, with the files of deploy/ as a host has them: only ports and names are filled in."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from server.guests import PATIENCE, TRUST

DEPLOY = Path(__file__).parents[2] / "deploy"
PLACES = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
PROCESSES = ("127.0.0.1:8000", "127.0.0.1:8001")
"""The two processes that the files name."""

AROUND_NGINX = """
daemon off;
{user}
worker_processes 2;
pid {folder}/nginx.pid;
error_log {folder}/proxy.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {more}
    include {folder}/gloam.conf;
}}
"""


def program(name: str) -> str:
    """Where a proxy's program is; the test is skipped where it is not installed."""
    found = shutil.which(name, path=PLACES)
    if found is None:
        pytest.skip(f"{name} is not installed here (Debian: apt install {name})")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def filled_in(name: str, values: Mapping[str, str]) -> str:
    """A file of deploy/ with some of its text replaced, all of which is there."""
    text = (DEPLOY / name).read_text()
    for old, new in values.items():
        assert old in text, f"deploy/{name} has no {old!r}"
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy in a process of its own, before two processes of Gloam. Of those, `down` names what it takes to be down."""

    program = ""

    def __init__(self, folder: Path, ports: Sequence[int], down: int | None = None) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "proxy.log"
        self._ports = ports
        self._command = program(self.program)
        self.configure(down)
        self._process = self._start()
        self._until_ready()

    def configure(self, down: int | None) -> None:
        """Write its configuration."""
        raise NotImplementedError

    def reload(self, down: int | None = None) -> None:
        """Go on with another configuration."""
        raise NotImplementedError

    def _start(self) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def _upstream(self, down: int | None, off: Mapping[int, str]) -> dict[str, str]:
        """What stands for the addresses of both processes, or for that of the one that is down."""
        return {
            named: off[at] if at == down else f"127.0.0.1:{port}"
            for at, (named, port) in enumerate(zip(PROCESSES, self._ports, strict=True))
        }

    def _until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, self.log.read_text()
            try:
                httpx.get(f"{self.url}/health", verify=TRUST)
            except httpx.TransportError:
                assert time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)


class Nginx(Proxy):
    program = "nginx"

    more = ""
    """Further directives of its http block."""

    def configure(self, down: int | None) -> None:
        user = "user root;" if os.geteuid() == 0 else ""  # who else could not read the folder
        around = AROUND_NGINX.format(folder=self.folder, user=user, more=self.more)
        (self.folder / "nginx.conf").write_text(around)
        own = {"listen 80;": f"listen 127.0.0.1:{self.port};", "listen [::]:80;": ""}
        off = {at: f"127.0.0.1:{port} down" for at, port in enumerate(self._ports)}
        (self.folder / "gloam.conf").write_text(filled_in("nginx.conf", {**own, **self._upstream(down, off)}))
        subprocess.run([*self._call(), "-t", "-q"], check=True)

    def _call(self) -> list[str]:
        return [self._command, "-c", str(self.folder / "nginx.conf"), "-e", str(self.log)]

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._call())

    def reload(self, down: int | None = None) -> None:
        self.configure(down)
        self._process.send_signal(signal.SIGHUP)


class Caddy(Proxy):
    program = "caddy"

    def __init__(self, folder: Path, ports: Sequence[int], down: int | None = None) -> None:
        self._admin = f"127.0.0.1:{free_port()}"
        super().__init__(folder, ports, down)

    def configure(self, down: int | None) -> None:
        own = {
            "\tservers {": f"\tadmin {self._admin}\n\tservers {{",
            "gloam.example {": f"{self.url} {{\n\tbind 127.0.0.1",
        }
        (self.folder / "Caddyfile").write_text(filled_in("Caddyfile", {**own, **self._upstream(down, {0: "", 1: ""})}))
        self._run("validate")

    def _environment(self) -> dict[str, str]:
        homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(self.folder))
        return {**os.environ, **homes}

    def _call(self, what: str) -> list[str]:
        return [self._command, what, "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]

    def _run(self, what: str, *more: str) -> None:
        subprocess.run([*self._call(what), *more], check=True, env=self._environment(), stderr=subprocess.DEVNULL)

    def _start(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(self._call("run"), env=self._environment(), stderr=log)

    def reload(self, down: int | None = None) -> None:
        self.configure(down)
        self._run("reload", "--address", self._admin)


@contextmanager
def serving(kind: type[Proxy], folder: Path, ports: Sequence[int], down: int | None = None) -> Iterator[Proxy]:
    """A proxy that ends with the test."""
    proxy = kind(folder, ports, down)
    try:
        yield proxy
    finally:
        proxy.stop()
