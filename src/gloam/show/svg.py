"""Parts of an SVG picture: elements, text that fits, panels, groups, drawings by name, and room for what must not overlap.

A part is a string; a picture is a `sheet` of parts. It needs nothing from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any, Final, TypeVar

T = TypeVar("T")

BONE: Final = "#F4ECDB"
SOFT: Final = "#BDB5AC"
AMBER: Final = "#F5B24A"
PAPER: Final = "#EDE3CF"
SANS: Final = "'Atkinson Hyperlegible Next', system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
SERIF: Final = "'IM Fell Double Pica', Georgia, 'Times New Roman', serif"
NONE: Final = "none"

_EM: Final = 0.6  # how wide a letter can become, whatever the font


def element(tag: str, *inner: str, title: str = "", **attributes: str | float) -> str:
    """An element with its parts. A `title` is read out and shown on hovering; what is "" is left out; `_` stands for `-`."""
    told = "".join([f' {name.replace("_", "-")}="{_value(value)}"' for name, value in attributes.items() if value != ""])
    body = (f"<title>{escape(title)}</title>" if title else "") + "".join(inner)
    return f"<{tag}{told}>{body}</{tag}>" if body else f"<{tag}{told}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"


def sheet(name: str, summary: str, width: float, height: float, ground: str, *parts: str, defs: str = "") -> str:
    """A whole picture with its own size; `summary` is for those who cannot see it."""
    return element(
        "svg",
        f"<title>{escape(name)}</title><desc>{escape(summary)}</desc>",
        element("defs", defs) if defs else "",
        element("rect", width=width, height=height, rx=10, fill=ground),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_value(width)} {_value(height)}",
        width=width,
        height=height,
        role="img",
        style="max-width:100%;height:auto",
        font_family=SANS,
    )


# --- text -------------------------------------------------------------------------------------------------------------


def length(text: str, size: float) -> float:
    """How wide a text can become."""
    return len(text) * size * _EM


def fitting(text: str, size: float, width: float) -> float:
    """The size at which a text is no wider than `width`, `size` at most."""
    return min(size, width / length(text or " ", 1))


def text(
    x: float,
    y: float,
    text: str,
    size: float = 12,
    fill: str = BONE,
    weight: int = 400,
    anchor: str = "start",
    serif: bool = False,
    within: float = 0,
    **more: Any,
) -> str:
    """A line of text, small enough to stay `within` a width if one is given."""
    return element(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=fitting(text, size, within) if within else size,
        fill=fill,
        font_weight="" if weight == 400 else weight,
        text_anchor="" if anchor == "start" else anchor,
        font_family=SERIF if serif else "",
        **more,
    )


# --- boxes, groups and drawings ---------------------------------------------------------------------------------------


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "", rx: float = 8, dashed: bool = False) -> str:
    """A panel, a chip, the frame of a card; `dashed` where one could be."""
    dashes = "4 4" if dashed else ""
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, stroke=stroke, stroke_dasharray=dashes)


def ring(x: float, y: float, r: float, stroke: str, fill: str = NONE, title: str = "") -> str:
    """A dashed ring: an empty spot."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_dasharray="3 2.5", title=title)


def moved(x: float, y: float, *parts: str, scale: float = 1, title: str = "", fill: str = "") -> str:
    """A group of parts at a place."""
    bigger = "" if scale == 1 else f" scale({_value(scale)})"
    return element("g", *parts, title=title, transform=f"translate({_value(x)} {_value(y)}){bigger}", fill=fill)


def use(name: str, **attributes: Any) -> str:
    """One of the drawings in the picture's definitions."""
    return element("use", href=f"#gloam-{name}", **attributes)


def drawing(name: str, x: float, y: float, scale: float = 1, fill: str = "", title: str = "") -> str:
    """A drawing at a place."""
    return moved(x, y, use(name), scale=scale, title=title, fill=fill)


def side_by_side(count: int, width: float, gap: float) -> tuple[list[float], float]:
    """Where so many equal panels begin that share a width, and how wide each is."""
    each = (width - gap * (count - 1)) / max(1, count)
    return [i * (each + gap) for i in range(count)], each


def in_rows(things: Iterable[tuple[float, T]], most: float) -> list[list[tuple[float, T]]]:
    """Things with their widths in as few rows as they need, none wider than `most` if it can be helped."""
    rows: list[list[tuple[float, T]]] = [[]]
    for thing in things:
        if rows[-1] and sum([width for width, _ in rows[-1]]) + thing[0] > most:
            rows.append([])
        rows[-1].append(thing)
    return rows


def in_grid(things: Sequence[T], columns: int, step: float) -> Iterator[tuple[float, float, T]]:
    """Things in rows of so many, `step` apart: where each is."""
    for i, thing in enumerate(things):
        yield step * (i % columns), step * (i // columns), thing


def tag(lines: Sequence[str], size: float, fill: str, stroke: str) -> tuple[str, float, float]:
    """A small box of lines, with its width and height."""
    step = size + 2.5
    width, height = max([length(line, size) for line in lines]) + 8, step * len(lines) + 5
    frame = element("rect", width=width, height=height, rx=4, fill=fill, fill_opacity=0.92, stroke=stroke)
    rows = [text(width / 2, size + 2 + step * i, line, size, weight=600, anchor="middle") for i, line in enumerate(lines)]
    return frame + "".join(rows), width, height


class Room:
    """Where there is room on a map: boxes are kept apart as far as possible."""

    def __init__(self, width: float, height: float, edge: float = 4) -> None:
        self.width = width
        self.height = height
        self.edge = edge
        self.taken: list[tuple[float, float, float, float]] = []

    def take(self, x: float, y: float, width: float, height: float) -> None:
        self.taken.append((x, y, x + width, y + height))

    def place(self, width: float, height: float, wanted: Sequence[tuple[float, float]]) -> tuple[float, float]:
        """The first of the wanted corners that overlaps the least with what is there; it is taken then."""
        corners = [self._inside(x, y, width, height) for x, y in wanted]
        x, y = min(corners, key=lambda corner: self._overlap(corner[0], corner[1], width, height))
        self.take(x, y, width, height)
        return x, y

    def _inside(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        edge = self.edge
        return max(edge, min(x, self.width - width - edge)), max(edge, min(y, self.height - height - edge))

    def _overlap(self, x: float, y: float, width: float, height: float) -> float:
        total = 0.0
        for x1, y1, x2, y2 in self.taken:
            total += max(0.0, min(x + width, x2) - max(x, x1)) * max(0.0, min(y + height, y2) - max(y, y1))
        return round(total)
