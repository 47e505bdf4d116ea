"""Tests of HorrorClix read like play: a position, answers, what the table then shows.

Monsters and victims have labels of the test's own, spaces are written "x,y" from the top left corner.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from damage import copied
from gloam.games.horrorclix import GAME, clix, components
from gloam.games.horrorclix.components import (
    ARCHETYPES,
    COUNT,
    DIAL,
    EDGES,
    FACE_DOWN,
    HEIGHT,
    MARKERS,
    MONSTERS,
    POWERS,
    SCENARIOS,
    SPACES,
    TWISTS,
    VERSIONS,
    VICTIMS,
    WIDTH,
)
from gloam.games.horrorclix.content import load_content
from gloam.games.horrorclix.powers import hooks
from gloam.games.horrorclix.rules.ground import GROUNDS, Ground
from gloam.games.horrorclix.rules.setup import new_clix
from gloam.games.horrorclix.table import BLOODED, HUNTING, INSANE, NOTHING, PUPPET, Clix, put
from gloam.kernel.decks import shuffled
from gloam.kernel.game import ANYONE, SPECTATOR, Game, Refused, Setup
from gloam.kernel.nature import Scripted

PLAIN = "field_agent_r b 4"
"""Without powers for five clicks: speed 8, attack 7, defense 14, damage 2, range 8, two bolts; a roll of 7 hits another one."""
BRAWLER = "mr_fright_r a 7"
"""Without powers for two clicks: speed 6, attack 8, defense 14, damage 2, range 0."""
FLYER = "devil_imp_r a 5"
"""Without powers for four clicks: flies, speed 8, attack 7, defense 14, damage 1, range 5."""
SWIMMER = "brine_witch_r a 6"
"""Without powers: swims, speed 6, range 6, two bolts."""
RESCUER = "faith_priest_e a 6"
"""A rescuer without other powers: speed 7."""
ALIASES = {"plain": PLAIN, "brawler": BRAWLER, "flyer": FLYER, "swimmer": SWIMMER, "rescuer": RESCUER}


def bare(seats: int) -> Clix:
    """A table with the defaults. The rules make it, since a compiled table is not made by its class from outside."""
    t = new_clix(seats, GAME.options.read({}, seats))
    t.maps = ()
    return t


def space(text: str) -> int:
    """ "3,0" is the fourth space of the first row."""
    x, y = text.split(",")
    return int(y) * WIDTH + int(x)


def xy(number: int) -> str:
    return f"{number % WIDTH},{number // WIDTH}"


def spaces(text: str) -> list[int]:
    return [space(word) for word in text.split()]


def field(
    hindering: str = "", water: str = "", blocking: str = "", indoor: str = "", walls: str = "", marks: str = "", **areas: str
) -> int:
    """A map for a test, open and outdoors but for what is told: "0,0|1,0" is a wall. Returns its number."""
    terrain = ["."] * COUNT
    for letter, listed in (("h", hindering), ("w", water), ("#", blocking)):
        for number in spaces(listed):
            terrain[number] = letter
    inside = ["i" if indoor == "all" else "."] * COUNT
    if indoor != "all":
        for number in spaces(indoor):
            inside[number] = "i"
    signs = ["."] * COUNT
    for number in spaces(marks):
        signs[number] = "v"
    for edge, listed in areas.items():
        for number in spaces(listed):
            signs[number] = edge[0].upper()
    edges = [sorted(spaces(pair.replace("|", " "))) for pair in walls.split()]
    rows = ["+" + "-+" * WIDTH]
    for y in range(HEIGHT):
        row, below = "|", "+"
        for x in range(WIDTH):
            n = y * WIDTH + x
            row += terrain[n] + ("|" if [n, n + 1] in edges else " ")
            below += ("-" if [n, n + WIDTH] in edges else " ") + "+"
        rows += [row, below]
    kind = "indoor" if indoor == "all" else "indoor_outdoor" if indoor else "outdoor"
    GROUNDS.append(Ground("test", kind, "\n".join(rows), _rows(inside), _rows(signs)))
    return len(GROUNDS) - 1


def _rows(cells: list[str]) -> str:
    return "\n".join("".join(cells[y * WIDTH : (y + 1) * WIDTH]) for y in range(HEIGHT))


class Play:
    """A game at a position, with NATURE scripted."""

    def __init__(self, laid: Clix, options: dict[str, Any], names: dict[str, str], nature: list[str], todo: list[Any]) -> None:
        self.nature = Scripted(GAME.catalogue.text, nature)
        self.names = names
        setup = Setup(GAME, laid.seats, GAME.options.read(options, laid.seats), 0)
        self.game = Game(setup, GAME.rules, laid, self.nature)
        self.game.watch = []
        self.game.then(*[tuple(step) for step in todo])
        self.game.advance()

    @property
    def table(self) -> Clix:
        return clix(self.game.table)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return GAME.shown.view(self.table, seat)

    # --- answering ---------------------------------------------------------------------------------------------------

    def full(self, text: str) -> str:
        """Words as the game spells them: "move 3,0" is "move d1", "target bob" is "target m2"."""
        words = []
        for word in text.split():
            if "," in word:
                words.append(SPACES[space(word)])
            else:
                words.append(self.names.get(word, word))
        if words[0] == "act" and len(words) == 3:
            words.append("plain")
        if words[0] == "fight" and len(words) == 2:
            words.append("plain")
        return " ".join(words)

    def short(self, text: str) -> str:
        labels = {name: label for label, name in self.names.items()}
        squares = {name: xy(n) for n, name in enumerate(SPACES)}
        kind, *rest = text.split()
        return " ".join([kind, *[labels.get(word) or squares.get(word, word) for word in rest]])

    def answer(self, *answers: str, seat: int = ANYONE, nature: list[str] | None = None) -> Play:
        """Give answers one after the other; `nature` tells what chance brings meanwhile."""
        self.nature.script.extend(nature or [])
        for text in answers:
            self.game.answer(self.full(text), seat)
        return self

    def options(self, seat: int = ANYONE) -> list[str]:
        return [self.short(text) for text in self.game.answers(seat)]

    def offers(self, kind: str, seat: int = ANYONE) -> list[str]:
        """What the answers of one kind name: offers("move") is ["1,0", ...]."""
        return [text.partition(" ")[2] for text in self.options(seat) if text.split()[0] == kind]

    def can(self, text: str, seat: int = ANYONE) -> bool:
        """Whether an answer is on offer."""
        return self.full(text) in self.game.answers(seat)

    def asked(self) -> tuple[int, str]:
        """Who is waited for, and what is asked."""
        return self.game.asked[0].seat, self.game.asked[0].prompt

    def refuses(self, text: str, seat: int = ANYONE) -> str:
        """The rule by which an answer is refused ("" if no rule is named); the table must not change."""
        before = self.game.save()
        with pytest.raises(Refused) as refused:
            self.game.answer(self.full(text), seat)
        assert self.game.save() == before
        return refused.value.rule

    # --- looking -----------------------------------------------------------------------------------------------------

    def number(self, label: str) -> int:
        name = self.names[label]
        return MONSTERS.index(name) if name in MONSTERS else VICTIMS.index(name)

    def monster(self, label: str) -> dict[str, Any]:
        return self.view()["monsters"][self.number(label)]

    def victim(self, label: str) -> dict[str, Any]:
        return self.view()["victims"][self.number(label)]

    def where(self, label: str) -> str | None:
        """The space of a monster or victim, or None."""
        shown = self.monster(label) if self.names[label] in MONSTERS else self.victim(label)
        return None if shown["at"] is None else xy(SPACES.index(shown["at"]))

    def click(self, label: str) -> int:
        return self.monster(label)["click"]

    def tokens(self, label: str) -> int:
        return self.monster(label)["tokens"]

    def statuses(self, label: str) -> list[str]:
        return self.monster(label)["statuses"]

    def powers(self, label: str) -> list[str]:
        """The powers that show, and those of a cabal."""
        return [power for power, _, _ in self.monster(label)["powers"]]

    def dial_of(self, label: str) -> dict[str, int]:
        """The four values that the dial shows, whatever changes them."""
        return dict(zip(("speed", "attack", "defense", "damage"), self.table.shown(self.number(label)), strict=True))

    def subplots(self) -> list[str | None]:
        """The subplot of each seat."""
        return [player["subplot"] and player["subplot"]["card"] for player in self.view()["players"]]

    def effects(self) -> list[dict[str, Any]]:
        """The lasting effects: which card, on whom."""
        return [{name: it[name] for name in ("card", "monster", "victim", "seat") if name in it} for it in self.view()["effects"]]

    def points(self, seat: int) -> int:
        return self.view()["players"][seat]["points"]

    def crypt(self, seat: int) -> list[str]:
        return self.view(seat)["players"][seat]["crypt"]

    def removed(self, seat: int) -> list[str]:
        return self.view()["players"][seat]["removed"]

    def heard(self, *kinds: str) -> list[dict[str, Any]]:
        """What was told so far, as named parts; only these kinds if some are named."""
        told = [GAME.events.parts(happening.event) for happening in self.game.watch or []]
        return [event for event in told if not kinds or event["kind"] in kinds]

    def label(self, name: str) -> str:
        return next(label for label, known in self.names.items() if known == name)

    def reload(self) -> None:
        """The game goes through a save."""
        import gloam

        again = gloam.load(self.game.save())
        again.nature = self.nature
        again.watch = self.game.watch
        self.game = again


@pytest.fixture
def dial() -> Iterator[Callable[..., None]]:
    """Print another value on a click of a version's dial, for one test; -1 is an hourglass."""

    def reprint(version: str, click: int, **entries: int) -> None:
        kind = VERSIONS.index(version)
        clicks = [list(values) for values in DIAL[kind]]
        for name, value in entries.items():
            clicks[click - 1][("speed", "attack", "defense", "damage").index(name)] = value
        DIAL[kind] = tuple(tuple(values) for values in clicks)

    printed = DIAL.copy()
    yield reprint
    DIAL[:] = printed


