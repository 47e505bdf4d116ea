"""What a seat may see of a table, by name: an allowlist. Crypts are their owners'; face-down victims are nobody's."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPES,
    ATTACK,
    CABAL,
    CABALS,
    CLASSES,
    CLOSE,
    DAMAGE,
    DEFENSE,
    DIAL,
    EDGES,
    FACE_DOWN,
    HUNDRED,
    LEADS,
    MAPS,
    MARKERS,
    MONSTERS,
    NO_POWER,
    OBJECTS,
    POWERS,
    SCENARIOS,
    SKULLS,
    SPACES,
    SPEED,
    TWISTS,
    VERSIONS,
    VICTIM_POINTS,
    VICTIMS,
)
from gloam.games.horrorclix.content import SLOTS
from gloam.games.horrorclix.powers.hooks import leader_of
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.rules.ending import total
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
from gloam.kernel.values import Value
from gloam.kernel.views import one_of

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

Action = Annotated[str, one_of("Action", ACTIONS)]
Does = Annotated[str, one_of("Does", DOES)]
Edge = Annotated[str, one_of("Edge", EDGES)]
Line = Annotated[str, one_of("Line", ("clear", "hindered", "blocked"))]
MapId = Annotated[str, one_of("MapId", MAPS)]
Marker = Annotated[str, one_of("Marker", MARKERS)]
ObjectKind = Annotated[str, one_of("ObjectKind", OBJECTS)]
Phase = Annotated[str, one_of("Phase", PHASES)]
Place = Annotated[str, one_of("Place", PLACES)]
Scenario = Annotated[str, one_of("Scenario", SCENARIOS)]
Side = Annotated[str, one_of("Side", ("a", "b"))]
Slot = Annotated[str, one_of("Slot", (*SLOTS, "card", "cabal"))]
State = Annotated[str, one_of("State", STATES)]
Status = Annotated[str, one_of("Status", STATUSES)]


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

    speed: int | None
    attack: int | None
    defense: int | None
    damage: int | None


class ReasonsView(Struct, gc=False):
    """What those values are made of, where that is more than the dial."""

    speed: list[ReasonView] | UnsetType = UNSET
    attack: list[ReasonView] | UnsetType = UNSET
    defense: list[ReasonView] | UnsetType = UNSET
    damage: list[ReasonView] | UnsetType = UNSET


class PowerView(Struct, gc=False, array_like=True):
    """A power that is in force or can be switched on: its id, what stands behind its name, and where it stands."""

    power: str
    given: str
    slot: Slot


class MonsterView(Struct, gc=False):
    """A monster with its dial and card: all of it lies open."""

    id: str
    version: str
    name: str
    """Its own on this table: the second of a name is "Dog Soldier 2"."""
    owner: int
    controller: int
    state: State
    at: str | None
    click: int
    """Counted from 1."""
    left: int
    """How many clicks of damage it can take and live."""
    line: int
    """The click that healing stops at."""
    side: Side
    """Of its card."""
    values: ValuesView
    reasons: ReasonsView
    powers: list[PowerView]
    next: str
    """What one click of damage would change: "attack 8 with Decapitate, defense 14; Weak Spot is lost"."""
    tokens: int
    acted: bool
    """It was given an action this turn."""
    statuses: list[Status]
    victims: list[str]
    """On its card."""
    slays: int
    kills: int


class VictimView(Struct, gc=False):
    """A victim; what a face-down one is, nobody knows."""

    id: str
    name: str
    where: Place
    at: str | None
    face_down: bool
    archetype: str | None
    speed: int | None
    """How far it could go now."""
    holder: str | None
    """The monster that slew or rescued it, or carries it."""
    rescued: bool
    shifted: bool
    """It was chosen this turn."""


class SubplotView(Struct, gc=False):
    """A subplot in play: what it is about, and what it brings as things stand."""

    card: str
    hated: str | UnsetType = UNSET
    """The class that it names."""
    monster: str | UnsetType = UNSET
    worth: int = 0


class CabalView(Struct, gc=False):
    """A cabal whose power is in force for a player, and the monster that leads it."""

    cabal: str
    leader: str
    power: str


class PlayerView(Struct, gc=False):
    """A player: army, points, crypt."""

    seat: int
    team: int
    edge: Edge | None
    army_points: int
    points: int
    """Victory points so far."""
    total: int
    """With what a subplot brings as things stand."""
    in_game: bool
    clicks_left: int
    """All clicks of damage that the army can take."""
    slain: int
    rescued: int
    crypt_size: int
    crypt: list[str] | None
    """None for those who may not know it."""
    played: list[str]
    removed: list[str]
    subplot: SubplotView | None
    cabals: list[CabalView]


class ClockView(Struct, gc=False):
    """The ticking clock in play, and who played it."""

    card: str
    seat: int


class EffectView(Struct, gc=False):
    """What a plot twist does for a while: to whom, and how long."""

    card: str
    until: int | None
    """The seat whose next turn ends it; None if it ends with this turn, or never."""
    forever: bool
    monster: str | UnsetType = UNSET
    victim: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class ObjectView(Struct, gc=False):
    """An object on the map. A portal has a doorway on an edge, open or closed."""

    kind: ObjectKind
    at: str
    edge: Edge | UnsetType = UNSET
    open: bool | UnsetType = UNSET


class MarkerView(Struct, gc=False):
    """A marker that makes hindering terrain."""

    kind: Marker
    at: str


class AimView(Struct, gc=False):
    """An attack on one target: what two dice must show, and what a hit does."""

    target: str
    attack: ValueView
    defense: ValueView
    needs: int | None
    """What both dice together must show; a pair of sixes always hits. None if no attack roll decides."""
    chance: int | None
    """Of that, in percent."""
    damage: ValueView | None
    """What a hit deals before the target's powers; None if it deals none, or a die or a choice tells."""
    clicks: int | None
    """What the target then takes."""
    deadly: bool
    """That would kill it."""
    pierces: bool
    line: Line
    through: list[str]
    """What hinders the line of fire."""
    evades: int | None
    """The target evades on this roll of a die or more."""


