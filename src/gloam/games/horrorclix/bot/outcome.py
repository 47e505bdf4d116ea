"""How the fight will end: quick play-outs of what is left of it, by the dials alone and without the map.

They are made of what lies open on the table, so that all players expect the same.
"""

from __future__ import annotations

import random
from typing import Final, final

from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.chances import clicks_left
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.components import HUNDRED, POINTS, VICTIM_POINTS
from gloam.games.horrorclix.rules.ending import team_cost, team_total
from gloam.games.horrorclix.table import INSANE, Clix

PLAYOUTS: Final = 100
SURE: Final = 97  # play-outs that end the same way, for a game that is decided


def sure_of(t: Clix, seat: int, winning: bool) -> int:
    """Return how many quick play-outs the team of a seat wins, or loses: 0 if they are too few to be sure."""
    fight = Fight(t, seat)
    dice = random.Random(t.turn)
    others = 0
    for _ in range(PLAYOUTS):
        if (fight.winner(dice) == t.teams[seat]) != winning:
            others += 1
            if others > PLAYOUTS - SURE:
                return 0
    return PLAYOUTS - others


@final
class Fight:
    """The fight as quick play-outs know it: clicks and points, and what each monster does to each opponent when it attacks."""

    __slots__ = (
        "_actions",
        "_blows",
        "_clicks",
        "_costs",
        "_order",
        "_points",
        "_sane",
        "_team",
        "_turns",
        "_victim",
        "_victims",
        "_worth",
    )

    def __init__(self, t: Clix, seat: int) -> None:
        o = Outlook(t, seat)
        monsters = t.in_play()
        numbers = range(len(monsters))
        self._team: list[int] = [t.teams[t.owner[m]] for m in monsters]
        self._sane: list[bool] = [t.mind[m] != INSANE for m in monsters]
        self._clicks: list[int] = [clicks_left(t, m) for m in monsters]
        self._worth: list[int] = [0 if t.minion(m) else POINTS[t.kind[m]] for m in monsters]
        self._blows: list[list[tuple[int, float, int]]] = [
            [_blow(o, monsters[n], monsters[k], k) for k in numbers if self._team[k] != self._team[n]] for n in numbers
        ]
        self._points: dict[int, int] = {team: team_total(t, team) for team in t.teams}
        self._costs: dict[int, int] = {team: team_cost(t, team) for team in t.teams}
        self._order: list[int] = [t.teams[(t.active + n) % t.seats] for n in range(t.seats)]
        self._turns: int = t.last_turn() - t.turn + 1
        self._actions: int = t.base_actions
        self._victims: int = len(t.victims())
        self._victim: int = VICTIM_POINTS * t.build_total // HUNDRED

    def winner(self, dice: random.Random) -> int:
        """Return the team that has won at the end of a play-out. Each play-out draws how fiercely each team fights."""
        clicks, points, victims = self._clicks.copy(), self._points.copy(), self._victims
        fierce = {team: weights.FIERCE * dice.random() for team in points}
        for turn in range(self._turns):
            team = self._order[turn % len(self._order)]
            for _ in range(self._actions):
                if victims and dice.random() < weights.TAKES:
                    victims -= 1
                    points[team] += self._victim
                elif dice.random() < fierce[team] and not self._attack(team, clicks, points, dice):
                    return self._first(points)
        return self._first(points)

    def _attack(self, team: int, clicks: list[int], points: dict[int, int], dice: random.Random) -> bool:
        """One of a team's monsters attacks the better of two opponents. Return whether there is an opponent left at all."""
        fit = [n for n in range(len(clicks)) if clicks[n] > 0 and self._team[n] == team]
        if not fit:
            return True
        attacker = fit[int(dice.random() * len(fit))]
        blows = [blow for blow in self._blows[attacker] if clicks[blow[0]] > 0]
        if not blows:
            return False
        blow, other = blows[int(dice.random() * len(blows))], blows[int(dice.random() * len(blows))]
        target, chance, damage = other if self._gain(clicks, other) > self._gain(clicks, blow) else blow
        if self._sane[attacker] and dice.random() < chance:
            clicks[target] -= damage
            if clicks[target] <= 0:
                points[team] += self._worth[target]
        return True

    def _gain(self, clicks: list[int], blow: tuple[int, float, int]) -> float:
        """What an attack is worth now: its share of a kill, and less for wounds."""
        target, chance, damage = blow
        share = 1.0 if damage >= clicks[target] else weights.WOUND * damage / clicks[target]
        return chance * share * self._worth[target]

    def _first(self, points: dict[int, int]) -> int:
        """Return the team with most points, then with the cheapest army."""
        return max([(points[team], -self._costs[team], team) for team in points])[2]


def _blow(o: Outlook, m: int, target: int, number: int) -> tuple[int, float, int]:
    """A monster's better attack on another one: the other's number, the chance to hit, and the damage."""
    hit = o.best_strike(m, target)
    return number, hit.chance, hit.damage
