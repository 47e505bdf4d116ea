"""The table for a terminal: the Room, both sides with their totals, the players, and a seat's own hand.

Colour is never alone: sides have their names, and what is fought over has a mark.
"""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gloam.games.house_of_horrors.components import (
    BATTLE_NAMES,
    BATTLES,
    CARD_FLOORS,
    DAWN,
    EXPLORERS,
    FIRST_ITEM,
    FLOOR_NAMES,
    MIDNIGHT,
    MONSTERS,
    NAMES,
    ROOM_FLOOR,
    SHOWN,
    SIDE_NAMES,
    SIDES,
    TEXTS,
)
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.rules.turns import forbids_play
from gloam.games.house_of_horrors.show.texts import battle_text, symbols_text, values_text
from gloam.games.house_of_horrors.show.view import TotalView, rolled, side_totals
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, House
from gloam.kernel.game import SPECTATOR

_QUIET: Final = "#A09BA8"
_BRIGHT: Final = "bold #F4ECDB"
_AMBER: Final = "#FFCF7D"
_SIDE_STYLES: Final = ("#E8D9B5", "#BBA2EC")
_LINE: Final = "#59639A"


def picture(t: House, seat: int = SPECTATOR) -> RenderableType:
    """The table as `seat` sees it."""
    parts: list[RenderableType] = [_heading(t)]
    if t.rooms or t.room != NOTHING:
        parts.append(_room(t))
    if t.room != NOTHING:
        sides = Grid.grid(expand=True, padding=(0, 1))
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        sides.add_row(_side(t, EXPLORERS), _side(t, MONSTERS))
        parts.append(sides)
    if t.spoils:
        parts.append(_spoils(t))
    parts.append(_players(t))
    if 0 <= seat < t.seats:
        parts.append(_hand(t, seat))
    return Group(*parts)


def _heading(t: House) -> Text:
    line = Text("House of Horrors", style=_BRIGHT)
    line.append(f"   round {t.round}   Butler: seat {t.butler + 1}", style="default")
    line.append(f"   House Deck {len(t.house)}, Horror Deck {len(t.horror)}, discarded {len(t.discard)}", style=_QUIET)
    for name, now, card in (("Midnight", t.midnight, MIDNIGHT), ("Dawn", t.dawn, DAWN)):
        if now:
            line.append(f"   {name}!", style=f"bold {_AMBER}")
        elif card in t.out:
            line.append(f"   {name} is past", style=_QUIET)
    return line


def room_text(room: int) -> str:
    """A Room with its floor and symbols."""
    return f"{NAMES[room]} ({FLOOR_NAMES[ROOM_FLOOR[room]]}; {symbols_text(room)})"


def _room(t: House) -> Panel:
    """The Room, what lies there, and the totals in each kind of battle."""
    body: list[RenderableType] = []
    if t.rooms:
        body.append(Text("The Butler chooses: " + ", or ".join([room_text(room) for room in t.rooms])))
    if t.room_items:
        items = [f"{NAMES[item]} ({values_text(item)}; {TEXTS[item].rstrip('.').lower()})" for item in t.room_items]
        body.append(Text("On the table: " + ", ".join(items)))
    if t.ties:
        under = [NAMES[card] for side in t.under for card in side]
        body.append(Text(f"Tied {t.ties} time{'' if t.ties == 1 else 's'}. Under the Room: {', '.join(under) or 'nothing'}"))
    if t.room != NOTHING:
        body.append(_scoreboard(t))
    title = room_text(t.room) if t.room != NOTHING else "The house"
    if t.battle != NOTHING and t.room != NOTHING:
        title += f": {battle_text(t.battle)}"
    return Panel(Group(*body), title=title, border_style=_LINE, box=ROUNDED)


def total_text(total: TotalView) -> str:
    """What a side shows: "7", or "4+?" with a die to be rolled."""
    return f"{total.value}{'+' + '?' * total.dice if total.dice else ''}"


