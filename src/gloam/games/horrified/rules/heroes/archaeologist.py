"""The Archaeologist: picks up Items from an adjacent space."""

from __future__ import annotations

from gloam.games.horrified.answers import REACH
from gloam.games.horrified.components import LIT, Space
from gloam.games.horrified.rules.hero import HeroRules, register
from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game


class ArchaeologistRules(HeroRules):
    """Any number of Items, from a space next to its own."""

    def special_actions(self, t: Village) -> list[int]:
        return REACH.each([into for into in LIT[t.at[t.hero()]] if not forbids_reach(t, into)])

    def forbids_special(self, t: Village, answer: int) -> str:
        return forbids_reach(t, REACH.part(answer)) if REACH.has(answer) else "actions.special.badge"


def forbids_reach(t: Village, into: Space) -> str:
    """[actions.special.example-adjacent-pick-up]"""
    if not t.actions:
        return "actions.allowance"
    if into not in LIT[t.at[t.hero()]] or not t.items[into]:
        return "actions.special.example-adjacent-pick-up"
    return ""


@rule
def reach(g: Game, t: Village, into: Space) -> None:
    """Take any number of Items from that space."""
    g.then(("take_items", into, 0))


register("archaeologist", ArchaeologistRules(), REACH)
