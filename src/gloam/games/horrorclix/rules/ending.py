"""The end of the game, and who has won."""

from __future__ import annotations

from gloam.games.horrorclix.answers import AGREE
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.table import NOBODY, Clix, rule
from gloam.games.horrorclix.twists.subplots import earned, removed_with_player
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game


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
    """The agreed number of turns has been played. [ending.limit-reached]"""
    if t.turn >= t.limit:
        g.then(("finish", "limit"))


@rule
def proposal(g: Game, t: Clix, seat: Seat, n: int) -> None:
    """Someone proposes to end the game; all who are still in it must agree. [ending.by-agreement]"""
    others = [(seat + k) % t.seats for k in range(1, t.seats) if t.owns_any((seat + k) % t.seats)]
    if n == len(others):
        g.then(("finish", "agreement"))
    else:
        g.ask(others[n], "end", (PASS, AGREE), ("agreed", seat, n))


@rule
def agreed(g: Game, t: Clix, seat: Seat, n: int, answer: int) -> None:
    if answer == AGREE:
        g.then(("proposal", seat, n + 1))
    else:
        g.tell("plays_on", seat)


@rule
def dispute(g: Game, t: Clix) -> None:
    """A die decides what the rules do not: 4 and more permits it. [etiquette.disputes-by-die]"""
    roll(g, ("dispute_rolled",))


@rule
def dispute_rolled(g: Game, t: Clix, face: int) -> None:
    g.tell("dispute", int(pips(g, "dispute", -1, face) >= 4))


def total(t: Clix, seat: int) -> int:
    """A player's victory points with all that counts at the end. [victory.other-points]"""
    return t.points[seat] + earned(t, seat)


def winners(t: Clix) -> tuple[int, ...]:
    """Most victory points; then the cheapest army. Teams add up both. [victory.most-points, victory.tie-cheapest-army,
    multiplayer.team-total-decides]"""
    teams = sorted(set(t.teams))
    scores = {team: sum([total(t, seat) for seat in range(t.seats) if t.teams[seat] == team]) for team in teams}
    most = max(scores.values())
    best = [team for team in teams if scores[team] == most]
    costs = {team: sum([t.costs[seat] for seat in range(t.seats) if t.teams[seat] == team]) for team in best}
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