def _scoreboard(t: House) -> Grid:
    board = Grid.grid(padding=(0, 2))
    board.add_column(justify="right", min_width=10)
    board.add_column(justify="center", min_width=13)
    board.add_column(justify="left", min_width=10)
    board.add_row(
        Text(SIDE_NAMES[EXPLORERS], style=_SIDE_STYLES[EXPLORERS]), "", Text(SIDE_NAMES[MONSTERS], style=_SIDE_STYLES[MONSTERS])
    )
    for battle in range(len(BATTLES)):
        totals = side_totals(t, battle)
        fought = battle == t.battle
        name = f"> {BATTLE_NAMES[battle]} <" if fought else BATTLE_NAMES[battle]
        style = _BRIGHT if fought else _QUIET
        board.add_row(*[Text(part, style=style) for part in (total_text(totals[SIDES[0]]), name, total_text(totals[SIDES[1]]))])
    return board


def _side(t: House, side: int) -> Panel:
    """What a side has in play."""
    lines = Text()
    for n, entry in enumerate(t.field):
        if entry[1] == side:
            if lines:
                lines.append("\n")
            if entry[2] == GONE:
                lines.append(
                    f"seat {entry[0] + 1}: claimed, leaving {', '.join([NAMES[item] for item in entry[3:]])}", style=_QUIET
                )
                continue
            lines.append(f"seat {entry[0] + 1}: ")
            lines.append(NAMES[entry[2]], style=f"bold {_SIDE_STYLES[side]}")
            lines.append(f" {'/'.join(SHOWN[entry[2]])}", style=_QUIET)
            if len(entry) > 3:
                lines.append(f" with {', '.join([NAMES[item] for item in entry[3:]])}")
            lines.append(f" = {_brings(t, n)}", style=_BRIGHT)
    return Panel(lines or Text("nobody yet", style=_QUIET), title=SIDE_NAMES[side], border_style=_SIDE_STYLES[side], box=ROUNDED)


def _brings(t: House, n: int) -> str:
    entry = t.field[n]
    dice = rolled(t.rolled, n)
    shown = str(value(t.field, entry, t.battle))
    shown += "".join([f"+[{pips}]" for pips in dice])
    return shown + "+?" * (dice_of(entry, t.battle) - len(dice))


def _spoils(t: House) -> Panel:
    cards = ", ".join([f"{NAMES[card]} ({symbols_text(card)})" for card in t.spoils])
    sharing = ", ".join([f"seat {seat + 1}" for seat in t.eligible])
    return Panel(
        Text(f"{cards}\nshared by {sharing}; seat {t.eligible[0] + 1} divides"), title="Spoils", border_style=_AMBER, box=ROUNDED
    )


def _players(t: House) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, expand=False, header_style=_QUIET, border_style=_LINE)
    for heading in ("", "points", "bulbs", "cards", "draws up to", "this round"):
        grid.add_column(heading, justify="left" if heading in ("", "this round") else "right")
    for seat in range(t.seats):
        points, bulbs = score(t, seat)
        name = f"{'> ' if seat == t.turn else '  '}seat {seat + 1}{' (Butler)' if seat == t.butler else ''}"
        cells = (name, str(points), str(bulbs), str(len(t.hands[seat])), str(t.hand_size(seat)), doing(t, seat))
        grid.add_row(*cells, style=_BRIGHT if seat == t.turn else "")
    return grid


def doing(t: House, seat: int) -> str:
    """What a player has done in this battle."""
    sides = sorted({entry[1] for entry in t.field if entry[0] == seat})
    if sides:
        return " and ".join([f"with the {SIDE_NAMES[side]}" for side in sides])
    if (t.passed >> seat) & 1:
        return "discarded"
    return "plays now" if seat == t.turn != NOBODY else ""


def _hand(t: House, seat: int) -> Panel:
    """A seat's own cards; a dot marks those it could play in this Room."""
    grid = Grid.grid(padding=(0, 2))
    for card in sorted(t.hands[seat]):
        floors = "" if card >= FIRST_ITEM else ", ".join([FLOOR_NAMES[floor] for floor in CARD_FLOORS[card]])
        fits = card < FIRST_ITEM and t.room != NOTHING and not forbids_play(t, seat, card)
        grid.add_row(
            Text("•" if fits else " ", style=_AMBER), Text(NAMES[card], style=_BRIGHT if fits else ""), values_text(card), floors,
            Text(symbols_text(card), style=_QUIET), Text(TEXTS[card], style=_QUIET),
        )  # fmt: skip
    return Panel(grid, title=f"Your hand, seat {seat + 1}", border_style=_AMBER, box=ROUNDED)
