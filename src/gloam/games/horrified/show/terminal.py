"""The table for a terminal: the village as a map, the Monsters' mats, the Heroes and what they hold.

Colour is never alone: Monsters are in capitals, Heroes and Villagers have a mark, and Items the letter of their colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show import styles
from gloam.games.horrified.show.monsters import SHOWN, signs_of
from gloam.games.horrified.show.terminal_map import item_mark, village_list, village_map
from gloam.games.horrified.show.tokens import by_colour
from gloam.games.horrified.table import NOTHING, OFF_BOARD, Village
from gloam.show.terminal import (
    AMBER,
    BRIGHT,
    LINE,
    QUIET,
    Piece,
    beside,
    ends,
    joined,
    line,
    one_line,
    padded,
    panel,
    rows,
    side_by_side,
    track,
)
from gloam.show.words import counted

NARROWEST_MAP: Final = 78
WIDE: Final = 118


def picture(t: Village, seat: int, width: int, low: bool) -> Iterator[RenderableType]:
    """The table as rich can print it, the same for everyone."""
    yield padded(_heading(t, width >= WIDE), styles.TEXT)
    if width >= NARROWEST_MAP and low:
        yield village_map(t, width, codes=True)
        yield padded(_in_codes(t), styles.TEXT)
    elif width < WIDE:
        yield (village_map if width >= NARROWEST_MAP else village_list)(t, width)
        yield padded(_mats(t, 2 if width >= NARROWEST_MAP else 1), styles.TEXT, 0)
        yield padded(Group(*_people(t)), styles.TEXT)
    else:
        side = max(38, min(56, width - 16 * 6 - 2))
        board = Group(village_map(t, width - side), padded(Group(*_people(t)), styles.TEXT))
        yield padded(beside(board, width - side, _mats(t, 1), side), styles.TEXT, 0)


def _in_codes(t: Village) -> RenderableType:
    """Monsters and Heroes in a line each, for a screen with few lines."""
    mats = [_mat_line(t, mat) for mat in t.mats]
    if t.card != NOTHING:
        mats.insert(0, line((f"{c.CARD_NAMES[t.card]} ", f"bold {AMBER}"), _rolled(t)))
    heroes = [_hero_line(t, seat) for seat in range(len(t.heroes))]
    columns = [Group(*[one_line(text) for text in texts]) for texts in ([*mats, *_safety(t)], heroes)]
    return side_by_side(columns, 2, (0, 1))


def _mat_line(t: Village, mat: int) -> Text:
    """A Monster's name and how far its task has come."""
    if complete(t, mat):
        return line(_mat_name(t, mat), (" can be defeated: ", styles.DONE), SHOWN[mat].text(t, "printed_defeat"))
    return line(_mat_name(t, mat), " ", SHOWN[mat].brief(t))


def _hero_line(t: Village, seat: int) -> Text:
    """A Hero's name, what is left to do, Items by their marks and Perks."""
    text = line(
        "▸" if seat == t.turn else " ", f"{seat + 1} ", (f"●{c.HERO_NAMES[t.heroes[seat]]}", f"bold {styles.HERO_COLOURS[seat]}")
    )
    if t.at[t.heroes[seat]] == OFF_BOARD:
        text.append(" defeated", styles.BLOOD)
    if seat == t.turn and t.phase == "hero":
        text.append(f" {counted(t.actions, 'action')}", AMBER)
    for sign in signs_of(t, seat):
        text.append(f" {sign.name}", styles.BLOOD)
    for item in by_colour(t.held[seat]):
        text.append(f" {item_mark(item)}", styles.ITEM_STYLES[c.ITEM_COLOUR[item]])
    return text.append("".join([f" · {c.PERK_NAMES[perk]}" for perk in t.perks[seat]]), "#EDE3CF")


def _heading(t: Village, wide: bool) -> RenderableType:
    levels = [str(level) for level in range(c.SKULL)] + [f"{c.SKULL} lost"]
    terror = track("Terror", levels, t.terror, "bold #FFFFFF on #C5283D", "#FF8C86 on #4A1220")
    decks = line((str(len(t.monster_deck)), BRIGHT), " Monster cards, ", (str(len(t.bag)), BRIGHT), " Items in bag", style=QUIET)
    if wide:
        decks.append(f" ({len(t.discard)} discarded), ")
        decks.append(str(len(t.perk_deck)), BRIGHT)
        decks.append(" Perks")
    return ends(terror, decks)


# --- the mats ---------------------------------------------------------------------------------------------------------


def _mats(t: Village, columns: int) -> RenderableType:
    card = [_card(t)] if t.card != NOTHING else []
    return side_by_side([*card, *[_mat(t, mat) for mat in t.mats]], columns)


def _panel(title: Text, body: RenderableType, border: str) -> Panel:
    return panel(title, body, border, styles.TEXT, title_align="left")


def _mat_name(t: Village, mat: int) -> Text:
    """The Monster or Monsters of a mat; the frenzied one has a mark."""
    name = Text(no_wrap=True)
    for i, figure in enumerate(c.MAT_FIGURES[mat]):
        name.append(" & " if i else "", QUIET)
        name.append(c.MONSTER_NAMES[figure].upper() + "!" * (t.frenzy == mat and not i), f"bold {c.MONSTER_COLOURS[figure]}")
    return name


