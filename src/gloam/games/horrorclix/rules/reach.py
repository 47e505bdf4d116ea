"""What a figure can reach: one search a question, by whole sets of spaces, and the way to each of them afterwards."""

from __future__ import annotations

from typing import Final, final

from gloam.games.horrorclix.rules.ground import EVERYWHERE, INSIDE, SHIFT, SIDES, Spaces, Steps, around

Layer = tuple[int, int]
"""The spaces first reached after so many steps from where movement may go on: on foot or hovering, and soaring."""


@final
class Reach:
    """The spaces in which a move may end, on foot or hovering and soaring, and the layers of the search that found them."""

    __slots__ = ("aloft", "ends", "layers", "rough", "sky", "steps")

    def __init__(self, ends: Spaces, aloft: Spaces, layers: list[Layer], steps: Steps, rough: Spaces, sky: Spaces) -> None:
        self.ends: int = ends
        self.aloft: int = aloft
        self.layers: list[Layer] = layers
        self.steps: Steps = steps
        self.rough: int = rough
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
                found, changed = self._before(space, high, k - 1, last)
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

    def _before(self, space: int, high: bool, layer: int, last: bool) -> tuple[int, bool]:
        """Where a figure that is here came from in a layer, and whether it changed its elevation for that; (-1, False) if not."""
        low, up = self.layers[layer]
        here = 1 << space
        source = up if high else low
        for d in range(8):
            before = space - SHIFT[d]
            if 0 <= before < 384 and (source >> before) & 1:
                steps = INSIDE[d] if high else self.steps[d]
                if (steps >> before) & 1 and (last or high or goes_on(self.rough, before, space, d)):
                    return before, False
        if self.sky and (low if high else up) & here:
            return space, True
        return -1, False


def goes_on(rough: Spaces, before: int, space: int, direction: int) -> bool:
    """Whether a figure may go on after this step, as far as hindering terrain is concerned.

    [hindering.entering-stops, hindering.inside-no-stop, hindering.crossing-a-corner-stops, hindering.diagonal-spaces-continuous]
    """
    if (rough >> before) & 1:
        return True
    if (rough >> space) & 1:
        return False
    if direction < 4:
        return True
    one, other = SIDES[direction]
    return not ((rough >> (before + SHIFT[one])) & 1 and (rough >> (before + SHIFT[other])) & 1)


def on_foot(start: int, speed: int, steps: Steps, through: Spaces, ending: Spaces, stops: Spaces, rough: Spaces) -> Reach:
    """Where a walker can end: through these spaces, onto those, ended by entering `stops` or rough ground from elsewhere."""
    live = known = 1 << start
    layers: list[Layer] = [(live, 0)]
    ends = 0
    through &= ~stops
    onward = steps_that_go_on(steps, rough) if rough else steps
    for _ in range(speed):
        entered = around(steps, live)
        ends |= entered & ending
        live = (around(onward, live) if rough else entered) & through & ~known
        if not live:
            break
        known |= live
        layers.append((live, 0))
    return Reach(ends, 0, layers, steps, rough, 0)


_ONWARD: Final[dict[tuple[Steps, Spaces], Steps]] = {}


def steps_that_go_on(steps: Steps, rough: Spaces) -> Steps:
    """Those of these steps after which a walker may go on: all steps for which `goes_on` is true, as sets."""
    found = _ONWARD.get((steps, rough))
    if found is None:
        smooth = ~rough & EVERYWHERE
        beside = [_behind(rough, d) for d in range(8)]
        onward: list[int] = []
        for d in range(8):
            one, other = SIDES[d]
            cornered = beside[one] & beside[other] if d >= 4 else 0
            onward.append(steps[d] & (rough | (smooth & ~beside[d] & ~cornered)))
        found = tuple(onward)
        if len(_ONWARD) > 1024:
            _ONWARD.clear()
        _ONWARD[steps, rough] = found
    return found


def _behind(spaces: Spaces, direction: int) -> Spaces:
    """The spaces that have one of the set beside them in this direction."""
    by = SHIFT[direction]
    return (spaces >> by if by > 0 else spaces << -by) & INSIDE[direction]


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
) -> Reach:
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
    return Reach(ends, aloft, layers, steps, 0, sky)
