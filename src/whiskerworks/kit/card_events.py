"""What is told when Maze Cards are laid, turned and walked through."""

from whiskerworks.core.message import Event, Message, Pairs
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.chase import WAITING
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.table import Table
from whiskerworks.kit.ways import Route, turned_by


def laying_pairs(laying: int) -> Pairs:
    """Return the parameters that name a card, its cell and its angle."""
    face, cell = divmod(laying, CELLS)
    return (
        ("card", IDS[face // 4]),
        ("cell", NAMES[cell]),
        ("angle", ANGLES[face % 4]),
    )


def started(laying: int) -> Event:
    """Tell of a start card [M7]."""
    return Event("started", laying_pairs(laying), "M7")


def belted(card: int) -> Event:
    """Tell of a card that is put on the belt before the game [M7]."""
    return Event("belted", (("card", IDS[card]),), "M7")


def laid(
    table: Table, faces: Faces, laying: int, dropped: bool, who: Pairs = ()
) -> list[Event]:
    """Tell where a card is laid, and whom its cogs turn [M10d, M11, M12]."""
    face, cell = divmod(laying, CELLS)
    pairs: Pairs = (*who, *laying_pairs(laying))
    below = table.at(cell) & table.cards
    if below:
        pairs = (*pairs, ("below", IDS[table.face(below) // 4]))
    code = "dropped" if dropped else "covered" if below else "placed"
    told = [Event(code, pairs, "M10d" if dropped else "M11")]
    for one in turned_by(table, faces, face, cell):
        turned: Pairs = (("by", IDS[face // 4]), *one.pairs())
        told.append(Event("turned", turned, "M12"))
    return told


def spun(table: Table, number: int, who: Pairs = ()) -> Event:
    """Tell which card is turned [M10c]."""
    return Event("spun", (*who, *spin_pairs(table, number)), "M10c")


def spin_pairs(table: Table, number: int) -> Pairs:
    """Return the parameters that name a card that is turned."""
    turn, cell = divmod(number, CELLS)
    face = int(table.face(table.at(cell)))
    return (
        ("card", IDS[face // 4]),
        ("cell", NAMES[cell]),
        ("angle", ANGLES[turn + 1]),
    )


def walk_pairs(who: str, cell: int, way: Route | None) -> Pairs:
    """Return the parameters that tell where a character goes, by which way."""
    cells = [NAMES[step] for step in way.cells] if way is not None else []
    return (
        ("who", Message(f"who-{who}")),
        ("cell", NAMES[cell]),
        ("cells", " ".join(cells)),
    )


def walked(who: str, cell: int, way: Route | None, rule: str = "M14") -> Event:
    """Tell where a character goes [M14]."""
    cells = [NAMES[step] for step in way.cells[1:]] if way is not None else []
    return Event("walked", walk_pairs(who, cell, way), rule, ((who, *cells, who),))


def stay(waiting: int) -> list[Event]:
    """Tell who lies next to the placed card and can go nowhere [M13]."""
    return [Event("stays", (("who", who),), "M13") for who in who_waits(waiting)]


def who_waits(waiting: int) -> tuple[Message, ...]:
    """Return those of a set of waiting characters by name [M13]."""
    return tuple([Message(f"who-{who}") for bit, who in WAITING if waiting & bit])


def arrived(table: Table) -> Event:
    """Tell where the Cat has arrived [M16]."""
    return Event("arrived", (("cell", NAMES[table.where(table.cat)]),), "M16")


def swapped(table: Table) -> Event:
    """Tell that Cat and Cheese change places on *table* [M10b]."""
    cat, cheese = NAMES[table.where(table.cheese)], NAMES[table.where(table.cat)]
    return Event("swapped", (("cat", cat), ("cheese", cheese)), "M10b")
