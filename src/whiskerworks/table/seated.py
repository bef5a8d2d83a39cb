# compiled: warm
"""Who sits where, what is proposed, and which bot is asked: small values of a table."""

from typing import Final, Literal, NamedTuple

from whiskerworks.table.entries import Kind, Proposed
from whiskerworks.table.setup import BotChair, Chair, Kept, Mine

SUBSTITUTE: Final = 2
"""The level of a bot that plays for somebody who gave up or ran out of time."""
LEVELS: Final = ("1", "2", "3", "4", "5")
"""The levels of bots, as records write them."""
MAX_RECORDED_NAME: Final = 60
"""Characters of a name in a record that are shown."""


class Seated(NamedTuple):
    """A chair and who is in it."""

    kind: Literal["open", "kept", "person", "bot", "left"]
    """As in `messages.Player`."""
    person: str = ""
    """Who sits there; nothing for bots and empty chairs."""
    level: int = 0
    """Of a bot."""
    owner: str = ""
    """Who may take it, or take it back; a kept chair with an owner is theirs alone."""
    name: str = ""
    """What a finished record calls its player, who has no account with us."""

    @property
    def is_filled(self) -> bool:
        """Whether somebody sits there, so that a game may begin."""
        return self.kind in ("person", "bot")

    @property
    def is_timed(self) -> bool:
        """Whether time runs here: for persons, also while they are gone [T5]."""
        return self.kind in ("person", "left")


class Proposal(NamedTuple):
    """A proposal that is open [T7]."""

    number: int
    kind: Kind
    seat: int
    """Who proposed it."""
    choices: int
    """How often a person had moved or something was taken back, when it was made."""
    ply: int | None = None
    target: int | None = None
    level: int | None = None
    agreed: frozenset[int] = frozenset()
    """The seats that have agreed, besides the one that proposed it."""


class BotTurn(NamedTuple):
    """A bot must choose."""

    seat: int
    level: int
    ply: int
    """So many plies have been played."""


def chair(made: Chair, host: str, kept_for: str) -> Seated:
    """Return a chair as it stands when the table is made [T1]."""
    if isinstance(made, BotChair):
        return Seated("bot", level=made.level)
    if isinstance(made, Mine):
        return Seated("kept", owner=host)
    if kept_for or isinstance(made, Kept):
        return Seated("kept", owner=kept_for)
    return Seated("open")


def recorded(tags: dict[str, str], seat: int) -> Seated:
    """Return the chair of who played *seat* in a finished record, as its tags tell."""
    level = tags.get(f"bot-{seat}", "")
    if level in LEVELS:
        return Seated("bot", level=int(level))
    name = one_line(tags.get(f"seat-{seat}", ""))
    return Seated("kept", name=name[:MAX_RECORDED_NAME])


def one_line(name: str) -> str:
    """Return *name* so that it can stand on a line."""
    shown = "".join([sign if sign.isprintable() else " " for sign in name])
    return " ".join(shown.split())


def freed(made: Chair) -> Seated:
    """Return a chair from which somebody stood up before the game began [T10]."""
    return Seated("kept") if isinstance(made, Kept) else Seated("open")


def open_proposal(number: int, choices: int, made: Proposed) -> Proposal:
    """Return what was *made* as a proposal nobody has answered yet."""
    return Proposal(
        number, made.kind, made.seat, choices, made.ply, made.target, made.level
    )
