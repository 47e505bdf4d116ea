"""Who is asked: each decides for their own."""

from __future__ import annotations

from gloam.games.the_victim.components import NOTHING
from gloam.games.the_victim.table import EVIL, Forest
from gloam.kernel.game import Question

_EVILS_OWN = {"evil", "evil_die", "free_hunt", "free_attack", "first", "second", "frenzy"}
_EVILS_OWN |= {
    "target",
    "target_hunt",
    "slash",
    "ambush",
    "charge",
    "explosion",
    "blast",
    "thunder",
    "web",
    "unweave",
    "swap",
    "behind",
}
_WHO_ACTS = {"act", "run", "lay", "turn", "take", "hand", "aid", "treat", "look", "hammer", "hammer_to"}
_WHO_ACTS |= {"tools_item", "tools_for", "tools_status", "analyze", "photo_flash"}
_WHO_IS_MEANT = {"lose", "discard", "hide", "lower", "raise", "reroll", "enslaved"}


def check_seat(t: Forest, question: Question) -> None:
    """Each decides for their own: the Evil for itself, a player for the Victim that acts, or that something happens to."""
    figure: int = question.resume[1] if len(question.resume) > 1 and isinstance(question.resume[1], int) else NOTHING
    if question.prompt in _EVILS_OWN or (question.prompt == "hunt" and figure == EVIL):
        assert question.seat == t.evil_seat, question.prompt
    elif question.prompt in _WHO_IS_MEANT or question.prompt == "hunt":
        assert question.seat == t.owner[figure], question.prompt
    elif question.prompt in _WHO_ACTS and t.acting != EVIL:
        assert question.seat == t.owner[t.acting], question.prompt
