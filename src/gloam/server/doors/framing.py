"""Messages of a web socket as frames: what a client sends is found in them, and what goes to it is put into one."""

from __future__ import annotations

from typing import Final

WHOLE_TEXT: Final = 0x81  # how a message begins that is text in one piece,
PACKED: Final = 0x40  # and is compressed
KNOWN: Final = frozenset((0x00, 0x01, 0x02, 0x80, 0x81, 0x82, 0x88, 0x89, 0x8A))  # how frames begin that browsers may send;
CONTROL: Final = 0x08  # and those that are no part of a message
MASKED: Final = 0x80  # in the second byte of a client's frame;
MASK: Final = 4  # bytes of it before what the frame carries
ENDLESS: Final = 1 << 64


def is_text(data: bytes) -> bool:
    """Whether this is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def carried(data: bytes, at: int) -> tuple[int, int]:
    """Where what a client's frame carries begins, and its size; (0, 0) if too little has come to tell, ENDLESS if it is strange."""
    if len(data) < at + 2:
        return 0, 0
    size = data[at + 1] & ~MASKED
    if data[at] & ~PACKED not in KNOWN or data[at + 1] < MASKED or (data[at] & CONTROL and size > 125):
        return 0, ENDLESS
    begins = at + 2 + MASK + (0 if size < 126 else 2 if size == 126 else 8)
    if len(data) < begins:
        return 0, 0
    return begins, size if size < 126 else int.from_bytes(data[at + 2 : begins - MASK], "big")


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """What a client masked."""
    size = len(payload)
    masks = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(masks, "big")).to_bytes(size, "big")


def framed(first: int, message: bytes) -> bytes:
    """A message as a server sends it: how it begins, its size, and itself."""
    size = len(message)
    if size < 126:
        return bytes((first, size)) + message
    if size < 1 << 16:
        return bytes((first, 126, size >> 8, size & 0xFF)) + message
    return bytes((first, 127)) + size.to_bytes(8, "big") + message