class AttackView(Struct, gc=False):
    """The attack in hand."""

    attacker: str
    kind: Action
    power: str | None
    targets: list[AimView]
    dice: list[int]
    hits: list[str]
    shares: list[int]
    smashes: str | None
    """The space of the object that is to be smashed."""


class ActionView(Struct, gc=False):
    """The action in hand."""

    monster: str
    power: str | None
    """Chosen for the move."""
    frenzy: bool
    left: int
    """How much movement is left."""
    carries: str | None


class SlayingView(Struct, gc=False):
    """A victim that is about to be slain."""

    monster: str
    victim: str


class ClixView(Struct, gc=False):
    """The table as a seat sees it."""

    scenario: Scenario
    build_total: int
    victim_points: int
    """What a victim is worth to whoever slays or rescues it."""
    rescue_goal: int
    map: MapId
    turn: int
    limit: int
    """The last turn."""
    active: int | None
    first: int | None
    phase: Phase
    actions: int
    """Left in this turn."""
    base_actions: int
    players: list[PlayerView]
    monsters: list[MonsterView]
    victims: list[VictimView]
    pool: int
    """Victims whose token nobody has seen."""
    clock: ClockView | None
    effects: list[EffectView]
    objects: list[ObjectView]
    markers: list[MarkerView]
    chosen: str | None
    """The victim that was chosen in the suspense phase."""
    action: ActionView | None
    attack: AttackView | None
    slaying: SlayingView | None


# --- showing it -------------------------------------------------------------------------------------------------------


def view(t: Clix, seat: int) -> ClixView:
    """The table as `seat` (or SPECTATOR) sees it."""
    return ClixView(
        scenario=SCENARIOS[t.scenario],
        build_total=t.build_total,
        victim_points=VICTIM_POINTS * t.build_total // HUNDRED,
        rescue_goal=t.rescue_goal,
        map=t.ground.name,
        turn=t.turn,
        limit=t.limit,
        active=_or_none(t.active),
        first=_or_none(t.first),
        phase=PHASES[t.phase],
        actions=t.actions,
        base_actions=t.base_actions,
        players=[_player(t, other, seat) for other in range(t.seats)],
        monsters=[monster_view(t, m) for m in range(len(t.kind))],
        victims=[victim_view(t, v) for v in range(len(t.victim_at))],
        pool=t.face.count(FACE_DOWN),
        clock=None if t.clock == NOTHING else ClockView(TWISTS[t.clock], t.clock_owner),
        effects=[_effect(card, whom, until) for card, whom, until in t.spells],
        objects=_objects(t),
        markers=[MarkerView(MARKERS[kind % len(MARKERS)], SPACES[space]) for space, kind, _ in t.markers],
        chosen=VICTIMS[t.chosen] if t.phase == SUSPENSE and t.chosen != NOBODY and t.chosen in t.shifted else None,
        action=_action(t),
        attack=_attack(t),
        slaying=_slaying(t),
    )


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def place(space: int) -> str | None:
    return SPACES[space] if space >= 0 else None


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
        edge=None if t.edges[other] == NOTHING else EDGES[t.edges[other]],
        army_points=t.costs[other],
        points=t.points[other],
        total=total(t, other),
        in_game=t.phase == SETTING_UP or t.owns_any(other),
        clicks_left=sum([clicks_left(t, m) for m in range(len(t.kind)) if t.owner[m] == other]),
        slain=len(taken) - len(rescued),
        rescued=len(rescued),
        crypt_size=len(t.crypts[other]),
        crypt=[TWISTS[card] for card in t.crypts[other]] if other == seat else None,
        played=[TWISTS[card] for card in t.played[other]],
        removed=[TWISTS[card] for card in t.removed[other]],
        subplot=_subplot(t, other),
        cabals=_cabals(t, other),
    )


