"""The rulebook has chapters, is searched, and is cited by id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.kernel.content import ContentError
from gloam.kernel.rulebook import Rulebook
from kernel.games.stroll import STROLL

CHAPTER = '[[chapter]]\nid = "omen"\nname = "Omens"\nabout = "What the well says."\n'
RULE = '[[rule]]\nid = "omen.roll"\ntitle = "Asking the well"\ntext = "Roll."\nsource = "p. 1"\ncheck = "None."\n'


def found(words: str) -> list[str]:
    return [rule.id for rule in STROLL.rulebook.search(words)]


def test_chapters_and_rules_come_in_their_order() -> None:
    assert [(chapter.name, [rule.title for rule in rules]) for chapter, rules in STROLL.rulebook.chapters] == [
        ("Walking", ["One space at a time", "Never past the grave"]),
        ("Omens", ["Asking the well"]),
    ]
    assert list(STROLL.rulebook.rules) == ["walk.one-space", "walk.never-past-the-grave", "omen.roll"]


def test_rules_come_by_chapter_wherever_they_stand(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    walk = RULE.replace("omen.roll", "walk.on")
    path.write_text(CHAPTER + CHAPTER.replace("omen", "walk").replace("Omens", "Walking") + walk + RULE, encoding="utf-8")
    assert list(Rulebook(path).rules) == ["omen.roll", "walk.on"]


def test_a_rule_is_cited_by_its_id() -> None:
    assert STROLL.rulebook.cite("walk.never-past-the-grave") == "Nobody walks past the grave."
    assert STROLL.rulebook.title("walk.never-past-the-grave") == "Never past the grave"
    assert STROLL.rulebook.cite("walk.backwards") == STROLL.rulebook.title("walk.backwards") == ""


def test_a_search_wants_all_words_in_title_id_text_or_note() -> None:
    assert found("well die") == ["omen.roll"]
    assert found("omen.roll") == ["omen.roll"]
    assert found("well LEFT past") == ["walk.never-past-the-grave"]  # in a note, in a title
    assert found("well vampire") == []


def test_a_search_has_those_first_whose_title_has_the_words() -> None:
    assert found("WELL") == ["omen.roll", "walk.never-past-the-grave"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (CHAPTER + RULE * 2, 'rule "omen.roll": id: is there twice'),
        (CHAPTER + RULE.replace('source = "p. 1"\n', ""), 'rule "omen.roll": source: missing'),
        (CHAPTER + RULE.replace('title = "Asking the well"\n', ""), 'rule "omen.roll": title: missing'),
        (CHAPTER + RULE.replace("omen.roll", "walk.on"), 'rule "walk.on": id: no chapter "walk"'),
        (CHAPTER + RULE + RULE.replace("roll", "r"), 'rule "omen.r": title: "Asking the well" is there twice in chapter "omen"'),
        (CHAPTER + CHAPTER.replace("omen", "walk").replace("Omens", "Walking") + RULE, 'chapter "walk": has no rules'),
        (CHAPTER * 2 + RULE, 'chapter "omen": id: used twice'),
    ],
)
def test_a_damaged_rulebook_is_refused_by_name(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(f"rules.toml: {problem}")):
        _ = Rulebook(path).rules
