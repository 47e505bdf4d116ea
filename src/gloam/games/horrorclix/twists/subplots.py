"""Subplots: what they are worth, if their condition has been met. [subplots.score-on-condition]"""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import HUNDRED, twist
from gloam.games.horrorclix.table import NOTHING, Clix, put
from gloam.kernel.game import Game

LAST_STANDING: Final[int] = twist("last_monster_standing")
CHOSEN_FEW: Final[int] = twist("the_chosen_few")
HATRED: Final[int] = twist("bitter_hatred")
NOBODY_OUT: Final[int] = twist("nobody_gets_out_alive")
TO_MASTER: Final[int] = twist("bring_them_to_master")
MISSION: Final[int] = twist("guardians_mission")
_WORTH: Final = 10  # for each hundred points of the build total
_EACH: Final = 3


def hatred(t: Clix, seat: int, dead: int) -> int:
    """Bitter Hatred: an opposing monster of the named class is worth more."""
    hated = t.subplots[seat] == HATRED and (t.classes(dead) >> t.named[seat]) & 1
    return _EACH * t.build_total // HUNDRED if hated else 0


def taken_bonus(t: Clix, seat: int, m: int, rescued: bool) -> int:
    """Bring Them to Master: each victim of the named monster; Guardian's Mission: each that is rescued."""
    to_master = t.subplots[seat] == TO_MASTER and t.named[seat] == m
    mission = t.subplots[seat] == MISSION and rescued
    return _EACH * t.build_total // HUNDRED if to_master or mission else 0


def fulfilled(t: Clix, seat: int) -> bool:
    """Whether the condition of a subplot that counts at the end has been met."""
    card = t.subplots[seat]
    owners = {t.owner[m] for m in t.in_play()}
    if card == LAST_STANDING:
        return owners == {seat}
    if card == CHOSEN_FEW:
        mine = [m for m in t.in_play() if t.owner[m] == seat]
        return bool(mine) and all([t.blooded(m) for m in mine])
    if card == NOBODY_OUT:
        return not t.victims() and not any([(t.rescued >> v) & 1 for v in range(len(t.victim_at))])
    return False


def earned(t: Clix, seat: int) -> int:
    """All that a player's subplot brings at the end. [victory.other-points]"""
    if t.subplots[seat] == NOTHING:
        return 0
    return t.bonus[seat] + (_WORTH * t.build_total // HUNDRED if fulfilled(t, seat) else 0)


def removed_with_player(g: Game, t: Clix, seat: int) -> None:
    """A subplot is out of the game with its player. [subplots.stay-until-controller-out]"""
    if t.subplots[seat] != NOTHING:
        t.removed = put(t.removed, seat, t.removed[seat] + (t.subplots[seat],))
        t.subplots = put(t.subplots, seat, NOTHING)
        g.tell("subplot_lost", seat)
