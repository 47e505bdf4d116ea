"""Where a monster would rather stand: near victims and prey, out of reach and sight of those who would hurt it."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.chances import harm, own_worth
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.bot.ways import apart_from, moves_by_way, rows, way, ways_from
from gloam.games.horrorclix.components import CLOSE, RANGE, RANGED
from gloam.games.horrorclix.rules.geometry import BLOCKED, HINDERED, line_figures, sight_past
from gloam.games.horrorclix.rules.ground import WITHIN, Spaces, listed
from gloam.games.horrorclix.show.names import monster_ref, space_name
from gloam.games.horrorclix.table import Clix

_HINDERED: Final = 0.8  # of an attack through hindering terrain
_NOWHERE: Final = -1
CLOSER: Final = "closer to"
_LATE: Final = 9
SOON: Final[tuple[float, ...]] = tuple([weights.SOON**turns for turns in range(_LATE)])
"""By turns: what is left of the worth of something that is so far away."""


class Place(NamedTuple):
    """A space to end a move in, soaring or not, what it is worth, and why."""

    space: int
    soaring: bool
    worth: float
    why: str


NO_PLACE: Final = Place(_NOWHERE, False, -999.0, "")


class Foe(NamedTuple):
    """An opponent as one monster sees it: where it can strike and be struck, what that costs and brings."""

    m: int
    at: int
    beside: int
    soaring: bool
    close_loss: float
    shot_loss: float
    range: int
    runs: int
    close: float
    shot: float
    frenzied: float


@final
class Places:
    """Judges where one monster could stand."""

    __slots__ = ("_by_way", "_caution", "_figures", "_foes", "_here", "_left", "_reach", "_rough", "_taken", "_victims", "m", "o")

    def __init__(self, o: Outlook, m: int, frenzy: bool) -> None:
        t = o.t
        self.o: Outlook = o
        self.m: int = m
        self._caution: float = o.caution()
        self._by_way: bytes = moves_by_way(o.stride(m))
        self._reach: int = RANGE[t.kind[m]]
        self._left: int = o.turns_left()
        self._rough: int = 0 if t.flies(m) else t.hindering() | t.ground.water
        self._victims: list[tuple[int, float]] = _victims_for(o, m)
        self._foes: list[Foe] = _foes_of(o, m, frenzy)
        self._taken: int = sum([1 << there for there, _ in self._victims])
        self._figures: dict[bool, int] = {}
        self._here: float = -9999.0

    def best(self, low: Spaces, high: Spaces) -> Place:
        """The best of these spaces: on foot or hovering, or soaring. Only those are judged that something speaks for."""
        ends = [(space, False) for space in self.shortlist(low, True)]
        ends += [(space, True) for space in self.shortlist(high, False)]
        found = [(self.quickly(space, soaring), n) for n, (space, soaring) in enumerate(ends)]
        found.sort()
        best, most = -1, -999.0
        for worth, n in found[: -weights.SHORTLIST - 1 : -1]:
            if worth < most:
                break
            left = worth - self.shot_at(ends[n][0], ends[n][1])
            if left >= most:
                best, most = n, left
        if best < 0:
            return NO_PLACE
        space, soaring = ends[best]
        return Place(space, soaring, most, self.why(space, soaring))

    def at_best(self, low: Spaces, high: Spaces) -> float:
        """More than any of these spaces can be worth, at a glance."""
        ends = low | high
        victims = prey = 0.0
        for there, worth in self._victims:
            victims = max(victims, worth if (low >> there) & 1 else worth * SOON[1])
        for foe in self._foes:
            prey = max(prey, weights.APPROACH * max(foe.close, foe.shot) * SOON[1])
            if foe.beside & ends:
                prey = max(prey, weights.PREPARED * foe.close + foe.frenzied)
            if foe.shot:
                prey = max(prey, weights.PREPARED * foe.shot)
        return victims + prey

    def here(self) -> float:
        """What it is worth to stand where it does now."""
        if self._here < -999:
            t = self.o.t
            space, soaring = t.at[self.m], t.soaring[self.m] == 1
            self._here = self.quickly(space, soaring, False) - self.shot_at(space, soaring)
        return self._here

    def shortlist(self, spaces: Spaces, low: bool) -> list[int]:
        """The spaces that are worth a look: victims, those nearest to a goal, beside or in range of prey, and the safest ones."""
        ends = listed(spaces)
        if len(ends) <= weights.FEW:
            return ends
        t = self.o.t
        chosen = 0
        if low:
            chosen |= spaces & t.victim_spaces()
        for there, _ in self._victims[: weights.GOALS]:
            chosen |= self._nearest(ends, there)
        for foe in self._foes[: weights.GOALS]:
            chosen |= self._nearest(ends, foe.at)
            chosen |= _few(foe.beside & spaces)
            if foe.shot and self._reach > 1:
                far = min(self._reach, len(WITHIN) - 1)
                chosen |= _few(spaces & WITHIN[far][foe.at] & ~WITHIN[far - 1][foe.at])
        if self._foes:
            straight = apart_from(self._foes[0].at)
            chosen |= 1 << max([(straight[end], end) for end in ends])[1]
        return listed(chosen & spaces)

    def _nearest(self, ends: list[int], there: int) -> Spaces:
        """The few ends that are nearest to a goal."""
        row = ways_from(self.o.t, there)
        least = min([row[end] for end in ends])
        chosen = 0
        left = weights.TIES
        for end in ends:
            if row[end] == least:
                chosen |= 1 << end
                left -= 1
                if not left:
                    break
        return chosen

    # --- what draws it there -----------------------------------------------------------------------------------------

    def quickly(self, space: int, soaring: bool, arriving: bool = True) -> float:
        """What a place is worth without lines of fire."""
        prey = self.prey_from(space, soaring, arriving)[0]
        worth = self.victims_from(space, soaring, arriving)[0] + (prey - self.beaten_at(space, soaring))
        if soaring:
            worth -= weights.ALOFT
        elif (self._rough >> space) & 1:
            worth -= weights.ROUGH
        return worth

    def why(self, space: int, soaring: bool) -> str:
        """What speaks most for ending a move in a place."""
        if (self._taken >> space) & 1 and not soaring:
            return f"a victim for {self.o.victim_points(self.m)} points"
        t = self.o.t
        worth, moves = self.victims_from(space, soaring, True)
        prey, how, whom = self.prey_from(space, soaring, True)
        if prey > worth and (how != CLOSER or way(t, self.m, space, t.at[whom]) < way(t, self.m, t.at[self.m], t.at[whom])):
            return f"{how} {monster_ref(t, whom)}"
        if moves:
            return f"{moves} move{'s' if moves > 1 else ''} from a victim"
        at, high = t.at[self.m], t.soaring[self.m] == 1
        return "safer there" if self.danger_at(space, soaring) < self.danger_at(at, high) else ""

    def victims_from(self, space: int, soaring: bool, arriving: bool) -> tuple[float, int]:
        """What victims are worth from here, and how many moves away the best is: all of it if the move ends on one."""
        best, moves = 0.0, 0
        row = rows(self.o.t, self.m, space)
        by_way = self._by_way
        up = int(soaring)
        for there, worth in self._victims:
            if there == space:
                if arriving and not soaring:
                    return worth, 0
                continue
            turns = by_way[row[there] + up]
            if turns < self._left:
                gain = worth * SOON[turns] if turns < _LATE else 0.0
                if gain > best:
                    best, moves = gain, turns
        return best, moves

    def prey_from(self, space: int, soaring: bool, arriving: bool) -> tuple[float, str, int]:
        """What attacks are worth that can be made from here at once, next turn or later, and on whom."""
        best, how, whom = 0.0, "", 0
        row = rows(self.o.t, self.m, space)
        straight = apart_from(space)
        by_way = self._by_way
        reach = max(1, self._reach)
        for foe in self._foes:
            far = straight[foe.at]
            if far == 1 and foe.soaring == soaring and (foe.beside >> space) & 1:
                gain = weights.PREPARED * foe.close + (foe.frenzied if arriving else 0.0)
                reason = "beside"
            elif foe.shot and far <= self._reach:
                gain, reason = weights.PREPARED * foe.shot, "in range of"
            else:
                turns = by_way[max(1, row[foe.at] - reach)]
                gain = weights.APPROACH * max(foe.close, foe.shot) * SOON[turns] if turns < _LATE else 0.0
                reason = CLOSER
            if gain > best:
                best, how, whom = gain, reason, foe.m
        return best, how, whom

    # --- what keeps it away ------------------------------------------------------------------------------------------

    def danger_at(self, space: int, soaring: bool) -> float:
        """What opponents are expected to do to the monster in a place."""
        return self.beaten_at(space, soaring) + self.shot_at(space, soaring)

    def beaten_at(self, space: int, soaring: bool) -> float:
        """What close combat costs there: with those beside it, and those who can run up in a frenzy."""
        losses: list[float] = []
        straight = apart_from(space)
        for foe in self._foes:
            if foe.close_loss <= 0 or foe.soaring != soaring:
                continue
            if (foe.beside >> space) & 1:
                losses.append(foe.close_loss)
            elif foe.runs and straight[foe.at] <= foe.runs:
                losses.append(weights.FRENZIED * foe.close_loss)
        return self._caution * _worst(losses, self.o.t.base_actions) if losses else 0.0

    def shot_at(self, space: int, soaring: bool) -> float:
        """What shots cost there, from those who see the space."""
        t = self.o.t
        losses: list[float] = []
        for foe in self._foes:
            if foe.shot_loss <= 0 or apart_from(space)[foe.at] > foe.range:
                continue
            if (foe.beside >> space) & 1 and foe.soaring == soaring:
                continue
            aloft = soaring or foe.soaring
            line = sight_past(t, foe.at, space, aloft, self._lines(aloft))
            if line != BLOCKED:
                losses.append(foe.shot_loss * (_HINDERED if line == HINDERED else 1.0))
        return self._caution * _worst(losses, t.base_actions) if losses else 0.0

    def _lines(self, aloft: bool) -> int:
        """The figures in the way of lines, but for this monster."""
        found = self._figures.get(aloft)
        if found is None:
            found = line_figures(self.o.t, aloft) & ~(1 << self.o.t.at[self.m])
            self._figures[aloft] = found
        return found


def _foes_of(o: Outlook, m: int, frenzy: bool) -> list[Foe]:
    """All opponents as a monster sees them, the nearest first."""
    straight = apart_from(o.t.at[m])
    far = [(straight[o.t.at[foe]], foe) for foe in o.foes]
    far.sort()
    return [_seen(o, m, foe, frenzy) for _, foe in far]


def _seen(o: Outlook, m: int, foe: int, frenzy: bool) -> Foe:
    """An opponent as a monster sees it."""
    t = o.t
    return Foe(
        m=foe,
        at=t.at[foe],
        beside=o.beside(foe),
        soaring=t.soaring[foe] == 1,
        close_loss=o.loss(foe, m, CLOSE),
        shot_loss=o.loss(foe, m, RANGED) if o.shoots(foe) else 0.0,
        range=RANGE[t.kind[foe]],
        runs=o.stride(foe) + 1 if t.blooded(foe) else 0,
        close=o.strike(m, foe, CLOSE).gain,
        shot=o.strike(m, foe, RANGED).gain if RANGE[t.kind[m]] else 0.0,
        frenzied=o.strike(m, foe, CLOSE, 1).gain if frenzy else 0.0,
    )


def _few(spaces: Spaces) -> Spaces:
    """The first few of these spaces."""
    chosen = 0
    for _ in range(weights.TIES):
        chosen |= spaces & -spaces
        spaces &= spaces - 1
    return chosen


def _worst(losses: list[float], count: int) -> float:
    """The greatest of these losses together: opponents have only so many actions."""
    losses.sort()
    return sum(losses[-count:], 0.0)


def _victims_for(o: Outlook, m: int) -> list[tuple[int, float]]:
    """The spaces of victims, the nearest first, each with what it is worth to this monster; less where a friend is there sooner."""
    t = o.t
    worth = o.victim_worth(m)
    if worth <= 0:
        return []
    found: list[tuple[int, int, float]] = []
    for v in t.victims():
        there = t.victim_at[v]
        mine = o.turns_to(m, t.at[m], there)
        sooner, who = o.first_taker(v)
        rival = who != m and sooner < mine
        found.append((way(t, m, t.at[m], there), there, worth * weights.RIVAL if rival else worth))
    found.sort()
    return [(there, gain) for _, there, gain in found]


def told(t: Clix, place: Place) -> str:
    """A place in words."""
    return f"{space_name(place.space)}: {place.why}" if place.why else space_name(place.space)


def one_click(t: Clix, m: int) -> float:
    """What one click costs a monster's owner."""
    return harm(t, m, 1, own_worth(t, m))
