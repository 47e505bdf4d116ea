"""The table for a terminal: the Room, both sides with their totals, the players, and a seat's own hand.

Colour is never alone: sides have their names, and what is fought over has a mark.
"""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.rules.turns import forbids_play
from gloam.games.house_of_horrors.show.texts import battle_text, symbols_text, values_text
from gloam.games.house_of_horrors.show.view import Worth, rolled, side_totals
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, House
from gloam.show.terminal import AMBER, BRIGHT, LINE, QUIET, line, panel, rows, side_by_side
from gloam.show.words import counted, seat_name

_SIDE_STYLES: Final = ("#E8D9B5", "#BBA2EC")


def picture(t: House, seat: int, width: int, low: bool) -> list[RenderableType]:
    """The table as rich can print it, as a seat sees it."""
    return (_in_codes if low else _in_words)(t, seat)


def _in_words(t: House, seat: int) -> list[RenderableType]:
    parts: list[RenderableType] = [_heading(t)]
    if t.rooms or t.room != NOTHING:
        parts.append(_room(t))
    if t.room != NOTHING:
        parts.append(side_by_side([_side(t, c.EXPLORERS), _side(t, c.MONSTERS)], 2, (0, 1)))
    if t.spoils:
        parts.append(_spoils(t))
    parts.append(_players(t))
    if 0 <= seat < t.seats:
        parts.append(_hand(t, seat))
    return parts


def _in_codes(t: House, seat: int) -> list[RenderableType]:
    """The same for a screen with few lines: players beside the Room, and a line for each card."""
    parts: list[RenderableType] = [_heading(t)]
    room = [Text(_room_title(t), style=BRIGHT), *_room_body(t)] if t.rooms or t.room != NOTHING else []
    parts.append(side_by_side([Group(*room), Group(*[_player(t, player) for player in range(t.seats)])], 2, (0, 1)))
    if t.field:
        sides = [[_entry(t, n) for n, entry in enumerate(t.field) if entry[1] == side] for side in (c.EXPLORERS, c.MONSTERS)]
        parts.append(side_by_side([Group(*entries) for entries in sides], 2, (0, 1)))
    if t.spoils:
        parts.append(line(("Spoils ", f"bold {AMBER}"), _spoils_text(t)))
    if 0 <= seat < t.seats:
        parts += [_card(t, seat, card) for card in sorted(t.hands[seat])]
    return parts


def _player(t: House, seat: int) -> Text:
    """A player in a line: points and bulbs, cards in hand and how far it draws up, and what it does."""
    points, bulbs = score(t, seat)
    name = f"{'▸' if seat == t.turn else ' '}{seat_name(seat)}{' (Butler)' if seat == t.butler else ''}"
    cards = f"{len(t.hands[seat])}/{t.hand_size(seat)}"
    return line((name, BRIGHT), f" {counted(points, 'point')}, {counted(bulbs, 'bulb')}, {cards} cards ", (doing(t, seat), AMBER))


def _card(t: House, seat: int, card: int) -> Text:
    """A card of one's own in a line, its values and floors by their first letters."""
    values = values_text(card)
    for battle in c.BATTLE_NAMES:
        values = values.replace(f"{battle} ", battle[0]).replace(battle, battle[0])
    floors = "" if card >= c.FIRST_ITEM else "".join([c.FLOOR_NAMES[floor][0] for floor in c.CARD_FLOORS[card]])
    marks = "⧗" * c.HOURGLASSES[card] + "●" * c.BULBS[card]
    fits = _fits(t, seat, card)
    text = line(
        ("• " if fits else "  ", AMBER), (c.NAMES[card], BRIGHT if fits else ""), f"  {values}  {floors}  {marks}  ",
        (c.TEXTS[card], QUIET),
    )  # fmt: skip
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def _heading(t: House) -> Text:
    heading = Text("House of Horrors", style=BRIGHT)
    heading.append(f"   round {t.round}   Butler: {seat_name(t.butler)}", style="default")
    heading.append(f"   House Deck {len(t.house)}, Horror Deck {len(t.horror)}, discarded {len(t.discard)}", style=QUIET)
    for name, now, card in (("Midnight", t.midnight, c.MIDNIGHT), ("Dawn", t.dawn, c.DAWN)):
        if now:
            heading.append(f"   {name}!", style=f"bold {AMBER}")
        elif card in t.out:
            heading.append(f"   {name} is past", style=QUIET)
    return heading


def room_text(room: int) -> str:
    """A Room with its floor and symbols."""
    return f"{c.NAMES[room]} ({c.FLOOR_NAMES[c.ROOM_FLOOR[room]]}; {symbols_text(room)})"


def _room(t: House) -> Panel:
    """The Room, what lies there, and the totals in each kind of battle."""
    return panel(_room_title(t), Group(*_room_body(t)), LINE)


def _room_title(t: House) -> str:
    if t.room == NOTHING:
        return "The house"
    return room_text(t.room) + (f": {battle_text(t.battle)}" if t.battle != NOTHING else "")


