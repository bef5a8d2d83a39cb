"""
Whatever anybody commands, in any order and at any time, a table keeps its promises.

Random people send random commands to tables of several games: most are refused,
some are not, time passes, bots play, players vanish and come back.
"""

import os
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whiskerworks
from tests.table.attributes import attributes
from tests.table.dealing import INVITATION, Dealer, folded
from whiskerworks.core.match import submit
from whiskerworks.core.seat import CHANCE
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table import operations
from whiskerworks.table.automatic_entries import seats_to_answer
from whiskerworks.table.context import Actor, Context
from whiskerworks.table.game_handlers import may_undo
from whiskerworks.table.refusals import RULES, Refused
from whiskerworks.table.setup import (
    Bank,
    BotChair,
    Chair,
    Clock,
    CountUp,
    Days,
    Kept,
    Mine,
    NoClock,
    Open,
    Setup,
)
from whiskerworks.table.table import Table
from whiskerworks.words import words

SOAK = int(os.environ.get("WHISKERWORKS_SOAK", "1"))
GAMES = [
    whiskerworks.load("gears"),
    whiskerworks.load("arena", seats=3),
    whiskerworks.load("maze", seats=3),
    whiskerworks.load("escape"),
]
PEOPLE = ("ada", "bo", "cy", "di")

CHAIRS: list[Chair] = [Open(), Open(), Kept(), Mine(), BotChair(1)]
CLOCKS: list[Clock] = [
    NoClock(),
    CountUp(),
    Bank(30, 2, "loss"),
    Bank(20, 0, "bot"),
    Bank(20, 3, "nothing"),
    Days(1, "loss"),
    Days(1, "bot"),
    Days(1, "nothing"),
]


def summary(table: Table) -> dict[str, object]:
    """Return everything that follows from the log of *table*."""
    aside = ("clock", "cut", "match", "_tried")
    owners = {"": table, "clock-": table.clock, "match-": table.match}
    return {
        f"{of}{name}": value
        for of, owner in owners.items()
        for name, value in attributes(owner).items()
        if name not in aside
    }


def copied(parts: dict[str, object]) -> dict[str, object]:
    """Return *parts* so that they do not change with the table."""
    copies: dict[str, object] = {}
    for name, part in parts.items():
        copies[name] = list(part) if isinstance(part, list) else part
        copies[name] = dict(part) if isinstance(part, dict) else copies[name]
        copies[name] = set(part) if isinstance(part, set) else copies[name]
    return copies


