"""What holds for every game's table: all of it is saved, and a clone has all of it for itself."""

from __future__ import annotations

from inspect import isdatadescriptor
from typing import Any

import pytest

import gloam
from gloam.kernel.table import Table
from properties.setups import EVERY

every_game = pytest.mark.parametrize("name", sorted(EVERY))


def table(name: str) -> Table:
    """A table on which every number is another one, so that none stands for another."""
    t = EVERY[name][0].begin(1).table
    for n, field in enumerate(t.fields()):
        value: Any = getattr(t, field)
        if type(value) is int:
            setattr(t, field, 1000 + n)
        elif type(value) is list:
            value[:] = [1000 + n if type(member) is int else (n,) for member in value]
    return t


def attributes(t: Table) -> set[str]:
    """What can be set on a table, declared by its class or one above; a property is only read."""
    declared = [name for kind in type(t).__mro__ for name, member in vars(kind).items() if isdatadescriptor(member)]
    return {name for name in declared if not name.startswith("__") and settable(t, name)}


def settable(t: Table, name: str) -> bool:
    try:
        value = getattr(t, name)
    except AttributeError:
        return True  # never set yet
    try:
        setattr(t, name, value)
    except AttributeError:
        return False
    return True


def test_every_game_is_looked_at() -> None:
    assert set(EVERY) == set(gloam.all_games())


@every_game
def test_all_that_lies_on_a_table_is_saved(name: str) -> None:
    t = EVERY[name][0].begin(1).table
    assert sorted(t.fields()) == sorted(attributes(t))
    assert set(t.data()) == set(t.fields())


@every_game
def test_a_clone_has_all_that_lies_on_a_table_and_shares_no_list(name: str) -> None:
    t = table(name)
    for clone in (t.clone(), Table.clone(t)):  # as the game writes it out, and as any table clones itself
        for field in t.fields():
            value = getattr(t, field)
            assert getattr(clone, field) == value, field
            assert not isinstance(value, list) or getattr(clone, field) is not value, field
        assert clone.same(t)
