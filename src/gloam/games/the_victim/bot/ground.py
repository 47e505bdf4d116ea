"""The forest as a Victim sees it: errands, how strongly each tile draws it there, and where the Evil can strike."""

from __future__ import annotations

from typing import Final, final

from gloam.games.the_victim.bot.value import DOOMED, STATUS_WORTH, aided, decoding_for, exploring, healing, next_wound
from gloam.games.the_victim.chances import at_least, attack_chance, evil_faces, hit_chance, pass_chance, test_chance
from gloam.games.the_victim.components import (
    AGI,
    BUNKER,
    HAND_LIMIT,
    HIGHEST,
    INT,
    IS_CORPSE,
    IS_CURSE,
    IS_DECODER,
    IS_TEST,
    LUK,
    MOST_RAGE,
    MOST_STAMINA,
    NOTHING,
    TILE_TEST,
    TILES,
    VIT,
    Tile,
    Victim,
)
from gloam.games.the_victim.equations import solvable
from gloam.games.the_victim.map import is_open, placed
from gloam.games.the_victim.reach import hunting_row
from gloam.games.the_victim.rules.attacking import attackable
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.rules.evil_rules import BY_EVIL, rules_of
from gloam.games.the_victim.rules.powers import power, skills, stamina_for
from gloam.games.the_victim.show.names import TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.table import ENSLAVED, Forest
from gloam.kernel.boards.graphs import FAR

FADING: Final = 0.84  # what an errand is worth a step farther away
AN_ITEM: Final = 1.3
A_BOX: Final = 3.5
GATE_UNKNOWN: Final = 4.0  # to be the first at the Bunker
NO_PASSWORD: Final = 0.5  # to wait there without the tokens
GATHER: Final = 9.0  # to be at the Bunker when the tokens are there
HURRY: Final = 30.0  # divided by the Events that are left: then no danger counts any more
OPEN_BUNKER: Final = 30.0
AN_EVENT: Final = 0.8
SHARED: Final = 0.55  # an errand that another Victim is on already
CAUTION: Final = 0.8
SKILLED: Final = 0.3  # how likely the Evil is to use a skill on just this Victim
DEATH_NEAR: Final = 12.0  # a critical Victim, to an Evil that has the Rage
LESSON: Final = 3.0  # how much more a point gained at a Test tile is worth: it is rolled for as long as the game lasts
_HUNTED: Final = 9  # no Hunt leads farther
_UNKNOWN: Final = -1.0


@final
class Test:
    """What a Victim makes of a Test tile: its chance to pass it, and what it gains there on the average."""

    __slots__ = ("chance", "gain")

    def __init__(self, chance: float, gain: float) -> None:
        self.chance = chance
        self.gain = gain


@final
class Errand:
    """A tile to go to, what it is worth there, and why; `acts`: whether an Action is to be taken there."""

    __slots__ = ("acts", "tile", "why", "worth")

    def __init__(self, tile: Tile, worth: float, why: str, acts: bool) -> None:
        self.tile = tile
        self.worth = worth
        self.why = why
        self.acts = acts


# --- the Evil's reach -------------------------------------------------------------------------------------------------


def hunters(t: Forest) -> list[int]:
    """The tiles of all that hunts Victims."""
    if t.evil == NOTHING:
        return []
    return [t.evil_at, *t.shadows, *[t.at[victim] for victim in t.order if t.state[victim] == ENSLAVED]]


