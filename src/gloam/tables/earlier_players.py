"""Who played each seat before: what they did and said keeps their names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, final

from msgspec.structs import replace

from gloam.kernel.game import Game
from gloam.kernel.record import EARLIER, Earlier, Player
from gloam.tables.messages import EarlierPlayer, Person
from gloam.tables.seating import Chair, Seating


class Left(NamedTuple):
    """A seat, and someone who plays it no more. `sequence` numbers those who left any seat of the table."""

    sequence: int
    seat: int
    player: EarlierPlayer


@final
class EarlierPlayers:
    """Everyone who has played a seat of a game and plays it no more, in order."""

    def __init__(self, stored: Iterable[Left] = ()) -> None:
        self.changes = 0
        self._left: list[Left] = []
        self._of: defaultdict[int, list[EarlierPlayer]] = defaultdict(list)
        self.add(stored)

    def of(self, seat: int) -> Sequence[EarlierPlayer]:
        """Who played a seat before."""
        return self._of[seat]

    def played_by(self, person: str) -> set[int]:
        """The seats that someone has played before."""
        return {seat for _, seat, player in self._left if player.person is not None and player.person.id == person}

    def leaving(self, seating: Seating, chairs: Mapping[int, Chair], game: Game) -> list[Left]:
        """Those who play these seats no more when the chairs have changed, but for those who did nothing there."""
        left: list[Left] = []
        for seat, chair in chairs.items():
            player = _player(seating[seat], game)
            if player is not None and _who(player) != _who(_player(chair, game)) and not self._left_just_now(seat, player):
                left.append(Left(len(self._left) + len(left), seat, player))
        return left

    def _left_just_now(self, seat: int, player: EarlierPlayer) -> bool:
        """Whether nothing has happened since someone else left the seat."""
        return any((last.until, last.said) == (player.until, player.said) for last in self._of[seat][-1:])

    def add(self, left: Iterable[Left]) -> None:
        """These play no more."""
        for each in left:
            each.player.sequence = each.sequence
            self._left.append(each)
            self._of[each.seat].append(each.player)
            self.changes += 1

    def go_back(self, to: int) -> None:
        """The game is as it was after `to` answers. Those who play now give the answers that follow."""
        for _, _, player in self._left:
            player.until = min(player.until, to)
        self.changes += 1

    def renamed(self, person: Person) -> bool:
        """Call someone by a new name; whether they played here."""
        mine = [player for _, _, player in self._left if player.person is not None and player.person.id == person.id]
        for player in mine:
            player.person = person
        self.changes += len(mine)
        return bool(mine)

    def recorded(self, seating: Seating) -> tuple[Player, ...]:
        """Who plays each seat, and who played it before, as a record names them."""
        return tuple(
            [
                replace(player, earlier=tuple([_recorded(each) for each in self._of[seat][-EARLIER:]]))
                for seat, player in enumerate(seating.players())
            ]
        )

    def copied(self) -> list[Left]:
        """A copy of them all."""
        return [left._replace(player=replace(left.player)) for left in self._left]

    def up_to(self, game: Game) -> list[Left]:
        """Those who had played by the time that the game had come to this."""
        return [
            Left(sequence, seat, replace(player, until=min(player.until, game.moves), said=min(player.said, game.said)))
            for sequence, seat, player in self._left
        ]


def _recorded(player: EarlierPlayer) -> Earlier:
    name = player.name or (player.person.name if player.person is not None else "")
    return Earlier(player.until, player.said, name, player.bot)


def _player(chair: Chair, game: Game) -> EarlierPlayer | None:
    """Who has played a seat up to now; nobody has an open one."""
    if chair.kind == "open":
        return None
    if chair.kind == "bot":
        return EarlierPlayer(game.moves, game.said, bot=chair.bot)
    return EarlierPlayer(game.moves, game.said, chair.person, name=chair.name)


def _who(player: EarlierPlayer | None) -> tuple[str, bool, str] | None:
    """What tells players from each other: all bots of a seat have one name."""
    if player is None:
        return None
    return player.person.id if player.person is not None else "", bool(player.bot), player.name
