"""The table as an SVG picture: the village by night, the Monsters' mats and the Heroes. It needs nothing from outside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show.monsters import SHOWN, signs_of
from gloam.games.horrified.show.tokens import ALARM, BLOOD, LINE, SAFE, by_colour, hero_token, item_token, monster_token
from gloam.games.horrified.show.village_map import MAP_HEIGHT, MAP_WIDTH, village_map
from gloam.games.horrified.table import OFF_BOARD, Village
from gloam.kernel.game import SPECTATOR
from gloam.show.svg import AMBER, BONE, PAPER, SOFT, box, drawing, in_grid, moved, sheet, side_by_side, text
from gloam.show.words import counted

WIDTH: Final = 860
MAT_HEIGHT: Final = 186
_EDGE: Final = 12
_GAP: Final = 8
_MAP_TOP: Final = 54
_PANEL: Final = "#171C38"


def svg(t: Village, seat: int = SPECTATOR) -> str:
    """The table as one SVG element with its own size, the same for everyone."""
    heroes, heroes_height = _heroes(t)
    mats_top = _MAP_TOP + MAP_HEIGHT + _GAP
    heroes_top = mats_top + (MAT_HEIGHT + _GAP if t.mats else 0)
    return sheet(
        "Horrified",
        summary(t),
        WIDTH,
        heroes_top + heroes_height + _EDGE,
        "#0C0F20",
        _heading(t),
        moved(_EDGE, _MAP_TOP, village_map(t, _art("village.svg"))),
        moved(_EDGE, mats_top, _mats(t)),
        moved(_EDGE, heroes_top, heroes),
        defs=_art("tokens.svg").partition("<defs>")[2].partition("</defs>")[0],
    )


@cache
def _art(name: str) -> str:
    return (files("gloam.games.horrified") / "art" / name).read_text(encoding="utf-8")


def summary(t: Village) -> str:
    """The table in a few sentences, for those who cannot see the picture."""
    lines = [f"Terror {t.terror} of {c.SKULL}."]
    lines += [f"{c.MONSTER_NAMES[m]} at the {c.SPACE_NAMES[t.monster_at(m)]}." for m in t.monsters_in_play()]
    for figure in (*t.heroes, *range(c.FIRST_VILLAGER, c.FIRST_MONSTER)):
        if t.at[figure] != OFF_BOARD:
            lines.append(f"{c.FIGURE_NAMES[figure]} at the {c.SPACE_NAMES[t.at[figure]]}.")
        elif figure < c.FIRST_VILLAGER:
            lines.append(f"{c.FIGURE_NAMES[figure]} defeated.")
    return " ".join(lines)


def _heading(t: Village) -> str:
    parts = [text(22, 35, "Horrified", 25, serif=True), text(330, 34, "Terror", 18, serif=True)]
    if t.heroes and t.phase:
        now = f"{counted(t.actions, 'action')} left" if t.phase == "hero" else "Monster Phase"
        parts += [text(146, 24, f"{c.HERO_NAMES[t.hero()]}'s turn", 13, weight=700), text(146, 40, now, 12, SOFT)]
    for level in range(c.SKULL + 1):
        x = 390 + level * 31
        reached = level <= t.terror
        fill = BLOOD if level == t.terror else "#4A1220" if reached else "#11152B"
        parts.append(box(x, 16, 28, 24, fill, BLOOD if reached else LINE, rx=4))
        if level < c.SKULL:
            parts.append(text(x + 14, 33, str(level), 14, BONE if reached else SOFT, 700, "middle"))
        else:
            parts.append(drawing("skull", x + 14, 27.5, fill=BONE if reached else ALARM, title="here the game is lost"))
    parts.append(text(WIDTH - 20, 24, f"{len(t.monster_deck)} Monster cards", 13, weight=700, anchor="end"))
    parts.append(text(WIDTH - 20, 40, f"{len(t.bag)} Items in the bag", 12, SOFT, anchor="end"))
    return "".join(parts)


def _mats(t: Village) -> str:
    begins, width = side_by_side(len(t.mats), MAP_WIDTH, _GAP)
    return "".join([moved(x, 0, _mat(t, mat, width)) for x, mat in zip(begins, t.mats, strict=True)])


def _mat(t: Village, mat: int, width: float) -> str:
    figures = c.MAT_FIGURES[mat]
    frenzied = t.frenzy == mat
    done = complete(t, mat)
    wide = width > 270
    x = 48 + 34 * (len(figures) - 1)
    name = " and ".join([c.MONSTER_NAMES[figure] for figure in figures])
    place = c.SPACE_NAMES[t.monster_at(figures[0])]
    below = ("can be defeated", SAFE) if done else (f"frenzied, {place}", ALARM) if frenzied else (place, SOFT)
    parts = [
        box(0, 0, width, MAT_HEIGHT, _PANEL, BLOOD if frenzied else LINE),
        *[monster_token(figure, frenzied and not i, 0.72, 24 + 34 * i, 27) for i, figure in enumerate(figures)],
        text(x, 24, name if wide else c.MONSTER_NAMES[figures[0]] + " +" * (len(figures) > 1), 17, serif=True, within=width - x),
        text(x, 41, below[0], 12, below[1], 700 if done else 400),
    ]
    shown = SHOWN[mat]
    for i, line in enumerate((f"Task: {shown.text(t, 'task', wide)}", f"Defeat: {shown.text(t, 'defeat', wide)}")):
        parts.append(text(12, MAT_HEIGHT - 26 + 16 * i, line, 11.5, BONE if i == done else SOFT, within=width - 20))
    return "".join([*parts, *shown.drawn(t, width, wide)])


def _heroes(t: Village) -> tuple[str, float]:
    """A card for each Hero, and how high the row of them is."""
    if not t.heroes:
        return "", 0
    begins, width = side_by_side(len(t.heroes), MAP_WIDTH, _GAP)
    cards = [list(_hero(t, seat, int((width - 20) // 22))) for seat in range(len(t.heroes))]
    height = max(bottom for card in cards for _, bottom in card) + 10
    frames = [box(0, 0, width, height, _PANEL, AMBER if seat == t.turn else LINE) for seat in range(len(t.heroes))]
    drawn = [moved(x, 0, frame, *[part for part, _ in card]) for x, frame, card in zip(begins, frames, cards, strict=True)]
    return "".join(drawn), height


def _hero(t: Village, seat: int, columns: int) -> Iterator[tuple[str, float]]:
    """The parts of a Hero's card, each with how far down it reaches."""
    hero, place = t.heroes[seat], t.at[t.heroes[seat]]
    yield hero_token(hero, seat, seat == t.turn, 26, 27), 46
    yield text(50, 24, c.HERO_NAMES[hero], 14, weight=700, within=22 * columns - 36), 30
    where, fill = ("defeated", ALARM) if place == OFF_BOARD else (c.SPACE_NAMES[place], SOFT)
    yield text(50, 39, where, 12, fill), 46
    y = 66.0
    for dx, dy, item in in_grid(by_colour(t.held[seat]), columns, 22):
        yield item_token(item, 21 + dx, y + dy, 18), y + dy + 10
    held = len(t.held[seat])
    y += 22 * -(-held // columns) + 5 * bool(held)
    lines = [(sign.name, AMBER, 600) for sign in signs_of(t, seat)] + [(c.PERK_NAMES[perk], PAPER, 400) for perk in t.perks[seat]]
    for line, fill, weight in lines:
        yield text(12, y, line, 11.5, fill, weight), y + 4
        y += 15
