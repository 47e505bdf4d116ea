"""The bot of House of Horrors: what it plays, and what it says."""

from gloam.games.house_of_horrors.bot.heuristics import advise
from gloam.games.house_of_horrors.bot.remarks import remark

__all__ = ["advise", "remark"]
