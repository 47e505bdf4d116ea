"""What is shown of each Monster: a module each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from msgspec import UNSET, Struct, UnsetType, defstruct

from gloam.games.horrified import components as c
from gloam.games.horrified.show.mat import SHOWN, Mat, Sign
from gloam.games.horrified.table import Village
from gloam.kernel.observation import Several
from gloam.kernel.views import one_of
from gloam.show.definition import import_folder

__all__ = ["SHOWN", "SIGNS", "MatViews", "Signs", "signs_of"]

import_folder(__name__)


if TYPE_CHECKING:
    MatViews = Struct
else:
    MatViews = defstruct(
        "MatViews",
        [(c.MATS[mat], SHOWN[mat].view_type | UnsetType, UNSET) for mat in sorted(SHOWN)],
        namespace={"__doc__": "How far the tasks have come, by mat in play."},
        module=__name__,
        gc=False,
    )

SIGNS: Final[dict[str, tuple[Sign, Mat]]] = {sign.id: (sign, SHOWN[mat]) for mat in sorted(SHOWN) for sign in SHOWN[mat].signs}

_SIGNS: Final = tuple(sorted(SIGNS))
Signs = Annotated[list[Annotated[str, one_of("Sign", _SIGNS)]], Several(_SIGNS)]


def signs_of(t: Village, seat: int) -> list[Sign]:
    """The signs that a seat's Hero bears."""
    return [sign for sign, _ in SIGNS.values() if getattr(t, sign.holder) == seat]
