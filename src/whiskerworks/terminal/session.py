"""
A session: one game that people at this terminal follow and play.

The game may be on this machine, at a table of a server, or on a real table. Front ends,
in lines of text or on a full screen, rely on nothing but this module.
"""

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Protocol

from whiskerworks.core.game import Game
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.text_board import TextBoard
from whiskerworks.words import Words


@dataclass(frozen=True)
class PlyReport:
    """One ply, as far as the people here may know it."""

    seat: Seat
    """Who played it; CHANCE for a draw."""
    move: str
    """The move in the game's notation; "" if it is hidden from this viewer."""
    sentences: tuple[str, ...]
    """What visibly happened, in sentences."""
    player_name: str = ""
    """The player's name at that time; "" if names never change."""


@dataclass(frozen=True)
class SeatOccupant:
    """Who plays a seat."""

    name: str
    """A person's name, a bot's title, or that the chair is empty."""
    is_local: bool
    """Whether somebody at this terminal plays the seat."""
    clock: str = ""
    """Time left or time spent, such as "4:59"; "" without a clock."""
    is_bot: bool = False
    """Whether a bot plays the seat."""
    is_empty: bool = False
    """Whether the seat waits for a player."""


@dataclass(frozen=True)
class SessionView:
    """Everything a front end shows."""

    seat: Seat | None
    """The seat whose view this is; None for a bystander's."""
    mover: Seat | None
    """The seat to move; None if nobody can move."""
    is_our_turn: bool
    """Whether somebody here has to move."""
    plan: TextBoard
    """The board, drawn in text."""
    scene: Scene
    """The pieces on the table in words, and the moves offered to a player here."""
    plies: tuple[PlyReport, ...]
    """All plies so far."""
    people: tuple[SeatOccupant, ...]
    """The player of each seat."""
    result: tuple[str, ...] = ()
    """How the game ended, in sentences; empty while it goes on."""
    notices: tuple[str, ...] = ()
    """
    Other current news, in sentences.

    For example an open proposal, a lost connection, or a missing player.
    """
    chat: tuple[str, ...] = ()
    """The chat, one line per message."""
    curtain_seat: Seat | None = None
    """The only seat that may look now; everything is hidden until it says `ready`."""
    commands: tuple[str, ...] = ()
    """Commands that are available now, besides those of every session: "resign", …"""
    wants_answer: bool = False
    """Whether somebody here has to answer a question that is not about a move."""
    prompt: str = ""
    """The prompt, where it does not name the seat to move."""
    has_hints: bool = False
    """Whether the `hint` command gives advice."""
    record_path: str = ""
    """The file that the record is saved to automatically; "" if none."""


def new_chat_lines(before: tuple[str, ...], talk: tuple[str, ...]) -> list[str]:
    """
    Return the lines of *talk* that are not in *before*.

    A long chat loses lines at its beginning. Muting somebody removes their lines
    anywhere, and unmuting brings them back.
    """
    if before == talk:
        return []
    same = SequenceMatcher(None, before, talk, autojunk=False).get_matching_blocks()
    unchanged = {at for _, start, size in same for at in range(start, start + size)}
    return [line for at, line in enumerate(talk) if at not in unchanged]


class Session(Protocol):
    """
    One game that people at this terminal follow and play.

    A typed line is a move of the game or a command. Every session knows: help, board,
    moves [TEXT], why MOVE, look PLACE, rules [ID], hint, undo, save FILE, ready.
    """

    @property
    def game(self) -> Game:
        """The game being played."""

    @property
    def words(self) -> Words:
        """The sentences to use, in one language."""

    @property
    def view(self) -> SessionView:
        """The game as its players see it now."""

    async def wait_for_change(self) -> None:
        """Return once `view` differs from its value at the previous call."""

    async def obey(self, line: str) -> list[str]:
        """Carry out a typed line and return the answer, in sentences."""

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """
        Explain why clicking *spots* of the scene in this order is not a legal move.

        Return nothing if no rule forbids it, or if the reason would give a secret away.
        """

    async def close(self) -> None:
        """Release connections and processes."""
