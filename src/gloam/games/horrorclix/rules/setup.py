"""The seven steps of setting up: armies, battlefield, victims, objects, dials, monsters, subplots."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrorclix.answers import ALOFT, CARD, CONCEAL, DEAL, DIE, DOOR, EDGE, HATE, MAP, MUSTER, OBJECT, PLACE, TARGET
from gloam.games.horrorclix.armies import affordable, card_givers, concealable, cost, crypt_size, victim_share
from gloam.games.horrorclix.components import (
    ARCHETYPES,
    CLASSES,
    COUNT,
    CROSSROADS,
    FACE_DOWN,
    GREEN,
    HUNDRED,
    LEADS,
    MAPS,
    OBJECTS,
    POINTS,
    PORTAL,
    SCENARIOS,
    SUBPLOTS,
    TOMBSTONE,
    TWISTS,
    VERSIONS,
    Card,
    Kind,
    Monster,
    Object,
    Space,
    Victim,
    twist,
)
from gloam.games.horrorclix.options import army_of, scenario_of
from gloam.games.horrorclix.rules.ground import EVERYWHERE, INSIDE, SHIFT, Spaces, around, listed
from gloam.games.horrorclix.table import NOTHING, OFF, Clix, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game, only

AS_TOLD: Final = 0
DEALT: Final = 1
CHOSEN: Final = 2
CRYPTS: Final = ("army", "dealt", "chosen")


def new_clix(seats: int, options: dict[str, Any]) -> Clix:
    """A table with what was agreed; everything else is put there in the seven steps."""
    t = Clix(seats)
    scenario = scenario_of(options)
    t.build_total = options["build_total"]
    t.base_actions = max(t.build_total // HUNDRED, options["actions"])
    t.scenario = SCENARIOS.index(options["scenario"])
    t.limit = options["turns"] * seats
    t.teams = tuple([seat % 2 for seat in range(seats)]) if options["teams"] else tuple(range(seats))
    t.crypts_by = CRYPTS.index(options["crypts"])
    t.disputes = int(options["disputes"])
    t.maps = tuple(range(len(MAPS))) if options["map"] == "first" else (MAPS.index(options["map"]),)
    if scenario is not None:
        t.base_actions = scenario.actions
        t.maps = (MAPS.index(scenario.map),)
    return t


@rule
def setup(g: Game, t: Clix) -> None:
    """The seven steps in order, then the first player's turn. [setup.seven-steps-in-order]"""
    g.then(
        ("place_your_army",),
        ("prepare_the_battlefield",),
        ("place_victims",),
        ("place_objects",),
        ("prepare_monsters",),
        ("place_monsters",),
        ("reveal_subplots",),
        ("begin",),
    )


# --- step 1: armies ---------------------------------------------------------------------------------------------------


@rule
def place_your_army(g: Game, t: Clix) -> None:
    """All show their armies; crypts are laid down; crossroads cards are chosen at once; highest roll is first player."""
    seats = range(t.seats)
    t.pool = shuffled(pooled_victims(g, t))
    g.then(
        *[("army", seat) for seat in seats],
        *[("crypt", seat) for seat in seats],
        ("crossroads",),
        ("roll_off", (1 << t.seats) - 1, 0),
    )


def pooled_victims(g: Game, t: Clix) -> tuple[int, ...]:
    """The victims that all players bring, together. [victims.equal-shares-of-twelve]"""
    scenario = scenario_of(g.setup.options)
    share = victim_share(t.seats) if scenario is None else scenario.victims
    pool: list[int] = []
    for seat in range(t.seats):
        given = army_of(g.setup.options, seat)
        own = [ARCHETYPES.index(name) for name in given.victims] if given else []
        pool.extend((own or [(seat * share + n) % 12 for n in range(share)])[:share])
    return tuple(pool)


@rule
def army(g: Game, t: Clix, seat: Seat) -> None:
    """A player's monsters, face up; a random army is mustered while a monster can be paid. [setup.armies-open]"""
    given = army_of(g.setup.options, seat)
    if given is None:
        g.then(("muster", seat, t.build_total))
        return
    for name in given.monsters:
        kind = VERSIONS.index(name)
        t.add_monster(kind, seat, GREEN[kind])
    t.costs = t.costs[:seat] + (cost(given),) + t.costs[seat + 1 :]
    g.tell("army", seat, cost(given))


