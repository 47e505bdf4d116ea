"""The rules of Horrified, in the order of its rulebook."""
