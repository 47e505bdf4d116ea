"""How HorrorClix is shown."""

from __future__ import annotations

from typing import Any, Final

from gloam.kernel.game import Step
from gloam.kernel.table import Table
from gloam.show.games import GameShown


class ClixShown(GameShown):
    """How HorrorClix is described and drawn."""

    shared_view = True

    def describe(self, event: Step, table: Table) -> str:
        return str(self.own("log", "describe")(table, event))

    def own_view(self, seen: Any, table: Table, seat: int) -> Any:
        return self.own("view", "own_view")(table, seat, seen)


SHOWN: Final = ClixShown
