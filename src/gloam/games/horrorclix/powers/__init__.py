"""The powers of monsters, by family."""
