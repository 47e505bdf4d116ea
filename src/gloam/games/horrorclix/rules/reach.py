"""What a figure can reach: one search a question, and the way to each space afterwards. Flyers are searched for by whole sets."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloam.games.horrorclix.components import COUNT, HEIGHT
from gloam.games.horrorclix.rules.ground import (
    INSIDE,
    LISTED,
    ROW,
    SHIFT,
    WITHIN,
    Rows,
    Spaces,
    Steps,
    Ways,
    all_around,
    among,
    around,
    holds,
    leave_out,
    spaces_of,
    step_ahead,
    take_in,
)
from gloam.kernel.boards.squares import NOWHERE


@final
class Walk:
    """Where a walker can end its move, and from where it may go on: the search for it, step by step."""

    __slots__ = ("end_rows", "layers", "resting", "speed", "start", "through", "ways")

    def __init__(self, start: int, speed: int, ways: Ways, through: Rows, resting: Rows) -> None:
        self.start: int = start
        self.speed: int = speed
        self.ways: Ways = ways
        self.through: Rows = through
        self.resting: Rows = resting
        known: Rows = [0] * HEIGHT
        take_in(known, start)
        self.layers: list[Rows] = [known]  # by the number of steps: from where movement may go on
        self.end_rows: Rows = [0] * HEIGHT
        first: i64 = ROW[start]
        last: i64 = first
        for _ in range(speed - 1):
            further = known.copy()
            if not step_ahead(further, known, ways.onward_rows, through, first, last):
                break
            known = further
            self.layers.append(known)
            first = first - 1 if first else first
            last = last + 1 if last < HEIGHT - 1 else last
        if speed > 0:
            step_ahead(self.end_rows, known, ways.step_rows, resting, first, last)
            leave_out(self.end_rows, start)

    def searched(self, start: int, speed: int, ways: Ways, through: Rows) -> bool:
        """Whether it was searched for like this, wherever it may end."""
        return self.start == start and self.speed == speed and self.ways is ways and self.through == through

    def answers(self, start: int, speed: int, ways: Ways, through: Rows, resting: Rows) -> bool:
        """Whether it was asked for this."""
        return self.searched(start, speed, ways, through) and self.resting == resting

    @property
    def ends(self) -> Spaces:
        """Where it may end."""
        return spaces_of(self.end_rows)

    @property
    def places(self) -> list[int]:
        """The same, in order."""
        return LISTED.of_rows(self.end_rows)

    def ahead(self) -> Rows:
        """The spaces from which it may go on after one step, whether it can end there or not."""
        if len(self.layers) < 2:
            return [0] * HEIGHT
        found = self.layers[1].copy()
        leave_out(found, self.start)
        return found

    def only_passed(self, ahead: Rows) -> list[int]:
        """Those of the spaces ahead where it cannot end."""
        row = ROW[self.start]
        for y in range(max(0, row - 1), min(HEIGHT, row + 2)):
            if ahead[y] & ~self.end_rows[y]:
                return LISTED.of_rows([ahead[n] & ~self.end_rows[n] for n in range(HEIGHT)])
        return []

    def path(self, to: int) -> tuple[int, ...]:
        """A shortest way to one of the ends, space by space, the start left out."""
        steps = 0
        space = self._before(to, 0, self.ways.steps)
        while space == NOWHERE:
            steps += 1
            space = self._before(to, steps, self.ways.steps)
        back = [to]
        while steps:
            back.append(space)
            steps -= 1
            space = self._before(space, steps, self.ways.onward)
        back.reverse()
        return tuple(back)

    def _before(self, space: int, steps: int, ways: list[bytes]) -> int:
        """From where one of these ways leads to a space after so many steps, or NOWHERE."""
        layer = self.layers[steps]
        for d in range(8):
            before = space - SHIFT[d]
            if 0 <= before < COUNT and holds(layer, before) and among(ways[d], before):
                return before
        return NOWHERE


LAST_WALK: Final[list[Walk | None]] = [None]
"""The last walk: who is asked where to go is searched for again when the answer comes."""


def on_foot(start: int, speed: int, ways: Ways, through: Rows, resting: Rows) -> Walk:
    """Where a walker can end in a space to rest, on its way `through` others."""
    walk = LAST_WALK[0]
    if walk is None or not walk.answers(start, speed, ways, through, resting):
        walk = LAST_WALK[0] = Walk(start, speed, ways, through, resting)
    return walk


def way_on_foot(start: int, speed: int, ways: Ways, through: Rows, to: int) -> tuple[int, ...]:
    """A shortest way of a walker to a space where its move can end, space by space, the start left out."""
    walk = LAST_WALK[0]
    if walk is None or not walk.searched(start, speed, ways, through):
        walk = Walk(start, speed, ways, through, through)  # where else it could end does not matter
    return walk.path(to)


Itinerary = tuple[int, bool, int, Spaces, Spaces, Spaces, Spaces, int, int]
"""What a flight was asked for, but for the steps that are open."""
Layer = tuple[int, int]
"""The spaces first reached after so many steps from where movement may go on: hovering, and soaring."""


@final
class Flight:
    """The spaces in which a flight may end, hovering and soaring, and the layers of the search that found them."""

    __slots__ = ("aloft", "asked", "ends", "layers", "sky", "steps")

    def __init__(self, asked: Itinerary, ends: Spaces, aloft: Spaces, layers: list[Layer], steps: Steps, sky: Spaces) -> None:
        self.asked: Itinerary = asked
        self.ends: int = ends
        self.aloft: int = aloft
        self.layers: list[Layer] = layers
        self.steps: Steps = steps
        self.sky: int = sky

    def path(self, to: int, soaring: bool) -> tuple[int, ...]:
        """A shortest way to one of the ends, space by space, the start left out. A change of elevation repeats the space."""
        back: list[int] = []
        space = to
        high = soaring
        n = len(self.layers)
        last = True
        while n > 0:
            found = -1
            lower = 0
            for k in range(1, n + 1) if last else (n,):
                found, changed = self._before(space, high, k - 1)
                if found >= 0:
                    lower = k - 1
                    break
            if found < 0:
                break
            back.append(space)
            high = high != changed
            space = found
            n = lower
            last = False
        return tuple(reversed(back))

    def _before(self, space: int, high: bool, layer: int) -> tuple[int, bool]:
        """Where a figure that is here came from in a layer, and whether it changed its elevation for that; (-1, False) if not."""
        low, up = self.layers[layer]
        here = 1 << space
        source = (up if high else low) & WITHIN[1][space]
        if source:
            for d in range(8):
                before = space - SHIFT[d]
                if 0 <= before < COUNT and (source >> before) & 1:
                    steps = INSIDE[d] if high else self.steps[d]
                    if (steps >> before) & 1:
                        return before, False
        if self.sky and (low if high else up) & here:
            return space, True
        return -1, False


LAST_FLIGHT: Final[list[Flight | None]] = [None]
"""The last flight, kept like the last walk."""


def in_flight(
    start: int,
    soaring: bool,
    speed: int,
    steps: Steps,
    sky: Spaces,
    through: Spaces,
    ending: Spaces,
    landing: Spaces,
    price: int,
    climbs: int,
) -> Flight:
    """Where a flyer can end: soaring over `ending`, hovering over that or `landing`.

    A change of elevation costs `price`, and so many are left: with one it does not change back, with none it stays where it is.

    [flying.passes-over-enemies, flying.elevation-change-costs-one, flying.hovering-only-indoors, flying.soaring-ignores-terrain]
    """
    asked = (start, soaring, speed, sky, through, ending, landing, price, climbs)
    last = LAST_FLIGHT[0]
    if last is not None and last.steps is steps and last.asked == asked:
        return last
    here = 1 << start
    low, high = (0, here) if soaring else (here, 0)
    rises = climbs > 1 or (climbs == 1 and not soaring)
    descends = climbs > 1 or (climbs == 1 and soaring)
    if price == 0:
        low |= high if descends else 0
        high |= low & sky if rises else 0
    layers: list[Layer] = [(low, high)]
    known_low, known_high = low, high
    ends = low & ending if low and high else 0
    aloft = high & ending if low and high else 0
    for _ in range(speed):
        next_low = around(steps, low)
        next_high = all_around(high) & sky
        landed = next_low & landing
        next_low &= through
        next_high &= through
        if descends:
            next_low |= next_high if price == 0 else high
        if rises:
            next_high |= (next_low if price == 0 else low) & sky
        ends |= (next_low & ending) | landed
        aloft |= next_high & ending
        low = next_low & ~known_low
        high = next_high & ~known_high
        if not low | high:
            break
        known_low |= low
        known_high |= high
        layers.append((low, high))
    flight = LAST_FLIGHT[0] = Flight(asked, ends, aloft, layers, steps, sky)
    return flight
