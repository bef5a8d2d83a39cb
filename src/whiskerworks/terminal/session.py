"""
A desk: one game as somebody at this screen follows it and plays in it.

The game may be played on this machine, at a table of a server, or with cardboard.
What shows it, in lines of text or on a whole screen, knows only what stands here.
"""

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Protocol

from whiskerworks.core.game import Game
from whiskerworks.core.plan import Plan
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import Seat
from whiskerworks.words import Words


@dataclass(frozen=True)
class PlyReport:
    """A ply, as whoever sits here may know it."""

    seat: Seat
    """Who played it; CHANCE for a draw."""
    move: str
    """In the notation of the game; "" if it is not to be known."""
    sentences: tuple[str, ...]
    """What was seen to happen, in sentences."""
    player_name: str = ""
    """What the seat was called then; "" where that does not change."""


@dataclass(frozen=True)
class SeatOccupant:
    """Who sits in a seat."""

    name: str
    """What they are called: a name, a bot's title, or that the chair is empty."""
    is_local: bool
    """Whether somebody at this screen plays it."""
    clock: str = ""
    """The time they have left or have spent, if there is a clock: "4:59"."""
    is_bot: bool = False
    """Whether a bot plays it."""
    is_empty: bool = False
    """Whether nobody has come to play it yet."""


@dataclass(frozen=True)
class SessionView:
    """What is to be seen at a desk."""

    seat: Seat | None
    """Whose eyes these are; None for a bystander's."""
    mover: Seat | None
    """Who is on turn; None while nobody is."""
    is_our_turn: bool
    """Whether somebody here is asked for a move."""
    plan: Plan
    """The table, drawn in text."""
    scene: Scene
    """What is on the table, in words, and the offers to whoever is on turn here."""
    plies: tuple[PlyReport, ...]
    """Everything that was played."""
    people: tuple[SeatOccupant, ...]
    """Who sits in each seat."""
    result: tuple[str, ...] = ()
    """How the game ended, in sentences; nothing while it goes on."""
    notices: tuple[str, ...] = ()
    """
    What else is to be known now, in sentences.

    A proposal that waits for an answer, a lost connection, who must still come.
    """
    chat: tuple[str, ...] = ()
    """What was said at the table, a line for each."""
    curtain_seat: Seat | None = None
    """Only this seat may look now: nothing is shown until it says `ready`."""
    commands: tuple[str, ...] = ()
    """What may be typed besides moves and what every desk knows: "resign", …"""
    wants_answer: bool = False
    """Whether somebody here is asked for something else than a move: yes or no, …"""
    prompt: str = ""
    """What stands before the line to be typed, where it is not whose turn it is."""
    has_hints: bool = False
    """Whether `hint` asks somebody for advice."""
    record_path: str = ""
    """The file in which the record is kept without anybody's asking; "" if in none."""


def new_chat_lines(before: tuple[str, ...], talk: tuple[str, ...]) -> list[str]:
    """
    Return the lines of *talk* that were not there *before*.

    Lines are lost at the beginning of long talk, and anywhere when somebody in it
    is muted; they are there again when that is undone.
    """
    if before == talk:
        return []
    same = SequenceMatcher(None, before, talk, autojunk=False).get_matching_blocks()
    unchanged = {at for _, start, size in same for at in range(start, start + size)}
    return [line for at, line in enumerate(talk) if at not in unchanged]


class Session(Protocol):
    """
    Where a game is followed and played.

    What is typed is a move of the game or an order. Every desk knows: help, board,
    moves [TEXT], why MOVE, look PLACE, rules [ID], hint, undo, save FILE, ready.
    """

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def words(self) -> Words:
        """The words in which it is told."""

    @property
    def view(self) -> SessionView:
        """What is to be seen."""

    async def wait_for_change(self) -> None:
        """Return as soon as `now` is another than when this was last called."""

    async def obey(self, line: str) -> list[str]:
        """Do what was typed, and return what there is to answer, in sentences."""

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """
        Say why clicking *spots* of the scene in this order is no move.

        Nothing is said where the rules have no reason, or none that may be known.
        """

    async def close(self) -> None:
        """Let go of whatever the desk holds: connections, processes."""
