"""Resigning, sharing, abandoning [T9], replacing [T10] and going on [T13]."""

import pytest

import whiskerworks
from tests.table.dealing import SECOND, Played, alone, setup, three, two
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table import operations
from whiskerworks.table.automatic_entries import seats_to_answer
from whiskerworks.table.context import Actor
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import SECONDS_PER_DAY, BotChair, Days, Kept, Mine, Open
from whiskerworks.table.state import ChairState

SHOWN = e.Revealed("c0ffee")


class TestResigning:
    def test_of_two_the_other_wins(self) -> None:
        """[T9] Also when it is not one's turn."""
        done = two().do("bo", c.Resign())

        ended = e.Ended("resigned", "T9", (1.0, 0.0), 1)
        assert done == [e.Resigned(1), ended, SHOWN]

    def test_alone_the_game_is_lost(self) -> None:
        """[T9] Nobody wins."""
        assert e.Ended("resigned", "T9", (0.0,), 0) in alone().do("ada", c.Resign())

    def test_of_three_a_bot_plays_on_for_good(self) -> None:
        """[T9] The seat is not to be had back, not even by a question."""
        made = three()

        assert made.do("bo", c.Resign()) == [e.Resigned(1), e.Replaced(1, 2)]

        assert made.table.chairs[1] == ChairState("bot", level=2)
        assert made.refused("bo", c.Sit(seat=1)) == "seat-taken T1"
        assert made.refused("bo", c.Sit()) == "no-free-seat T1"

    def test_of_three_the_last_person_loses_to_the_bots(self) -> None:
        """[T9] They share what there is to win."""
        made = three()
        made.do("ada", c.Resign())
        made.do("bo", c.Resign())

        ended = e.Ended("resigned", "T9", (0.5, 0.5, 0.0), 2)
        assert made.do("cy", c.Resign()) == [e.Resigned(2), ended, SHOWN]

    def test_nobody_resigns_twice_or_for_others(self) -> None:
        """[T9] Nor before the start."""
        made = two()
        assert made.refused("bo", c.Resign(), seat=0) == "not-a-player T3"
        made.do("ada", c.Resign())

        assert made.refused("bo", c.Resign()) == "table-over T3"


