"""The table for a terminal: the village as a map, the Monsters' mats, the Heroes and what they hold.

Colour is never alone: Monsters are in capitals, Heroes and Villagers have a mark, and Items the letter of their colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gloam.games.horrified.components import (
    BLUE,
    CARD_DICE,
    CARD_ITEMS,
    CARD_MOVE,
    CARD_NAMES,
    CARD_STRIKES,
    CARD_TEXT,
    COFFINS,
    COLOURS,
    CREATURE,
    CURE_STRENGTHS,
    DISTANCE,
    DRACULA,
    EVIDENCE,
    FACES,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    FRENZY,
    HERO_NAMES,
    HUMANITY_MAX,
    INVISIBLE_MAN,
    IS_WATER,
    ITEM_COLOUR,
    ITEM_NAMES,
    ITEM_STRENGTH,
    LAIR,
    LAIR_PATH,
    MAT_FIGURES,
    MAT_OF,
    MONSTER_NAMES,
    MUMMY,
    PERK_NAMES,
    RED,
    SKULL,
    SPACE_KIND,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
    VILLAGER_SAFE,
    WOLF_MAN,
    YELLOW,
)
from gloam.games.horrified.rules.tasks import COFFIN_RED, complete, price
from gloam.games.horrified.table import NOTHING, OFF_BOARD, Village

NARROWEST_MAP: Final = 78
WIDE: Final = 118

NIGHT: Final = "#11152B"
_TEXT: Final = f"#DDD3C0 on {NIGHT}"
_QUIET: Final = "#A09BA8"
_BRIGHT: Final = "bold #F4ECDB"
_PLOT: Final = "#1F2750"  # the ground of a space
_AMBER: Final = "#FFCF7D"
_BLOOD: Final = "bold #FF8C86"
_SAFE: Final = "bold #8FD0A4"
_LIT: Final = f"#E9DDBB on {NIGHT}"
_WET: Final = f"#5FB4BE on {NIGHT}"
_VILLAGER: Final = "#DCD0F2"
ITEM_STYLES: Final = ("#F7917B", "#8CC0FA", "#EFE27E")
HERO_STYLES: Final = ("#8FD8B0", "#F0B79C", "#C4B0F2", "#A9D8EE", "#E9A6CF")  # by seat
MONSTER_STYLES: Final = ("#9FE0B0", "#E3D2F0", "#C3DB94", "#F2C6D6", "#BBD6E4", "#E4DDC6", "#DDBDAA")

_Piece = tuple[str, str]
"""A text that stays in one line, and its style."""


def picture(t: Village) -> RenderableType:
    """The table as something that rich can print, at any width."""
    return _Picture(t)


class _Picture:
    def __init__(self, t: Village) -> None:
        self.t = t

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        t, width = self.t, options.max_width
        board = village_map if width >= NARROWEST_MAP else village_list
        yield _heading(t, width)
        if width < WIDE:
            yield board(t, width)
            yield _mats(t, 2 if width >= NARROWEST_MAP else 1)
            yield Padding(Group(*_people(t)), (0, 1), style=_TEXT)
            return
        side = max(38, min(56, width - 16 * 6 - 2))
        grid = Grid.grid(padding=0)
        grid.add_column(width=width - side)
        grid.add_column(width=side)
        left = Group(board(t, width - side), Padding(Group(*_people(t)), (0, 1), style=_TEXT))
        grid.add_row(left, _mats(t, 1))
        yield Padding(grid, 0, style=_TEXT)


# --- the heading ------------------------------------------------------------------------------------------------------


def _heading(t: Village, width: int) -> RenderableType:
    terror = Text("Terror ", style=_BRIGHT)
    for level in range(SKULL + 1):
        style = "bold #FFFFFF on #C5283D" if level == t.terror else "#FF8C86 on #4A1220" if level < t.terror else _QUIET
        terror.append(f" {level} " if level < SKULL else f" {level} lost ", style)
    decks = Text(style=_QUIET)
    decks.append(str(len(t.monster_deck)), _BRIGHT)
    decks.append(" Monster cards, ")
    decks.append(str(len(t.bag)), _BRIGHT)
    decks.append(" Items in bag")
    if width >= WIDE:
        decks.append(f" ({len(t.discard)} discarded), ")
        decks.append(str(len(t.perk_deck)), _BRIGHT)
        decks.append(" Perks")
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(terror, decks)
    return Padding(grid, (0, 1), style=_TEXT)


# --- the map ----------------------------------------------------------------------------------------------------------

# Where each space is in a grid of five bands and six columns.
_GRID: Final[dict[str, tuple[int, int]]] = {
    "cave": (0, 0), "camp": (0, 1), "precinct": (0, 2), "inn": (0, 3), "barn": (0, 4), "dungeon": (0, 5),
    "lagoon": (1, 0), "bridge_north": (1, 1), "fountain": (1, 2), "theatre": (1, 4), "tower": (1, 5),
    "abbey": (2, 0), "mansion": (2, 1), "river": (2, 2), "bridge_south": (2, 4), "docks": (2, 5),
    "crypt": (3, 0), "museum": (3, 1), "lamppost": (3, 2), "shop": (3, 3), "laboratory": (3, 4), "waterfront": (3, 5),
    "hospital": (4, 1), "church": (4, 2), "graveyard": (4, 3), "institute": (4, 4),
}  # fmt: skip
_BANDS: Final = 5
_COLUMNS: Final = 6
_ACROSS: Final = (
    ("cave", "camp"), ("bridge_north", "fountain"), ("fountain", "theatre"), ("theatre", "tower"), ("abbey", "mansion"),
    ("museum", "lamppost"), ("lamppost", "shop"), ("shop", "laboratory"), ("hospital", "church"), ("church", "graveyard"),
    ("lagoon", "bridge_north"), ("river", "bridge_south"),
)  # fmt: skip
# Paths to the band below: (upper space, lower space, where they leave and arrive: left, middle or right of each).
_DOWN: Final = (
    ("camp", "bridge_north", 1, 1), ("precinct", "fountain", 1, 1), ("inn", "fountain", 1, 2), ("barn", "theatre", 1, 1),
    ("dungeon", "tower", 1, 1), ("bridge_north", "mansion", 1, 1), ("theatre", "bridge_south", 1, 1), ("tower", "docks", 1, 1),
    ("abbey", "crypt", 1, 1), ("mansion", "lamppost", 2, 0), ("bridge_south", "shop", 0, 2), ("lamppost", "church", 1, 1),
    ("laboratory", "institute", 1, 1),
    ("cave", "lagoon", 1, 1), ("lagoon", "abbey", 1, 1), ("bridge_north", "river", 2, 0), ("bridge_south", "waterfront", 2, 0),
    ("docks", "waterfront", 1, 1), ("waterfront", "institute", 0, 2),
)  # fmt: skip


def village_map(t: Village, width: int) -> Text:
    """The 26 spaces with everyone and everything in them, and the paths between them."""
    column = min(width // _COLUMNS, 18)
    inner = column - 2
    canvas = _Canvas(column * _COLUMNS, width)
    bodies = {space: list(_rows(contents(t, SPACES.index(space), inner - 1), inner - 1)) for space in _GRID}
    top: dict[str, int] = {}
    y = 0
    for band in range(_BANDS):
        members = [space for space, (at, _) in _GRID.items() if at == band]
        for space in members:
            top[space] = y
        y += 2 + max(len(bodies[space]) for space in members)
    canvas.extend(y - 1)

    def left(space: str) -> int:
        return _GRID[space][1] * column + 1

    def bottom(space: str) -> int:
        return top[space] + 1 + len(bodies[space])

    for upper, lower, leaves, arrives in _DOWN:
        wet = _wet(upper, lower)
        canvas.path(
            left(upper) + (1, inner // 2, inner - 2)[leaves],
            bottom(upper),
            left(lower) + (1, inner // 2, inner - 2)[arrives],
            top[lower],
            wet,
        )
    here = t.at[t.hero()] if t.heroes else OFF_BOARD
    for space in _GRID:
        number = SPACES.index(space)
        canvas.write(left(space), top[space], inner, [(_short(SPACE_NAMES[number], inner - 1), _name_style(number, here))], 0)
        for i, row in enumerate(bodies[space], 1):
            canvas.write(left(space), top[space] + i, inner, row, 1)
    for one, other in _ACROSS:
        name = _short(SPACE_NAMES[SPACES.index(one)], inner - 1)
        canvas.across(left(one) + len(name) + 1, left(one) + inner, left(other), top[one], _wet(one, other))
    return canvas.text()


def _wet(one: str, other: str) -> bool:
    return IS_WATER[SPACES.index(one)] or IS_WATER[SPACES.index(other)]


def _name_style(space: int, here: int) -> str:
    if space == here:
        return f"bold {_AMBER}"
    if IS_WATER[space]:
        return "italic #8FD6DC"
    return _BRIGHT if SPACE_KIND[space] == "location" else "italic #BDB5AC"


def contents(t: Village, space: int, width: int) -> Iterator[_Piece]:
    """Everyone and everything in a space, the most dangerous first, each as a piece no wider than `width`."""
    for monster in t.monsters_in_play():
        if t.monster_at(monster) == space:
            frenzied = t.frenzied() == monster
            name = _short(MONSTER_NAMES[monster].upper(), width - frenzied)
            yield name + "!" * frenzied, f"bold {MONSTER_STYLES[monster]} on #4A1220"
    for seat, hero in enumerate(t.heroes):
        if t.at[hero] == space:
            style = f"{'bold underline' if seat == t.turn else 'bold'} {HERO_STYLES[seat]}"
            yield "●" + _short(HERO_NAMES[hero], width - 1), style
    for villager in t.villagers_at(space):
        yield "○" + _short(VILLAGER_NAMES[villager], width - 1), _VILLAGER
    if space in t.coffins:
        yield "coffin", "#D9C7E6"
    for item in sorted(t.items[space], key=lambda item: (ITEM_COLOUR[item], -ITEM_STRENGTH[item])):
        yield item_mark(item), ITEM_STYLES[ITEM_COLOUR[item]]


def item_mark(item: int) -> str:
    """An Item in two letters: "r6"."""
    return f"{COLOURS[ITEM_COLOUR[item]][0]}{ITEM_STRENGTH[item]}"


_TITLES: Final = (("Dr. ", ""), ("Prof. ", ""), ("North ", "N. "), ("South ", "S. "))


def _short(name: str, width: int) -> str:
    """A name that fits: with a shorter title, without what follows its first word, or cut off."""
    if len(name) <= width:
        return name
    for title, shorter in _TITLES:
        name = name.replace(title, shorter)
    first = name.split(" ")[0]
    if len(name) <= width:
        return name
    return first if 4 < len(first) <= width else name[: width - 1] + "."


def _rows(pieces: Iterator[_Piece], width: int) -> Iterator[list[_Piece]]:
    """The pieces in rows of at most `width`, with a blank between them."""
    row: list[_Piece] = []
    used = 0
    for text, style in pieces:
        if row and used + 1 + len(text) > width:
            yield row
            row, used = [], 0
        if row:
            row.append((" ", ""))
            used += 1
        row.append((text, style))
        used += len(text)
    if row:
        yield row


class _Canvas:
    """Characters with styles, by column and row."""

    def __init__(self, width: int, whole: int) -> None:
        self.indent = max(0, (whole - width) // 2)
        self.whole = whole
        self.width = width
        self.cells: list[list[_Piece]] = []

    def extend(self, rows: int) -> None:
        self.cells.extend([[(" ", _TEXT)] * self.width for _ in range(rows)])

    def put(self, x: int, y: int, character: str, style: str) -> None:
        self.cells[y][x] = (character, style)

    def write(self, x: int, y: int, width: int, pieces: list[_Piece], indent: int) -> None:
        """A row of a space: pieces on its ground."""
        at = x
        for text, style in [(" " * indent, ""), *pieces, (" " * width, "")]:
            for character in text[: x + width - at]:
                self.put(at, y, character, style if " on " in style else f"{style or _QUIET} on {_PLOT}")
                at += 1

    def across(self, x: int, edge: int, to_x: int, y: int, wet: bool) -> None:
        """A path from a name, past the edge of its space, to the next one."""
        style = _WET if wet else _LIT
        for at in range(x, to_x):
            self.put(at, y, "┄" if wet else "─", style if at >= edge else style.replace(NIGHT, _PLOT))

    def path(self, x: int, y: int, to_x: int, to_y: int, wet: bool) -> None:
        """A path down from the foot of a space to the head of another; it turns in the row above that one."""
        style = _WET if wet else _LIT
        for row in range(y, to_y):
            self.put(x, row, "┆" if wet else "│", style)
        if x == to_x:
            return
        turn = to_y - 1
        step = 1 if to_x > x else -1
        self.put(x, turn, "╰" if step > 0 else "╯", style)
        for column in range(x + step, to_x, step):
            self.put(column, turn, "┄" if wet else "─", style)
        self.put(to_x, turn, "╮" if step > 0 else "╭", style)

    def text(self) -> Text:
        text = Text(style=_TEXT, no_wrap=True, overflow="crop")
        for i, row in enumerate(self.cells):
            if i:
                text.append("\n")
            text.append(" " * self.indent)
            for character, style in row:
                text.append(character, style)
            text.append(" " * (self.whole - self.width - self.indent))
        return text


def village_list(t: Village, width: int) -> RenderableType:
    """For a terminal too narrow for the map: the spaces where anyone or anything is."""
    grid = Grid.grid(padding=(0, 1))
    for space in range(len(SPACES)):
        rows = list(_rows(contents(t, space, 20), max(20, width - 16)))
        if rows:
            text = Text("\n").join([Text.assemble(*row) for row in rows])
            grid.add_row(Text(SPACE_NAMES[space], style=_BRIGHT), text)
    return Padding(grid, (0, 1), style=_TEXT)


# --- the mats ---------------------------------------------------------------------------------------------------------


def _mats(t: Village, columns: int) -> RenderableType:
    panels = [_mat(t, mat) for mat in t.mats]
    if t.card != NOTHING:
        panels.insert(0, _card(t))
    if columns == 1:
        return Group(*panels)
    grid = Grid.grid(expand=True, padding=0)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for i in range(0, len(panels), columns):
        grid.add_row(*panels[i : i + columns])
    return Padding(grid, 0, style=_TEXT)


def _panel(title: Text, body: RenderableType, style: str) -> Panel:
    return Panel(body, title=title, title_align="left", border_style=style, style=_TEXT, padding=(0, 1))


def _mat(t: Village, mat: int) -> Panel:
    figures = MAT_FIGURES[mat]
    frenzied = t.frenzy == mat
    title = Text(no_wrap=True)
    for i, figure in enumerate(figures):
        title.append(" & " if i else "", _QUIET)
        title.append(MONSTER_NAMES[figure].upper() + "!" * (frenzied and not i), f"bold {MONSTER_STYLES[figure]}")
        if len(figures) == 1:
            title.append(f" at the {SPACE_NAMES[t.monster_at(figure)]}", _BRIGHT)
    if frenzied:
        title.append(" frenzied", _BLOOD)
    body = Text()
    task, then, power = _TASKS[figures[0]](t, body)
    if complete(t, mat):
        body.append("Task done: can be defeated\n", _SAFE)
        body.append(f"Now: {then}\n", _BRIGHT)
    else:
        body.append(f"Task: {task}\n")
        body.append(f"Then: {then}\n", _QUIET)
    body.append(f"Power: {power}", _QUIET)
    return _panel(title, body, "#C5283D" if frenzied else "#59639A")


def _tick(body: Text, done: bool, name: str, style: str = "") -> None:
    """A box with a name, full if done."""
    body.append("■" if done else "□", _SAFE if done else style)
    body.append(name, f"strike {_QUIET}" if done else style)


def _creature_mat(t: Village, body: Text) -> tuple[str, str, str]:
    body.append(f"Boat {t.boat}/{LAIR} ", _BRIGHT)
    for x, colour in enumerate(LAIR_PATH, 1):
        letter = COLOURS[colour][0]
        if x == t.boat:
            body.append(f"[{letter}]", f"bold reverse {ITEM_STYLES[colour]}")
        elif x < t.boat:
            body.append("·", _QUIET)
        else:
            body.append(letter.upper() if x == LAIR else letter, f"{'bold underline ' * (x == LAIR)}{ITEM_STYLES[colour]}")
    body.append("\n")
    if t.boat < LAIR:
        body.append("next X:")
        for colour in (RED, BLUE, YELLOW):
            ahead = [x for x in range(t.boat + 1, LAIR + 1) if LAIR_PATH[x - 1] == colour]
            reach = "Lair" if ahead[:1] == [LAIR] else str(ahead[0]) if ahead else "none"
            body.append(f"  {COLOURS[colour]} {reach}", ITEM_STYLES[colour])
        body.append("\n")
    return (
        "at the Camp, any Item moves the Boat to the next X of its colour",
        "1 red, 1 blue, 1 yellow in its space",
        "Boat back 1 X",
    )


def _dracula_mat(t: Village, body: Text) -> tuple[str, str, str]:
    body.append(f"Coffins {len(COFFINS) - len(t.coffins)}/{len(COFFINS)} ", _BRIGHT)
    for space in COFFINS:
        _tick(body, space not in t.coffins, SPACE_NAMES[space], "#D9C7E6")
        body.append(" ")
    body.append("\n")
    return f"red {COFFIN_RED}+ where a Coffin stands smashes it", _pay(t, DRACULA), "the current Hero is put in his space"


def _frankenstein_mat(t: Village, body: Text) -> tuple[str, str, str]:
    for i, colour in enumerate((YELLOW, BLUE)):
        figure = FRANKENSTEIN + i
        score, most = t.humanity[i], HUMANITY_MAX[i]
        body.append(f"{MONSTER_NAMES[figure]} at the {SPACE_NAMES[t.monster_at(figure)]}\n", _BRIGHT)
        body.append(f"  humanity {'█' * score}{'░' * (most - score)} {score}/{most}\n", ITEM_STYLES[colour])
    apart = DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(FRANKENSTEIN + 1)]
    body.append(f"{apart} space{'' if apart == 1 else 's'} apart; too soon together: Terror +1\n")
    return "1 yellow with Frankenstein, 1 blue with the Bride raise it", "bring the two together", "she moves 1 toward him"


def _invisible_man_mat(t: Village, body: Text) -> tuple[str, str, str]:
    body.append(f"Evidence {len(EVIDENCE) - t.evidence.count(NOTHING)}/{len(EVIDENCE)} ", _BRIGHT)
    for spot, space in enumerate(EVIDENCE):
        _tick(body, t.evidence[spot] != NOTHING, SPACE_NAMES[space])
        body.append(" ")
    body.append("\n")
    return "an Item from each, brought to the Precinct", _pay(t, INVISIBLE_MAN), "moves 2 toward a Villager"


def _mummy_mat(t: Village, body: Text) -> tuple[str, str, str]:
    home = sum(t.scarabs[spot] == spot + 1 and spot + 1 not in t.face_down for spot in range(6))
    notes = {6: f"   Scarabs home {home}/6", 7: "        [ ] face up", 5: "   ( ) face down"}
    for row in ((1,), (6, 2), (7,), (5, 3), (4,)):
        body.append("" if len(row) > 1 else "     ")
        for i, number in enumerate(row):
            body.append("      " if i else "")
            _scarab(t, body, number)
        body.append(notes.get(row[0], "") + "\n", _QUIET)
    return "at the Museum, 1 yellow gives its strength in moves", _pay(t, MUMMY), "lowest Scarab turned face down"


def _scarab(t: Village, body: Text, spot: int) -> None:
    """A spot of the tablet: its number, and the Scarab on it."""
    scarab = t.scarabs[spot - 1]
    body.append(str(spot) if spot <= 6 else " ", _QUIET)
    if scarab in t.face_down:
        body.append(f"({scarab})", _BLOOD)
    else:
        body.append(f"[{scarab or ' '}]", _QUIET if not scarab else _SAFE if scarab == spot else _BRIGHT)


def _wolf_man_mat(t: Village, body: Text) -> tuple[str, str, str]:
    body.append(f"Cure {len(CURE_STRENGTHS) - t.cure.count(NOTHING)}/{len(CURE_STRENGTHS)} ", _BRIGHT)
    for spot, strength in enumerate(CURE_STRENGTHS):
        _tick(body, t.cure[spot] != NOTHING, f"b{strength}", ITEM_STYLES[BLUE])
        body.append(" ")
    if t.cure_holder >= 0:
        body.append(f"\nThe {HERO_NAMES[t.heroes[t.cure_holder]]} has the Cure", _SAFE)
    body.append("\n")
    return (
        "a blue Item of each strength, brought to the Laboratory",
        f"the Cure and {_pay(t, WOLF_MAN)}",
        "1 hit on all in his space",
    )


def _pay(t: Village, monster: int) -> str:
    colour, total = price(t, MAT_OF[monster])
    return f"{COLOURS[colour]} {total}+ in his space"


_TASKS: Final[dict[int, Callable[[Village, Text], tuple[str, str, str]]]] = {
    CREATURE: _creature_mat,
    DRACULA: _dracula_mat,
    FRANKENSTEIN: _frankenstein_mat,
    INVISIBLE_MAN: _invisible_man_mat,
    MUMMY: _mummy_mat,
    WOLF_MAN: _wolf_man_mat,
}
"""Each draws how far the task has come, and says how it goes on, what comes after it, and the Monster's Power."""


