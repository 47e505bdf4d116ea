"""Sentences refer to what they name: in their pieces, which clients draw, while their text stays as it reads."""

from __future__ import annotations

import pickle

import gloam
from gloam.games.house_of_horrors.table import House
from gloam.kernel.definition import find
from gloam.kernel.sentences import OPEN, Sentence, pieces, reference, sentence, text, written
from gloam.show.telling import Telling, Told, references
from gloam.show.words import bare, capital, the, the_seat

PLACES = ("abbey", "hill")
PEOPLE = ("mayor", "maria")
TELLING = Telling(
    Told(PLACES, ("Abbey", "The Hill"), of="place"),
    Told(PEOPLE, ("Mayor", "Maria"), proper=("Maria",), of="person"),
    Told((*PEOPLE, "ghost"), ("Mayor", "Maria", "Ghost")),
)


def told(line: str, **parts: tuple[tuple[str, ...], str]) -> object:
    named = {name: TELLING.part(words, word) for name, (words, word) in parts.items()}
    return pieces(sentence(capital(line.format(**named))))


def test_a_line_refers_to_what_its_parts_name() -> None:
    assert told("{who:the} goes to {to:the}.", who=(PEOPLE, "mayor"), to=(PLACES, "hill")) == [
        "The ", ("person:mayor", "Mayor"), " goes to the ", ("place:hill", "Hill"), ".",
    ]  # fmt: skip
    assert told("{who:the} waits.", who=(PEOPLE, "maria")) == [("person:maria", "Maria"), " waits."]


def test_a_thing_of_several_kinds_is_referred_to_by_its_own() -> None:
    everyone = (*PEOPLE, "ghost")
    assert told("{who}", who=(everyone, "maria")) == [("person:maria", "Maria")]
    assert told("{who}", who=(everyone, "ghost")) == "Ghost"


def test_a_sentence_is_a_text_that_knows_its_pieces() -> None:
    said = sentence(capital(f"{the_seat(1)} takes {the(references('card', ('trap',), ('The Trap',))[0])}."))
    assert said == "Seat 2 takes the Trap."
    assert pieces(said) == [("seat:1", "Seat 2"), " takes the ", ("card:trap", "Trap"), "."]
    assert text(pieces(said)) == said
    assert pieces(sentence(f"So {written(said)}")) == ["So ", *pieces(said)]
    again = pickle.loads(pickle.dumps(said))
    assert (again, pieces(again)) == (said, pieces(said))
    assert type(str(said)) is str
    assert not isinstance(sentence("Pass"), Sentence)
    assert bare(reference("card:trap", "The Trap")) == reference("card:trap", "Trap")


def test_nobody_can_write_a_reference() -> None:
    said = find("house_of_horrors").shown.describe(("said", 0, reference("seat:1", "seat 2"), 1), House(2))
    assert OPEN not in said
    assert [piece for piece in pieces(said) if isinstance(piece, tuple)] == [("seat:0", "Seat 1")]


def test_a_name_that_has_others_in_it_is_one_reference() -> None:
    game = gloam.new("horrified", 2, {"preset": "first"}, seed=1)
    definition = game.setup.definition
    label = definition.shown.label(game, definition.catalogue.number("defeat creature"))
    assert pieces(label.name) == ["Defeat ", ("monster:creature", "Creature from the Black Lagoon")]
