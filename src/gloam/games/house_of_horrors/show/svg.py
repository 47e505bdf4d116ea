"""The table as an SVG picture: the Room and the scoreboard between both sides, the players above, a seat's own hand below."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.rules.turns import forbids_play
from gloam.games.house_of_horrors.show.cards import CARD_HEIGHT, CARD_WIDTH, FACE, LINE, card_face, chip, floors
from gloam.games.house_of_horrors.show.terminal import doing, room_text, total_text
from gloam.games.house_of_horrors.show.texts import symbols_text, values_text
from gloam.games.house_of_horrors.show.view import rolled, side_totals
from gloam.games.house_of_horrors.table import GONE, NOTHING, House
from gloam.kernel.game import SPECTATOR
from gloam.show.svg import AMBER, BONE, NONE, SOFT, box, element, moved, sheet, side_by_side, text
from gloam.show.words import capital, counted, seat_name

WIDTH: Final = 1000
_EDGE: Final = 14
_GAP: Final = 10
_CENTRE: Final = 260
_SIDE: Final = (WIDTH - 2 * _EDGE - 2 * _GAP - _CENTRE) / 2
_PER_ROW: Final = int((_SIDE - 20 + _GAP) // (CARD_WIDTH + _GAP))
_PANEL: Final = "#221B48"
_SIDE_FILL: Final = ("#3A3442", "#2E2159")


def svg(t: House, seat: int = SPECTATOR) -> str:
    """The table as `seat` sees it, as one SVG element with its own size."""
    top = 56 + 62 + _GAP
    height = _sides_height(t)
    hand_top = top + height + _GAP
    mine = 0 <= seat < t.seats
    middle = _EDGE + _SIDE + _GAP
    return sheet(
        "House of Horrors",
        summary(t),
        WIDTH,
        hand_top + (CARD_HEIGHT + 40 + _EDGE if mine else 4),
        "#120C26",
        _heading(t),
        moved(_EDGE, 56, _players(t)),
        moved(_EDGE, top, _side(t, c.EXPLORERS, height)),
        moved(middle, top, _centre(t, height)),
        moved(middle + _CENTRE + _GAP, top, _side(t, c.MONSTERS, height)),
        moved(_EDGE, hand_top, _hand(t, seat)) if mine else "",
    )


def summary(t: House) -> str:
    """What lies open, in a few sentences, for those who cannot see the picture."""
    lines = [f"Round {t.round}, {seat_name(t.butler)} is the Butler."]
    if t.room != NOTHING:
        lines.append(f"The encounter is in {room_text(t.room)}.")
    if t.room != NOTHING and t.battle != NOTHING:
        totals = side_totals(t, t.battle)
        shown = [f"{name} {total_text(totals[side])}" for side, name in zip(c.SIDES, c.SIDE_NAMES, strict=True)]
        lines.append(f"{c.BATTLE_NAMES[t.battle]}: {', '.join(shown)}.")
    if t.spoils:
        lines.append(f"Spoils: {', '.join([c.NAMES[card] for card in t.spoils])}.")
    lines += [f"{capital(seat_name(seat))} has {score(t, seat)[0]} points." for seat in range(t.seats)]
    return " ".join(lines)


def _heading(t: House) -> str:
    decks = [f"House Deck {len(t.house)}", f"Horror Deck {len(t.horror)}", f"discarded {len(t.discard)}"]
    for name, now, card in (("Midnight", t.midnight, c.MIDNIGHT), ("Dawn", t.dawn, c.DAWN)):
        decks.append(f"{name} {'is now' if now else 'is past' if card in t.out else 'is to come'}")
    return "".join([
        text(_EDGE, 36, "House of Horrors", 24, serif=True),
        text(225, 35, f"Round {t.round}", 13, SOFT),
        text(WIDTH - _EDGE, 35, " · ".join(decks), 13, SOFT, anchor="end"),
    ])  # fmt: skip


def _players(t: House) -> str:
    begins, width = side_by_side(t.seats, WIDTH - 2 * _EDGE, _GAP)
    parts = []
    for seat, x in enumerate(begins):
        points, bulbs = score(t, seat)
        shown = f"{points} points, {counted(bulbs, 'bulb')}, {len(t.hands[seat])} cards"
        parts += [
            box(x, 0, width, 62, _PANEL, AMBER if seat == t.turn else LINE),
            text(x + 10, 19, capital(seat_name(seat)) + ", Butler" * (seat == t.butler), 13, weight=700),
            text(x + 10, 36, doing(t, seat), 12, SOFT),
            text(x + 10, 53, shown, 12, within=width - 20),
        ]
    return "".join(parts)


# --- the sides --------------------------------------------------------------------------------------------------------


def _rows(t: House, side: int) -> list[tuple[list[int], float]]:
    """The entries of a side in rows of cards, and how high each row is."""
    mine = [n for n, entry in enumerate(t.field) if entry[1] == side]
    rows = [mine[i : i + _PER_ROW] for i in range(0, len(mine), _PER_ROW)]
    return [(row, CARD_HEIGHT + 18 + 17 * max([len(t.field[n]) - 3 for n in row])) for row in rows]


def _sides_height(t: House) -> float:
    """As high as the larger side needs, and the centre."""
    sides = [48 + sum([height + _GAP for _, height in _rows(t, side)]) for side in (c.EXPLORERS, c.MONSTERS)]
    return max([330.0, 300.0 + 26 * len(t.room_items) + 18 * len(t.spoils), *sides])


def _side(t: House, side: int, height: float) -> str:
    parts = [box(0, 0, _SIDE, height, _SIDE_FILL[side], LINE), text(14, 32, c.SIDE_NAMES[side], 22, serif=True)]
    if t.battle != NOTHING and t.room != NOTHING:
        total = total_text(side_totals(t, t.battle)[c.SIDES[side]])
        parts.append(text(_SIDE - 14, 34, total, 26, weight=700, anchor="end"))
    y = 48.0
    for row, row_height in _rows(t, side):
        parts += [moved(14 + i * (CARD_WIDTH + _GAP), y, _entry(t, n)) for i, n in enumerate(row)]
        y += row_height + _GAP
    if not _rows(t, side):
        parts.append(moved(14, 52, _empty("nobody yet")))
    return "".join(parts)


def _empty(shown: str) -> str:
    """Where a card could lie."""
    frame = box(0, 0, CARD_WIDTH, CARD_HEIGHT, NONE, LINE, dashed=True)
    return frame + text(CARD_WIDTH / 2, CARD_HEIGHT / 2, shown, 12, SOFT, anchor="middle")


def _entry(t: House, n: int) -> str:
    """Who plays it, the card, and its Items tucked under it."""
    seat, _, character, *items = t.field[n]
    parts = [text(0, 12, capital(seat_name(seat)), 12, SOFT, 600)]
    if character == GONE:
        parts.append(moved(0, 18, _empty("claimed")))
    else:
        dice = rolled(t.rolled, n)
        brings = f"brings {value(t.field, t.field[n], t.battle) + sum(dice)}" + "+?" * (dice_of(t.field[n], t.battle) - len(dice))
        if dice:
            brings += f" (rolled {', '.join([str(pips) for pips in dice])})"
        parts.append(moved(0, 18, card_face(character, t.battle, brings)))
    for i, item in enumerate(items):
        shown = f"{c.NAMES[item]} {values_text(item)}"
        parts.append(chip(4, 20 + CARD_HEIGHT + 17 * i, CARD_WIDTH - 8, 15, shown, 10, middle=True))
    return "".join(parts)


# --- the centre -------------------------------------------------------------------------------------------------------


def _centre(t: House, height: float) -> str:
    """The Room, what lies in it, the scoreboard, or the spoils."""
    parts = [box(0, 0, _CENTRE, height, _PANEL, LINE)]
    y = 0.0
    if t.room != NOTHING:
        floor = c.ROOM_FLOOR[t.room]
        parts += [
            element("rect", width=_CENTRE, height=84, rx=8, fill=FACE["room"][0]),
            text(14, 40, c.NAMES[t.room], 26, serif=True, within=_CENTRE - 60),
            text(14, 64, f"{c.FLOOR_NAMES[floor]}, {symbols_text(t.room)}", 12.5),
            floors(_CENTRE - 34, 24, (floor,), BONE),
        ]
        y = 94
    elif t.rooms:
        parts.append(_lines("The Butler chooses a Room", [room_text(room) for room in t.rooms], 54, 22))
        y = 50 + 22 * len(t.rooms)
    for item in t.room_items:
        parts.append(chip(10, y, _CENTRE - 20, 20, f"{c.NAMES[item]}: {values_text(item)}", 12, middle=False))
        y += 26
    if t.room != NOTHING:
        parts.append(moved(0, y, _scoreboard(t)))
        y += 4 * 32 + 6
    if t.ties:
        lying = sum([len(cards) for cards in t.under])
        parts.append(text(14, y + 14, f"Tied {counted(t.ties, 'time')}: {lying} cards lie under the Room", 12, SOFT))
    if t.spoils:
        divider = f"{capital(seat_name(t.eligible[0]))} divides the spoils"
        parts.append(_lines(divider, [f"{c.NAMES[card]} ({symbols_text(card)})" for card in t.spoils], 56, 18))
    return "".join(parts)


def _lines(heading: str, lines: list[str], top: float, step: float) -> str:
    """A heading and lines below it."""
    shown = [text(14, top + step * i, line, 13, within=_CENTRE - 28) for i, line in enumerate(lines)]
    return text(14, 30, heading, 15, serif=True) + "".join(shown)


def _scoreboard(t: House) -> str:
    """What both sides have in each kind of battle."""
    parts = []
    for battle, name in enumerate(c.BATTLE_NAMES):
        y = battle * 32
        totals = side_totals(t, battle)
        fought = battle == t.battle
        ink, weight = ("#1C1830", 700) if fought else (SOFT, 400)
        parts += [
            box(10, y, _CENTRE - 20, 28, BONE if fought else _PANEL, LINE),
            text(24, y + 19, total_text(totals[c.SIDES[c.EXPLORERS]]), 15, ink, weight),
            text(_CENTRE / 2, y + 19, name, 14, ink, weight, "middle"),
            text(_CENTRE - 24, y + 19, total_text(totals[c.SIDES[c.MONSTERS]]), 15, ink, weight, "end"),
        ]
    return "".join(parts)


def _hand(t: House, seat: int) -> str:
    """A seat's own cards, those it cannot play here faded."""
    parts = [text(0, 16, f"Your hand, {seat_name(seat)}", 15, serif=True)]
    cards = sorted(t.hands[seat])
    step = min(CARD_WIDTH + _GAP, (WIDTH - 2 * _EDGE - CARD_WIDTH) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        playable = t.room == NOTHING or card >= c.FIRST_ITEM or not forbids_play(t, seat, card)
        parts.append(moved(i * step, 26, card_face(card, t.battle, faded=not playable)))
    return "".join(parts)
