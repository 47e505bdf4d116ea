"""Records that someone sends are read in a process of their own, with limits of memory and time: they may be made to do harm."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple, final

from gloam.kernel import play, record
from gloam.kernel.game import Game, Promise
from gloam.kernel.nature import Seeded
from gloam.kernel.record import Differs, Player, Record, RecordError
from gloam.server.processes import ProcessDied, Processes
from gloam.server.turns import Turns
from gloam.tables.errors import TableError
from gloam.tables.messages import EarlierPlayer, RecordInfo, RecordPlayer, RecordReport
from gloam.tables.rehearsal import try_out

log = logging.getLogger("gloam.server")

LINES: Final = 20_000  # of a record
MEMORY: Final = 1 << 30  # bytes that reading one may take
CANNOT: Final = "the record cannot be replayed"


class ReadRecord(NamedTuple):
    """The game of a record, saved as it comes out of the other process, and what its chance was promised by."""

    save: str
    promise: Promise | None
    info: RecordInfo

    def game(self) -> Game:
        """The game; NATURE waits."""
        game = record.load(self.save)
        game.nature = None
        return game


def _read(text: str, talk: int) -> ReadRecord | str:
    """In the other process: the game, or what is wrong with the record."""
    if text.count("\n") > LINES:
        return f"a record has up to {LINES} lines"
    if text.count(" says ") > talk:
        return f"a record has up to {talk} remarks"
    differs = ""
    try:
        read = record.read(text)
        game = record.replay(read)
    except Differs as other:
        game, differs = other.game, str(other)
    except RecordError as wrong:
        return str(wrong)
    if read.setup.position and not game.over:
        try_out(game)
    return ReadRecord(game.save(), read.setup.promise, _info(game, read, differs))


def _info(game: Game, read: Record, differs: str) -> RecordInfo:
    settled = play.settle(game, Seeded(game.moves)).game  # whom the table waits for when chance has answered
    report = read.report
    return RecordInfo(
        game=game.setup.definition.id,
        seats=game.seats,
        moves=game.moves,
        over=game.over,
        waiting_for=play.waiting_for(settled),
        seat=-1 if read.seat is None else read.seat,
        takebacks=game.takebacks,
        differs=differs,
        players=[_player(player, game) for player in read.players],
        report=None if report is None else RecordReport(report.seat, report.question, report.sentence, report.rule),
    )


def _player(player: Player, game: Game) -> RecordPlayer:
    earlier = [
        EarlierPlayer(min(each.until, game.moves), min(each.said, game.said), bot=each.bot, name=each.name)
        for each in player.earlier
    ]
    return RecordPlayer(player.name, player.bot, earlier)


@final
class Reading:
    """Reads one record at a time."""

    def __init__(self, patience: float, talk: int) -> None:
        self._talk = talk
        self._processes = Processes("reading", 1, patience, MEMORY)
        self._turns = Turns(1)

    async def read(self, text: str, whose: str) -> ReadRecord:
        """Read a record. Raises TableError.

        However many records somebody sends (`whose` they are), those of others come in between.
        """
        async with self._turns.of(whose):
            try:
                read = await self._processes.run(_read, text, self._talk)
            except TimeoutError:
                log.warning("a record of %d letters took longer than %g seconds to read", len(text), self._processes.patience)
                raise TableError(400, CANNOT) from None
            except (ProcessDied, Exception) as error:
                log.warning("an uploaded record could not be replayed: %s: %s", type(error).__name__, error)
                raise TableError(400, CANNOT) from None
        if isinstance(read, str):
            raise TableError(400, read)
        return read

    def stop(self) -> None:
        self._processes.stop()
