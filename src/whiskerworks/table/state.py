# compiled: warm
"""
The parts of a table's state: chairs, proposals, clocks and chat usage.

`Table` computes them from its log. The clocks [T5] depend only on the times of the
entries.
"""

from typing import Final, Literal, NamedTuple, final

from whiskerworks.table.log_entries import (
    LogEntry,
    Notice,
    ProposalKind,
    Proposed,
    Said,
)
from whiskerworks.table.messages import Time
from whiskerworks.table.setup import (
    SECONDS_PER_DAY,
    Bank,
    BotChair,
    Chair,
    Clock,
    Days,
    Expiry,
    Kept,
    Mine,
    NoClock,
)

SUBSTITUTE_LEVEL: Final = 2
"""The level of a bot that replaces a player who resigned or ran out of time."""
LEVEL_NAMES: Final = ("1", "2", "3", "4", "5")
"""The levels of bots, as records write them."""
MAX_RECORDED_NAME_CHARACTERS: Final = 60
"""Maximum characters shown of a name in a record."""
MAX_CHAT_LINES_SHOWN: Final = 200
"""Maximum lines of chat in a snapshot; older ones are dropped."""
MAX_CHAT_CHARACTERS_SHOWN: Final = 20_000
"""Maximum characters of chat in a snapshot, unless the last line alone is longer."""
MILLISECONDS_PER_CHAT_LINE: Final = 2_000
"""Minimum average time between a person's lines of chat, in milliseconds."""
MAX_CHAT_BURST_LINES: Final = 5
"""Maximum lines of chat from one person in quick succession."""
MAX_CHAT_LINES_OF_PLAYER: Final = 2_000
"""Maximum lines of chat from the host or a player at one table."""
MAX_CHAT_LINES_OF_BYSTANDER: Final = 200
"""Maximum lines of chat from a spectator at one table."""


# ---- chairs and proposals


class ChairState(NamedTuple):
    """A chair, and the person or bot in it."""

    kind: Literal["open", "kept", "person", "bot", "left"]
    """As in `messages.Player`."""
    person: str = ""
    """The person in the chair; "" for bots and empty chairs."""
    level: int = 0
    """The level of a bot."""
    owner: str = ""
    """Who may take the chair, or take it back; a reserved one is for them alone."""
    name: str = ""
    """The player's name in a finished record, whose players have no accounts."""

    @property
    def is_filled(self) -> bool:
        """Whether a person or bot sits here, so that a game may begin."""
        return self.kind in ("person", "bot")

    @property
    def is_timed(self) -> bool:
        """Whether the clock runs for this chair: for people, even if they left [T5]."""
        return self.kind in ("person", "left")


class Proposal(NamedTuple):
    """An open proposal [T7]."""

    number: int
    kind: ProposalKind
    seat: int
    """The seat that proposed it."""
    choices: int
    """The table's `choices` when it was made."""
    ply: int | None = None
    target: int | None = None
    level: int | None = None
    agreed: frozenset[int] = frozenset()
    """The seats that have agreed, besides the one that proposed it."""


class BotTurn(NamedTuple):
    """A turn for which a bot must choose a move."""

    seat: int
    level: int
    ply: int
    """The number of plies played."""


def initial_chair(made: Chair, host: str, kept_for: str) -> ChairState:
    """Return the state of a chair when the table is created [T1]."""
    if isinstance(made, BotChair):
        return ChairState("bot", level=made.level)
    if isinstance(made, Mine):
        return ChairState("kept", owner=host)
    if kept_for or isinstance(made, Kept):
        return ChairState("kept", owner=kept_for)
    return ChairState("open")


def recorded_chair(tags: dict[str, str], seat: int) -> ChairState:
    """Return the chair of *seat* in a finished record, by its tags."""
    level = tags.get(f"bot-{seat}", "")
    if level in LEVEL_NAMES:
        return ChairState("bot", level=int(level))
    name = to_one_line(tags.get(f"seat-{seat}", ""))
    return ChairState("kept", name=name[:MAX_RECORDED_NAME_CHARACTERS])


def to_one_line(name: str) -> str:
    """Return *name* on one line, without unprintable characters."""
    shown = "".join([sign if sign.isprintable() else " " for sign in name])
    return " ".join(shown.split())


def vacated_chair(made: Chair) -> ChairState:
    """Return the state of a chair that was left before the game began [T10]."""
    return ChairState("kept") if isinstance(made, Kept) else ChairState("open")


