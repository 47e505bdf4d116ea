"""The table as an SVG picture: the Room and the scoreboard between both sides, the players above, a seat's own hand below."""

from __future__ import annotations

from html import escape
from typing import Final

from gloam.games.house_of_horrors.components import (
    BATTLE_NAMES,
    BATTLES,
    BULBS,
    CARD_FLOORS,
    CATEGORIES,
    DAWN,
    EXPLORERS,
    FIRST_ITEM,
    FIRST_MONSTER,
    FIRST_ROOM,
    FLOOR_NAMES,
    FOUGHT,
    HOURGLASSES,
    MIDNIGHT,
    MONSTERS,
    NAMES,
    ROOM_FLOOR,
    SHOWN,
    SIDE_NAMES,
    SIDES,
    TRAITS,
)
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.rules.turns import forbids_play
from gloam.games.house_of_horrors.show.terminal import doing, room_text, total_text
from gloam.games.house_of_horrors.show.texts import symbols_text, values_text
from gloam.games.house_of_horrors.show.view import rolled, side_totals
from gloam.games.house_of_horrors.table import GONE, NOTHING, House
from gloam.kernel.game import SPECTATOR

WIDTH: Final = 1000
_EDGE: Final = 14
_GAP: Final = 10
_CARD_WIDTH: Final = 104
_CARD_HEIGHT: Final = 132
_CENTRE: Final = 260
_SIDE: Final = (WIDTH - 2 * _EDGE - 2 * _GAP - _CENTRE) / 2

_SANS: Final = "'Atkinson Hyperlegible Next',system-ui,sans-serif"
_SERIF: Final = "'IM Fell Double Pica',Georgia,serif"
_BONE: Final = "#F4ECDB"
_QUIET: Final = "#BDB5AC"
_AMBER: Final = "#F5B24A"
_PANEL: Final = "#221B48"
_LINE: Final = "#4A4470"
_SIDE_FILL: Final = ("#3A3442", "#2E2159")
_SHORT: Final = ("S", "T", "P")
_FACE: Final = {
    "explorer": ("#EDE3CF", "#1C1830"),
    "monster": ("#3B2A70", _BONE),
    "item": ("#C9D2DF", "#1C1830"),
    "room": ("#4B3A86", _BONE),
}


def svg(t: House, seat: int = SPECTATOR) -> str:
    """The table as `seat` sees it, as one SVG element with its own size."""
    players = _players(t)
    sides_top = 56 + 62 + _GAP
    sides_height = _sides_height(t)
    hand = _hand(t, seat) if 0 <= seat < t.seats else ""
    hand_top = sides_top + sides_height + _GAP
    height = hand_top + (_CARD_HEIGHT + 40 + _EDGE if hand else 4)
    middle = _EDGE + _SIDE + _GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}" role="img"',
        f' style="max-width:100%;height:auto" font-family="{_SANS}">',
        f"<title>House of Horrors</title><desc>{escape(summary(t))}</desc>",
        f'<rect width="{WIDTH}" height="{height:g}" rx="10" fill="#120C26"/>',
        _heading(t),
        _moved(0, 56, players),
        _moved(_EDGE, sides_top, _side(t, EXPLORERS, sides_height)),
        _moved(middle, sides_top, _centre(t, sides_height)),
        _moved(middle + _CENTRE + _GAP, sides_top, _side(t, MONSTERS, sides_height)),
        _moved(_EDGE, hand_top, hand) if hand else "",
        "</svg>",
    ]
    return "".join(parts)


def summary(t: House) -> str:
    """What lies open, in a few sentences, for those who cannot see the picture."""
    lines = [f"Round {t.round}, seat {t.butler + 1} is the Butler."]
    if t.room != NOTHING:
        lines.append(f"The encounter is in {room_text(t.room)}.")
    if t.room != NOTHING and t.battle != NOTHING:
        totals = side_totals(t, t.battle)
        lines.append(
            f"{BATTLE_NAMES[t.battle]}: " + ", ".join([f"{SIDE_NAMES[s]} {total_text(totals[SIDES[s]])}" for s in (0, 1)]) + "."
        )
    if t.spoils:
        lines.append(f"Spoils: {', '.join([NAMES[card] for card in t.spoils])}.")
    lines += [f"Seat {seat + 1} has {score(t, seat)[0]} points." for seat in range(t.seats)]
    return " ".join(lines)


# --- small parts ------------------------------------------------------------------------------------------------------


