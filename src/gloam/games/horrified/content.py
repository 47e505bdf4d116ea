"""The content of Horrified: read from its TOML files and checked.

`load_content` reads the files of a folder into structures and checks every reference and count between them.
`CONTENT` is the game's own content, loaded once. Rules do not read it: they use the int tables of `components`.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from gloam.games.horrified.content_checks import check
from gloam.games.horrified.content_shapes import Board, Cards, Constants, Content, Heroes, Items, Monsters, Perks, Villagers
from gloam.kernel.content import content_folder, load


def load_content(folder: Path | Traversable) -> Content:
    """Read and check the content files of a folder.

    Raises `ContentError`, naming file, entry and field, if a file does not have its shape, an id is used twice or a
    reference leads nowhere.
    """
    board = load(folder.joinpath("board.toml"), Board)
    content = Content(
        spaces=board.space,
        paths=board.paths,
        heroes=load(folder.joinpath("heroes.toml"), Heroes).hero,
        villagers=load(folder.joinpath("villagers.toml"), Villagers).villager,
        items=load(folder.joinpath("items.toml"), Items).item,
        cards=load(folder.joinpath("monster_cards.toml"), Cards).card,
        perks=load(folder.joinpath("perks.toml"), Perks).perk,
        monsters=load(folder.joinpath("monsters.toml"), Monsters),
        game=load(folder.joinpath("game.toml"), Constants),
    )
    check(content)
    return content


CONTENT: Final = load_content(content_folder("gloam.games.horrified"))
