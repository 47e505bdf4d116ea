"""The colours of Horrified: those of seats everywhere, the others in a terminal."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#11152B"
TEXT: Final = f"#DDD3C0 on {NIGHT}"
PLOT: Final = "#1F2750"  # the ground of a space
LIT: Final = "#E9DDBB"
WET: Final = "#5FB4BE"
BLOOD: Final = "bold #FF8C86"
DONE: Final = "bold #8FD0A4"
VILLAGER: Final = "#DCD0F2"
COFFIN: Final = "#D9C7E6"
ITEM_STYLES: Final = ("#F7917B", "#8CC0FA", "#EFE27E")
HERO_COLOURS: Final = ("#8FD8B0", "#F0B79C", "#C4B0F2", "#A9D8EE", "#E9A6CF")  # by seat
FACE_STYLES: Final = ("bold #FFFFFF on #C5283D", "bold #15101C on #EDE3CF", "#15101C on #A09BA8")
