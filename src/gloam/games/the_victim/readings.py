"""The readings of disputed rules that a table plays by, as one mask; 0 is the usual reading of each."""

from __future__ import annotations

from typing import Any, Final

DRAW_AND_ENTER: Final = 1 << 0
TEST_ONE_DIE: Final = 1 << 1
TEST_STATUS_OR_MORE: Final = 1 << 2
EVIL_IN_PLACE: Final = 1 << 3
EVIL_WAITS: Final = 1 << 4
ENSLAVED_AFTER_EVIL: Final = 1 << 5
RAGE_STACKS: Final = 1 << 6
PASSWORD_EACH_POINT: Final = 1 << 7
THREE_NUMBERS: Final = 1 << 8
EVENT_ENDS_AT_START: Final = 1 << 9
THORN_HUNTS: Final = 1 << 10
SWAP_COSTS_TWO: Final = 1 << 11
SELF_HEAL_RECHARGES: Final = 1 << 12
GUN_TOKEN_LEAVES: Final = 1 << 13

_OTHER: Final[tuple[tuple[str, str, int], ...]] = (
    ("run_cost", "together", DRAW_AND_ENTER),
    ("test_tile", "one_die", TEST_ONE_DIE),
    ("test_tile", "one_die_status", TEST_ONE_DIE | TEST_STATUS_OR_MORE),
    ("evil_turn", "seat", EVIL_IN_PLACE),
    ("evil_first_turn", "next_round", EVIL_WAITS),
    ("enslaved_turn", "after_evil", ENSLAVED_AFTER_EVIL),
    ("rage_symbol", "stacks", RAGE_STACKS),
    ("password", "each_point", PASSWORD_EACH_POINT),
    ("equation", "three", THREE_NUMBERS),
    ("event_ends", "start", EVENT_ENDS_AT_START),
    ("dark_thorn", "hunt", THORN_HUNTS),
    ("swap_stamina", "2", SWAP_COSTS_TWO),
    ("self_heal", "recharge", SELF_HEAL_RECHARGES),
    ("gun_token", "evil_turn", GUN_TOKEN_LEAVES),
)


def readings(options: dict[str, Any]) -> int:
    """The mask of the readings that were chosen instead of the usual ones."""
    chosen = 0
    for option, value, reading in _OTHER:
        if options[option] == value:
            chosen |= reading
    return chosen
