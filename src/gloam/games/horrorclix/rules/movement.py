"""Moving monsters: breaking away, where a move may end, and the way there."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import BREAK, DESCEND, DONE, MOVE, PLACE, RISE, SNATCH, SOAR, STAY, STEP, TRIP
from gloam.games.horrorclix.components import ATTACK, BREAKS_AWAY, MODE, SPEED, SWIM, Monster, Space, Victim, twist
from gloam.games.horrorclix.powers.hooks import any_of, each_shown
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.rules.geometry import near, opposing_neighbours
from gloam.games.horrorclix.rules.ground import (
    APART,
    EVERYWHERE,
    INSIDE,
    SHIFT,
    Passage,
    Rows,
    Spaces,
    Ways,
    among,
    around,
    holds,
    is_empty,
    leave_out,
    leave_out_beside,
    listed,
    rows_of,
)
from gloam.games.horrorclix.rules.offers import MOVES, PLACES, SOARS, STEPS
from gloam.games.horrorclix.rules.reach import Flight, Walk, in_flight, on_foot, way_on_foot
from gloam.games.horrorclix.rules.suspense import movable, place_victim_at
from gloam.games.horrorclix.rules.values import speed
from gloam.games.horrorclix.table import CARRIED, NOBODY, NOTHING, Clix, put, rule
from gloam.games.horrorclix.twists.cards import leaves_crypt
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game, Step

ON_FOOT: Final = 0
LEAPS: Final = 1
GHOSTS: Final = 2
MOST_CLIMBS: Final = 3
_TRIPWIRE: Final[int] = twist("tripwire")


@rule
def move_action(g: Game, t: Clix, m: Monster) -> None:
    """Leave, move, arrive; a monster that was blooded when the action was given may then attack. [frenzy.move-then-free-attack]"""
    t.was_blooded = int(t.blooded(m) or bool(any_of(t, "counts_blooded", m)))
    t.frenzy = int(t.was_blooded and not t.minion(m))
    t.climbs = 0
    g.then(("leave", m), ("arrive", m), ("after_move", m, t.soaring[m]))


# --- breaking away ----------------------------------------------------------------------------------------------------


def mask_of(monsters: list[int]) -> int:
    mask = 0
    for m in monsters:
        mask |= 1 << m
    return mask


def holders(t: Clix, m: int) -> list[int]:
    """The opponents that a monster must break away from: those beside it that can move themselves.

    [break-away.when-required, break-away.walls-shield, hourglasses.immovable-no-break-away]
    """
    return [n for n in opposing_neighbours(t, m) if not t.hourglass(n, SPEED)]


def slips_away(t: Clix, m: int) -> bool:
    """Whether a power breaks a monster away without a roll."""
    return bool(any_of(t, "slips", m)) or bool(any_of(t, "gait", m))


@rule
def leave(g: Game, t: Clix, m: Monster) -> None:
    """Beside opponents a monster must break away before it moves, or stays. [break-away.when-required]"""
    past = mask_of(opposing_neighbours(t, m))
    t.rest = speed(t, m, starts_halved(t, m)).total
    if past and holders(t, m) and not slips_away(t, m):
        g.ask(t.controller(m), "break_away", (BREAK, STAY), ("try_to_leave", m, past))
    else:
        g.then(("moving", m, past))


@rule
def try_to_leave(g: Game, t: Clix, m: Monster, past: int, answer: int) -> None:
    """One roll for all of them. [break-away.one-roll-for-all]"""
    if answer == BREAK:
        roll(g, ("left_or_held", m, past))


def grasp(t: Clix, m: int) -> int:
    """How much the roll of a monster that breaks away is lessened by those beside it."""
    return sum([taken for opponent in opposing_neighbours(t, m) for _, taken in each_shown(t, "grasps", opponent, m)])


@rule
def left_or_held(g: Game, t: Clix, m: Monster, past: int, face: int) -> None:
    """4 and more, less what grasps it. [break-away.fails-on-one-to-three, break-away.succeeds-on-four-to-six]"""
    if pips(g, "break away", m, face) - grasp(t, m) >= BREAKS_AWAY:
        g.then(("moving", m, past))
    else:
        g.tell("held", m)


# --- reach ------------------------------------------------------------------------------------------------------------


def swims(t: Clix, m: int) -> bool:
    """Whether water is clear terrain for a monster. [swimming.water-is-clear]"""
    return MODE[t.kind[m]] == SWIM or bool(any_of(t, "swims", m))


def rough_for(t: Clix, m: int) -> Spaces:
    """The terrain that stops and slows a monster on foot. [water.hindering-for-movement]"""
    return t.hindering() if swims(t, m) else t.rough()


def starts_halved(t: Clix, m: int) -> bool:
    """Whether a monster starts on terrain that halves its speed.

    [hindering.start-halves-speed, flying.hovering-ignores-hindering]
    """
    here = t.at[m]
    if t.flies(m) or not t.is_rough(here) or any_of(t, "gait", m):
        return False
    return t.is_hindering(here) or not swims(t, m)


Reach = Walk | Flight


def monster_reach(t: Clix, m: int, rest: int, past: int, may_slay: bool, climbs: int = MOST_CLIMBS) -> Reach:
    """Where a monster can go with so much movement, and changes of elevation, left; it slides past those in the mask `past`.

    [movement.up-to-speed]
    """
    if t.flies(m):
        return flight(t, m, rest, may_slay, climbs)
    ways, through = on_its_way(t, m, rest, past)
    return on_foot(t.at[m], rest, ways, through, resting_places(t, m, rest, may_slay))


def monster_path(t: Clix, m: int, rest: int, past: int, may_slay: bool, climbs: int, to: int, soar: bool) -> tuple[int, ...]:
    """The way to one of the spaces where such a move can end. A flyer's change of elevation repeats the space."""
    if t.flies(m):
        return flight(t, m, rest, may_slay, climbs).path(to, soar)
    ways, through = on_its_way(t, m, rest, past)
    return way_on_foot(t.at[m], rest, ways, through, to)


