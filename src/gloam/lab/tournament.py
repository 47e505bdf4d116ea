"""Tournaments: bots meet in pairs of games with the same chance and swapped seats, until a difference is clear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, NamedTuple, final

from gloam.games import find
from gloam.lab.extras import need
from gloam.lab.pool import cores, play_all
from gloam.lab.series import Outcome, Series
from gloam.lab.simulate import Progress, check, series_of
from gloam.lab.statistics import ERROR, Difference, Rate, Sequential
from gloam.lab.worker import Batch

PAIRS: Final = 500  # pairs of games at most, if nothing is said
ROUND: Final = 10  # pairs of games that two bots play before the next two do
BOTH: Final = 2  # games in a pair


class GamePair(NamedTuple):
    """Two games with the same chance: in a game of opponents with the seats swapped, else one of each bot."""

    number: int
    games: tuple[Outcome, Outcome]
    scores: tuple[float, float]  # the share of its seats that each bot won with

    @property
    def difference(self) -> float:
        """What the first bot won more than the second."""
        return self.scores[0] - self.scores[1]


@dataclass(frozen=True)
class Meeting:
    """How two bots fared against each other. Scores are shares of their seats that won."""

    bots: tuple[str, str]
    scores: tuple[float, float]
    difference: Difference  # of the scores, by pairs
    better: Rate  # pairs that the first bot won, out of those that were not drawn
    clear: bool  # there is a difference: by the sequential test, or by the interval if all pairs were to be played
    pairs: tuple[GamePair, ...] = field(repr=False)
    milliseconds: tuple[float, float] = (0.0, 0.0)  # that each thought about a decision

    @property
    def winner(self) -> str:
        """The bot that is clearly better, or ""."""
        if not self.clear:
            return ""
        return self.bots[0] if self.difference.mean > 0 else self.bots[1]


def meet(
    game: str,
    who: Sequence[tuple[str, str]],
    pairs: int = PAIRS,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 0,
    early: bool = True,
    progress: Progress | None = None,
    stoppable: bool = False,
) -> list[Meeting]:
    """Let each two bots meet in `pairs` pairs of games; with `early`, only until a difference is clear.

    In a game of opponents the two take turns around the table, and swap their seats in the second game of a pair; in a
    co-operative game each plays all seats, with the same chance. The same seed has the same meetings, whatever `jobs`. If
    `stoppable`, KeyboardInterrupt ends the meetings as they are, once each has a pair. Raises ValueError or BotError for
    what cannot be played.
    """
    if pairs < 1:
        raise ValueError(f"at least one pair of games is needed, not {pairs}")
    seats = seats or find(game).usual_seats
    meetings = [_Meeting(game, bots, seats, options or {}, seed, pairs, ERROR / len(who), early) for bots in who]
    series = [each for meeting in meetings for each in meeting.series]
    check(series)
    done = 0
    try:
        with closing(play_all(series, _rounds(meetings, pairs), jobs or cores(), BOTH * pairs * len(who))) as batches:
            for batch in batches:
                place, game_of_pair = divmod(batch.batch.series, BOTH)
                meetings[place].add(game_of_pair, batch.outcomes)
                done += len(batch.outcomes)
                if progress:
                    settled = sum([meeting.left for meeting in meetings if meeting.over])
                    progress(done, BOTH * pairs * len(who) - settled)
    except KeyboardInterrupt:
        if not (stoppable and all([meeting.begun for meeting in meetings])):
            raise
    return [meeting.result() for meeting in meetings]


def _rounds(meetings: list[_Meeting], pairs: int) -> Iterator[Batch]:
    """A few pairs of each meeting after the other, as long as it is open."""
    for first in range(0, pairs, ROUND):
        for place, meeting in enumerate(meetings):
            if not meeting.over:
                for game in range(BOTH):
                    yield Batch(BOTH * place + game, first, min(first + ROUND, pairs))


@final
class _Meeting:
    """A meeting in progress. Pairs are looked at in their order, so that it ends the same however they come in."""

    def __init__(
        self,
        game: str,
        bots: tuple[str, str],
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        pairs: int,
        error: float,
        early: bool,
    ) -> None:
        self.bots = bots
        self.over = False
        self._together = find(game).cooperative or seats == 1
        self._wanted = pairs
        self._early = early
        self._came: list[dict[int, Outcome]] = [{}, {}]
        self._test = Sequential(error)
        self._pairs: list[GamePair] = []
        self.seated = [self._seating(first, seats) for first in range(BOTH)]
        self.series = [self._series(game, seated, options, seed) for seated in self.seated]

    def _seating(self, first: int, seats: int) -> tuple[int, ...]:
        """Which of the two sits where: all seats are one's in a co-operative game, else they take turns."""
        return tuple([first if self._together else (first + seat) % BOTH for seat in range(seats)])

    def _series(self, game: str, seated: tuple[int, ...], options: Mapping[str, Any], seed: int) -> Series:
        names = [self.bots[each] for each in seated]
        return series_of(game, names, len(seated), options, seed)._replace(entrants=seated)

    @property
    def begun(self) -> bool:
        """Whether a pair of games has been played."""
        return bool(self._pairs)

    @property
    def left(self) -> int:
        """Games that need not be played any more."""
        return BOTH * (self._wanted - len(self._pairs))

    def add(self, game: int, outcomes: list[Outcome]) -> None:
        """Take in games of one of the two seatings."""
        for outcome in outcomes:
            self._came[game][outcome.number] = outcome
        while not self.over and all(len(self._pairs) in came for came in self._came):
            number = len(self._pairs)
            games = (self._came[0].pop(number), self._came[1].pop(number))
            pair = GamePair(number, games, (self._score(0, games), self._score(1, games)))
            self._pairs.append(pair)
            self._test.add(pair.difference)
            self.over = number + 1 == self._wanted or (self._early and self._test.clear)

    def _score(self, bot: int, games: tuple[Outcome, Outcome]) -> float:
        """The share of its seats in both games that a bot won with."""
        won = [seat in game.winners for game, seated in zip(games, self.seated, strict=True) for seat in _seats(seated, bot)]
        return sum(won) / len(won)

    def result(self) -> Meeting:
        """How it ended."""
        pairs = self._pairs
        differences = [pair.difference for pair in pairs]
        difference = Difference.over(differences)
        better, worse = sum([each > 0 for each in differences]), sum([each < 0 for each in differences])
        return Meeting(
            bots=self.bots,
            scores=(sum([pair.scores[0] for pair in pairs]) / len(pairs), sum([pair.scores[1] for pair in pairs]) / len(pairs)),
            difference=difference,
            better=Rate.out_of(better, better + worse),
            clear=self._test.clear if self._early else difference.low > 0 or difference.high < 0,
            pairs=tuple(pairs),
            milliseconds=(self._milliseconds(0), self._milliseconds(1)),
        )

    def _milliseconds(self, bot: int) -> float:
        """How long a bot thought about a decision."""
        asked, thought = 0, 0.0
        for pair in self._pairs:
            for game, seated in zip(pair.games, self.seated, strict=True):
                asked += sum([game.asked[seat] for seat in _seats(seated, bot)])
                thought += sum([game.thought[seat] for seat in _seats(seated, bot)])
        return 1000 * thought / asked if asked else 0.0


