"""The table as an SVG picture: the map with terrain, walls and figures, and the armies with their dials."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrorclix.components import ARCHETYPE_NAMES, EDGES, HEIGHT, HOURGLASS, TWIST_NAMES, WIDTH
from gloam.games.horrorclix.content import CONTENT, RINGS
from gloam.games.horrorclix.rules.ending import total
from gloam.games.horrorclix.rules.ground import SHIFT, listed
from gloam.games.horrorclix.rules.suspense import starts_rough
from gloam.games.horrorclix.rules.values import victim_speed
from gloam.games.horrorclix.show.codes import FLAGS, SEAT_COLOURS, monster_code, victim_code
from gloam.games.horrorclix.show.dials import clicks_left
from gloam.games.horrorclix.show.names import given_text, map_name, monster_name, power_name, space_name, victim_name
from gloam.games.horrorclix.table import NOTHING, ON_CARD, PHASES, SETTING_UP, Clix
from gloam.show.svg import AMBER, BONE, PAPER, SOFT, box, element, in_rows, length, moved, sheet, side_by_side, text
from gloam.show.words import capital, counted, seat_name
from gloam.show.words import listed as in_words

CELL: Final = 34.0
EDGE: Final = 16
TOP: Final = 60
MAP_WIDTH: Final = CELL * WIDTH
MAP_HEIGHT: Final = CELL * HEIGHT
PAGE: Final = MAP_WIDTH + 2 * EDGE
LINE: Final = 38

_GROUND: Final = "#141A10"
_PANEL: Final = "#1B2214"
_FRAME: Final = "#49533A"
_OUTDOORS: Final = "#2B3A20"
_INDOORS: Final = "#3A364B"
_BRUSH: Final = "#5D7F2F"
_WATER: Final = "#1F5C6B"
_STONE: Final = "#77736E"
_WALL: Final = "#D8CFB8"
_FADED: Final = "#6E7366"
_DARK: Final = "#0B0E08"
_BLOOD: Final = "#E5484D"
_RING: Final[dict[str, str]] = {
    "yellow": "#F0D64A",
    "blue": "#5B9BF3",
    "red": "#E5606A",
    "silver": "#D9DEE6",
    "bronze": "#C08A55",
    "gold": "#E5B94E",
    "purple": "#A678E0",
}
_RINGS: Final[dict[str, str]] = {rank: _RING[colour] for colour, rank in RINGS.items()}


def svg(t: Clix, seat: int) -> str:
    """The table as one SVG element with its own size, as a seat sees it."""
    below, height = _below(t, seat)
    whole = TOP + MAP_HEIGHT + 14 + height + EDGE
    return sheet(
        "HorrorClix",
        summary(t),
        PAGE,
        whole,
        _GROUND,
        _heading(t),
        moved(EDGE, TOP, _map(t)),
        moved(EDGE, TOP + MAP_HEIGHT + 14, below),
    )


def summary(t: Clix) -> str:
    """The table in a few sentences, for those who cannot see the picture."""
    told = [f"{map_name(t)}, turn {t.turn}, {PHASES[t.phase]}."]
    for seat in range(t.seats):
        mine = [f"{monster_name(t, m)} at {space_name(t.at[m])}" for m in t.in_play() if t.owner[m] == seat]
        points = counted(total(t, seat), "victory point")
        told.append(f"{capital(seat_name(seat))}: {points}; {in_words(mine) or 'no monsters'}.")
    told.append(f"{counted(len(t.victims()), 'victim')} on the map.")
    return " ".join(told)


def _heading(t: Clix) -> str:
    now = "setting up" if t.phase == SETTING_UP else f"turn {t.turn} of {t.last_turn()}, {seat_name(t.active)}"
    parts = [
        text(EDGE + 4, 38, "HorrorClix", 27, serif=True),
        text(176, 28, f"{map_name(t)}, {t.build_total} points", 14, weight=700, within=214),
    ]
    parts.append(text(176, 46, now, 13, SOFT))
    x = 420.0
    for number, phase in enumerate(PHASES):
        if number and t.phase != SETTING_UP:
            on = number == t.phase
            width = length(phase, 12) + 14
            parts.append(box(x, 20, width, 24, "#B9CE62" if on else _PANEL, _FRAME, 5))
            parts.append(text(x + width / 2, 36, phase, 12, "#141A10" if on else SOFT, 600, "middle"))
            x += width + 4
    for seat in range(t.seats):
        at = PAGE - EDGE - 4 - 60 * (t.seats - 1 - seat)
        parts.append(text(at, 36, f"{FLAGS[seat]} {total(t, seat)}", 16, SEAT_COLOURS[seat], 700, "end"))
    return "".join(parts)


# --- the map ----------------------------------------------------------------------------------------------------------


def _xy(space: int) -> tuple[float, float]:
    return space % WIDTH * CELL, space // WIDTH * CELL


def _middle(space: int) -> tuple[float, float]:
    x, y = _xy(space)
    return x + CELL / 2, y + CELL / 2


def _map(t: Clix) -> str:
    ground = t.ground
    parts = [box(-3, -3, MAP_WIDTH + 6, MAP_HEIGHT + 6, _OUTDOORS, "#8F9880", 4)]
    for spaces, fill in ((ground.indoor, _INDOORS), (t.hindering(), _BRUSH), (ground.water, _WATER), (ground.blocking, _STONE)):
        for space in listed(spaces):
            x, y = _xy(space)
            parts.append(element("rect", x=x, y=y, width=CELL, height=CELL, fill=fill))
    lines = [f"M{n * CELL:g} 0V{MAP_HEIGHT:g}" for n in range(1, WIDTH)] + [
        f"M0 {n * CELL:g}H{MAP_WIDTH:g}" for n in range(1, HEIGHT)
    ]
    parts.append(element("path", d="".join(lines), stroke="#FFFFFF", stroke_opacity=0.07, fill="none"))
    parts += [_start(t, seat) for seat in range(t.seats) if t.edges[seat] != NOTHING]
    parts.append(_walls(t))
    parts += _objects(t)
    parts += [_victim(t, v) for v in t.victims()]
    parts += [_monster(t, m) for m in sorted(t.in_play(), key=lambda m: m == t.acting)]  # it may be passing over another
    parts += _labels()
    return "".join(parts)


def _start(t: Clix, seat: int) -> str:
    """The outline of a starting area."""
    spaces = listed(t.ground.starts[t.edges[seat]])
    if not spaces:
        return ""
    xs, ys = [space % WIDTH for space in spaces], [space // WIDTH for space in spaces]
    x, y = min(xs) * CELL, min(ys) * CELL
    width, height = (max(xs) + 1) * CELL - x, (max(ys) + 1) * CELL - y
    return element(
        "rect", x=x + 2, y=y + 2, width=width - 4, height=height - 4, rx=4, fill=SEAT_COLOURS[seat], fill_opacity=0.07,
        stroke=SEAT_COLOURS[seat], stroke_dasharray="6 4", title=f"Starting area of {seat_name(seat)}",
    )  # fmt: skip


def _walls(t: Clix) -> str:
    path = []
    for space in listed(t.ground.walls_east):
        x, y = _xy(space)
        path.append(f"M{x + CELL:g} {y:g}v{CELL:g}")
    for space in listed(t.ground.walls_south):
        x, y = _xy(space)
        path.append(f"M{x:g} {y + CELL:g}h{CELL:g}")
    d = "".join(path)
    dark = element("path", d=d, stroke=_DARK, stroke_width=8, stroke_linecap="square")
    return dark + element("path", d=d, stroke=_WALL, stroke_width=4, stroke_linecap="square") if d else ""


def _objects(t: Clix) -> list[str]:
    parts = []
    for space in t.tombstones:
        x, y = _middle(space)
        d = "M-8 10V-4a8 8 0 0 1 16 0V10z"
        parts.append(moved(x, y, element("path", d=d, fill="#CFCABF", stroke=_DARK), title=f"Tombstone, {space_name(space)}"))
    for space in t.trees:
        x, y = _middle(space)
        d = "M0 13V-2M0 4l-8 -9M0 1l8 -10M0 -3l-3 -10M-5 -2l-6 -1M5 -4l6 0"
        tree = element("path", d=d, stroke="#D9B98A", stroke_width=3, stroke_linecap="round", fill="none")
        parts.append(moved(x, y, tree, title=f"Tree of the Damned, {space_name(space)}"))
    occupied = t.occupied()
    for space, edge in t.doors:
        shut = ((occupied >> space) | (occupied >> (space + SHIFT[edge]))) & 1
        x, y = _middle(space)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[edge]
        width, height = (20.0, 9.0) if dx == 0 else (9.0, 20.0)
        at_x, at_y = x + dx * CELL / 2 - width / 2, y + dy * CELL / 2 - height / 2
        door = box(at_x, at_y, width, height, _DARK if shut else "#B48CFF", "#B48CFF", 3)
        parts.append(element("g", door, title=f"Portal, {space_name(space)} {EDGES[edge]}, {'closed' if shut else 'open'}"))
    return parts


def _victim(t: Clix, v: int) -> str:
    x, y = _middle(t.victim_at[v])
    name = victim_name(t, v)
    if not t.known(v):
        token = element("circle", r=10, fill="#1A1630", stroke=BONE, stroke_width=1.5) + text(0, 5, "?", 14, BONE, 700, "middle")
        return moved(x, y, token, title=f"{name}, face down, {space_name(t.victim_at[v])}")
    pawn = element("path", d="M0 -11a5 5 0 0 1 3 9l5 12h-16l5 -12a5 5 0 0 1 3 -9z", fill=BONE, stroke=_DARK)
    outlined: dict[str, Any] = {"stroke": _DARK, "stroke_width": 2, "paint_order": "stroke"}
    label = text(0, 22, f"{victim_code(t, v)} {ARCHETYPE_NAMES[t.face[v]]}", 9, BONE, 700, "middle", within=66, **outlined)
    speed = text(0, 8, str(victim_speed(t, v, starts_rough(t, t.victim_at[v]))), 8, _DARK, 700, "middle")
    return moved(x, y, pawn, speed, label, title=f"{name}, {space_name(t.victim_at[v])}")


def _monster(t: Clix, m: int) -> str:
    """A coin in its owner's colour, with the ring of its rank, the click and the action tokens."""
    x, y = _middle(t.at[m])
    ring = "#8A8F80" if t.minion(m) else _RINGS[CONTENT.monsters[t.kind[m]].rank]
    parts = [
        element("circle", r=14, fill="#10150F", stroke=ring, stroke_width=3),
        element("circle", r=11, fill=SEAT_COLOURS[t.controller(m)], fill_opacity=0.9),
        text(0, 4, monster_code(t, m), 11, "#10150F", 700, "middle"),
        box(5, 5, 13, 12, "#F4ECDB", "#10150F", 3),
        text(11.5, 14.5, str(t.click[m] + 1), 10, "#10150F", 700, "middle", within=11),
    ]
    parts += [box(-16 + 7 * n, -17, 6, 6, PAPER, "#10150F", 1) for n in range(t.tokens[m])]
    if t.blooded(m):
        parts.append(element("path", d="M-13 6q5 7 0 9q-5 -2 0 -9z", fill=_BLOOD, stroke="#10150F"))
    if t.soaring[m]:
        parts.append(element("path", d="M6 -16l5 -4l5 4", stroke=BONE, stroke_width=2, fill="none"))
    if t.acting == m:
        parts.insert(0, element("circle", r=17, fill="none", stroke=AMBER, stroke_width=3))
    return moved(x, y, *parts, title=f"{monster_name(t, m)}, click {t.click[m] + 1}, {space_name(t.at[m])}")