def aloft(reach: Reach) -> Spaces:
    """Where a move may end soaring."""
    return reach.aloft if isinstance(reach, Flight) else 0


ANYWHERE: Final = Ways(INSIDE, 0)
_EVERY_ROW: Final[Rows] = rows_of(EVERYWHERE)


def passage_for(t: Clix, opposing: list[int]) -> Passage:
    """Where a monster with these opponents gets through. [portals.friendly-doorway-passable, portals.enemy-doorway-barred]"""
    return t.passage_past([t.at[n] for n in opposing] + t.victim_at) if t.doors else t.ground.open


def on_its_way(t: Clix, m: int, rest: int, past: int) -> tuple[Ways, Rows]:
    """The ways of a monster on foot, and the spaces that it may go through, as far as it can get.

    [movement.stops-next-to-enemy, movement.through-friends, movement.not-through-enemies-or-victims,
    break-away.may-slide-past-the-same, break-away.new-enemy-still-stops, blocking.no-entry, portals.closed-separates-neighbours]
    """
    gait = any_of(t, "gait", m)
    if gait == GHOSTS:
        return ANYWHERE, _EVERY_ROW
    opposing = t.opposing(t.teams[t.controller(m)])
    barred = passage_for(t, opposing)
    apart = APART[t.at[m]]
    through = _EVERY_ROW.copy() if gait else t.ground.floor.copy()
    if not gait:
        doors_closed = t.ground.passage(t.doors)  # a doorway never joins two figures: a figure that enters a side closes it
        for n in opposing:
            space = t.at[n]
            if apart[space] <= rest + 1:
                leave_out(through, space)
                if not (past >> n) & 1:
                    leave_out_beside(through, space, doors_closed)
    for space in t.victim_at:
        if space >= 0 and apart[space] <= rest:
            leave_out(through, space)
    return barred.climbs if gait == LEAPS else barred.ways(rough_for(t, m), t.separate()), through


