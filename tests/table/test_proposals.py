"""Proposals and consent [T7], and the pause [T8]."""

import whiskerworks
from tests.table.dealing import Played, setup, three, two
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.automatic_entries import seats_to_answer
from whiskerworks.table.setup import BotChair, Mine, Open


def asked(made: Played) -> tuple[int, ...]:
    """Return the seats for which the one open proposal waits."""
    (proposal,) = made.table.proposals.values()
    return seats_to_answer(made.table, proposal)


class TestConsent:
    def test_all_others_must_agree(self) -> None:
        """[T7] The last one's yes does it."""
        made = three()
        made.do("ada", c.Pause())
        number = made.table.seq
        assert asked(made) == (1, 2)

        assert made.do("cy", c.Agree(number)) == [e.Agreed(number, 2)]
        assert asked(made) == (1,)
        assert made.do("bo", c.Agree(number)) == [e.Agreed(number, 1), e.Paused()]

        assert made.table.proposals == {}

    def test_one_no_ends_it(self) -> None:
        """[T7] The log says whose."""
        made = three()
        made.do("ada", c.Pause())
        number = made.table.seq
        made.do("cy", c.Agree(number))

        assert made.do("bo", c.Decline(number)) == [e.Dropped(number, "declined", 1)]
        assert made.table.phase == "playing"

    def test_who_asked_may_withdraw(self) -> None:
        """[T7] But not agree."""
        made = three()
        made.do("ada", c.Pause())
        number = made.table.seq

        assert made.refused("ada", c.Agree(number)) == "not-asked T7"
        assert made.do("ada", c.Decline(number)) == [e.Dropped(number, "withdrawn", 0)]

    def test_who_is_not_asked_has_no_say(self) -> None:
        """[T7] Who has agreed, looks on, or names no proposal."""
        made = three()
        made.do("ada", c.Pause())
        number = made.table.seq
        made.do("bo", c.Agree(number))

        assert made.refused("bo", c.Agree(number)) == "not-asked T7"
        assert made.refused("bo", c.Decline(number)) == "not-asked T7"
        assert made.refused("di", c.Agree(number)) == "not-a-player T3"
        assert made.refused("cy", c.Agree(number + 1)) == "no-such-proposal T7"

    def test_of_each_kind_one_is_open(self) -> None:
        """[T7] Whoever asks; another kind is another matter."""
        made = three()
        made.do("ada", c.Pause())

        assert made.refused("bo", c.Pause()) == "already-proposed T7"
        made.do("bo", c.OfferDraw())
        assert len(made.table.proposals) == 2

    def test_who_holds_several_seats_answers_once(self) -> None:
        """[T7] Bo sits in two of three."""
        game = whiskerworks.load("arena", seats=3)
        made = Played(game, setup(Mine(), Open(), Open()))
        made.do("bo", c.Sit())
        made.do("bo", c.Sit(seat=2))
        made.do("ada", c.Pause())
        number = made.table.seq

        assert asked(made) == (1, 2)
        done = made.do("bo", c.Agree(number), seat=2)

        assert done == [e.Agreed(number, 2), e.Paused()]

    def test_bots_are_not_asked(self) -> None:
        """[T7] Where nobody else sits it is done at once."""
        game = whiskerworks.load("gears")
        made = Played(game, setup(Mine(), BotChair(1)))

        assert made.do("ada", c.Pause()) == [e.Paused()]

    def test_who_leaves_is_not_waited_for(self) -> None:
        """[T7] The others have agreed already."""
        made = three()
        made.do("ada", c.Pause())
        made.do("bo", c.Agree(made.table.seq))

        assert made.do("cy", c.Leave()) == [e.Stood(2), e.Paused()]

    def test_what_somebody_asked_who_left_lapses(self) -> None:
        """[T7] Nobody wants it any more."""
        made = three()
        made.do("ada", c.Pause())
        number = made.table.seq

        assert made.do("ada", c.Leave()) == [
            e.Stood(0),
            e.Dropped(number, "lapsed"),
        ]

    def test_a_yes_does_not_stay_with_the_chair(self) -> None:
        """[T7] Who comes back is asked again."""
        made = three()
        made.do("ada", c.Pause())
        made.do("bo", c.Agree(made.table.seq))
        made.do("bo", c.Leave())
        made.do("bo", c.Sit())

        assert asked(made) == (1, 2)

    def test_a_bots_move_does_not_overtake_a_question(self) -> None:
        """[T7] Else nothing could be asked where bots are quick."""
        game = whiskerworks.load("arena", seats=3)
        made = Played(game, setup(Mine(), BotChair(1), Open()))
        made.do("bo", c.Sit())
        while made.table.mover != 1:
            made.play_first("ada" if made.table.mover == 0 else "bo")
        made.do("ada", c.OfferDraw())

        made.bot()

        assert len(made.table.proposals) == 1

    def test_the_end_takes_all_from_the_table(self) -> None:
        """[T7] There is nothing left to agree to."""
        made = two()
        made.do("ada", c.Pause())
        number = made.table.seq
        made.do("bo", c.Resign())

        assert made.table.proposals == {}
        assert made.refused("bo", c.Agree(number)) == "table-over T3"


class TestPause:
    def test_nobody_moves_during_a_pause(self) -> None:
        """[T8] Bots neither."""
        game = whiskerworks.load("gears")
        made = Played(game, setup(BotChair(1), Mine()))
        made.do("ada", c.Pause())

        assert made.table.bot_turn() is None
        assert made.table.mover is None
        assert made.refused("ada", c.Play("e3", 1)) == "paused T8"
        assert made.refused("ada", c.Pause()) == "paused T8"

    def test_any_player_ends_it(self) -> None:
        """[T8] Without asking; but nobody else, and only where there is one."""
        made = two()
        assert made.refused("bo", c.Resume()) == "not-paused T8"
        made.do("ada", c.Pause())
        made.do("bo", c.Agree(made.table.seq))
        assert made.refused("cy", c.Resume()) == "not-a-player T3"

        assert made.do("bo", c.Resume()) == [e.Resumed(1)]

        assert made.table.mover == 0

    def test_there_is_nothing_to_pause_before_the_start(self) -> None:
        """[T8] Or to end."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), Open()))

        assert made.refused("ada", c.Pause()) == "not-begun T2"
        assert made.refused("ada", c.Resume()) == "not-begun T2"

    def test_what_is_no_move_may_be_done_during_a_pause(self) -> None:
        """[T8] An open question to take back is still answered."""
        made = two()
        made.play("ada", "e3")
        made.do("ada", c.Undo())
        undo = made.table.seq
        made.do("ada", c.Pause())
        made.do("bo", c.Agree(made.table.seq))
        assert made.table.phase == "paused"

        assert made.do("bo", c.Agree(undo))[-1] == e.Undone(1)

        assert made.table.phase == "paused"
        assert made.do("ada", c.Say("back soon"))
        assert made.do("ada", c.Resign())