def _army_names(t: Clix, seat: int) -> tuple[str, ...]:
    return tuple([VERSIONS[t.kind[m]] for m in range(len(t.kind)) if t.owner[m] == seat])


@rule
def muster(g: Game, t: Clix, seat: Seat, points: int) -> None:
    """NATURE draws one more monster that the rules of building allow."""
    names = affordable(points, _army_names(t, seat))
    if names:
        g.chance(MUSTER, tuple([VERSIONS.index(name) for name in names]), ("mustered", seat, points))
    else:
        spent = t.build_total - points
        t.costs = t.costs[:seat] + (spent,) + t.costs[seat + 1 :]
        g.tell("army", seat, spent)


@rule
def mustered(g: Game, t: Clix, seat: Seat, points: int, kind: Kind) -> None:
    t.add_monster(kind, seat, GREEN[kind])
    g.then(("muster", seat, points - POINTS[kind]))


@rule
def crypt(g: Game, t: Clix, seat: Seat) -> None:
    """Six cards face down, and one more for each monster that says so. [plot-twists.crypt-of-six, setup.crypt-announced]"""
    names = _army_names(t, seat)
    size = crypt_size(names)
    given = army_of(g.setup.options, seat)
    if t.crypts_by == AS_TOLD and given is not None and given.crypt:
        t.crypts[seat] = tuple(sorted([twist(name) for name in given.crypt]))
    if len(t.crypts[seat]) < size:
        g.then(("lay_down", seat, size))
    else:
        givers = card_givers(names)
        g.tell("crypt", seat, len(t.crypts[seat]))
        for m in range(len(t.kind)):
            if t.owner[m] == seat and VERSIONS[t.kind[m]] in givers:
                g.tell("gives_card", seat, m)


@rule
def lay_down(g: Game, t: Clix, seat: Seat, size: int) -> None:
    """One more card: dealt by NATURE, or chosen in secret. [plot-twists.kept-hidden]"""
    if len(t.crypts[seat]) == size:
        g.then(("crypt", seat))
        return
    held = tuple([TWISTS[card] for card in t.crypts[seat]])
    cards = [twist(name) for name in concealable(held, _army_names(t, seat))]
    if t.crypts_by == CHOSEN:
        g.ask(seat, "crypt", tuple(CONCEAL.each(cards)), ("laid_down", seat, size), only(seat))
    else:
        g.chance(DEAL, tuple(cards), ("dealt", seat, size), seen=only(seat))


@rule
def laid_down(g: Game, t: Clix, seat: Seat, size: int, answer: int) -> None:
    g.then(("dealt", seat, size, CONCEAL.part(answer)))


@rule
def dealt(g: Game, t: Clix, seat: Seat, size: int, card: Card) -> None:
    t.crypts[seat] = tuple(sorted(t.crypts[seat] + (card,)))
    g.then(("lay_down", seat, size))


@rule
def crossroads(g: Game, t: Clix) -> None:
    """Whoever has crossroads cards chooses a side for each; all are shown at once. [cards.crossroads-choice]"""
    asked = [(t.owner[m], (CARD.of(m, 0), CARD.of(m, 1))) for m in range(len(t.kind)) if CROSSROADS[t.kind[m]]]
    if asked:
        g.ask_sealed("crossroads", tuple(asked), ("crossroads_chosen",))


@rule
def crossroads_chosen(g: Game, t: Clix, *answers: int) -> None:
    """The chosen sides are in use for the whole game. [cards.crossroads-locked]"""
    for answer in answers:
        m, side = CARD.parts(answer)
        t.side[m] = side
        g.tell("crossroads", m, side)