@final
class Ground:
    """What one Victim makes of the map as it lies."""

    __slots__ = ("blows", "dangers", "errands", "evil", "faces", "field", "goal", "harm", "t", "tests", "victim")

    def __init__(self, t: Forest, victim: Victim) -> None:
        self.t = t
        self.victim = victim
        self.evil = hunting_row(t, hunters(t), _HUNTED) if t.evil != NOTHING else [FAR] * len(TILES)
        self.faces = evil_faces(t)
        cost = next_wound(t, victim)
        self.harm, self.blows = _harm(t, victim, cost)
        self.dangers: list[float] = [_UNKNOWN] * len(TILES)
        self.tests = _tests(t, victim, cost)
        self.errands = errands(t, victim, self.tests)
        self.field: list[float] = [0.0] * len(TILES)
        self.goal: list[int] = [NOTHING] * len(TILES)
        self._spread()

    def _spread(self) -> None:
        """Each errand draws from afar, weaker with each step and with what is on the way."""
        t, field, goal = self.t, self.field, self.goal
        ahead: list[int] = []
        for i, errand in enumerate(self.errands):
            if errand.worth > field[errand.tile]:
                field[errand.tile] = errand.worth
                goal[errand.tile] = i
                ahead.append(errand.tile)
        entry = [0.0] * len(TILES)
        for tile in ahead:  # grows while it is read
            if not entry[tile]:
                entry[tile] = self._entry(tile)
            passed = field[tile] * entry[tile]
            for beside in t.beside[tile]:
                if passed > field[beside] + 0.001 and tile in t.ways[beside]:
                    field[beside] = passed
                    goal[beside] = goal[tile]
                    ahead.append(beside)

    def _entry(self, tile: Tile) -> float:
        t = self.t
        if t.critical(self.victim):
            return 0.6
        if IS_TEST[tile]:
            return FADING * (0.5 + 0.5 * self.tests[TILE_TEST[tile]].chance)
        if tile in t.webs:
            return FADING * 0.6
        return FADING * (0.85 if IS_CURSE[tile] else 1.0)

    def danger(self, tile: Tile) -> float:
        """What the Evil is expected to do to the Victim there before its next turn."""
        if not self.harm and not self.blows:
            return 0.0
        if self.dangers[tile] == _UNKNOWN:
            self.dangers[tile] = CAUTION * self._struck(tile)
        return self.dangers[tile]

    def _struck(self, tile: Tile) -> float:
        """What an Attack and the worst of the skills are expected to cost, as far as a Hunt leads to where they strike from."""
        t, worst = self.t, 0.0
        for skill, harm in self.blows:
            if harm > worst:
                own = rules_of(skill)
                hunts = 2 if skill in own.hunting else 1
                chance = 1.0 if own.strikes_anywhere(t, skill, tile) else self._reached(own.strikes_from(t, skill, tile), hunts)
                worst = max(worst, harm * chance)
        if self.harm:
            worst += self.harm * self._reached((tile,) if t.critical(self.victim) else BY_EVIL[t.evil].attacks_around(t, tile), 1)
        return worst

    def _reached(self, tiles: tuple[int, ...], hunts: int) -> float:
        """The chance that so many Hunts lead to the nearest of these tiles."""
        steps = FAR
        for tile in tiles:
            if self.evil[tile] < steps:
                steps = self.evil[tile]
        return 0.0 if steps == FAR else at_least(self.faces, hunts, steps)

    def near(self, tile: Tile) -> bool:
        """Whether the Evil may hunt to where it attacks the Victim on a tile; else only its skills reach it there."""
        return self._reached(BY_EVIL[self.t.evil].attacks_around(self.t, tile), 1) > 0.0

    def stand(self, tile: Tile) -> float:
        """How good it is for the Victim to end its turn on a tile."""
        return self.field[tile] - self.danger(tile)

    def toll(self, tile: Tile) -> float:
        """What it costs to step on a tile."""
        t, victim = self.t, self.victim
        cost = 0.0
        if IS_TEST[tile]:
            cost -= self.tests[TILE_TEST[tile]].gain
        elif IS_CURSE[tile] and not (t.cursed >> tile) & 1:
            cost += AN_EVENT
        if tile in t.webs:
            cost += 1.5 + hit_chance(t, victim, power(t, skills(t)[0])) * next_wound(t, victim)
        return cost

    def why(self, tile: Tile) -> str:
        """What draws the Victim from a tile."""
        goal = self.goal[tile]
        return self.errands[goal].why if goal != NOTHING else ""


def next_turn(t: Forest) -> list[int]:
    """The active skills that the Evil has the Stamina for in its next turn."""
    stamina = min(t.stamina + 1, MOST_STAMINA)
    return [skill for skill in skills(t) if stamina_for(t, skill) <= stamina]


def _harm(t: Forest, victim: Victim, cost: float) -> tuple[float, list[tuple[int, float]]]:
    """What it costs a Victim that the Evil attacks it, and that it uses each of its skills on it."""
    if t.evil == NOTHING or t.hidden(victim):
        return 0.0, []
    if t.critical(victim):
        return (DOOMED if t.rage == MOST_RAGE else 0.0), []
    blows = [(skill, SKILLED * hit_chance(t, victim, power(t, skill)) * cost) for skill in next_turn(t)]
    return attack_chance(t, victim, t.meat) * cost, blows


# --- errands ----------------------------------------------------------------------------------------------------------


