"""Rolls: the dice fall one by one, then whoever may change them is asked, then they count."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, final

import pytest

from gloam.kernel.catalogue import Catalogue, Kind
from gloam.kernel.game import NATURE, Game, Registry, Setup
from gloam.kernel.nature import Nature, Scripted, Seeded
from gloam.kernel.table import Table
from kernel.games.toy import Toy
from kernel.play import asked, every_way, play, script_is_used_up

SEATS: Final = 3

ANSWERS: Final = Catalogue(1)
ADD: Final = ANSWERS.single("add")
TURN: Final = ANSWERS.kind("turn", die=("first", "second", "third", "fourth"))
OMEN: Final = ANSWERS.kind("omen", face=("blank", "skull"))

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class Altar(Table):
    """The dice, who holds charms, and what came of the roll."""

    dice: tuple[int, ...] = ()
    charms: list[int] = field(default_factory=lambda: [0] * SEATS)
    outcome: tuple[Any, ...] = ()

    def die(self, purpose: str) -> tuple[Kind, tuple[int, ...]]:
        return (OMEN, (0, 0, 1)) if purpose == "rite" else Table.die(self, purpose)

    def reactions(self, window: str, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
        if not self.charms[seat]:
            return ()
        return (ADD, *TURN.each(range(len(self.dice))))


@rule
def rite_thrown(g: Game, t: Altar, seat: int, altar: int) -> None:
    """Tell what fell."""
    g.tell("fell", seat, altar, *t.dice)


@rule
def rite(g: Game, t: Altar, seat: int, roller: int, altar: int, answer: int) -> None:
    """A charm adds a die or turns one."""
    t.charms[seat] -= 1
    g.tell("charmed", seat, roller, altar)
    g.then(("throw", "rite", 1) if answer == ADD else ("throw_again", "rite", TURN.part(answer)))


@rule
def rite_rolled(g: Game, t: Altar, seat: int, altar: int) -> None:
    """The skulls count."""
    t.outcome = (seat, altar, sum(t.dice))
    g.then(("wait",))


@rule
def plain_rolled(g: Game, t: Altar, seat: int) -> None:
    """Nothing comes of it."""


@rule
def wait(g: Game, t: Altar) -> None:
    """Someone is asked something."""
    g.ask(0, "wait", (0,), ("wait",))


class AltarGame(Toy):
    """A roll and nothing else."""

    id = "altar"
    name = "Altar"
    rules = rule.rules
    catalogue = ANSWERS

    def new_table(self, setup: Setup) -> Altar:
        return Altar()


ALTAR: Final = AltarGame()


def table(game: Game) -> Altar:
    assert isinstance(game.table, Altar)
    return game.table


def rolled(*steps: tuple[Any, ...], nature: Nature | None, charms: tuple[int, ...] = (0, 0, 0)) -> Game:
    """A game in which just this is to do."""
    setup = Setup(ALTAR, SEATS, {}, 0)
    game = Game(setup, rule.rules, ALTAR.new_table(setup), nature)
    table(game).charms = list(charms)
    table(game).dice = (1, 1)  # of the roll before
    game.watch = []
    game.then(*steps)
    game.advance()
    return game


def told(game: Game) -> list[tuple[Any, ...]]:
    return [happening.event for happening in game.watch or []]


def chance(*script: str) -> Scripted:
    return Scripted(ANSWERS.text, script)


def test_dice_fall_one_after_the_other_and_then_count() -> None:
    game = rolled(("roll", "rite", 2, 3, 7), nature=chance("skull", "blank", "skull"))
    assert table(game).dice == (1, 0, 1)
    assert table(game).outcome == (2, 7, 2)
    assert told(game) == [("fell", 2, 7, 1, 0, 1)]
    assert script_is_used_up(game)


def test_a_roll_of_no_dice_has_an_outcome_too() -> None:
    game = rolled(("roll", "rite", 1, 0, 7), nature=chance())
    assert table(game).dice == ()
    assert table(game).outcome == (1, 7, 0)


def test_the_seat_that_rolls_is_asked_first_and_then_the_others_in_order() -> None:
    game = rolled(("roll", "rite", 1, 1, 7), nature=chance("skull"), charms=(1, 1, 1))
    assert table(game).outcome == ()
    for seat in (1, 2, 0):
        assert asked(game) == [(seat, "rite")]
        assert game.answers(seat) == ["pass", "add", "turn first"]
        play(game, f"{seat}: pass")
    assert table(game).outcome == (1, 7, 1)


def test_a_reaction_rolls_a_die_again_in_its_place_or_adds_one() -> None:
    game = rolled(("roll", "rite", 2, 2, 7), nature=chance("blank", "skull", "skull", "blank"), charms=(2, 0, 0))
    play(game, "0: turn first")
    assert table(game).dice == (1, 1)
    assert asked(game) == [(0, "rite")]
    play(game, "0: add")
    assert table(game).dice == (1, 1, 0)
    assert table(game).outcome == (2, 7, 2)
    assert told(game) == [("fell", 2, 7, 0, 1), ("charmed", 0, 2, 7), ("charmed", 0, 2, 7)]


def test_one_roll_follows_another() -> None:
    game = rolled(("roll", "rite", 1, 1, 7), nature=chance("skull", "blank"))
    game.then(("roll", "rite", 2, 1, 8))
    game.asked = ()
    game.advance()
    assert table(game).outcome == (2, 8, 0)
    assert table(game).dice == (0,)


def test_faces_are_as_likely_as_they_are_many() -> None:
    game = rolled(("roll", "rite", 0, 2, 7), nature=None)
    odds = {0: Fraction(0), 1: Fraction(0), 2: Fraction(0)}
    for probability, end in every_way(game):
        odds[table(end).outcome[2]] += probability
    assert odds == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}


def test_between_two_dice_what_is_asked_can_be_asked_anew() -> None:
    game = rolled(("roll", "rite", 1, 3, 7), nature=None)
    play(game, "omen skull")
    assert asked(game) == [(NATURE, "die_thrown")]
    imagined = game.imagine(2, Seeded(1))
    for each in (game, imagined):
        assert table(each).dice == (1,)
        play(each, "omen blank", "omen skull")
        assert table(each).outcome == (1, 7, 2)


def test_a_purpose_without_dice_says_so() -> None:
    with pytest.raises(NotImplementedError, match="no dice are rolled for plain"):
        rolled(("roll", "plain", 0, 1), nature=chance())


def test_a_purpose_needs_no_rule_that_tells_what_fell() -> None:
    game = rolled(("roll", "plain", 0, 0), ("wait",), nature=chance())
    assert asked(game) == [(0, "wait")]


@pytest.mark.parametrize("name", ["roll", "throw", "die_thrown", "throw_again", "thrown_again"])
def test_no_rule_of_a_game_takes_the_name_of_one_for_dice(name: str) -> None:
    def another() -> None: ...

    another.__name__ = name
    with pytest.raises(ValueError, match=f"two rules are called {name}"):
        Registry()(another)