@rule
def roll_off(g: Game, t: Clix, players: int, seat: Seat) -> None:
    """Each of these players rolls a die; those tied for the highest roll again. [setup.first-player-roll]"""
    if seat == 0:
        t.dice = ()
    if seat < t.seats:
        if (players >> seat) & 1:
            g.chance(DIE, (0, 1, 2, 3, 4, 5), ("rolled_off", players, seat))
        else:
            t.dice += (0,)
            g.then(("roll_off", players, seat + 1))
        return
    best = max(t.dice)
    leaders = [other for other in range(t.seats) if t.dice[other] == best]
    t.dice = ()
    if len(leaders) > 1:
        g.then(("roll_off", sum([1 << leader for leader in leaders]), 0))
    else:
        t.first = leaders[0]
        g.tell("first_player", t.first)


@rule
def rolled_off(g: Game, t: Clix, players: int, seat: Seat, pips: int) -> None:
    t.dice += (pips + 1,)
    g.tell("rolled_off", seat, pips + 1)
    g.then(("roll_off", players, seat + 1))


def clockwise(t: Clix, first: int) -> list[int]:
    """The seats from one on, to the left."""
    return [(first + n) % t.seats for n in range(t.seats)]


# --- step 2: the battlefield ------------------------------------------------------------------------------------------


@rule
def prepare_the_battlefield(g: Game, t: Clix) -> None:
    """The first player picks the map; from the left on all pick an edge, the first player last. [setup.edges-chosen-clockwise]"""
    g.then(("choose_map",), *[("choose_edge", seat) for seat in clockwise(t, t.first)[1:]], ("choose_edge", t.first))


@rule
def choose_map(g: Game, t: Clix) -> None:
    """The first player selects the map, if there is a choice. [setup.first-player-picks-map]"""
    if len(t.maps) > 1:
        g.ask(t.first, "map", tuple(MAP.each(t.maps)), ("map_chosen",))
    else:
        g.then(("map_chosen", MAP.of(t.maps[0])))


@rule
def map_chosen(g: Game, t: Clix, answer: int) -> None:
    t.map = MAP.part(answer)
    g.tell("map", t.first, t.map)


def forbids_edge(t: Clix, edge: int) -> str:
    """Why an edge cannot be taken, or ""."""
    if edge in t.edges:
        return "setup.edges-chosen-clockwise"
    taken = [other for other in t.edges if other != NOTHING]
    if t.seats == 2 and taken and edge != (taken[0] + 2) % 4:
        return "setup.two-players-opposite"
    return ""


@rule
def choose_edge(g: Game, t: Clix, seat: Seat) -> None:
    """A player picks an edge that is free; with two players the other one's lies opposite. [setup.two-players-opposite]"""
    free = [edge for edge in range(4) if not forbids_edge(t, edge)]
    if len(free) > 1:
        g.ask(seat, "edge", tuple(EDGE.each(free)), ("edge_chosen", seat))
    else:
        g.then(("edge_chosen", seat, EDGE.of(free[0])))


