"""What a figure can reach: one search a question, and the way to each space afterwards. Flyers are searched for by whole sets."""

from __future__ import annotations

from typing import Final, final

from gloam.games.horrorclix.components import COUNT
from gloam.games.horrorclix.rules.ground import INSIDE, PASS, REST, SHIFT, Spaces, Steps, Ways, around
from gloam.kernel.boards.squares import FAR, NOWHERE, mask_of


@final
class Walk:
    """The spaces in which a move on foot may end, and how far those are from which it may go on."""

    __slots__ = ("far", "places", "ways")

    def __init__(self, places: list[int], far: list[int], ways: Ways) -> None:
        self.places: list[int] = places  # where it may end, in order
        self.far: list[int] = far  # by space, FAR where movement does not go on
        self.ways: Ways = ways

    @property
    def ends(self) -> Spaces:
        """The places as a set."""
        return mask_of(self.places)

    def path(self, to: int) -> tuple[int, ...]:
        """A shortest way to one of the ends, space by space, the start left out."""
        back = [to]
        space = self._last_before(to)
        while self.far[space]:
            back.append(space)
            space = self._before(space)
        return tuple(reversed(back))

    def _last_before(self, to: int) -> int:
        """From where the last step leads to an end: as near to the start as can be."""
        nearest = FAR
        found = NOWHERE
        for d in range(8):
            before = to - SHIFT[d]
            if 0 <= before < COUNT and self.far[before] < nearest and self.ways.lead(before, to):
                nearest = self.far[before]
                found = before
        return found

    def _before(self, space: int) -> int:
        """From where movement went on to a space."""
        for d in range(8):
            before = space - SHIFT[d]
            if 0 <= before < COUNT and self.far[before] == self.far[space] - 1 and space in self.ways.onward[before]:
                return before
        return NOWHERE


WALKS: Final[dict[tuple[int, int, Ways, bytes], Walk]] = {}
"""The last walks: who is asked where to go is searched for again when the answer comes."""


def on_foot(start: int, speed: int, ways: Ways, floor: list[int]) -> Walk:
    """Where a walker can end on a floor that tells of each space whether it lets pass or rest."""
    key = (start, speed, ways, bytes(floor))
    walk = WALKS.get(key)
    if walk is None:
        if len(WALKS) >= 16:
            WALKS.clear()
        walk = WALKS[key] = _walked(start, speed, ways, floor.copy())
    return walk


def _walked(start: int, speed: int, ways: Ways, floor: list[int]) -> Walk:
    """The search for it, ring by ring. The floor is used up."""
    onward = ways.onward
    halting = ways.halting
    far = [FAR] * COUNT
    far[start] = 0
    floor[start] = 0
    places: list[int] = []
    ring = [start]
    for steps in range(1, speed + 1):
        ahead: list[int] = []
        for space in ring:
            for to in onward[space]:
                mark = floor[to]
                if mark:
                    floor[to] = 0
                    if mark & REST:
                        places.append(to)
                    if mark & PASS:
                        far[to] = steps
                        ahead.append(to)
            for to in halting[space]:
                mark = floor[to]
                if mark & REST:
                    floor[to] = mark & PASS
                    places.append(to)
        ring = ahead
    places.sort()
    return Walk(places, far, ways)


Layer = tuple[int, int]
"""The spaces first reached after so many steps from where movement may go on: hovering, and soaring."""


@final
class Flight:
    """The spaces in which a flight may end, hovering and soaring, and the layers of the search that found them."""

    __slots__ = ("aloft", "ends", "layers", "sky", "steps")

    def __init__(self, ends: Spaces, aloft: Spaces, layers: list[Layer], steps: Steps, sky: Spaces) -> None:
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
        source = up if high else low
        for d in range(8):
            before = space - SHIFT[d]
            if 0 <= before < 384 and (source >> before) & 1:
                steps = INSIDE[d] if high else self.steps[d]
                if (steps >> before) & 1:
                    return before, False
        if self.sky and (low if high else up) & here:
            return space, True
        return -1, False


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
        next_high = around(INSIDE, high) & sky
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
    return Flight(ends, aloft, layers, steps, sky)
