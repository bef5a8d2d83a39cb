# compiled: warm
"""The record of a game as a value, independent of its written form."""

from typing import Final, final

from whiskerworks.core.errors import BadMove, BadRecord, IllegalMove, shorten
from whiskerworks.core.message import Message
from whiskerworks.core.options import read_number
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

ENDINGS_WITH_SEAT: Final = ("resigned", "time")
"""Endings decided by players, not rules, that name the seat that lost."""
ENDINGS_WITHOUT_SEAT: Final = ("agreed", "abandoned")
"""Endings decided by players, not rules, that name no seat."""

UNKNOWN_PLIES_TAG: Final = "untold"
"""
The tag that lists plies, from 1, whose secret cards nobody has revealed.

The recorded moves of these plies are guesses that fit the rest of the game.
"""

HEADER_FIELDS: Final = ("format", "game", "rules", "seats")
"""The fields on the first lines of a record."""


@final
class Ply(Value):
    """One move: its seat and its text."""

    def __init__(self, seat: Seat, text: str) -> None:
        self.seat: Final = seat
        """The seat that moved, or CHANCE."""
        self.text: Final = text
        """The move, in the game's notation."""


@final
class Record(Value):
    """A recorded game; `core.record` reads, writes and replays it."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        options: tuple[tuple[str, str], ...] = (),
        tags: tuple[tuple[str, str], ...] = (),
        plies: tuple[Ply, ...] = (),
        end: str = "",
        places: tuple[int, ...] = (),
    ) -> None:
        self.game: Final = game
        """The game's name."""
        self.rules_version: Final = rules_version
        """The version of the rules it was played by."""
        self.seats: Final = seats
        """The number of seats."""
        self.options: Final = options
        """The name of each option, with its value as text."""
        self.tags: Final = tags
        """Names and texts of further facts, such as the players and the date."""
        self.plies: Final = plies
        """The moves."""
        self.end: Final = end
        """Why the game ended, such as "gold" or "time 0"; "" while it goes on."""
        self.places: Final = places
        """
        For a record read from JSON: the JSON line of each line of the text form.

        Records that differ only in this are equal.
        """

    def key(self) -> tuple[object, ...]:
        return (
            self.game,
            self.rules_version,
            self.seats,
            self.options,
            self.tags,
            self.plies,
            self.end,
        )

    def is_ended_by_players(self) -> bool:
        """Whether the players ended the game, not the rules."""
        return is_ended_by_players(self.end)

    def players_ending(self) -> Message | None:
        """Return how the players ended the game as a message; None if they did not."""
        if not self.is_ended_by_players():
            return None
        word, _, seat = self.end.partition(" ")
        return Message(f"ending-{word}", {"seat": int(seat)} if seat else {})

    def is_fully_known(self) -> bool:
        """Whether every recorded move is known, none a guess."""
        return not self._untold()

    def is_ply_public(self, index: int) -> bool:
        """Whether everybody may know ply *index*, even if it was dealt in secret."""
        return self.end != "" and str(index + 1) not in self._untold()

    def names(self) -> tuple[str, ...]:
        """Return the players' names if the tags have all of them, else nothing."""
        return player_names(self.tags, self.seats)

    def _untold(self) -> list[str]:
        """Return the numbers of the plies that are guesses."""
        return dict(self.tags).get(UNKNOWN_PLIES_TAG, "").split()

    def ply_line(self, index: int) -> int:
        """Return the line of ply *index* in the text form, counted from 1."""
        return 6 + len(self.options) + len(self.tags) + index

    def source_line(self, line: int) -> int:
        """Return the line of the file that holds line *line* of the text form."""
        return self.places[line - 1] if self.places else line

    def wrong(
        self,
        line: int,
        problem: str,
        refused: IllegalMove | BadMove | None = None,
    ) -> BadRecord:
        """Return the error for a problem on *line* of the text form."""
        where = self._name_of(line) if self.places else ""
        return BadRecord(self.source_line(line), problem, where, refused)

    def _name_of(self, line: int) -> str:
        """Return the JSON path of line *line* of the text form."""
        at = line - 1
        if at < len(HEADER_FIELDS):
            return HEADER_FIELDS[at]
        at -= len(HEADER_FIELDS)
        if at < len(self.options):
            return f"options.{self.options[at][0]}"
        at -= len(self.options)
        if at < len(self.tags):
            return f"tags.{self.tags[at][0]}"
        at -= len(self.tags) + 1
        if at < 0:
            return "moves"
        return f"moves[{at}]" if at < len(self.plies) else "end"


def player_names(tags: tuple[tuple[str, str], ...], seats: int) -> tuple[str, ...]:
    """Return the players' names if the *tags* of a record have all of them."""
    said = dict(tags)
    names = [said.get(f"seat-{seat}", "") for seat in range(seats)]
    return tuple(names) if all(names) else ()


def is_ended_by_players(end: str) -> bool:
    """
    Whether *end* is an ending that players decide.

    >>> is_ended_by_players("resigned 1"), is_ended_by_players("gold")
    (True, False)
    """
    word = end.partition(" ")[0]
    return word in ENDINGS_WITH_SEAT or word in ENDINGS_WITHOUT_SEAT


def end_problem(end: str, seats: int) -> str | None:
    """
    Return the problem with an ending, or None.

    An ending that players decide names a seat if and only if that seat lost by it.
    """
    if not is_ended_by_players(end):
        return None
    word, _, rest = end.partition(" ")
    if word in ENDINGS_WITHOUT_SEAT:
        return f"nothing may follow 'end {word}'" if rest else None
    seat = read_number(rest)
    if seat is not None and seat < seats:
        return None
    found = shorten(rest)
    return f"'end {word}' must name one of the {seats} seats, from 0, not {found!r}"
