"""Chairs, the start and going before it. [T1] and so on are rules in docs/table.md."""

import pytest

import whiskerworks
from tests.table.dealing import INVITATION, Played, moment, setup, three, two
from whiskerworks.core.errors import BadSeats
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table import operations
from whiskerworks.table.context import Actor
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Chair, Kept, Mine, Open
from whiskerworks.table.state import ChairState

GEARS = whiskerworks.load("gears")
ARENA = whiskerworks.load("arena", seats=3)


def gathering(*chairs: Chair, **more: object) -> Played:
    """Return a table of arena for three, as it is made."""
    return Played(ARENA, setup(*chairs, **more))


class TestChairs:
    def test_the_host_sits_in_own_chairs_and_bots_in_theirs(self) -> None:
        """[T1] Nobody has to command it."""
        made = gathering(Mine(), BotChair(3), Open())

        assert made.table.chairs == [
            ChairState("person", "ada"),
            ChairState("bot", level=3),
            ChairState("open"),
        ]
        assert made.table.phase == "waiting"

    def test_there_are_as_many_chairs_as_seats(self) -> None:
        """[T1] More or fewer are an error, before anything is made."""
        with pytest.raises(BadSeats, match="gears has 2 seats, not 3"):
            Played(GEARS, setup(Mine(), Open(), Open()))
        with pytest.raises(BadSeats, match="gears has 2 seats, not 1"):
            Played(GEARS, setup(Mine(), Open()), kept_for=("ada",))

    def test_open_chairs_are_taken_before_those_that_are_kept(self) -> None:
        """[T1] The invitation is not used up where it is not needed."""
        made = gathering(Kept(), Open(), Mine())

        assert made.do("bo", c.Sit(invitation=INVITATION)) == [e.Sat(1, "bo")]

    @pytest.mark.parametrize("shown", ["", "cheese", "käse"])
    def test_a_kept_chair_needs_the_invitation(self, shown: str) -> None:
        """[T1] Named or not, with a wrong one or none."""
        made = gathering(Kept(), BotChair(1), Mine())

        assert made.refused("bo", c.Sit(invitation=shown)) == "invitation-needed T1"
        named = c.Sit(seat=0, invitation=shown)
        assert made.refused("bo", named) == "invitation-needed T1"

    def test_the_invitation_opens_a_kept_chair(self) -> None:
        """[T1] And the game begins, as it was the last."""
        made = gathering(Kept(), BotChair(1), Mine())

        sat, started, *_ = made.do("bo", c.Sit(invitation=INVITATION))

        assert (sat, started) == (e.Sat(0, "bo"), e.Started())

    def test_without_an_invitation_of_its_own_a_table_keeps_its_chairs(self) -> None:
        """[T1] An empty one does not open them."""
        made = gathering(Kept(), Open(), Mine())
        nobody = moment()._replace(invitation="")

        with pytest.raises(Refused, match="invitation-needed"):
            operations.execute(made.table, c.Sit(seat=0), Actor("bo"), "1", nobody)

    def test_a_taken_chair_is_refused(self) -> None:
        """[T1] A person's, a bot's, and one that is not there."""
        made = gathering(Mine(), BotChair(1), Open())

        assert made.refused("bo", c.Sit(seat=0)) == "seat-taken T1"
        assert made.refused("bo", c.Sit(seat=1)) == "seat-taken T1"
        assert made.refused("bo", c.Sit(seat=3)) == "no-such-seat T1"

    def test_a_full_table_has_no_chair(self) -> None:
        """[T1] Also when nobody waits for anybody any longer."""
        assert two().refused("cy", c.Sit()) == "no-free-seat T1"

    def test_a_second_seat_must_be_named(self) -> None:
        """[T1] A click too much takes no chair from others."""
        made = gathering(Mine(), Open(), Open())

        assert made.refused("ada", c.Sit()) == "already-seated T1"
        assert made.refused("ada", c.Sit(seat=0)) == "already-seated T1"
        assert made.do("ada", c.Sit(seat=2)) == [e.Sat(2, "ada")]
        assert made.table.seats_of("ada") == [0, 2]


class TestFilling:
    def test_the_host_gives_an_empty_chair_to_a_bot(self) -> None:
        """[T1] The last of them begins the game."""
        made = gathering(Mine(), Kept(), Open())

        assert made.do("ada", c.Replace(1, 4)) == [e.Replaced(1, 4)]
        done = made.do("ada", c.Replace(2, 1))

        assert done[:2] == [e.Replaced(2, 1), e.Started()]
        assert [one.level for one in made.table.chairs] == [0, 4, 1]

    def test_the_host_opens_a_chair_that_a_bot_has(self) -> None:
        """[T1] Whoever comes may take it then."""
        made = gathering(Mine(), BotChair(3), Open())

        assert made.do("ada", c.Replace(1)) == [e.Replaced(1, None)]

        assert made.do("bo", c.Sit(seat=1)) == [e.Sat(1, "bo")]

    def test_only_the_host_does_and_only_where_no_person_sits(self) -> None:
        """[T1] Before the start nobody is missing."""
        made = gathering(Mine(), Open(), Open())
        made.do("bo", c.Sit())

        assert made.refused("bo", c.Replace(2, 1)) == "not-the-host T2"
        assert made.refused("ada", c.Replace(1, 1)) == "seat-taken T1"
        assert made.refused("ada", c.Replace(3, 1)) == "no-such-seat T1"


