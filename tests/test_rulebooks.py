"""The rulebooks of the games on the shelf, as players read them."""

from __future__ import annotations

import re

import pytest

from gloam.kernel.definition import games
from gloam.show.texts import load_texts

EDITORIAL = re.compile(r"§|\b(sources?|reference|conflict|ruling|disputed|option):?\b", re.IGNORECASE)
"""What speaks to editors."""

by_game = pytest.mark.parametrize("game", sorted(games()))


@by_game
def test_chapters_say_what_they_are_about_in_a_sentence(game: str) -> None:
    for chapter, _ in games()[game].rulebook.chapters:
        assert re.fullmatch(r"[A-Z].*\.", chapter.about), chapter.id
        assert re.fullmatch(r"[A-Z].*[a-z]", chapter.name), chapter.id


@by_game
def test_every_rule_has_a_short_title(game: str) -> None:
    for rule in games()[game].rulebook.rules.values():
        assert re.fullmatch(r"[A-Z].*[^.]", rule.title), rule.id
        assert 2 <= len(rule.title.split()) <= 6, rule.id


@by_game
def test_notes_speak_to_players(game: str) -> None:
    for rule in games()[game].rulebook.rules.values():
        assert not EDITORIAL.search(rule.note.replace("Reference card", "")), rule.id


@by_game
def test_an_answer_is_refused_by_a_rule_there_is(game: str) -> None:
    texts = load_texts(type(games()[game]).__module__)
    usually = [rule for kinds in texts.missing.values() for _, rule in kinds.values()]
    named = {*texts.asked.values(), *texts.moments.values(), *usually}
    assert named
    assert named <= set(games()[game].rulebook.rules)
