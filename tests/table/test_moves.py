"""Moves, moves without a choice, and the log. Rules are those of docs/table.md."""

import pytest

import whiskerworks
from tests.table.dealing import Played, alone, folded, moment, setup, three, two
from whiskerworks.core.message import Message, Params
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table import operations
from whiskerworks.table.context import Actor
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Mine, Open
from whiskerworks.table.table import Table

GEARS = whiskerworks.load("gears")


class TestMoves:
    def test_who_is_on_turn_plays(self) -> None:
        """[T3] And then the next."""
        made = two()

        assert made.play("ada", "e3") == [e.Moved(0, "e3", "person")]
        assert (made.table.ply, made.table.mover) == (2, 1)
        assert made.table.hows == ["automatic", "person"]
        assert made.table.draws == [0, None]

    def test_a_move_for_another_position_is_refused(self) -> None:
        """[T3] What was meant for an earlier or later position is not played."""
        made = two()

        assert made.refused("ada", c.Play("e3", 0)) == "stale T3"
        assert made.refused("ada", c.Play("e3", 2)) == "stale T3"

    def test_a_text_that_is_no_move_is_refused(self) -> None:
        """[T3] And it is said what is wrong with it."""
        made = two()

        with pytest.raises(Refused) as why:
            made.play("ada", "z99")

        assert why.value.refusal.code == "no-such-move-text"
        assert why.value.refusal.rule == "T3"
        params: Params = {"name": "z99", "first": "a1", "last": "j10"}
        assert why.value.refusal.params["problem"] == Message("bad-peg", params)

    def test_a_rule_of_the_game_refuses_by_its_own_name(self) -> None:
        """[T3] Two wheels do not go on one peg."""
        made = two()
        made.play("ada", "e3")

        code, rule = made.refused("bo", c.Play("e3", 2)).split()

        assert (code, rule) in GEARS.meta.refusals

    def test_only_who_is_on_turn_plays(self) -> None:
        """[T3] The referee's own refusal names the table's rule."""
        made = two()

        assert made.refused("bo", c.Play("e3", 1)) == "not-your-turn T3"

    def test_only_who_sits_there_plays(self) -> None:
        """[T3] Not a bystander, not another player, and no bot unless asked."""
        made = two()
        bot = Actor("", 0, bot=True)

        assert made.refused("cy", c.Play("e3", 1)) == "not-a-player T3"
        assert made.refused("bo", c.Play("e3", 1), seat=0) == "not-a-player T3"
        with pytest.raises(Refused, match="not-a-player"):
            operations.execute(made.table, c.Play("e3", 1), bot, "", moment())

    def test_who_holds_two_seats_plays_for_the_one_on_turn(self) -> None:
        """[T3] Unless they say for which."""
        made = Played(GEARS, setup(Mine(), Mine()))

        made.play("ada", "e3")
        made.play("ada", "e4")

        assert made.refused("ada", c.Play("e5", 3), seat=1) == "not-your-turn T3"

    def test_nothing_is_played_before_the_start_and_after_the_end(self) -> None:
        """[T3] Each is said as it is."""
        made = Played(GEARS, setup(Mine(), Open()))
        assert made.refused("ada", c.Play("e3", 0)) == "not-begun T2"
        made.do("bo", c.Sit())
        made.do("ada", c.Resign())

        assert made.refused("ada", c.Play("e3", 1)) == "table-over T3"

    def test_a_game_ends_by_its_rules_and_the_secret_is_shown(self) -> None:
        """[T4] Played by the first legal moves to its end."""
        made = alone()
        done: list[e.Entry] = []
        while made.table.phase == "playing":
            done = made.play_first("ada")

        outcome = made.table.game.outcome(made.table.state)
        assert outcome is not None
        ended = e.Ended(outcome.reason, outcome.rule, outcome.scores)
        assert done[-2:] == [ended, e.Revealed("c0ffee")]
        assert (made.table.phase, made.table.secret) == ("over", "c0ffee")
        assert made.table.ended == ended


