"""`gloam names`: what everything in a game is called, in positions, answers, events and views, as a page of Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.inspect import type_info

from gloam.cli.screen import definition, screen
from gloam.kernel.catalogue import Words
from gloam.kernel.definition import Definition
from gloam.kernel.events import Of
from gloam.kernel.things import Things
from gloam.show import positions as p
from gloam.show.dealing import Dealt
from gloam.show.games import home, own, shown_type

FEW: Final = 8
WIDTH: Final = 140


def show(game: str) -> None:
    """Print the page of a game."""
    screen().print(page(definition(game)), markup=False, soft_wrap=True, end="")


def page(game: Definition) -> str:
    """Everything with a name in a game."""
    things = Things(game)
    parts = [
        f"# The names of {game.name}",
        "Made by `gloam names`. How a position is written is told in [Positions](../positions.md).",
        "## Things",
        *[f"- **{name}**: {', '.join([f'`{word}`' for word in words])}" for name, words in things.words.items()],
        "## Answers",
        "As text; `game.answer` also takes the number, or the parts by name.",
        *_answers(game, things),
        "## Events",
        *_events(game, things),
    ]
    if fields := own(home(game), "position", "POSITION"):
        parts += ["## Positions", "Besides `game`, `seats`, `options`, `dealt` and `todo`:", *_fields(fields, things)]
    if view := shown_type(game, "view"):
        parts += ["## Views", '`game.view(seat)["table"]`:', *_structs(view)]
    return "\n\n".join(_paragraphs(parts)) + "\n"


def _paragraphs(parts: list[str]) -> Iterator[str]:
    """Lines of a list stand together, wrapped."""
    listed: list[str] = []
    for part in parts:
        if part.startswith("- "):
            listed.append(textwrap.fill(part, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False))
            continue
        if listed:
            yield "\n".join(listed)
            listed = []
        yield part
    if listed:
        yield "\n".join(listed)


def _one_of(words: Words, things: Things) -> str:
    """What one of these words is: a thing, or one of a few texts."""
    if kind := things.kind_of(words):
        return kind
    if len(words) > FEW:
        return f"`{words[0]}` to `{words[-1]}`" if words[0].isdecimal() else f"one of {len(words)} names such as `{words[0]}`"
    return " or ".join([f"`{word}`" for word in words])


def _answers(game: Definition, things: Things) -> Iterator[str]:
    for kind in game.catalogue.kinds:
        told = [f"*{name}*: {_one_of(words, things)}" for name, words in zip(kind.part_names, kind.part_words, strict=True)]
        yield f"- `{kind.name}`" + (f" {', '.join(told)}" if told else "")


def _events(game: Definition, things: Things) -> Iterator[str]:
    for kind, facts in game.events.facts.items():
        told = [f"*{name}*: {_fact(fact, things)}" for name, fact in facts.items()]
        yield f"- `{kind}`" + (f" {', '.join(told)}" if told else "")


def _fact(fact: Of, things: Things) -> str:
    kind = _one_of(fact.words, things) if fact.words else "a text" if fact.text else "a number"
    return f"{kind}, or nothing" if fact.maybe else kind


def _fields(fields: p.Fields, things: Things) -> Iterator[str]:
    for place, field in fields.all():
        yield f"- `{place}`: {_part(field.part, things)}"


def _part(part: p.Part, things: Things) -> str:
    """How a part of a position is written."""
    match part:
        case Dealt():
            return _part(part.part, things)
        case p.Number():
            return f"a number from {part.least} to {part.most}"
        case p.One():
            return _one_of(part.words, things) + (f", or `{part.none}`" if part.none else "")
        case p.Spots():
            return f'spots, each with {_one_of(part.words, things)} or `""`'
        case p.Several():
            return f"a list of {_one_of(part.words, things)}"
        case p.Rows():
            return f"a list, each {_part(part.part, things)}"
        case p.Pair():
            return " with ".join([_part(member, things) for member in part.parts])
        case p.Keyed():
            return f"by {_one_of(part.words, things)}: {_part(part.part, things)}"
        case p.Record():
            return "; ".join([f"*{name}*: {_part(member, things)}" for name, member in part.parts.items()])
        case p.Section():
            return "; ".join([f"*{name}*: {_part(field.part, things)}" for name, field in part.fields.all()])
    if part is p.SEAT:
        return "a seat, from 0"
    if part in (p.SEATS, p.SEAT_MASK):
        return "a list of seats, from 0"
    return "true or false" if part is p.FLAG else _shape(part.shape)


def _shape(shape: Any) -> str:
    if hasattr(shape, "__args__") and getattr(shape, "__name__", "") == "Literal":
        return " or ".join([f"`{text}`" for text in shape.__args__])
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        return ", ".join([f"*{name}*" for name in shape.__struct_fields__])
    return {int: "a number", str: "a text", bool: "true or false"}.get(shape, "as `print(game)` writes it")


def _structs(view: Any) -> Iterator[str]:
    """The view and what it is made of, each with its fields."""
    seen: list[Any] = [view]
    for kind in seen:
        seen += [found for found in _within(type_info(kind)) if found not in seen]
        about = (kind.__doc__ or "").strip().splitlines()
        told = ", ".join([f"`{name}`" for name in kind.__struct_fields__])
        yield f"- **{kind.__name__}** ({about[0].rstrip('.') if about else ''}): {told}"


def _within(info: Any) -> Iterator[Any]:
    """The structs that a type's fields have."""
    for field in getattr(info, "fields", ()):
        yield from _structs_in(field.type)


def _structs_in(info: Any) -> Iterator[Any]:
    if isinstance(info, msgspec.inspect.StructType):
        yield info.cls
    for name in ("item_type", "value_type"):
        if hasattr(info, name):
            yield from _structs_in(getattr(info, name))
    for member in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
        yield from _structs_in(member)
