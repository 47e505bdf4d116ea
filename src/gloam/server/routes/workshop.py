"""Where players make what they bring to a game, an army or a deck: the door knows nothing of what is made there."""

from __future__ import annotations

from secrets import randbelow
from typing import Any, Final

from litestar import Controller, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from gloam.kernel.definition import Definition, games
from gloam.kernel.workshop import Workshop
from gloam.server.routes.problems import problems
from gloam.server.routes.shelf import GameId
from gloam.tables.messages import BrokenRule, Checked, Draft, Drawing, DrawnDraft, WorkshopInfo

_SEEDS: Final = 2**32


def workshop_of(game: str) -> tuple[Definition, Workshop]:
    """A game and its workshop. Raises 404 if it has none."""
    definition = games().get(game)
    if definition is None or definition.workshop is None:
        raise NotFoundException(f"nothing is made for a game called {game!r}")
    return definition, definition.workshop


class WorkshopController(Controller):
    """What players make for themselves before a game."""

    path = "/api/games/{game:str}/workshop"
    tags = ["games"]

    @get("/", responses=problems(400, 404))
    async def show(self, game: GameId) -> WorkshopInfo:
        """What is made here, in which sizes, and what comes along."""
        _, workshop = workshop_of(game)
        return WorkshopInfo(workshop.thing, workshop.things, list(workshop.sizes), dict(workshop.samples()))

    @get("/parts", responses=problems(400, 404))
    async def parts(self, game: GameId) -> dict[str, Any]:
        """All that one can be made of, as the game itself tells it."""
        return workshop_of(game)[1].parts()

    @post("/check", status_code=HTTP_200_OK, responses=problems(400, 404, 413))
    async def check(self, game: GameId, data: JSONBody[Draft]) -> Checked:
        """Every rule that a text breaks; none if it may be played."""
        definition, workshop = workshop_of(game)
        book = definition.rulebook
        return Checked(
            [
                BrokenRule(broken.problem, broken.rule, book.title(broken.rule))
                for broken in workshop.broken_rules(data.text, data.seats)
            ]
        )

    @post("/draw", status_code=HTTP_200_OK, responses=problems(400, 404, 413))
    async def draw(self, game: GameId, data: JSONBody[Drawing]) -> DrawnDraft:
        """A random one of a size."""
        _, workshop = workshop_of(game)
        try:
            return DrawnDraft(workshop.draw(data.size, randbelow(_SEEDS), data.seats))
        except ValueError as wrong:
            raise HTTPException(str(wrong), status_code=400) from None
