"""Parts of a picture for the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from gloam.show import terminal


def shown(part: RenderableType, width: int = 40) -> list[str]:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_lines_tracks_ticks_and_bars() -> None:
    assert shown(terminal.line("a ", ("b", "bold"), terminal.joined(["c", ("d", "red")]))) == ["a bc, d"]
    track = terminal.track("Terror", ["0", "1", "2 lost"], 1, "red", "blue")
    assert track.plain == "Terror  0  1  2 lost "
    assert [span.style for span in track.spans] == ["blue", "red", terminal.QUIET]
    assert terminal.ticks([(True, "done"), (False, "open")], "green").plain == "■done □open "
    assert terminal.bar(2, 5) == "██░░░ 2/5"


def test_parts_stand_side_by_side_and_at_both_ends() -> None:
    assert shown(terminal.side_by_side(["a", "b", "c"], 2), 20) == ["a         b", "c"]
    assert shown(terminal.side_by_side(["a", "b"], 1), 20) == ["a", "b"]
    assert shown(terminal.ends(terminal.line("left"), terminal.line("right")), 20) == ["left           right"]
    assert shown(terminal.rows([("a", "bb"), ("cccc", "d")])) == ["a    bb", "cccc d"]
    assert shown(terminal.panel("Title", "body", "red"), 20)[1] == "│ body             │"


def test_two_parts_are_as_wide_as_is_said() -> None:
    assert shown(terminal.beside("a", 6, "b", 4)) == ["a     b"]
    assert shown(terminal.beside("a", 6, "b", 4, between=1)) == ["a      b"]


@pytest.mark.parametrize(("width", "height", "told"), [(30, 60, "30 high"), (50, terminal.LOW - 1, "50 low")])
def test_a_picture_is_made_for_the_screen(width: int, height: int, told: str) -> None:
    picture = terminal.Fitted(lambda wide, low: [f"{wide} {'low' if low else 'high'}"])
    console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
    console.print(picture)
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().strip() == told


@pytest.mark.parametrize(
    ("name", "width", "told"),
    [("Maria", 9, "Maria"), ("Dr. Cranley", 9, "Cranley"), ("Wilbur & Chick", 9, "Wilbur"), ("Extraordinary", 6, "Extra.")],
)
def test_names_are_shortened_to_fit(name: str, width: int, told: str) -> None:
    assert terminal.short(name, width, (("Dr. ", ""),)) == told
    assert len(told) <= width


def test_pieces_go_into_rows() -> None:
    rows = list(terminal.in_rows([("aaa", ""), ("bb", "x"), ("cccc", "")], 7))
    assert ["".join(text for text, _ in row) for row in rows] == ["aaa bb", "cccc"]


STYLE = terminal.MapStyle("#000000", "#111111", "#ffffff", "#eeeeee", "#0000ff")
MAP = terminal.Map(
    {"inn": (0, 0), "barn": (0, 1), "lake": (1, 1)},
    (("inn", "barn"),),
    (("barn", "lake", 1, 1),),
    lambda one, other: "lake" in (one, other),
)


def test_a_map_shows_places_what_is_there_and_the_paths() -> None:
    drawn = MAP.draw(
        24, 12, STYLE, lambda place, fits: (place.upper()[:fits], ""), lambda place, fits: [("cat", "")] * (place == "inn")
    )
    assert [line.rstrip() for line in drawn.plain.split("\n")] == [
        " INN ────────BARN",
        "  cat             ┆",
        "                  ┆",
        "             LAKE",
    ]
    assert all(len(line) == 24 for line in drawn.plain.split("\n"))


def test_a_map_is_centred_and_no_wider_than_it_needs() -> None:
    drawn = MAP.draw(60, 12, STYLE, lambda place, fits: (place, ""), lambda place, fits: [])
    assert drawn.plain.split("\n")[0].startswith(" " * 19 + "inn")
