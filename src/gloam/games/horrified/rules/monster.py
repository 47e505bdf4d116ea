"""What is a Monster's own. Each has a module in `monsters/` that registers it; all other rules ask here, and know no Monster."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified.components import ITEM_STRENGTH, MAT_OF, MAT_PRICE, MATS, Item, Monster
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.table import Village
from gloam.kernel.game import Game, Step


class MonsterRules:
    """The rules of one mat, for the Monster or Monsters on it."""

    def __init__(self, mat: int, power: str, undefeatable: str = "") -> None:
        self.mat: int = mat
        self.power: str = power  # the step that carries out its Power, with how many times
        self.undefeatable: str = undefeatable  # the rule that no Hero's action defeats it, or ""

    # --- setting up, and leaving the game ----------------------------------------------------------------------------

    def take_options(self, t: Village, options: dict[str, Any]) -> None:
        """Lay down what the table's options say about it."""

    def lay_out(self, t: Village) -> None:
        """Lay on the mat what needs no chance; the figures stand on the board already."""

    def first_steps(self) -> tuple[Step, ...]:
        """What needs chance to be laid out."""
        return ()

    def clear(self, t: Village) -> None:
        """Take all off the mat: Items to the discard pile, tokens to the box. The figures are off the board already."""
        raise NotImplementedError

    # --- its figures -------------------------------------------------------------------------------------------------

    def arrives(self, g: Game, t: Village, monster: Monster) -> bool:
        """Settle at once what its arrival in a space brings. Returns whether its movement ends with that."""
        return False

    # --- its task ----------------------------------------------------------------------------------------------------

    def complete(self, t: Village) -> bool:
        """Whether its task is complete."""
        raise NotImplementedError

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """The rule that forbids the current Hero to advance the task from where it stands, or ""."""
        raise NotImplementedError

    def forbids_items(self, t: Village, monster: Monster) -> str:
        """The rule that forbids the current Hero to advance the task with what it holds, or ""."""
        for item in t.held[t.turn]:
            if self.fits(t, monster, item):
                return ""
        return "actions.advance.general"

    def fits(self, t: Village, monster: Monster, item: Item) -> bool:
        """Whether one Item of the current Hero could advance the task."""
        return False

    def advance(self, g: Game, t: Village, monster: Monster) -> None:
        """Begin to advance the task: with one Item, unless the mat says otherwise."""
        g.then(("advance_with", monster))

    def use(self, g: Game, t: Village, monster: Monster, item: Item) -> None:
        """The current Hero's Item does its work."""
        raise ValueError("its task takes no single Item")

    def strengths(self, t: Village, item: Item) -> list[int]:
        """As which strengths the current Hero may count an Item: its own, up to what it is worth in the Hero's hands."""
        return list(range(ITEM_STRENGTH[item], strength(t.hero(), item) + 1))

    def count(self, g: Game, t: Village, monster: Monster, item: Item, strength: int) -> None:
        """An Item that is used counts as this strength."""
        raise ValueError("its task does not ask how strong an Item is")

    # --- its defeat --------------------------------------------------------------------------------------------------

    def price(self, t: Village) -> tuple[tuple[int, int], ...]:
        """What defeats it: a colour and a total strength each."""
        return MAT_PRICE[self.mat]

    def forbids_defeat(self, t: Village) -> str:
        """The rule of its own that forbids the current Hero to defeat it, now that its task is complete, or ""."""
        return ""


BY_MAT: Final[list[MonsterRules]] = [MonsterRules(mat, "") for mat in range(len(MATS))]
BY_MONSTER: Final[list[MonsterRules]] = [BY_MAT[mat] for mat in MAT_OF]


def register(rules: MonsterRules) -> MonsterRules:
    """These are the rules of a mat."""
    BY_MAT[rules.mat] = rules
    for monster, mat in enumerate(MAT_OF):
        if mat == rules.mat:
            BY_MONSTER[monster] = rules
    return rules
