"""The table by names: what a seat sees of it, and all components wherever they lie."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from gloam.games.the_victim import components as c
from gloam.games.the_victim.equations import changes_left, held, missing, nearest
from gloam.games.the_victim.map import CELLS, placed
from gloam.games.the_victim.rules.actions import KINDS as VICTIM_KINDS
from gloam.games.the_victim.rules.ending import ELIMINATIONS
from gloam.games.the_victim.rules.equation import opens, value, well_formed
from gloam.games.the_victim.rules.evil import (
    ATTACKED,
    HUNTED,
    USED_DEATH,
    USED_FIRST,
    USED_SECOND,
    forbids_death,
    forbids_evil_skill,
)
from gloam.games.the_victim.rules.exploring import placements
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.rules.powers import power, skills, stamina_for, which
from gloam.games.the_victim.rules.skills import afraid, unlocked, works
from gloam.games.the_victim.rules.victim_skills import forbids_skill
from gloam.games.the_victim.show import rolls
from gloam.games.the_victim.show.foresight import ForesightView, ThreatView, foresight, threats
from gloam.games.the_victim.table import (
    ABSENT,
    AFRAID,
    ELIMINATED,
    ENSLAVED,
    EVIL,
    ON_MAP,
    POISONED,
    SAFE,
    STATES,
    TARGETED,
    Forest,
)
from gloam.kernel import observation as o
from gloam.kernel.boards.hexagons import EDGES, OPPOSITE, edges_in, has_edge, turned
from gloam.kernel.boards.hexagons import SIDES as EDGE_COUNT
from gloam.kernel.caching import cached
from gloam.kernel.views import one_of
from gloam.show.naming import name_or_none, named

SIDES: Final = ("none", "front", "back")
DEBUFFS: Final = ((TARGETED, "targeted"), (POISONED, "poisoned"), (AFRAID, "afraid"))
_MARKS: Final = ("decoder", "herb", "black_box", "exploded", "bolt", "web", "shadow")
_PURPOSES: Final = ("run", "decode", "heal", "search", "hide", "test", "defence", "curse", "hunt", "attack")
EVIL_KINDS: Final = (
    (HUNTED, "hunt"),
    (ATTACKED, "attack"),
    (USED_FIRST, "first"),
    (USED_SECOND, "second"),
    (USED_DEATH, "death"),
)
_SKILL_STATES: Final = ("ready", "used", "not_now", "locked")
OUTCOMES: Final = ("under_way", "wounded", "defended", "shielded")
ATTACKS: Final = ("attack", "first", "second", "web")


# --- what is shown ----------------------------------------------------------------------------------------------------

Edge = Annotated[str, one_of("Edge", EDGES)]
Mark = Annotated[str, one_of("Mark", _MARKS)]
State = Annotated[str, one_of("State", STATES)]
Side = Annotated[str, one_of("Side", SIDES)]
Debuff = Annotated[str, one_of("Debuff", tuple([debuff for _, debuff in DEBUFFS]))]
Status = Annotated[str, one_of("Status", c.STATUSES)]
Purpose = Annotated[str, one_of("Purpose", _PURPOSES)]
Die = Annotated[str, one_of("Die", ("victim", "d6", "d10"))]
SkillState = Annotated[str, one_of("SkillState", _SKILL_STATES)]
AttackOutcome = Annotated[str, one_of("AttackOutcome", OUTCOMES)]
AttackKind = Annotated[str, one_of("AttackKind", ATTACKS)]

_DERIVED: Final = o.LeftOut("follows from the rest of the table")
_FOR_PEOPLE: Final = o.LeftOut("is told for people")
_TAKEN: Final = tuple(dict.fromkeys([*VICTIM_KINDS, *[kind for _, kind in EVIL_KINDS]]))
Seat = Annotated[int, o.OneOf(range(c.MOST_PLAYERS))]
Victim = Annotated[str, o.OneOf(c.VICTIMS)]
Victims = Annotated[int, o.Number(len(c.VICTIMS))]
Figure = Annotated[str, o.OneOf(c.FIGURES)]
Tile = Annotated[str, o.OneOf(c.TILES)]
Tiles = Annotated[list[str], o.Several(c.TILES)]
Edges = Annotated[list[Edge], o.Several(EDGES)]
Column = Annotated[int, o.Number(max(CELLS.q), min(CELLS.q))]
Row = Annotated[int, o.Number(max(CELLS.r), min(CELLS.r))]
Item = Annotated[str, o.OneOf(c.ITEMS)]
Items = Annotated[list[str], o.Several(c.ITEMS, 5)]
Event = Annotated[str, o.OneOf(c.EVENTS)]
Evil = Annotated[str, o.OneOf(c.EVILS)]
Tokens = Annotated[list[str], o.Several(c.TOKENS, 6)]
Digit = Annotated[int, o.Number(9)]
Count = Annotated[int, o.Number(20)]
MaybeCount = Annotated[int | None, o.Maybe(o.Number(20))]
Total = Annotated[int, o.Number(99)]
Dice = Annotated[list[int], o.Row(o.Number(12), 12)]
Reason = Annotated[str, _FOR_PEOPLE]


class TileView(Struct, gc=False):
    """A tile as it lies: q counts columns to the east, r tiles to the south within a column, `turned` sixths clockwise."""

    q: Column
    r: Row
    turned: Annotated[int, o.Number(5)]
    exits: Edges
    """Where a path leaves it, as it lies."""
    joined: Edges
    """The exits that meet a path of the neighbour, or that a Hammer has opened."""
    open: Edges
    """The exits beyond which nothing lies yet."""
    marks: Annotated[list[Mark], o.Several(_MARKS, c.SHADOWS)]
    """The tokens on it; a Shadow may be there more than once."""


class WayView(Struct, gc=False):
    """One way to lay the drawn tile: at which edge of the runner's tile, how it is turned, and what that brings."""

    edge: Edge
    turned: int
    q: int
    r: int
    exits: list[Edge]
    joins: list[str]
    """The tiles that its paths would meet."""
    blocks: list[str]
    """The tiles whose path to it would end at an obstacle."""
    opens: int
    """How many of its exits lead on into the unknown."""


