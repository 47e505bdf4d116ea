"""What every command shares: the console, and errors that say what happened and what to do."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import IO, Any, Final, NoReturn, ParamSpec, TypeVar, cast

import typer
from rich.console import Console
from rich.markup import escape

from gloam.bots import BotError
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.content import ContentError
from gloam.kernel.definition import Definition, find
from gloam.kernel.game import Refused
from gloam.kernel.options import Option, OptionError
from gloam.kernel.position import PositionError
from gloam.kernel.record import RecordError
from gloam.kernel.spelling import UnknownName
from gloam.lab import Missing

P = ParamSpec("P")
R = TypeVar("R")

TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")


class Problem(Exception):
    """Something the user can mend: a sentence that says what is wrong and what to do."""


PROBLEMS: Final = (
    Problem, OptionError, PositionError, RecordError, ContentError, Refused, UnknownAnswer, UnknownName, BotError, Missing,
)  # fmt: skip
"""Errors whose text is such a sentence."""


class _WithoutBlanks:
    """A file in which no line ends with blanks: what is drawn is padded to the width of a screen."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(_BLANKS.sub("", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


_BLANKS: Final = re.compile(r" +(?=\n)")


def screen() -> Console:
    """Where answers go; without the blanks at the ends of lines where that is no terminal."""
    shown = Console(highlight=False)
    return shown if shown.is_terminal else Console(highlight=False, file=cast("IO[str]", _WithoutBlanks(sys.stdout)))


def plainly(command: Callable[P, R]) -> Callable[P, R]:
    """A command whose errors are sentences: exit code 1, no traceback."""

    @wraps(command)
    def run(*given: P.args, **named: P.kwargs) -> R:
        try:
            return command(*given, **named)
        except PROBLEMS as problem:
            _fail(str(problem))
        except OSError as problem:
            if isinstance(problem, BrokenPipeError):
                raise
            named_file = f"{problem.filename}: " if problem.filename else ""
            _fail(f"{named_file}{problem.strerror or problem}")
        except KeyboardInterrupt:
            _fail("stopped", 130)

    return run


def _fail(sentence: str, code: int = 1) -> NoReturn:
    Console(stderr=True, highlight=False).print(f"[bold red]gloam:[/] {escape(sentence)}", soft_wrap=True)
    raise typer.Exit(code)


def definition(name: str) -> Definition:
    """The game of that id."""
    try:
        return find(name)
    except UnknownName as unknown:
        raise Problem(str(unknown)) from None


def read_text(file: Path) -> str:
    """A file's text."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem(f"{file}: this is not a text file") from None


def read_options(game: Definition, given: list[str], preset: str) -> dict[str, Any]:
    """The options as typed: `monsters=dracula,creature`, `how_many=3`, `scientist_cures=no`, or `notes=@notes.txt` from a file."""
    values: dict[str, Any] = {"preset": preset} if preset else {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"--option {text}: write it as NAME=VALUE; there are {', '.join(game.options.by_id)}")
        values[name] = read_option(game, "--option", name, value)
    return values


def read_option(game: Definition, flag: str, name: str, value: str) -> Any:
    """One option's value as typed after that flag."""
    known = game.options.by_id
    if name not in known:
        raise Problem(f"{flag} {name}: {game.name} has no such option; there are {', '.join(known)}")
    typed = read_text(Path(value[1:])) if value.startswith("@") else value
    return _value(known[name], typed.strip())


def _value(option: Option, text: str) -> Any:
    if option.kind in ("many", "each"):
        members = [member.strip() for member in text.strip("[]").split(",")]
        return members if option.kind == "each" and any(members) else [member for member in members if member]
    if option.kind in ("number", "seat"):
        try:
            return json.loads(text)
        except ValueError:
            return text
    if option.kind == "flag":
        return True if text.lower() in TRUE else False if text.lower() in FALSE else text
    return text
