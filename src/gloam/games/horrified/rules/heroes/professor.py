"""The Professor: leads another Hero along."""

from __future__ import annotations

from gloam.games.horrified.answers import LEAD
from gloam.games.horrified.components import IS_WATER, LIT, Hero, Space
from gloam.games.horrified.rules.hero import HeroRules, register
from gloam.games.horrified.rules.movement import enter
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.game import Game


class ProfessorRules(HeroRules):
    """One other Hero moves one space along a lit path."""

    def special_actions(self, t: Village) -> list[int]:
        led = [other for other in t.heroes if other != t.hero() and t.at[other] != OFF_BOARD]
        return [LEAD.of(other, to) for other in led for to in LIT[t.at[other]] if not forbids_lead(t, other, to)]

    def forbids_special(self, t: Village, answer: int) -> str:
        if not LEAD.has(answer):
            return "actions.special.badge"
        hero, to = LEAD.parts(answer)
        return forbids_lead(t, hero, to)


def forbids_lead(t: Village, hero: Hero, to: Space) -> str:
    """[actions.special.badge, path.water-spaces, actions.move.adjacent-lit-path]"""
    if hero == t.hero() or hero not in t.heroes:
        return "actions.special.badge"
    if not t.actions:
        return "actions.allowance"
    if t.at[hero] == OFF_BOARD:
        return "hit.hero-absent-until-turn"
    if IS_WATER[to]:
        return "path.water-spaces"
    return "" if to in LIT[t.at[hero]] else "actions.move.adjacent-lit-path"


@rule
def lead(g: Game, t: Village, hero: Hero, to: Space) -> None:
    """The other Hero steps there."""
    enter(g, t, hero, to)


register("professor", ProfessorRules(), LEAD)