class TestBots:
    def test_a_bot_is_asked_for_its_seat_and_plays(self) -> None:
        """[T3] Nobody's name stands by its move."""
        made = Played(GEARS, setup(Mine(), BotChair(4)))
        made.play("ada", "e3")
        assert made.table.bot_turn() == (1, 4, 2)

        (moved,) = made.bot()

        assert isinstance(moved, e.Moved)
        assert moved.how == "bot"
        assert (made.log[-1].person, made.log[-1].command) == ("", "")
        assert made.table.bot_turn() is None

    def test_a_bot_does_nothing_but_play(self) -> None:
        """[T3] It resigns as little as it talks."""
        made = Played(GEARS, setup(BotChair(4), Mine()))
        bot = Actor("", 0, bot=True)

        with pytest.raises(Refused, match="not-a-player"):
            operations.execute(made.table, c.Say("hello"), bot, "", moment())


class TestMovesWithoutAChoice:
    def test_the_table_plays_them(self) -> None:
        """[T14] In escape the bomb often has one place to go."""
        made = alone(automatic=True)
        hows: set[str] = set()
        while made.table.phase == "playing":
            game, state = made.table.game, made.table.state
            assert len(game.legal_moves(state)) > 1
            done = made.play_first("ada")
            hows |= {one.how for one in done if isinstance(one, e.Moved)}

        assert hows == {"person", "automatic"}

    def test_where_it_was_not_chosen_nobody_does(self) -> None:
        """[T14] Every move of a seat is a person's."""
        made = alone()
        while made.table.phase == "playing":
            made.play_first("ada")

        movers = [made.table.mover_at(ply) for ply in range(made.table.ply)]
        hows = {h for h, m in zip(made.table.hows, movers, strict=True) if m == 0}
        assert hows == {"person"}

    def test_a_game_that_can_go_on_for_ever_is_left_to_people(self) -> None:
        """[T14] The puzzle could be put together and taken apart without end."""
        made = alone("puzzle", automatic=True)

        assert made.play_first("ada") == [made.log[-1].entry]


class TestLog:
    def test_a_command_that_comes_again_is_done_once(self) -> None:
        """[T15] The table tells where it stands."""
        made = two()
        ada = Actor("ada")
        first = operations.execute(made.table, c.Play("e3", 1), ada, "x", moment())
        seq = made.table.seq

        again = operations.execute(made.table, c.Play("e3", 1), ada, "x", moment())

        assert again == []
        assert made.table.seq == seq
        assert made.table.answered("ada", "x") == first[0].seq

    def test_ids_are_each_persons_own(self) -> None:
        """[T15] Another's id is not in the way."""
        made = two()
        operations.execute(made.table, c.Play("e3", 1), Actor("ada"), "x", moment())

        done = operations.execute(
            made.table, c.Play("e4", 2), Actor("bo"), "x", moment()
        )

        assert len(done) == 1
        assert made.table.answered("cy", "x") is None

    def test_only_the_first_entry_bears_the_command(self) -> None:
        """[T15] What follows by itself is nobody's."""
        made = two()

        sat, started, drew = made.log[2:5]

        assert (sat.person, sat.command) == ("bo", "c1")
        assert (started.person, started.command) == ("", "")
        assert (drew.person, drew.command) == ("", "")

    def test_a_gap_or_a_wrong_beginning_is_seen(self) -> None:
        """[T15] An entry follows the one before it, and the first is Created."""
        made = three()

        with pytest.raises(ValueError, match="entry 3 cannot follow entry 1"):
            folded(made.table, [made.log[0], made.log[2]])
        with pytest.raises(ValueError, match="begins with Created"):
            Table(made.table.game, made.log[1])

    def test_a_clock_that_was_set_back_does_not_turn_time_back(self) -> None:
        """[T15] Entries never go back in time."""
        made = two()
        made.now = 5000
        made.play("ada", "e3")
        made.now = 3000
        made.play("bo", "e4")

        assert [logged.at for logged in made.log[-2:]] == [5000, 5000]

    def test_old_rules_are_kept(self) -> None:
        """[T15] The table says by which version of the rules it is played."""
        game = load_record(Record("gears", GEARS.meta.oldest_rules, 2))

        created = Played(game, setup(Mine(), Open())).table.created

        assert created.rules_version == GEARS.meta.oldest_rules
        assert dict(created.options)["first"] == "coin"
