"""The rulebook is searched and cited by id."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.kernel.content import ContentError
from gloam.kernel.rulebook import Rulebook
from kernel.games.stroll import STROLL

RULE = '[[rule]]\nid = "omen.roll"\ntext = "Roll."\nsource = "p. 1"\ncheck = "None."\n'


def found(words: str) -> list[str]:
    return [rule.id for rule in STROLL.rulebook.search(words)]


def test_rules_come_in_the_rulebooks_order() -> None:
    assert list(STROLL.rulebook.rules) == ["walk.one-space", "walk.never-past-the-grave", "omen.roll"]


def test_a_rule_is_cited_by_its_id() -> None:
    assert STROLL.rulebook.cite("walk.never-past-the-grave") == "Nobody walks past the grave."
    assert STROLL.rulebook.cite("walk.backwards") == ""


def test_a_search_wants_all_words_in_id_text_or_note() -> None:
    assert found("WELL") == ["walk.never-past-the-grave", "omen.roll"]  # in a note, in a text
    assert found("well die") == ["omen.roll"]
    assert found("omen.roll") == ["omen.roll"]
    assert found("well vampire") == []


def test_an_id_is_there_once(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(RULE * 2, encoding="utf-8")
    with pytest.raises(ContentError, match=r'rules.toml: rule "omen.roll": id: is there twice'):
        _ = Rulebook(path).rules


def test_a_rule_without_a_field_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(RULE.replace('source = "p. 1"\n', ""), encoding="utf-8")
    with pytest.raises(ContentError, match=r'rule "omen.roll": source: missing'):
        _ = Rulebook(path).rules
