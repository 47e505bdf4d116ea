"""Parts of a picture for the terminal: styled pieces, tracks, panels side by side, names that fit, and a map from positions.

Colour is never alone: whatever a style tells must show in the characters too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from msgspec import Struct
from rich.console import Console, ConsoleDimensions, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from gloam.kernel.content import load

QUIET: Final = "#A09BA8"
BRIGHT: Final = "bold #F4ECDB"
AMBER: Final = "#FFCF7D"
LINE: Final = "#59639A"

LOW: Final = 44

Piece = tuple[str, str]
"""A text that stays in one line, and its style."""


def is_low(console: Console, options: ConsoleOptions) -> bool:
    """Whether a screen has too few lines for everything: a table then shows itself in compact codes, with room for a question."""
    return console.is_terminal and options.size.height < LOW


class Fitted:
    """A picture that is made for the screen: its parts, from the width of that and whether it is low."""

    def __init__(self, parts: Callable[[int, bool], Iterable[RenderableType]]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(options.max_width, is_low(console, options))


class Whole:
    """A picture with everything in it, however few lines the screen has."""

    def __init__(self, picture: RenderableType) -> None:
        self.picture = picture

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tall = options.copy()
        tall.size = ConsoleDimensions(options.size.width, max(options.size.height, LOW))
        yield from console.render(self.picture, tall)


class Cropped:
    """A picture of which no more than so many lines are shown."""

    def __init__(self, picture: RenderableType, most: int) -> None:
        self.picture = picture
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self.picture, options)
        whole = len(lines) <= self.most
        for shown in lines if whole else lines[: self.most - 1]:
            yield from shown
            yield Segment.line()
        if not whole:
            yield Text("... `board` shows everything.", style=QUIET)


def line(*pieces: str | Piece | Text, style: str = "") -> Text:
    """Pieces one after the other, with the style of the whole where they have none of their own."""
    return Text.assemble(*pieces, style=style)


def one_line(text: Text) -> Text:
    """A text in a single line, cut off where that ends."""
    flat = Text(" ").join(text.split("\n"))
    flat.no_wrap, flat.overflow = True, "ellipsis"
    return flat


def joined(pieces: Iterable[str | Piece | Text], between: str = ", ") -> Text:
    """Pieces with something between them."""
    return Text(between).join([line(piece) for piece in pieces])


def track(name: str, levels: Sequence[str], reached: int, now: str, passed: str) -> Text:
    """A track of levels: where it stands, what it has passed, and what is still ahead."""
    text = Text(f"{name} ", style=BRIGHT)
    for level, shown in enumerate(levels):
        text.append(f" {shown} ", now if level == reached else passed if level < reached else QUIET)
    return text


def ticks(boxes: Iterable[tuple[bool, str]], done: str, style: str = "") -> Text:
    """Boxes with names, full and struck out where they are done."""
    text = Text()
    for full, name in boxes:
        text.append("■" if full else "□", done if full else style)
        text.append(name, f"strike {QUIET}" if full else style)
        text.append(" ")
    return text


def bar(score: int, most: int) -> str:
    """ "███░░ 3/5"."""
    return f"{'█' * score}{'░' * (most - score)} {score}/{most}"


# --- arranging --------------------------------------------------------------------------------------------------------


def ends(left: Text, right: Text) -> Grid:
    """One text at the left end of a line, one at its right."""
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(left, right)
    return grid


def beside(left: RenderableType, width: int, right: RenderableType, right_width: int, between: int = 0) -> Grid:
    """Two parts, each as wide as is said."""
    grid = Grid.grid(padding=(0, between))
    grid.add_column(width=width)
    grid.add_column(width=right_width)
    grid.add_row(left, right)
    return grid


def side_by_side(parts: Sequence[RenderableType], columns: int, padding: tuple[int, int] = (0, 0)) -> RenderableType:
    """Parts in equal columns, as many rows as they need."""
    if columns == 1:
        return Group(*parts)
    grid = Grid.grid(expand=True, padding=padding)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for i in range(0, len(parts), columns):
        grid.add_row(*parts[i : i + columns])
    return grid


def panel(title: str | Text, body: RenderableType, border: str, style: str = "none", **more: Any) -> Panel:
    """A framed part of the table."""
    return Panel(body, title=title, border_style=border, style=style, padding=(0, 1), **more)


def rows(lines: Iterable[Sequence[RenderableType]], padding: tuple[int, int] = (0, 1)) -> Grid:
    """Lines of cells that stand under each other."""
    grid = Grid.grid(padding=padding)
    for cells in lines:
        grid.add_row(*cells)
    return grid


def padded(part: RenderableType, style: str, sides: int = 1) -> Padding:
    """A part on its ground, with so much room at its sides."""
    return Padding(part, (0, sides), style=style)


def short(name: str, width: int, titles: Sequence[tuple[str, str]] = ()) -> str:
    """A name that fits: with a shorter title, without what follows its first word, or cut off."""
    if len(name) <= width:
        return name
    for title, shorter in titles:
        name = name.replace(title, shorter)
    first = name.split(" ")[0]
    if len(name) <= width:
        return name
    return first if 4 < len(first) <= width else name[: width - 1] + "."


def in_rows(pieces: Iterable[Piece], width: int) -> Iterator[list[Piece]]:
    """The pieces in rows of at most `width`, with a blank between them."""
    row: list[Piece] = []
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


# --- a map ------------------------------------------------------------------------------------------------------------


class MapStyle(NamedTuple):
    """What a map is drawn in: its ground, the ground of a place, text, and two kinds of paths."""

    ground: str
    place: str
    text: str
    path: str
    other_path: str


class Map(NamedTuple):
    """Places by name in bands and columns, and the paths between them.

    `across` joins neighbours in a band. `down` joins a place to one in a band below, with where the path leaves and arrives:
    left, middle or right.
    """

    places: Mapping[str, tuple[int, int]]
    across: Sequence[tuple[str, str]]
    down: Sequence[tuple[str, str, int, int]]
    other: Callable[[str, str], bool]
    """Whether a path is of the other kind: a way over water."""

    def draw(
        self,
        width: int,
        widest: int,
        style: MapStyle,
        name: Callable[[str, int], Piece],
        inside: Callable[[str, int], Iterable[Piece]],
    ) -> Text:
        """The map at a width: `name` and `inside` tell a place's name and what is there, in pieces no wider than they are told."""
        columns = 1 + max([column for _, column in self.places.values()])
        column = min(width // columns, widest)
        inner = column - 2
        canvas = _Canvas(column * columns, width, style)
        names = {place: name(place, inner - 1) for place in self.places}
        bodies = {place: list(in_rows(inside(place, inner - 1), inner - 1)) for place in self.places}
        left = {place: at * column + 1 for place, (_, at) in self.places.items()}
        top: dict[str, int] = {}
        y = 0
        for band in range(1 + max([band for band, _ in self.places.values()])):
            members = [place for place, (at, _) in self.places.items() if at == band]
            top |= dict.fromkeys(members, y)
            y += 2 + max([len(bodies[place]) for place in members])
        canvas.extend(y - 1)
        edges = (1, inner // 2, inner - 2)
        for upper, lower, leaves, arrives in self.down:
            foot = top[upper] + 1 + len(bodies[upper])
            canvas.path(left[upper] + edges[leaves], foot, left[lower] + edges[arrives], top[lower], self.other(upper, lower))
        for place, body in bodies.items():
            canvas.write(left[place], top[place], inner, [names[place]], 0)
            for i, row in enumerate(body, 1):
                canvas.write(left[place], top[place] + i, inner, row, 1)
        for one, other in self.across:
            canvas.across(left[one] + len(names[one][0]) + 1, left[one] + inner, left[other], top[one], self.other(one, other))
        return canvas.text()


class _Layout(Struct, forbid_unknown_fields=True):
    """A map as a file tells it."""

    places: dict[str, tuple[int, int]]
    across: list[tuple[str, str]]
    down: list[tuple[str, str, int, int]]


def load_map(file: Traversable, other: Callable[[str, str], bool]) -> Map:
    """A map from a TOML file. Raises ContentError."""
    told = load(file, _Layout)
    return Map(told.places, told.across, told.down, other)


class _Canvas:
    """Characters with styles, by column and row."""

    def __init__(self, width: int, whole: int, style: MapStyle) -> None:
        self.indent = max(0, (whole - width) // 2)
        self.whole = whole
        self.width = width
        self.style = style
        self.cells: list[list[Piece]] = []

    def extend(self, rows: int) -> None:
        self.cells.extend([[(" ", self._on(self.style.text))] * self.width for _ in range(rows)])

    def _on(self, style: str) -> str:
        return f"{style} on {self.style.ground}"

    def put(self, x: int, y: int, character: str, style: str) -> None:
        self.cells[y][x] = (character, style)

    def write(self, x: int, y: int, width: int, pieces: list[Piece], indent: int) -> None:
        """A row of a place: pieces on its ground."""
        at = x
        for text, style in [(" " * indent, ""), *pieces, (" " * width, "")]:
            for character in text[: x + width - at]:
                self.put(at, y, character, style if " on " in style else f"{style or QUIET} on {self.style.place}")
                at += 1

    def across(self, x: int, edge: int, to_x: int, y: int, other: bool) -> None:
        """A path from a name, past the edge of its place, to the next one."""
        style = self.style.other_path if other else self.style.path
        for at in range(x, to_x):
            self.put(at, y, "┄" if other else "─", self._on(style) if at >= edge else f"{style} on {self.style.place}")

    def path(self, x: int, y: int, to_x: int, to_y: int, other: bool) -> None:
        """A path down from the foot of a place to the head of another; it turns in the row above that one."""
        style = self._on(self.style.other_path if other else self.style.path)
        for row in range(y, to_y):
            self.put(x, row, "┆" if other else "│", style)
        if x == to_x:
            return
        turn = to_y - 1
        step = 1 if to_x > x else -1
        self.put(x, turn, "╰" if step > 0 else "╯", style)
        for column in range(x + step, to_x, step):
            self.put(column, turn, "┄" if other else "─", style)
        self.put(to_x, turn, "╮" if step > 0 else "╭", style)

    def text(self) -> Text:
        text = Text(style=self._on(self.style.text), no_wrap=True, overflow="crop")
        for i, row in enumerate(self.cells):
            text.append("\n" if i else "")
            text.append(" " * self.indent)
            for character, style in row:
                text.append(character, style)
            text.append(" " * (self.whole - self.width - self.indent))
        return text
