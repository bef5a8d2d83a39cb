# compiled: warm
"""
What the state of a table is made of: chairs, proposals, clocks, and how much was said.

`Table` folds them from its log. All of the clocks [T5] follows from the times of the
log's entries.
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
"""The level of a bot that plays for somebody who gave up or ran out of time."""
LEVEL_NAMES: Final = ("1", "2", "3", "4", "5")
"""The levels of bots, as records write them."""
MAX_RECORDED_NAME_CHARACTERS: Final = 60
"""Characters of a name in a record that are shown."""
MAX_CHAT_LINES_SHOWN: Final = 200
"""A snapshot holds no more lines than these, the last ones."""
MAX_CHAT_CHARACTERS_SHOWN: Final = 20_000
"""Nor more characters in all, except for one line."""
MILLISECONDS_PER_CHAT_LINE: Final = 2_000
"""A person may say one line in this time, in the long run."""
MAX_CHAT_BURST_LINES: Final = 5
"""So many lines of one person may come without a pause."""
MAX_CHAT_LINES_OF_PLAYER: Final = 2_000
"""So many lines may the host, or who has a seat, say at one table."""
MAX_CHAT_LINES_OF_BYSTANDER: Final = 200
"""So many lines may anybody else say there."""


# ---- who sits where, and what is proposed


class ChairState(NamedTuple):
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
    kind: ProposalKind
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


def initial_chair(made: Chair, host: str, kept_for: str) -> ChairState:
    """Return a chair as it stands when the table is made [T1]."""
    if isinstance(made, BotChair):
        return ChairState("bot", level=made.level)
    if isinstance(made, Mine):
        return ChairState("kept", owner=host)
    if kept_for or isinstance(made, Kept):
        return ChairState("kept", owner=kept_for)
    return ChairState("open")


def recorded_chair(tags: dict[str, str], seat: int) -> ChairState:
    """Return the chair of who played *seat* in a finished record, as its tags tell."""
    level = tags.get(f"bot-{seat}", "")
    if level in LEVEL_NAMES:
        return ChairState("bot", level=int(level))
    name = to_one_line(tags.get(f"seat-{seat}", ""))
    return ChairState("kept", name=name[:MAX_RECORDED_NAME_CHARACTERS])


def to_one_line(name: str) -> str:
    """Return *name* so that it can stand on a line."""
    shown = "".join([sign if sign.isprintable() else " " for sign in name])
    return " ".join(shown.split())


def vacated_chair(made: Chair) -> ChairState:
    """Return a chair from which somebody stood up before the game began [T10]."""
    return ChairState("kept") if isinstance(made, Kept) else ChairState("open")


def open_proposal(number: int, choices: int, made: Proposed) -> Proposal:
    """Return what was *made* as a proposal nobody has answered yet."""
    return Proposal(
        number, made.kind, made.seat, choices, made.ply, made.target, made.level
    )


# ---- clocks


@final
class ClockState:
    """Every seat's time, and whose is running."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.kind: Final = kind
        """How time is counted at this table."""
        self.spent: Final = [0] * seats
        """What each seat has used, up to `since`."""
        self.left: Final = [_full(kind)] * seats
        """What each seat has left, up to `since`; None where time is never up."""
        self.running: int | None = None
        """The seat whose time runs."""
        self.since = 0
        """Up to when time has been charged."""
        self.turn: int | None = None
        """The seat that came on turn last; None where nobody is to be credited."""
        self.flagged: int | None = None
        """The seat whose time was up in this turn."""

    @property
    def expiry(self) -> Expiry:
        """What happens when a seat's time is up."""
        return self.kind.expiry if isinstance(self.kind, (Bank, Days)) else "nothing"

    @property
    def due(self) -> int | None:
        """When the time that runs is up; None if never, or if it has been."""
        if self.running is None or self.running == self.flagged:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def reading(self, seat: int, now: int) -> Time:
        """Return the clock of *seat* as it stands *now*."""
        gone = max(0, now - self.since) if seat == self.running else 0
        return Time(self.spent[seat] + gone, _less(self.left[seat], gone))

    def charge(self, now: int, excused: int = 0) -> None:
        """Charge who is on turn for the time until *now*, but for what is *excused*."""
        if self.running is not None:
            gone = max(0, now - self.since - excused)
            self.spent[self.running] += gone
            self.left[self.running] = _less(self.left[self.running], gone)
        self.since = max(self.since, now)

    def run(self, seat: int | None) -> None:
        """Let the time of *seat*, if any, run from here."""
        self.running = None if isinstance(self.kind, NoClock) else seat

    def arrive(self, seat: int, *, credit: bool, anew: bool) -> None:
        """
        Let *seat* be on turn.

        *credit* tells whether the seat before gets its increment, *anew* whether
        this is another turn even if it was the same seat's.
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
        """Give *seat* its days anew, where days are counted."""
        if isinstance(self.kind, Days):
            self.left[seat] = _full(self.kind)
            self.unflag(seat)

    def unflag(self, seat: int) -> None:
        """Forget that the time of *seat* was up."""
        if self.flagged == seat:
            self.flagged = None


def _full(kind: Clock) -> int | None:
    """Return what a seat has at the beginning, in milliseconds."""
    if isinstance(kind, Bank):
        return 1000 * kind.seconds
    return 1000 * SECONDS_PER_DAY * kind.days if isinstance(kind, Days) else None


def _less(left: int | None, gone: int) -> int | None:
    """Return what is left after some time is *gone*, never less than nothing."""
    return None if left is None else max(0, left - gone)


# ---- what is said


class ChatUsage(NamedTuple):
    """What one person has said so far."""

    lines: int = 0
    paid: int = 0
    """Until when the lines so far use up the rate, in milliseconds since 1970."""

    def after(self, at: int) -> "ChatUsage":
        """Return what they have said after another line."""
        return ChatUsage(
            self.lines + 1, max(self.paid, at) + MILLISECONDS_PER_CHAT_LINE
        )

    def wait(self, now: int) -> int:
        """Return how many milliseconds they must wait before the next line."""
        ahead = self.paid - now
        return max(0, ahead - (MAX_CHAT_BURST_LINES - 1) * MILLISECONDS_PER_CHAT_LINE)


NO_CHAT_YET: Final = ChatUsage()


def trim_chat(said: list[LogEntry]) -> None:
    """Drop the oldest lines that are not shown any more."""
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
