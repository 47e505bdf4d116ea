"""Parts of an SVG picture."""

from __future__ import annotations

from xml.etree import ElementTree

from gloam.show import svg

NS = "{http://www.w3.org/2000/svg}"


def root(*parts: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg.sheet("A & B", "two < three", 100, 50.5, "#000", *parts, defs='<path id="gloam-x"/>'))


def test_a_sheet_is_sound_whatever_is_written_on_it() -> None:
    drawn = root(
        svg.text(1, 2, "<b> & 'c'"), svg.element("rect", fill='"red"', title="a > b"), svg.drawing("x", 3, 4, title="X & Y")
    )
    assert (drawn.get("viewBox"), drawn.get("width"), drawn.get("height")) == ("0 0 100 50.5", "100", "50.5")
    assert drawn.findtext(f"{NS}text") == "<b> & 'c'"
    assert [title.text for title in drawn.iter(f"{NS}title")] == ["A & B", "a > b", "X & Y"]
    assert drawn.findtext(f"{NS}desc") == "two < three"
    assert [use.get("href") for use in drawn.iter(f"{NS}use")] == ["#gloam-x"]


def test_attributes_that_are_nothing_are_left_out() -> None:
    assert svg.element("rect", x=1.005, stroke_width=2, fill="") == '<rect x="1" stroke-width="2"/>'
    assert svg.moved(1, 2.5, "<a/>", scale=0.5) == '<g transform="translate(1 2.5) scale(0.5)"><a/></g>'


def test_text_shrinks_to_stay_within_a_width() -> None:
    assert svg.fitting("ten letter", 12, 1000) == 12
    size = svg.fitting("ten letter", 12, 30)
    assert svg.length("ten letter", size) <= 30.001
    assert 'font-size="5"' in svg.text(0, 0, "ten letter", 12, within=30)
    assert svg.fitting("", 12, 30) == 12


def test_panels_share_a_width_and_things_go_into_rows() -> None:
    begins, each = svg.side_by_side(3, 100, 5)
    assert (begins, each) == ([0, 35, 70], 30)
    assert svg.side_by_side(0, 100, 5)[0] == []
    assert svg.in_rows([(40, "a"), (40, "b"), (40, "c"), (200, "d")], 100) == [[(40, "a"), (40, "b")], [(40, "c")], [(200, "d")]]
    assert list(svg.in_grid("abc", 2, 10)) == [(0, 0, "a"), (10, 0, "b"), (0, 10, "c")]


def test_boxes_keep_clear_of_what_is_there_and_stay_on_the_map() -> None:
    room = svg.Room(100, 100)
    room.take(0, 0, 50, 50)
    assert room.place(20, 20, [(10, 10), (60, 10)]) == (60, 10)
    assert room.place(20, 20, [(60, 10), (60, 60)]) == (60, 60)
    assert room.place(20, 20, [(95, 95)]) == (76, 76)


def test_a_tag_is_as_wide_as_its_longest_line() -> None:
    drawn, width, height = svg.tag(["short", "rather long"], 10, "#000", "#fff")
    assert width == svg.length("rather long", 10) + 8
    assert height == 30
    assert drawn.count("<text") == 2
