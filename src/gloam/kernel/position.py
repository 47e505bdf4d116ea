"""Positions: a table as text that a person can read, type, load and play on."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from gloam.kernel.definition import Definition, find
from gloam.kernel.game import Game, Setup
from gloam.kernel.nature import Nature
from gloam.kernel.options import OptionError
from gloam.kernel.record import begin


class PositionError(ValueError):
    """A position that cannot be: says where and why."""


def write(game: Game) -> str:
    """A game's table as text. Reading it gives the same table and the same thing to do."""
    setup = game.setup
    heading = {"game": setup.definition.id, "seats": setup.seats, "options": setup.options}
    body = setup.definition.write_position(game)
    if game.asker:
        todo = [*game.todo, game.asker] if game.asked else game.todo
        body["todo"] = [list(step) for step in reversed(todo)]
    return _toml({**heading, **body}) + "\n"


def read(text: str, nature: Nature | None = None, seed: int = 0, source: str = "position") -> Game:
    """A game at the position that `text` tells.

    What the text leaves out is as on a bare table before anything is dealt; with `dealt = true` it is as after a whole
    set-up. Raises PositionError with the reason if there can be no such table.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise PositionError(f"{source}: {wrong}") from None
    definition = _definition(given.pop("game", None), source)
    seats = given.pop("seats", definition.least_seats)
    if not isinstance(seats, int) or not definition.least_seats <= seats <= definition.most_seats:
        raise PositionError(f"{source}: seats: {definition.name} takes {definition.least_seats} to {definition.most_seats}")
    try:
        setup = Setup(definition, seats, definition.options.read(given.pop("options", {}), seats), seed)
    except OptionError as wrong:
        raise PositionError(f"{source}: options: {wrong}") from None
    todo = given.pop("todo", None)
    if given.pop("dealt", False):
        game = begin(setup, nature)
        game.todo.clear()
        game.asked = ()
    else:
        game = Game(setup, definition.rules, definition.new_table(setup), nature)
    try:
        steps = definition.read_position(setup, given, game.table)
    except PositionError as wrong:
        raise PositionError(f"{source}: {wrong}") from None
    game.then(*(steps if todo is None else _steps(definition, todo, source)))
    try:
        game.advance()
    except (TypeError, ValueError, LookupError) as wrong:
        if todo is None:
            raise
        raise PositionError(f"{source}: todo: cannot be done on this table: {wrong}") from wrong
    if not game.asked and game.result is None:
        raise PositionError(f"{source}: todo: nobody is asked anything here")
    return game


def _definition(name: Any, source: str) -> Definition:
    if not isinstance(name, str):
        raise PositionError(f'{source}: game: say which game this is, as in: game = "horrified"')
    try:
        return find(name)
    except KeyError as unknown:
        raise PositionError(f"{source}: game: {unknown.args[0]}") from None


def _steps(definition: Definition, todo: Any, source: str) -> list[tuple[Any, ...]]:
    if not isinstance(todo, list):
        raise PositionError(f"{source}: todo: should be a list of steps, not {todo!r}")
    for step in todo:
        if not isinstance(step, list) or not step or step[0] not in definition.rules:
            raise PositionError(f"{source}: todo: {step!r} is not a step of {definition.name}")
    return [tuple(step) for step in todo]


def _toml(data: dict[str, Any], path: str = "") -> str:
    """A table of plain values and inner tables as TOML: values first, then a section for each inner table."""
    lines = [f"{_key(name)} = {_value(value)}" for name, value in data.items() if not _is_section(value)]
    text = "\n".join(lines)
    for name, value in data.items():
        if _is_section(value):
            section = f"{path}{_key(name)}"
            text += f"\n\n[{section}]\n" + _toml(value, f"{section}.")
    return text.strip("\n") + "\n"


def _is_section(value: Any) -> bool:
    return isinstance(value, dict)


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(member) for member in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(name)} = {_value(member)}" for name, member in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if bare else json.dumps(name, ensure_ascii=False)


def distribute(words: tuple[str, ...], everything: tuple[int, ...], claims: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """Deal components out to places: each claim lists names, "rest" among them stands for all that no place claims.

    A claim of None takes what is left, the last such place first. Raises PositionError naming the place if a name is unknown,
    more are claimed than there are, or some are left over with no place to go.
    """
    left = list(everything)
    where: dict[str, list[int]] = {}
    takes_rest = ""
    for place, names in claims.items():
        where[place] = []
        if names is None:
            takes_rest = place
            continue
        if not isinstance(names, list):
            raise PositionError(f"{place}: should be a list of names, not {names!r}")
        for name in names:
            if name == "rest":
                takes_rest = place
            elif name not in words:
                raise PositionError(f"{place}: there is no {name!r}")
            elif words.index(name) not in left:
                total = everything.count(words.index(name))
                raise PositionError(f"{place}: one {name!r} too many; there {'is' if total == 1 else 'are'} only {total}")
            else:
                left.remove(words.index(name))
                where[place].append(words.index(name))
    if left and not takes_rest:
        raise PositionError(f"{', '.join(claims)}: these are nowhere: {', '.join(words[thing] for thing in left)}")
    if takes_rest:
        where[takes_rest].extend(left)
    return {place: tuple(things) for place, things in where.items()}
