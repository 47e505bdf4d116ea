"""The rulebook of The Victim, as players read it and as the code cites it."""

from __future__ import annotations

import re
from pathlib import Path

from gloam.games import the_victim
from gloam.games.the_victim import GAME

EDITORIAL = re.compile(r"§|\b(sources?|reference|conflict|ruling|disputed|option):?\b", re.IGNORECASE)
CITED = re.compile(r"\[([a-z]{3,}\.[a-z.-]+(?:,\s+[a-z]+\.[a-z.-]+)*)\]")


def test_it_has_every_rule() -> None:
    assert len(GAME.rulebook.rules) == 359
    assert len(GAME.rulebook.chapters) == 43


def test_titles_are_short_and_notes_speak_to_players() -> None:
    for rule in GAME.rulebook.rules.values():
        assert re.fullmatch(r"[A-Z].*[^.]", rule.title), rule.id
        assert 2 <= len(rule.title.split()) <= 6, rule.id
        assert not EDITORIAL.search(rule.note), rule.id
    for chapter, _ in GAME.rulebook.chapters:
        assert re.fullmatch(r"[A-Z].*\.", chapter.about), chapter.id
        assert re.fullmatch(r"[A-Z].*[a-z]", chapter.name), chapter.id


def test_the_code_cites_rules_that_are_there() -> None:
    cited = set()
    for file in (Path(str(the_victim.__file__)).parent / "rules").rglob("*.py"):
        for ids in CITED.findall(file.read_text(encoding="utf-8")):
            cited |= {rule_id.strip() for rule_id in ids.split(",")}
    assert len(cited) > 200
    assert cited <= set(GAME.rulebook.rules)
