"""What a seat may see of a table, by name: an allowlist. Crypts are their owners'; face-down victims are nobody's."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.content import SLOTS
from gloam.games.horrorclix.powers.hooks import leader_of
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.rules.ending import members, team_cost, team_total, total
from gloam.games.horrorclix.rules.ground import SHIFT
from gloam.games.horrorclix.rules.movement import starts_halved
from gloam.games.horrorclix.rules.suspense import starts_rough
from gloam.games.horrorclix.show.dials import clicks_left, next_click, slot_of
from gloam.games.horrorclix.show.names import given_text, monster_name, victim_name
from gloam.games.horrorclix.show.odds import Aim, aim_at
from gloam.games.horrorclix.table import (
    ACTED,
    CARRIED,
    FOREVER,
    HUNTING,
    INSANE,
    NOBODY,
    NOTHING,
    ON_CARD,
    PHASES,
    PUPPET,
    SETTING_UP,
    SUSPENSE,
    THIS_TURN,
    Clix,
)
from gloam.games.horrorclix.twists.subplots import HATRED, TO_MASTER, earned
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.kernel.values import Reason, Value
from gloam.kernel.views import one_of
from gloam.show.naming import name_or_none, named

# --- what is shown ----------------------------------------------------------------------------------------------------

STATES: Final = ("waiting", "map", "killed")
STATUSES: Final = (
    "vulnerable",
    "blooded",
    "insane",
    "puppet",
    "soaring",
    "immovable",
    "incapable",
    "intangible",
    "harmless",
    "scorned",
)
PLACES: Final = ("waiting", "map", "card", "carried", "removed")
DOES: Final = ("base", "modifier", "limit", "at most", "at least")

Action = Annotated[str, one_of("Action", c.ACTIONS)]
Does = Annotated[str, one_of("Does", DOES)]
Edge = Annotated[str, one_of("Edge", c.EDGES)]
Line = Annotated[str, one_of("Line", ("clear", "hindered", "blocked"))]
MapId = Annotated[str, one_of("MapId", c.MAPS)]
Marker = Annotated[str, one_of("Marker", c.MARKERS)]
ObjectKind = Annotated[str, one_of("ObjectKind", c.OBJECTS)]
Phase = Annotated[str, one_of("Phase", PHASES)]
Place = Annotated[str, one_of("Place", PLACES)]
Scenario = Annotated[str, one_of("Scenario", c.SCENARIOS)]
Side = Annotated[str, one_of("Side", ("a", "b"))]
Slot = Annotated[str, one_of("Slot", (*SLOTS, "card", "cabal"))]
State = Annotated[str, one_of("State", STATES)]
Status = Annotated[str, one_of("Status", STATUSES)]

SEEN_MONSTERS: Final = 48
"""Monsters of a higher number are not seen by machines."""
_PLACE: Final = o.Square(c.SPACES, c.SPACES.index("a2"))
_MONSTER: Final = o.Index(c.MONSTERS)
_VALUE: Final = o.Maybe(o.Number(40))
_FOR_PEOPLE: Final = o.LeftOut("is told for people")
_ITS_ROW: Final = o.LeftOut("is the place in the row")
_NEEDED: Final = o.LeftOut("is in what is needed")
Seat = Annotated[int, o.OneOf(range(len(c.SEATS)))]
Space = Annotated[str, _PLACE]
Monster = Annotated[str, _MONSTER]
Victim = Annotated[str, o.Index(c.VICTIMS)]
Victims = Annotated[int, o.Number(len(c.VICTIMS))]
Power = Annotated[str, o.Index(c.POWERS)]
Twist = Annotated[str, o.Index(c.TWISTS)]
Twists = Annotated[list[str], o.Several(c.TWISTS, 4)]
MaybeValue = Annotated[int | None, _VALUE]
Turn = Annotated[int, o.Number(255)]
Points = Annotated[int, o.Number(2000, -200)]
Clicks = Annotated[int, o.Number(30)]


class ReasonView(Struct, gc=False, array_like=True):
    """One reason of a value: what it does, why, and the number."""

    does: Does
    why: str
    number: int


class ValueView(Struct, gc=False):
    """A value that was worked out, and what it is made of."""

    total: int
    reasons: list[ReasonView]


class ValuesView(Struct, gc=False):
    """The four values of a monster as they count now against nobody in particular; None where an hourglass stands."""

    speed: MaybeValue
    attack: MaybeValue
    defense: MaybeValue
    damage: MaybeValue


class ReasonsView(Struct, gc=False):
    """What those values are made of, where that is more than the dial."""

    speed: list[ReasonView] | UnsetType = UNSET
    attack: list[ReasonView] | UnsetType = UNSET
    defense: list[ReasonView] | UnsetType = UNSET
    damage: list[ReasonView] | UnsetType = UNSET


class PowerView(Struct, gc=False, array_like=True):
    """A power that is in force or can be switched on: its id, what stands behind its name, and where it stands."""

    power: Power
    given: Annotated[str, _FOR_PEOPLE]
    slot: Annotated[Slot, o.LeftOut("is the power's")]


class MonsterView(Struct, gc=False):
    """A monster with its dial and card: all of it lies open."""

    id: Annotated[str, _ITS_ROW]
    version: Annotated[str, o.Index(c.VERSIONS)]
    name: Annotated[str, _FOR_PEOPLE]
    """Its own on this table: the second of a name is "Dog Soldier 2"."""
    owner: Seat
    controller: Seat
    state: State
    at: Space | None
    click: Clicks
    """Counted from 1."""
    left: Clicks
    """How many clicks of damage it can take and live."""
    line: Clicks
    """The click that healing stops at."""
    side: Side
    """Of its card."""
    values: ValuesView
    reasons: Annotated[ReasonsView, _FOR_PEOPLE]
    powers: Annotated[list[PowerView], o.Row(o.Parts(PowerView), 10)]
    next: Annotated[str, _FOR_PEOPLE]
    """What one click of damage would change: "attack 8 with Decapitate, defense 14; Weak Spot is lost"."""
    tokens: Annotated[int, o.Number(9)]
    acted: bool
    """It was given an action this turn."""
    statuses: Annotated[list[Status], o.Several(STATUSES)]
    victims: Annotated[list[str], o.LeftOut("is told by the victims")]
    """On its card."""
    slays: Annotated[int, o.Number(20)]
    kills: Annotated[int, o.Number(60)]


class VictimView(Struct, gc=False):
    """A victim; what a face-down one is, nobody knows."""

    id: Annotated[str, _ITS_ROW]
    name: Annotated[str, _FOR_PEOPLE]
    where: Place
    at: Space | None
    face_down: bool
    archetype: Annotated[str, o.OneOf(c.ARCHETYPES)] | None
    speed: MaybeValue
    """How far it could go now."""
    holder: Monster | None
    """The monster that slew or rescued it, or carries it."""
    rescued: bool
    shifted: bool
    """It was chosen this turn."""


class SubplotView(Struct, gc=False):
    """A subplot in play: what it is about, and what it brings as things stand."""

    card: Twist
    hated: Annotated[str, o.Index(c.CLASSES)] | UnsetType = UNSET
    """The class that it names."""
    monster: Monster | UnsetType = UNSET
    worth: Annotated[int, o.Number(200, -50)] = 0


class CabalView(Struct, gc=False):
    """A cabal whose power is in force for a player, and the monster that leads it."""

    cabal: Annotated[str, o.OneOf(c.CABALS)]
    leader: Monster
    power: Annotated[str, o.LeftOut("is the cabal's")]


class PlayerView(Struct, gc=False):
    """A player: army, points, crypt."""

    seat: Annotated[int, _ITS_ROW]
    team: Annotated[int, o.Number(len(c.SEATS))]
    edge: Edge | None
    army_points: Annotated[int, o.Number(2000)]
    points: Points
    """Victory points so far."""
    total: Points
    """With what a subplot brings as things stand."""
    in_game: bool
    clicks_left: Annotated[int, o.Number(1000)]
    """All clicks of damage that the army can take."""
    slain: Victims
    rescued: Victims
    crypt_size: Annotated[int, o.Number(60)]
    crypt: Twists | None
    """None for those who may not know it."""
    played: Twists
    removed: Twists
    subplot: SubplotView | None
    cabals: Annotated[list[CabalView], o.Row(o.Parts(CabalView), 3)]


class TeamView(Struct, gc=False):
    """Players who add up their points: the seats of a team, their victory points, and what their armies cost together."""

    team: Annotated[int, o.Number(len(c.SEATS))]
    seats: list[int]
    total: int
    army_points: int


class ClockView(Struct, gc=False):
    """The ticking clock in play, and who played it."""

    card: Twist
    seat: Seat


class EffectView(Struct, gc=False):
    """What a plot twist does for a while: to whom, and how long."""

    card: Twist
    until: Seat | None
    """The seat whose next turn ends it; None if it ends with this turn, or never."""
    forever: bool
    monster: Monster | UnsetType = UNSET
    victim: Victim | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET


class ObjectView(Struct, gc=False):
    """An object on the map. A portal has a doorway on an edge, open or closed."""

    kind: ObjectKind
    at: Space
    edge: Edge | UnsetType = UNSET
    open: bool | UnsetType = UNSET


class MarkerView(Struct, gc=False):
    """A marker that makes hindering terrain."""

    kind: Marker
    at: Space


class AimView(Struct, gc=False):
    """An attack on one target: what two dice must show, and what a hit does."""

    target: Monster
    attack: Annotated[ValueView, _NEEDED]
    defense: Annotated[ValueView, _NEEDED]
    needs: MaybeValue
    """What both dice together must show; a pair of sixes always hits. None if no attack roll decides."""
    chance: Annotated[int | None, o.Number(100)]
    """Of that, in percent."""
    damage: Annotated[ValueView | None, o.LeftOut("is in the clicks")]
    """What a hit deals before the target's powers; None if it deals none, or a die or a choice tells."""
    clicks: MaybeValue
    """What the target then takes."""
    deadly: bool
    """That would kill it."""
    pierces: bool
    line: Line
    through: Annotated[list[str], _FOR_PEOPLE]
    """What hinders the line of fire."""
    evades: Annotated[int | None, o.Number(6)]
    """The target evades on this roll of a die or more."""


