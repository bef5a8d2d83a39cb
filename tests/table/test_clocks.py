"""Clocks [T5], rule by rule, with a clock that is moved by hand."""

import whiskerworks
from tests.table.dealing import SECOND, Played, alone, folded, setup, three, two
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.messages import Time
from whiskerworks.table.setup import (
    SECONDS_PER_DAY,
    Bank,
    BotChair,
    CountUp,
    Days,
    Mine,
)
from whiskerworks.table.state import ChairState

BLITZ = Bank(60, 5)


def clocks(made: Played) -> list[tuple[float, float | None]]:
    """Return what each seat has spent and has left now, in seconds."""
    clock = made.table.clock
    now = [clock.reading(s, made.now) for s in range(made.table.game.seats)]
    return [(r.spent / 1000, None if r.left is None else r.left / 1000) for r in now]


def arena_order(made: Played) -> list[str]:
    """Return the names of those at a table for three, who is on turn first."""
    names = ["ada", "bo", "cy"]
    first = made.table.mover
    assert first is not None
    return names[first:] + names[:first]


class TestCounting:
    def test_without_a_clock_nobody_counts(self) -> None:
        """[T5] And nothing is ever due."""
        made = two()
        made.now += 100 * SECOND
        made.play("ada", "e3")

        assert clocks(made) == [(0, None), (0, None)]
        assert made.table.due() is None

    def test_counting_up_only_counts(self) -> None:
        """[T5] For whom is on turn, while it goes on too."""
        made = two(clock=CountUp())
        made.now += 100 * SECOND
        made.play("ada", "e3")
        made.now += 7 * SECOND

        assert clocks(made) == [(100, None), (7, None)]
        assert made.table.due() is None

    def test_a_bank_runs_down_and_gets_its_increment_after_the_turn(self) -> None:
        """[T5] Only who has moved gets it."""
        made = two(clock=BLITZ)
        made.now += 20 * SECOND
        assert clocks(made) == [(20, 40), (0, 60)]
        made.play("ada", "e3")
        made.now += 1 * SECOND

        assert clocks(made) == [(20, 45), (1, 59)]
        assert made.table.due() == 80 * SECOND

    def test_days_are_given_anew_with_every_turn(self) -> None:
        """[T5] What was used is gone with the turn."""
        made = two(clock=Days(2))
        made.now += SECONDS_PER_DAY * SECOND
        made.play("ada", "e3")
        made.play("bo", "e4")

        assert clocks(made) == [
            (SECONDS_PER_DAY, 2 * SECONDS_PER_DAY),
            (0, 2 * SECONDS_PER_DAY),
        ]

    def test_alone_days_are_given_anew_with_every_move(self) -> None:
        """[T5] No other turn lies between."""
        made = alone("puzzle", clock=Days(1))
        made.now += 1000 * SECOND
        made.play_first("ada")

        assert clocks(made) == [(1000, SECONDS_PER_DAY)]

    def test_time_does_not_run_for_bots(self) -> None:
        """[T5] However long they think."""
        game = whiskerworks.load("gears")
        made = Played(game, setup(BotChair(1), Mine(), clock=BLITZ))
        made.now += 500 * SECOND
        assert made.table.due() is None

        made.bot()
        made.now += 2 * SECOND

        assert clocks(made) == [(0, 60), (2, 58)]

    def test_time_does_not_run_in_a_pause(self) -> None:
        """[T5, T8] It goes on where it stood."""
        made = two(clock=BLITZ)
        made.now += 10 * SECOND
        made.do("ada", c.Pause())
        made.do("bo", c.Agree(made.table.seq))
        made.now += 1000 * SECOND
        assert made.table.due() is None
        made.do("bo", c.Resume())
        made.now += 1 * SECOND

        assert clocks(made) == [(11, 49), (0, 60)]

    def test_taking_back_gives_no_time_back(self) -> None:
        """[T5] Nor an increment."""
        made = two(clock=BLITZ)
        made.now += 10 * SECOND
        made.play("ada", "e3")
        made.now += 3 * SECOND
        made.do("ada", c.Undo())
        made.do("bo", c.Agree(made.table.seq))

        assert clocks(made) == [(10, 55), (3, 57)]
        assert made.table.clock.running == 0

    def test_taking_back_a_draw_credits_nobody(self) -> None:
        """[T5] Though after it another seat is on turn."""
        made = two(clock=BLITZ)
        made.play("ada", "e3")
        made.play("bo", "e4")
        made.do("ada", c.Undo(0))
        made.do("bo", c.Agree(made.table.seq))

        assert made.table.mover == 1
        assert clocks(made) == [(0, 65), (0, 65)]

    def test_when_the_server_was_away_nobody_is_charged(self) -> None:
        """[T5] Neither what is spent nor what is left."""
        made = two(clock=BLITZ)
        made.now += 500 * SECOND
        made.excuse(495)

        assert clocks(made) == [(5, 55), (0, 60)]
        assert made.tick() == []

    def test_there_is_nothing_to_excuse_where_no_time_runs(self) -> None:
        """[T5] The log stays as it is."""
        assert two().excuse(10) == []
        assert two(clock=BLITZ).excuse(0) == []

    def test_clocks_follow_from_the_log(self) -> None:
        """[T15] Folding it again gives the same times."""
        made = two(clock=BLITZ)
        made.now += 11 * SECOND
        made.play("ada", "e3")
        made.now += 13 * SECOND
        made.play("bo", "e4")

        again = folded(made.table, made.log)

        assert again.clock.reading(0, made.now) == Time(11_000, 54_000)
        assert again.due() == made.table.due()


