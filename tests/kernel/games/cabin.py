"""Cabin: victims and the Evil. Rolls may be re-rolled by their owner at any time; characters change sides and players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, final

from gloam.kernel.catalogue import Catalogue, Kind
from gloam.kernel.game import PASS, Game, Registry, Setup
from gloam.kernel.table import Table
from kernel.games.toy import Toy

CHARACTERS: Final = ("anya", "boris", "evil")
ANYA, BORIS, EVIL = range(3)
PIPS: Final = ("1", "2", "3", "4", "5", "6")
SIX_FACES: Final = (1, 2, 3, 4, 5, 0)

ANSWERS: Final = Catalogue(1)
ATTACK: Final = ANSWERS.kind("attack", victim=CHARACTERS)
SEARCH: Final = ANSWERS.kind("search", by=CHARACTERS)
REROLL: Final = ANSWERS.kind("re-roll", die=("first", "second"))
SHIELD: Final = ANSWERS.single("shield")
FOLLOW: Final = ANSWERS.kind("follow", character=CHARACTERS)
DIE: Final = ANSWERS.kind("die", pips=PIPS)

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class Cabin(Table):
    """Characters and who plays them, their cards, and the dice of the roll that is being made."""

    player: list[int] = field(default_factory=lambda: [0, 0, 1])  # by character: one person plays both victims
    evil_side: list[int] = field(default_factory=lambda: [0, 0, 1])  # by character
    manuals: list[int] = field(default_factory=lambda: [1, 0, 0])  # by character: each lets it re-roll dice of its own
    shields: list[int] = field(default_factory=lambda: [0, 1, 0])
    clues: list[int] = field(default_factory=lambda: [0, 0, 0])
    dice: tuple[int, ...] = ()
    shield: int = 0
    followed: int = 0
    round: int = 0

    def pips(self) -> int:
        """What the dice show together."""
        return sum(self.dice) + len(self.dice)

    def die(self, purpose: str) -> tuple[Kind, tuple[int, ...]]:
        """All dice have six faces."""
        return DIE, SIX_FACES

    def victims(self) -> list[int]:
        """The characters that are still against the Evil."""
        return [c for c in range(3) if not self.evil_side[c]]

    def reactions(self, window: str, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
        """What the characters of this seat can do now that this has happened."""
        if window in ("clue", "defence"):
            roller, character = facts
            mine = roller == seat and self.manuals[character]
            return tuple(REROLL.each(range(len(self.dice)))) if mine else ()
        if window == "before_defence":
            return (SHIELD,) if self.player[facts[0]] == seat and self.shields[facts[0]] else ()
        (actor,) = facts  # window == "action_ends"
        if self.followed:
            return ()
        return tuple(FOLLOW.each(c for c in self.victims() if c != actor and self.player[c] == seat))


@rule
def setup(g: Game, t: Cabin) -> None:
    """The victims begin."""
    g.then(("round_of_turns",))


@rule
def round_of_turns(g: Game, t: Cabin) -> None:
    """Every victim acts, then the Evil; the fourth round is the last."""
    t.round += 1
    if t.round == 4:
        g.end("survived", tuple({t.player[c] for c in t.victims()}))
        return
    g.then(*(("victim_turn", c) for c in t.victims()), ("evil_turn",), ("round_of_turns",))


@rule
def victim_turn(g: Game, t: Cabin, victim: int) -> None:
    """Whoever plays this victim now may search. A victim turned before its turn has none."""
    if not t.evil_side[victim]:
        g.ask(t.player[victim], "search", (SEARCH.of(victim), PASS), ("searched", victim))


@rule
def searched(g: Game, t: Cabin, victim: int, answer: int) -> None:
    """A search rolls two dice; when the action ends, another may follow up."""
    if answer != PASS:
        t.followed = 0
        player = t.player[victim]
        g.then(("roll", "clue", player, 2, victim), ("window", "action_ends", player, 0, victim))


@rule
def clue(g: Game, t: Cabin, seat: int, roller: int, victim: int, answer: int) -> None:
    """The Manual: re-roll a die of your own, whoever's turn it is."""
    t.manuals[victim] -= 1
    g.then(("throw_again", "clue", REROLL.part(answer)))


@rule
def clue_rolled(g: Game, t: Cabin, seat: int, victim: int) -> None:
    """Seven or more find a clue; three clues drive the Evil away."""
    if t.pips() >= 7:
        t.clues[victim] += 1
    if sum(t.clues) == 3:
        g.end("banished", tuple({t.player[c] for c in t.victims()}))


@rule
def action_ends(g: Game, t: Cabin, seat: int, actor: int, answer: int) -> None:
    """Another victim follows up with a free search of one die."""
    t.followed = 1
    follower = FOLLOW.part(answer)
    g.then(("roll", "clue", seat, 1, follower))


@rule
def evil_turn(g: Game, t: Cabin) -> None:
    """The Evil attacks a victim."""
    g.ask(t.player[EVIL], "attack", tuple(ATTACK.each(t.victims())), ("attacked",))


@rule
def attacked(g: Game, t: Cabin, answer: int) -> None:
    """The victim may raise a shield before its defence roll."""
    victim = ATTACK.part(answer)
    t.shield = 0
    player = t.player[victim]
    g.then(("window", "before_defence", player, 0, victim), ("roll", "defence", player, 1, victim))


@rule
def before_defence(g: Game, t: Cabin, seat: int, victim: int, answer: int) -> None:
    """The shield adds three to the roll that follows."""
    t.shields[victim] -= 1
    t.shield = 3


@rule
def defence(g: Game, t: Cabin, seat: int, roller: int, victim: int, answer: int) -> None:
    """The Manual serves here too."""
    t.manuals[victim] -= 1
    g.then(("throw_again", "defence", REROLL.part(answer)))


@rule
def defence_rolled(g: Game, t: Cabin, seat: int, victim: int) -> None:
    """Below four the victim is turned: it changes sides, and the Evil's player plays it from now on."""
    if t.pips() + t.shield < 4:
        t.evil_side[victim] = 1
        t.player[victim] = t.player[EVIL]
    if not t.victims():
        g.end("turned", (t.player[EVIL],))


class CabinGame(Toy):
    """One person plays two victims, the other the Evil."""

    id = "cabin"
    name = "Cabin"
    least_seats = most_seats = 2
    rules = rule.rules
    catalogue = ANSWERS

    def new_table(self, setup: Setup) -> Cabin:
        return Cabin()


CABIN: Final = CabinGame()
