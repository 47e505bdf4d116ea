"""What single Evils may do. Each Evil's rules are a module in `evils/` that registers them; other rules look them up here."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import EVILS, FIRST_EVIL_SKILL, SKILL_STAMINA, Skill, Tile, Victim
from gloam.games.the_victim.table import Forest


class EvilRules:
    """The rules of one Evil; unless it says otherwise its Attack and its skills strike one Victim, on its own tile."""

    def __init__(
        self,
        attack: str = "",
        first: str = "",
        second: str = "",
        *,
        attacks_several: bool = False,
        strikes_several: tuple[int, ...] = (),
        asks_whom: tuple[str, str] = ("", ""),
        asks_where: tuple[int, ...] = (),
        hunting: tuple[int, ...] = (),
    ) -> None:
        self.on_success: tuple[str, ...] = (attack, first, second, "")
        """By what an attack is made: the rule that says what else a success brings, or ""."""
        self.attacks_several: bool = attacks_several
        self.strikes_several: tuple[int, ...] = strikes_several
        """The skills that may strike more than one Victim."""
        self.asks_whom: tuple[str, str] = asks_whom
        """The questions whom the first and the second skill are against, or ""."""
        self.asks_where: tuple[int, ...] = asks_where
        """The skills that ask for the place they go to."""
        self.hunting: tuple[int, ...] = hunting
        """The skills that are a Hunt first."""

    def comes(self, t: Forest) -> None:
        """Lay on the table what it brings along when it possesses its host."""

    def attacks_around(self, t: Forest, tile: Tile) -> tuple[int, ...]:
        """The tiles on which the Attack action strikes from a tile; just as well those from which it strikes there."""
        return (tile,)

    def attack_tiles(self, t: Forest) -> tuple[int, ...]:
        """The tiles on which the Attack action strikes now. [attack.same-tile]"""
        return self.attacks_around(t, t.evil_at)

    def strikes_from(self, t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
        """The tiles from which a skill strikes a Victim on a tile."""
        return (tile,)

    def strikes_anywhere(self, t: Forest, skill: Skill, tile: Tile) -> bool:
        """Whether a skill strikes a Victim on a tile from wherever the Evil stands."""
        return False

    def stamina(self, t: Forest, skill: Skill) -> int:
        """What a skill costs."""
        return SKILL_STAMINA[skill]

    def may_roll_again(self, t: Forest) -> bool:
        """Whether it may roll its die a second time."""
        return False

    def hunts_after_run(self, t: Forest, victim: Victim) -> bool:
        """Whether it may hunt now that a Victim has run."""
        return False

    def forbids_first(self, t: Forest) -> str:
        """The rule by which there is nothing to use the first skill on, or ""."""
        raise NotImplementedError

    def forbids_second(self, t: Forest) -> str:
        """The rule by which there is nothing to use the second skill on, or ""."""
        raise NotImplementedError


BY_EVIL: Final[list[EvilRules]] = [EvilRules() for _ in (*EVILS, "nothing")]
"""By Evil; the last one, which NOTHING finds, is for a forest without one."""


def register(evil: str, rules: EvilRules) -> None:
    """These are the rules of an Evil."""
    BY_EVIL[EVILS.index(evil)] = rules


def rules_of(skill: Skill) -> EvilRules:
    """The rules of the Evil that has a skill."""
    return BY_EVIL[(skill - FIRST_EVIL_SKILL) // 2]


def forbids_target(t: Forest, skill: Skill) -> str:
    """The rule by which there is nothing to use a skill on, or ""."""
    own = rules_of(skill)
    return own.forbids_second(t) if (skill - FIRST_EVIL_SKILL) % 2 else own.forbids_first(t)
