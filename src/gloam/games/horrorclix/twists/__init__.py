"""The plot twists, by the moment in which they are played."""
