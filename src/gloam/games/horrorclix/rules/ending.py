"""The end of the game, and who has won."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import AGREE, PROPOSE, TIME
from gloam.games.horrorclix.components import MINUTES
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.table import NOBODY, SETTING_UP, Clix, rule
from gloam.games.horrorclix.twists.subplots import earned, removed_with_player
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game, Question


def opposed(t: Clix) -> bool:
    """Whether monsters of more than one side are on the map."""
    side = NOBODY
    for m in range(len(t.at)):
        if t.at[m] >= 0:
            team = t.teams[t.owner[m]]
            if side not in (NOBODY, team):
                return True
            side = team
    return False


@rule
def check_end(g: Game, t: Clix) -> None:
    """After each event: one side left, or what a scenario says. [ending.one-side-left, scenarios.override-standard-ending]"""
    for seat in range(t.seats):
        if not t.owns_any(seat):
            removed_with_player(g, t, seat)
    if not opposed(t):
        g.then(("finish", "last-side"))
    elif t.rescue_goal and t.rescued.bit_count() >= t.rescue_goal:
        g.then(("finish", "scenario"))


@rule
def limit(g: Game, t: Clix) -> None:
    """Every player has had the agreed number of turns, or the time is up. [ending.limit-reached, ending.time-limit]"""
    if t.turn >= t.last_turn():
        g.then(("finish", "limit"))
    elif MINUTES[t.scenario]:
        g.ask_clock(TIME, ("time_called",))


@rule
def time_called(g: Game, t: Clix, up: int) -> None:
    """The turn in progress was the last one if the time is up. [ending.time-limit]"""
    if up:
        g.then(("finish", "time"))


# --- by agreement -----------------------------------------------------------------------------------------------------

_BETWEEN_ACTIONS: Final = ("preview", "suspense", "act")
"""Questions to the active player at which nothing is being resolved."""


def proposals(g: Game, t: Clix) -> tuple[Question, ...]:
    """The offers to end the game that can be made now: by the player who is asked, and between actions by all.

    Each player may make one a turn. [ending.by-agreement]
    """
    asked = g.asked[0]
    if t.phase == SETTING_UP or asked.prompt == "end":
        return ()
    seats = range(t.seats) if asked.prompt in _BETWEEN_ACTIONS else (asked.seat,)
    return tuple(
        [
            Question(seat, "propose", (PROPOSE,), ("propose", seat))
            for seat in seats
            if not (t.proposed >> seat) & 1 and t.owns_any(seat)
        ]
    )


@rule
def propose(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    """A player proposes to end the game. [ending.by-agreement]"""
    t.proposed |= 1 << seat
    g.tell("proposed", seat)
    g.then(("proposal", seat, 0))


@rule
def proposal(g: Game, t: Clix, seat: Seat, n: int) -> None:
    """All others who are still in the game must agree. [ending.by-agreement]"""
    others = [(seat + k) % t.seats for k in range(1, t.seats) if t.owns_any((seat + k) % t.seats)]
    if n == len(others):
        g.then(("finish", "agreement"))
    else:
        g.ask(others[n], "end", (PASS, AGREE), ("agreed", seat, n, others[n]))


@rule
def agreed(g: Game, t: Clix, seat: Seat, n: int, other: Seat, answer: int) -> None:
    """The first player who does not agree ends the vote, and everyone sees it. [ending.by-agreement]"""
    if answer == AGREE:
        g.then(("proposal", seat, n + 1))
    else:
        g.tell("plays_on", other)


# --- disputes ---------------------------------------------------------------------------------------------------------


@rule
def dispute(g: Game, t: Clix) -> None:
    """A die decides what the rules do not: 4 and more permits it. [etiquette.disputes-by-die]"""
    roll(g, ("dispute_rolled",))


@rule
def dispute_rolled(g: Game, t: Clix, face: int) -> None:
    g.tell("dispute", int(pips(g, "dispute", -1, face) >= 4))


# --- victory ----------------------------------------------------------------------------------------------------------


def total(t: Clix, seat: int) -> int:
    """A player's victory points with all that counts at the end. [victory.other-points]"""
    return t.points[seat] + earned(t, seat)


def members(t: Clix, team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat in range(t.seats) if t.teams[seat] == team]


def team_total(t: Clix, team: int) -> int:
    """The victory points of a team. [multiplayer.team-total-decides]"""
    return sum([total(t, seat) for seat in members(t, team)])


def team_cost(t: Clix, team: int) -> int:
    """What the armies of a team cost together. [victory.tie-cheapest-army]"""
    return sum([t.costs[seat] for seat in members(t, team)])


def winners(t: Clix) -> tuple[int, ...]:
    """Most victory points; then the cheapest army. Teams add up both. [victory.most-points, victory.tie-cheapest-army,
    multiplayer.team-total-decides]"""
    teams = sorted(set(t.teams))
    scores = {team: team_total(t, team) for team in teams}
    most = max(scores.values())
    best = [team for team in teams if scores[team] == most]
    costs = {team: team_cost(t, team) for team in best}
    least = min(costs.values())
    cheapest = [team for team in best if costs[team] == least]
    return tuple([seat for seat in range(t.seats) if t.teams[seat] in cheapest])


@rule
def finish(g: Game, t: Clix, reason: str) -> None:
    """Victory points decide. [victory.most-points]"""
    for seat in range(t.seats):
        g.tell("scored", seat, total(t, seat))
    g.tell("ended", reason)
    g.end(reason, winners(t), tuple([total(t, seat) for seat in range(t.seats)]))
