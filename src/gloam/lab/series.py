"""Series of games: what they have in common, and how each of them goes."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any, NamedTuple, final

from gloam import bots as players
from gloam.bots import Bot, BotError
from gloam.bots.external import External
from gloam.games import find
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game, Happening, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from gloam.show.measures import GameStory


class Outcome(NamedTuple):
    """How one game went."""

    number: int
    reason: str
    winners: tuple[int, ...]
    decisions: int  # answers of the seats
    moves: int  # all answers, NATURE's among them
    points: tuple[int, ...] = ()  # by seat, in a game that is won by points
    failures: tuple[str, ...] = ()  # of bots that are programs: random answers took the place of theirs
    measured: tuple[Any, ...] = ()  # by the game's measures, if the series is measured
    asked: tuple[int, ...] = ()  # how often each seat's bot was asked
    thought: tuple[float, ...] = ()  # for how many seconds each seat's bot thought
    seconds: float = 0.0  # of processor time


class Series(NamedTuple):
    """What the games of a series have in common. They have the same chance as those of any series with this seed."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: dict[str, Any]
    seed: int
    measured: bool = False
    entrants: tuple[int, ...] = ()
    """The entrant that each seat's bot plays for; two of the same name make different random choices."""

    def game_seed(self, number: int) -> int:
        """The seed of a game: it depends on the series' seed and the number alone."""
        return Seeded(self.seed).below(1 << 62, number)

    def outcome(self, number: int) -> Outcome:
        """Game `number`: it depends on the series and its number alone. Raises BotError for a bot that fails."""
        started = process_time()
        seed = self.game_seed(number)
        definition = find(self.game)
        seats = len(self.bots)
        setup = Setup(definition, seats, definition.options.read(self.options, seats), seed)
        happened: list[Happening] | None = [] if self.measured else None
        game = begin(setup, Seeded(seed), happened)
        seeds = Seeded(~seed)
        entrants = self.entrants or (0,) * seats
        seated = [
            Timed(players.find(name, seeds.below(1 << 62, seat + 64 * entrants[seat]))) for seat, name in enumerate(self.bots)
        ]
        decisions = sum([1 for _ in players.play(game, seated)])
        assert game.result is not None
        measured = [measure(GameStory(game, happened)) for measure in definition.shown.measures] if happened is not None else []
        return Outcome(
            number=number,
            reason=game.result.reason,
            winners=game.result.winners,
            decisions=decisions,
            moves=game.moves,
            points=game.result.points,
            failures=_failures(seated),
            measured=tuple(measured),
            asked=tuple([bot.asked for bot in seated]),
            thought=tuple([bot.seconds for bot in seated]),
            seconds=process_time() - started,
        )


@final
class Timed:
    """A bot whose time to think is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.asked = 0
        self.seconds = 0.0

    def choose(self, game: Game, seat: int) -> Advice | None:
        self.asked += 1
        started = perf_counter()
        try:
            return self.bot.choose(game, seat)
        finally:
            self.seconds += perf_counter() - started


def _failures(seated: list[Timed]) -> tuple[str, ...]:
    """How programs failed in this game. Raises BotError for one that gave no answer at all."""
    failures: list[str] = []
    for bot in seated:
        if isinstance(bot.bot, External) and bot.bot.failures:
            if len(bot.bot.failures) == bot.asked:
                raise BotError(f"the bot {bot.name} gave no answer: {bot.bot.failures[0]}")
            failures += [f"{bot.name}: {failure}" for failure in bot.bot.failures]
    return tuple(failures)
