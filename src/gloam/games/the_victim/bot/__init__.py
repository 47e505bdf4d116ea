"""Rules of thumb for playing The Victim on either side: what a sensible player would answer, and why.

`value` judges a table, `chances` the dice, `password` the equation; `ground` is the map with its errands and dangers,
`trial` an answer tried on a copy. `victims`, `running`, `choices` and `reactions` answer for the Victims, `evil` for the Evil and
those it has enslaved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.the_victim.bot import choices, evil, reactions, running, victims
from gloam.games.the_victim.bot.remarks import remark
from gloam.games.the_victim.bot.victims import wish
from gloam.games.the_victim.table import Forest
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game, Question

__all__ = ["advise", "remark", "wish"]


def advise(game: Game, question: Question) -> Advice:
    """What a sensible player in the asked seat would answer, and why. The game is not changed."""
    t = game.table
    assert isinstance(t, Forest)
    prompt = question.prompt
    if prompt in _BY_TABLE:
        return _BY_TABLE[prompt](t, question)
    return _BY_GAME.get(prompt, evil.choose_aim)(game, t, question)


_BY_TABLE: Final[dict[str, Callable[[Forest, Question], Advice]]] = {
    "choose": choices.choose_victim,
    "act": victims.choose_action,
    "run": running.choose_run,
    "take": choices.choose_find,
    "treat": choices.choose_cure,
    "hide": choices.choose_hide,
    "hand_over": choices.choose_handed_over,
    "hammer": choices.choose_hammer,
    "hammer_to": choices.choose_hammer,
    "adrenaline_rush": reactions.choose_rush,
    "evil_die": evil.choose_again,
    "lay": choices.choose_edge,
    "turn": choices.choose_turn,
    "hand": choices.choose_gift,
    "discard": choices.choose_discard,
    "lose": choices.choose_discard,
    "tools_item": choices.choose_discard,
    "aid": choices.choose_patient,
    "look": choices.choose_look,
    "photo_flash": choices.choose_look,
    "put_back": reactions.choose_back,
    "tools_for": choices.choose_tools,
    "tools_status": choices.choose_tools,
    "analyze": choices.choose_analysis,
    "lower": choices.choose_stress,
    "raise": choices.choose_stress,
    "test": reactions.choose_manual,
    "hunt": evil.choose_hunt,
    "free_hunt": evil.choose_free_hunt,
    "target_hunt": evil.choose_free_hunt,
    "enslaved": evil.choose_enslaved,
    "web": evil.choose_web,
    "unweave": evil.choose_web,
}
_BY_GAME: Final[dict[str, Callable[[Game, Forest, Question], Advice]]] = {
    "reroll": reactions.choose_dice,
    "firework": reactions.choose_firework,
    "evil": evil.choose_evil,
    "free_attack": evil.choose_target,
    "frenzy": evil.choose_target,
    "first": evil.choose_target,
    "second": evil.choose_target,
}
"""Who answers what, by the name of the question: from the table alone, or with a look at what is still to do. What is not here
asks whom or what a skill of an Evil is for."""