def _mat(t: Village, mat: int) -> Panel:
    figures = c.MAT_FIGURES[mat]
    frenzied = t.frenzy == mat
    title = _mat_name(t, mat)
    if len(figures) == 1:
        title.append(f" at the {c.SPACE_NAMES[t.monster_at(figures[0])]}", BRIGHT)
    title.append(" frenzied" if frenzied else "", styles.BLOOD)
    shown = SHOWN[mat]
    body, then = shown.printed(t), shown.text(t, "printed_defeat")
    if complete(t, mat):
        body.append("\nTask done: can be defeated\n", styles.DONE)
        body.append(f"Now: {then}\n", BRIGHT)
    else:
        body.append(f"\nTask: {shown.text(t, 'printed_task')}\n")
        body.append(f"Then: {then}\n", QUIET)
    body.append(f"Power: {shown.text(t, 'power')}", QUIET)
    return _panel(title, body, "#C5283D" if frenzied else LINE)


def _card(t: Village) -> Panel:
    """The Monster card that is being resolved."""
    body = Text(f"{c.CARD_TEXT[t.card]}\n{c.CARD_ITEMS[t.card]} Items; strikes: ")
    for symbol in c.CARD_STRIKES[t.card]:
        monster = t.frenzied() if symbol == c.FRENZY and t.frenzy != NOTHING else symbol
        there = monster != c.FRENZY and t.in_play(monster)
        body.append("the frenzied" if symbol == c.FRENZY else c.MONSTER_NAMES[symbol], BRIGHT if there else f"strike {QUIET}")
        body.append(", ")
    body.append(f"each moves up to {c.CARD_MOVE[t.card]} and rolls {c.CARD_DICE[t.card]}")
    if t.dice:
        body.append("\n").append_text(_rolled(t))
    return _panel(Text(f"Monster card: {c.CARD_NAMES[t.card]}", style=f"bold {AMBER}"), body, AMBER)


def _rolled(t: Village) -> Text:
    """The dice that lie on the table."""
    text = Text("Rolled: " if t.dice else "")
    for face in t.dice:
        text.append(f" {c.FACES[face]} ", styles.FACE_STYLES[face])
        text.append(" ")
    return text


# --- people -----------------------------------------------------------------------------------------------------------


def _people(t: Village) -> Iterator[RenderableType]:
    heroes = rows([(_name(t, seat), _belongings(t, seat)) for seat in range(len(t.heroes))])
    heroes.columns[0].no_wrap = True
    yield heroes
    yield from _safety(t)
    yield _key()


def _safety(t: Village) -> Iterator[Text]:
    """The Villagers on the map, each with its way to safety."""
    out = [v for v in range(len(c.VILLAGERS)) if t.at[c.FIRST_VILLAGER + v] != OFF_BOARD]
    if out:
        yield line("Lead to safety: ", joined([_led(t, villager) for villager in out], "; "), style=QUIET)


def _name(t: Village, seat: int) -> Text:
    name = (f"●{c.HERO_NAMES[t.heroes[seat]]}", f"bold {styles.HERO_COLOURS[seat]}")
    return line("▸" if seat == t.turn else " ", (f"Seat {seat + 1} ", QUIET), name, style=f"bold {AMBER}")


def _led(t: Village, villager: int) -> Text:
    """A Villager, and the way it should go."""
    way = f" {c.SPACE_NAMES[t.at[c.FIRST_VILLAGER + villager]]} → {c.SPACE_NAMES[c.VILLAGER_SAFE[villager]]}"
    return line((f"○{c.VILLAGER_NAMES[villager]}", f"bold {styles.VILLAGER}"), way)


def _key() -> Text:
    """What the marks on the map are."""
    red, blue, yellow = styles.ITEM_STYLES
    return line(
        ("MONSTER", f"bold {c.MONSTER_COLOURS[1]} on #4A1220"), " ", ("●Hero", f"bold {styles.HERO_COLOURS[0]}"), " ",
        ("○Villager", styles.VILLAGER), " ", ("r6", red), " red Item worth 6 (", ("b", blue), "lue, ", ("y", yellow), "ellow) ",
        ("──", styles.LIT), " path ", ("┄┄", styles.WET), " water", style=QUIET,
    )  # fmt: skip


def _belongings(t: Village, seat: int) -> Text:
    place = t.at[t.heroes[seat]]
    text = Text("defeated, back at the Hospital next turn" if place == OFF_BOARD else f"at the {c.SPACE_NAMES[place]}")
    if seat == t.turn and t.phase == "hero":
        text.append(f", {counted(t.actions, 'action')} left", AMBER)
    for sign in signs_of(t, seat):
        text.append(f"  {sign.name}", styles.BLOOD if sign.id == "hunted" else BRIGHT)
    held: list[Piece] = [
        (f"{c.ITEM_NAMES[i]} {item_mark(i)}", styles.ITEM_STYLES[c.ITEM_COLOUR[i]]) for i in by_colour(t.held[seat])
    ]
    text.append("; ").append_text(joined(held or [("no Items", QUIET)]))
    if t.perks[seat]:
        text.append("; Perks: ", QUIET)
        text.append(", ".join([c.PERK_NAMES[perk] for perk in t.perks[seat]]), "#EDE3CF")
    return text
