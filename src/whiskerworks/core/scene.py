# compiled: cold
"""
A scene: how a position looks to somebody, and what they may click.

Clients draw scenes and know no game. Coordinates grow to the right and down, in
units of the scene's own `width` and `height`; angles are degrees clockwise.
"""

from typing import Final, final

from whiskerworks.core.message import Message
from whiskerworks.core.value import Value

WINS: Final = "wins"
LOSES: Final = "loses"
ENDS: Final = "ends"
FINAL: Final = "final"
MARKS: Final = (WINS, LOSES, ENDS, FINAL)
"""What an offer may warn of: it wins, loses, ends the game, cannot be undone."""

TURN: Final = "note-turn"
"""The note that says whose turn it is by the rules, who know of nobody giving up."""


@final
class Piece(Value):
    """One thing to be seen: a piece of our art at a place."""

    __slots__ = (
        "art",
        "children",
        "id",
        "say",
        "size",
        "spin",
        "text",
        "tone",
        "turn",
        "x",
        "y",
    )

    def __init__(
        self,
        id: str,  # noqa: A002
        art: str,
        x: float,
        y: float,
        turn: float = 0.0,
        size: float = 1.0,
        tone: str = "",
        say: Message | None = None,
        children: "tuple[Piece, ...]" = (),
        text: str = "",
        spin: float = 0.0,
    ) -> None:
        self.id: Final = id
        """Names its place; when a thing changes places, an event's `slides` say so."""
        self.art: Final = art
        """The name of a drawing."""
        self.x: Final = x
        """Its centre, counted from the left (of its parent's centre, for a child)."""
        self.y: Final = y
        """Its centre, counted from the top (of its parent's centre, for a child)."""
        self.turn: Final = turn
        """How far it is turned, in degrees clockwise."""
        self.size: Final = size
        """How large, against the drawing's own unit."""
        self.tone: Final = tone
        """The name of its colours, never the only thing that tells pieces apart."""
        self.say: Final = say
        """What a reader says aloud when it is pointed at; None for decoration."""
        self.children: Final = children
        """What lies on it: moved, turned and sized with it, and clicked as one."""
        self.text: Final = text
        """What is written on it, in no language: a peg's letter, a number."""
        self.spin: Final = spin
        """
        How far it turns, with all that lies on it, when what it meshes with moves,
        in degrees clockwise; 0: it stands still.
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

    def key(self) -> tuple[object, ...]:
        return (
            self.id,
            self.art,
            self.x,
            self.y,
            self.turn,
            self.size,
            self.tone,
            self.say,
            self.children,
            self.text,
            self.spin,
        )


@final
class Offer(Value):
    """A legal move, and how to choose it by clicking."""

    __slots__ = ("marks", "move", "say", "spots")

    def __init__(
        self,
        move: str,
        spots: tuple[str, ...],
        say: Message,
        marks: tuple[str, ...] = (),
    ) -> None:
        self.move: Final = move
        """The move, in the notation of the game."""
        self.spots: Final = spots
        """The ids of the pieces to click, in order."""
        self.say: Final = say
        """What the move does."""
        self.marks: Final = marks
        """Which of `MARKS` hold for it."""

    def key(self) -> tuple[object, ...]:
        return (self.move, self.spots, self.say, self.marks)


@final
class Scene(Value):
    """Everything there is to see and to click for one viewer."""

    __slots__ = ("height", "notes", "offers", "pieces", "seats", "width")

    def __init__(
        self,
        width: float,
        height: float,
        pieces: tuple[Piece, ...],
        offers: tuple[Offer, ...],
        notes: tuple[Message, ...] = (),
        seats: tuple[Message | None, ...] = (),
    ) -> None:
        self.width: Final = width
        """The scene's extent to the right."""
        self.height: Final = height
        """The scene's extent downwards."""
        self.pieces: Final = pieces
        """In drawing order: later ones lie on top."""
        self.offers: Final = offers
        """What the viewer may play now."""
        self.notes: Final = notes
        """What stands beside the board: whose turn it is, what is in hand."""
        self.seats: Final = seats
        """
        What each seat is called by its pieces in this position, such as their colour.

        None for a seat without such a name; nothing at all where no seat has one.
        """

    def key(self) -> tuple[object, ...]:
        return (
            self.width,
            self.height,
            self.pieces,
            self.offers,
            self.notes,
            self.seats,
        )

    def at(self, place: str) -> "list[Piece]":
        """Return what is at a place: `e3`, any `word-e3`, and what lies on it."""
        spots = {(piece.x, piece.y) for piece in self.pieces if piece.id == place}
        return [
            piece
            for piece in self.pieces
            if _is_at(piece.id, place) or (piece.x, piece.y) in spots
        ]


def _is_at(name: str, place: str) -> bool:
    _, dash, rest = name.partition("-")
    return name == place or (dash != "" and rest == place)