def resting_places(t: Clix, m: int, rest: int, may_slay: bool) -> Rows:
    """The spaces where a monster on foot may end its move, as far as it can get. [movement.no-shared-end-space]"""
    apart = APART[t.at[m]]
    resting = t.ground.floor.copy()
    for space in t.tombstones + t.trees:
        if apart[space] <= rest:
            leave_out(resting, space)
    for space in t.at:
        if space >= 0 and apart[space] <= rest:
            leave_out(resting, space)
    if not may_slay:
        for space in t.victim_at:
            if space >= 0 and apart[space] <= rest:
                leave_out(resting, space)
    return resting


def flight(t: Clix, m: int, rest: int, may_slay: bool, climbs: int) -> Flight:
    """Where a flyer can go. It passes over all monsters. [flying.passes-over-enemies, flying.hovering-only-indoors]"""
    gait = any_of(t, "gait", m)
    passage = passage_for(t, t.opposing(t.teams[t.controller(m)]))
    victims = t.victim_spaces()
    taken = t.monster_spaces() | victims
    if rests_at(t, m, t.at[m]):
        taken &= ~(1 << t.at[m])
    resting = EVERYWHERE & ~(taken | t.ground.blocking | t.obstacles())
    landing = victims if may_slay else 0
    steps = INSIDE if gait == GHOSTS else passage.hovering
    through = EVERYWHERE if gait == GHOSTS else EVERYWHERE & ~victims
    price = 0 if any_of(t, "climbs_free", m) else 1
    sky = EVERYWHERE & ~t.ground.indoor
    return in_flight(t.at[m], t.soaring[m] == 1, rest, steps, sky, through, resting, landing, price, climbs)


# --- the move ---------------------------------------------------------------------------------------------------------


@rule
def moving(g: Game, t: Clix, m: Monster, past: int) -> None:
    """Go to one of the spaces in reach and end there, or a step at a time, or stay. [movement.up-to-speed, movement.way-chosen]"""
    if t.rest < 0 or t.at[m] < 0:
        return
    reach = monster_reach(t, m, t.rest, past, t.carried == NOBODY, MOST_CLIMBS - t.climbs)
    if isinstance(reach, Flight):
        options = MOVES.of(reach.ends) + SOARS.of(reach.aloft) + flight_options(t, m, past, reach)
    else:
        options = MOVES.of_rows(reach.end_rows)
        if t.rest > 1:
            options += STEPS.of_rows(steps_on_foot(t, m, past, reach))
    if rests_at(t, m, t.at[m]) or not options:
        options.append(DONE)
    g.ask(t.controller(m), "move", tuple(options), ("moved", m, past))


def rests_at(t: Clix, m: int, space: int) -> bool:
    """Whether a monster that is in a space could end its move there; on a victim it may, to slay it.

    [movement.no-shared-end-space, tombstones.pass-but-not-rest, blocking.never-occupied]
    """
    if not holds(t.ground.floor, space) or space in t.tombstones or space in t.trees:
        return False
    for n, at in enumerate(t.at):
        if at == space and n != m:
            return False
    return t.carried == NOBODY or t.victim_in(space) == NOBODY


def steps_on_foot(t: Clix, m: int, past: int, reach: Walk) -> Rows:
    """The spaces to which a walker may take one step and go on, those among them where it cannot stay. [movement.way-chosen]"""
    ahead = reach.ahead()
    for space in reach.only_passed(ahead):
        if not can_end(t, m, space, t.soaring[m], t.rest - 1, past):
            leave_out(ahead, space)
    return ahead


def can_end(t: Clix, m: int, space: int, high: int, rest: int, past: int) -> bool:
    """Whether a monster finds somewhere to end its move after a step to a space, or a change of elevation, with so much left."""
    if rests_at(t, m, t.at[m]) and (space == t.at[m] or rest > 0):
        return True  # here, or back here
    then = t.clone()
    then.at[m] = space
    then.climbs += int(t.soaring[m] != high)
    then.soaring = put(t.soaring, m, high)
    reach = monster_reach(then, m, rest, past, t.carried == NOBODY, MOST_CLIMBS - then.climbs)
    return not is_empty(reach.end_rows) if isinstance(reach, Walk) else (reach.ends | reach.aloft) != 0