@pytest.fixture
def enter(tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Write other lines into the entry of a monster or power, as someone who owns the printed cards could, for one test."""
    folder = copied("horrorclix", tmp_path)

    def write(kind: str, name: str, **lines: str) -> None:
        file = f"{kind}s.toml"
        path = folder / file
        before, after = path.read_text(encoding="utf-8").split(f'id = "{name}"\n')
        for key, value in lines.items():
            end = after.index("\n[")
            kept = re.sub(rf"^{key} = .*\n", "", after[:end], flags=re.MULTILINE)
            after = f"{key} = {value}\n" * bool(value) + kept + after[end:]
        path.write_text(f'{before}id = "{name}"\n{after}', encoding="utf-8")
        content = load_content(folder)
        for n, monster in enumerate(content.monsters):
            components.START[n] = components.starting_click(monster)
            components.TURNS_TO[n] = components.transformed_click(monster)
        for n, power in enumerate(content.powers):
            components.HITS_FRIENDS[n] = "friends" in power.may_target
            components.HITS_VICTIMS[n] = "victims" in power.may_target

    tables = (components.START, components.TURNS_TO, components.HITS_FRIENDS, components.HITS_VICTIMS)
    printed = [table.copy() for table in tables]
    yield write
    for table, was in zip(tables, printed, strict=True):
        table[:] = was


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Give a power something to do in a moment, for one test."""

    def hang(power: str, moment: str, function: Callable[..., Any]) -> None:
        more = hooks.Moment()
        for number, known in enumerate(hooks.MOMENTS[moment].hooks):
            if known is not None:
                more.hang(number, known)
        more.hang(POWERS.index(power), function)
        monkeypatch.setitem(hooks.MOMENTS, moment, more)

    return hang


Sit = Callable[..., Play]


def _add_monster(t: Clix, text: str) -> None:
    seat, version, *rest = text.split()
    if version in ALIASES:
        version, side, click = ALIASES[version].split()
        rest = [f"side={side}", f"click={click}", *rest]
    told = dict(word.split("=") for word in rest if "=" in word)
    kind = VERSIONS.index(version)
    m = t.add_monster(kind, int(seat), 0)
    from gloam.games.horrorclix.components import GREEN

    t.click = put(t.click, m, int(told["click"]) - 1 if "click" in told else GREEN[kind])
    t.line = put(t.line, m, int(told["line"]) - 1 if "line" in told else min(GREEN[kind], t.click[m]))
    t.side = put(t.side, m, "ab".index(told.get("side", "a")))
    t.tokens = put(t.tokens, m, int(told.get("tokens", 0)))
    t.flags = put(t.flags, m, BLOODED if "blooded" in rest else 0)
    t.soaring = put(t.soaring, m, int("soaring" in rest))
    t.mind = put(t.mind, m, INSANE if "insane" in rest else PUPPET if "puppet" in rest else 0)
    t.at[m] = next((space(word) for word in rest if "," in word), -1)


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Sit down in the hunting phase of seat 1 (or `active`), unless `todo` tells something else.

    `sit(monsters={"ann": "1 plain 0,0 tokens=1", "bob": "0 plain 4,0"}, victims={"nerd": "nerd 3,3"}, nature=["3", "4"])`:
    a monster is its seat, its version and its space, with click=, side=, tokens=, blooded, soaring, insane or puppet.
    A victim is an archetype (? if it lies face down) and its space. An effect is a card, whom it is on, and the seat
    whose next turn ends it. When the test ends, all scripted chance must have been used.
    """
    plays: list[Play] = []

    def sit_down(
        monsters: dict[str, str],
        victims: dict[str, str] | None = None,
        seats: int = 2,
        active: int = 1,
        actions: int = 3,
        ground: int | None = None,
        crypts: dict[int, str] | None = None,
        pool: str = "cop nerd jock",
        todo: list[Any] | None = None,
        nature: list[str] | None = None,
        doors: str = "",
        tombstones: str = "",
        trees: str = "",
        webs: str = "",
        clock: str = "",
        scenario: str = "standard",
        teams: tuple[int, ...] = (),
        build_total: int = 300,
        limit: int = 100,
        edges: tuple[int, ...] = (),
        responses: int = 0,
        waters: int = 0,
        subplots: dict[int, str] | None = None,
        effects: list[tuple[str, str, int]] | None = None,
        **options: Any,
    ) -> Play:
        t = bare(seats)
        t.map = field() if ground is None else ground
        t.active = t.first = active
        t.phase = HUNTING
        t.actions = t.base_actions = actions
        t.turn = 1
        t.turns = put(t.turns, active, 1)
        t.limit = limit
        t.responses, t.waters = responses, waters
        t.build_total = build_total
        t.scenario = SCENARIOS.index(scenario)
        t.teams = teams or t.teams
        t.edges = edges or t.edges
        names: dict[str, str] = {}
        for n, (label, text) in enumerate(monsters.items()):
            _add_monster(t, text)
            names[label] = MONSTERS[n]
        for n, (label, text) in enumerate((victims or {}).items()):
            archetype, place = text.split()
            t.victim_at.append(space(place))
            t.face += (FACE_DOWN if archetype == "?" else ARCHETYPES.index(archetype),)
            t.holder += (NOTHING,)
            t.face_down |= (archetype == "?") << n
            names[label] = VICTIMS[n]
        t.pool = shuffled(tuple(ARCHETYPES.index(name) for name in pool.split()))
        for seat, cards in (crypts or {}).items():
            t.crypts = put(t.crypts, seat, tuple(sorted(TWISTS.index(card) for card in cards.split())))
        for card, label, until in effects or []:
            whom = MONSTERS.index(names[label]) if names[label] in MONSTERS else VICTIMS.index(names[label])
            t.spells += ((TWISTS.index(card), whom, until),)
        for seat, card in (subplots or {}).items():
            t.subplots = put(t.subplots, seat, TWISTS.index(card))
        t.doors = tuple((space(d.split(":")[0]), EDGES.index(d.split(":")[1])) for d in doors.split())
        t.tombstones = tuple(spaces(tombstones))
        t.trees = tuple(spaces(trees))
        t.placed = (len(t.doors), len(t.tombstones), len(t.trees))
        t.markers = tuple((number, MARKERS.index("web"), -1) for number in spaces(webs))
        if clock:
            t.clock, t.clock_owner = TWISTS.index(clock), active
        steps = [("act",), ("hourglass",), ("end_turn",)] if todo is None else todo
        plays.append(Play(t, options, names, nature or [], steps))
        return plays[-1]

    yield sit_down
    for play in plays:
        play.nature.finish()