class AttackView(Struct, gc=False):
    """The attack in hand."""

    attacker: Monster
    kind: Action
    power: Power | None
    targets: Annotated[list[AimView], o.Row(o.Maybe(o.Parts(AimView)), 8)]
    dice: Annotated[list[int], o.Row(o.Number(6), 4)]
    hits: Annotated[list[str], o.Row(_MONSTER, 8)]
    shares: Annotated[list[int], o.Row(o.Number(30), 8)]
    smashes: Space | None
    """The space of the object that is to be smashed."""


class ActionView(Struct, gc=False):
    """The action in hand."""

    monster: Monster
    power: Power | None
    """Chosen for the move."""
    frenzy: bool
    left: Annotated[int, o.Number(60)]
    """How much movement is left."""
    carries: Victim | None


class SlayingView(Struct, gc=False):
    """A victim that is about to be slain."""

    monster: Monster
    victim: Victim


class ClixView(Struct, gc=False):
    """The table as a seat sees it."""

    scenario: Scenario
    build_total: Annotated[int, o.Number(2000)]
    victim_points: Annotated[int, o.Number(255)]
    """What a victim is worth to whoever slays or rescues it."""
    rescue_goal: Victims
    map: MapId
    turn: Turn
    limit: Turn
    """The last turn, if nobody else drops out."""
    active: Seat | None
    first: Seat | None
    phase: Phase
    actions: Annotated[int, o.Number(30)]
    """Left in this turn."""
    base_actions: Annotated[int, o.Number(30)]
    players: Annotated[list[PlayerView], o.Row(o.Maybe(o.Parts(PlayerView)), len(c.SEATS))]
    teams: Annotated[list[TeamView], o.LeftOut("is told by the players")]
    """None where everyone plays alone."""
    monsters: Annotated[list[MonsterView], o.Row(o.Maybe(o.Parts(MonsterView)), SEEN_MONSTERS)]
    victims: Annotated[list[VictimView], o.Row(o.Maybe(o.Parts(VictimView)), len(c.VICTIMS))]
    pool: Victims
    """Victims whose token nobody has seen."""
    clock: ClockView | None
    effects: Annotated[list[EffectView], o.Row(o.Maybe(o.Parts(EffectView)), 12)]
    objects: Annotated[list[ObjectView], o.Row(o.Maybe(o.Parts(ObjectView)), 24)]
    markers: Annotated[list[MarkerView], o.Row(o.Maybe(o.Parts(MarkerView)), 24)]
    chosen: Victim | None
    """The victim that was chosen in the suspense phase."""
    action: ActionView | None
    attack: AttackView | None
    slaying: SlayingView | None