def flight_options(t: Clix, m: int, past: int, reach: Flight) -> list[int]:
    """A flyer's single steps, changes of elevation, and victims it may snatch up.

    [movement.way-chosen, flying.passes-over-enemies, suspense.cannot-move-this-turn]
    """
    if t.rest < 1:
        return []
    options: list[int] = []
    here = 1 << t.at[m]
    high = t.soaring[m]
    if t.rest > 1:
        ahead = (around(INSIDE, here) & reach.sky if high else around(reach.steps, here)) & ~t.victim_spaces()
        ends = reach.aloft if high else reach.ends
        over = [space for space in listed(ahead & ~ends) if can_end(t, m, space, high, t.rest - 1, past)]
        options += STEPS.of(ahead & ends) + STEP.each(over)
        if t.climbs < MOST_CLIMBS and (high or not t.ground.indoor & here):
            cost = 0 if any_of(t, "climbs_free", m) else 1
            if can_end(t, m, t.at[m], 1 - high, t.rest - cost, past):
                options.append(DESCEND if high else RISE)
    if t.carried == NOBODY and any_of(t, "snatches", m):
        outdoors = rows_of(reach.ends & ~t.ground.indoor)
        for v in t.victims():
            if holds(outdoors, t.victim_at[v]) and movable(t, v) and len(reach.path(t.victim_at[v], False)) < t.rest:
                options.append(SNATCH.of(v))
    return options


@rule
def moved(g: Game, t: Clix, m: Monster, past: int, answer: int) -> None:
    """Carry out what was chosen of a move."""
    if answer == DONE:
        t.rest = NOTHING
    elif answer in (RISE, DESCEND):
        t.soaring = put(t.soaring, m, int(answer == RISE))
        t.climbs += 1
        t.rest -= 0 if any_of(t, "climbs_free", m) else 1
        g.tell("rose" if t.soaring[m] else "descended", m)
        g.then(("moving", m, past))
    elif STEP.has(answer):
        t.rest -= 1
        g.then(("set_out", m, t.soaring[m], STEP.part(answer)), ("moving", m, past))
    elif SNATCH.has(answer):
        v = SNATCH.part(answer)
        path = monster_path(t, m, t.rest, past, True, MOST_CLIMBS - t.climbs, t.victim_at[v], False)
        t.rest -= len(path)
        t.climbs += t.soaring[m]
        g.then(("set_out", m, 0, *path), ("snatched", v), ("moving", m, past))
    else:
        soar = SOAR.has(answer)
        to = SOAR.part(answer) if soar else MOVE.part(answer)
        path = monster_path(t, m, t.rest, past, t.carried == NOBODY, MOST_CLIMBS - t.climbs, to, soar)
        t.rest = NOTHING
        g.then(("set_out", m, int(soar), *path))


@rule
def snatched(g: Game, t: Clix, v: Victim) -> None:
    """A flyer takes a victim along."""
    t.carried = v
    t.victim_at[v] = CARRIED
    g.tell("snatched", v)


def trip_spaces(t: Clix, m: int, path: tuple[int, ...]) -> list[int]:
    """The spaces of a path beside a wall, blocking terrain, tombstone or tree where a monster could be brought to a stop."""
    posts = t.tombstones + t.trees
    beside = [
        space for space in path if holds(t.ground.beside_walls, space) or (posts and any(APART[space][post] == 1 for post in posts))
    ]
    return [space for space in beside if space == t.at[m] or t.is_free(space)]


@rule
def set_out(g: Game, t: Clix, m: Monster, high: int, *path: int) -> None:
    """Opponents may have strung a wire; then the monster walks."""
    walk_or_trip(g, t, m, high, path, t.opponents(t.controller(m)))


