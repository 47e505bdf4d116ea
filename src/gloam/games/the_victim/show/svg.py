"""The table as an SVG picture: the forest as hexagons with their paths, the boards and the equation."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from gloam.games.the_victim import components as c
from gloam.games.the_victim.map import CELLS, open_edges, placed
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.show.outcomes import signs
from gloam.games.the_victim.show.terminal import KIND_COLOURS, VICTIM_COLOURS, code
from gloam.games.the_victim.table import ENSLAVED, EVIL, ON_MAP, SAFE, STATES, Forest
from gloam.kernel.boards.hexagons import SIDES, edges_in
from gloam.show.svg import AMBER, BONE, SOFT, box, element, moved, sheet, side_by_side, text
from gloam.show.words import counted

WIDTH: Final = 860
_R: Final = 44.0
_HALF: Final = _R * sqrt(3) / 2
_EDGE: Final = 14
_TOP: Final = 54
_PANEL: Final = "#131D32"
_LINE: Final = "#3B4576"
_BLOOD: Final = "#C5283D"
_ALARM: Final = "#FF8C86"
_SAFE: Final = "#8FD0A4"
_STONE: Final = "#8C9BB4"
_EVIL: Final = "#DCE6F4"
_FLOOR: Final = {
    "camp": "#2F2A22",
    "bunker": "#2A2F38",
    "decoder": "#123043",
    "corpse": "#2B2823",
    "curse": "#271C44",
    "test": "#17313A",
    "herb": "#16351F",
    "plane": "#242E3C",
    "path": "#152238",
}
_HUE: Final = {**KIND_COLOURS, "path": "#6B7A98"}
_DIRECTIONS: Final = tuple([(sin(pi / 3 * edge), -cos(pi / 3 * edge)) for edge in range(SIDES)])
"""Where the middle of each edge is, from the middle of a tile, as parts of half its height."""


def svg(t: Forest, seat: int) -> str:
    """The table as one SVG element with its own size; nothing in it is hidden from anyone."""
    forest, height = _forest(t)
    boards_top = _TOP + height + 10
    boards, boards_height = _boards(t)
    whole = boards_top + boards_height + _EDGE
    parts = (_heading(t), moved(_EDGE, _TOP, forest), moved(_EDGE, boards_top, boards))
    return sheet("The Victim", summary(t), WIDTH, whole, "#0C1524", *parts)


def summary(t: Forest) -> str:
    """The table in a few sentences, for those who cannot see the picture."""
    told = [f"Round {t.round}. {t.number(SAFE)} of {t.needed} are safe."]
    for victim in t.order:
        where = c.TILE_NAMES[t.at[victim]] if t.at[victim] != c.NOTHING else STATES[t.state[victim]].replace("_", " ")
        told.append(f"{c.VICTIM_NAMES[victim]}: {where}, {counted(t.wounds[victim], 'Wound')}.")
    if t.evil != c.NOTHING:
        told.append(f"{c.EVIL_NAMES[t.evil]}: {c.TILE_NAMES[t.evil_at]}, Rage {t.rage}, Stamina {t.stamina}.")
    return " ".join(told)


def _heading(t: Forest) -> str:
    now = "" if t.acting == c.NOTHING else f"the {c.EVIL_NAMES[t.evil]}" if t.acting == EVIL else c.VICTIM_NAMES[t.acting]
    gate = "?" if t.gate == c.NOTHING else str(c.GATES[t.gate])
    events = max(len(t.events) - 1, 0)
    equation = f"{signs(t.row) or '...'} = {gate}"
    return "".join(
        [
            text(22, 35, "The Victim", 25, serif=True),
            text(160, 24, f"Round {t.round}", 13, weight=700),
            text(160, 40, f"{now}'s turn" if now else "", 12, SOFT),
            text(330, 24, f"Gate: {equation}", 13, _SAFE if opens(t) else BONE, 700, within=260),
            text(330, 40, f"found: {signs(t.tokens) or 'nothing'}", 12, SOFT, within=260),
            text(WIDTH - 20, 24, f"{t.number(SAFE)} of {t.needed} safe", 13, weight=700, anchor="end"),
            text(WIDTH - 20, 40, f"{events} Events, {size(t, 0) + size(t, 1)} tiles left", 12, SOFT, anchor="end"),
        ]
    )


# --- the forest -------------------------------------------------------------------------------------------------------


def _middle(cell: int) -> tuple[float, float]:
    columns, halves = CELLS.place(cell)
    return 1.5 * _R * columns, _HALF * halves


def _forest(t: Forest) -> tuple[str, float]:
    """The map in its own frame, as large as fits, and how high it is."""
    middles = {tile: _middle(t.cells[tile]) for tile in placed(t)}
    xs, ys = [x for x, _ in middles.values()], [y for _, y in middles.values()]
    pad = _R + 22
    width, height = max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad
    scale = min(1.15, (WIDTH - 2 * _EDGE) / width)
    tiles = [moved(x, y, *_tile(t, tile), title=c.TILE_NAMES[tile]) for tile, (x, y) in middles.items()]
    figures = [moved(x, y, *_figures(t, tile)) for tile, (x, y) in middles.items()]
    left = (WIDTH - 2 * _EDGE - width * scale) / 2
    ground = box(0, 0, WIDTH - 2 * _EDGE, height * scale, "#0E1A2A", _LINE)
    drawn = moved(left + (pad - min(xs)) * scale, (pad - min(ys)) * scale, *tiles, *figures, scale=scale)
    return ground + drawn, height * scale


def _tile(t: Forest, tile: int) -> list[str]:
    kind = c.TILE_KIND[tile]
    corners = " ".join([f"{_R * cos(pi / 3 * i):.1f},{_R * sin(pi / 3 * i):.1f}" for i in range(SIDES)])
    parts = [element("polygon", points=corners, fill=_FLOOR[kind], stroke="#05090F", stroke_width=2)]
    for edge in edges_in(t.exits[tile]):
        dx, dy = _DIRECTIONS[edge]
        parts.append(element("line", x2=dx * _HALF, y2=dy * _HALF, stroke=_STONE, stroke_width=7))
    for edge in open_edges(t, tile):
        dx, dy = _DIRECTIONS[edge]
        for i in range(3):
            far = _HALF + 4 + 5 * i
            parts.append(element("circle", cx=dx * far, cy=dy * far, r=1.8, fill="#C7D6EA"))
    parts.append(element("circle", r=13, fill="#0B1322", stroke=_HUE[kind], stroke_width=2))
    parts.append(text(0, 4, code(tile), 11, _HUE[kind], 700, "middle"))
    marks = [("decoded", t.decoded), ("herb", t.herbs), ("Black Box", t.boxes), ("blown up", t.exploded), ("Bolt", t.bolts)]
    told = [mark for mark, mask in marks if (mask >> tile) & 1] + ["Web"] * (tile in t.webs)
    if told:
        parts.append(text(0, 27, ", ".join(told), 9, AMBER, 600, "middle", within=70))
    for one, other in t.hammers:
        if tile == one:
            edge = t.around[one].index(other)
            dx, dy = _DIRECTIONS[edge]
            parts.append(element("circle", cx=dx * _HALF, cy=dy * _HALF, r=5, fill=AMBER, title="broken through by a Hammer"))
    return parts


def _figures(t: Forest, tile: int) -> list[str]:
    """Who stands on a tile, side by side above its middle."""
    coins = [_coin(t, victim) for victim in t.order if t.at[victim] == tile]
    if t.evil != c.NOTHING:
        coins = (
            [_tombstone("@", c.EVIL_NAMES[t.evil])] * (t.evil_at == tile)
            + [_tombstone("s", "Shadow")] * t.shadows.count(tile)
            + coins
        )
    first = -10.0 * (len(coins) - 1)
    return [moved(first + 20 * i, -20, coin) for i, coin in enumerate(coins)]


def _coin(t: Forest, victim: int) -> str:
    name = c.VICTIM_NAMES[victim]
    rim = _BLOOD if t.critical(victim) or t.state[victim] == ENSLAVED else AMBER if t.acting == victim else "#0B1322"
    dashes = "3 2" if t.hidden(victim) else ""
    disc = element("circle", r=9.5, fill=VICTIM_COLOURS[victim], stroke=rim, stroke_width=2.5, stroke_dasharray=dashes, title=name)
    return disc + text(0, 4, name[0], 11, "#15101C", 700, "middle")


def _tombstone(sign: str, name: str) -> str:
    stone = element("path", d="M-9 11V-3A9 9 0 0 1 9 -3V11Z", fill="#0A0D16", stroke=_EVIL, stroke_width=2, title=name)
    return stone + text(0, 6, sign, 12, _EVIL, 700, "middle")


# --- the boards -------------------------------------------------------------------------------------------------------


def _boards(t: Forest) -> tuple[str, float]:
    """A card for each Victim and one for the Evil, and how high the row is."""
    cards = [_board(t, victim) for victim in t.order] + ([_evil(t)] if t.evil != c.NOTHING else [])
    if not cards:
        return "", 0
    begins, width = side_by_side(len(cards), WIDTH - 2 * _EDGE, 8)
    drawn: list[str] = []
    for x, (name, hue, lines, now) in zip(begins, cards, strict=True):
        told = [text(10, 36 + 15 * i, line, 11, SOFT, within=width - 18) for i, line in enumerate(lines)]
        frame = box(0, 0, width, 104, _PANEL, AMBER if now else _LINE)
        drawn.append(moved(x, 0, frame, text(10, 19, name, 14, hue, 700, within=width - 18), *told))
    return "".join(drawn), 104


def _board(t: Forest, victim: int) -> tuple[str, str, list[str], bool]:
    statuses = "  ".join([f"{c.STATUS_NAMES[s][0]}{t.status(victim, s)}" for s in range(len(c.STATUSES))])
    lines = [statuses]
    if t.state[victim] == ON_MAP:
        state = "critical" if t.critical(victim) else "hidden" if t.hidden(victim) else c.TILE_NAMES[t.at[victim]]
        lines += [state, counted(t.wounds[victim], "Wound"), counted(len(t.hands[victim]), "card")]
        lines += [", ".join([c.ITEM_NAMES[item] for item in t.worn[victim]])] * bool(t.worn[victim])
    else:
        lines.append(STATES[t.state[victim]].replace("_", " "))
    return c.VICTIM_NAMES[victim], VICTIM_COLOURS[victim], lines, t.acting == victim


def _evil(t: Forest) -> tuple[str, str, list[str], bool]:
    lines = [c.TILE_NAMES[t.evil_at], f"Rage {t.rage} of {c.MOST_RAGE}", f"Stamina {t.stamina} of {c.MOST_STAMINA}"]
    lines.append(counted(sum(t.upgrades), "upgrade"))
    return c.EVIL_NAMES[t.evil], _ALARM, lines, t.acting == EVIL
