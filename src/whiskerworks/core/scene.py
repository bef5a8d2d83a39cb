"""
A scene: how a position looks to somebody, and what they may click.

Clients draw scenes and know no game. Coordinates grow to the right and down, in
units of the scene's own `width` and `height`; angles are degrees clockwise.
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
"""What an offer may warn of: it wins, loses, ends the game, cannot be undone."""

TURN_NOTE: Final = "note-turn"
"""The note that says whose turn it is by the rules, who know of nobody giving up."""


class Piece(Struct, frozen=True, omit_defaults=True):
    """One thing to be seen: a piece of our art at a place."""

    id: str
    """Names its place; when a thing changes places, an event's `slides` say so."""
    art: str
    """The name of a drawing."""
    x: float
    """Its centre, counted from the left (of its parent's centre, for a child)."""
    y: float
    """Its centre, counted from the top (of its parent's centre, for a child)."""
    turn: float = 0.0
    """How far it is turned, in degrees clockwise."""
    size: float = 1.0
    """How large, against the drawing's own unit."""
    tone: str = ""
    """The name of its colours, never the only thing that tells pieces apart."""
    say: Message | None = None
    """What a reader says aloud when it is pointed at; None for decoration."""
    children: "tuple[Piece, ...]" = ()
    """What lies on it: moved, turned and sized with it, and clicked as one."""
    text: str = ""
    """What is written on it, in no language: a peg's letter, a number."""
    spin: float = 0.0
    """
    How far it turns, with all that lies on it, when what it meshes with moves, in
    degrees clockwise; 0: it stands still.
    """

    def but(
        self,
        *,
        x: float | None = None,
        y: float | None = None,
        size: float | None = None,
        say: Message | None = None,
        more: "tuple[Piece, ...]" = (),
    ) -> "Piece":
        """Return the same but for what is given, with *more* on it."""
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
    """Something to choose for a move by clicking: a card, how it lies, a place."""

    name: str
    """What the move and its sentence call it."""
    spots: tuple[str, ...]
    """The ids of the pieces to choose from."""
    words: tuple[str | int, ...] = ()
    """What each of them is in the move and in the sentence; its id if left out."""


class Offer(Struct, frozen=True, omit_defaults=True):
    """
    A legal move and how to choose it by clicking, or many moves of one kind.

    With choices it is one move for each combination of them.

    >>> peg = Choice("peg", ("e3", "e4"))
    >>> both = Offer("{peg}", (), Message("offer-place"), choices=(peg,))
    >>> [one.move for one in both.each()]
    ['e3', 'e4']
    """

    move: str
    """The move, in the notation of the game, with the names of choices in braces."""
    spots: tuple[str, ...]
    """The ids of the pieces to click, in order; those of choices come after them."""
    say: Message
    """What the move does; its parameters get the words of the choices added."""
    marks: tuple[str, ...] = ()
    """Which of `MARKS` hold for it."""
    choices: tuple[Choice, ...] = ()
    """What there is to choose."""

    def each(self) -> "list[Offer]":
        """Return every move by itself, without choices."""
        if not self.choices:
            return [self]
        ways = [
            list(zip(choice.spots, choice.words or choice.spots, strict=True))
            for choice in self.choices
        ]
        return [self._single(chosen) for chosen in product(*ways)]

    def marked(self, marks: tuple[str, ...]) -> "Offer":
        """Return the same with more *marks*."""
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
    """Everything there is to see and to click for one viewer."""

    width: float
    """The scene's extent to the right."""
    height: float
    """The scene's extent downwards."""
    pieces: tuple[Piece, ...]
    """In drawing order: later ones lie on top."""
    offers: tuple[Offer, ...]
    """What the viewer may play now; `moves` has every move by itself."""
    notes: tuple[Message, ...] = ()
    """What stands beside the board: whose turn it is, what is in hand."""
    seats: tuple[Message | None, ...] = ()
    """
    What each seat is called by its pieces in this position, such as their colour.

    None for a seat without such a name; nothing at all where no seat has one.
    """
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which of `MARKS` hold for single moves, by move; besides those of the offers."""

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.pieces, self.offers, self.notes))

    def moves(self) -> tuple[Offer, ...]:
        """Return every move that is offered, by itself and with all its marks."""
        return tuple(
            [
                one.marked(self.marks.get(one.move, ()))
                for offer in self.offers
                for one in offer.each()
            ]
        )

    def without_offers(self) -> "Scene":
        """Return the same with nothing to click."""
        if not self.offers:
            return self
        return Scene(self.width, self.height, self.pieces, (), self.notes, self.seats)

    def at(self, place: str) -> list[Piece]:
        """Return what is at a place: `e3`, any `word-e3`, and what lies on it."""
        spots = {(piece.x, piece.y) for piece in self.pieces if piece.id == place}
        return [
            piece
            for piece in self.pieces
            if _is_at(piece.id, place) or (piece.x, piece.y) in spots
        ]


Run: TypeAlias = tuple[int, int]
"""Things of before, one behind the other: the index of the first, and how many."""


class PieceChange(Struct, frozen=True):
    """What differs of a piece; fields that are left out are as they were."""

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
    """What makes a scene out of the one that was sent before."""

    pieces: tuple[Run | Piece, ...]
    """All pieces in drawing order: runs of those of before, and new ones."""
    changes: tuple[PieceChange, ...] = ()
    """What differs of those of before."""
    offers: tuple[Offer, ...] = ()
    """All that may be played now."""
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """All marks of single moves."""
    notes: tuple[Run | Message, ...] | None = None
    """Runs of those of before, and others; None if all are the same."""
    seats: tuple[Message | None, ...] | None = None
    """None if they are the same."""
    size: tuple[float, float] | None = None
    """Width and height; None if they are the same."""


def _is_at(name: str, place: str) -> bool:
    _, dash, rest = name.partition("-")
    return name == place or (dash != "" and rest == place)
