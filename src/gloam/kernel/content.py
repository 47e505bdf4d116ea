"""Content as data: TOML files read into typed structures, with errors that say where to look.

A game describes its boards, cards and figures in TOML and their shapes as `Entry` types. `load` brings the two together.
Whatever is wrong with a file, the error has one form:

    heroes.toml: hero "mayor": actions: expected int, got str

A game's own checks (a place that does not exist, an id used twice) raise the same form through `ContentError.at`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Protocol, Self, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Text = Annotated[str, msgspec.Meta(min_length=1)]
Count = Annotated[int, msgspec.Meta(ge=1)]

_WHERE = re.compile(r"^(?P<problem>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?$", re.DOTALL)
_FIELD = re.compile(r"^Object (?P<what>missing required|contains unknown) field `(?P<field>.*)`$", re.DOTALL)
_STEP = re.compile(r"\.(?P<name>[^.\[\]]+)|\[(?P<index>\d+|\.\.\.)\]")


class ContentError(ValueError):
    """A content file that cannot be used. The message names file, entry and field, as far as each is known."""

    @classmethod
    def at(cls, file: str, entry: str, field: str, problem: str) -> Self:
        """The error for `problem` in `field` of `entry` in `file`; an empty `entry` or `field` is left out."""
        return cls(": ".join(part for part in (file, entry, field, problem) if part))


@dataclass_transform(frozen_default=True)
class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from content: it cannot be changed, and a field that it does not have is an error."""


def entry_name(kind: str, entry: object, number: int = 0) -> str:
    """How messages name an entry: `hero "mayor"` by its id (or else its name), or `hero 3` by its number from one."""
    label = ""
    for key in ("id", "name"):
        value = entry.get(key) if isinstance(entry, dict) else getattr(entry, key, None)
        if isinstance(value, str) and value:
            label = f' "{value}"'
            break
    return kind + (label or (f" {number}" if number else ""))


def content_folder(package: str) -> Traversable:
    """The folder with the content files of a game: `content_folder("gloam.games.horrified")`."""
    return files(package) / "content"


def load(path: Path | Traversable, shape: type[T]) -> T:
    """Read the TOML file at `path` into `shape`, an `Entry` type.

    Types are taken strictly: nothing is converted but ints where floats are wanted.
    Raises `ContentError`, and nothing else, for a file that is missing, is not TOML or does not have the shape.
    """
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise ContentError.at(path.name, "", "", "no such file") from None
    except OSError as error:
        raise ContentError.at(path.name, "", "", f"cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise ContentError.at(path.name, "", "", f"not UTF-8 text: {error.reason} at byte {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError.at(path.name, "", "", f"not TOML: {error}") from error
    try:
        return msgspec.convert(data, type=shape, strict=True)
    except msgspec.ValidationError as error:
        raise _explain(path.name, data, str(error)) from error


def _explain(file: str, data: dict[str, Any], message: str) -> ContentError:
    """The error `message` of a failed conversion of `data`, told by entry and field instead of by index."""
    found = _WHERE.match(message)
    assert found is not None  # the pattern accepts any text
    problem = found["problem"]
    steps = [step["name"] or step["index"] for step in _STEP.finditer(found["path"] or "")]
    entry = ""
    if len(steps) > 1 and steps[1].isdecimal():
        kind, number = steps[0], int(steps[1])
        entry = entry_name(kind, data[kind][number], number + 1)
        steps = steps[2:]
    elif len(steps) > 1 or (steps and isinstance(data.get(steps[0]), dict)):
        entry = steps[0]
        steps = steps[1:]
    if in_object := _FIELD.match(problem):
        steps.append(in_object["field"])
        problem = "missing" if in_object["what"] == "missing required" else "unknown field"
    field = ""
    for step in steps:
        if step.isdecimal() or step == "...":
            field += f"[{step}]"
        else:
            field += f".{step}" if field else step
    problem = problem.replace("`", "")
    return ContentError.at(file, entry, field, problem[:1].lower() + problem[1:])


# --- checks that content of several files needs ------------------------------------------------------------------------


class Named(Protocol):
    """An entry with an id and a name."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def named_entries(file: str, kind: str, entries: Iterable[N]) -> Iterator[tuple[str, N]]:
    """Each entry with the name that messages give it; ids and names must be unique."""
    ids: set[str] = set()
    names: set[str] = set()
    for entry in entries:
        where = entry_name(kind, entry)
        if entry.id in ids:
            raise ContentError.at(file, where, "id", "used twice")
        if entry.name in names:
            raise ContentError.at(file, where, "name", f'"{entry.name}" is used twice')
        ids.add(entry.id)
        names.add(entry.name)
        yield where, entry


def check_total(file: str, entry: str, field: str, what: str, found: int, wanted: int) -> None:
    """There are as many as there should be."""
    if found != wanted:
        raise ContentError.at(file, entry, field, f"{found} {what}, expected {wanted}")


def check_one_of(file: str, entry: str, field: str, what: str, value: str, known: Iterable[str]) -> None:
    """A reference leads somewhere."""
    if value not in known:
        raise ContentError.at(file, entry, field, f'no {what} "{value}"')


def check_distinct(file: str, entry: str, field: str, values: Iterable[str]) -> None:
    """Nothing is named twice."""
    seen: set[str] = set()
    for value in values:
        if value in seen:
            raise ContentError.at(file, entry, field, f'"{value}" occurs twice')
        seen.add(value)
