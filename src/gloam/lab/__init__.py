"""The lab: many games at once, and what they show.

`simulate` plays games of one set-up and reports; `sweep` plays every combination of options, and keeps the games in a directory,
which `Results` reads; `tournament` lets bots meet, and `ladder` a bot with itself at twice the budget.
"""

from gloam.lab.extras import Missing
from gloam.lab.ladder import Ladder, ladder
from gloam.lab.plan import Plan
from gloam.lab.results import Results, ResultsError, merge
from gloam.lab.simulate import Report, simulate
from gloam.lab.statistics import Difference, Rate, Spread
from gloam.lab.sweep import sweep
from gloam.lab.tournament import Meeting, Tournament, tournament

__all__ = [
    "Difference", "Ladder", "Meeting", "Missing", "Plan", "Rate", "Report", "Results", "ResultsError", "Spread", "Tournament",
    "ladder", "merge", "simulate", "sweep", "tournament",
]  # fmt: skip
