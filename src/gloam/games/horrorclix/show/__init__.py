"""How HorrorClix is shown."""

from __future__ import annotations

from typing import Final

from gloam.kernel.game import Step
from gloam.kernel.table import Table
from gloam.show.games import GameShown


class ClixShown(GameShown):
    """How HorrorClix is described and drawn."""

    def describe(self, event: Step, table: Table) -> str:
        described: str = self.own("log", "describe")(table, event)
        return described


SHOWN: Final = ClixShown
