"""A PostgreSQL server for tests, on loopback and in a folder of its own, where one is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

USER = "postgres"


def programs() -> Path | None:
    """Where its programs are, or None."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or ([Path(on_path).resolve()] if on_path else [])
    return found[-1].parent if found else None


def _as_somebody() -> dict[str, Any]:
    """It does not run as root: there it runs as the user that its package makes."""
    return {"user": USER} if os.geteuid() == 0 else {}


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database; each time the same server with another one would be faster, but tests rarely need two."""
    bin_ = programs()
    if bin_ is None:
        pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="gloam-postgresql-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    data = folder / "data"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    quiet: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder, **_as_somebody()}
    options = f"-h 127.0.0.1 -p {port} -k {folder} -c max_connections=200 -c fsync=off"  # the machine is not going to fail
    try:
        subprocess.run([bin_ / "initdb", "-D", data, "-U", "gloam", "-A", "trust", "-E", "UTF8", "--no-sync"], **quiet)
        subprocess.run([bin_ / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start"], **quiet)
        try:
            subprocess.run([bin_ / "createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "gloam", "gloam"], **quiet)
            yield f"postgresql+psycopg://gloam@127.0.0.1:{port}/gloam"
        finally:
            subprocess.run([bin_ / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], **quiet)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":  # whether there is one
    sys.exit(programs() is None)
