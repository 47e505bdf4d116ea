"""Going back with the consent of others: the request that a table has before it, if any."""

from __future__ import annotations

from collections.abc import Collection
from typing import final

from gloam.kernel.game import Game, Refused
from gloam.kernel.play import FINAL
from gloam.kernel.undo import consent_needed
from gloam.tables.messages import UndoRequest
from gloam.tables.seating import Seating


@final
class UndoRequests:
    """Who asks to go back where, and who has yet to agree."""

    def __init__(self) -> None:
        self.request: UndoRequest | None = None

    def ask(self, game: Game | None, seat: int, to: int, seating: Seating, agreeing: Collection[int]) -> bool:
        """A seat asks; those `agreeing` need not be. Whether it may go back at once. Raises Refused."""
        if game is None or not 0 <= to < game.moves:
            raise Refused("there is nothing to take back")
        if game.over:
            raise Refused("the game is over; continue it from an earlier point as a new table instead")
        if to < game.final:
            raise Refused(FINAL)
        waiting = [other for other in consent_needed(game, seat, to) if other not in agreeing]
        if not waiting:
            return True
        if self.request is not None:
            raise Refused("someone has asked to go back already")
        for other in waiting:
            if seating[other].kind == "bot":
                raise Refused(f"a bot plays for {seating[other].called()}, and does not agree for them")
        self.request = UndoRequest(seat, to, waiting)
        return False

    def consent(self, seat: int, to: int, yes: bool) -> UndoRequest:
        """A seat agrees, refuses, or withdraws its own request; returns what it spoke to, as it is then. Raises Refused."""
        request = self.request
        if request is None or request.to != to:
            raise Refused("nobody asks to go back there now")
        withdrawn = seat == request.seat and not yes
        if not withdrawn and seat not in request.waiting:
            raise Refused("this seat is not asked to agree")
        if not yes:
            self.request = None
            return request
        self.request = UndoRequest(request.seat, to, [other for other in request.waiting if other != seat])
        return self.request

    def left(self, seats: Collection[int]) -> None:
        """The player of these seats has left: what they asked is void."""
        if self.request is not None and self.request.seat in seats:
            self.request = None

    def seats_changed(self, seating: Seating) -> UndoRequest | None:
        """A request is void if its seat is empty, or if a bot fills in for someone who has yet to agree: it cannot for them.

        An open seat agrees. Returns the request if all agree to it now.
        """
        request = self.request
        if request is None:
            return None
        waiting = [seat for seat in request.waiting if not seating[seat].agrees(request.to)]
        if seating[request.seat].kind != "person" or any(seating[seat].kind == "bot" for seat in waiting):
            self.request = None
            return None
        self.request = UndoRequest(request.seat, request.to, waiting)
        return None if waiting else self.request