class DrawnView(Struct, gc=False):
    """The tile that was drawn and is to be laid."""

    tile: Tile
    victim: Annotated[str, o.LeftOut("is who acts")]
    beside: Annotated[str, _DERIVED]
    ways: Annotated[list[WayView], o.LeftOut("are the answers")]


class PileView(Struct, gc=False):
    """A Map pile: how many tiles, and from the top down those that this seat knows (None for the others; [] if it knows none)."""

    tiles: Annotated[int, o.Number(len(c.TILES))]
    known: Annotated[list[str | None], o.Row(o.Index(c.TILES), len(c.TILES))]


class SkillView(Struct, gc=False):
    """A skill of a Victim."""

    state: SkillState
    why: Reason
    """The rule because of which it is not ready, or ""."""


class VictimView(Struct, gc=False):
    """A Victim and its board."""

    seat: Seat
    state: State
    at: Tile | None
    statuses: dict[Status, Digit]
    wounds: Digit
    critical: bool
    hide: Side
    """"front": hidden; "back": cannot hide in this turn."""
    debuffs: Annotated[list[Debuff], o.Several([debuff for _, debuff in DEBUFFS])]
    active: SkillView
    passive: SkillView
    cards: Count
    hand: Items | None
    """The Items held, for the seat that plays it; None for others."""
    worn: Items
    tokens: Annotated[list[str], o.Several([token for token in c.VICTIM_TOKEN if token])]
    """The skill tokens that lie on its board."""


class EvilSkillView(Struct, gc=False):
    """An active skill of the Evil as it is now."""

    skill: Annotated[str, o.OneOf(c.SKILLS)]
    stamina: Digit
    power: Annotated[int, o.Number(50)]
    upgrades: Digit
    state: SkillState
    why: Reason
    """The rule because of which it is not ready, or ""."""


