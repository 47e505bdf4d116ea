"""The table for a terminal: the forest as a map of codes, the boards of Victims and Evil, the equation.

Colour is never alone: Victims are their first letters, the Evil is @, and what lies on a tile has a sign of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gloam.games.the_victim import components as c
from gloam.games.the_victim.content import CONTENT
from gloam.games.the_victim.equations import missing
from gloam.games.the_victim.map import CELLS, open_edges, placed
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.rules.powers import power, skills, stamina_for
from gloam.games.the_victim.rules.skills import unlocked
from gloam.games.the_victim.show.outcomes import signs
from gloam.games.the_victim.show.rolls import comes_to, purpose, who_rolls
from gloam.games.the_victim.table import AFRAID, ENSLAVED, EVIL, ON_MAP, POISONED, SAFE, STATES, TARGETED, Forest
from gloam.kernel.boards.hexagons import NE, SE, S
from gloam.show.terminal import AMBER, BRIGHT, QUIET, bar, beside, ends, in_rows, line, padded
from gloam.show.words import counted

WIDE: Final = 100
_SIDE: Final = 46
_INNER: Final = 6
_COLUMN: Final = _INNER + 1
_MOST_LINES: Final = 26
_FEW_LINES: Final = 17

_TEXT: Final = "#DDD3C0 on #0E1A2A"
_PATH: Final = "#93B6DA"
_BLOOD: Final = "#FF8C86"
_DONE: Final = "#8FD0A4"
VICTIM_COLOURS: Final = ("#8FD8B0", "#F0B79C", "#C4B0F2", "#A9D8EE", "#EFE27E", "#E9A6CF")
_PASSIVES: Final = tuple([victim.passive.name for victim in CONTENT.victims])
_KIND_CODE: Final = {
    "camp": "CA",
    "bunker": "BU",
    "decoder": "D",
    "corpse": "C",
    "curse": "X",
    "test": "",
    "herb": "H",
    "plane": "P",
    "path": "f",
}
KIND_COLOURS: Final = {
    "camp": "#E9DDBB",
    "bunker": "#DDE3E8",
    "decoder": "#86D3EE",
    "corpse": "#D2CBBD",
    "curse": "#C3A8F4",
    "test": "#7FD6CA",
    "herb": "#9BDCA8",
    "plane": "#C3D0DE",
    "path": QUIET,
}


def code(tile: int) -> str:
    """A tile in two signs: its kind, or what it tests, and its number."""
    kind = c.TILE_KIND[tile]
    number = c.TILES[tile].rpartition("_")[2]
    if kind == "test":
        return c.STATUS_NAMES[c.TILE_TEST[tile]][0].lower() + number
    return _KIND_CODE[kind] + (number if number.isdigit() else "")


def picture(t: Forest, seat: int, width: int, low: bool) -> Iterator[RenderableType]:
    """The table as rich can print it, as a seat sees it."""
    lines = _FEW_LINES if low else _MOST_LINES
    boards = Group(*_boards(t, seat), *(() if low else (_key(),)))
    yield padded(_heading(t), _TEXT)
    if width < WIDE:
        yield padded(forest_map(t, width - 2, lines), _TEXT)
        yield padded(boards, _TEXT)
    else:
        yield padded(beside(forest_map(t, width - _SIDE - 3, lines), width - _SIDE - 2, boards, _SIDE), _TEXT)


def _heading(t: Forest) -> RenderableType:
    coming = f", the Curse after round {t.curse_after}" if t.evil == c.NOTHING else ""
    left = line(("The Victim", BRIGHT), f"  round {t.round}{coming}")
    right = line(
        (f"{t.number(SAFE)} of {t.needed}", _DONE), " safe, ", (str(max(len(t.events) - 1, 0)), BRIGHT), " Events, then Darkness",
        f", tiles {size(t, 0)}+{size(t, 1)}", style=QUIET,
    )  # fmt: skip
    return ends(left, right)


# --- the map ----------------------------------------------------------------------------------------------------------


def forest_map(t: Forest, width: int, most: int = _MOST_LINES) -> Text:
    """The tiles in columns, paths between them; "?" where a path leads into the unknown. What does not fit is cut off."""
    cells = {tile: (CELLS.q[t.cells[tile]], 2 * CELLS.r[t.cells[tile]] + CELLS.q[t.cells[tile]]) for tile in placed(t)}
    left, top = _corner(t, cells, width // _COLUMN, most)
    drawn: dict[tuple[int, int], tuple[str, str]] = {}
    for tile, (q, y) in cells.items():
        _draw_tile(t, tile, (q - left) * _COLUMN + 1, y - top + 1, drawn)
    lines = [
        [drawn.get((x, y), (" ", "")) for x in range(width)] for y in range(min(most, max([y for _, y in drawn], default=0) + 1))
    ]
    return Text("\n").join([line(*row) for row in lines])


def _corner(t: Forest, cells: dict[int, tuple[int, int]], columns: int, most: int) -> tuple[int, int]:
    """The column and line where the picture begins: the whole map if it fits, else the one who acts is in the middle."""
    here = _focus(t)
    qs, ys = [q for q, _ in cells.values()], [y for _, y in cells.values()]
    left, top = min(qs), min(ys)
    if max(qs) - left >= columns:
        left = max(left, min(cells[here][0] - columns // 2, max(qs) - columns + 1))
    if max(ys) - top > most - 3:
        top = max(top, min(cells[here][1] - most // 2, max(ys) - most + 3))
    return left, top


def _focus(t: Forest) -> int:
    if t.acting == EVIL:
        return t.evil_at
    return t.at[t.acting] if t.acting != c.NOTHING and t.at[t.acting] != c.NOTHING else c.CAMP


def _draw_tile(t: Forest, tile: int, x: int, y: int, drawn: dict[tuple[int, int], tuple[str, str]]) -> None:
    """Its code, what lies on it and who stands there, and the paths to the north-east, south-east and south."""
    at = x
    for text, style in _inside(t, tile):
        for character in text:
            if at < x + _INNER:
                drawn[at, y] = (character, style)
                at += 1
    for edge, (dx, dy, sign) in {NE: (_INNER, 0, "╱"), SE: (_INNER, 1, "╲"), S: (1, 1, "│")}.items():
        other = t.around[tile][edge]
        if other != c.NOTHING and other in t.links[tile]:
            drawn[x + dx, y + dy] = (sign, _PATH if other in t.paths[tile] else AMBER)
    places = ((1, -1), (_INNER, 0), (_INNER, 1), (1, 1), (-1, 1), (-1, 0))
    for edge in open_edges(t, tile):
        dx, dy = places[edge]
        drawn.setdefault((x + dx, y + dy), ("?", AMBER))


def _inside(t: Forest, tile: int) -> Iterator[tuple[str, str]]:
    yield code(tile), "bold " * (tile == c.BUNKER) + KIND_COLOURS[c.TILE_KIND[tile]]
    marks = [("*", t.decoded), ("+", t.herbs | t.boxes), ("!", t.bolts | t.exploded)]
    yield "".join([sign for sign, mask in marks if (mask >> tile) & 1]) + "w" * (tile in t.webs), AMBER
    if t.evil != c.NOTHING and t.evil_at == tile:
        yield "@", f"bold {_BLOOD}"
    yield "s" * t.shadows.count(tile), _BLOOD
    for victim in t.order:
        if t.at[victim] == tile:
            letter = c.VICTIM_NAMES[victim][0]
            yield (letter.lower() if t.state[victim] == ENSLAVED else letter), f"bold {VICTIM_COLOURS[victim]}"


# --- the boards -------------------------------------------------------------------------------------------------------


def _boards(t: Forest, seat: int) -> Iterator[RenderableType]:
    for victim in t.order:
        yield _board(t, victim, seat)
    if t.evil != c.NOTHING:
        yield from _evil(t)
    yield from _bunker(t)
    for event, drawer, begun in t.lasting:
        yield line(
            (c.EVENT_NAMES[event], AMBER), f" until {c.VICTIM_NAMES[drawer]}'s turn is over", "" if begun else " (not begun)"
        )
    if t.rolling and t.dice:
        dice = " ".join([str(face) for face in t.dice])
        who = "The Evil" if who_rolls(t) == "evil" else c.VICTIM_NAMES[t.rolling[1]]
        yield line((f"{who}, {purpose(t)}: ", QUIET), (dice, BRIGHT), f" ({comes_to(t).sentence})")


def _board(t: Forest, victim: int, seat: int) -> Text:
    name = (c.VICTIM_NAMES[victim].ljust(7), f"bold {VICTIM_COLOURS[victim]}")
    text = line("▸" if t.acting == victim else " ", name, style=f"bold {AMBER}")
    if t.state[victim] not in (ON_MAP, ENSLAVED):
        return text.append(f"{STATES[t.state[victim]].replace('_', ' ')}", QUIET)
    statuses = [str(t.status(victim, status)) for status in range(len(c.STATUSES))]
    text.append(f"A{statuses[0]} V{statuses[1]} I{statuses[2]} L{statuses[3]} ", BRIGHT)
    text.append("♥" * (c.WOUNDS - t.wounds[victim]) + "♡" * t.wounds[victim], _BLOOD)
    for flag, word in (
        (t.critical(victim), "critical"), (t.hidden(victim), "hidden"), (t.debuffs[victim] & TARGETED, "target"),
        (t.debuffs[victim] & POISONED, "poison"), (t.debuffs[victim] & AFRAID, "fear"), (t.state[victim] == ENSLAVED, "enslaved"),
        (unlocked(t, victim), _PASSIVES[victim]),
    ):  # fmt: skip
        if flag:
            text.append(f" {word}", AMBER if word != _PASSIVES[victim] else _DONE)
    if t.acting == victim:
        text.append(f" {counted(max(t.points, 0), 'Action')}", AMBER)
    worn = [c.ITEM_NAMES[item] for item in t.worn[victim]]
    held = (
        [c.ITEM_NAMES[item] for item in t.hands[victim]]
        if t.owner[victim] == seat
        else [f"{counted(len(t.hands[victim]), 'card')}"]
    )
    carried = ", ".join([*[f"[{item}]" for item in worn], *held])
    return text.append(f"\n    {carried}", QUIET) if carried and carried != "0 cards" else text


def _evil(t: Forest) -> Iterator[RenderableType]:
    name = c.EVIL_NAMES[t.evil].upper()
    text = line("▸" if t.acting == EVIL else " ", (f"@ {name}", f"bold {_BLOOD}"), style=f"bold {AMBER}")
    text.append(f" Rage {bar(t.rage, c.MOST_RAGE)} Stamina {bar(t.stamina, c.MOST_STAMINA)}", _TEXT)
    yield text
    told = [f"{c.SKILL_NAMES[skill]} {stamina_for(t, skill)}st {power(t, skill)}pw" for skill in skills(t)]
    die = "d10" if t.upgrades[c.PASSIVE] else "d6"
    yield line(f"   {die}; {'; '.join(told)}", " shot" if t.bullet != c.NOTHING else "", style=QUIET)


def _bunker(t: Forest) -> Iterator[RenderableType]:
    gate = "?" if t.gate == c.NOTHING else str(c.GATES[t.gate])
    text = line(("Gate ", QUIET), (f"{signs(t.row) or '...'} = {gate}", BRIGHT))
    if opens(t):
        text.append(" open!", _DONE)
    elif t.gate != c.NOTHING:
        lacking = missing(t, t.gate, tuple(sorted(t.tokens + t.row)))
        text.append(f" {counted(lacking, 'token')} short" if lacking else " can be solved", AMBER)
    if t.tokens:
        text.append(f"  found {signs(t.tokens)}", QUIET)
    yield text


def _key() -> Text:
    """What the codes on the map are, in lines that keep each of them whole."""
    told = (
        "D Decoder",
        "C Corpse",
        "X Curse",
        "a v i l  Test of a status",
        "H Herb",
        "P Plane",
        "f path",
        "* decoded",
        "+ token",
        "w Web",
        "? unknown",
    )
    return Text("\n").join([line(*row) for row in in_rows([(f"{part} ", QUIET) for part in told], _SIDE)])