class Evening:
    """A table, whoever is there, and the log as it was returned."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.now = 1_000_000
        self.away: dict[int, int] = {}
        self.done: list[tuple[Actor, str, c.Command]] = []
        """Every command of a person that was done, and its id."""
        self.game = rng.choice(GAMES)
        setup = Setup(
            tuple(rng.choices(CHAIRS, k=self.game.seats)),
            rng.choice(CLOCKS),
            automatic=rng.random() < 0.5,
            wait=rng.random() < 0.2,
        )
        self.table, self.log = operations.create_table(
            self.game, setup, "ada", "committed", self.moment()
        )

    def moment(self) -> Context:
        """Return what the table is told now."""
        return Context(self.now, Dealer(), self.away, INVITATION)

    def live(self) -> None:
        """Let one more thing happen."""
        acts = [self.command, self.play, self.bot, self.answer]
        acts += [self.pass_time, self.vanish, self.excuse]
        self.rng.choices(acts, [6, 8, 4, 3, 1, 1, 1])[0]()

    def command(self) -> None:
        """Let somebody command anything."""
        seated = [chair.person for chair in self.table.chairs if chair.person]
        person = self.rng.choice([*PEOPLE, *seated, *seated, *seated])
        seat = self.rng.choice([None, None, None, *range(4)])
        self.send(Actor(person, seat), self.rng.choice(COMMANDS)(self))

    def play(self) -> None:
        """Let who is on turn play something legal, or people gather."""
        mover = self.table.mover
        if mover is not None:
            self.send(Actor(self.table.chairs[mover].person, mover), legal(self))
        else:
            invited = c.Sit(invitation=INVITATION)
            gather: list[c.Command] = [c.Sit(), invited, c.Start(), c.Resume()]
            self.send(Actor(self.rng.choice(PEOPLE)), self.rng.choice(gather))

    def bot(self) -> None:
        """Let the bot play that is asked, if one is."""
        turn = self.table.bot_turn()
        if turn is not None:
            assert turn.seat == self.table.mover
            self.send(Actor("", turn.seat, bot=True), legal(self))
        else:
            self.play()

    def answer(self) -> None:
        """Let somebody agree who is asked, if anybody is."""
        for proposal in list(self.table.proposals.values()):
            seat = self.rng.choice(seats_to_answer(self.table, proposal))
            person = self.table.chairs[seat].person
            self.send(Actor(person, seat), c.Agree(proposal.number))
            return

    def send(self, actor: Actor, command: c.Command) -> None:
        """Send a command, twice if it is done; see that a refusal changes nothing."""
        before = copied(summary(self.table))
        name = f"c{len(self.log)}"
        try:
            fresh = operations.execute(self.table, command, actor, name, self.moment())
        except Refused as why:
            assert summary(self.table) == before
            self.check_refusal(why)
            return
        assert fresh
        self.log.extend(fresh)
        if not actor.bot:
            self.done.append((actor, name, command))
            self.send_again(self.table, self.done[-1])
            assert self.table.answered(actor.person, name) == fresh[0].seq

    def send_again(self, table: Table, done: tuple[Actor, str, c.Command]) -> None:
        """Send a command again, and then any other under its id: neither is done."""
        actor, name, command = done
        before = copied(summary(table))
        assert operations.execute(table, command, actor, name, self.moment()) == []
        other = self.rng.choice(COMMANDS)(self)
        if other != command:
            with pytest.raises(Refused, match="command-id-reused"):
                operations.execute(table, other, actor, name, self.moment())
        assert summary(table) == before

    def check_refusal(self, why: Refused) -> None:
        """See that a refusal names a rule and can be said."""
        refusal = why.refusal
        own = {rule.id for rule in self.game.meta.rules}
        assert refusal.rule in own | set(RULES)
        assert words(self.game.name).say(refusal.message())

    def pass_time(self) -> None:
        """Let time pass, often more than somebody has, and see what is due."""
        self.now += self.rng.choice([1, 900, 5_000, 15_000, 40_000, 90_000_000])
        if self.rng.random() < 0.7:
            self.log.extend(operations.expire_clocks(self.table, self.moment()))
            due = self.table.due()
            assert due is None or due > self.now

    def excuse(self) -> None:
        """Let the server have been away."""
        gone = self.rng.randrange(50_000)
        self.now += gone
        self.log.extend(operations.excuse_time(self.table, gone, self.moment()))

    def vanish(self) -> None:
        """Let somebody lose the connection, or find it again."""
        seat = self.rng.randrange(self.game.seats)
        if self.away.pop(seat, None) is None:
            self.away[seat] = self.now


def legal(evening: Evening) -> c.Play:
    """Return a legal move, if there is one to be made."""
    table = evening.table
    moves = table.game.legal_moves(table.state) or [0]
    return c.Play(table.game.write(table.state, evening.rng.choice(moves)), table.ply)


def any_ply(evening: Evening) -> int:
    """Return a ply near those that were played."""
    return evening.rng.randrange(evening.table.ply + 2)


def any_proposal(evening: Evening) -> int:
    """Return the number of a proposal, or nearly."""
    return evening.rng.choice([evening.table.seq, *evening.table.proposals])


def any_seat(evening: Evening) -> int:
    """Return a seat, or the one behind the last."""
    return evening.rng.randrange(evening.game.seats + 1)


def any_guest(evening: Evening) -> int:
    """Return the number of a person, or the one behind the last."""
    return evening.rng.randrange(len(evening.table.numbers) + 1)


COMMANDS: list[Callable[[Evening], c.Command]] = [
    lambda _: c.Sit(),
    lambda _: c.Sit(invitation=INVITATION),
    lambda evening: c.Sit(any_seat(evening), INVITATION),
    lambda _: c.Sit(word="cheese"),
    lambda _: c.Leave(),
    lambda _: c.GiveWord("mouse"),
    lambda _: c.GiveWord("\n"),
    lambda _: c.Start(),
    legal,
    lambda evening: c.Play("e3", any_ply(evening)),
    lambda _: c.Undo(),
    lambda evening: c.Undo(any_ply(evening)),
    lambda _: c.Pause(),
    lambda _: c.Resume(),
    lambda _: c.OfferDraw(),
    lambda _: c.Resign(),
    lambda _: c.Abandon(),
    lambda evening: c.Replace(any_seat(evening), 1),
    lambda evening: c.Replace(any_seat(evening)),
    lambda evening: c.Agree(any_proposal(evening)),
    lambda evening: c.Decline(any_proposal(evening)),
    lambda _: c.Say("squeak"),
    lambda evening: c.Mute(any_guest(evening)),
    lambda evening: c.Unmute(any_guest(evening)),
    lambda evening: c.Remove(any_guest(evening)),
    lambda evening: c.Readmit(any_guest(evening)),
]


def check_log(evening: Evening) -> None:
    """See that the log is all there is: in order, without gaps, and enough."""
    log = evening.log
    assert [logged.seq for logged in log] == list(range(1, len(log) + 1))
    times = [logged.at for logged in log]
    assert times == sorted(times)
    again = folded(evening.table, log)
    assert summary(again) == summary(evening.table)
    for done in evening.done:
        evening.send_again(again, done)


def check_plies(table: Table) -> None:
    """See that positions follow from moves by the referee, and draws are counted."""
    state = table.game.start()
    for at, move in enumerate(table.match.moves):
        assert table.match.states[at] == state
        seat = table.game.to_move(state)
        assert seat is not None
        assert (table.draws[at] is None) == (seat != CHANCE)
        state = submit(table.game, state, seat, move)
    assert [state] == table.match.states[table.ply :]
    draws = [draw for draw in table.draws if draw is not None]
    assert draws == sorted(set(draws))
    assert all(draw < table.drawn for draw in draws)


def check_clock(evening: Evening) -> None:
    """See that clocks add up to the time that ran, as the log tells it."""
    table = evening.table
    again = Table(table.game, evening.log[0])
    ran = 0
    for logged in evening.log[1:]:
        if again.clock.running is not None:
            entry = logged.entry
            excused = entry.milliseconds if isinstance(entry, e.Excused) else 0
            ran += max(0, logged.at - again.at - excused)
        again.apply(logged)
    assert sum(table.clock.spent) == ran
    assert all(left is None or left >= 0 for left in table.clock.left)
    running = table.clock.running
    assert running is None or table.chairs[running].kind in ("person", "left")


def check_standing(table: Table) -> None:
    """See that nothing is left undone, and that the parts of a table agree."""
    assert (table.phase == "over") == (table.ended is not None)
    assert (table.secret is not None) == (table.phase == "over")
    if table.phase == "playing":
        assert table.mover is not None
        assert not table.given_up
    if table.phase in ("over", "closed"):
        assert not table.proposals
        assert table.due() is None
        assert table.bot_turn() is None
    for seat in range(table.game.seats):
        assert may_undo(table, seat) in ("no", "free", "ask")


@settings(max_examples=100 * SOAK)
@given(st.randoms(use_true_random=True))
def test_whatever_is_commanded_a_table_keeps_its_promises(rng: Random) -> None:
    """[T15] The log is the match, and refused means that nothing has changed."""
    evening = Evening(rng)
    things = rng.randrange(10, 120)
    while things > 0:
        evening.live()
        check_standing(evening.table)
        things -= 20 if evening.table.phase in ("over", "closed") else 1

    check_log(evening)
    check_plies(evening.table)
    check_clock(evening)
