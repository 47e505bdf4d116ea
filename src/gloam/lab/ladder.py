"""Ladders: what a bot gains when its budget is doubled, and doubled again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from gloam.games import find
from gloam.lab.extras import need
from gloam.lab.simulate import Progress
from gloam.lab.tournament import PAIRS, Meeting, meet, meeting_row

BUDGET: Final = "{budget}"
"""What stands for the budget in a bot's name."""


@dataclass(frozen=True)
class Ladder:
    """How a bot fared at each budget against half of it."""

    game: str
    bot: str
    budgets: tuple[int, ...]
    steps: tuple[Meeting, ...]  # one less: each budget against the one before

    def rows(self) -> list[dict[str, Any]]:
        """A row for each step, the lowest first."""
        told = [meeting_row(step) for step in self.steps]
        return [{"budget": budget, **row} for budget, row in zip(self.budgets[1:], told, strict=True)]

    def frame(self) -> Any:
        """The steps as a polars frame."""
        return need("polars", "a frame of steps").DataFrame(self.rows())

    def svg(self) -> str:
        """The steps as a picture: what each doubling gains, with its interval. Raises Missing."""
        alt, convert = ready_to_draw()
        gained = [{**row, "step": f"{row['budget'] // 2} to {row['budget']}"} for row in self.rows()]
        x = alt.X("step:O", sort=None, title="budget", axis=alt.Axis(labelAngle=0))
        scale = alt.Scale(domain=[min(0.0, *[row["low"] for row in gained]), max(0.0, *[row["high"] for row in gained])], nice=True)
        y = alt.Y("difference:Q", title="wins gained", scale=scale, axis=alt.Axis(format="+%"))
        chart = alt.Chart(alt.Data(values=gained))
        bars = chart.mark_rule(strokeWidth=2).encode(x=x, y=alt.Y("low:Q", scale=scale), y2="high:Q")
        points = chart.mark_point(filled=True, size=70).encode(x=x, y=y)
        zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 4], color="#888").encode(y="zero:Q")
        title = alt.Title(self.bot, subtitle=f"{find(self.game).name}: each budget against half of it, 95 % intervals")
        picture = alt.layer(zero, bars, points).properties(width=max(240, 90 * len(gained)), height=240, title=title)
        return str(convert.vegalite_to_svg(picture.to_json()))


def ready_to_draw() -> tuple[Any, Any]:
    """What draws a picture, and what makes it an SVG. Raises Missing."""
    return need("altair", "a picture"), need("vl_convert", "a picture")


def ladder(
    game: str,
    bot: str,
    first: int = 1,
    doublings: int = 4,
    pairs: int = PAIRS,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 0,
    early: bool = False,
    progress: Progress | None = None,
    stoppable: bool = False,
) -> Ladder:
    """Let a bot meet itself with twice the budget, and again. Its name has "{budget}" where the budget goes.

    See `meet` for how they meet.
    """
    if BUDGET not in bot:
        raise ValueError(f'the bot {bot} has no budget: write {BUDGET} in its name, such as "exec:./mine {BUDGET}"')
    if first < 1 or doublings < 1:
        raise ValueError("a ladder begins with a budget of 1 or more, and doubles it once or more")
    budgets = tuple([first * 2**step for step in range(doublings + 1)])
    names = [bot.replace(BUDGET, str(budget)) for budget in budgets]
    who = [(higher, lower) for lower, higher in pairwise(names)]
    return Ladder(game, bot, budgets, tuple(meet(game, who, pairs, seats, options, seed, jobs, early, progress, stoppable)))