class TestSharing:
    @pytest.mark.parametrize("seats", [2, 3])
    def test_all_share_equally(self, seats: int) -> None:
        """[T9] When all have agreed."""
        made = two() if seats == 2 else three()
        made.do("ada", c.OfferDraw())
        number = made.table.seq
        made.do("bo", c.Agree(number))
        if seats == 3:
            made.do("cy", c.Agree(number))

        assert made.table.ended == e.Ended("agreed", "T9", (1 / seats,) * seats)

    def test_some_games_cannot_be_shared(self) -> None:
        """[T9] In maze one agenda comes true."""
        assert three("maze").refused("ada", c.OfferDraw()) == "no-draws T9"
        assert alone().refused("ada", c.OfferDraw()) == "no-draws T9"

    def test_a_bot_is_not_talked_into_it(self) -> None:
        """[T9] Who is about to lose to it would ask."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), BotChair(1)))

        assert made.refused("ada", c.OfferDraw()) == "nobody-to-ask T9"


class TestAbandoning:
    def test_all_agree_to_end_without_a_result(self) -> None:
        """[T9] There are no scores."""
        made = two()
        made.do("ada", c.Abandon())

        done = made.do("bo", c.Agree(made.table.seq))

        assert done[1:] == [e.Ended("abandoned", "T9", ()), SHOWN]

    def test_where_nobody_else_sits_it_is_done_at_once(self) -> None:
        """[T9] Bots are not asked, nor who has left."""
        made = two()
        made.do("bo", c.Leave())

        assert made.do("ada", c.Abandon())[0] == e.Ended("abandoned", "T9", ())


class TestReplacing:
    def test_who_left_may_be_replaced_and_come_back(self) -> None:
        """[T10] Ada and Cy agree on a bot; Bo takes the seat back."""
        made = three()
        made.do("bo", c.Leave())
        assert made.table.chairs[1] == ChairState("left", owner="bo")
        made.do("ada", c.Replace(1, 4))
        number = made.table.seq

        done = made.do("cy", c.Agree(number))

        assert done == [e.Agreed(number, 2), e.Replaced(1, 4)]
        assert made.table.chairs[1] == ChairState("bot", level=4, owner="bo")
        assert made.refused("di", c.Sit(seat=1)) == "seat-taken T1"
        assert made.do("bo", c.Sit()) == [e.Sat(1, "bo")]

    def test_who_left_may_come_back_by_themselves(self) -> None:
        """[T10] Nobody else gets the chair meanwhile."""
        made = two()
        made.do("bo", c.Leave())

        assert made.refused("cy", c.Sit()) == "no-free-seat T1"
        assert made.do("bo", c.Sit()) == [e.Sat(1, "bo")]

    def test_a_seat_may_be_opened_for_the_next_to_come(self) -> None:
        """[T10] Also while the game goes on."""
        made = two()
        made.do("bo", c.Leave())

        assert made.do("ada", c.Replace(1)) == [e.Replaced(1, None)]
        assert made.do("cy", c.Sit()) == [e.Sat(1, "cy")]
        assert made.refused("bo", c.Sit()) == "no-free-seat T1"

    def test_an_opened_seat_may_go_to_a_bot_after_all(self) -> None:
        """[T10] Nobody came."""
        made = two()
        made.do("bo", c.Leave())
        made.do("ada", c.Replace(1))

        assert made.do("ada", c.Replace(1, 3)) == [e.Replaced(1, 3)]
        assert made.table.chairs[1].owner == "bo"

    def test_who_is_away_for_long_is_missing(self) -> None:
        """[T10] After as many seconds as the table says."""
        made = two(missing=30)
        made.away = {1: 0}
        made.now = 30 * SECOND - 1
        assert made.refused("ada", c.Replace(1, 1)) == "not-missing T10"
        made.now += 1

        assert made.do("ada", c.Replace(1, 1)) == [e.Replaced(1, 1)]

    def test_who_is_missing_too_is_not_asked(self) -> None:
        """[T10] Else two who went together could not be replaced."""
        made = three(missing=30)
        made.away = {1: 0, 2: 0}
        made.now = 30 * SECOND

        assert made.do("ada", c.Replace(1, 1)) == [e.Replaced(1, 1)]

    def test_who_is_late_is_not_asked_either(self) -> None:
        """[T10] Nor shown as somebody who is waited for."""
        game = whiskerworks.load("arena", seats=4)
        chairs = (Mine(), Open(), Open(), Open())
        made = Played(game, setup(*chairs, clock=Days(1)))
        for name in ("bo", "cy", "di"):
            made.do(name, c.Sit())
        late = made.table.mover
        assert late is not None
        made.tick(SECONDS_PER_DAY)
        asking, left, asked = [seat for seat in range(4) if seat != late]
        names = ("ada", "bo", "cy", "di")
        made.do(names[left], c.Leave())

        made.do(names[asking], c.Replace(left, 1))

        (proposal,) = made.table.proposals.values()
        assert seats_to_answer(made.table, proposal) == (asked,)

    def test_the_question_lapses_when_the_player_is_back(self) -> None:
        """[T7] Whoever agrees then comes too late."""
        made = three()
        made.away = {1: 0}
        made.now = 60 * SECOND
        made.do("ada", c.Replace(1, 1))
        number = made.table.seq
        made.away = {}

        done = made.do("cy", c.Agree(number))

        assert done == [e.Agreed(number, 2), e.Dropped(number, "lapsed")]
        assert made.table.chairs[1] == ChairState("person", "bo")

    def test_only_a_missing_persons_seat_is_handed_over(self) -> None:
        """[T10] Not a bot's, not one's own, not one that is not there."""
        game = whiskerworks.load("arena", seats=3)
        made = Played(game, setup(Mine(), BotChair(1), Open()))
        made.do("bo", c.Sit())

        assert made.refused("ada", c.Replace(1, 2)) == "not-a-persons-seat T10"
        assert made.refused("ada", c.Replace(2, 2)) == "not-missing T10"
        assert made.refused("ada", c.Replace(3, 2)) == "no-such-seat T1"
        made.away = {0: -100 * SECOND}
        assert made.refused("ada", c.Replace(0, 2)) == "not-missing T10"


class TestRematch:
    def test_everybody_moves_on_by_one_seat(self) -> None:
        """[T13] Persons and bots; the chair of who left is open."""
        game = whiskerworks.load("arena", seats=4)
        made = Played(game, setup(Mine(), BotChair(3), Open(), Open()))
        made.do("bo", c.Sit())
        made.do("cy", c.Sit())
        made.do("cy", c.Leave())
        made.do("ada", c.Abandon())
        made.do("bo", c.Agree(made.table.seq))

        again, kept_for = operations.rematch_chairs(made.table)

        assert again.chairs == (Open(), Kept(), BotChair(3), Kept())
        assert kept_for == ("", "ada", "", "bo")

    def test_who_calls_sits_and_the_others_are_waited_for(self) -> None:
        """[T13] It begins when they come."""
        made = two()
        made.do("bo", c.Resign())
        again, kept_for = operations.rematch_chairs(made.table)

        new = Played(made.table.game, again, kept_for=kept_for)

        assert new.table.seats_of("ada") == [1]
        assert e.Started() in new.do("bo", c.Sit())

    def test_it_is_called_once_by_a_player_when_the_game_is_over(self) -> None:
        """[T13] Then all know where."""
        made = two()
        ada, cy = Actor("ada"), Actor("cy")
        with pytest.raises(Refused, match="not-over"):
            operations.record_rematch(made.table, ada, "next", made.moment())
        made.do("bo", c.Resign())
        with pytest.raises(Refused, match="not-a-player"):
            operations.record_rematch(made.table, cy, "next", made.moment())

        (logged,) = operations.record_rematch(made.table, ada, "next", made.moment())

        assert logged.entry == e.Rematched("next")
        assert made.table.rematch == "next"
        with pytest.raises(Refused, match="already-rematched"):
            operations.record_rematch(made.table, ada, "other", made.moment())
