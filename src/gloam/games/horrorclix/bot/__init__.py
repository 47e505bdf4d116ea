"""Rules of thumb for playing HorrorClix: what a sensible player would answer, and why.

`weights` is what things are worth, `chances` the dice, `ways` the distances; `outlook` is the table as a seat sees it, `places`
where a monster would rather stand, `outcome` how the fight will end. `preparing`, `victims`, `hunting`, `fighting` and `cards`
answer the questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.horrorclix.bot import cards, fighting, hunting, preparing, victims
from gloam.games.horrorclix.bot.remarks import remark
from gloam.games.horrorclix.table import Clix
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game, Question

__all__ = ["advise", "offer", "remark"]


def advise(game: Game, question: Question) -> Advice:
    """What a sensible player in the asked seat would answer, and why. The game is not changed."""
    t = game.table
    assert isinstance(t, Clix)
    return CHOICES[question.prompt](t, question)


def offer(game: Game, question: Question) -> Advice | None:
    """What the asked seat proposes beside the play: the end of a game that is lost, or nothing."""
    t = game.table
    assert isinstance(t, Clix)
    return hunting.propose_end(t, question)


CHOICES: Final[dict[str, Callable[[Clix, Question], Advice]]] = {
    # setting up
    "map": preparing.choose_map,
    "edge": preparing.choose_edge,
    "crypt": preparing.choose_card,
    "extra_card": preparing.choose_extra_card,
    "crossroads": preparing.choose_side,
    "victim": preparing.choose_victim_space,
    "object": preparing.choose_object,
    "object_space": preparing.choose_object_space,
    "door": preparing.choose_door,
    "monster": preparing.choose_start,
    "hate": preparing.choose_hatred,
    "master": preparing.choose_master,
    # preview and suspense
    "preview": cards.choose_preview,
    "camera": cards.choose_opponent,
    "pact": cards.choose_pact,
    "waters": fighting.choose_patient,
    "suspense": victims.choose_victim,
    "call": victims.choose_victim,
    "love": victims.choose_victim,
    "help": victims.choose_victim,
    "respond": cards.choose_response,
    "paranoia": victims.choose_lost,
    "martyr": victims.choose_lost,
    "move_victim": victims.choose_where,
    # hunting
    "act": hunting.choose_act,
    "trap": fighting.choose_prey,
    "web": hunting.choose_screen,
    "shroud": hunting.choose_screen,
    "break_away": hunting.choose_break,
    "move": hunting.choose_move,
    "tripwire": cards.choose_wire,
    "set_down": victims.choose_where,
    "force": hunting.choose_force,
    "end": hunting.choose_end,
    # fighting
    "target": fighting.choose_target,
    "free_attack": fighting.choose_free_attack,
    "attack_roll": fighting.choose_reroll,
    "share": fighting.choose_share,
    "damage": fighting.choose_limb,
    "devour": fighting.choose_meal,
    "lay_hands": fighting.choose_patient,
    # slaying
    "slaying": cards.choose_prevention,
    "mercy": cards.choose_mercy,
    "faith": fighting.choose_patient,
    "relocate": victims.choose_where,
    "slain": cards.choose_after_slaying,
    "minion": victims.choose_minion,
    "communion": fighting.choose_patient,
}
"""Who answers what, by the name of the question."""