class EvilView(Struct, gc=False):
    """The Evil and its board."""

    evil: Evil
    seat: Seat
    host: Victim
    """The Victim that it was."""
    at: Tile
    shadows: Annotated[list[str], o.Several(c.TILES, c.SHADOWS)]
    """The tiles of its Shadows."""
    rage: Digit
    stamina: Digit
    actions: Digit
    """How many Actions its next turn has as things are, or this one had."""
    upgrades: dict[Annotated[str, o.OneOf(c.UPGRADES)], Digit]
    passive: Annotated[str, _DERIVED]
    die: Annotated[Die, _DERIVED]
    skills: Annotated[list[EvilSkillView], o.Row(o.Parts(EvilSkillView), 2)]
    death: Annotated[str, _DERIVED]
    rage_short: Annotated[int, _DERIVED]
    """How much Rage the Death Skill still lacks."""
    upgrade_short: Annotated[int, _DERIVED]
    """How much Rage an upgrade still lacks."""
    prey: Annotated[list[str], o.Several(c.VICTIMS)]
    """Whom the Death Skill could take now."""
    meat: Count
    bullet: bool
    threats: Annotated[dict[str, ThreatView], _DERIVED]
    """By Victim that it can attack."""


class BunkerView(Struct, gc=False):
    """The Bunker Board: the Gate, the tokens found, the row, and what is still needed."""

    gate: Annotated[int | None, o.Number(255)]
    tokens: Tokens
    """Found and not in the row."""
    row: Annotated[list[str], o.Row(o.OneOf(c.TOKENS), c.ROW)]
    value: Annotated[int | None, o.Maybe(o.Number(1000, -1000))]
    """What the row comes to, if it is an equation."""
    open: bool
    missing: MaybeCount
    """How many tokens have still to be found for the nearest equation; None while the Gate is unknown."""
    nearest: Annotated[list[str], _DERIVED]
    """The nearest equation for the Gate; [] while that is unknown."""
    changes: MaybeCount
    """How many tokens have still to be placed or removed, if all are there."""
    chance: Annotated[int, o.Number(100)]
    """Of 100 Gates that may yet be drawn, how many the tokens found would open; while the Gate is unknown."""
    numbers_left: Annotated[int, o.Number(30)]
    symbols_left: Annotated[int, o.Number(30)]


class LastingView(Struct, gc=False):
    """An Event in force: until the end of its drawer's next turn. Before it has begun it holds for nobody."""

    event: Event
    drawer: Victim
    begun: bool


class ReasonView(Struct, gc=False, array_like=True):
    """Why a roll comes to this number: "rolled", "rage", "zero" for a Run without a point, or the name of what changed it."""

    why: str
    total: int


class RollView(Struct, gc=False):
    """The last roll, and how its total came about."""

    figure: Figure
    """A Victim, or "evil"."""
    purpose: Purpose
    status: Status | None
    die: Die
    dice: Dice
    """0 is the Rage symbol of an Evil die."""
    faces: Annotated[list[int], o.LeftOut("follows from the die")]
    """The faces of a die."""
    total: Total
    mark: Annotated[int | None, o.Maybe(o.Number(99))]
    """What a test has to come to, and a defence."""
    passed: bool | None
    reasons: Annotated[list[ReasonView], _FOR_PEOPLE]
    sentence: Reason
    """"8 rolled, Snow halves to 4, Shoes +1"."""
    open: bool
    """It can still be changed."""
    changed_by: Annotated[list[str], _DERIVED]
    """By what, as far as this seat can know: "manual", "blood_smell"."""


class AttackView(Struct, gc=False):
    """The last attack. A defence of at least its power holds."""

    round: Annotated[int, o.Number(255)]
    attacker: Figure
    victim: Victim
    by: AttackKind
    power: Total
    outcome: AttackOutcome
    defence: Total
    dice: Dice