def _room_body(t: House) -> list[RenderableType]:
    body: list[RenderableType] = []
    if t.rooms:
        body.append(Text("The Butler chooses: " + ", or ".join([room_text(room) for room in t.rooms])))
    if t.room_items:
        items = [f"{c.NAMES[item]} ({values_text(item)}; {c.TEXTS[item].rstrip('.').lower()})" for item in t.room_items]
        body.append(Text("On the table: " + ", ".join(items)))
    if t.ties:
        under = [c.NAMES[card] for side in t.under for card in side]
        body.append(Text(f"Tied {counted(t.ties, 'time')}. Under the Room: {', '.join(under) or 'nothing'}"))
    if t.room != NOTHING:
        body.append(_scoreboard(t))
    return body


def total_text(total: Worth) -> str:
    """What a side shows: "7", or "4+?" with a die to be rolled."""
    return f"{total.value}{'+' + '?' * total.dice if total.dice else ''}"


def _scoreboard(t: House) -> Grid:
    names = [Text(name, style=style) for name, style in zip(c.SIDE_NAMES, _SIDE_STYLES, strict=True)]
    lines: list[list[RenderableType]] = [[names[0], "", names[1]]]
    for battle, name in enumerate(c.BATTLE_NAMES):
        explorers, monsters = [total_text(total) for total in side_totals(t, battle).values()]
        style = BRIGHT if battle == t.battle else QUIET
        cells = (explorers, f"> {name} <" if battle == t.battle else name, monsters)
        lines.append([Text(cell, style=style) for cell in cells])
    board = rows(lines, (0, 2))
    board.columns[0].justify, board.columns[1].justify = "right", "center"
    for column, least in zip(board.columns, (10, 13, 10), strict=True):
        column.min_width = least
    return board


def _side(t: House, side: int) -> Panel:
    """What a side has in play."""
    lines = [_entry(t, n) for n, entry in enumerate(t.field) if entry[1] == side]
    body = Text("\n").join(lines) if lines else Text("nobody yet", style=QUIET)
    return panel(c.SIDE_NAMES[side], body, _SIDE_STYLES[side])


def _entry(t: House, n: int) -> Text:
    """Who plays what, and what it brings."""
    seat, side, character, *items = t.field[n]
    with_items = ", ".join([c.NAMES[item] for item in items])
    if character == GONE:
        return Text(f"{seat_name(seat)}: claimed, leaving {with_items}", style=QUIET)
    dice = rolled(t.rolled, n)
    brings = f"{value(t.field, t.field[n], t.battle)}{''.join([f'+[{pips}]' for pips in dice])}"
    brings += "+?" * (dice_of(t.field[n], t.battle) - len(dice))
    return line(
        f"{seat_name(seat)}: ",
        (c.NAMES[character], f"bold {_SIDE_STYLES[side]}"),
        (f" {'/'.join(c.SHOWN[character])}", QUIET),
        f" with {with_items}" if items else "",
        (f" = {brings}", BRIGHT),
    )


def _spoils(t: House) -> Panel:
    return panel("Spoils", Text(_spoils_text(t)), AMBER)


def _spoils_text(t: House) -> str:
    cards = ", ".join([f"{c.NAMES[card]} ({symbols_text(card)})" for card in t.spoils])
    sharing = ", ".join([seat_name(seat) for seat in t.eligible])
    return f"{cards}\nshared by {sharing}; {seat_name(t.eligible[0])} divides"


def _players(t: House) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, expand=False, header_style=QUIET, border_style=LINE)
    for heading in ("", "points", "bulbs", "cards", "draws up to", "this round"):
        grid.add_column(heading, justify="left" if heading in ("", "this round") else "right")
    for seat in range(t.seats):
        name = f"{'> ' if seat == t.turn else '  '}{seat_name(seat)}{' (Butler)' if seat == t.butler else ''}"
        numbers = [str(number) for number in (*score(t, seat), len(t.hands[seat]), t.hand_size(seat))]
        grid.add_row(name, *numbers, doing(t, seat), style=BRIGHT if seat == t.turn else "")
    return grid


def doing(t: House, seat: int) -> str:
    """What a player has done in this battle."""
    sides = sorted({entry[1] for entry in t.field if entry[0] == seat})
    if sides:
        return " and ".join([f"with the {c.SIDE_NAMES[side]}" for side in sides])
    if (t.passed >> seat) & 1:
        return "discarded"
    return "plays now" if seat == t.turn != NOBODY else ""


def _hand(t: House, seat: int) -> Panel:
    """A seat's own cards; a dot marks those it could play in this Room."""
    lines: list[tuple[RenderableType, ...]] = []
    for card in sorted(t.hands[seat]):
        floors = "" if card >= c.FIRST_ITEM else ", ".join([c.FLOOR_NAMES[floor] for floor in c.CARD_FLOORS[card]])
        fits = _fits(t, seat, card)
        lines.append((
            Text("•" if fits else " ", style=AMBER), Text(c.NAMES[card], style=BRIGHT if fits else ""), values_text(card), floors,
            Text(symbols_text(card), style=QUIET), Text(c.TEXTS[card], style=QUIET),
        ))  # fmt: skip
    return panel(f"Your hand, {seat_name(seat)}", rows(lines, (0, 2)), AMBER)


def _fits(t: House, seat: int, card: int) -> bool:
    """Whether a seat could play a card in this Room."""
    return card < c.FIRST_ITEM and t.room != NOTHING and not forbids_play(t, seat, card)