# --- showing it -------------------------------------------------------------------------------------------------------


def view(t: Clix, seat: int) -> ClixView:
    """The table as `seat` (or SPECTATOR) sees it."""
    on_cards = [victim for victim, at in enumerate(t.victim_at) if at == ON_CARD]
    return ClixView(
        scenario=c.SCENARIOS[t.scenario],
        build_total=t.build_total,
        victim_points=c.VICTIM_POINTS * t.build_total // c.HUNDRED,
        rescue_goal=t.rescue_goal,
        map=t.ground.name,
        turn=t.turn,
        limit=t.last_turn(),
        active=_or_none(t.active),
        first=_or_none(t.first),
        phase=PHASES[t.phase],
        actions=t.actions,
        base_actions=t.base_actions,
        players=[_player(t, other, seat) for other in range(t.seats)],
        teams=_teams(t),
        monsters=[_monster_view(t, m, on_cards) for m in range(len(t.kind))],
        victims=[_victim_view(t, v) for v in range(len(t.victim_at))],
        pool=t.face.count(c.FACE_DOWN),
        clock=None if t.clock == NOTHING else ClockView(c.TWISTS[t.clock], t.clock_owner),
        effects=[_effect(card, whom, until) for card, whom, until in t.spells],
        objects=_objects(t),
        markers=[MarkerView(c.MARKERS[kind % len(c.MARKERS)], c.SPACES[space]) for space, kind, _ in t.markers],
        chosen=c.VICTIMS[t.chosen] if t.phase == SUSPENSE and t.chosen != NOBODY and t.chosen in t.shifted else None,
        action=_action(t),
        attack=_attack(t),
        slaying=_slaying(t),
    )


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def reasons(value: Value) -> list[ReasonView]:
    return [ReasonView(*reason) for reason in value.reasons()]