class ForestView(Struct, gc=False):
    """The table as a seat sees it."""

    round: Annotated[int, o.Number(255)]
    curse_after: Count
    """The round after which one of them is possessed."""
    order: Annotated[list[str], o.Row(o.OneOf(c.VICTIMS), len(c.VICTIMS))]
    acting: Figure | None
    """A Victim, or "evil"; None between turns."""
    turn: Annotated[int, o.LeftOut("follows from who acts")]
    """The seat whose turn it is, or -1."""
    points: Count
    """Actions left."""
    taken: Annotated[list[str], o.Several(_TAKEN)]
    """The Main Actions taken in this turn."""
    left: Annotated[int, o.Number(60)]
    """Steps left of the Run or Hunt being made."""
    crossed: Tiles
    """The tiles that were left by running in this turn."""
    tiles: dict[Tile, Annotated[TileView, o.Maybe(o.Parts(TileView))]]
    hammers: Annotated[list[list[str]], o.Row(o.Row(o.Index(c.TILES), 2), 6)]
    """Pairs of tiles that a Hammer has joined for Victims."""
    drawn: DrawnView | None
    piles: dict[Annotated[str, o.OneOf(c.PILES)], PileView]
    looked: Count
    """How many tiles of a Map pile someone is looking at."""
    looking: Tiles
    """The tiles that this seat is looking at."""
    victims: dict[Victim, Annotated[VictimView, o.Maybe(o.Parts(VictimView))]]
    omen: Evil | None
    """The Evil on the Curse card."""
    scores: dict[Victim, Annotated[int, o.Maybe(o.Number(99))]]
    """What Victims rolled against the Curse, or for the order of turns."""
    evil: EvilView | None
    bunker: BunkerView
    safe: Victims
    needed: Victims
    """How many have to reach the Bunker."""
    lost: Victims
    """Victims eliminated or enslaved."""
    lost_at: Victims
    """With so many the Evil wins."""
    items: Total
    item_discard: Annotated[list[str], o.Several(c.ITEMS, 20)]
    playing: Item | None
    """The Item being played."""
    events: Total
    """Events left before Darkness."""
    event: Event | None
    """The Event being carried out."""
    event_discard: Annotated[list[str], o.Several(c.EVENTS, 20)]
    lasting: Annotated[list[LastingView], o.Row(o.Parts(LastingView), 6)]
    roll: RollView | None
    attack: AttackView | None
    foresight: Annotated[ForesightView | None, _DERIVED]


# --- showing it -------------------------------------------------------------------------------------------------------


def view(t: Forest, seat: int) -> ForestView:
    """Everything lies open but others' hands, the decks, and what someone alone has seen of the Map piles."""
    return ForestView(
        round=t.round,
        curse_after=t.curse_after,
        order=named(c.VICTIMS, t.order),
        acting=name_or_none(c.FIGURES, t.acting),
        turn=turn_of(t),
        points=max(t.points, 0),
        taken=_taken(t),
        left=t.left,
        crossed=[c.TILES[tile] for tile in placed(t) if (t.crossed >> tile) & 1],
        tiles={c.TILES[tile]: _tile(t, tile) for tile in placed(t)},
        hammers=[named(c.TILES, ends) for ends in t.hammers],
        drawn=_drawn(t),
        piles={pile: _pile(t, p, seat) for p, pile in enumerate(c.PILES)},
        looked=len(t.looked),
        looking=named(c.TILES, t.looked) if t.looker == seat else [],
        victims={
            c.VICTIMS[v]: _victim(t, v, seat) for v in range(len(c.VICTIMS)) if t.state[v] != ABSENT or t.owner[v] != c.NOTHING
        },
        omen=name_or_none(c.EVILS, t.omen),
        scores={c.VICTIMS[victim]: score for victim, score in t.scores},
        evil=_evil(t),
        bunker=_bunker(t),
        safe=t.number(SAFE),
        needed=t.needed,
        lost=t.number(ELIMINATED) + t.number(ENSLAVED),
        lost_at=ELIMINATIONS,
        items=len(t.items),
        item_discard=named(c.ITEMS, t.item_discard),
        playing=name_or_none(c.ITEMS, t.playing),
        events=max(len(t.events) - 1, 0),
        event=name_or_none(c.EVENTS, t.event),
        event_discard=named(c.EVENTS, t.event_discard),
        lasting=[LastingView(c.EVENTS[e], c.VICTIMS[d], begun == 1) for e, d, begun in t.lasting],
        roll=_roll(t, seat),
        attack=_attack(t),
        foresight=foresight(t),
    )


