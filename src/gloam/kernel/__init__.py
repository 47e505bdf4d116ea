"""The kernel: what every game stands on. It knows no game.

`game` plays, `nature` answers chance, `decks` keep what nobody has seen, `catalogue` names answers, `record` saves and replays,
`position` reads tables from text, `undo` says how far back is free, `definition` is what a game brings along.
"""
