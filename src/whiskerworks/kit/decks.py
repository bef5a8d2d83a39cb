# compiled: cold
"""
Maze Cards and decks: the print on each side of each card.

A deck can be written on one line, card by card, sides in the order north, east,
south, west: `m01=w+,o(crumbs),h-,w`. A side is open (`o`), walled (`w`) or walled with
a mouse hole (`h`); then its cog, clockwise (`+`) or counterclockwise (`-`); then its
motif. Decks in files are read by `deck_file.py`.
"""

import re
from functools import cached_property
from hashlib import sha256
from typing import Final, final

from whiskerworks.core.errors import WhiskerworksError, shorten
from whiskerworks.core.value import Value

SIDES: Final = "NESW"
"""The sides of a card at 0 degrees, clockwise from the north."""
ANGLES: Final = (0, 90, 180, 270)
"""The angles a card may lie at, by clockwise quarter turns [M4]."""
CARD_COUNT: Final = 28
"""The number of Maze Cards in a deck [M1]."""
CARD_IDS: Final = tuple([f"m{number:02}" for number in range(1, 29)])
"""The names of the cards: m01 to m28 [M3]."""

OPEN: Final = "o"
WALL: Final = "w"
HOLE: Final = "h"
CLOCKWISE: Final = "+"
COUNTER: Final = "-"
MAX_COGS: Final = 3
"""Maximum cogs on a card [M3]."""

# The motifs drawn across the seams of our cards [P3, P4]. Decks may have others: a
# motif is any short word. Ours have art, a sign in plain text and a name in the
# catalogues; `picture_assembly.py` decides where trails and plants may lie.
TRAILS: Final = ("crumbs", "paws", "rind", "vine", "yarn")
"""Motifs of trails: Mouse, Cat, Cheese, Cucumber, and the yarn [P3]."""
PLANT: Final = "plant"
"""The motif that lies at the frame's edge only [P4]."""
GEARS: Final = "gears"
"""The motif at the end of the yarn [P3]."""
WALL_SCENERY: Final = ("books", "clock", "pipes", "lamp", "portrait", "window")
"""Scenery on walls, which leads nowhere."""
FLOOR_SCENERY: Final = ("rug", "tiles", "puddle", "grate")
"""Scenery on open sides, which leads nowhere."""
MOTIFS: Final = (*TRAILS, PLANT, GEARS, *WALL_SCENERY, *FLOOR_SCENERY)
"""All of our motifs."""

_SIDE: Final = re.compile(r"([owh])([+-]?)(?:\(([a-z]{1,12})\))?")
_DIGEST_CHARACTERS: Final = 16