def walk_or_trip(g: Game, t: Clix, m: int, high: int, path: tuple[int, ...], seats: list[int]) -> None:
    """The first of these players who may hold a Tripwire is asked for it; with nobody left to ask the monster walks.

    [plot-twists.every-opponent-may-answer]
    """
    wire = trip_spaces(t, m, path) if m == t.acting and not t.soaring[m] and not high else []
    if wire:
        for seat in seats:
            if t.may_hold(seat, "move"):
                options = TRIP.each(wire) if _TRIPWIRE in t.crypts[seat] else []
                g.ask(seat, "tripwire", (PASS, *options), ("wire", m, high, seat, *path))
                return
    g.then(("walk", m, high, *path))


@rule
def wire(g: Game, t: Clix, m: Monster, high: int, seat: Seat, *rest: int) -> None:
    """The next opponent is asked, or the movement ends at the wire and the monster is dealt 1 damage."""
    path, answer = rest[:-1], rest[-1]
    if answer == PASS:
        opponents = t.opponents(t.controller(m))
        walk_or_trip(g, t, m, high, path, opponents[opponents.index(seat) + 1 :] if seat in opponents else [])
        return
    leaves_crypt(g, t, seat, _TRIPWIRE)
    t.rest = NOTHING
    at = TRIP.part(answer)
    g.then(("walk", m, high, *path[: path.index(at) + 1]), ("harm", m, 1, 0, NOBODY, seat), ("bury",))


def turned_up(t: Clix, space: int) -> list[int]:
    """The face-down victims beside a space."""
    apart = APART[space]
    close = [v for v, at in enumerate(t.victim_at) if at >= 0 and apart[at] == 1 and (t.face_down >> v) & 1]
    if close:
        passage = t.passage()
        close = [v for v in close if passage.joins(space, t.victim_at[v])]
    return close


@rule
def walk(g: Game, t: Clix, m: Monster, high: int, *path: int) -> None:
    """Space by space; face-down victims that it comes next to are turned up. [movement.reveals-victims]"""
    steps: list[Step] = []
    seen: list[int] = []
    for n, space in enumerate(path):
        left = t.at[m]
        if space != left:
            t.at[m] = t.over = space
            g.tell("moved", m, left, space, len(path) - n - 1)
            if t.face_down:
                for v in turned_up(t, space):
                    if v not in seen:
                        seen.append(v)
                        steps.append(("reveal", v))
    if t.flies(m) and t.soaring[m] != high:
        t.soaring = put(t.soaring, m, high)
        g.tell("rose" if high else "descended", m)
    g.then_all(steps)


# --- arriving ---------------------------------------------------------------------------------------------------------


@rule
def arrive(g: Game, t: Clix, m: Monster) -> None:
    """A monster that ends its move in a victim's space slays or rescues it. [slaying.end-move-on-victim, slaying.soaring-cannot]"""
    if t.at[m] < 0:
        drop_carried(g, t)
        return
    if t.carried != NOBODY:
        g.then(("let_go", m, t.carried))
        return
    v = t.victim_in(t.at[m])
    if v != NOBODY and not t.soaring[m]:
        g.then(("take_victim", m, v))


def drop_carried(g: Game, t: Clix) -> None:
    """A victim whose carrier has died falls down there, or as near as it can."""
    if t.carried != NOBODY:
        v = t.carried
        t.carried = NOBODY
        place_victim_at(g, t, v, listed(free_near(t, t.over))[0])


def free_near(t: Clix, space: int) -> Spaces:
    """The free spaces nearest to a space, itself first."""
    ring = 1 << space
    while not ring & t.free():
        ring |= around(INSIDE, ring)
    return ring & t.free()


@rule
def let_go(g: Game, t: Clix, m: Monster, v: Victim) -> None:
    """From the sky the victim is dropped to its death; a flyer that hovers sets it down beside it."""
    t.carried = NOBODY
    if t.soaring[m]:
        t.victim_at[v] = t.at[m]
        g.then(("take_victim", m, v))
        return
    spaces = near(t, t.at[m]) & t.free() or free_near(t, t.at[m])
    g.ask(t.controller(m), "set_down", tuple(PLACES.of(spaces)), ("set_down", v))