def turn_of(t: Forest) -> int:
    """The seat whose turn it is, or NOTHING."""
    if t.acting == c.NOTHING:
        return c.NOTHING
    return t.evil_seat if t.acting == EVIL else t.owner[t.acting]


def _taken(t: Forest) -> list[str]:
    if t.acting == c.NOTHING:
        return []
    if t.acting == EVIL or t.state[t.acting] == ENSLAVED:
        return [kind for bit, kind in EVIL_KINDS if t.actions & bit]
    return [kind for kind, bit in VICTIM_KINDS.items() if t.actions & bit and kind not in ("crawl", "remove")]


# --- the map ----------------------------------------------------------------------------------------------------------


def _tile(t: Forest, tile: int) -> TileView:
    marks = (t.decoded >> tile & 1, t.herbs >> tile & 1, t.boxes >> tile & 1, t.exploded >> tile & 1, t.bolts >> tile & 1)
    shadows = t.shadows.count(tile) if t.shadows else 0
    return _lying(t.cells[tile], t.turned[tile], t.exits[tile], t.around[tile], t.links[tile], marks, tile in t.webs, shadows)


@cached
def _lying(
    cell: int,
    turned_by: int,
    exits: int,
    around: tuple[int, ...],
    links: tuple[int, ...],
    marks: tuple[int, ...],
    web: bool,
    shadows: int,
) -> TileView:
    """A tile by all that its view depends on."""
    told = [mark for mark, lies in zip(_MARKS, marks, strict=False) if lies]
    return TileView(
        q=CELLS.q[cell],
        r=CELLS.r[cell],
        turned=turned_by,
        exits=named(EDGES, tuple(edges_in(exits))),
        joined=[EDGES[edge] for edge in range(EDGE_COUNT) if around[edge] != c.NOTHING and around[edge] in links],
        open=[EDGES[edge] for edge in range(EDGE_COUNT) if around[edge] == c.NOTHING and has_edge(exits, edge)],
        marks=told + ["web"] * web + ["shadow"] * shadows,
    )


def _drawn(t: Forest) -> DrawnView | None:
    """Where the tile in hand can be laid; who draws is always the one whose turn it is."""
    if t.tile == c.NOTHING or t.cells[t.tile] != c.NOTHING or t.acting in (c.NOTHING, EVIL) or t.at[t.acting] == c.NOTHING:
        return None
    ways = [way_view(t, t.acting, edge, turn) for edge, turn in placements(t, t.acting)]
    return DrawnView(c.TILES[t.tile], c.VICTIMS[t.acting], c.TILES[t.at[t.acting]], ways)


def way_view(t: Forest, victim: int, edge: int, turn: int) -> WayView:
    """What it brings to lay the drawn tile so beside a Victim's."""
    cell = CELLS.neighbours[t.cells[t.at[victim]]][edge]
    exits = turned(c.TILE_EXITS[t.tile], turn)
    joins: list[str] = []
    blocks: list[str] = []
    opened = 0
    for e, beyond in enumerate(CELLS.neighbours[cell]):
        leads = has_edge(exits, e)
        if beyond not in t.cells:
            opened += leads
        else:
            other = t.cells.index(beyond)
            comes = has_edge(t.exits[other], OPPOSITE[e])
            if leads and comes:
                joins.append(c.TILES[other])
            elif leads or comes:
                blocks.append(c.TILES[other])
    q, r = CELLS.q[cell], CELLS.r[cell]
    return WayView(EDGES[edge], turn, q, r, named(EDGES, tuple(edges_in(exits))), joins, blocks, opened)


def _pile(t: Forest, pile: int, seat: int) -> PileView:
    known: list[str | None] = []
    for count, tile, seen, _ in t.piles[pile]:
        known += [c.TILES[tile]] if tile != c.NOTHING and (seen >> seat) & 1 else [None] * count
    return PileView(size(t, pile), known if any(known) else [])


# --- boards -----------------------------------------------------------------------------------------------------------