def value_view(value: Value) -> ValueView:
    return ValueView(value.total, reasons(value))


# --- players ----------------------------------------------------------------------------------------------------------


def _player(t: Clix, other: int, seat: int) -> PlayerView:
    taken = [v for v in range(len(t.holder)) if t.holder[v] >= 0 and t.owner[t.holder[v]] == other and t.victim_at[v] < 0]
    rescued = [v for v in taken if (t.rescued >> v) & 1]
    return PlayerView(
        seat=other,
        team=t.teams[other],
        edge=name_or_none(c.EDGES, t.edges[other]),
        army_points=t.costs[other],
        points=t.points[other],
        total=total(t, other),
        in_game=t.phase == SETTING_UP or t.owns_any(other),
        clicks_left=sum([clicks_left(t, m) for m in range(len(t.kind)) if t.owner[m] == other]),
        slain=len(taken) - len(rescued),
        rescued=len(rescued),
        crypt_size=len(t.crypts[other]),
        crypt=named(c.TWISTS, t.crypts[other]) if other == seat else None,
        played=named(c.TWISTS, t.played[other]),
        removed=named(c.TWISTS, t.removed[other]),
        subplot=_subplot(t, other),
        cabals=_cabals(t, other),
    )


def _teams(t: Clix) -> list[TeamView]:
    teams = sorted(set(t.teams))
    if len(teams) == t.seats:
        return []
    return [TeamView(team, members(t, team), team_total(t, team), team_cost(t, team)) for team in teams]


def _subplot(t: Clix, seat: int) -> SubplotView | None:
    card = t.subplots[seat]
    if card == NOTHING:
        return None
    shown = SubplotView(c.TWISTS[card], worth=earned(t, seat))
    if t.named[seat] != NOTHING:
        if card == HATRED:
            shown.hated = c.CLASSES[t.named[seat]]
        elif card == TO_MASTER:
            shown.monster = c.MONSTERS[t.named[seat]]
    return shown


def _cabals(t: Clix, seat: int) -> list[CabalView]:
    found: dict[str, CabalView] = {}
    for m in t.monsters_of(seat):
        leader = leader_of(t, m)
        if leader >= 0:
            cabal = c.CABALS[c.CABAL[t.kind[leader]]]
            found[cabal] = CabalView(cabal, c.MONSTERS[leader], c.POWERS[c.LEADS[t.kind[leader]]])
    return list(found.values())


