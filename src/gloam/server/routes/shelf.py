"""The games on the shelf, over HTTP: what is needed to set them up, to draw them, and to read their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from msgspec.structs import replace

import gloam.bots
from gloam.kernel.definition import Definition, games
from gloam.server.routes.problems import problems
from gloam.tables.messages import ChapterInfo, ChoiceInfo, GameInfo, OptionInfo, PresetInfo, RuleInfo

GameId = Annotated[str, PathParameter(description="The game's id.", max_length=60)]


def game_info(definition: Definition) -> GameInfo:
    """A game as clients set it up, with the bots that there are now: programs may be named while the server runs."""
    return replace(_game_info(definition), bots=list(gloam.bots.names()))


@cache
def _game_info(definition: Definition) -> GameInfo:
    options = [
        OptionInfo(
            id=option.id,
            label=option.label,
            kind=option.kind,
            default=option.default,
            choices=[ChoiceInfo(choice.id, choice.label, choice.help) for choice in option.choices],
            least=option.least,
            most=option.most,
            may_be_empty=option.may_be_empty,
            help=option.help,
            step=option.step,
            owner=option.owner,
            unless=option.unless,
        )
        for option in definition.options.options
    ]
    numbers = range(definition.least_seats, definition.most_seats + 1)
    return GameInfo(
        id=definition.id,
        name=definition.name,
        tagline=definition.tagline,
        least_seats=definition.least_seats,
        most_seats=definition.most_seats,
        options=options,
        presets=[PresetInfo(each.id, each.label, dict(each.values), each.help, each.seats) for each in definition.options.presets],
        reasons=dict(definition.reasons),
        usual_seats=definition.usual_seats,
        seats_hints={str(seats): hint for seats in numbers if (hint := definition.seats_hint(seats))},
    )


@get("/api/games", tags=["games"])
async def list_games() -> list[GameInfo]:
    """All games, with all that is needed to set them up."""
    return [game_info(definition) for definition in games().values()]


def known_game(game: str) -> Definition:
    """Raises 404 if there is no such game."""
    definition = games().get(game)
    if definition is None:
        raise NotFoundException(f"there is no game called {game!r}")
    return definition


@get("/api/games/{game:str}/glossary", tags=["games"], responses=problems(400, 404))
async def glossary(game: GameId) -> dict[str, Any]:
    """The things of a game that its views name by their ids: what a client needs to draw a table."""
    return known_game(game).shown.glossary()


@get("/api/games/{game:str}/rules", tags=["games"], responses=problems(400, 404))
async def rules(game: GameId) -> list[ChapterInfo]:
    """The rulebook of a game, chapter by chapter."""
    return [
        ChapterInfo(
            chapter.id,
            chapter.name,
            chapter.about,
            [RuleInfo(rule.id, rule.title, rule.text, rule.source, rule.note) for rule in rules],
        )
        for chapter, rules in known_game(game).rulebook.chapters
    ]


HANDLERS: Final = (list_games, glossary, rules)
