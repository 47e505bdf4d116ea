"""How far back a seat may go by itself, and whose consent anything further needs."""

from __future__ import annotations

from gloam.kernel.game import NATURE, Game
from gloam.kernel.record import history


def free_undo(game: Game, seat: int) -> int:
    """The number of answers to go back to that `seat` can reach without asking anyone.

    It stops at the last new information and at the last answer of another seat; talk does not stop it.
    `game.moves` itself means there is nothing to undo.
    """
    entries = history(game)
    best = game.moves
    for moves in range(game.moves - 1, game.fresh - 1, -1):
        who, answer, _ = entries[moves]
        if isinstance(answer, str):
            continue
        if who != seat:
            break
        best = moves
    return best


def consent_needed(game: Game, seat: int, moves: int) -> tuple[int, ...]:
    """The seats that must agree when `seat` wants to go back to the game after `moves` answers; () if it is free.

    Whoever answered since then must agree; if something new was learnt since then, everyone else must.
    """
    if moves >= free_undo(game, seat):
        return ()
    if moves < game.fresh:
        return tuple(other for other in range(game.seats) if other != seat)
    others = {who for who, answer, _ in history(game)[moves:] if isinstance(answer, int)}
    return tuple(sorted(others - {seat, NATURE}))