def _victim(t: Forest, victim: int, seat: int) -> VictimView:
    return VictimView(
        seat=t.owner[victim],
        state=STATES[t.state[victim]],
        at=name_or_none(c.TILES, t.at[victim]),
        statuses={status: t.status(victim, s) for s, status in enumerate(c.STATUSES)},
        wounds=t.wounds[victim],
        critical=t.critical(victim),
        hide=SIDES[t.hide[victim]],
        debuffs=[debuff for bit, debuff in DEBUFFS if t.debuffs[victim] & bit],
        active=_active(t, victim),
        passive=_passive(t, victim),
        cards=len(t.hands[victim]),
        hand=named(c.ITEMS, t.hands[victim]) if t.owner[victim] == seat else None,
        worn=named(c.ITEMS, t.worn[victim]),
        tokens=_tokens(t, victim),
    )


def _active(t: Forest, victim: int) -> SkillView:
    if t.state[victim] != ON_MAP:
        return SkillView("not_now", "")
    if t.acting == victim and t.actions & VICTIM_KINDS["use"]:
        return SkillView("used", "skill.active-cost")
    why = "crawl.no-other-main" if t.critical(victim) else forbids_skill(t, victim, victim)
    return SkillView("not_now" if why else "ready", why)


def _passive(t: Forest, victim: int) -> SkillView:
    if not unlocked(t, victim):
        return SkillView("locked", "skill.passive-threshold")
    if works(t, victim):
        return SkillView("ready", "")
    if t.state[victim] != ON_MAP:
        return SkillView("not_now", "")
    if t.critical(victim):
        return SkillView("not_now", "injury.own-passive-stops")
    if afraid(t, victim):
        return SkillView("not_now", "ghost.fear")
    if (t.passives >> victim) & 1:
        return SkillView("used", "skill.passive-once-per-turn")
    return SkillView("not_now", "events.crows-cry")


def _tokens(t: Forest, victim: int) -> list[str]:
    out = {"smart_link": t.smart_link, "self_heal": t.self_heal, "shooting": t.shooting}
    tokens = [token for token, side in out.items() if side and c.VICTIM_TOKEN[victim] == token]
    return tokens + ["ground_analyze"] * (t.analyzed == victim)


def _evil(t: Forest) -> EvilView | None:
    if t.evil == c.NOTHING:
        return None
    points = t.evil_points + int(t.rage == c.MOST_RAGE) - int(t.bullet != c.NOTHING)
    return EvilView(
        evil=c.EVILS[t.evil],
        seat=t.evil_seat,
        host=c.VICTIMS[t.host],
        at=c.TILES[t.evil_at],
        shadows=named(c.TILES, t.shadows),
        rage=t.rage,
        stamina=t.stamina,
        actions=max(points, 0),
        upgrades=dict(zip(c.UPGRADES, t.upgrades, strict=True)),
        passive=c.EVIL_PASSIVE[t.evil],
        die="d10" if t.upgrades[c.PASSIVE] else "d6",
        skills=[_evil_skill(t, skill) for skill in skills(t)],
        death=c.EVIL_DEATH[t.evil],
        rage_short=max(c.DEATH_RAGE - t.rage, 0),
        upgrade_short=max(c.UPGRADE_RAGE - t.rage, 0),
        prey=[c.VICTIMS[victim] for victim in t.on_map() if t.acting == EVIL and not forbids_death(t, victim)],
        meat=t.meat,
        bullet=t.bullet != c.NOTHING,
        threats=threats(t),
    )


def _evil_skill(t: Forest, skill: int) -> EvilSkillView:
    why = forbids_evil_skill(t, skill) if t.acting == EVIL else _short_of_stamina(t, skill)
    used = why == "evilskill.once-per-turn"
    state = "used" if used else "not_now" if why else "ready"
    return EvilSkillView(c.SKILLS[skill], stamina_for(t, skill), power(t, skill), t.upgrades[which(skill)], state, why)


def _short_of_stamina(t: Forest, skill: int) -> str:
    if t.stamina >= stamina_for(t, skill):
        return ""
    return "evilskill.first-cost" if which(skill) == c.FIRST else "evilskill.second-cost"


