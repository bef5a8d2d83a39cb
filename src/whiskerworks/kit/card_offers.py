"""How moves with Maze Cards are offered: which pieces choose them, what they do."""

from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import Offer
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import laying_params
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.piece_ids import angle_id, card_id
from whiskerworks.kit.table import Table
from whiskerworks.kit.table_pieces import spot_on
from whiskerworks.kit.ways import turned_by


def lay_params(table: Table, faces: Faces, laying: int) -> Params:
    """Return what is told of a card to be laid, and which cards it turns [M12]."""
    face, cell = divmod(laying, CELLS)
    found = turned_by(table, faces, face, cell)
    turned = tuple([Message("turns", one.params()) for one in found])
    return {
        **laying_params(laying),
        "covers": int(table.at(cell) & table.cards != 0),
        "count": len(turned),
        "turned": turned,
    }


def lay_spots(table: Table, laying: int) -> tuple[str, ...]:
    """Return what is clicked to lay a card: the card, its angle, and where."""
    face, cell = divmod(laying, CELLS)
    return (card_id(face // 4), angle_id(face % 4), spot_on(table, cell))


def arrival(text: str, cell: int) -> Offer:
    """Offer a space to the Cat [M16]."""
    name = NAMES[cell]
    return Offer(text, (name,), Message("offer-arrive", {"cell": name}))


def meeting(table: Table, cat: bool, cell: int) -> str:
    """Return whom Cat or Mouse would meet on *cell*: a name, or nobody [M15]."""
    goal = table.at(cell)
    if goal & table.cheese:
        return "cheese"
    if goal & table.people():
        return "mouse" if cat else "cat"
    return "nobody"