def errands(t: Forest, victim: Victim, tests: list[Test]) -> list[Errand]:
    """What a Victim could go for on the map."""
    found: list[Errand] = []
    critical = t.critical(victim)
    others = [other for other in t.on_map() if other != victim]
    explore = 0.0 if critical else exploring(t)
    code = 0.0 if critical else pass_chance(t, victim, INT)
    luck = pass_chance(t, victim, LUK)
    tokens = (decoding_for(t, 0), decoding_for(t, 1))
    for tile in placed(t):
        if (t.herbs >> tile) & 1 and t.wounds[victim]:
            found.append(Errand(tile, healing(t, victim), f"the herbs of {TILE_REFS[tile]} heal", False))
        if critical:
            continue
        if IS_DECODER[tile]:
            decoded = (t.decoded >> tile) & 1
            gain = 1.0 if (t.bolts >> tile) & 1 else tokens[decoded]
            found.append(Errand(tile, code * gain * _busy(t, tile, others), f"decode at {TILE_REFS[tile]}", True))
        elif IS_CORPSE[tile] and not (t.exploded >> tile) & 1 and len(t.hands[victim]) < HAND_LIMIT:
            found.append(Errand(tile, AN_ITEM * luck, f"search {TILE_REFS[tile]}", True))
        elif (t.boxes >> tile) & 1:
            found.append(Errand(tile, A_BOX, "three Items lie in the Crashed Plane", False))
        elif tile == BUNKER:
            found.append(_bunker(t))
        elif IS_TEST[tile] and tile != t.at[victim]:
            gain = tests[TILE_TEST[tile]].gain
            if gain > 0:
                found.append(Errand(tile, gain, f"{TILE_REFS[tile]} teaches something", False))
        if explore and is_open(t, tile):
            crowd = len([other for other in others if t.at[other] == tile])
            found.append(Errand(tile, 2.5 * explore * SHARED**crowd, "unexplored paths start there", False))
    for other in others:
        found.extend(_patient(t, victim, other, code))
    return [errand for errand in found if errand.worth > 0.05]


def _busy(t: Forest, tile: Tile, others: list[int]) -> float:
    """What is left of the worth of a Decoder tile that others may decode first."""
    if (t.decoded >> tile) & 1:
        return 1.0
    return SHARED if any([t.at[other] == tile and not t.critical(other) for other in others]) else 1.0


def _bunker(t: Forest) -> Errand:
    if opens(t):
        return Errand(BUNKER, OPEN_BUNKER, "the Bunker is open", False)
    if solvable(t):
        return Errand(BUNKER, GATHER + HURRY / (len(t.events) + 1), "the password tokens can be placed there", True)
    if t.gate == NOTHING:
        return Errand(BUNKER, GATE_UNKNOWN, "nobody knows the Gate yet", False)
    return Errand(BUNKER, NO_PASSWORD, "the Bunker is there", False)


def _patient(t: Forest, victim: Victim, other: Victim, chance: float) -> list[Errand]:
    """To heal another Victim one stands on its tile or beside it; who is critical crawls to whoever can heal."""
    here = t.at[other]
    if t.critical(victim):
        return (
            [] if t.critical(other) else [Errand(here, 3.0 * pass_chance(t, other, INT), f"{VICTIM_REFS[other]} can heal", False)]
        )
    worth = max(chance * healing(t, other), aided(t, victim, other))
    if worth <= 0.05:
        return []
    why = f"{VICTIM_REFS[other]} {hurt(t, other)}"
    return [Errand(here, worth, why, True), *[Errand(tile, worth, why, True) for tile in t.links[here]]]


def hurt(t: Forest, victim: Victim) -> str:
    """How a Victim is, as a sentence goes on."""
    if t.critical(victim):
        return "is critical"
    return "has a Wound" if t.wounds[victim] else "suffers from a debuff"


def _tests(t: Forest, victim: Victim, cost: float) -> list[Test]:
    """The Test tiles of each status: passing gains a point of it, failing costs a Wound and the rest of the Run."""
    failed = cost + 1.0
    tests: list[Test] = []
    for status in (AGI, VIT, INT, LUK):
        chance = test_chance(t, victim, status)
        lesson = LESSON * STATUS_WORTH[status] if t.status(victim, status) < HIGHEST else 0.0
        tests.append(Test(chance, chance * lesson - (1.0 - chance) * failed))
    return tests


# --- the Evil's prey --------------------------------------------------------------------------------------------------


def prey(t: Forest, victim: Victim) -> float:
    """What it is worth to the Evil to stand before a Victim."""
    if t.critical(victim):
        return DEATH_NEAR if t.rage == MOST_RAGE else 1.5
    if not attackable(t, victim):
        return 0.5
    return 1.0 + attack_chance(t, victim, t.meat) * next_wound(t, victim)
