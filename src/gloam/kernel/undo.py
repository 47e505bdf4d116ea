"""How far back a seat may go by itself, and whose consent anything further needs. Nobody goes back behind `Game.final`."""

from __future__ import annotations

from gloam.kernel.game import NATURE, Game


def free_undo(game: Game, seat: int) -> int:
    """The number of answers to go back to that `seat` can reach without asking anyone.

    It stops at the last new information, at the last answer of another seat, and at what the rules made final. `game.moves`
    itself means there is nothing to undo.
    """
    best = moves = game.moves
    log = game.log
    while log and moves > game.learnt and moves > game.final:
        log, who, _, _ = log
        moves -= 1
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
    if moves < game.learnt:
        return tuple(other for other in range(game.seats) if other != seat)
    others: set[int] = set()
    log = game.log
    for _ in range(game.moves - moves):
        log, who, _, _ = log
        others.add(who)
    return tuple(sorted(others - {seat, NATURE}))