def _moved(x: float, y: float, inner: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{inner}</g>'


def _text(
    x: float,
    y: float,
    text: str,
    size: float = 12,
    fill: str = _BONE,
    weight: int = 400,
    anchor: str = "start",
    serif: bool = False,
) -> str:
    family = f' font-family="{_SERIF}"' if serif else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" font-weight="{weight}" text-anchor="{anchor}"{family}>'
        f"{escape(text)}</text>"
    )


def _fitting(text: str, size: float, width: float) -> float:
    """The size at which a text is no wider than `width`, `size` at most."""
    return min(size, width / (max(1, len(text)) * 0.6))


def _box(x: float, y: float, width: float, height: float, fill: str = _PANEL, stroke: str = _LINE, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="4 4"' if dashed else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="{fill}" stroke="{stroke}"{dashes}/>'


def _floors(x: float, y: float, floors: tuple[int, ...], ink: str) -> str:
    """A small house of four storeys; those in question are filled."""
    parts = [
        f'<path d="M{x - 2:g} {y:g} l10 -6 l10 6 z" fill="{ink if 3 in floors else "none"}" stroke="{ink}" stroke-width="0.8"/>'
    ]
    for floor in range(3):
        fill = ink if floor in floors else "none"
        top = y + 1 + (2 - floor) * 5
        parts.append(f'<rect x="{x:g}" y="{top:g}" width="16" height="4.2" fill="{fill}" stroke="{ink}" stroke-width="0.8"/>')
    named = ", ".join([FLOOR_NAMES[floor] for floor in floors])
    return f"<g><title>{escape(named)}</title>{''.join(parts)}</g>"


def _symbols(x: float, y: float, card: int, ink: str) -> str:
    """Hourglasses and light bulbs from right to left."""
    parts = []
    for i in range(HOURGLASSES[card]):
        left = x - 9 * (i + 1)
        parts.append(
            f'<path d="M{left:g} {y:g} h6 l-6 9 h6 z" fill="{ink}" stroke="{ink}" stroke-width="0.6" stroke-linejoin="round"/>'
        )
    for i in range(BULBS[card]):
        left = x - 9 * (HOURGLASSES[card] + i + 1) + 3
        parts.append(f'<circle cx="{left:g}" cy="{y + 3.5:g}" r="3.2" fill="none" stroke="{ink}"/>')
        parts.append(f'<rect x="{left - 1.5:g}" y="{y + 6.8:g}" width="3" height="2.4" fill="{ink}"/>')
    return f"<g><title>{escape(symbols_text(card))}</title>{''.join(parts)}</g>"


def _kind(card: int) -> str:
    if card >= FIRST_ROOM:
        return "room"
    return "item" if card >= FIRST_ITEM else "monster" if card >= FIRST_MONSTER else "explorer"


def _card(card: int, battle: int, note: str = "", faded: bool = False) -> str:
    """A card face up: name, floors, symbols, values with the one that is fought over marked."""
    face, ink = _FACE[_kind(card)]
    parts = [
        f'<rect width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}" rx="6" fill="{face}" stroke="{_LINE}"/>',
        _text(_CARD_WIDTH / 2, 19, NAMES[card], _fitting(NAMES[card], 14, _CARD_WIDTH - 10), ink, 400, "middle", True),
        _symbols(_CARD_WIDTH - 6, 28, card, ink),
    ]
    floors = (ROOM_FLOOR[card],) if card >= FIRST_ROOM else CARD_FLOORS[card] if card < FIRST_ITEM else ()
    if floors:
        parts.append(_floors(8, 38, floors, ink))
    traits = ", ".join([trait.replace("_", " ") for trait in TRAITS[card]]) if card < FIRST_ROOM else FLOOR_NAMES[ROOM_FLOOR[card]]
    parts.append(_text(_CARD_WIDTH / 2, 76, traits, _fitting(traits, 10, _CARD_WIDTH - 8), ink, 400, "middle"))
    if card < FIRST_ROOM:
        for n in range(len(CATEGORIES)):
            x = 6 + n * 31
            fought = battle != NOTHING and n in FOUGHT[battle]
            plus = "+" if card >= FIRST_ITEM else ""
            parts.append(f'<rect x="{x}" y="84" width="30" height="20" rx="4" fill="{ink if fought else "none"}" stroke="{ink}"/>')
            shown = f"{_SHORT[n]} {plus}{SHOWN[card][n]}"
            parts.append(_text(x + 15, 98, shown, _fitting(shown, 11, 26), face if fought else ink, 700, "middle"))
    if note:
        parts.append(_text(_CARD_WIDTH / 2, 122, note, _fitting(note, 11, _CARD_WIDTH - 8), ink, 600, "middle"))
    return f'<g opacity="{0.5 if faded else 1}"><title>{escape(NAMES[card])}</title>{"".join(parts)}</g>'


# --- the parts of the table -------------------------------------------------------------------------------------------


def _heading(t: House) -> str:
    moments = []
    for name, now, card in (("Midnight", t.midnight, MIDNIGHT), ("Dawn", t.dawn, DAWN)):
        moments.append(f"{name} {'is now' if now else 'is past' if card in t.out else 'is to come'}")
    piles = [f"House Deck {len(t.house)}", f"Horror Deck {len(t.horror)}", f"discarded {len(t.discard)}"]
    decks = " · ".join([*piles, *moments])
    return _text(_EDGE, 36, "House of Horrors", 24, _BONE, 400, "start", True) + _text(
        225, 35, f"Round {t.round}", 13, _QUIET
    ) + _text(WIDTH - _EDGE, 35, decks, 13, _QUIET, 400, "end")  # fmt: skip


def _players(t: House) -> str:
    width = (WIDTH - 2 * _EDGE - _GAP * (t.seats - 1)) / t.seats
    parts = []
    for seat in range(t.seats):
        x = _EDGE + seat * (width + _GAP)
        points, bulbs = score(t, seat)
        parts.append(_box(x, 0, width, 62, stroke=_AMBER if seat == t.turn else _LINE))
        parts.append(_text(x + 10, 19, f"Seat {seat + 1}{', Butler' if seat == t.butler else ''}", 13, _BONE, 700))
        parts.append(_text(x + 10, 36, doing(t, seat), 12, _QUIET))
        shown = f"{points} points, {bulbs} bulb{'' if bulbs == 1 else 's'}, {len(t.hands[seat])} cards"
        parts.append(_text(x + 10, 53, shown, _fitting(shown, 12, width - 20)))
    return "".join(parts)


def _per_row() -> int:
    return int((_SIDE - 20 + _GAP) // (_CARD_WIDTH + _GAP))


def _entry_height(items: int) -> float:
    return _CARD_HEIGHT + 18 + 17 * items


def _rows(t: House, side: int) -> list[list[int]]:
    """The entries of a side, in rows of cards."""
    mine = [n for n, entry in enumerate(t.field) if entry[1] == side]
    return [mine[i : i + _per_row()] for i in range(0, len(mine), _per_row())]


def _sides_height(t: House) -> float:
    """As high as the larger side needs, and the centre."""
    heights = [330.0, 170.0 + 26 * len(t.room_items) + 18 * len(t.spoils) + 130]
    for side in (EXPLORERS, MONSTERS):
        rows = [max([_entry_height(len(t.field[n]) - 3) for n in row]) for row in _rows(t, side)]
        heights.append(48 + sum(rows) + _GAP * len(rows))
    return max(heights)


def _side(t: House, side: int, height: float) -> str:
    parts = [_box(0, 0, _SIDE, height, _SIDE_FILL[side]), _text(14, 32, SIDE_NAMES[side], 22, _BONE, 400, "start", True)]
    if t.battle != NOTHING and t.room != NOTHING:
        total = total_text(side_totals(t, t.battle)[SIDES[side]])
        parts.append(_text(_SIDE - 14, 34, total, 26, _BONE, 700, "end"))
    y = 48.0
    for row in _rows(t, side):
        for i, n in enumerate(row):
            parts.append(_moved(14 + i * (_CARD_WIDTH + _GAP), y, _entry(t, n)))
        y += max([_entry_height(len(t.field[n]) - 3) for n in row]) + _GAP
    if not _rows(t, side):
        parts.append(_box(14, 52, _CARD_WIDTH, _CARD_HEIGHT, "none", _LINE, True))
        parts.append(_text(14 + _CARD_WIDTH / 2, 52 + _CARD_HEIGHT / 2, "nobody yet", 12, _QUIET, 400, "middle"))
    return "".join(parts)


def _entry(t: House, n: int) -> str:
    """Who plays it, the card, and its Items tucked under it."""
    entry = t.field[n]
    parts = [_text(0, 12, f"Seat {entry[0] + 1}", 12, _QUIET, 600)]
    if entry[2] == GONE:
        parts.append(_moved(0, 18, _box(0, 0, _CARD_WIDTH, _CARD_HEIGHT, "none", _LINE, True)))
        parts.append(_text(_CARD_WIDTH / 2, 84, "claimed", 12, _QUIET, 400, "middle"))
    else:
        dice = rolled(t.rolled, n)
        brings = f"brings {value(t.field, entry, t.battle) + sum(dice)}" + "+?" * (dice_of(entry, t.battle) - len(dice))
        if dice:
            brings += f" (rolled {', '.join([str(pips) for pips in dice])})"
        parts.append(_moved(0, 18, _card(entry[2], t.battle, brings)))
    for i, item in enumerate(entry[3:]):
        y = 18 + _CARD_HEIGHT + 2 + 17 * i
        parts.append(f'<rect x="4" y="{y}" width="{_CARD_WIDTH - 8}" height="15" rx="3" fill="{_FACE["item"][0]}"/>')
        shown = f"{NAMES[item]} {values_text(item)}"
        parts.append(_text(_CARD_WIDTH / 2, y + 11, shown, _fitting(shown, 10, _CARD_WIDTH - 14), _FACE["item"][1], 600, "middle"))
    return "".join(parts)


def _centre(t: House, height: float) -> str:
    """The Room, what lies in it, the scoreboard, or the spoils."""
    parts = [_box(0, 0, _CENTRE, height)]
    y = 0.0
    if t.room != NOTHING:
        parts.append(f'<rect width="{_CENTRE}" height="84" rx="8" fill="{_FACE["room"][0]}"/>')
        parts.append(_text(14, 40, NAMES[t.room], _fitting(NAMES[t.room], 26, _CENTRE - 60), _BONE, 400, "start", True))
        parts.append(_text(14, 64, f"{FLOOR_NAMES[ROOM_FLOOR[t.room]]}, {symbols_text(t.room)}", 12.5))
        parts.append(_floors(_CENTRE - 34, 24, (ROOM_FLOOR[t.room],), _BONE))
        y = 94
    elif t.rooms:
        parts.append(_text(14, 30, "The Butler chooses a Room", 15, _BONE, 400, "start", True))
        for room in t.rooms:
            shown = room_text(room)
            parts.append(_text(14, y + 54, shown, _fitting(shown, 13, _CENTRE - 28)))
            y += 22
        y += 50
    for item in t.room_items:
        shown = f"{NAMES[item]}: {values_text(item)}"
        parts.append(f'<rect x="10" y="{y:g}" width="{_CENTRE - 20}" height="20" rx="4" fill="{_FACE["item"][0]}"/>')
        parts.append(_text(18, y + 14, shown, _fitting(shown, 12, _CENTRE - 36), _FACE["item"][1], 600))
        y += 26
    if t.room != NOTHING:
        parts.append(_scoreboard(t, y))
        y += 4 * 32 + 6
    if t.ties:
        lying = sum([len(cards) for cards in t.under])
        parts.append(
            _text(14, y + 14, f"Tied {t.ties} time{'' if t.ties == 1 else 's'}: {lying} cards lie under the Room", 12, _QUIET)
        )
    if t.spoils:
        parts.append(_text(14, 30, f"Seat {t.eligible[0] + 1} divides the spoils", 15, _BONE, 400, "start", True))
        for i, card in enumerate(t.spoils):
            shown = f"{NAMES[card]} ({symbols_text(card)})"
            parts.append(_text(14, 56 + 18 * i, shown, _fitting(shown, 13, _CENTRE - 28)))
    return "".join(parts)


def _scoreboard(t: House, top: float) -> str:
    parts = []
    for battle in range(len(BATTLES)):
        y = top + battle * 32
        totals = side_totals(t, battle)
        fought = battle == t.battle
        parts.append(_box(10, y, _CENTRE - 20, 28, _BONE if fought else _PANEL))
        ink = "#1C1830" if fought else _QUIET
        weight = 700 if fought else 400
        parts.append(_text(24, y + 19, total_text(totals[SIDES[EXPLORERS]]), 15, ink, weight))
        parts.append(_text(_CENTRE / 2, y + 19, BATTLE_NAMES[battle], 14, ink, weight, "middle"))
        parts.append(_text(_CENTRE - 24, y + 19, total_text(totals[SIDES[MONSTERS]]), 15, ink, weight, "end"))
    return "".join(parts)


def _hand(t: House, seat: int) -> str:
    """A seat's own cards, those it cannot play here faded."""
    parts = [_text(0, 16, f"Your hand, seat {seat + 1}", 15, _BONE, 400, "start", True)]
    cards = sorted(t.hands[seat])
    step = min(_CARD_WIDTH + _GAP, (WIDTH - 2 * _EDGE - _CARD_WIDTH) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        playable = t.room == NOTHING or card >= FIRST_ITEM or not forbids_play(t, seat, card)
        parts.append(_moved(i * step, 26, _card(card, t.battle, faded=not playable)))
    return "".join(parts)
