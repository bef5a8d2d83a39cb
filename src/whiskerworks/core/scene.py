"""
Scenes: the pieces to draw for one viewer, and the moves they may click.

Clients draw scenes and know no game. Coordinates grow to the right and down, in the
units of the scene's `width` and `height`. Angles are degrees clockwise.
"""

from collections.abc import Mapping
from itertools import product
from typing import Final, TypeAlias

from msgspec import UNSET, UnsetType, field

from whiskerworks.core.message import Message
from whiskerworks.core.struct import Struct

WINS: Final = "wins"
LOSES: Final = "loses"
ENDS: Final = "ends"
FINAL: Final = "final"
MARKS: Final = (WINS, LOSES, ENDS, FINAL)
"""Marks of an offer: it wins, loses, ends the game, or cannot be undone."""

TURN_NOTE: Final = "note-turn"
"""The note that says whose turn it is by the rules; they ignore who gave up."""


class Piece(Struct, frozen=True, omit_defaults=True):
    """One drawing at one place."""

    id: str
    """Usually names the place; an event's `slides` tell how pieces change places."""
    art: str
    """The name of a drawing."""
    x: float
    """The centre's distance from the left edge (a child's: its parent's centre)."""
    y: float
    """The centre's distance from the top edge (a child's: its parent's centre)."""
    turn: float = 0.0
    """The rotation in degrees clockwise."""
    size: float = 1.0
    """The size, relative to the drawing's own unit."""
    tone: str = ""
    """The name of its colours; pieces also differ in something besides colour."""
    say: Message | None = None
    """The description for screen readers and tooltips; None for decoration."""
    children: "tuple[Piece, ...]" = ()
    """Pieces on top of it, which move, turn and scale with it and click as one."""
    text: str = ""
    """Text drawn on it that needs no translation: a peg's letter, a number."""
    spin: float = 0.0
    """
    The rotation, in degrees clockwise, when its train turns; its children turn with it.
    0 means that it stands still.
    """

    def with_changes(
        self,
        *,
        x: float | None = None,
        y: float | None = None,
        size: float | None = None,
        say: Message | None = None,
        more: "tuple[Piece, ...]" = (),
    ) -> "Piece":
        """Return a copy with these changes, and *more* children."""
        return Piece(
            self.id,
            self.art,
            self.x if x is None else x,
            self.y if y is None else y,
            self.turn,
            self.size if size is None else size,
            self.tone,
            self.say if say is None else say,
            self.children + more,
            self.text,
            self.spin,
        )


class Choice(Struct, frozen=True, omit_defaults=True):
    """One choice to make by clicking for a move: a card, a rotation, a place."""

    name: str
    """The choice's name in the move and in its sentence."""
    spots: tuple[str, ...]
    """The ids of the pieces to choose from."""
    words: tuple[str | int, ...] = ()
    """The word for each piece in the move and the sentence; by default its id."""


class Offer(Struct, frozen=True, omit_defaults=True):
    """
    A legal move and the clicks that choose it, or many moves of one kind.

    An offer with choices stands for one move per combination of choices.

    >>> peg = Choice("peg", ("e3", "e4"))
    >>> both = Offer("{peg}", (), Message("offer-place"), choices=(peg,))
    >>> [one.move for one in both.each()]
    ['e3', 'e4']
    """

    move: str
    """The move in the game's notation, with the names of choices in braces."""
    spots: tuple[str, ...]
    """The ids of the pieces to click, in order; those of choices follow."""
    say: Message
    """A sentence for the move; the words of the choices become parameters."""
    marks: tuple[str, ...] = ()
    """Those of `MARKS` that apply."""
    choices: tuple[Choice, ...] = ()
    """The choices to make."""

    def each(self) -> "list[Offer]":
        """Return an offer without choices for every single move."""
        if not self.choices:
            return [self]
        ways = [
            list(zip(choice.spots, choice.words or choice.spots, strict=True))
            for choice in self.choices
        ]
        return [self._single(chosen) for chosen in product(*ways)]

    def marked(self, marks: tuple[str, ...]) -> "Offer":
        """Return a copy with more *marks*."""
        if not marks:
            return self
        return Offer(self.move, self.spots, self.say, (*self.marks, *marks))

    def _single(self, chosen: tuple[tuple[str, str | int], ...]) -> "Offer":
        words = {
            choice.name: word
            for choice, (_, word) in zip(self.choices, chosen, strict=True)
        }
        return Offer(
            self.move.format_map(words),
            (*self.spots, *[spot for spot, _ in chosen]),
            Message(self.say.code, {**self.say.params, **words}),
            self.marks,
        )


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything that one viewer can see and click."""

    width: float
    """The scene's extent to the right."""
    height: float
    """The scene's extent downwards."""
    pieces: tuple[Piece, ...]
    """In drawing order: later ones lie on top."""
    offers: tuple[Offer, ...]
    """The moves that the viewer may play now; `moves` lists them one by one."""
    notes: tuple[Message, ...] = ()
    """Sentences beside the board: whose turn it is, what is in hand."""
    seats: tuple[Message | None, ...] = ()
    """
    The name of each seat by its pieces in this position, such as their colour.

    None for a seat without such a name; empty if no seat has one.
    """
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Those of `MARKS` that apply to single moves, in addition to their offers'."""

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.pieces, self.offers, self.notes))

    def moves(self) -> tuple[Offer, ...]:
        """Return an offer with all its marks for every single move."""
        return tuple(
            [
                one.marked(self.marks.get(one.move, ()))
                for offer in self.offers
                for one in offer.each()
            ]
        )

    def without_offers(self) -> "Scene":
        """Return a copy without offers."""
        if not self.offers:
            return self
        return Scene(self.width, self.height, self.pieces, (), self.notes, self.seats)

    def at(self, place: str) -> list[Piece]:
        """Return the pieces at a place: `e3`, any `word-e3`, and those on top."""
        spots = {(piece.x, piece.y) for piece in self.pieces if piece.id == place}
        return [
            piece
            for piece in self.pieces
            if _is_at(piece.id, place) or (piece.x, piece.y) in spots
        ]


Run: TypeAlias = tuple[int, int]
"""Consecutive items of the scene before: the first index, and the number of items."""


class PieceChange(Struct, frozen=True):
    """The changed fields of a piece; missing fields stay the same."""

    id: str
    art: str | UnsetType = UNSET
    x: float | UnsetType = UNSET
    y: float | UnsetType = UNSET
    turn: float | UnsetType = UNSET
    size: float | UnsetType = UNSET
    tone: str | UnsetType = UNSET
    say: Message | UnsetType | None = UNSET
    children: tuple[Piece, ...] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    spin: float | UnsetType = UNSET


class SceneChange(Struct, frozen=True, omit_defaults=True):
    """The difference between a scene and the one sent before."""

    pieces: tuple[Run | Piece, ...]
    """All pieces in drawing order: runs of earlier pieces, and new pieces."""
    changes: tuple[PieceChange, ...] = ()
    """Changes of earlier pieces."""
    offers: tuple[Offer, ...] = ()
    """All current offers."""
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """All current marks of single moves."""
    notes: tuple[Run | Message, ...] | None = None
    """Runs of earlier notes, and new notes; None if nothing changed."""
    seats: tuple[Message | None, ...] | None = None
    """The names of the seats; None if nothing changed."""
    size: tuple[float, float] | None = None
    """Width and height; None if nothing changed."""


def _is_at(name: str, place: str) -> bool:
    _, dash, rest = name.partition("-")
    return name == place or (dash != "" and rest == place)
