"""Arena: armies of figures in two teams. Who owns a figure and who controls it differ; opponents respond in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, final

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import PASS, Game, Registry, Setup
from gloam.kernel.table import Table
from kernel.games.toy import Toy

KINDS: Final = ("zombie", "wolf", "golem")
COST: Final = (2, 3, 5)
STRENGTH: Final = (3, 5, 7)
CLICKS: Final = (1, 2, 3)
WOLF: Final = 1
BUDGET: Final = 5
SLOTS: Final = ("a", "b", "c", "d", "e", "f", "g", "h")  # figures in the order in which they were recruited
BLAST_DAMAGE: Final = 3
STRONGEST: Final = 10

ANSWERS: Final = Catalogue(1)
RECRUIT: Final = ANSWERS.kind("recruit", kind_of_figure=KINDS)
CROSSROADS: Final = ANSWERS.kind("crossroads", way=("sun", "moon"))
ATTACK: Final = ANSWERS.kind("attack", by=SLOTS, on=SLOTS)
CHARM: Final = ANSWERS.kind("charm", figure=SLOTS)
BLAST: Final = ANSWERS.kind("blast", by=SLOTS)
WOUND: Final = ANSWERS.kind("wound", figure=SLOTS)
HOWL: Final = ANSWERS.single("howl")
WARD: Final = ANSWERS.single("ward")

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class Arena(Table):
    """The figures by slot, and what the seats have left to use."""

    seats: int
    kind: list[int] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    controller: list[int] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)  # clicks taken
    charms: list[int] = field(init=False)
    blasts: list[int] = field(init=False)
    wards: list[int] = field(init=False)
    howls: list[int] = field(init=False)
    moon: int = 0
    howl: int = 0  # how much stronger the target of this attack is
    prevented: int = 0  # 1: this attack
    wounds: tuple[int, ...] = ()  # of the blast that is being divided
    round: int = 0

    def __post_init__(self) -> None:
        self.charms = [1] * self.seats
        self.blasts = [1] * self.seats
        self.wards = [1] * self.seats
        self.howls = [1] * self.seats

    def in_play(self) -> list[int]:
        """The figures that are not yet destroyed."""
        return [f for f in range(len(self.kind)) if self.damage[f] < CLICKS[self.kind[f]]]

    def enemies(self, seat: int) -> list[int]:
        """The figures in play that the other team controls."""
        return [f for f in self.in_play() if team(self.controller[f]) != team(seat)]

    def reactions(self, window: str, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
        """Opponents of an attack may howl or ward, until it is prevented."""
        attacker, _ = facts
        if self.prevented or team(seat) == team(self.controller[attacker]):
            return ()
        return (*((HOWL,) if self.howls[seat] else ()), *((WARD,) if self.wards[seat] else ()))


def team(seat: int) -> int:
    """Seats across the table are partners."""
    return seat % 2


def strength(t: Arena, figure: int) -> int:
    """What a figure's strength is now: printed, or replaced; then modified; at most STRONGEST."""
    value = 9 if t.moon and t.kind[figure] == WOLF else STRENGTH[t.kind[figure]] - t.damage[figure]
    pack = [f for f in t.in_play() if t.controller[f] == t.controller[figure] and f != figure]
    return min(value + len(pack), STRONGEST)


@rule
def setup(g: Game, t: Arena) -> None:
    """Every seat builds its army, then rounds follow."""
    g.then(*(("recruit", seat, BUDGET) for seat in range(g.seats)), ("new_round",))


@rule
def recruit(g: Game, t: Arena, seat: int, points: int) -> None:
    """Recruit what the points allow; an army has at least one figure."""
    affordable = tuple(RECRUIT.each(kind for kind in range(len(KINDS)) if COST[kind] <= points))
    if affordable:
        g.ask(seat, "recruit", (*affordable, PASS) if seat in t.owner else affordable, ("recruited", seat, points))


@rule
def recruited(g: Game, t: Arena, seat: int, points: int, answer: int) -> None:
    """Its owner controls it, for now."""
    if answer != PASS:
        kind = RECRUIT.part(answer)
        t.kind.append(kind)
        t.owner.append(seat)
        t.controller.append(seat)
        t.damage.append(0)
        g.then(("recruit", seat, points - COST[kind]))


@rule
def new_round(g: Game, t: Arena) -> None:
    """A crossroads for all, then a turn for each seat. After three rounds nobody has won."""
    if t.round == 3:
        g.end("drawn", ())
        return
    g.then(("crossroads",), *(("turn", seat) for seat in range(g.seats)), ("new_round",))