# --- figures ----------------------------------------------------------------------------------------------------------


Worth = tuple[int | None, tuple[Reason, ...]]
"""A value, None where an hourglass stands, and its reasons where they are more than the dial."""


def _monster_view(t: Clix, m: int, on_cards: list[int]) -> MonsterView:
    """A monster, with what its values are now and why. `on_cards` are the victims that lie on any monster's card."""
    return _monster(
        m,
        t.kind[m],
        monster_name(t, m),
        t.owner[m],
        t.controller(m),
        STATES[1] if t.at[m] >= 0 else STATES[0] if t.phase == SETTING_UP else STATES[2],
        t.at[m],
        t.click[m],
        clicks_left(t, m),
        next_click(t, m),
        t.line[m],
        t.side[m],
        _values(t, m),
        _powers(t, m),
        t.tokens[m],
        t.flags[m] & ACTED != 0,
        _statuses(t, m),
        tuple([v for v in on_cards if t.holder[v] == m]),
        t.slays[m],
        t.kills[m],
    )


@cached
def _monster(
    m: int,
    kind: int,
    name: str,
    owner: int,
    controller: int,
    state: str,
    at: int,
    click: int,
    left: int,
    then: str,
    line: int,
    side: int,
    values: tuple[Worth, ...],
    powers: tuple[tuple[int, str, str], ...],
    tokens: int,
    acted: bool,
    statuses: tuple[str, ...],
    victims: tuple[int, ...],
    slays: int,
    kills: int,
) -> MonsterView:
    why = {slot: [ReasonView(*reason) for reason in told] for slot, (_, told) in zip(SLOTS, values, strict=True) if told}
    return MonsterView(
        id=c.MONSTERS[m],
        version=c.VERSIONS[kind],
        name=name,
        owner=owner,
        controller=controller,
        state=state,
        at=name_or_none(c.SPACES, at),
        click=click + 1,
        left=left,
        line=line + 1,
        side="ab"[side],
        values=ValuesView(*[value for value, _ in values]),
        reasons=ReasonsView(**why),
        powers=[PowerView(c.POWERS[power], given, slot) for power, given, slot in powers],
        next=then,
        tokens=tokens,
        acted=acted,
        statuses=list(statuses),
        victims=named(c.VICTIMS, victims),
        slays=slays,
        kills=kills,
    )


def _values(t: Clix, m: int) -> tuple[Worth, ...]:
    if t.at[m] < 0:
        return tuple([(None if number < 0 else number, ()) for number in c.DIAL[t.kind[m]][t.click[m]]])
    worked_out = (
        values.speed(t, m, starts_halved(t, m)),
        values.attack(t, m, NOBODY),
        values.defense(t, m, NOBODY, c.CLOSE),
        values.damage(t, m, NOBODY),
    )
    return tuple([(None if t.hourglass(m, slot) else value.total, _why(value)) for slot, value in enumerate(worked_out)])


def _why(value: Value) -> tuple[Reason, ...]:
    """What a value is made of, where that is more than the dial."""
    told = tuple(value.reasons())
    return told if len(told) > 1 or told[0][1] != "dial" else ()


def _powers(t: Clix, m: int) -> tuple[tuple[int, str, str], ...]:
    if t.at[m] < 0 and t.phase != SETTING_UP:
        return ()
    shown = [(power, given_text(power, given), slot_of(power)) for power, given in t.powers(m)]
    leader = leader_of(t, m)
    return tuple(shown) if leader < 0 else (*shown, (c.LEADS[t.kind[leader]], "", "cabal"))


def _statuses(t: Clix, m: int) -> tuple[str, ...]:
    if c.DIAL[t.kind[m]][t.click[m]][c.SPEED] == c.SKULLS:
        return ()
    found = (
        t.vulnerable(m),
        t.blooded(m),
        t.mind[m] == INSANE,
        t.mind[m] == PUPPET,
        t.soaring[m] == 1,
        t.hourglass(m, c.SPEED),
        t.hourglass(m, c.ATTACK),
        t.hourglass(m, c.DEFENSE),
        t.hourglass(m, c.DAMAGE),
        any([hated == m for _, hated in t.scorned]),
    )
    return tuple([status for status, holds in zip(STATUSES, found, strict=True) if holds])


