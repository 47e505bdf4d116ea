"""Positions: a table as text that a person can read, type, load and play on."""

from __future__ import annotations

import json
import tomllib
from inspect import signature
from typing import Any, Final, TypeVar

import msgspec

from gloam.kernel import facts
from gloam.kernel.definition import Definition, find
from gloam.kernel.game import Game, Setup, Step
from gloam.kernel.nature import Nature, Seeded
from gloam.kernel.options import OptionError
from gloam.kernel.play import begin
from gloam.kernel.spelling import UnknownName

T = TypeVar("T")
REST: Final = "rest"
SIZE: Final = 64 * 1024  # letters of a position
DOTS: Final = 32  # in one line: reading `a.a.a...` takes time and memory by the square of its depth


class PositionError(ValueError):
    """A position that cannot be: says where and why."""


def write(game: Game) -> str:
    """A game's table as text. Reading it gives the same table and the same thing to do."""
    setup = game.setup
    defaults = setup.definition.options.defaults
    chosen = {name: value for name, value in setup.options.items() if value != defaults[name]}
    text: dict[str, Any] = {"game": setup.definition.id, "seats": setup.seats}
    if chosen:
        text["options"] = chosen
    text |= setup.definition.positions.write(game)
    if game.asking:
        todo = [*game.todo, game.asking] if game.asked else game.todo
        text["todo"] = [facts.told(setup.definition.rules[step[0]], step) for step in reversed(todo)]
    return toml(text)


def read(text: str, nature: Nature | None = None, seed: int = 0, source: str = "position") -> Game:
    """A game at the position that `text` tells.

    What the text leaves out is as on a bare table before anything is dealt; with `dealt = true` it is as after a whole
    set-up. Raises PositionError, and nothing else, with the reason if there can be no such table.
    """
    try:
        return _read(text, nature, seed)
    except PositionError as wrong:
        raise PositionError(f"{source}: {wrong}") from wrong.__cause__


def begin_at(setup: Setup, nature: Nature | None) -> Game:
    """The game that was begun from a position, at its beginning."""
    return read(setup.position, nature, setup.seed)


def _read(text: str, nature: Nature | None, seed: int) -> Game:
    _check_shape(text)
    try:
        given = tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise PositionError(str(wrong)) from None
    definition = _definition(given.pop("game", None))
    seats = given.pop("seats", definition.usual_seats)
    if not isinstance(seats, int) or isinstance(seats, bool) or not definition.least_seats <= seats <= definition.most_seats:
        raise PositionError(f"seats: {definition.name} takes {definition.least_seats} to {definition.most_seats}")
    try:
        setup = Setup(definition, seats, definition.options.read(given.pop("options", {}), seats), seed, text)
    except OptionError as wrong:
        raise PositionError(f"options: {wrong}") from None
    todo = given.pop("todo", None)
    game = _bare_or_dealt(setup, given.pop("dealt", False), nature)
    steps = definition.positions.read(setup, given, game.table)
    game.then(*_steps(definition, game, list(steps) if todo is None else todo))
    _go_on(definition, game)
    return game


def _check_shape(text: str) -> None:
    """Whether a text is no larger and no deeper than a position is, before anyone tries to read it."""
    if len(text) > SIZE:
        raise PositionError(f"a position has up to {SIZE} letters, not {len(text)}")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise PositionError(f"line {number} is nested too deeply")


def _definition(name: Any) -> Definition:
    if not isinstance(name, str):
        raise PositionError('game: say which game this is, as in: game = "horrified"')
    try:
        return find(name)
    except UnknownName as unknown:
        raise PositionError(f"game: {unknown}") from None


def _bare_or_dealt(setup: Setup, dealt: Any, nature: Nature | None) -> Game:
    if not isinstance(dealt, bool):
        raise PositionError(f"dealt: should be true or false, not {dealt!r}")
    if not dealt:
        return Game(setup, setup.definition.rules, setup.definition.new_table(setup), nature)
    as_usual = Setup(setup.definition, setup.seats, setup.options, setup.seed)
    game = begin(as_usual, Seeded(setup.seed))
    return Game(setup, setup.definition.rules, game.table, nature)


def _steps(definition: Definition, game: Game, todo: Any) -> list[Step]:
    """What is to do, if each step is one of the game, has the facts its rule takes, and suits the table."""
    if not isinstance(todo, list):
        raise PositionError(f"todo: should be a list of steps, not {todo!r}")
    steps: list[Step] = []
    for step in todo:
        if not isinstance(step, (list, tuple)) or not step or not isinstance(step[0], str) or step[0] not in definition.rules:
            raise PositionError(f"todo: {step!r} is not a step of {definition.name}")
        if not all(type(fact) in (int, str) for fact in step):
            raise PositionError(f"todo: {step!r}: facts are numbers and texts")
        rule = definition.rules[step[0]]
        try:
            signature(rule).bind(game, game.table, *step[1:])
            steps.append(facts.read(rule, list(step)))
        except facts.UnknownFact as unknown:
            raise PositionError(f"todo: {unknown}") from None
        except TypeError as wrong:
            raise PositionError(f"todo: cannot be done on this table: {step!r}: {wrong}") from None
    if problem := definition.positions.impossible(game.table, steps):
        raise PositionError(f"todo: {problem}")
    return steps


def _go_on(definition: Definition, game: Game) -> None:
    """Up to the question. What is done on the way loses nothing and makes nothing."""
    before = definition.components(game.table)
    try:
        game.advance()
    except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as wrong:
        raise PositionError(f"todo: cannot be done on this table: {wrong}") from wrong
    if definition.components(game.table) != before:
        raise PositionError("todo: cannot be done on this table: components would be lost or made")
    if game.result is None and not (game.asked and all(question.options for question in game.asked)):
        raise PositionError("todo: nobody is asked anything here")


# --- for games that write and read positions --------------------------------------------------------------------------


def shaped(given: Any, shape: type[T], place: str = "") -> T:
    """What was given at `place` as a `msgspec.Struct`. Raises PositionError naming the part that does not fit."""
    try:
        return msgspec.convert(given, shape)
    except msgspec.ValidationError as wrong:
        problem, _, path = str(wrong).replace(" | null", "").partition(" - at `$")
        unknown = problem.removeprefix("Object contains unknown field ")
        where = f"{place}{path}" if unknown == problem else f"{place}{path}.{unknown}"
        reason = problem[:1].lower() + problem[1:] if unknown == problem else "there is no such thing in a position"
        raise PositionError(f"{where}: {reason}".replace("`", "").strip(".")) from None


# --- TOML -------------------------------------------------------------------------------------------------------------


def toml(data: dict[str, Any], section: str = "") -> str:
    """A table of plain values and inner tables as TOML: values first, then a section for each inner table."""
    values = [f"{_key(name)} = {_lines(value)}\n" for name, value in data.items() if not isinstance(value, dict)]
    inner = {f"{section}.{_key(name)}" if section else _key(name): value for name, value in data.items() if isinstance(value, dict)}
    if section and (values or not inner):
        values.insert(0, f"[{section}]\n")
    return "\n".join(filter(None, ["".join(values), *[toml(part, name) for name, part in inner.items()]]))


def _lines(value: Any) -> str:
    """A list of several lists or tables has a line for each."""
    if isinstance(value, list) and len(value) > 1 and all(isinstance(member, (list, dict)) for member in value):
        return "[\n" + "".join(f"    {_value(member)},\n" for member in value) + "]"
    return _value(value)


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(member) for member in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(name)} = {_value(member)}" for name, member in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if bare else json.dumps(name, ensure_ascii=False)
