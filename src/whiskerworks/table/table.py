# compiled: warm
"""A table: the state of one match, computed from its log; `operations` change it."""

from typing import Final, Literal, final

from whiskerworks.core.errors import BadMove, BadRecord, IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match
from whiskerworks.core.message import Message
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.table import log_entries as e
from whiskerworks.table.state import (
    NO_CHAT_YET,
    SUBSTITUTE_LEVEL,
    BotTurn,
    ChairState,
    ChatUsage,
    ClockState,
    Proposal,
    initial_chair,
    open_proposal,
    recorded_chair,
    trim_chat,
    vacated_chair,
)

Phase = Literal["waiting", "playing", "paused", "over", "closed"]
How = Literal["person", "bot", "automatic", "given"]

_PHASES: Final[dict[type[e.Entry], Phase]] = {
    e.Started: "playing",
    e.Paused: "paused",
    e.Resumed: "playing",
    e.Ended: "over",
    e.Closed: "closed",
}


@final
class Table:
    """The state of a table after the entries of its log so far."""

    def __init__(self, game: Game, first: e.LogEntry) -> None:
        """
        Begin with the first entry of a log, which must be `Created`.

        Raises:
            ValueError: It is another entry.
            BadRecord: A move of its source is refused; the line is the move's number.
        """
        if not isinstance(first.entry, e.Created) or first.seq != 1:
            raise ValueError("a log begins with Created, as number 1")
        self.game: Final = game
        """The game."""
        self.created: Final = first.entry
        """The first entry."""
        self.setup: Final = first.entry.setup
        """The table's setup."""
        self.made: Final = first.at
        """When the table was created, in milliseconds since 1970."""
        self.seq = first.seq
        """The number of the last entry."""
        self.at = first.at
        """The time of the last entry, in milliseconds since 1970."""
        self.phase: Phase = "waiting"
        """The phase of the table."""
        self.match: Final = Match(game)
        """The match; the log contains chance's moves too."""
        self.hows: Final[list[How]] = []
        """The origin of each ply; "automatic" for chance's."""
        self.draws: Final[list[int | None]] = []
        """The number of the draw behind each ply; None if this table drew nothing."""
        self.drawn = 0
        """The number of draws so far, including those taken back."""
        self.chairs: Final = _chairs(first.entry)
        """The chairs, by seat."""
        self.words: Final[dict[int, str]] = {}
        """The word for the dealer of each seat that gave one."""
        self.proposals: Final[dict[int, Proposal]] = {}
        """The open proposals, by number."""
        self.clock: Final = ClockState(self.setup.clock, game.seats)
        """The clocks."""
        self.given_up: Final[dict[int, str]] = {}
        """Why players gave up, by seat: `resigned` or `time`."""
        self.ended: e.Ended | None = None
        """The end of the game."""
        self.secret: str | None = None
        """The dealer's secret, after its reveal."""
        self.rematch: str | None = None
        """The table where the players continue."""
        self.said: Final[list[e.LogEntry]] = []
        """The last lines of the chat; older lines are only in the log."""
        self.spoken: Final[dict[str, ChatUsage]] = {}
        """Each person's use of the chat."""
        self.numbers: Final[dict[str, int]] = {first.entry.host: 0}
        """Numbers of all people who have acted here, in order; the host is 0."""
        self.muted: Final[set[str]] = set()
        """The people whom the host has muted."""
        self.removed: Final[set[str]] = set()
        """The people whom the host has removed."""
        self.undone = 0
        """The number of undos."""
        self.choices = 0
        """The number of people's moves and undos."""
        self.settled = first.seq
        """The number of the last entry that was not a move, a draw, or talk."""
        self.place = first.seq
        """The number of the last entry that was not talk."""
        self._answers: Final[dict[tuple[str, str], tuple[int, int | None]]] = {}
        """The log number and digest of each command, by person and id."""
        self._give(first.entry.source)
        self.given: Final = self.match.ply
        """The number of plies played before the table was created."""

    @property
    def state(self) -> Value:
        """The current position."""
        return self.match.state

    @property
    def ply(self) -> int:
        """The number of plies played."""
        return self.match.ply

    @property
    def mover(self) -> int | None:
        """The seat to move; None unless the game is being played, or at chance."""
        return self.mover_at(self.ply) if self.phase == "playing" else None

    def mover_at(self, ply: int) -> int | None:
        """Return the seat to move after *ply* plies; None for chance or the end."""
        seat = self.match.movers[ply]
        return seat if seat >= 0 else None

    def seats_of(self, person: str) -> list[int]:
        """Return the seats in which *person* sits."""
        return [
            seat
            for seat, one in enumerate(self.chairs)
            if one.kind == "person" and one.person == person
        ]

    def guest(self, number: int) -> str | None:
        """Return the person with this number; None if the number is unknown."""
        people = list(self.numbers)
        return people[number] if 0 <= number < len(people) else None

    def answered(self, person: str, command_id: str) -> int | None:
        """Return the log number of a command of *person*, if it was carried out."""
        found = self._answers.get((person, command_id))
        return None if found is None else found[0]

    def digest(self, person: str, command_id: str) -> int | None:
        """Return the digest of a command that was carried out, if known."""
        found = self._answers.get((person, command_id))
        return None if found is None else found[1]

    def due(self) -> int | None:
        """Return when a clock expires next, in milliseconds since 1970."""
        return self.clock.due

    def bot_turn(self) -> BotTurn | None:
        """Return the turn of a bot: its own, or one for a player out of time [T5]."""
        seat = self.mover
        if seat is None:
            return None
        if self.chairs[seat].kind == "bot":
            return BotTurn(seat, self.chairs[seat].level, self.ply)
        if self.clock.flagged == seat and self.clock.expiry == "bot":
            return BotTurn(seat, SUBSTITUTE_LEVEL, self.ply)
        return None

    def apply(self, logged: e.LogEntry) -> None:
        """
        Take in the next entry of the log.

        Raises:
            ValueError: It is not the next, or cannot follow what was before.
        """
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} cannot follow entry {self.seq}")
        entry = logged.entry
        excused = entry.milliseconds if isinstance(entry, e.Excused) else 0
        self.clock.charge(logged.at, excused)
        if isinstance(entry, e.Moved):
            self._moved(entry.seat, entry.move, entry.how)
        elif isinstance(entry, e.Drew):
            self._drew(entry.move, entry.draw)
        elif isinstance(entry, (e.Said, e.Notice)):
            self._said(logged)
        else:
            self._settle(logged, entry)
        if not isinstance(entry, (e.Said, e.Notice)):
            self.place = logged.seq
        self.seq = logged.seq
        self.at = logged.at
        if logged.command:
            answer = (logged.seq, logged.digest)
            self._answers[logged.person, logged.command] = answer
        if logged.person:
            self.numbers.setdefault(logged.person, len(self.numbers))
        self.clock.run(self._timed())

    def _said(self, logged: e.LogEntry) -> None:
        self.said.append(logged)
        trim_chat(self.said)
        if logged.person:
            before = self.spoken.get(logged.person, NO_CHAT_YET)
            self.spoken[logged.person] = before.after(logged.at)

    def _settle(self, logged: e.LogEntry, entry: e.Entry) -> None:
        """Apply an entry that is not a move, a draw or chat."""
        self.phase = _PHASES.get(type(entry), self.phase)
        self._apply_play(entry)
        self._apply_people(entry)
        self._apply_talk(logged, entry)
        self.settled = logged.seq

    # ---- the game itself

    def _apply_play(self, entry: e.Entry) -> None:
        match entry:
            case e.Started():
                self._arrive(credit=False, anew=True)
            case e.Undone(ply=ply):
                self._undo(ply)
            case e.Expired(seat=seat):
                self.clock.flagged = seat
                if self.clock.expiry == "loss":
                    self.given_up[seat] = "time"
            case e.Ended():
                self.ended = entry
            case e.Revealed(secret=secret):
                self.secret = secret
            case _:
                pass

    def _moved(self, seat: int, text: str, how: How) -> None:
        self._push(seat, text, how, None)
        if how == "person":
            self.choices += 1
        if how == "bot" and self.clock.flagged == seat:
            self.clock.renew(seat)
            self.clock.unflag(seat)
        self._arrive(credit=True, anew=self.game.seats == 1)

    def _drew(self, text: str, draw: int) -> None:
        self._push(int(CHANCE), text, "automatic", draw)
        self.drawn = draw + 1
        self._arrive(credit=True, anew=True)

    def _push(self, seat: int, text: str, how: How, draw: int | None) -> None:
        self.match.play_text(seat, text)
        self.hows.append(how)
        self.draws.append(draw)

    def _undo(self, ply: int) -> None:
        if not self.given <= ply < self.ply:
            raise ValueError(f"cannot go back from ply {self.ply} to {ply}")
        self.match.undo(ply)
        del self.hows[ply:]
        del self.draws[ply:]
        self.undone += 1
        self.choices += 1
        self._drop("undo")
        if self.mover_at(ply) is None:
            self.clock.turn = None  # chance's repeated move earns no increment
        self._arrive(credit=False, anew=False)

    def _arrive(self, *, credit: bool, anew: bool) -> None:
        """Pass the turn to the clock if a seat is to move."""
        before = self.clock.turn
        timed = before is not None and self.chairs[before].is_timed
        seat = self.mover_at(self.ply)
        if seat is not None:
            self.clock.arrive(seat, credit=credit and timed, anew=anew)

    def _timed(self) -> int | None:
        """Return the seat whose clock should run."""
        seat = self.mover
        return None if seat is None or not self.chairs[seat].is_timed else seat

    def _give(self, source: e.Source | None) -> None:
        """Play the moves of the source, from before the table was created."""
        for number, ply in enumerate(source.plies if source else (), start=1):
            seat, _, text = ply.partition(" ")
            try:
                self._push(_seat(seat), text, "given", None)
            except (BadMove, IllegalMove) as problem:
                raise BadRecord(number, str(problem), refused=problem) from problem

    # ---- the people

    def _apply_people(self, entry: e.Entry) -> None:
        match entry:
            case e.Sat(seat=seat, person=person):
                self._sit(seat, person)
            case e.Stood(seat=seat):
                self._stand(seat)
            case e.Worded(seat=seat, word=word):
                self.words.pop(seat, None)
                self.words.update({seat: word} if word else {})
            case e.Resigned(seat=seat):
                self.given_up[seat] = "resigned"
            case e.Replaced(seat=seat, level=level):
                self._replace(seat, level)
            case e.Muted(person=person):
                self.muted.add(person)
            case e.Unmuted(person=person):
                self.muted.discard(person)
            case e.Removed(person=person):
                self.removed.add(person)
            case e.Readmitted(person=person):
                self.removed.discard(person)
            case _:
                pass

    def _sit(self, seat: int, person: str) -> None:
        self.chairs[seat] = ChairState("person", person)
        if seat == self.mover:
            self.clock.renew(seat)
        for number, one in self.proposals.items():
            self.proposals[number] = one._replace(agreed=one.agreed - {seat})

    def _stand(self, seat: int) -> None:
        if self.phase == "waiting":
            self.chairs[seat] = vacated_chair(self.setup.chairs[seat])
            self.words.pop(seat, None)
        else:
            self.chairs[seat] = ChairState("left", owner=self.chairs[seat].person)

    def _replace(self, seat: int, level: int | None) -> None:
        before = self.chairs[seat]
        owner = "" if seat in self.given_up else before.person or before.owner
        if level is None:
            self.chairs[seat] = ChairState("open", owner=owner)
        else:
            self.chairs[seat] = ChairState("bot", level=level, owner=owner)
        self.given_up.pop(seat, None)
        self.clock.unflag(seat)
        self._drop("replace", seat)

    # ---- proposals and chat

    def _apply_talk(self, logged: e.LogEntry, entry: e.Entry) -> None:
        match entry:
            case e.Proposed():
                made = open_proposal(logged.seq, self.choices, entry)
                self.proposals[logged.seq] = made
            case e.Agreed(proposal=number, seat=seat):
                one = self.proposals[number]
                self.proposals[number] = one._replace(agreed=one.agreed | {seat})
            case e.Dropped(proposal=number):
                del self.proposals[number]
            case e.Paused():
                self._drop("pause")
            case e.Ended() | e.Closed():
                self.proposals.clear()
            case e.Rematched(table=table):
                self.rematch = table
            case _:
                pass

    def _drop(self, kind: e.ProposalKind, target: int | None = None) -> None:
        """Remove the proposals that were carried out."""
        for number, one in list(self.proposals.items()):
            if one.kind == kind and one.target == target:
                del self.proposals[number]


def _chairs(created: e.Created) -> list[ChairState]:
    if created.source is not None and created.source.end:
        tags = dict(created.source.tags)
        return [recorded_chair(tags, seat) for seat in range(created.seats)]
    kept_for = created.kept_for or ("",) * len(created.setup.chairs)
    pairs = zip(created.setup.chairs, kept_for, strict=True)
    return [initial_chair(made, created.host, person) for made, person in pairs]


def _seat(text: str) -> int:
    if text == "*":
        return int(CHANCE)
    try:
        return int(text)
    except ValueError:
        raise BadMove(text, Message("bad-mover")) from None
