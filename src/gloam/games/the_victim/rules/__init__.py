"""The rules of The Victim, in the order of its rulebook."""
