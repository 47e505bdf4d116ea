"""Serving the browser table: in a checkout of the project, the client is built first where it must be."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from typing import Final, ParamSpec, TypeVar

from rich.console import Console

from gloam.cli.screen import Problem
from gloam.server import building

NEEDED: Final = ("filelock", "litestar", "platformdirs", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")
P = ParamSpec("P")
R = TypeVar("R")


def with_client(serve: Callable[P, R]) -> Callable[P, R]:
    """The command that serves, with the client of the present sources. Without what it needs, a sentence says what to install."""

    @wraps(serve)
    def run(*given: P.args, **named: P.kwargs) -> R:
        if any(find_spec(name) is None for name in NEEDED):
            raise Problem("the browser table needs the server: pip install 'gloam[server]'. In this terminal: gloam play")
        if building.in_checkout() and not building.is_built():
            make_client()
        return serve(*given, **named)

    return run


def make_client() -> None:
    """Build the client. If that fails, one that was built before is served, and why it is not newer is said."""
    say = Console(stderr=True, highlight=False)
    say.print("Building the browser client. Later starts skip this.")
    try:
        building.build()
    except building.CannotBuild as problem:
        if not (building.CLIENT / "index.html").is_file():
            raise Problem(str(problem)) from None
        say.print(f"The browser client stays as it was built before: {problem}", soft_wrap=True, markup=False)
