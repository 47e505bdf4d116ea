"""The table for a terminal: the map with its figures as codes, the armies with their dials, victims and cards.

Colour is never alone: a monster's code begins with the letter of its seat, a victim's with v, terrain has signs of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.content import CONTENT
from gloam.games.horrorclix.rules.ending import members, team_cost, team_total, total
from gloam.games.horrorclix.show.codes import FLAGS, SEAT_COLOURS, monster_code, victim_code
from gloam.games.horrorclix.show.dials import clicks_left
from gloam.games.horrorclix.show.names import given_text, map_name, monster_name, power_name, space_name, victim_name
from gloam.games.horrorclix.table import INSANE, NOTHING, ON_CARD, PHASES, PUPPET, SETTING_UP, Clix
from gloam.kernel.game import SPECTATOR
from gloam.show.terminal import AMBER, BRIGHT, QUIET, beside, ends, joined, line, one_line, padded
from gloam.show.words import counted, seat_name

NARROWEST_MAP: Final = 78
SIDE: Final = 25
WIDE: Final = 122
_CELL: Final = 3
_CODED: Final = 13  # how wide a monster in codes may be

TEXT: Final = "#D9D2C5 on #10150F"
_OUT: Final = "#5F7347 on #1B2415"
_IN: Final = "#6F6A8C on #2A2738"
_BRUSH: Final = "#93B556"
_WATER: Final = "#5FB7C9"
_STONE: Final = "#8E8A86"
_WALL: Final = "bold #D8CFB8"
_VICTIM: Final = "bold #F4ECDB"
_BLOOD: Final = "#FF7C74"


def picture(t: Clix, seat: int, width: int, low: bool) -> Iterator[RenderableType]:
    """The table as rich can print it, as a seat sees it."""
    yield padded(heading(t), TEXT)
    below = Group(*[one_line(note) for note in notes(t, seat)] if low else [*notes(t, seat), _key()])
    if width < NARROWEST_MAP:
        yield padded(Group(*armies(t, width - 2, True)), TEXT)
        yield padded(below, TEXT)
    elif width < NARROWEST_MAP + SIDE - 3:
        yield padded(Group(board(t), *armies(t, width - 2, False), below), TEXT)
    else:
        wide = 3 + c.WIDTH * _CELL
        side = width - wide - 3
        if low and len(t.kind) + t.seats > c.HEIGHT:
            listed = armies_in_codes(t)
        else:
            crowded = low and 2 * len(t.kind) + t.seats > c.HEIGHT
            listed = armies(t, side, side < WIDE - NARROWEST_MAP, crowded)
            if low and 2 * len(t.kind) + t.seats <= c.HEIGHT:
                listed = chain([Text("   speed attack def. dmg.", QUIET)], listed)
        yield padded(beside(Group(board(t), below), wide, Group(*listed), side, between=1), TEXT, 0)


def heading(t: Clix) -> RenderableType:
    """Turn, phase and victory points."""
    if t.phase == SETTING_UP:
        left = line(("HorrorClix ", BRIGHT), f"setting up, {t.build_total} points", style=QUIET)
    else:
        now = f"bold #10150F on {AMBER}"
        track = joined([(f"[{name}]", now) if n == t.phase else (name, QUIET) for n, name in enumerate(PHASES) if n], " ")
        turn = f"turn {t.turn} of {t.last_turn()}: "
        left = line(("HorrorClix ", BRIGHT), turn, (seat_name(t.active), SEAT_COLOURS[t.active]), "  ", track)
    scores = [(f"{FLAGS[s]} {total(t, s)}", f"bold {SEAT_COLOURS[s]}") for s in range(t.seats)]
    return ends(left, line(joined(scores, "  "), (" points", QUIET)))


# --- the map ----------------------------------------------------------------------------------------------------------


def board(t: Clix) -> Text:
    """The map: two signs for each space, and its east wall."""
    figures = _figures(t)
    things = dict.fromkeys(t.tombstones, "∩ ") | dict.fromkeys(t.trees, "Ψ ")
    doors = {space: f"{'↑→↓←'[edge]}▯" for space, edge in t.doors}
    text = Text(no_wrap=True, style=TEXT)
    text.append("   " + "".join([f"{chr(97 + column):<{_CELL}}" for column in range(c.WIDTH)]).rstrip() + "\n", QUIET)
    for row in range(c.HEIGHT):
        text.append(f"{row + 1:>2} ", QUIET)
        for column in range(c.WIDTH):
            space = row * c.WIDTH + column
            signs, style = figures.get(space) or _ground(t, space, things.get(space) or doors.get(space, ""))
            floor = _IN if (t.ground.indoor >> space) & 1 else _OUT
            under = " underline" if (t.ground.walls_south >> space) & 1 and signs != "▁▁" else ""
            text.append(signs, f"{style}{under} on {floor.split(' on ')[1]}")
            wall = (t.ground.walls_east >> space) & 1
            text.append("│" if wall else " ", f"{_WALL} on {floor.split(' on ')[1]}")
        text.append("\n" if row < c.HEIGHT - 1 else "")
    return text


def _figures(t: Clix) -> dict[int, tuple[str, str]]:
    found = {t.victim_at[v]: (victim_code(t, v), _VICTIM) for v in t.victims()}
    for m in sorted(t.in_play(), key=lambda m: m == t.acting):  # it may be passing over another
        found[t.at[m]] = (monster_code(t, m), f"{'reverse ' if t.acting == m else ''}bold {SEAT_COLOURS[t.controller(m)]}")
    return found


def _ground(t: Clix, space: int, thing: str) -> tuple[str, str]:
    here = 1 << space
    ground = t.ground
    if thing:
        return thing, AMBER
    if ground.blocking & here:
        return "██", _STONE
    if ground.water & here:
        return "≈≈", _WATER
    if t.hindering() & here:
        return "░░", _BRUSH
    if ground.walls_south & here:
        return "▁▁", _WALL
    if t.phase == SETTING_UP and ground.victim_spaces & here:
        return "× ", QUIET
    return "· ", (_IN if ground.indoor & here else _OUT).split(" on ")[0]


# --- armies -----------------------------------------------------------------------------------------------------------


def armies(t: Clix, width: int, narrow: bool, crowded: bool = False) -> Iterator[RenderableType]:
    """Each army: its monsters with dial, tokens and what is the matter with them; where it is crowded, in a line each."""
    for seat in range(t.seats):
        yield _army(t, seat)
        for m in _owned(t, seat):
            yield _monster_line(t, m, width) if crowded else _monster(t, m, width, narrow)


def armies_in_codes(t: Clix) -> Iterator[RenderableType]:
    """Each army: its monsters by their codes, with dial and tokens, two in a line; those who are killed are left out."""
    for seat in range(t.seats):
        yield _army(t, seat)
        codes = [_coded(t, m) for m in _owned(t, seat) if t.at[m] >= 0 or t.phase == SETTING_UP]
        for left, right in zip_longest(codes[::2], codes[1::2], fillvalue=Text()):
            left.pad_right(max(0, _CODED - left.cell_len))
            yield one_line(line(left, right))


def _owned(t: Clix, seat: int) -> list[int]:
    return [m for m in range(len(t.kind)) if t.owner[m] == seat]


def _army(t: Clix, seat: int) -> Text:
    """Whose army it is, what it costs and where it comes from."""
    mark = "▸" if seat == t.active else " "
    edge = f" {c.EDGES[t.edges[seat]]}" if t.edges[seat] != NOTHING else ""
    return line((f"{mark}{FLAGS[seat]} {seat_name(seat)}", f"bold {SEAT_COLOURS[seat]}"), (f" {t.costs[seat]}{edge}", QUIET))


def _coded(t: Clix, m: int) -> Text:
    """A monster by its code, what its dial shows, and a mark for each token."""
    dial = _values(t, m).replace(" ", "/")
    return line((monster_code(t, m), f"bold {SEAT_COLOURS[t.controller(m)]}"), (f"{dial}{'▪' * t.tokens[m]}", BRIGHT))


def _monster(t: Clix, m: int, width: int, narrow: bool) -> Text:
    """Name and place, dial and tokens; in a wide list the powers too."""
    if t.at[m] < 0 and t.phase != SETTING_UP:
        return Text(f"{monster_code(t, m)} {_cut(monster_name(t, m), width - 10)} killed", style=QUIET, no_wrap=True)
    rank = "" if t.minion(m) else CONTENT.monsters[t.kind[m]].rank[0].upper()
    where = f" {space_name(t.at[m])}" if t.at[m] >= 0 else ""
    signs = "".join([sign for sign, on in _signs(t, m) if on])
    dial = line(
        (f"{_values(t, m)} {_tokens(t, m)} c{t.click[m] + 1}+{clicks_left(t, m)}", BRIGHT), (f" {signs}" if signs else "", _BLOOD)
    )
    room = width - 3 - len(where) - (0 if narrow else 26)
    name = _cut(f"{monster_name(t, m)} {rank}".strip(), max(8, room))
    head = line((monster_code(t, m), f"bold {SEAT_COLOURS[t.controller(m)]}"), f" {name}", (where, QUIET))
    if narrow:
        text = line(head, "\n   ", dial)
    else:
        powers = [power_name(power, given_text(power, given)) for power, given in t.powers(m)] if t.at[m] >= 0 else []
        text = line(head, "  ", dial, (_cut("\n   " + ", ".join(powers), width) if powers else "", QUIET))
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def _monster_line(t: Clix, m: int, width: int) -> Text:
    """Name, dial and tokens in one line."""
    if t.at[m] < 0 and t.phase != SETTING_UP:
        return Text(f"{monster_code(t, m)} {_cut(monster_name(t, m), width - 10)} killed", style=QUIET, no_wrap=True)
    dial = f" {_values(t, m)} {_tokens(t, m)}"
    name = _cut(monster_name(t, m), width - 3 - len(dial))
    return line((monster_code(t, m), f"bold {SEAT_COLOURS[t.controller(m)]}"), f" {name}", (dial, BRIGHT))


def _values(t: Clix, m: int) -> str:
    """What the dial shows: speed, attack, defense, damage."""
    return " ".join(["⧗" if value == c.HOURGLASS else str(value) for value in c.DIAL[t.kind[m]][t.click[m]]])


def _tokens(t: Clix, m: int) -> str:
    return "▪" * t.tokens[m] + "▫" * (2 - t.tokens[m])


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def _signs(t: Clix, m: int) -> list[tuple[str, bool]]:
    """Marks of what is the matter with a monster."""
    return [
        ("♥", t.blooded(m)),
        ("!", t.vulnerable(m)),
        ("^", t.soaring[m] == 1),
        ("?", t.mind[m] == INSANE),
        ("&", t.mind[m] == PUPPET),
    ]


# --- cards and victims ------------------------------------------------------------------------------------------------


def notes(t: Clix, seat: int) -> Iterator[Text]:
    """The time limit and the teams, if there are any; victims by name, and cards."""
    minutes = c.MINUTES[t.scenario]
    if minutes:
        yield line(
            (f"The limit of {minutes} minutes counts at tables of a server, by a clock. Here only turns are counted.", QUIET)
        )
    teams = sorted(set(t.teams))
    if len(teams) < t.seats:
        added = [f"{_flags(t, team)} {counted(team_total(t, team), 'point')}, armies of {team_cost(t, team)}" for team in teams]
        yield line(("Teams: ", BRIGHT), "; ".join(added))
    known = [f"{victim_code(t, v)} {victim_name(t, v)}" for v in t.victims() if t.known(v)]
    unseen = len([v for v in t.victims() if not t.known(v)])
    taken = len([v for v in range(len(t.victim_at)) if t.victim_at[v] == ON_CARD])
    if t.victim_at:
        told = ", ".join([*known, *([f"{unseen} face down"] if unseen else []), *([f"{taken} on cards"] if taken else [])])
        yield line((f"Victims ({map_name(t)}): ", BRIGHT), told)
    if seat != SPECTATOR and 0 <= seat < t.seats:
        yield line(("Your crypt: ", BRIGHT), ", ".join([c.TWIST_NAMES[card] for card in t.crypts[seat]]) or "empty")
    others = [f"{FLAGS[s]} holds {counted(len(t.crypts[s]), 'card')}" for s in range(t.seats) if s != seat]
    subplots = [f"{FLAGS[s]}: {c.TWIST_NAMES[t.subplots[s]]}" for s in range(t.seats) if t.subplots[s] != NOTHING]
    clock = [f"clock: {c.TWIST_NAMES[t.clock]}"] if t.clock != NOTHING else []
    yield line(("; ".join([", ".join(others), *(["subplots " + ", ".join(subplots)] if subplots else []), *clock]), QUIET))


def _flags(t: Clix, team: int) -> str:
    return " + ".join([FLAGS[seat] for seat in members(t, team)])


def _key() -> Text:
    """What the signs on the map and beside the dials are."""
    return line(
        ("A1", f"bold {SEAT_COLOURS[0]}"), " monster ", ("v1", _VICTIM), " victim ", ("░░", _BRUSH), " hindering ", ("≈≈", _WATER),
        " water ", ("██", _STONE), " blocking ", ("│▁", _WALL), " wall ", ("∩ Ψ →▯", AMBER),
        " tombstone, tree, portal; speed attack defense damage, ▪ token, c5+3 click and clicks left, ♥ blooded ! vulnerable"
        " ^ soaring ? insane & puppet ⧗ hourglass",
        style=QUIET,
    )  # fmt: skip
