"""Whole games in the browser, by clicking what is lit; without a server, which the page does not need."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.offline import Loner
from server.guests import crowded


@pytest.mark.parametrize(
    ("game", "seats", "options", "seed"),
    [
        ("horrified", ("me", "heuristic"), {"monsters": ["dracula", "creature"]}, 3),
        ("house_of_horrors", ("me", "heuristic", "heuristic"), {}, 5),
        ("the_victim", ("me", "heuristic", "heuristic", "heuristic"), {"preset": "first_game"}, 7),
        ("horrorclix", ("me", "heuristic"), {"preset": "starter", "turns": 2}, 3),
    ],
)
def test_a_whole_game_with_bots(loner: Loner, game: str, seats: tuple[str, ...], options: dict[str, object], seed: int) -> None:
    """Of several, games that were soon over."""
    mara = loner
    mara.patience = 240  # who is out of the game watches the others to its end
    mara.sit_at(mara.make(game, *seats, options=options, seed=seed))
    given = mara.play(random.Random(4), hurry=0.85)
    assert given > 10
    over = mara.page.get_by_role("dialog")
    expect(over.get_by_role("link", name="Review the game")).to_be_visible()
    over.get_by_role("button", name="Look at the table").click()
    expect(mara.prompt).to_contain_text("The game is over")


def test_what_happens_is_shown_step_by_step_and_can_be_skipped(visit: Visit) -> None:
    """With motion, at normal speed: the Monster Phase plays before the next question, or is skipped with Space."""
    mara = visit(moving=True)
    mara.sit_at(mara.make("horrified", "me", "me", options={"monsters": ["dracula", "creature"], "first_player": 0}, seed=2))
    mara.end_turn()
    playing = mara.prompt.get_by_role("heading", name="Monster Phase")
    expect(playing).to_be_visible()
    expect(mara.page.get_by_role("status").first).not_to_be_empty()
    mara.page.keyboard.press("Space")
    expect(playing).to_be_hidden(timeout=2_000 * crowded())
    expect(mara.prompt).to_contain_text("Your turn")