def _labels() -> list[str]:
    """Letters and numbers along the edges."""
    columns = [text(CELL * n + 3, 10, chr(65 + n), 8, "#FFFFFF", anchor="start", fill_opacity=0.45) for n in range(WIDTH)]
    return columns + [text(3, CELL * n + CELL - 4, str(n + 1), 8, "#FFFFFF", fill_opacity=0.45) for n in range(HEIGHT)]


# --- armies and cards -------------------------------------------------------------------------------------------------


def _below(t: Clix, seat: int) -> tuple[str, float]:
    """The armies side by side, then victims and cards; and how high that is."""
    starts, width = side_by_side(t.seats, MAP_WIDTH, 12)
    most = max([len([m for m in range(len(t.kind)) if t.owner[m] == s]) for s in range(t.seats)])
    high = 34 + LINE * most + 4
    parts = [moved(starts[s], 0, _army(t, s, width, high)) for s in range(t.seats)]
    rest, rest_height = _notes(t, seat, high + 20)
    return "".join(parts) + rest, high + rest_height


def _army(t: Clix, seat: int, width: float, height: float) -> str:
    parts = [box(0, 0, width, height, _PANEL, AMBER if seat == t.active else _FRAME)]
    parts.append(text(10, 21, f"{FLAGS[seat]} {seat_name(seat)}", 14, SEAT_COLOURS[seat], 700))
    parts.append(text(width - 10, 21, f"{t.costs[seat]} points", 12, SOFT, anchor="end"))
    for n, m in enumerate([m for m in range(len(t.kind)) if t.owner[m] == seat]):
        parts.append(moved(10, 34 + LINE * n, _figure(t, m, width - 20)))
    return "".join(parts)


