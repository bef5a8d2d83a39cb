"""A table of Maze Cards on one line, as positions say it, and what cannot lie there."""

import re
from typing import Final

from whiskerworks.core.errors import BadPosition, short
from whiskerworks.core.fields import Fields, read_places
from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES, PLACES, WIDTH
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.starts import ALL_CARDS, Parts, bare_table
from whiskerworks.kit.table import Table, empty

PEOPLE: Final = ("mouse", "cheese", "cat")
"""The characters, in the order in which positions name them."""
_CARD: Final = re.compile(r"([a-i][1-9])=(m[0-9]{2})@(0|90|180|270)(\+?)")
_CARDS: Final = {name: number for number, name in enumerate(IDS)}

Lying = tuple[int, int, bool]
"""Cell and face of a card on the table, and whether others lie under it."""


def place_of_person(table: Table, who: str) -> int:
    """Return where a character lies, as a set of places; 0 for nowhere."""
    places = {"mouse": table.mouse, "cheese": table.cheese, "cat": table.cat}
    return int(places[who])


def write_person(table: Table, who: str) -> str:
    """Return where a character lies, - for nowhere."""
    place = place_of_person(table, who)
    return NAMES[table.where(place)] if place else "-"


def write_lying(table: Table) -> str:
    """Return every card on the table: f5=m03@90, with a + if others lie under it."""
    found: list[str] = []
    for place in members(table.cards):
        bit = 1 << place
        face = int(table.face(bit))
        deep = "+" if table.deep & bit else ""
        cell = NAMES[table.cell(place)]
        found.append(f"{cell}={IDS[face // 4]}@{ANGLES[face % 4]}{deep}")
    return ",".join(found) or "-"


def write_cards(cards: int) -> str:
    """Return the names of a set of cards."""
    return ",".join([IDS[card] for card in members(cards)]) or "-"


def buried(table: Table, belt: int, unseen: int) -> int:
    """Return the cards that lie under others, as a set."""
    upmost = sum([1 << int(table.face(1 << p) // 4) for p in members(table.cards)])
    return int(ALL_CARDS) & ~belt & ~unseen & ~upmost


def read_cards(name: str, text: str) -> list[int]:
    """Return the cards that the field *name* says."""
    return read_places(name, text, _CARDS, "card")


def read_lying(text: str) -> list[Lying]:
    """Return every card that is said to lie on the table."""
    found: list[Lying] = []
    for word in [] if text == "-" else text.split(","):
        said = _CARD.fullmatch(word)
        if said is None or said[2] not in _CARDS:
            problem = f"{short(word)!r} is no card on a cell, as f5=m03@90 is"
            raise BadPosition("cards", problem)
        face = 4 * _CARDS[said[2]] + ANGLES.index(int(said[3]))
        found.append((PLACES[said[1]], face, said[4] == "+"))
    return found


def read_cell(name: str, text: str) -> int:
    """Return the cell that the field *name* says, -1 for none."""
    found = read_places(name, text, PLACES, "cell")
    if len(found) > 1:
        raise BadPosition(name, "one cell is enough")
    return found[0] if found else -1


def read_table(
    parts: Parts,
    fields: Fields,
    lying: list[Lying],
    starting: bool,
    over: bool,
    rule: str,
) -> Table:
    """
    Return the table with all that lies on it, in its window.

    While it is *starting* not all start cards lie there; once it is *over* the Mouse
    may have met somebody. Mouse and Cheese are there from the start, by a *rule*.
    """
    people = {who: read_cell(who, fields[who]) for who in PEOPLE}
    for who in ("mouse", "cheese"):
        if people[who] < 0:
            raise BadPosition(who, f"it lies on the table from the start [{rule}]")
    cards = [cell for cell, _, _ in lying]
    taken = [cell for cell in people.values() if cell >= 0] + cards
    met = over and people["mouse"] in (people["cheese"], people["cat"])
    check_alone(taken[1:] if met else taken)
    check_size(taken, cards, not starting)
    bare = bare_table(parts.setup)
    left, top = int(bare.left), int(bare.top)
    if not starting:
        left = min([cell % WIDTH for cell in taken]) - 1
        top = min([cell // WIDTH for cell in taken]) - 1
    table = empty(left, top)
    table.mouse = table.at(people["mouse"])
    table.cheese = table.at(people["cheese"])
    table.cat = table.at(people["cat"]) if people["cat"] >= 0 else 0
    lay_all(table, parts.faces, lying)
    return table


def lay_all(table: Table, faces: Faces, lying: list[Lying]) -> None:
    """Lay every card where it is said to lie."""
    for cell, face, deep in lying:
        table.lay(faces, face, table.at(cell))
        if deep:
            table.deep |= table.at(cell)


def check_cards(lying: list[Lying], belt: list[int], under: list[int]) -> None:
    """Refuse a card that is in two places, and stacks that do not add up."""
    seen: set[int] = set()
    upmost = [face // 4 for _, face, _ in lying]
    for where, cards in (("cards", upmost), ("belt", belt), ("buried", under)):
        for card in cards:
            if card in seen:
                raise BadPosition(where, f"{IDS[card]} is there twice")
            seen.add(card)
    deep = len([cell for cell, _, covered in lying if covered])
    if len(under) < deep or (under and not deep):
        problem = f"{len(under)} cards cannot lie under {deep} others"
        raise BadPosition("buried", problem)


def check_alone(cells: list[int]) -> None:
    """Refuse two things on one cell [M6]."""
    for cell in cells:
        if cells.count(cell) > 1:
            raise BadPosition(NAMES[cell], "two things lie there [M6]")


def check_size(taken: list[int], cards: list[int], all_laid: bool) -> None:
    """Refuse a table that is too large, or too near the edge [M4, M5]."""
    for used in ([cell % 9 for cell in taken], [cell // 9 for cell in taken]):
        if max(used) - min(used) > 4:
            raise BadPosition("cards", "the table is larger than 5 x 5 [M5]")
    if not all_laid:
        return  # Only all start cards together lie round e5.
    for used in ([cell % 9 for cell in cards], [cell // 9 for cell in cards]):
        if used and (max(used) < 4 or min(used) > 4):
            raise BadPosition("cards", "they lie too near the edge of the canvas [M4]")
