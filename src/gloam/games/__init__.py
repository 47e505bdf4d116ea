"""The games of Gloam. Each is a package of its own, found through the entry point group `gloam.games`."""

from gloam.kernel.definition import find, games

__all__ = ["find", "games"]