def _card(t: Village) -> Panel:
    """The Monster card that is being resolved."""
    body = Text(f"{CARD_TEXT[t.card]}\n")
    body.append(f"{CARD_ITEMS[t.card]} Items; strikes: ")
    for symbol in CARD_STRIKES[t.card]:
        monster = t.frenzied() if symbol == FRENZY and t.frenzy != NOTHING else symbol
        name = "the frenzied" if symbol == FRENZY else MONSTER_NAMES[symbol]
        there = monster != FRENZY and t.in_play(monster)
        body.append(name, _BRIGHT if there else f"strike {_QUIET}")
        body.append(", ")
    body.append(f"each moves up to {CARD_MOVE[t.card]} and rolls {CARD_DICE[t.card]}")
    if t.dice:
        body.append("\nRolled: ")
        for face in t.dice:
            body.append(f" {FACES[face]} ", ("bold #FFFFFF on #C5283D", "bold #15101C on #EDE3CF", "#15101C on #A09BA8")[face])
            body.append(" ")
    return _panel(Text(f"Monster card: {CARD_NAMES[t.card]}", style=f"bold {_AMBER}"), body, _AMBER)


# --- people -----------------------------------------------------------------------------------------------------------


def _people(t: Village) -> Iterator[RenderableType]:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, hero in enumerate(t.heroes):
        turn = seat == t.turn
        name = Text("▸" if turn else " ", style=f"bold {_AMBER}")
        name.append(f"Seat {seat + 1} ", _QUIET)
        name.append(f"●{HERO_NAMES[hero]}", f"bold {HERO_STYLES[seat]}")
        grid.add_row(name, _belongings(t, seat, hero, turn))
    yield grid
    out = [v for v in range(len(VILLAGER_NAMES)) if t.at[FIRST_VILLAGER + v] != OFF_BOARD]
    if out:
        villagers = Text("Lead to safety: ", style=_QUIET)
        for i, villager in enumerate(out):
            villagers.append("; " if i else "")
            villagers.append(f"○{VILLAGER_NAMES[villager]}", f"bold {_VILLAGER}")
            place = SPACE_NAMES[t.at[FIRST_VILLAGER + villager]]
            villagers.append(f" {place} → {SPACE_NAMES[VILLAGER_SAFE[villager]]}")
        yield villagers
    key = Text(style=_QUIET)
    key.append("MONSTER", f"bold {MONSTER_STYLES[DRACULA]} on #4A1220")
    key.append(" ")
    key.append("●Hero", f"bold {HERO_STYLES[0]}")
    key.append(" ")
    key.append("○Villager", _VILLAGER)
    key.append(" ")
    key.append("r6", ITEM_STYLES[RED])
    key.append(" red Item worth 6 (")
    key.append("b", ITEM_STYLES[BLUE])
    key.append("lue, ")
    key.append("y", ITEM_STYLES[YELLOW])
    key.append("ellow) ")
    key.append("──", _LIT)
    key.append(" path ")
    key.append("┄┄", _WET)
    key.append(" water")
    yield key


def _belongings(t: Village, seat: int, hero: int, turn: bool) -> Text:
    place = t.at[hero]
    text = Text("defeated, back at the Hospital next turn" if place == OFF_BOARD else f"at the {SPACE_NAMES[place]}")
    if turn and t.phase == "hero":
        text.append(f", {t.actions} action{'' if t.actions == 1 else 's'} left", _AMBER)
    signs = [name for name, holder in (("Cure", t.cure_holder), ("Soul sign", t.soul), ("Hunted", t.hunted)) if holder == seat]
    for sign in signs:
        text.append(f"  {sign}", _BLOOD if sign == "Hunted" else _BRIGHT)
    text.append("; ")
    held = sorted(t.held[seat], key=lambda item: (ITEM_COLOUR[item], -ITEM_STRENGTH[item]))
    if not held:
        text.append("no Items", _QUIET)
    for i, item in enumerate(held):
        text.append(", " if i else "")
        text.append(f"{ITEM_NAMES[item]} {item_mark(item)}", ITEM_STYLES[ITEM_COLOUR[item]])
    if t.perks[seat]:
        text.append("; Perks: ", _QUIET)
        text.append(", ".join(PERK_NAMES[perk] for perk in t.perks[seat]), "#EDE3CF")
    return text
