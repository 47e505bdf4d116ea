"""The table as one seat looks at it: who is against it, what each could do to whom, and what victims are worth."""

from __future__ import annotations

from typing import Final, final

from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.chances import NO_STRIKE, Strike, glance, heal_worth, leading
from gloam.games.horrorclix.bot.ways import FAR, turns_for, way
from gloam.games.horrorclix.components import (
    ATTACK,
    CLOSE,
    DEFENSE,
    HUNDRED,
    POWERS,
    RANGE,
    RANGED,
    SPEED,
    TRANSFORMS,
    VICTIM_POINTS,
    Showing,
)
from gloam.games.horrorclix.powers.hooks import in_force
from gloam.games.horrorclix.rules.ending import total
from gloam.games.horrorclix.rules.ground import Steps, around
from gloam.games.horrorclix.rules.hunting import forbids_ranged
from gloam.games.horrorclix.rules.values import speed
from gloam.games.horrorclix.table import ACTED, INSANE, NOBODY, Clix
from gloam.games.horrorclix.twists.subplots import NOBODY_OUT, taken_bonus

_RESCUER: Final[int] = POWERS.index("rescuer")
_FEAST: Final[int] = POWERS.index("feast")
_PREYS: Final[tuple[int, ...]] = tuple(
    [POWERS.index(name) for name in ("prey_on_the_weak", "assassinate", "decapitate", "weak_spot", "infernal_pact")]
)
"""The powers that prey on vulnerable monsters."""