def _figure(t: Clix, m: int, width: float) -> str:
    """Code, name, the dial's values and how many clicks are left; below them its powers."""
    dead = t.at[m] < 0 and t.phase != SETTING_UP
    colour = _FADED if dead else BONE
    parts = [
        text(0, 14, monster_code(t, m), 11, _FADED if dead else SEAT_COLOURS[t.controller(m)], 700),
        text(24, 14, monster_name(t, m), 13, colour, 600, within=width - 150),
    ]
    if dead:
        return "".join([*parts, text(width, 14, "killed", 11, _FADED, anchor="end")])
    numbers = " ".join(["hg" if value == HOURGLASS else str(value) for value in t.shown(m)])
    powers = in_words([power_name(p, given_text(p, given)) for p, given in t.powers(m)]) if t.at[m] >= 0 else ""
    parts.append(text(width - 34, 14, numbers, 13, BONE, 700, "end", within=90))
    parts.append(text(width, 14, f"+{clicks_left(t, m)}", 11, SOFT, anchor="end"))
    parts.append(text(24, 28, powers, 11, SOFT, within=width - 24))
    return "".join(parts)


def _notes(t: Clix, seat: int, y: float) -> tuple[str, float]:
    """Victims taken, subplots and the clock; of crypts the own cards, and how many others hold."""
    taken = [v for v in range(len(t.victim_at)) if t.victim_at[v] == ON_CARD]
    rescued = len([v for v in taken if (t.rescued >> v) & 1])
    told = [f"{len(t.victims())} victims on the map, {len(taken) - rescued} slain, {rescued} rescued"]
    told += [f"{FLAGS[s]} subplot: {TWIST_NAMES[t.subplots[s]]}" for s in range(t.seats) if t.subplots[s] != NOTHING]
    told += [f"clock: {TWIST_NAMES[t.clock]}"] if t.clock != NOTHING else []
    told += [f"{FLAGS[s]} holds {counted(len(t.crypts[s]), 'card')}" for s in range(t.seats) if s != seat]
    told += [TWIST_NAMES[card] for card in t.crypts[seat]] if 0 <= seat < t.seats else []
    parts = []
    for n, row in enumerate(in_rows([(length(entry, 12) + 26, entry) for entry in told], MAP_WIDTH)):
        x = 0.0
        for width, entry in row:
            parts.append(box(x, y + 28 * n - 16, width - 6, 24, _PANEL, _FRAME, 5))
            parts.append(text(x + 10, y + 28 * n, entry, 12, SOFT))
            x += width
    return "".join(parts), 28.0 * len(in_rows([(length(entry, 12) + 26, entry) for entry in told], MAP_WIDTH))
