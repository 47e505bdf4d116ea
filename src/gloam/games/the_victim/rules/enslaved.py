"""An enslaved Victim's turn: it hunts and attacks for the Evil, each once."""

from __future__ import annotations

from gloam.games.the_victim.answers import ATTACK, END, HUNT
from gloam.games.the_victim.components import POINTS, Victim
from gloam.games.the_victim.rules.attacking import attackable_at
from gloam.games.the_victim.rules.evil import ATTACKED, HUNTED
from gloam.games.the_victim.rules.rounds import begin_turn
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.game import Game


@rule
def enslaved_turn(g: Game, t: Forest, victim: Victim) -> None:
    """Hunt and Attack, each once. [werewolf.enslaved-actions, werewolf.enslaved-limits]"""
    begin_turn(t, victim, POINTS)
    g.tell("turn", victim, t.points, t.owner[victim], t.round)
    g.then(("enslaved_chooses", victim))


@rule
def enslaved_chooses(g: Game, t: Forest, victim: Victim) -> None:
    """[werewolf.enslaved-actions]"""
    options: list[int] = []
    if not t.actions & HUNTED:
        options.append(HUNT)
    if not t.actions & ATTACKED:
        options += ATTACK.each(attackable_at(t, t.at[victim]))
    g.ask(t.owner[victim], "enslaved", (*options, END), ("enslaved_acts", victim))


@rule
def enslaved_acts(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """It rolls the Werewolf's die. [werewolf.enslaved-die, werewolf.enslaved-movement]"""
    if answer == END:
        return
    t.points -= 1
    if answer == HUNT:
        t.actions |= HUNTED
        g.then(("evil_hunt", victim), ("enslaved_chooses", victim))
    else:
        t.actions |= ATTACKED
        g.then(("evil_attack", victim, ATTACK.part(answer)), ("enslaved_chooses", victim))
