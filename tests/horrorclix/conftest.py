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
from gloam.games.horrorclix.components import COUNT, DIAL, GREEN, HEIGHT, MAPS, MONSTERS, POWERS, SPACES, VERSIONS, VICTIMS, WIDTH
from gloam.games.horrorclix.content import load_content
from gloam.games.horrorclix.powers import hooks
from gloam.games.horrorclix.rules.ground import GROUNDS, Ground
from gloam.games.horrorclix.show.position import POSITION
from gloam.games.horrorclix.table import FOREVER, THIS_TURN, Clix
from gloam.kernel.game import ANYONE, SPECTATOR, Game
from gloam.kernel.nature import Scripted
from gloam.kernel.position import read, toml
from playing import Playing

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
_FIELDS = [field.name for field in POSITION.fields]
_MAP: Any = next(field.part for field in POSITION.fields if field.name == "map")
ALIASES = {"plain": PLAIN, "brawler": BRAWLER, "flyer": FLYER, "swimmer": SWIMMER, "rescuer": RESCUER}


def space(text: str) -> int:
    """ "3,0" is the fourth space of the first row."""
    x, y = text.split(",")
    return int(y) * WIDTH + int(x)


def xy(number: int) -> str:
    return f"{number % WIDTH},{number // WIDTH}"


def spaces(text: str) -> list[int]:
    return [space(word) for word in text.split()]


def drawn(
    hindering: str = "", water: str = "", blocking: str = "", indoor: str = "", walls: str = "", marks: str = "", **areas: str
) -> Ground:
    """A map for a test, open and outdoors except as given: "0,0|1,0" is a wall."""
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
    return Ground("test", kind, "\n".join(rows), _rows(inside), _rows(signs))


def field(**terrain: str) -> str:
    """Add a map to those there are, as `drawn` draws it. Returns its name in a position."""
    GROUNDS.append(drawn(**terrain))
    return _maps()[-1]


def _maps() -> tuple[str, ...]:
    """The maps there are, those that were drawn for tests last."""
    return (*MAPS, *[f"test_{n}" for n in range(len(MAPS), len(GROUNDS))])


def _rows(cells: list[str]) -> str:
    return "\n".join("".join(cells[y * WIDTH : (y + 1) * WIDTH]) for y in range(HEIGHT))


class Play(Playing):
    """A game at a position, with NATURE scripted."""

    def __init__(self, text: str, names: dict[str, str], nature: list[str]) -> None:
        self.nature = Scripted(GAME.catalogue.text, nature)
        self.names = names
        self.game: Game = read(text, self.nature)
        self.game.watch = []

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

    def can(self, text: str, seat: int = ANYONE) -> bool:
        """Whether an answer is on offer."""
        return self.full(text) in self.game.answers(seat)

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


def _monster(text: str) -> dict[str, Any]:
    """A monster as a position tells it."""
    seat, version, *rest = text.split()
    if version in ALIASES:
        version, side, click = ALIASES[version].split()
        rest = [f"side={side}", f"click={click}", *rest]
    told: dict[str, Any] = {"version": version, "owner": int(seat)}
    for word in rest:
        name, _, value = word.partition("=")
        if "," in word:
            told["at"] = SPACES[space(word)]
        elif name in ("insane", "puppet"):
            told["mind"] = name
        else:
            told[name] = value if name == "side" else int(value) if value else True
    green = GREEN[VERSIONS.index(version)] + 1
    return {"click": green, "line": min(green, told.get("click", green)), **told}


def _victim(text: str) -> dict[str, Any]:
    what, at, *rest = text.split()
    told = {"at": SPACES[space(at)] if "," in at else at, **dict.fromkeys(rest, True)}
    return told if what == "?" else told | {"archetype": what}


def _effect(card: str, whom: str, until: int) -> dict[str, Any]:
    kind = "monster" if whom in MONSTERS else "victim"
    return {"card": card, kind: whom, "until": {FOREVER: "forever", THIS_TURN: "this turn"}.get(until, until)}


def _objects(doors: str, tombstones: str, trees: str) -> list[dict[str, Any]]:
    told = [{"kind": "portal", "at": door.split(":")[0], "edge": door.split(":")[1]} for door in doors.split()]
    told += [{"kind": "tombstone", "at": at} for at in tombstones.split()] + [{"kind": "tree", "at": at} for at in trees.split()]
    return [{**thing, "at": SPACES[space(thing["at"])]} for thing in told]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Sit down in the hunting phase of seat 1 (or `active`), unless `todo` tells something else.

    `sit(monsters={"ann": "1 plain 0,0 tokens=1", "bob": "0 plain 4,0"}, victims={"nerd": "nerd 3,3"}, nature=["3", "4"])`:
    a monster is its seat, its version and its space, with click=, side=, tokens=, blooded, soaring, insane or puppet.
    A victim is an archetype (? if nobody knows it) and its space, or "removed"; with face_down it is disguised. An effect is a
    card, whom it is on, and the seat whose next turn ends it. Any other word is a field of the position or
    an option of the table. When the test ends, all scripted chance must have been used.
    """
    plays: list[Play] = []

    def sit_down(
        monsters: dict[str, str],
        victims: dict[str, str] | None = None,
        seats: int = 2,
        active: int = 1,
        actions: int = 3,
        ground: str = "",
        crypts: dict[int, str] | None = None,
        pool: str = "cop nerd jock",
        todo: list[Any] | None = None,
        nature: list[str] | None = None,
        doors: str = "",
        tombstones: str = "",
        trees: str = "",
        webs: str = "",
        clock: str = "",
        subplots: dict[int, str] | None = None,
        effects: list[tuple[str, str, int]] | None = None,
        edges: str = "",
        limit: int = 60,
        **more: Any,
    ) -> Play:
        fields = {name: more.pop(name) for name in list(more) if name in _FIELDS}
        names = dict(zip(monsters, MONSTERS, strict=False)) | dict(zip(victims or {}, VICTIMS, strict=False))
        cards: dict[str, Any] = {
            "crypts": [(crypts or {}).get(seat, "").split() for seat in range(seats)],
            "subplots": [(subplots or {}).get(seat, "none") for seat in range(seats)],
            "effects": [_effect(card, names[label], until) for card, label, until in effects or []],
        }
        if clock:
            cards |= {"clock": clock, "clock_owner": active}
        steps = [("act",), ("hourglass",), ("end_turn",)] if todo is None else [*todo, ("end_turn",)]
        position = {
            "game": "horrorclix",
            "seats": seats,
            "options": {"build_total": 100 if "scenario" in more else min(actions, 10) * 100, "turns": limit, **more},
            "map": ground or field(),
            "phase": "hunting",
            "turn": 1,
            "turns": [int(seat == active) for seat in range(seats)],
            "active": active,
            "first": active,
            "edges": edges.split() or ["none"] * seats,
            "actions": actions,
            "monsters": [_monster(text) for text in monsters.values()],
            "victims": [_victim(text) for text in (victims or {}).values()],
            "pool": pool.split(),
            "objects": _objects(doors, tombstones, trees),
            "markers": [[SPACES[at], "web", "nobody"] for at in spaces(webs)],
            "cards": cards,
            "todo": steps,
            **fields,
        }
        monkeypatch.setattr(_MAP, "words", _maps())
        plays.append(Play(toml(position), names, nature or []))
        return plays[-1]

    yield sit_down
    for play in plays:
        play.nature.finish()