@rule
def set_down(g: Game, t: Clix, v: Victim, answer: int) -> None:
    place_victim_at(g, t, v, PLACE.part(answer))


@rule
def after_move(g: Game, t: Clix, m: Monster, was_soaring: int) -> None:
    """A frenzy: one close combat attack as a free action, even if it failed to break away. [frenzy.attack-after-failed-break-away,
    frenzy.slay-and-attack]"""
    if t.at[m] < 0 or t.hourglass(m, ATTACK):
        return
    if was_soaring and not t.soaring[m] and any_of(t, "swoops", m):
        t.frenzy = 0
        g.then(("free_attack", m))
    elif t.frenzy:
        g.then(("free_attack", m))


# --- forced movement --------------------------------------------------------------------------------------------------


@rule
def force(g: Game, t: Clix, m: Monster, seat: Seat, spaces: int) -> None:
    """A player moves another's monster up to so many spaces. It does not break away, and slays nobody.

    Terrain and opponents that it comes next to stop it as in a move of its own. [movement.stops-when-moved]
    """
    if t.at[m] < 0:
        return
    past = mask_of(opposing_neighbours(t, m))
    reach = monster_reach(t, m, spaces, past, False)
    if isinstance(reach, Flight):
        options = SOARS.of(reach.aloft) if t.soaring[m] else MOVES.of(reach.ends)
    else:
        options = MOVES.of_rows(reach.end_rows)
    g.ask(seat, "force", (DONE, *options), ("forced", m, past, spaces))


@rule
def forced(g: Game, t: Clix, m: Monster, past: int, spaces: int, answer: int) -> None:
    if answer != DONE:
        soar = SOAR.has(answer)
        to = SOAR.part(answer) if soar else MOVE.part(answer)
        path = monster_path(t, m, spaces, past, False, MOST_CLIMBS, to, soar)
        g.then(("walk", m, int(soar), *path))


def line_of_push(t: Clix, m: int, source: int, spaces: int) -> tuple[int, ...]:
    """The way of a monster that is pushed straight away from a space, as far as it gets and can rest.

    [movement.no-shared-end-space, movement.stops-when-moved]
    """
    here = t.at[m]
    dx = here % 24 - source % 24
    dy = here // 24 - source // 24
    sign = ((dx > 0) - (dx < 0)) + 24 * ((dy > 0) - (dy < 0))
    if sign not in SHIFT:
        return ()
    d = SHIFT.index(sign)
    ways, through = on_its_way(t, m, spaces, mask_of(opposing_neighbours(t, m)))
    if t.flies(m):
        ways, through = passage_for(t, t.opposing(t.teams[t.controller(m)])).climbs, rows_of(EVERYWHERE & ~t.victim_spaces())
    path: list[int] = []
    space = here
    while len(path) < spaces and among(ways.steps[d], space):
        stops = not among(ways.onward[d], space)
        space += sign
        path.append(space)
        if stops or not holds(through, space):
            break
    while path and not t.is_free(path[-1]):
        path.pop()
    return tuple(path)


@rule
def drive(g: Game, t: Clix, m: Monster, seat: Seat, source: Space, spaces: int) -> None:
    """A player drives a monster straight away from a space, no farther than so many spaces, and chooses how far."""
    if t.at[m] < 0:
        return
    ends = [space for space in line_of_push(t, m, source, spaces) if t.is_free(space)]
    if ends:
        g.ask(seat, "force", (DONE, *MOVE.each(ends)), ("driven", m, source, spaces))


@rule
def driven(g: Game, t: Clix, m: Monster, source: Space, spaces: int, answer: int) -> None:
    if answer != DONE:
        path = line_of_push(t, m, source, spaces)
        g.then(("walk", m, t.soaring[m], *path[: path.index(MOVE.part(answer)) + 1]))
