"""What a sweep plays: a game with every combination of the values that its options are to have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import product
from typing import Any

from gloam.games import find
from gloam.lab.series import Series
from gloam.lab.simulate import series_of

SEATS = "seats"
PRESET = "preset"
"""What can be swept like an option: the number of seats, and the game's presets."""


@dataclass(frozen=True)
class Plan:
    """`games` games of each set-up: each combination of swept values, all with the same chance."""

    game: str
    games: int
    bots: tuple[str, ...] = ("heuristic",)
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    sweep: dict[str, list[Any]] = field(default_factory=dict)
    seed: int = 0

    def setups(self) -> list[dict[str, Any]]:
        """The swept values of each set-up, in order."""
        return [dict(zip(self.sweep, values, strict=True)) for values in product(*self.sweep.values())]

    def series(self, measured: bool = False) -> list[Series]:
        """The series of each set-up. Raises ValueError for a plan that makes none, or an unknown game."""
        if self.games < 1:
            raise ValueError(f"at least one game is needed, not {self.games}")
        for name, values in self.sweep.items():
            if name not in (SEATS, PRESET, *find(self.game).options.by_id):
                raise ValueError(f"{find(self.game).name} has no option {name} to sweep")
            if not values:
                raise ValueError(f"no values of {name} are named to sweep")
        made = []
        for swept in self.setups():
            seats = swept.get(SEATS, self.seats)
            options = {**self.options, **{name: value for name, value in swept.items() if name != SEATS}}
            made.append(series_of(self.game, self.bots, seats, options, self.seed, measured))
        return made

    def data(self) -> dict[str, Any]:
        """The plan as plain JSON data."""
        return {**asdict(self), "bots": list(self.bots)}

    @staticmethod
    def of(data: Mapping[str, Any]) -> Plan:
        """A plan from its data."""
        return Plan(**{**data, "bots": tuple(data["bots"])})


def share_of(games: int, share: tuple[int, int]) -> range:
    """The games of part `share[0]`, from 1, of `share[1]` parts."""
    part, parts = share
    if not 1 <= part <= parts:
        raise ValueError(f"part {part} of {parts}: parts are counted from 1 to {parts}")
    return range(games * (part - 1) // parts, games * part // parts)


def gaps(done: bytearray, games: range) -> list[range]:
    """The stretches of `games` that are not done; `done` has a 1 for each game that is."""
    found: list[range] = []
    first = done.find(0, games.start, games.stop)
    while first >= 0:
        next_done = done.find(1, first, games.stop)
        found.append(range(first, next_done if next_done >= 0 else games.stop))
        first = done.find(0, found[-1].stop, games.stop)
    return found
