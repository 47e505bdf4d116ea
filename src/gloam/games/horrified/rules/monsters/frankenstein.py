"""Frankenstein and the Bride: teach both what it means to be human, then bring them together."""

from __future__ import annotations

from gloam.games.horrified.components import (
    BLUE,
    BRIDE,
    DUNGEON,
    FIRST_MONSTER,
    FRANKENSTEIN,
    GRAVEYARD,
    HUMANITY_MAX,
    ITEM_COLOUR,
    MAT_OF,
    YELLOW,
    Item,
    Monster,
)
from gloam.games.horrified.rules.defeat import defeat_mat
from gloam.games.horrified.rules.terror import raise_terror
from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game


def met(g: Game, t: Village, monster: Monster) -> bool:
    """If a Monster's arrival brings Frankenstein and the Bride together, settle the meeting at once.

    [frankenstein.early-meeting, frankenstein.meeting-in-passing, frankenstein.defeat.on-meeting]
    """
    if monster not in (FRANKENSTEIN, BRIDE) or t.monster_at(FRANKENSTEIN) != t.monster_at(BRIDE):
        return False
    if t.taught():
        defeat_mat(g, t, MAT_OF[BRIDE])
        return True
    g.tell("rage")
    raise_terror(g, t, "meeting")
    t.at[FIRST_MONSTER + FRANKENSTEIN] = GRAVEYARD
    g.tell("moved", FIRST_MONSTER + FRANKENSTEIN, -1, GRAVEYARD)
    t.at[FIRST_MONSTER + BRIDE] = DUNGEON
    g.tell("moved", FIRST_MONSTER + BRIDE, -1, DUNGEON)
    return True


def advance_place(t: Village, monster: Monster) -> str:
    """In the Monster's own space. [frankenstein.advance.teach-frankenstein, frankenstein.advance.teach-bride]"""
    if t.at[t.hero()] == t.monster_at(monster):
        return ""
    return "frankenstein.advance.teach-frankenstein" if monster == FRANKENSTEIN else "frankenstein.advance.teach-bride"


def fits(t: Village, monster: Monster, item: Item) -> bool:
    """One yellow Item teaches Frankenstein, one blue Item the Bride; also when the dial is flipped already."""
    return ITEM_COLOUR[item] == (YELLOW if monster == FRANKENSTEIN else BLUE)


@rule
def teach(g: Game, t: Village, monster: Monster, strength: int) -> None:
    """Humanity rises by the Item's strength, then the Monster may be moved that far. [frankenstein.advance.score-before-move]"""
    frankenstein, bride = t.humanity
    if monster == FRANKENSTEIN:
        frankenstein = min(frankenstein + strength, HUMANITY_MAX[0])
    else:
        bride = min(bride + strength, HUMANITY_MAX[1])
    t.humanity = (frankenstein, bride)
    g.tell("humanity", monster, frankenstein if monster == FRANKENSTEIN else bride)
    exact = t.exact_teaching if monster == FRANKENSTEIN else 0
    g.then(("roam", t.turn, FIRST_MONSTER + monster, strength, exact))


@rule
def here_comes_the_bride(g: Game, t: Village, count: int) -> None:
    """Power: the Bride walks toward Frankenstein, one space for each symbol. [frankenstein.power.bride-approaches]"""
    g.then(("walk_toward", FIRST_MONSTER + BRIDE, t.monster_at(FRANKENSTEIN), count, 0))
