"""Messages as bytes. What several people are sent alike, or one person again and again, is put into JSON once."""

from __future__ import annotations

from typing import Any, Final

import msgspec

encode: Final = msgspec.json.Encoder().encode


def packed(part: Any) -> Any:
    """A part of a message that is JSON already: it can be sent, and is not to be looked into any more."""
    return msgspec.Raw(encode(part))