@rule
def crossroads(g: Game, t: Arena) -> None:
    """All choose a way and show it at once."""
    ways = (CROSSROADS.of(0), CROSSROADS.of(1))
    g.ask_sealed("crossroads", tuple((seat, ways) for seat in range(g.seats)), ("ways_shown",))


@rule
def ways_shown(g: Game, t: Arena, *ways: int) -> None:
    """The moon shines if more want it than not."""
    t.round += 1
    t.moon = int(2 * sum(CROSSROADS.part(way) for way in ways) > len(ways))


@rule
def turn(g: Game, t: Arena, seat: int) -> None:
    """Attack, blast, charm an enemy figure, or pass."""
    mine = [f for f in t.in_play() if t.controller[f] == seat]
    enemies = t.enemies(seat)
    attacks = tuple(ATTACK.of(by, on) for by in mine for on in enemies)
    blasts = tuple(BLAST.each(mine if t.blasts[seat] else ()))
    charms = tuple(CHARM.each(enemies if t.charms[seat] and len(enemies) > 1 else ()))
    g.ask(seat, "turn", (*attacks, *blasts, *charms, PASS), ("act", seat))


@rule
def act(g: Game, t: Arena, seat: int, answer: int) -> None:
    """Charming does not end the turn; everything else does, and charmed figures go back to their owners."""
    if answer == PASS:
        g.then(("release",))
    elif BLAST.has(answer):
        t.blasts[seat] -= 1
        g.then(("divide", seat, BLAST_DAMAGE), ("release",))
    elif CHARM.has(answer):
        t.charms[seat] -= 1
        t.controller[CHARM.part(answer)] = seat
        g.then(("turn", seat))
    else:
        by, on = ATTACK.parts(answer)
        t.howl = t.prevented = 0
        g.then(("window", "attacked", (seat + 1) % g.seats, 0, by, on), ("strike", by, on), ("release",))


@rule
def attacked(g: Game, t: Arena, seat: int, by: int, on: int, answer: int) -> None:
    """Howl makes the target stronger, ward prevents the attack."""
    if answer == HOWL:
        t.howls[seat] -= 1
        t.howl += 1
    else:
        t.wards[seat] -= 1
        t.prevented = 1


@rule
def strike(g: Game, t: Arena, by: int, on: int) -> None:
    """A click of damage to whoever is weaker; to both of equals."""
    if t.prevented:
        return
    attack, defence = strength(t, by), strength(t, on) + t.howl
    hits = [f for f, hit in ((on, attack >= defence), (by, defence >= attack)) if hit]
    g.then(("suffer", *hits))


@rule
def divide(g: Game, t: Arena, seat: int, left: int) -> None:
    """The damage of a blast is divided click by click; nobody suffers before all of it is."""
    open_targets = [f for f in t.enemies(seat) if t.wounds.count(f) < CLICKS[t.kind[f]] - t.damage[f]]
    if left and open_targets:
        g.ask(seat, "divide", tuple(WOUND.each(open_targets)), ("divided", seat, left))
    else:
        wounds = t.wounds
        t.wounds = ()
        g.then(("suffer", *wounds))


@rule
def divided(g: Game, t: Arena, seat: int, left: int, answer: int) -> None:
    """One click goes there."""
    t.wounds += (WOUND.part(answer),)
    g.then(("divide", seat, left - 1))


@rule
def suffer(g: Game, t: Arena, *figures: int) -> None:
    """All damage at once: the last team that owns a figure wins, and if none does, nobody."""
    before = set(t.in_play())
    for figure in figures:
        t.damage[figure] += 1
    for figure in sorted(before - set(t.in_play())):
        g.tell("destroyed", figure)
    standing = {team(t.owner[f]) for f in t.in_play()}
    if len(standing) < 2:
        g.end("last-team", tuple(seat for seat in range(g.seats) if team(seat) in standing))


@rule
def release(g: Game, t: Arena) -> None:
    """Figures obey their owners again."""
    t.controller = t.owner.copy()


class ArenaGame(Toy):
    """Two players, or two teams of two."""

    id = "arena"
    name = "Arena"
    least_seats, most_seats = 2, 4
    rules = rule.rules
    catalogue = ANSWERS
    events = Events(destroyed={"figure": NUMBER})

    def new_table(self, setup: Setup) -> Arena:
        return Arena(setup.seats)

    def components(self, table: Any) -> dict[str, int]:
        return {"wards": len(table.wards)}


ARENA: Final = ArenaGame()