class BadDeck(WhiskerworksError):
    """A deck is invalid; `where` names the card and the side."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}", where, problem)
        self.where = where
        self.problem = problem


@final
class Side(Value):
    """One side of a card: its seam, and its cog."""

    def __init__(self, wall: str, cog: str = "", motif: str = "") -> None:
        self.wall: Final = wall
        """OPEN, WALL, or HOLE: a wall with a mouse hole [M2]."""
        self.cog: Final = cog
        """CLOCKWISE, COUNTER or "" [M2]."""
        self.motif: Final = motif
        """The motif drawn across the seam, or "" [P4]."""

    @property
    def seam(self) -> tuple[str, str]:
        """What must agree where two sides meet in the picture [P4]."""
        return (self.wall, self.motif)

    def text(self) -> str:
        """Return the side as text."""
        motif = f"({self.motif})" if self.motif else ""
        return f"{self.wall}{self.cog}{motif}"


@final
class Card(Value):
    """A Maze Card."""

    def __init__(self, id: str, sides: tuple[Side, ...]) -> None:  # noqa: A002
        self.id: Final = id
        """Its name: m07."""
        self.sides: Final = sides
        """The north, east, south and west sides of the card at 0 degrees."""

    def lying(self, angle: int) -> tuple[Side, ...]:
        """Return the sides north, east, south, west of the card turned by *angle*."""
        turns = angle // 90 % 4
        return self.sides[4 - turns :] + self.sides[: 4 - turns]

    def walls(self, angle: int = 0) -> str:
        """Return the walled sides of the card turned by *angle*: a part of NESW."""
        lying = self.lying(angle)
        return "".join([SIDES[i] for i in range(4) if lying[i].wall != OPEN])

    def cogs(self) -> int:
        """Return the number of cogs."""
        return len([side for side in self.sides if side.cog])

    def holes(self) -> int:
        """Return the number of mouse holes."""
        return len([side for side in self.sides if side.wall == HOLE])

    def text(self) -> str:
        """Return the card as text."""
        return f"{self.id}={','.join([side.text() for side in self.sides])}"


class Deck(Value):
    """
    The 28 Maze Cards, in the order of their names.

    Raises:
        BadDeck: The cards are not a valid deck [M1 to M3].
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards
        """The cards, m01 to m28."""
        _check(cards)

    @cached_property
    def studio(self) -> int:
        """The index of the Mouse's Studio, the card with four mouse holes [M2]."""
        return [card.holes() for card in self.cards].index(4)

    def text(self) -> str:
        """Return the deck on one line, without its digest."""
        return " ".join([card.text() for card in self.cards])

    @cached_property
    def digest(self) -> str:
        """The content hash that names the deck: 16 hexadecimal digits."""
        return sha256(self.text().encode()).hexdigest()[:_DIGEST_CHARACTERS]

    def named(self) -> str:
        """Return the deck on one line after its digest, as in records."""
        return f"{self.digest} {self.text()}"


def _check(cards: tuple[Card, ...]) -> None:
    """Check the cards of a deck."""
    names = [card.id for card in cards]
    for name in names:
        if name not in CARD_IDS:
            raise BadDeck(f"card {shorten(name)}", "cards are m01 to m28")
    for name in CARD_IDS:
        if names.count(name) != 1:
            problem = "it is missing" if name not in names else "it is there twice"
            raise BadDeck(f"card {name}", problem)
    if names != list(CARD_IDS):
        at = next(i for i, name in enumerate(names) if name != CARD_IDS[i])
        raise BadDeck(f"card {names[at]}", f"{CARD_IDS[at]} comes before it")
    for card in cards:
        if card.cogs() > MAX_COGS:
            raise BadDeck(f"card {card.id}", "it has four cogs; three are most [M3]")
    studios = [card.id for card in cards if card.holes() == 4]
    if len(studios) != 1:
        found = f"these have: {', '.join(studios)}" if studios else "none has"
        problem = f"one card, the Mouse's Studio, has four mouse holes; {found} [M2]"
        raise BadDeck("deck", problem)


def read_deck_line(text: str) -> Deck:
    """
    Read a deck written by `Deck.text`.

    Raises:
        BadDeck: The deck is invalid; the error names card and side.
    """
    return Deck(tuple([_read_card(word) for word in text.split()]))


def read_deck_with_digest(text: str) -> Deck:
    """
    Read a deck written by `Deck.named`.

    Raises:
        BadDeck: The deck is invalid, or does not match its digest.
    """
    digest, _, cards = text.partition(" ")
    deck = read_deck_line(cards)
    if deck.digest != digest:
        problem = f"these cards have the digest {deck.digest}, not {shorten(digest)!r}"
        raise BadDeck("deck", problem)
    return deck


def _read_card(word: str) -> Card:
    name, equals, rest = word.partition("=")
    parts = rest.split(",")
    if not equals or len(parts) != 4:
        raise BadDeck(f"card {shorten(word)}", "write it as m01=o,w,o,w")
    return Card(name, tuple([_read_side(name, i, parts[i]) for i in range(4)]))


def _read_side(name: str, index: int, text: str) -> Side:
    found = _SIDE.fullmatch(text)
    if found is None:
        where = f"card {shorten(name)}, side {SIDES[index]}"
        raise BadDeck(where, f"{shorten(text)!r} is no side; write o, w+ or h-(crumbs)")
    return Side(found[1], found[2], found[3] or "")
