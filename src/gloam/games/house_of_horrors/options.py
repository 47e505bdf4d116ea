"""What can be chosen when a table of House of Horrors is set up."""

from __future__ import annotations

from gloam.games.house_of_horrors.components import ROOMS
from gloam.kernel.options import Choice, Option, Options, Preset

_FEWEST_ROOMS = 10

OPTIONS = Options(
    options=(
        Option("first_butler", "First Butler", "seat", -1, help="The oldest player's seat, or a random one."),
        Option(
            "rooms",
            "Rooms in the House Deck",
            "number",
            len(ROOMS),
            least=_FEWEST_ROOMS,
            most=len(ROOMS),
            help="Two Rooms fewer shorten the game by about a round; those left in the box are shown.",
        ),
        Option(
            "next_butler",
            "The next Butler sits",
            "one",
            "right",
            (
                Choice("right", "To the right of the Butler", "As printed: whoever played last is Butler next."),
                Choice("left", "To the left of the Butler", "The way play goes."),
            ),
        ),
        Option(
            "midnight_sides",
            "At Midnight a player's two characters are",
            "one",
            "same",
            (Choice("same", "On the same side"), Choice("any", "On any side", "A player can then be on both.")),
        ),
        Option(
            "specials_count",
            "Midnight and Dawn count as one of the two Rooms",
            "flag",
            False,
            help="The Butler then has no choice of Room in these rounds.",
        ),
        Option(
            "rooms_run_out",
            "When the House Deck ends before a Room is revealed",
            "one",
            "shuffle",
            (
                Choice(
                    "shuffle", "The rejected Rooms are shuffled", "So Dawn always comes with a Room, and there is a last round."
                ),
                Choice("end", "The game ends", "Dawn then has no round."),
            ),
        ),
        Option(
            "tie_spoils",
            "After a tie, the next winners get",
            "one",
            "losing",
            (
                Choice("losing", "The losing side's cards"),
                Choice("all", "All cards with hourglasses", "Even those played on the side that has won."),
            ),
        ),
        Option(
            "claimed_items",
            "Items on a claimed card",
            "one",
            "stay",
            (
                Choice("stay", "Stay on their side and add nothing"),
                Choice("discard", "Are discarded", "Room Items return to the table."),
                Choice("claim", "Are claimed with it"),
            ),
        ),
    ),
    presets=(
        Preset("printed", "As printed", {}, "With our rulings where the rulebook is silent."),
        Preset("short", "Short night", {"rooms": 18}, "Eighteen Rooms: about eight rounds."),
    ),
    first="first_butler",
)