def own_view(t: Clix, seat: int, seen: ClixView) -> ClixView:
    """The table as a player sees it, made of what everyone sees: with the cards of the own crypt."""
    crypt = [TWISTS[card] for card in t.crypts[seat]]
    return replace(seen, players=[replace(player, crypt=crypt) if player.seat == seat else player for player in seen.players])


def _subplot(t: Clix, seat: int) -> SubplotView | None:
    card = t.subplots[seat]
    if card == NOTHING:
        return None
    shown = SubplotView(TWISTS[card], worth=earned(t, seat))
    if t.named[seat] != NOTHING:
        if card == HATRED:
            shown.hated = CLASSES[t.named[seat]]
        elif card == TO_MASTER:
            shown.monster = MONSTERS[t.named[seat]]
    return shown


def _cabals(t: Clix, seat: int) -> list[CabalView]:
    found: dict[str, CabalView] = {}
    for m in t.monsters_of(seat):
        leader = leader_of(t, m)
        if leader >= 0:
            cabal = CABALS[CABAL[t.kind[leader]]]
            found[cabal] = CabalView(cabal, MONSTERS[leader], POWERS[LEADS[t.kind[leader]]])
    return list(found.values())


# --- figures ----------------------------------------------------------------------------------------------------------


def monster_view(t: Clix, m: int) -> MonsterView:
    """A monster, with what its values are now and why."""
    numbers, why = _values(t, m)
    return MonsterView(
        id=MONSTERS[m],
        version=VERSIONS[t.kind[m]],
        name=monster_name(t, m),
        owner=t.owner[m],
        controller=t.controller(m),
        state=STATES[1] if t.at[m] >= 0 else STATES[0] if t.phase == SETTING_UP else STATES[2],
        at=place(t.at[m]),
        click=t.click[m] + 1,
        left=clicks_left(t, m),
        line=t.line[m] + 1,
        side="ab"[t.side[m]],
        values=numbers,
        reasons=why,
        powers=_powers(t, m),
        next=next_click(t, m),
        tokens=t.tokens[m],
        acted=t.flags[m] & ACTED != 0,
        statuses=_statuses(t, m),
        victims=[VICTIMS[v] for v in range(len(t.victim_at)) if t.victim_at[v] == ON_CARD and t.holder[v] == m],
        slays=t.slays[m],
        kills=t.kills[m],
    )


def _values(t: Clix, m: int) -> tuple[ValuesView, ReasonsView]:
    if t.at[m] < 0:
        shown = [None if number < 0 else number for number in DIAL[t.kind[m]][t.click[m]]]
        return ValuesView(*shown), ReasonsView()
    worked_out = (
        values.speed(t, m, starts_halved(t, m)),
        values.attack(t, m, NOBODY),
        values.defense(t, m, NOBODY, CLOSE),
        values.damage(t, m, NOBODY),
    )
    why = ReasonsView()
    for slot, value in zip(SLOTS, worked_out, strict=True):
        told = reasons(value)
        if len(told) > 1 or told[0].why != "dial":
            setattr(why, slot, told)
    return ValuesView(*[None if t.hourglass(m, slot) else value.total for slot, value in enumerate(worked_out)]), why


def _powers(t: Clix, m: int) -> list[PowerView]:
    if t.at[m] < 0 and t.phase != SETTING_UP:
        return []
    shown = [PowerView(POWERS[power], given_text(power, given), slot_of(power)) for power, given in t.powers(m)]
    leader = leader_of(t, m)
    if leader >= 0:
        shown.append(PowerView(POWERS[LEADS[t.kind[leader]]], "", "cabal"))
    return shown


