"""
Decks as TOML files, with one table per card.

    [[card]]
    id = "m01"
    walls = "NE"
    holes = "N"
    cogs = { E = "cw", S = "ccw" }
    motifs = { N = "crumbs" }

Sides are those of the card at 0 degrees. Fields left out are empty.
"""

import re
import tomllib
from typing import Final

from whiskerworks.core.errors import shorten
from whiskerworks.kit.decks import (
    CLOCKWISE,
    COUNTER,
    HOLE,
    OPEN,
    SIDES,
    WALL,
    BadDeck,
    Card,
    Deck,
    Side,
)

_KEYS: Final = ("id", "walls", "holes", "cogs", "motifs")
_COGS: Final = {"cw": CLOCKWISE, "ccw": COUNTER}
_WORDS: Final = {CLOCKWISE: "cw", COUNTER: "ccw"}
_MOTIF: Final = re.compile(r"[a-z]{1,12}")

TomlTable = dict[str, object]


def read_deck_file(text: str) -> Deck:
    """
    Read the *text* of a deck file.

    Raises:
        BadDeck: The file or the deck is invalid; the error names card and side.
    """
    cards = [_card(number, table) for number, table in enumerate(_tables(text), 1)]
    return Deck(tuple(sorted(cards, key=lambda card: card.id)))


def deck_file_problems(text: str) -> list[BadDeck]:
    """Return the problems of a deck file: the first one of each card."""
    found: list[BadDeck] = []
    try:
        for number, table in enumerate(_tables(text), 1):
            try:
                _card(number, table)
            except BadDeck as problem:
                found.append(problem)
        if not found:
            read_deck_file(text)
    except BadDeck as problem:
        found.append(problem)
    return found


def _tables(text: str) -> list[object]:
    """Return the unchecked table of each card."""
    try:
        whole: TomlTable = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadDeck("file", str(problem)) from None
    for name in whole:
        if name not in ("title", "card"):
            unknown = f"{shorten(name)!r} is not known; write [[card]] tables"
            raise BadDeck("file", unknown)
    if not isinstance(whole.get("title", ""), str):
        raise BadDeck("file", "the title must be a text")
    tables = whole.get("card")
    if not isinstance(tables, list):
        raise BadDeck("file", "there are no [[card]] tables")
    return tables


def write_deck_file(deck: Deck, title: str) -> str:
    """Return *deck* as the text of a file, the inverse of `read_deck_file`."""
    parts = [f'title = "{title}"']
    parts.extend([_table(card) for card in deck.cards])
    return "\n\n".join(parts) + "\n"


def _table(card: Card) -> str:
    """Return a card as a TOML table."""
    walls = [SIDES[i] for i in range(4) if card.sides[i].wall != OPEN]
    holes = [SIDES[i] for i in range(4) if card.sides[i].wall == HOLE]
    cogs = [(SIDES[i], _WORDS[s.cog]) for i, s in enumerate(card.sides) if s.cog]
    motifs = [(SIDES[i], s.motif) for i, s in enumerate(card.sides) if s.motif]
    lines = ["[[card]]", f'id = "{card.id}"', f'walls = "{"".join(walls)}"']
    if holes:
        lines.append(f'holes = "{"".join(holes)}"')
    for name, pairs in (("cogs", cogs), ("motifs", motifs)):
        if pairs:
            inside = ", ".join([f'{side} = "{word}"' for side, word in pairs])
            lines.append(f"{name} = {{ {inside} }}")
    return "\n".join(lines)


def _card(number: int, table: object) -> Card:
    """Read the card of table *number*, counted from 1."""
    if not isinstance(table, dict):
        raise BadDeck(f"card number {number}", "it is no table")
    name = table.get("id")
    if not isinstance(name, str):
        raise BadDeck(f"card number {number}", 'it has no id, like id = "m01"')
    where = f"card {shorten(name)}"
    for key in table:
        if key not in _KEYS:
            known = ", ".join(_KEYS)
            raise BadDeck(
                where, f"{shorten(str(key))!r} is not known; there are {known}"
            )
    walls = _sides(where, "walls", table.get("walls", ""))
    holes = _sides(where, "holes", table.get("holes", ""))
    cogs = _pairs(where, "cogs", table.get("cogs", {}))
    motifs = _pairs(where, "motifs", table.get("motifs", {}))
    for side in holes:
        if side not in walls:
            raise BadDeck(f"{where}, side {side}", "a mouse hole needs a wall [M2]")
    sides = [_side(where, side, walls, holes, cogs, motifs) for side in SIDES]
    return Card(name, tuple(sides))


def _side(
    where: str,
    side: str,
    walls: str,
    holes: str,
    cogs: dict[str, str],
    motifs: dict[str, str],
) -> Side:
    wall = HOLE if side in holes else WALL if side in walls else OPEN
    cog = cogs.get(side, "")
    if cog and cog not in _COGS:
        raise BadDeck(
            f"{where}, side {side}", f"a cog is cw or ccw, not {shorten(cog)!r}"
        )
    motif = motifs.get(side, "")
    if motif and not _MOTIF.fullmatch(motif):
        problem = f"a motif is up to 12 small letters, not {shorten(motif)!r}"
        raise BadDeck(f"{where}, side {side}", problem)
    return Side(wall, _COGS[cog] if cog else "", motif)


def _sides(where: str, key: str, value: object) -> str:
    """Check a text of sides, each of NESW at most once."""
    if not isinstance(value, str):
        raise BadDeck(where, f'{key} is a text like "NE"')
    for side in value:
        if side not in SIDES:
            raise BadDeck(where, f"{key}: there is no side {side!r}; sides are NESW")
        if value.count(side) > 1:
            raise BadDeck(f"{where}, side {side}", f"{key} has it twice")
    return value


def _pairs(where: str, key: str, value: object) -> dict[str, str]:
    """Check a table from sides to words."""
    if not isinstance(value, dict):
        raise BadDeck(where, f'{key} is a table like {{ N = "…" }}')
    found: dict[str, str] = {}
    for side, word in value.items():
        if side not in list(SIDES):
            problem = f"{key}: there is no side {shorten(str(side))!r}; sides are NESW"
            raise BadDeck(where, problem)
        if not isinstance(word, str) or not word:
            raise BadDeck(f"{where}, side {side}", f"{key}: a word must stand there")
        found[str(side)] = word
    return found