class TestLoss:
    def test_of_two_the_other_wins(self) -> None:
        """[T5] Not a millisecond before."""
        made = two(clock=Bank(60))
        made.now += 60 * SECOND - 1
        assert made.tick() == []

        done = made.tick(0.001)

        ended = e.Ended("time", "T5", (0.0, 1.0), 0)
        assert done == [e.Expired(0), ended, e.Revealed("c0ffee")]
        assert made.table.due() is None

    def test_alone_the_game_is_lost(self) -> None:
        """[T5] Nobody wins."""
        made = alone(clock=Bank(60))

        assert e.Ended("time", "T5", (0.0,), 0) in made.tick(60)

    def test_of_three_a_bot_plays_on_for_good(self) -> None:
        """[T5] The player may not come back to the seat."""
        made = three(clock=Bank(60))
        first, *_ = arena_order(made)
        seat = made.table.mover
        assert seat is not None

        done = made.tick(60)

        assert done == [e.Expired(seat), e.Replaced(seat, 2)]
        assert made.table.chairs[seat] == ChairState("bot", level=2)
        assert made.table.bot_turn() == (seat, 2, made.table.ply)
        assert made.refused(first, c.Sit(seat=seat)) == "seat-taken T1"

    def test_of_three_the_last_person_loses_to_the_bots(self) -> None:
        """[T5] Nobody is left for whom it would go on."""
        game = whiskerworks.load("arena", seats=3)
        chairs = (Mine(), BotChair(1), BotChair(1))
        made = Played(game, setup(*chairs, clock=Bank(60)))
        while made.table.mover != 0:
            made.bot()

        assert e.Ended("time", "T5", (0.0, 0.5, 0.5), 0) in made.tick(60)

    def test_a_move_that_comes_too_late_is_refused(self) -> None:
        """[T5] Even if nobody has looked at the clock yet."""
        made = two(clock=Bank(60))
        made.now += 60 * SECOND

        assert made.refused("ada", c.Play("e3", 1)) == "time-up T5"

    def test_time_runs_on_for_who_has_left(self) -> None:
        """[T5] Leaving is no way out."""
        made = two(clock=Bank(60))
        made.do("ada", c.Leave())

        assert e.Expired(0) in made.tick(60)


class TestBotForOneMove:
    def test_a_bot_makes_the_move_and_the_player_may_not(self) -> None:
        """[T5] Then it is the player's seat as before."""
        made = two(clock=Days(1, "bot"))

        assert made.tick(SECONDS_PER_DAY) == [e.Expired(0)]
        assert made.table.bot_turn() == (0, 2, 1)
        assert made.refused("ada", c.Play("e3", 1)) == "time-up T5"
        made.bot()
        made.play("bo", "e4")
        made.play("ada", "e5")

        assert made.table.hows[1:] == ["bot", "person", "person"]
        assert clocks(made)[0] == (SECONDS_PER_DAY, SECONDS_PER_DAY)

    def test_with_an_empty_bank_every_further_move_is_the_bots(self) -> None:
        """[T5] As soon as the increment has run out."""
        made = two(clock=Bank(60, 0, "bot"))
        made.tick(60)
        made.bot()
        made.play("bo", "e4")

        assert made.tick() == [e.Expired(0)]
        assert made.table.bot_turn() is not None


class TestNothing:
    def test_it_is_said_once_a_turn_and_the_player_may_still_move(self) -> None:
        """[T5] In the next turn it is said again."""
        made = two(clock=Bank(60, 0, "nothing"))

        assert made.tick(60) == [e.Expired(0)]
        assert made.tick(60) == []
        made.play("ada", "e3")
        made.play("bo", "e4")

        assert made.tick() == [e.Expired(0)]
        assert clocks(made)[0] == (120, 0)

    def test_who_is_late_counts_as_missing(self) -> None:
        """[T10] The other may hand the seat to a bot, without asking anybody."""
        made = two(clock=Days(3))
        assert made.refused("bo", c.Replace(0, 1)) == "not-missing T10"
        made.tick(3 * SECONDS_PER_DAY)

        assert made.do("bo", c.Replace(0, 1)) == [e.Replaced(0, 1)]
        assert made.table.clock.flagged is None

    def test_who_takes_a_seat_back_has_days_anew(self) -> None:
        """[T5] And is not late any more."""
        made = two(clock=Days(3))
        made.tick(3 * SECONDS_PER_DAY)
        made.do("bo", c.Replace(0, 1))
        made.do("ada", c.Sit())
        made.now += 10 * SECOND

        assert clocks(made)[0] == (3 * SECONDS_PER_DAY + 10, 3 * SECONDS_PER_DAY - 10)
        assert made.table.clock.flagged is None
