"""Content files: what is wrong with one is said by file, entry and field."""

from pathlib import Path

import pytest

from gloam.kernel.content import ContentError, Entry, entry_name, load


class Blade(Entry, tag_field="do", tag="cut"):
    depth: int


class Fire(Entry, tag_field="do", tag="burn"):
    heat: float


class Hero(Entry):
    id: str
    actions: int
    does: tuple[Blade | Fire, ...] = ()


class Limits(Entry):
    players: tuple[int, ...]


class File(Entry):
    hero: tuple[Hero, ...]
    limits: Limits = Limits((1, 5))
    title: str = ""


GOOD = """
title = "Heroes"
hero = [
    { id = "scout", actions = 3 },
    { id = "mayor", actions = 5, does = [{ do = "burn", heat = 2 }, { do = "cut", depth = 1 }] },
]
[limits]
players = [1, 4]
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "heroes.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_file_is_read_into_its_shape(tmp_path: Path) -> None:
    file = load(write(tmp_path, GOOD), File)
    assert file.hero == (Hero("scout", 3), Hero("mayor", 5, (Fire(2.0), Blade(1))))
    assert (file.limits.players, file.title) == ((1, 4), "Heroes")


def test_what_was_read_cannot_be_changed(tmp_path: Path) -> None:
    hero = load(write(tmp_path, GOOD), File).hero[0]
    with pytest.raises(AttributeError):
        hero.actions = 5  # type: ignore[misc]
    assert hero.actions == 3


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("actions = 5", 'actions = "five"', 'heroes.toml: hero "mayor": actions: expected int, got str'),
        ("actions = 5", "actions = 5.0", 'heroes.toml: hero "mayor": actions: expected int, got float'),
        ("actions = 5, ", "", 'heroes.toml: hero "mayor": actions: missing'),
        ("actions = 5", "actions = 5, hat = true", 'heroes.toml: hero "mayor": hat: unknown field'),
        ('id = "mayor", ', "", "heroes.toml: hero 2: id: missing"),
        ('id = "mayor"', "id = 7", "heroes.toml: hero 2: id: expected str, got int"),
        ('id = "mayor"', 'name = "Mayor"', 'heroes.toml: hero "Mayor": name: unknown field'),
        ("depth = 1", "depth = true", 'heroes.toml: hero "mayor": does[1].depth: expected int, got bool'),
        ('do = "cut"', 'do = "saw"', "heroes.toml: hero \"mayor\": does[1].do: invalid value 'saw'"),
        ('do = "cut", depth = 1', 'do = "cut"', 'heroes.toml: hero "mayor": does[1].depth: missing'),
        ("players = [1, 4]", 'players = [1, "4"]', "heroes.toml: limits: players[1]: expected int, got str"),
        ("players = [1, 4]", "", "heroes.toml: limits: players: missing"),
        ("[limits]", "[limit]", "heroes.toml: limit: unknown field"),
        ('title = "Heroes"', "title = 1", "heroes.toml: title: expected str, got int"),
        ("hero = [", "heroes = [", "heroes.toml: heroes: unknown field"),
    ],
)
def test_a_bad_entry_is_named_with_its_field(tmp_path: Path, good: str, bad: str, message: str) -> None:
    assert GOOD.count(good) == 1
    with pytest.raises(ContentError) as error:
        load(write(tmp_path, GOOD.replace(good, bad)), File)
    assert str(error.value) == message


def test_an_empty_file_lacks_its_first_field(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^heroes\.toml: hero: missing$"):
        load(write(tmp_path, ""), File)


def test_broken_toml_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^heroes\.toml: not TOML: .*line 2"):
        load(write(tmp_path, 'title = "Heroes"\nhero =\n'), File)


def test_text_in_another_encoding_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "heroes.toml"
    path.write_bytes(b'title = "Fianc\xe9e"\n')
    with pytest.raises(ContentError, match=r"^heroes\.toml: not UTF-8 text: "):
        load(path, File)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^heroes\.toml: no such file$"):
        load(tmp_path / "heroes.toml", File)


def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "heroes.toml").mkdir()
    with pytest.raises(ContentError, match=r"^heroes\.toml: cannot be read: "):
        load(tmp_path / "heroes.toml", File)


def test_a_game_tells_its_own_errors_alike() -> None:
    error = ContentError.at("heroes.toml", entry_name("hero", Hero("mayor", 5)), "actions", "too many")
    assert isinstance(error, ValueError)
    assert str(error) == 'heroes.toml: hero "mayor": actions: too many'
    assert str(ContentError.at("heroes.toml", "", "hero", "none")) == "heroes.toml: hero: none"
    assert entry_name("hero", {"name": "Mayor"}) == 'hero "Mayor"'
    assert entry_name("hero", {"id": 3}, 2) == "hero 2"
