"""Corners of HorrorClix: the last of several, rare cards, players who are out."""

from __future__ import annotations

import pytest


@pytest.mark.rule("ending.by-agreement")
def test_who_has_no_monsters_left_is_not_asked_to_agree(sit):
    """Cid has lost the last monster, and has no say."""
    play = sit({"ann": "0 plain 0,0", "bob": "1 plain 20,15", "cid": "2 plain gone"}, seats=3)
    play.answer("propose", seat=1)
    assert play.asked() == (0, "end")
    play.answer("agree", seat=0)
    assert play.game.result.reason == "agreement"
