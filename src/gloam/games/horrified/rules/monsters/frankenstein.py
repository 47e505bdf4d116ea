"""Frankenstein and the Bride: teach both what it means to be human, then bring them together."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified.components import (
    BLUE,
    FIRST_MONSTER,
    ITEM_COLOUR,
    MAT_OF,
    MONSTER_START,
    MONSTERS,
    YELLOW,
    Item,
    Monster,
)
from gloam.games.horrified.parts import parts_of
from gloam.games.horrified.rules.items import discard_item
from gloam.games.horrified.rules.monster import MonsterRules, register
from gloam.games.horrified.rules.terror import raise_terror
from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game

FRANKENSTEIN: Final[int] = MONSTERS.index("frankenstein")
BRIDE: Final[int] = MONSTERS.index("bride")
HUMANITY_MAX: Final[tuple[int, ...]] = parts_of("frankenstein_bride").numbers("humanity")
"""Frankenstein's, the Bride's."""


class FrankensteinRules(MonsterRules):
    """Each is taught in its own space. No Hero defeats them: they are defeated when they meet."""

    def take_options(self, t: Village, options: dict[str, Any]) -> None:
        t.exact_teaching = int(options["frankenstein_walks"] == "exactly")

    def clear(self, t: Village) -> None:
        t.humanity = (0, 0)

    def complete(self, t: Village) -> bool:
        """Both dials are flipped."""
        return taught(t)

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """In the Monster's own space. [frankenstein.advance.teach-frankenstein, frankenstein.advance.teach-bride]"""
        if t.at[t.hero()] == t.monster_at(monster):
            return ""
        return "frankenstein.advance.teach-frankenstein" if monster == FRANKENSTEIN else "frankenstein.advance.teach-bride"

    def fits(self, t: Village, monster: Monster, item: Item) -> bool:
        """One yellow Item teaches Frankenstein, one blue Item the Bride; also when the dial is flipped already."""
        return ITEM_COLOUR[item] == (YELLOW if monster == FRANKENSTEIN else BLUE)

    def use(self, g: Game, t: Village, monster: Monster, item: Item) -> None:
        discard_item(g, t, t.turn, item)
        g.then(("count_as", monster, item))

    def count(self, g: Game, t: Village, monster: Monster, item: Item, strength: int) -> None:
        g.then(("teach", monster, strength))

    def arrives(self, g: Game, t: Village, monster: Monster) -> bool:
        """If it brings Frankenstein and the Bride together, settle the meeting at once.

        [frankenstein.early-meeting, frankenstein.meeting-in-passing, frankenstein.defeat.on-meeting]
        """
        if not together(t, monster):
            return False
        if taught(t):
            g.then(("defeat_mat", MAT_OF[BRIDE]))
            return True
        g.tell("rage")
        raise_terror(g, t, "meeting")
        for each in (FRANKENSTEIN, BRIDE):
            t.at[FIRST_MONSTER + each] = MONSTER_START[each]
            g.tell("moved", FIRST_MONSTER + each, -1, MONSTER_START[each])
        return True


def taught(t: Village) -> bool:
    """Whether both dials are flipped."""
    return t.humanity[0] >= HUMANITY_MAX[0] and t.humanity[1] >= HUMANITY_MAX[1]


def together(t: Village, monster: Monster) -> bool:
    """Whether this Monster has come to the other of the two."""
    return monster in (FRANKENSTEIN, BRIDE) and t.monster_at(FRANKENSTEIN) == t.monster_at(BRIDE)


def more_human(t: Village, monster: Monster, strength: int) -> int:
    """The humanity a Monster has when it was taught; a dial that is full stays so."""
    learnt = [*t.humanity]
    pupil = 0 if monster == FRANKENSTEIN else 1
    learnt[pupil] = min(learnt[pupil] + strength, HUMANITY_MAX[pupil])
    t.humanity = (learnt[0], learnt[1])
    return learnt[pupil]


@rule
def teach(g: Game, t: Village, monster: Monster, strength: int) -> None:
    """Humanity rises by the Item's strength, then the Monster may be moved that far. [frankenstein.advance.score-before-move]"""
    g.tell("humanity", monster, more_human(t, monster, strength))
    exact = t.exact_teaching if monster == FRANKENSTEIN else 0
    g.then(("roam", t.turn, FIRST_MONSTER + monster, strength, exact))


@rule
def here_comes_the_bride(g: Game, t: Village, count: int) -> None:
    """Power: the Bride walks toward Frankenstein, one space for each symbol. [frankenstein.power.bride-approaches]"""
    g.then(("walk_toward", FIRST_MONSTER + BRIDE, t.monster_at(FRANKENSTEIN), count, 0))


RULES: Final[MonsterRules] = register(
    FrankensteinRules(MAT_OF[FRANKENSTEIN], "here_comes_the_bride", "frankenstein.defeat.no-defeat-action")
)
