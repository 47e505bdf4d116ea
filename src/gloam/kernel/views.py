"""What a seat may see of a game, by allowlist, and what changes in it from event to event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET, Meta, Struct, to_builtins
from msgspec.structs import astuple

from gloam.kernel.catalogue import Words
from gloam.kernel.game import NATURE, SPECTATOR, Game, Happening, Question, may_know
from gloam.kernel.play import may_decline, talk

Change = tuple[list[str | int], Any] | tuple[list[str | int]]
"""Where something changed in a view, as keys and indices from the outside in, and what it is now; without that: it is gone."""


def one_of(title: str, words: Words) -> Meta:
    """Says of a text in a view that it is one of these words: `Colour = Annotated[str, one_of("Colour", COLOURS)]`."""
    return Meta(title=title, extra_json_schema={"enum": list(words)})


def view(game: Game, seat: int) -> dict[str, Any]:
    """The game as `seat` (or SPECTATOR) sees it: the table, the questions, the talk and the result.

    Raises ValueError if there is no such seat.
    """
    if seat != SPECTATOR and not 0 <= seat < game.seats:
        raise ValueError(f"there is no seat {seat} here: seats are 0 to {game.seats - 1}, and SPECTATOR sees what everyone sees")
    definition = game.setup.definition
    return {
        "game": definition.id,
        "seats": game.seats,
        "options": definition.options.seen_by(game.setup.options, seat),
        "moves": game.moves,
        "table": definition.shown.view(game.table, seat),
        "asked": [question(game, q, seat) for q in game.asked if q.seat != NATURE],
        "sealed": sorted(q.seat for q, _ in game.sealed),
        "talk": [{"seat": speaker, "text": text} for speaker, text in talk(game)],
        "result": None if game.result is None else {"reason": game.result.reason, "winners": list(game.result.winners)},
    }


def question(game: Game, asked: Question, seat: int) -> dict[str, Any]:
    """A question as `seat` sees it. What others are asked is theirs: only who is asked shows."""
    if asked.seat != seat:
        return {"seat": asked.seat}
    shown = game.setup.definition.shown
    return {
        "seat": seat,
        "kind": asked.prompt,
        "prompt": str(shown.prompt(game, asked)),
        "parts": shown.question_parts(game, asked),
        "interrupt": may_decline(game, asked),
        "answers": [answer(game, option) for option in asked.options],
    }


def answer(game: Game, number: int) -> dict[str, Any]:
    """An open answer: its number, text, label for people and named parts; a note and more where there is something to add."""
    definition = game.setup.definition
    label, catalogue = definition.shown.label(game, number), definition.catalogue
    told = {"id": number, "text": catalogue.text(number), "label": str(label.name), "parts": catalogue.parts(number)}
    if label.note:
        told["note"] = str(label.note)
    if label.more:
        told["more"] = str(label.more)
    return told


def events(game: Game, happened: Iterable[Happening], seat: int) -> list[dict[str, Any]]:
    """The events that `seat` may know, as named parts with a sentence each."""
    definition = game.setup.definition
    return [
        {**definition.events.parts(event), "sentence": str(definition.shown.describe(event, table))}
        for _, seen, event, table in happened
        if may_know(seen, seat)
    ]


def changes(before: Any, after: Any) -> list[Change]:
    """What turns one view into the other. Both are plain data, or structs of it."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(before, Struct) and type(before) is type(after):
        keys = _keys(type(after))
        i = -1
        for was, now in zip(astuple(before), astuple(after), strict=True):
            i += 1
            if was is not now and not _equal(was, now):
                if was is UNSET or now is UNSET:
                    found.append(([*path, keys[i]],) if now is UNSET else ([*path, keys[i]], now))
                else:
                    _compare(was, now, [*path, keys[i]], found)
    elif isinstance(before, dict) and isinstance(after, dict):
        other = [key for key, value in after.items() if key not in before or not _equal(before[key], value)]
        gone = [key for key in before if key not in after]
        if len(other) + len(gone) > len(after) / 2 and all([isinstance(after[key], (str, int)) for key in other]):
            found.append((path, after))  # shorter than one by one
            return
        for key in other:
            if key in before:
                _compare(before[key], after[key], [*path, key], found)
            else:
                found.append(([*path, key], after[key]))
        found.extend([([*path, key],) for key in gone])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, value in enumerate(after):
            if not _equal(before[i], value):
                _compare(before[i], value, [*path, i], found)
    elif not _equal(before, after):
        found.append((path, after))


def _equal(before: Any, after: Any) -> bool:
    return before is after or (before == after and type(before) is type(after))


_KEYS: Final[dict[type[Struct], tuple[str | int, ...]]] = {}


def _keys(struct: type[Struct]) -> tuple[str | int, ...]:
    """What the fields of a struct are found by in JSON."""
    known = _KEYS.get(struct)
    if known is None:
        names = struct.__struct_encode_fields__
        known = _KEYS[struct] = tuple(range(len(names))) if struct.__struct_config__.array_like else names
    return known


def changed(view: Any, made: Iterable[Sequence[Any]]) -> Any:
    """The view, as plain data, with these changes made, as they are or out of JSON; what does not change is shared."""
    for change in made:
        view = _changed(view, change[0], to_builtins(change))
    return view


def _changed(value: Any, path: list[str | int], change: Sequence[Any]) -> Any:
    if not path:
        return change[1] if len(change) == 2 else None
    first, rest = path[0], path[1:]
    copy = value.copy()
    if not rest and len(change) == 1:
        del copy[first]
    else:
        copy[first] = _changed(copy[first] if rest else None, rest, change)
    return copy
