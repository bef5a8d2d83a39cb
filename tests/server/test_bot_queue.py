"""Whose bot thinks next, and whose thought is cut short for it."""

from itertools import pairwise

import pytest

from whiskerworks.server import bot_queue
from whiskerworks.server.bot_queue import (
    HALF_LIFE_SECONDS,
    PATIENCE_SECONDS,
    BotQueue,
    Claim,
    Priority,
    Shares,
    Ticket,
)

WAITING, WATCHED, AWAY, PAUSED = Priority


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    """Return a clock that stands still."""
    return Clock()


@pytest.fixture
def queue(clock: Clock) -> BotQueue[str]:
    """Return a queue in which nobody waits."""
    return BotQueue(clock)


def taken(queue: BotQueue[str]) -> Ticket[str]:
    """Return the ticket whose turn it is."""
    found = queue.take()
    assert found is not None
    return found[0]


def think(queue: BotQueue[str], clock: Clock, seconds: float) -> Ticket[str]:
    """Think for so long about the question whose turn it is, and return its ticket."""
    ticket = taken(queue)
    clock.at += seconds
    queue.charge(ticket)
    return ticket


def test_people_who_wait_come_first(queue: BotQueue[str]) -> None:
    """Then those who look on, then those who are away; what is paused never comes."""
    for priority in (PAUSED, AWAY, WATCHED, WAITING):
        queue.add(priority.name, Claim(priority), "")

    order = [taken(queue).table for _ in range(3)]

    assert order == ["WAITING", "WATCHED", "AWAY"]
    assert queue.take() is None
    assert queue.waiting(PAUSED) == 1


def test_hosts_take_turns_however_many_tables_they_have(
    queue: BotQueue[str], clock: Clock
) -> None:
    """And the tables of a host take turns as well."""
    for name in ("a1", "a2", "a3", "b1", "c1"):
        queue.add(name, Claim(WATCHED, "home", name[0]), "")

    order = [queue_on(queue, think(queue, clock, 1.0)) for _ in range(12)]

    assert all(one[0] != other[0] for one, other in pairwise(order))
    assert {name: order.count(name) for name in ("b1", "c1")} == {"b1": 4, "c1": 4}
    assert [name for name in order if name[0] == "a"] == ["a1", "a2", "a3", "a1"]


def queue_on(queue: BotQueue[str], ticket: Ticket[str]) -> str:
    """Let a table ask again, and return its name."""
    queue.add(ticket.table, ticket.claim, "")
    return ticket.table


def test_people_at_one_address_share_its_turns(
    queue: BotQueue[str], clock: Clock
) -> None:
    """Whoever calls himself twenty people gets no more than one who is one."""
    for number in range(20):
        queue.add(f"crowd{number}", Claim(WAITING, "crowd", f"guest{number}"), "")
    queue.add("home", Claim(WAITING, "home", "ada"), "")

    order = [queue_on(queue, think(queue, clock, 1.0)) for _ in range(10)]

    assert order.count("home") == 5


def test_turns_are_counted_in_seconds(queue: BotQueue[str], clock: Clock) -> None:
    """Whose bots think long has fewer turns."""
    seconds = {"long": 5.0, "short": 0.1}
    for name in seconds:
        queue.add(name, Claim(WAITING, name, name), "")
    think(queue, clock, 5.0)
    queue.add("long", Claim(WAITING, "long", "long"), "")

    order = [queue_on(queue, think(queue, clock, 0.1)) for _ in range(40)]

    assert order == ["short"] * 40


def test_what_was_long_ago_hardly_counts(clock: Clock) -> None:
    """It halves with time, and is forgotten in the end."""
    shares = Shares()
    shares.add("host", "ada", 8.0, 0.0)

    later = [shares.of("host", "ada", n * HALF_LIFE_SECONDS) for n in range(4)]

    assert later == [8.0, 4.0, 2.0, 1.0]


def test_shares_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that hardly count are dropped when there are many."""
    monkeypatch.setattr(bot_queue, "MAX_SHARES", 5)
    shares = Shares()
    for number in range(5):
        shares.add("host", f"{number}", 1.0, 0.0)

    shares.add("host", "late", 1.0, 20 * HALF_LIFE_SECONDS)

    assert len(shares) == 1


def test_a_thought_yields_to_people_who_wait(queue: BotQueue[str]) -> None:
    """Not to the same priority, nor to a lower one."""
    queue.add("watched", Claim(WATCHED, "there", "bob"), "")
    thinking = taken(queue)
    priorities = {
        priority: queue.add(priority.name, Claim(priority, "here", "ada"), "")
        for priority in (WAITING, WATCHED, AWAY)
    }

    yields = {p: queue.must_yield(thinking, one) for p, one in priorities.items()}

    assert yields == {WAITING: True, WATCHED: False, AWAY: False}


def test_some_places_are_not_for_all(queue: BotQueue[str]) -> None:
    """Of those that fit, the next is taken."""
    for subject in ("long", "short", "shorter"):
        queue.add(subject, Claim(WAITING), subject)

    found = queue.take(lambda ticket: ticket.subject != "long")
    nothing = queue.take(lambda ticket: ticket.subject == "none")

    assert found is not None
    assert found[0].table == "short"
    assert nothing is None


def test_who_is_away_does_not_wait_for_ever(queue: BotQueue[str], clock: Clock) -> None:
    """After a while they take turns with those who look on."""
    queue.add("away", Claim(AWAY, "", "ada"), "")
    queue.add("watched", Claim(WATCHED, "there", "bob"), "")
    before = queue_on(queue, think(queue, clock, PATIENCE_SECONDS))

    after = taken(queue)

    assert before == "watched"
    assert after.table == "away"


def test_a_ticket_counts_as_what_it_is_by_now(queue: BotQueue[str]) -> None:
    """Somebody has come to look at one table, and left another."""
    paused = queue.add("paused", Claim(PAUSED), "")
    watched = queue.add("watched", Claim(WATCHED), "")
    paused.claim, watched.claim = Claim(WATCHED), Claim(PAUSED)

    assert taken(queue) is paused
    assert queue.take() is None


def test_who_was_cut_short_waits_where_they_waited(
    queue: BotQueue[str], clock: Clock
) -> None:
    """What was in vain is not charged; how long a ticket waited is told each time."""
    queue.add("first", Claim(WATCHED, "", "ada"), "")
    queue.add("second", Claim(WATCHED, "", "bob"), "")
    cut = taken(queue)
    clock.at += 3.0
    queue.put_back(cut)
    clock.at += 2.0

    found = queue.take()

    assert found == (cut, 2.0)
