"""Values with reasons: a number that is worked out when it is needed, and can say what it is made of.

    def defence(t: Field, figure: int) -> Value:
        value = Value(DIAL_DEFENCE[t.dial[figure]], "dial")
        if in_brush(t, figure):
            value.modify(1, "brush")
        return value

`defence(t, figure).total` is what the rules count with; `defence(t, figure).sentence("defence")` is what people read:
"defence 16: dial 15, brush +1".
"""

from __future__ import annotations

from typing import Final, final

BASE: Final = "base"
MODIFIER: Final = "modifier"
LIMIT: Final = "limit"
AT_MOST: Final = "at most"
AT_LEAST: Final = "at least"

Reason = tuple[str, str, int]
"""What it does (BASE, MODIFIER, LIMIT, AT_MOST or AT_LEAST), why, and the number."""

_NONE: Final = 1 << 30  # beyond every number that a game counts to


@final
class Value:
    """A number from a base or what replaces it, then all modifiers, then its bounds, in whatever order these are told.

    Of several replacements the last stands. Of several bounds the tightest stands, and against an `at_most` an `at_least` does.
    """

    __slots__ = (
        "_added",
        "_base",
        "_high",
        "_high_reason",
        "_limit",
        "_limit_reason",
        "_low",
        "_low_reason",
        "_modifiers",
        "_reason",
    )

    def __init__(self, base: int, reason: str) -> None:
        self._base: int = base
        self._reason: str = reason
        self._added: int = 0
        self._modifiers: list[Reason] = []
        self._limit: int = _NONE
        self._limit_reason: str = ""
        self._high: int = _NONE
        self._high_reason: str = ""
        self._low: int = -_NONE
        self._low_reason: str = ""

    def replace(self, number: int, reason: str) -> None:
        """This takes the place of the base; modifiers still count."""
        self._base = number
        self._reason = reason

    def modify(self, amount: int, reason: str) -> None:
        """Add so much, or take it off; 0 is nothing to speak of."""
        if amount:
            self._added += amount
            self._modifiers.append((MODIFIER, reason, amount))

    def limit(self, most: int, reason: str) -> None:
        """All modifiers together add no more than this, and take off no more."""
        if most < self._limit:
            self._limit = most
            self._limit_reason = reason

    def at_most(self, number: int, reason: str) -> None:
        """The value is no higher, whatever is added."""
        if number < self._high:
            self._high = number
            self._high_reason = reason

    def at_least(self, number: int, reason: str) -> None:
        """The value is no lower, whatever is taken off."""
        if number > self._low:
            self._low = number
            self._low_reason = reason

    @property
    def total(self) -> int:
        """The number that counts."""
        return max(self._low, min(self._high, self._base + self._modified()))

    def reasons(self) -> list[Reason]:
        """What the total is made of, in the order in which it is worked out; limits and bounds only where they change it."""
        modified = self._modified()
        number = self._base + modified
        told: list[Reason] = [(BASE, self._reason, self._base), *self._modifiers]
        if modified != self._added:
            told.append((LIMIT, self._limit_reason, modified))
        if number > self._high:
            told.append((AT_MOST, self._high_reason, self._high))
        if min(number, self._high) < self._low:
            told.append((AT_LEAST, self._low_reason, self._low))
        return told

    def sentence(self, name: str) -> str:
        """The value and its reasons in one line: "defence 16: dial 15, brush +1"."""
        return f"{name} {self.total}: {', '.join([_told(reason) for reason in self.reasons()])}"

    def _modified(self) -> int:
        """What all modifiers add together."""
        return max(-self._limit, min(self._limit, self._added))


def _told(reason: Reason) -> str:
    does, why, number = reason
    if does == BASE:
        return f"{why} {number}"
    if does == MODIFIER:
        return f"{why} {number:+d}"
    if does == LIMIT:
        return f"together {number:+d} ({why})"
    return f"{does} {number} ({why})"