def _victim_view(t: Clix, v: int) -> VictimView:
    """A victim; what a face-down one is, nobody knows."""
    at = t.victim_at[v]
    known = t.known(v)
    return VictimView(
        id=c.VICTIMS[v],
        name=victim_name(t, v),
        where=_where(t, v),
        at=name_or_none(c.SPACES, at),
        face_down=bool((t.face_down >> v) & 1),
        archetype=c.ARCHETYPES[t.face[v]] if known else None,
        speed=values.victim_speed(t, v, starts_rough(t, at)) if known and at >= 0 else None,
        holder=c.MONSTERS[t.acting] if at == CARRIED and t.acting >= 0 else c.MONSTERS[t.holder[v]] if t.holder[v] >= 0 else None,
        rescued=bool((t.rescued >> v) & 1),
        shifted=v in t.shifted,
    )


def _where(t: Clix, v: int) -> Place:
    at = t.victim_at[v]
    if at >= 0:
        return "map"
    if at == ON_CARD:
        return "card"
    if at == CARRIED:
        return "carried"
    return "waiting" if t.phase == SETTING_UP else "removed"


# --- cards and objects ------------------------------------------------------------------------------------------------


def _effect(card: int, whom: int, until: int) -> EffectView:
    shown = EffectView(c.TWISTS[card], _or_none(until) if until not in (FOREVER, THIS_TURN) else None, until == FOREVER)
    name = c.TWISTS[card]
    if name == "hidden_camera":
        shown.seat = whom
    elif name in ("ghost_trap", "cocoon"):
        shown.monster = c.MONSTERS[whom]
    else:
        shown.victim = c.VICTIMS[whom]
    return shown


def _objects(t: Clix) -> list[ObjectView]:
    occupied = t.occupied()
    portals = [
        ObjectView("portal", c.SPACES[space], c.EDGES[edge], not ((occupied >> space) | (occupied >> (space + SHIFT[edge]))) & 1)
        for space, edge in t.doors
    ]
    stones = [ObjectView("tombstone", c.SPACES[space]) for space in t.tombstones]
    return portals + stones + [ObjectView("tree", c.SPACES[space]) for space in t.trees]


# --- what is being done -----------------------------------------------------------------------------------------------


def _action(t: Clix) -> ActionView | None:
    if t.acting == NOBODY or t.phase != HUNTING:
        return None
    return ActionView(
        monster=c.MONSTERS[t.acting],
        power=name_or_none(c.POWERS, t.move_power),
        frenzy=bool(t.frenzy),
        left=max(0, t.rest),
        carries=name_or_none(c.VICTIMS, t.carried),
    )


def aim_view(aim: Aim) -> AimView:
    """What an attack on one target needs and does."""
    return AimView(
        target=c.MONSTERS[aim.target],
        attack=value_view(aim.attack),
        defense=value_view(aim.defense),
        needs=aim.needs,
        chance=aim.chance,
        damage=None if aim.damage is None else value_view(aim.damage),
        clicks=aim.clicks,
        deadly=aim.deadly,
        pierces=aim.pierces,
        line=("clear", "hindered", "blocked")[aim.line],
        through=named(c.SPACES, aim.through),
        evades=aim.evades,
    )


def _attack(t: Clix) -> AttackView | None:
    if t.attacker == NOBODY:
        return None
    here = t.at[t.attacker] >= 0
    return AttackView(
        attacker=c.MONSTERS[t.attacker],
        kind=c.ACTIONS[t.attack_kind],
        power=name_or_none(c.POWERS, t.attack_power),
        targets=[aim_view(aim_at(t, t.attacker, target)) for target in t.targets if here and t.at[target] >= 0],
        dice=list(t.dice),
        hits=named(c.MONSTERS, t.hits),
        shares=list(t.shares),
        smashes=name_or_none(c.SPACES, t.aim),
    )


def _slaying(t: Clix) -> SlayingView | None:
    """A monster that stands in the space of a victim it has not slain yet."""
    if t.prey == NOBODY or t.slayer == NOBODY or t.saved or t.victim_at[t.prey] < 0:
        return None
    if t.at[t.slayer] < 0 or t.at[t.slayer] != t.victim_at[t.prey]:
        return None
    return SlayingView(c.MONSTERS[t.slayer], c.VICTIMS[t.prey])
