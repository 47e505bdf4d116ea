"""The command `gloam`."""


def main() -> None:
    """To be written."""