def _statuses(t: Clix, m: int) -> list[Status]:
    if DIAL[t.kind[m]][t.click[m]][SPEED] == SKULLS:
        return []
    found = {
        "vulnerable": t.vulnerable(m),
        "blooded": t.blooded(m),
        "insane": t.mind[m] == INSANE,
        "puppet": t.mind[m] == PUPPET,
        "soaring": t.soaring[m] == 1,
        "immovable": t.hourglass(m, SPEED),
        "incapable": t.hourglass(m, ATTACK),
        "intangible": t.hourglass(m, DEFENSE),
        "harmless": t.hourglass(m, DAMAGE),
        "scorned": any([hated == m for _, hated in t.scorned]),
    }
    return [status for status in STATUSES if found[status]]


def victim_view(t: Clix, v: int) -> VictimView:
    """A victim; what a face-down one is, nobody knows."""
    at = t.victim_at[v]
    known = t.known(v)
    return VictimView(
        id=VICTIMS[v],
        name=victim_name(t, v),
        where=_where(t, v),
        at=place(at),
        face_down=bool((t.face_down >> v) & 1),
        archetype=ARCHETYPES[t.face[v]] if known else None,
        speed=values.victim_speed(t, v, starts_rough(t, at)) if known and at >= 0 else None,
        holder=MONSTERS[t.acting] if at == CARRIED and t.acting >= 0 else MONSTERS[t.holder[v]] if t.holder[v] >= 0 else None,
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
    shown = EffectView(TWISTS[card], _or_none(until) if until not in (FOREVER, THIS_TURN) else None, until == FOREVER)
    name = TWISTS[card]
    if name == "hidden_camera":
        shown.seat = whom
    elif name in ("ghost_trap", "cocoon"):
        shown.monster = MONSTERS[whom]
    else:
        shown.victim = VICTIMS[whom]
    return shown


def _objects(t: Clix) -> list[ObjectView]:
    occupied = t.occupied()
    portals = [
        ObjectView("portal", SPACES[space], EDGES[edge], not ((occupied >> space) | (occupied >> (space + SHIFT[edge]))) & 1)
        for space, edge in t.doors
    ]
    stones = [ObjectView("tombstone", SPACES[space]) for space in t.tombstones]
    return portals + stones + [ObjectView("tree", SPACES[space]) for space in t.trees]


# --- what is being done -----------------------------------------------------------------------------------------------


def _action(t: Clix) -> ActionView | None:
    if t.acting == NOBODY or t.phase != HUNTING:
        return None
    return ActionView(
        monster=MONSTERS[t.acting],
        power=None if t.move_power == NO_POWER else POWERS[t.move_power],
        frenzy=bool(t.frenzy),
        left=max(0, t.rest),
        carries=None if t.carried == NOBODY else VICTIMS[t.carried],
    )


def aim_view(aim: Aim) -> AimView:
    """What an attack on one target needs and does."""
    return AimView(
        target=MONSTERS[aim.target],
        attack=value_view(aim.attack),
        defense=value_view(aim.defense),
        needs=aim.needs,
        chance=aim.chance,
        damage=None if aim.damage is None else value_view(aim.damage),
        clicks=aim.clicks,
        deadly=aim.deadly,
        pierces=aim.pierces,
        line=("clear", "hindered", "blocked")[aim.line],
        through=[SPACES[space] for space in aim.through],
        evades=aim.evades,
    )


def _attack(t: Clix) -> AttackView | None:
    if t.attacker == NOBODY:
        return None
    here = t.at[t.attacker] >= 0
    return AttackView(
        attacker=MONSTERS[t.attacker],
        kind=ACTIONS[t.attack_kind],
        power=None if t.attack_power < 0 else POWERS[t.attack_power],
        targets=[aim_view(aim_at(t, t.attacker, target)) for target in t.targets if here and t.at[target] >= 0],
        dice=list(t.dice),
        hits=[MONSTERS[target] for target in t.hits],
        shares=list(t.shares),
        smashes=place(t.aim),
    )


def _slaying(t: Clix) -> SlayingView | None:
    """A monster that stands in the space of a victim it has not slain yet."""
    if t.prey == NOBODY or t.slayer == NOBODY or t.saved or t.victim_at[t.prey] < 0:
        return None
    if t.at[t.slayer] < 0 or t.at[t.slayer] != t.victim_at[t.prey]:
        return None
    return SlayingView(MONSTERS[t.slayer], VICTIMS[t.prey])