@rule
def edge_chosen(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    t.edges[seat] = EDGE.part(answer)
    g.tell("edge", seat, t.edges[seat])


# --- step 3: victims --------------------------------------------------------------------------------------------------


@rule
def place_victims(g: Game, t: Clix) -> None:
    """From the first player on each places a victim of the pool, face down. [setup.victims-placed-in-turn]"""
    count = min(len(t.pool), t.ground.victim_spaces.bit_count())
    t.victim_at = [OFF] * count
    t.face = [FACE_DOWN] * count
    t.holder = [NOTHING] * count
    t.face_down = (1 << count) - 1
    g.then(*[("place_victim", (t.first + v) % t.seats, v) for v in range(count)])


@rule
def place_victim(g: Game, t: Clix, seat: Seat, v: Victim) -> None:
    """On a victim space that has none. [setup.one-victim-per-space]"""
    spaces = listed(t.ground.victim_spaces & ~t.victim_spaces())
    g.ask(seat, "victim", tuple(PLACE.each(spaces)), ("victim_placed", seat, v))


@rule
def victim_placed(g: Game, t: Clix, seat: Seat, v: Victim, answer: int) -> None:
    t.victim_at[v] = PLACE.part(answer)
    g.tell("victim_placed", seat, v, t.victim_at[v])


# --- step 4: objects --------------------------------------------------------------------------------------------------


@rule
def place_objects(g: Game, t: Clix) -> None:
    """From the first player on each may place up to two. [setup.objects-up-to-two-each]"""
    if g.setup.options["objects"]:
        g.then(*[("choose_object", seat, 2) for seat in clockwise(t, t.first)])


def starting_areas(t: Clix) -> Spaces:
    """The starting areas of the edges that were chosen. [setup.starting-area-purple]"""
    spaces = 0
    for edge in t.edges:
        if edge != NOTHING:
            spaces |= t.ground.starts[edge]
    return spaces


def object_bans(t: Clix, kind: int) -> list[tuple[str, Spaces]]:
    """Where an object cannot be placed: each rule that forbids it, and the spaces it speaks of."""
    ground = t.ground
    areas = starting_areas(t)
    rough = ground.hindering | ground.water | ground.blocking
    taken = t.victim_spaces() | t.obstacles() | sum([1 << space for space, _ in t.doors])
    bans = [
        ("setup.objects-on-clear-terrain", rough | taken),
        ("setup.objects-away-from-starting-areas", areas | around(INSIDE, areas)),
    ]
    if kind == PORTAL:
        without = EVERYWHERE & ~sum([1 << space for space in range(COUNT) if doorways(t, space)])
        bans.append(("portals.placed-open-on-clear", without))
    else:
        bans.append(("tombstones.outdoors-only" if kind == TOMBSTONE else "tree.outdoors-only", ground.indoor))
    return bans


def forbids_object(t: Clix, kind: int, space: int) -> str:
    """Why an object cannot be placed in a space: the rule that forbids it, or ""."""
    for rule_id, spaces in object_bans(t, kind):
        if (spaces >> space) & 1:
            return rule_id
    return ""


def object_spaces(t: Clix, kind: int) -> list[int]:
    """All spaces where an object may be placed."""
    allowed = EVERYWHERE
    for _, spaces in object_bans(t, kind):
        allowed &= ~spaces
    return listed(allowed)


def doorways(t: Clix, space: int) -> list[int]:
    """The edges of a space that can carry a doorway: no wall there, and no blocking terrain or other doorway across it."""
    steps = t.ground.steps()
    taken = [(s, s + SHIFT[edge]) for s, edge in t.doors]
    edges = [d for d in range(4) if (steps[d] >> space) & 1]
    return [d for d in edges if (space, space + SHIFT[d]) not in taken and (space + SHIFT[d], space) not in taken]


@rule
def choose_object(g: Game, t: Clix, seat: Seat, left: int) -> None:
    """Place an object, or none. [setup.objects-up-to-two-each]"""
    kinds = [kind for kind in range(len(OBJECTS)) if object_spaces(t, kind)]
    if left and kinds:
        g.ask(seat, "object", (PASS, *OBJECT.each(kinds)), ("object_chosen", seat, left))


@rule
def object_chosen(g: Game, t: Clix, seat: Seat, left: int, answer: int) -> None:
    """It goes on clear terrain, away from starting areas. [setup.objects-on-clear-terrain]"""
    if answer == PASS:
        return
    kind = OBJECT.part(answer)
    g.ask(seat, "object_space", tuple(PLACE.each(object_spaces(t, kind))), ("object_placed", seat, left, kind))


@rule
def object_placed(g: Game, t: Clix, seat: Seat, left: int, kind: Object, answer: int) -> None:
    space = PLACE.part(answer)
    if kind == PORTAL:
        g.ask(seat, "door", tuple(DOOR.each(doorways(t, space))), ("portal_placed", seat, left, space))
        return
    if kind == TOMBSTONE:
        t.tombstones += (space,)
    else:
        t.trees += (space,)
    _count_object(t, kind)
    g.tell("object_placed", seat, kind, space)
    g.then(("choose_object", seat, left - 1))


@rule
def portal_placed(g: Game, t: Clix, seat: Seat, left: int, space: Space, answer: int) -> None:
    """A portal lies open, with its doorway on one edge. [portals.placed-open-on-clear]"""
    t.doors += ((space, DOOR.part(answer)),)
    _count_object(t, PORTAL)
    g.tell("object_placed", seat, PORTAL, space)
    g.then(("choose_object", seat, left - 1))


def _count_object(t: Clix, kind: int) -> None:
    t.placed = t.placed[:kind] + (t.placed[kind] + 1,) + t.placed[kind + 1 :]


# --- steps 5 and 6: monsters ------------------------------------------------------------------------------------------


@rule
def prepare_monsters(g: Game, t: Clix) -> None:
    """Each dial is set to its green line. [setup.dials-to-green-line, cards.start-side-up]"""
    for m in range(len(t.kind)):
        t.click[m] = t.line[m] = GREEN[t.kind[m]]


@rule
def place_monsters(g: Game, t: Clix) -> None:
    """The first player places a whole army, then the others clockwise. [setup.monsters-placed-clockwise]"""
    steps = [("place_monster", m) for seat in clockwise(t, t.first) for m in range(len(t.kind)) if t.owner[m] == seat]
    g.then(*steps)


def placing_spaces(t: Clix, seat: int) -> Spaces:
    """Where a player may place a monster: the own starting area; if it is full, clear spaces beside it.

    [setup.overflow-beside-area]
    """
    ground = t.ground
    area = ground.starts[t.edges[seat]]
    free = area & t.free()
    clear = t.free() & ~(ground.hindering | ground.water)
    while not free:
        area |= around(INSIDE, area)
        free = area & clear
    return free


@rule
def place_monster(g: Game, t: Clix, m: Monster) -> None:
    """One monster to a space; a flyer hovers or, outdoors, soars. [setup.flyers-choose-mode]"""
    spaces = placing_spaces(t, t.owner[m])
    options = PLACE.each(listed(spaces))
    if t.flies(m):
        options += ALOFT.each(listed(spaces & ~t.ground.indoor))
    g.ask(t.owner[m], "monster", tuple(options), ("monster_placed", m))


@rule
def monster_placed(g: Game, t: Clix, m: Monster, answer: int) -> None:
    t.soaring[m] = int(ALOFT.has(answer))
    t.at[m] = ALOFT.part(answer) if t.soaring[m] else PLACE.part(answer)
    g.tell("monster_placed", m, t.at[m])


# --- step 7: subplots -------------------------------------------------------------------------------------------------

_HATRED: Final[int] = twist("bitter_hatred")
_MASTER: Final[int] = twist("bring_them_to_master")


@rule
def reveal_subplots(g: Game, t: Clix) -> None:
    """All subplots are turned up at once and are in play. [setup.subplots-revealed-last]"""
    for seat in range(t.seats):
        for card in t.crypts[seat]:
            if card in SUBPLOTS:
                t.subplots[seat] = card
                t.crypts[seat] = tuple([other for other in t.crypts[seat] if other != card])
                t.played[seat] += (card,)
    g.reveal()
    for seat in range(t.seats):
        if t.subplots[seat] != NOTHING:
            g.tell("subplot", seat, t.subplots[seat])
    g.then(*[("name_for_subplot", seat) for seat in clockwise(t, t.first)])


@rule
def name_for_subplot(g: Game, t: Clix, seat: Seat) -> None:
    """Bitter Hatred names a class; Bring Them to Master an own monster, a cabal leader if there is one."""
    if t.subplots[seat] == _HATRED:
        g.ask(seat, "hate", tuple(HATE.each(range(len(CLASSES)))), ("named_for_subplot", seat))
    elif t.subplots[seat] == _MASTER:
        own = [m for m in range(len(t.kind)) if t.owner[m] == seat]
        leaders = [m for m in own if LEADS[t.kind[m]] >= 0]
        g.ask(seat, "master", tuple(TARGET.each(leaders or own)), ("named_for_subplot", seat))


@rule
def named_for_subplot(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    t.named[seat] = HATE.part(answer) if HATE.has(answer) else TARGET.part(answer)
    g.tell("named", seat, t.subplots[seat], t.named[seat])


@rule
def begin(g: Game, t: Clix) -> None:
    """The first player's turn. [setup.seven-steps-in-order]"""
    g.then(("turn", t.first))