@final
class Outlook:
    """What a seat knows of the fight, each part worked out when it is first wanted. The table must not change meanwhile."""

    __slots__ = (
        "_beside",
        "_powers",
        "_shoots",
        "_strides",
        "_strikes",
        "_takers",
        "_trial",
        "_worth",
        "foes",
        "mine",
        "seat",
        "steps",
        "t",
    )

    def __init__(self, t: Clix, seat: int) -> None:
        self.t: Clix = t
        self.seat: int = seat
        self.mine: list[int] = t.monsters_of(seat)
        self.foes: list[int] = [m for m in t.in_play() if not t.friends(seat, t.controller(m))]
        self.steps: Steps = t.passage().steps
        self._trial: Clix = t.clone()
        self._trial.acting = self._trial.attacker = NOBODY
        self._trial.frenzy = 0
        self._strides: dict[int, int] = {}
        self._beside: dict[int, int] = {}
        self._shoots: dict[int, bool] = {}
        self._powers: dict[int, Showing] = {}
        self._strikes: dict[tuple[int, int, int, int], Strike] = {}
        self._worth: dict[int, float] = {}
        self._takers: dict[int, tuple[int, int]] = {}

    # --- figures -----------------------------------------------------------------------------------------------------

    def stride(self, m: int) -> int:
        """How far a monster moves with an action."""
        found = self._strides.get(m)
        if found is None:
            found = 0 if self.t.hourglass(m, SPEED) or self.t.hourglass(m, ATTACK) else speed(self.t, m, False).total
            self._strides[m] = found
        return found

    def beside(self, m: int) -> int:
        """The spaces adjacent to a monster."""
        found = self._beside.get(m)
        if found is None:
            found = around(self.steps, 1 << self.t.at[m])
            self._beside[m] = found
        return found

    def rested(self, m: int) -> bool:
        """Whether a monster can be given an action when its controller's next turn comes, or now if it is that turn."""
        t = self.t
        if t.vulnerable(m) or t.hourglass(m, ATTACK):
            return False
        return not (t.flags[m] & ACTED and t.controller(m) == t.active)

    def usable(self, m: int) -> bool:
        """Whether this seat may give a monster actions at all."""
        return not (self.t.mind[m] == INSANE and self.t.owner[m] == self.seat)

    def powers(self, m: int) -> Showing:
        """The powers that work for a monster as long as no action is in hand."""
        found = self._powers.get(m)
        if found is None:
            found = in_force(self._trial, m)
            self._powers[m] = found
        return found

    # --- attacks -----------------------------------------------------------------------------------------------------

    def strike(self, m: int, target: int, kind: int, frenzy: int = 0) -> Strike:
        """A plain attack of one on the other, wherever they will stand."""
        key = (m, target, kind, frenzy)
        found = self._strikes.get(key)
        if found is None:
            if self.t.hourglass(target, DEFENSE):
                found = NO_STRIKE
            else:
                found = glance(self._trial, m, self.powers(m), target, self.powers(target), kind, frenzy)
            self._strikes[key] = found
        return found

    def best_strike(self, m: int, target: int) -> Strike:
        """The better of a close and a ranged attack."""
        close = self.strike(m, target, CLOSE)
        if RANGE[self.t.kind[m]] == 0:
            return close
        shot = self.strike(m, target, RANGED)
        return shot if shot.gain > close.gain else close

    def shoots(self, m: int) -> bool:
        """Whether a monster can shoot at all where it stands."""
        found = self._shoots.get(m)
        if found is None:
            found = RANGE[self.t.kind[m]] > 0 and not self.t.hourglass(m, ATTACK) and forbids_ranged(self.t, m) == ""
            self._shoots[m] = found
        return found

    def loss(self, foe: int, m: int, kind: int) -> float:
        """What an opponent's attack is expected to cost a monster's owner; nothing if it is not our own."""
        t = self.t
        if not t.friends(t.owner[m], self.seat) or t.hourglass(foe, ATTACK):
            return 0.0
        return self.strike(foe, m, kind).gain * leading(t, m) * (1.0 if self.rested(foe) else weights.TIRED)

    def preyed_on(self, m: int) -> bool:
        """Whether an opponent near a monster has a power against the vulnerable."""
        t = self.t
        for foe in self.foes:
            near = way(t, foe, t.at[foe], t.at[m]) <= max(self.stride(foe) + 1, RANGE[t.kind[foe]])
            if near and any([power in _PREYS for power, _ in t.powers(foe)]):
                return True
        return False

    # --- victims -----------------------------------------------------------------------------------------------------

    def victim_points(self, m: int) -> int:
        """The victory points for a victim that this monster slays or rescues."""
        t = self.t
        return VICTIM_POINTS * t.build_total // HUNDRED + taken_bonus(t, t.controller(m), m, t.shows(m, _RESCUER) >= 0)

    def victim_worth(self, m: int) -> float:
        """What it is worth to slay or rescue a victim with this monster."""
        found = self._worth.get(m)
        if found is None:
            found = self._victim_worth(m)
            self._worth[m] = found
        return found

    def _victim_worth(self, m: int) -> float:
        t = self.t
        rescues = t.shows(m, _RESCUER) >= 0
        seat = t.controller(m)
        worth = VICTIM_POINTS * t.build_total / HUNDRED + taken_bonus(t, seat, m, rescues)
        if rescues and t.subplots[seat] == NOBODY_OUT and not t.rescued:
            worth -= weights.NOBODY_OUT * t.build_total / HUNDRED
        if not rescues and any([t.crypts[other] for other in t.opponents(seat)]):
            worth *= 1.0 - weights.PREVENTED
        if not t.minion(m):
            worth += 0.0 if t.blooded(m) else weights.BLOODED
            if not rescues and t.side[m] == 0 and TRANSFORMS[t.kind[m]][0]:
                worth += weights.NEXT_FORM
        if not rescues and t.shows(m, _FEAST) >= 0:
            worth += heal_worth(t, m, 2)
        return worth

    def first_taker(self, v: int) -> tuple[int, int]:
        """In how many moves one of our monsters that can act gets to a victim, and which does first."""
        found = self._takers.get(v)
        if found is None:
            t = self.t
            found = (FAR, NOBODY)
            for m in self.mine:
                if self.usable(m) and self.rested(m):
                    turns = self.turns_to(m, t.at[m], t.victim_at[v])
                    if turns < found[0]:
                        found = (turns, m)
            self._takers[v] = found
        return found

    def turns_left(self) -> int:
        """How many turns this seat still has, the present one among them."""
        t = self.t
        return max(1, (t.last_turn() - t.turn) // t.seats + 1)

    def caution(self) -> float:
        """How much danger counts: less for a side that is behind, and hardly at all once no victims are left."""
        t = self.t
        if not t.victims():
            return weights.OPEN_WAR
        best = max([total(t, other) for other in t.opponents(self.seat)], default=0)
        return weights.DANGER if total(t, self.seat) > best else weights.DARING

    def turns_to(self, m: int, here: int, there: int) -> int:
        """How many moves a monster needs from one space to another."""
        return turns_for(way(self.t, m, here, there), self.stride(m))
