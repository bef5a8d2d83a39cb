"""The host keeps order at a table [T16]."""

import pytest

import whiskerworks
from tests.table.dealing import SECOND, Played, folded, setup, two
from tests.table.eyes import standing
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table import operations
from whiskerworks.table.context import Actor, Viewer
from whiskerworks.table.messages import Guest
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import Bank, Kept, Open
from whiskerworks.table.view_cache import ViewCache

ADA, BO, CY = 0, 1, 2
"""The numbers that people have who come in this order."""


def watched() -> Played:
    """Return a table for two at which Cy, who watches, has said something."""
    made = two()
    made.do("cy", c.Say("hello"))
    return made


class TestMuting:
    def test_what_a_muted_person_says_is_refused(self) -> None:
        """[T16] Until the host unmutes them; others talk on."""
        made = watched()

        assert made.do("ada", c.Mute(CY)) == [e.Muted("cy")]
        assert made.refused("cy", c.Say("still here")) == "muted T16"
        made.do("bo", c.Say("thanks"))

        assert made.do("ada", c.Unmute(CY)) == [e.Unmuted("cy")]
        assert made.do("cy", c.Say("sorry")) == [e.Said(None, "sorry")]

    def test_a_muted_player_plays_on(self) -> None:
        """[T16] Only talk is refused."""
        made = two()
        made.do("ada", c.Mute(BO))

        assert made.refused("bo", c.Say("hello")) == "muted T16"
        assert made.do("bo", c.Resign())[0] == e.Resigned(1)

    def test_the_person_and_the_host_see_it(self) -> None:
        """[T16] Nobody else is told."""
        made = watched()
        made.do("ada", c.Mute(CY))

        cache = ViewCache(made.table)
        assert standing(cache, Viewer(None, "cy")).muted
        assert not standing(cache, Viewer(1, "bo")).muted
        assert standing(cache, Viewer(0, "ada")).guests == (
            Guest(CY, "", muted=True, removed=False),
        )
        assert standing(cache, Viewer(1, "bo")).guests == ()


class TestRemoving:
    def test_a_removed_bystander_can_do_nothing_until_readmitted(self) -> None:
        """[T16] Neither talk nor sit down."""
        made = watched()

        assert made.do("ada", c.Remove(CY)) == [e.Removed("cy")]
        assert made.refused("cy", c.Say("hello")) == "removed T16"
        assert made.refused("cy", c.Sit()) == "removed T16"

        assert made.do("ada", c.Readmit(CY)) == [e.Readmitted("cy")]
        assert made.do("cy", c.Say("hello")) == [e.Said(None, "hello")]

    @pytest.mark.parametrize("chair", [Open(), Kept()])
    def test_before_the_start_the_chair_is_free_again(self, chair: Open | Kept) -> None:
        """[T16] As when somebody leaves [T10]; the table does not close."""
        made = Played(whiskerworks.load("gears"), setup(Open(), chair, wait=True))
        made.do("bo", c.Sit(1, "cheese-please"))

        assert made.do("ada", c.Remove(BO)) == [e.Removed("bo"), e.Stood(1)]
        assert made.table.phase == "waiting"
        assert made.refused("bo", c.Sit(1, "cheese-please")) == "removed T16"
        assert made.do("cy", c.Sit(1, "cheese-please")) == [e.Sat(1, "cy")]

    def test_in_a_game_the_chair_is_opened_and_no_time_runs_for_it(self) -> None:
        """[T16] Nobody wins by removing somebody."""
        made = two(clock=Bank(30, 0, "loss"))
        while made.table.mover != 1:
            made.play_first("ada")

        assert made.do("ada", c.Remove(BO)) == [e.Removed("bo"), e.Replaced(1, None)]
        assert made.tick(3600) == []
        assert made.table.phase == "playing"
        assert made.do("cy", c.Sit()) == [e.Sat(1, "cy")]

    def test_who_is_readmitted_may_take_the_chair_back(self) -> None:
        """[T16] As long as no other person sits there [T10]."""
        made = two()
        made.do("ada", c.Remove(BO))
        made.do("ada", c.Readmit(BO))

        assert made.do("bo", c.Sit()) == [e.Sat(1, "bo")]

    def test_an_open_proposal_of_theirs_lapses(self) -> None:
        """[T7] Nobody is left to stand by it."""
        made = two()
        (asked,) = made.do("bo", c.Pause())
        number = made.table.seq

        done = made.do("ada", c.Remove(BO))

        assert asked == e.Proposed("pause", 1)
        assert e.Dropped(number, "lapsed") in done

    def test_after_the_end_the_result_stays_and_no_chair_is_kept(self) -> None:
        """[T13, T16] They may not call for a rematch either."""
        made = two()
        made.do("bo", c.Resign())

        assert made.do("ada", c.Remove(BO)) == [e.Removed("bo")]
        chairs, kept_for = operations.rematch_chairs(made.table)
        assert chairs.chairs == (Open(), Kept())
        assert kept_for == ("", "ada")
        with pytest.raises(Refused) as caught:
            operations.check_rematch(made.table, Actor("bo"))
        assert caught.value.refusal.code == "removed"


class TestWhoMay:
    COMMANDS = (c.Mute, c.Unmute, c.Remove, c.Readmit)

    @pytest.mark.parametrize("command", COMMANDS)
    def test_only_the_host(self, command: type[c.Mute]) -> None:
        """[T16] Not other players, not those who watch, not a bot."""
        made = watched()

        assert made.refused("bo", command(CY)) == "only-the-host T16"
        assert made.refused("di", command(CY)) == "only-the-host T16"

    @pytest.mark.parametrize("command", COMMANDS)
    def test_the_host_cannot_be_kept_in_order(self, command: type[c.Mute]) -> None:
        """[T16] Not even by themselves."""
        assert watched().refused("ada", command(ADA)) == "host-stays T16"

    @pytest.mark.parametrize("command", COMMANDS)
    def test_there_must_be_such_a_person(self, command: type[c.Mute]) -> None:
        """[T16] Numbers are given to those who do something."""
        assert watched().refused("ada", command(3)) == "no-such-guest T16"

    def test_what_is_so_already_is_not_done_again(self) -> None:
        """[T16] Nothing is written twice."""
        made = watched()
        assert made.refused("ada", c.Unmute(CY)) == "already-so T16"
        assert made.refused("ada", c.Readmit(CY)) == "already-so T16"
        made.do("ada", c.Mute(CY))
        made.do("ada", c.Remove(CY))

        assert made.refused("ada", c.Mute(CY)) == "already-so T16"
        assert made.refused("ada", c.Remove(CY)) == "already-so T16"


def test_order_outlives_a_restart() -> None:
    """[T15] It is in the log, as all else."""
    made = watched()
    made.do("di", c.Say("me too"))
    made.do("ada", c.Mute(CY))
    made.do("ada", c.Remove(3))
    made.now += 60 * SECOND

    made.table = folded(made.table, made.log)

    assert made.refused("cy", c.Say("hello")) == "muted T16"
    assert made.refused("di", c.Say("hello")) == "removed T16"
