"""A table in progress: its game, its seats, who watches, and what they may do."""