class TestStart:
    def test_the_last_to_sit_down_starts_the_game(self) -> None:
        """[T2] And chance moves at once."""
        made = Played(GEARS, setup(Mine(), Open()))

        done = made.do("bo", c.Sit())

        assert done == [e.Sat(1, "bo"), e.Started(), e.Drew("first blue", 0)]
        assert (made.table.phase, made.table.mover) == ("playing", 0)

    def test_bots_begin_by_themselves(self) -> None:
        """[T2] A table of bots needs nobody."""
        made = Played(GEARS, setup(BotChair(1), BotChair(5)))

        assert made.table.phase == "playing"
        assert made.table.bot_turn() == (0, 1, 1)

    def test_a_host_who_waits_starts_the_game(self) -> None:
        """[T2] Only the host, and only when all sit; and only once."""
        made = Played(GEARS, setup(Mine(), Open(), wait=True))
        assert made.refused("ada", c.Start()) == "seats-empty T2"
        made.do("bo", c.Sit())
        assert made.table.phase == "waiting"
        assert made.refused("bo", c.Start()) == "not-the-host T2"

        done = made.do("ada", c.Start())

        assert done == [e.Started(), e.Drew("first blue", 0)]
        assert made.refused("ada", c.Start()) == "begun T2"

    def test_only_a_host_closes_a_table_before_the_start(self) -> None:
        """[T9] And nobody sits down at it then."""
        made = gathering(Mine(), Open(), Open())
        assert made.refused("bo", c.Abandon()) == "not-the-host T2"

        assert made.do("ada", c.Abandon()) == [e.Closed()]

        assert made.table.phase == "closed"
        assert made.refused("bo", c.Sit()) == "table-over T3"
        assert made.refused("ada", c.Leave()) == "table-over T3"
        assert made.refused("ada", c.Start()) == "table-over T3"


class TestLeavingBeforeTheStart:
    def test_the_chair_is_free_again_as_it_was_made(self) -> None:
        """[T10] Open ones open, kept ones kept; the word goes along."""
        made = gathering(Mine(), Open(), Kept(), wait=True)
        made.do("bo", c.Sit(word="cheese"))
        made.do("cy", c.Sit(invitation=INVITATION))
        assert made.table.words == {1: "cheese"}

        assert made.do("bo", c.Leave()) == [e.Stood(1)]
        made.do("cy", c.Leave())

        assert made.table.chairs[1:] == [ChairState("open"), ChairState("kept")]
        assert made.table.words == {}

    def test_the_hosts_chair_opens(self) -> None:
        """[T10] The others need not wait for a host who is gone."""
        made = gathering(Mine(), Open(), Open())
        made.do("bo", c.Sit())

        made.do("ada", c.Leave())

        assert made.do("cy", c.Sit()) == [e.Sat(0, "cy")]

    def test_the_last_person_closes_the_table(self) -> None:
        """[T10] Bots alone do not keep it open."""
        made = gathering(Mine(), Open(), BotChair(1))

        assert made.do("ada", c.Leave()) == [e.Stood(0), e.Closed()]

    def test_who_does_not_sit_cannot_leave(self) -> None:
        """[T3] Nor for a seat that is another's."""
        made = three()

        assert made.refused("di", c.Leave()) == "not-a-player T3"
        assert made.refused("bo", c.Leave(), seat=0) == "not-a-player T3"


class TestRematchChairs:
    def test_they_are_kept_for_those_who_played(self) -> None:
        """[T1, T13] An invitation does not help."""
        made = Played(GEARS, setup(Kept(), Kept()), kept_for=("bo", "ada"))
        named = c.Sit(seat=0, invitation=INVITATION)

        assert made.table.seats_of("ada") == [1]
        assert made.refused("cy", named) == "seat-kept T1"
        assert made.refused("cy", c.Sit(invitation=INVITATION)) == "no-free-seat T1"
        assert made.do("bo", c.Sit())[0] == e.Sat(0, "bo")

    def test_who_stood_up_from_one_lets_the_invited_in(self) -> None:
        """[T10] It is then a kept chair like others."""
        made = Played(GEARS, setup(Kept(), Kept(), wait=True), kept_for=("bo", "ada"))
        made.do("bo", c.Sit())
        made.do("bo", c.Leave())

        assert made.do("cy", c.Sit(invitation=INVITATION)) == [e.Sat(0, "cy")]
