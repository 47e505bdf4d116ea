"""What is often said at this table: a client has it to be said with one press, and who hears it knows what kind of talk it is."""

from __future__ import annotations

from typing import Final

OFFERS: Final[tuple[str, ...]] = ("Join me", "Two spoils, deal?")
"""To whoever joins the speaker's side: an offer."""

PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "round": ("Who is with me?", "Not the Attic, please", "I have good cards"),
    "battle": (*OFFERS, "Trust me", "You are on your own"),
    "spoils": ("You are next", "Fair is fair", "I only need a bulb", "I will remember this"),
}
"""By moment: before a battle is declared, while it is fought, and when its spoils are shared out."""
