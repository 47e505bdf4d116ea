"""What the facts of a step are. A rule annotates them, and from that one declaration steps are read and told by name.

    Space = Annotated[int, Named(SPACES)]

    @rule
    def guide(g: Game, t: Village, villager: Villager, to: Space) -> None: ...

`("guide", 3, 11)` is then the step "guide maria tower". Rules are compiled, and compiled functions forget their annotations:
they are read from the rule's source, when someone asks.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args

from gloam.kernel.catalogue import Words
from gloam.kernel.game import Rule, Step


class Named(NamedTuple):
    """Says of an int that it is an index into these names; without names it is a number that stands for itself.

    If it may be nothing, -1 stands for that.
    """

    words: Words = ()
    or_nothing: bool = False


Seat = Annotated[int, Named()]
"""A seat, counted from 0."""


class Fact(NamedTuple):
    """A fact of a step: what the rule calls it, and the names of what it can be (() if it is a plain number or text)."""

    name: str
    words: Words
    is_text: bool = False
    is_seat: bool = False
    or_nothing: bool = False


class UnknownFact(ValueError):
    """A name that a fact cannot have."""


@cache
def facts_of(rule: Rule) -> tuple[Fact, ...]:
    """The facts that a rule takes after the game and the table, in order. The rest of a rule that takes any number is left out."""
    module = sys.modules[rule.__module__]
    declared = _declared(rule.__module__).get(rule.__name__, [])
    return tuple([_fact(name, annotation, vars(module)) for name, annotation in declared[2:]])


def returned(function: Callable[..., Any]) -> Any:
    """What a function of a module says that it returns, where that is one name; else None."""
    declared = _functions(function.__module__)[function.__name__].returns
    return vars(sys.modules[function.__module__]).get(declared.id) if isinstance(declared, ast.Name) else None


@cache
def _declared(name: str) -> dict[str, list[tuple[str, ast.expr | None]]]:
    """The parameters of each function of a module with their annotations."""
    return {name: [(arg.arg, arg.annotation) for arg in function.args.args] for name, function in _functions(name).items()}


@cache
def _functions(name: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module as they are written. A compiled module has its source in its package."""
    source = Path(str(sys.modules[name].__file__))
    package, _, last = name.rpartition(".")
    if source.suffix != ".py" and package:
        source = Path(sys.modules[package].__path__[0], f"{last}.py")
    parsed = ast.parse(source.read_text(encoding="utf-8"))
    return {node.name: node for node in parsed.body if isinstance(node, ast.FunctionDef)}


def _fact(name: str, annotation: ast.expr | None, names: Mapping[str, Any]) -> Fact:
    declared = names.get(annotation.id) if isinstance(annotation, ast.Name) else None
    for given in get_args(declared)[1:]:
        if isinstance(given, Named):
            return Fact(name, given.words, is_seat=declared == Seat, or_nothing=given.or_nothing)
    return Fact(name, (), isinstance(annotation, ast.Name) and annotation.id == "str")


def named(rule: Rule, step: Step) -> dict[str, Any]:
    """The facts of a step by name: {"villager": "maria", "to": "tower"}. A step may have fewer than its rule takes."""
    facts = facts_of(rule)
    return {fact.name: _told(fact, value) for fact, value in zip(facts, step[1:], strict=False)}


def told(rule: Rule, step: Step) -> list[Any]:
    """A step with its facts by name: ["guide", "maria", "tower"]."""
    facts = facts_of(rule)
    values = step[1:]
    return [step[0], *[_told(fact, value) for fact, value in zip(facts, values, strict=False)], *values[len(facts) :]]


def _told(fact: Fact, value: Any) -> Any:
    return fact.words[value] if isinstance(value, int) and 0 <= value < len(fact.words) else value


def read(rule: Rule, written: list[Any]) -> Step:
    """A step whose facts may be written by name or as they are. Raises UnknownFact."""
    facts = facts_of(rule)
    values = [_read(fact, value, written[0]) for fact, value in zip(facts, written[1:], strict=False)]
    return (written[0], *values, *written[1 + len(facts) :])


def _read(fact: Fact, value: Any, step: str) -> Any:
    if isinstance(value, int) and fact.words and not -fact.or_nothing <= value < len(fact.words):
        raise UnknownFact(f"{step}: {fact.name}: there is no number {value}")
    if not isinstance(value, str) or fact.is_text:
        return value
    if value not in fact.words:
        raise UnknownFact(f"{step}: {fact.name}: there is no {value!r}")
    return fact.words.index(value)
