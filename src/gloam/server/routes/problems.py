"""What the API answers when something cannot be done."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec


class Problem(msgspec.Struct):
    """What went wrong, in words that can be shown."""

    status_code: int
    detail: str
    extra: Any = None


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors an operation can answer with, for its description."""
    meanings = {
        400: "The request cannot be understood or cannot be done so.",
        401: "Nobody is known by this cookie: ask for /api/me first.",
        403: "This is not yours to do or to see.",
        404: "There is no such thing.",
        409: "Not now: the table is not in a state for it.",
        413: "The request is too large.",
        429: "Too often: try again later.",
    }
    return {status: ResponseSpec(Problem, generate_examples=False, description=meanings[status]) for status in statuses}