def _bunker(t: Forest) -> BunkerView:
    found = held(t)
    changes = changes_left(t) if t.gate != c.NOTHING and not missing(t, t.gate, found) else None
    solved = [gate for gate in t.gates.pool if not missing(t, gate, found)] if t.gate == c.NOTHING else []
    return BunkerView(
        gate=None if t.gate == c.NOTHING else c.GATES[t.gate],
        tokens=named(c.TOKENS, t.tokens),
        row=named(c.TOKENS, t.row),
        value=value(t.row) if well_formed(t.row) else None,
        open=opens(t),
        missing=None if t.gate == c.NOTHING else missing(t, t.gate, found),
        nearest=named(c.TOKENS, nearest(t)),
        changes=changes,
        chance=100 * len(solved) // len(t.gates.pool) if t.gate == c.NOTHING else 0,
        numbers_left=len(t.bag_numbers),
        symbols_left=len(t.bag_symbols),
    )


# --- dice -------------------------------------------------------------------------------------------------------------


def _roll(t: Forest, seat: int) -> RollView | None:
    if not t.rolling or not t.dice:
        return None
    total, reasons, sentence = rolls.comes_to(t)
    mark = rolls.mark(t)
    status = t.rolling[2]
    die = "victim" if status != c.NOTHING else "d10" if t.upgrades[c.PASSIVE] else "d6"
    return RollView(
        figure=rolls.who_rolls(t),
        purpose=rolls.purpose(t),
        status=name_or_none(c.STATUSES, status),
        die=die,
        dice=list(t.dice),
        faces=list({"victim": t.faces, "d6": t.d6, "d10": t.d10}[die]),
        total=total,
        mark=None if mark == c.NOTHING else mark,
        passed=None if mark == c.NOTHING else total >= mark,
        reasons=[ReasonView(why, comes_to) for why, comes_to in reasons],
        sentence=sentence,
        open=bool(t.rolling[0]),
        changed_by=rolls.can_change(t, seat),
    )


def _attack(t: Forest) -> AttackView | None:
    if not t.clash:
        return None
    in_round, attacker, victim, points, by, outcome, defence, *dice = t.clash
    return AttackView(in_round, c.FIGURES[attacker], c.VICTIMS[victim], ATTACKS[by], points, OUTCOMES[outcome], defence, list(dice))


# --- all components ---------------------------------------------------------------------------------------------------


def components(t: Forest) -> dict[str, int]:
    """How many of each component there are, wherever they lie."""
    tiles = [*t.pool, *t.looked, *placed(t), *[s[1] for pile in t.piles for s in pile if s[1] != c.NOTHING]]
    tiles += [c.BUNKER] * t.bunker_hidden
    tiles += [t.tile] if t.tile not in (c.NOTHING, *tiles) else []
    items = [*t.items.cards(), *t.item_discard, *[item for v in range(len(c.VICTIMS)) for item in t.hands[v] + t.worn[v]]]
    items += [t.playing] if t.playing != c.NOTHING else []
    events = [*t.events.cards(), *t.event_discard, *[event for event, _, _ in t.lasting]]
    events += [t.event] if t.event != c.NOTHING else []
    tokens = [*t.bag_numbers.cards(), *t.bag_symbols.cards(), *t.tokens, *t.row]
    return {
        **{f"tile {tile}": tiles.count(i) for i, tile in enumerate(c.TILES)},
        "tiles in the piles": len(t.pool) + t.bunker_hidden - sum([s[0] for pile in t.piles for s in pile if s[1] == c.NOTHING]),
        **{f"item {item}": items.count(i) for i, item in enumerate(c.ITEMS)},
        **{f"event {event}": events.count(i) for i, event in enumerate(c.EVENTS)},
        **{f"token {token}": tokens.count(i) for i, token in enumerate(c.TOKENS)},
        "symbols": len([token for token in tokens if token >= c.FIRST_SYMBOL]),
        "gates": len(t.gates) + (t.gate != c.NOTHING),
    }
