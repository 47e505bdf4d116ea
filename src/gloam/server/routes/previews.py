"""What a link to a page of the client shows where it is shared: a title, a sentence and a picture (Open Graph)."""

from __future__ import annotations

import re
from html import escape
from typing import Final, NamedTuple

from gloam.kernel.definition import games
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.messages import TableCard

SITE: Final = "Gloam"
HEADING: Final = f"<title>{SITE}</title>"  # as the built page has it
PREFIX: Final = re.compile(r"(/[\w.~-]+)*")
_FROM_ROOT: Final = re.compile(r'\b(src|href)="/')


class Preview(NamedTuple):
    """The title, the sentence and the picture of a link."""

    title: str
    sentence: str
    picture: str = "gloam"


FIRST_PAGE: Final = Preview(SITE, "Horror board games to play with friends and bots.")


async def preview(tables: Tables, path: str) -> Preview:
    """The preview of a page. Of a private table it shows the game and how many seats are free, and nothing else."""
    page, _, rest = path.partition("/")
    if page in ("t", "review"):
        try:
            card = await tables.card(rest)
            while page == "t" and card.status == "finished" and card.rematch:  # where the link leads
                card = await tables.card(card.rematch)
        except TableError:
            return FIRST_PAGE
        return _of_table(card, page == "review")
    definition = games().get(rest)
    return Preview(definition.name, definition.tagline, definition.id) if definition else FIRST_PAGE


def _of_table(card: TableCard, review: bool) -> Preview:
    definition = games().get(card.game)
    if definition is None:
        return FIRST_PAGE
    title = definition.name if card.private or not card.name else f"{card.name} ({definition.name})"
    if review:
        return Preview(f"{title}: review", "Look back at the game, step by step.", card.game)
    free, seats = sum(seat.kind == "open" for seat in card.seats), len(card.seats)
    sentence = f"{free} of {seats} seats {'is' if free == 1 else 'are'} free." if free else "All seats are taken."
    return Preview(title, sentence, card.game)


def fill(page: str, shown: Preview, origin: str, prefix: str) -> str:
    """The built page with a preview. `prefix` is the path that a proxy has put before ours."""
    picture = f"{origin}{prefix}/previews/{shown.picture}.jpg"
    tags = [f"<title>{escape(shown.title)}</title>"]
    tags += [
        f'<meta property="og:{name}" content="{escape(content)}" />'
        for name, content in (
            ("site_name", SITE),
            ("type", "website"),
            ("title", shown.title),
            ("description", shown.sentence),
            ("image", picture),
            ("image:width", "1200"),
            ("image:height", "630"),
        )
    ]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return _FROM_ROOT.sub(rf'\1="{prefix}/', page).replace(HEADING, "\n    ".join(tags), 1)