def open_proposal(number: int, choices: int, made: Proposed) -> Proposal:
    """Return a new proposal, without answers."""
    return Proposal(
        number, made.kind, made.seat, choices, made.ply, made.target, made.level
    )


# ---- clocks


@final
class ClockState:
    """The clocks of all seats."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.kind: Final = kind
        """The kind of clock."""
        self.spent: Final = [0] * seats
        """The time each seat has used until `since`, in milliseconds."""
        self.left: Final = [_full(kind)] * seats
        """The time each seat has left at `since`, in ms; None if unlimited."""
        self.running: int | None = None
        """The seat whose clock is running."""
        self.since = 0
        """The time until which the clocks are charged."""
        self.turn: int | None = None
        """The seat that moved last or is to move; None if nobody earns an increment."""
        self.flagged: int | None = None
        """The seat that ran out of time in this turn."""

    @property
    def expiry(self) -> Expiry:
        """The effect of running out of time."""
        return self.kind.expiry if isinstance(self.kind, (Bank, Days)) else "nothing"

    @property
    def due(self) -> int | None:
        """When the running clock expires; None if never, or if it has expired."""
        if self.running is None or self.running == self.flagged:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def reading(self, seat: int, now: int) -> Time:
        """Return the clock of *seat* at the time *now*."""
        gone = max(0, now - self.since) if seat == self.running else 0
        return Time(self.spent[seat] + gone, _less(self.left[seat], gone))

    def charge(self, now: int, excused: int = 0) -> None:
        """Charge the running clock for the time until *now*, less *excused*."""
        if self.running is not None:
            gone = max(0, now - self.since - excused)
            self.spent[self.running] += gone
            self.left[self.running] = _less(self.left[self.running], gone)
        self.since = max(self.since, now)

    def run(self, seat: int | None) -> None:
        """Start the clock of *seat*, if any, and stop the others."""
        self.running = None if isinstance(self.kind, NoClock) else seat

    def arrive(self, seat: int, *, credit: bool, anew: bool) -> None:
        """
        Begin or continue the turn of *seat*.

        *credit* says whether the seat before earns its increment; *anew* says whether
        this is a new turn even if the same seat moved before.
        """
        if seat != self.turn:
            if credit and self.turn is not None and isinstance(self.kind, Bank):
                left = self.left[self.turn] or 0
                self.left[self.turn] = left + 1000 * self.kind.increment
            self.flagged = None
        if seat != self.turn or anew:
            self.renew(seat)
        self.turn = seat

    def renew(self, seat: int) -> None:
        """Reset the clock of *seat* if it counts days per turn."""
        if isinstance(self.kind, Days):
            self.left[seat] = _full(self.kind)
            self.unflag(seat)

    def unflag(self, seat: int) -> None:
        """Forget that *seat* ran out of time."""
        if self.flagged == seat:
            self.flagged = None


def _full(kind: Clock) -> int | None:
    """Return the time of a seat at the start, in milliseconds."""
    if isinstance(kind, Bank):
        return 1000 * kind.seconds
    return 1000 * SECONDS_PER_DAY * kind.days if isinstance(kind, Days) else None


def _less(left: int | None, gone: int) -> int | None:
    """Return the time left after *gone* more milliseconds, at least 0."""
    return None if left is None else max(0, left - gone)


# ---- chat


class ChatUsage(NamedTuple):
    """A person's use of the chat so far."""

    lines: int = 0
    paid: int = 0
    """The time until which the lines so far use up the rate, in ms since 1970."""

    def after(self, at: int) -> "ChatUsage":
        """Return the usage after another line at the time *at*."""
        return ChatUsage(
            self.lines + 1, max(self.paid, at) + MILLISECONDS_PER_CHAT_LINE
        )

    def wait(self, now: int) -> int:
        """Return the time they must wait before the next line, in milliseconds."""
        ahead = self.paid - now
        return max(0, ahead - (MAX_CHAT_BURST_LINES - 1) * MILLISECONDS_PER_CHAT_LINE)


NO_CHAT_YET: Final = ChatUsage()


def trim_chat(said: list[LogEntry]) -> None:
    """Drop the oldest lines beyond the limits of a snapshot."""
    characters = 0
    for index in range(len(said) - 1, -1, -1):
        entry = said[index].entry
        assert isinstance(entry, Said | Notice)
        characters += len(entry.text)
        shown = len(said) - index
        if shown > 1 and (
            shown > MAX_CHAT_LINES_SHOWN or characters > MAX_CHAT_CHARACTERS_SHOWN
        ):
            del said[: index + 1]
            return