def _seats(seated: tuple[int, ...], bot: int) -> list[int]:
    return [seat for seat, each in enumerate(seated) if each == bot]


# --- tournaments ------------------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A bot's rating: its mean, and how unsure that is."""

    bot: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth almost surely: three sigma below the mean."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Tournament:
    """How bots fared, each against each other."""

    game: str
    bots: tuple[str, ...]
    meetings: tuple[Meeting, ...]
    ratings: tuple[Rating, ...]  # best first

    def score(self, bot: str, other: str) -> float | None:
        """What a bot scored against another; None if the two have not met."""
        for meeting in self.meetings:
            if meeting.bots == (bot, other):
                return meeting.scores[0]
            if meeting.bots == (other, bot):
                return meeting.scores[1]
        return None

    def data(self) -> dict[str, Any]:
        """The tournament as plain JSON data, without its single games."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "meetings": [meeting_row(meeting) for meeting in self.meetings],
            "ratings": [{**rating._asdict(), "ordinal": rating.ordinal} for rating in self.ratings],
        }

    def table(self) -> Any:
        """The cross table as a polars frame: what the bot of a row scored against that of a column."""
        rows = [{"bot": bot, **{other: self.score(bot, other) for other in self.bots}} for bot in self.bots]
        return need("polars", "a frame of scores").DataFrame(rows, infer_schema_length=None)

    def frame(self) -> Any:
        """The meetings as a polars frame."""
        return need("polars", "a frame of meetings").DataFrame(self.data()["meetings"])

    def games(self) -> Any:
        """All pairs of games as a polars frame."""
        rows = [
            {"first": first, "second": second, "pair": pair.number, "score": pair.scores[0], "other": pair.scores[1]}
            for first, second, pair in [(*meeting.bots, pair) for meeting in self.meetings for pair in meeting.pairs]
        ]
        return need("polars", "a frame of games").DataFrame(rows)


def meeting_row(meeting: Meeting) -> dict[str, Any]:
    """A meeting as a row of a table."""
    return {
        "first": meeting.bots[0],
        "second": meeting.bots[1],
        "pairs": len(meeting.pairs),
        "score": meeting.scores[0],
        "other": meeting.scores[1],
        "difference": meeting.difference.mean,
        "low": meeting.difference.low,
        "high": meeting.difference.high,
        "better": meeting.winner,
        "first_ms": meeting.milliseconds[0],
        "second_ms": meeting.milliseconds[1],
    }


def tournament(
    game: str,
    bots: Sequence[str],
    pairs: int = PAIRS,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 0,
    early: bool = True,
    progress: Progress | None = None,
    stoppable: bool = False,
) -> Tournament:
    """Let all bots meet each other. A bot that is named twice meets itself, under the names "bot" and "bot#2".

    See `meet` for how. Raises Missing if openskill is not installed.
    """
    rated = need("openskill.models", "a tournament")
    if len(bots) < BOTH:
        raise ValueError("a tournament needs two bots or more")
    shown = [f"{name}#{bots[:place].count(name) + 1}" if name in bots[:place] else name for place, name in enumerate(bots)]
    who = list(combinations(range(len(bots)), BOTH))
    meetings = meet(game, [(bots[a], bots[b]) for a, b in who], pairs, seats, options, seed, jobs, early, progress, stoppable)
    named = [_renamed(meeting, (shown[a], shown[b])) for meeting, (a, b) in zip(meetings, who, strict=True)]
    return Tournament(game, tuple(shown), tuple(named), _ratings(rated.PlackettLuce(), shown, named))


def _renamed(meeting: Meeting, bots: tuple[str, str]) -> Meeting:
    return Meeting(bots, meeting.scores, meeting.difference, meeting.better, meeting.clear, meeting.pairs, meeting.milliseconds)


def _ratings(model: Any, bots: Sequence[str], meetings: Sequence[Meeting]) -> tuple[Rating, ...]:
    """Ratings after all pairs of games, as if they had been played in turn."""
    rated = {bot: model.rating(name=bot) for bot in bots}
    for _, pair, (a, b) in sorted([(pair.number, pair, meeting.bots) for meeting in meetings for pair in meeting.pairs]):
        ranks = [1 + (pair.difference < 0), 1 + (pair.difference > 0)]
        [rated[a]], [rated[b]] = model.rate([[rated[a]], [rated[b]]], ranks=ranks)
    listed = [Rating(bot, rating.mu, rating.sigma) for bot, rating in rated.items()]
    return tuple(sorted(listed, key=lambda rating: -rating.ordinal))
