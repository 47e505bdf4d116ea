"""The rules of House of Horrors, in the order of its rulebook."""
