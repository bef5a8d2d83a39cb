"""Words for the dealer [T4] and chat [T12]."""

import pytest

import whiskerworks
from tests.table.dealing import SECOND, Played, folded, setup, two
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import Mine, Open, Watching
from whiskerworks.table.state import (
    MAX_CHAT_BURST_LINES,
    MAX_CHAT_CHARACTERS_SHOWN,
    MAX_CHAT_LINES_OF_BYSTANDER,
    MAX_CHAT_LINES_SHOWN,
    MILLISECONDS_PER_CHAT_LINE,
)


class TestWords:
    def test_a_word_is_given_with_the_chair_or_later(self) -> None:
        """[T4] It may be changed, and taken back by an empty one."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), Open(), wait=True))
        made.do("ada", c.GiveWord("one"))
        made.do("ada", c.GiveWord("two words"))
        assert made.do("bo", c.Sit(word="käse")) == [
            e.Sat(1, "bo"),
            e.Worded(1, "käse"),
        ]
        assert made.table.words == {0: "two words", 1: "käse"}

        made.do("ada", c.GiveWord(""))

        assert made.table.words == {1: "käse"}

    def test_the_dealer_is_told_the_words_of_all_seats(self) -> None:
        """[T4] In their order; another word is another draw."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), Open()))
        made.do("ada", c.GiveWord("one"))

        done = made.do("bo", c.Sit())

        assert done[-1] == e.Drew("first red", 0)

    @pytest.mark.parametrize("word", [" cheese", "two\nlines", " ", "a\u202eb"])
    def test_a_word_fits_on_a_line(self, word: str) -> None:
        """[T4] It will stand in the record; nobody sits down with a bad one."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), Open()))

        assert made.refused("ada", c.GiveWord(word)) == "bad-word T4"
        assert made.refused("bo", c.Sit(word=word)) == "bad-word T4"
        assert made.table.seats_of("bo") == []

    def test_words_are_fixed_when_the_game_begins(self) -> None:
        """[T4] Who comes back cannot bring another."""
        made = two()
        made.do("bo", c.Leave())

        assert made.refused("ada", c.GiveWord("late")) == "begun T2"
        assert made.refused("bo", c.Sit(word="late")) == "begun T2"

    def test_only_players_give_words(self) -> None:
        """[T4] And each for an own seat."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), Open()))

        assert made.refused("bo", c.GiveWord("cheese")) == "not-a-player T3"


class TestChat:
    def test_players_and_bystanders_talk(self) -> None:
        """[T12] Also after the end."""
        made = two()

        assert made.do("bo", c.Say("hello")) == [e.Said(1, "hello")]
        made.do("ada", c.Resign())
        assert made.do("cy", c.Say("well played")) == [e.Said(None, "well played")]

        said = [(logged.person, logged.entry) for logged in made.table.said]
        assert said == [("bo", e.Said(1, "hello")), ("cy", e.Said(None, "well played"))]

    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("  two\n lines\t", "two lines"),
            ("a\u202eb\x07", "ab"),
            ("\U0001f468\u200d\U0001f373", "\U0001f468\u200d\U0001f373"),
        ],
    )
    def test_what_is_said_stands_on_one_line(self, typed: str, said: str) -> None:
        """[T12] Nothing in it plays tricks on those who read it."""
        assert two().do("ada", c.Say(typed)) == [e.Said(0, said)]

    @pytest.mark.parametrize("typed", ["", " \n ", "\x00", "\u200d"])
    def test_nothing_is_not_said(self, typed: str) -> None:
        """[T12] Blanks are nothing."""
        assert two().refused("ada", c.Say(typed)) == "nothing-said T12"

    def test_a_table_may_be_without_chat(self) -> None:
        """[T12] For everybody."""
        assert two(chat=False).refused("ada", c.Say("hello")) == "no-chat T12"

    def test_who_may_not_look_on_may_not_talk(self) -> None:
        """[T11] Players may."""
        made = two(watching=Watching(allowed=False))

        assert made.refused("cy", c.Say("hello")) == "no-looking-on T11"
        assert made.do("bo", c.Say("hello")) == [e.Said(1, "hello")]


def talk(made: Played, person: str, lines: int, text: str = "squeak") -> None:
    """Let *person* say so many lines, no faster than they may."""
    for _ in range(lines):
        made.now += MILLISECONDS_PER_CHAT_LINE
        made.do(person, c.Say(text))


class TestAmountOfChat:
    def test_a_burst_is_allowed_and_then_one_line_in_two_seconds(self) -> None:
        """[T12] The refusal says how long to wait."""
        made = two()
        for _ in range(MAX_CHAT_BURST_LINES):
            made.do("cy", c.Say("squeak"))

        with pytest.raises(Refused) as caught:
            made.do("cy", c.Say("squeak"))
        assert caught.value.refusal.code == "chat-too-fast"
        assert caught.value.refusal.params == {"seconds": 2}

        made.now += 2 * SECOND
        assert made.do("cy", c.Say("squeak")) == [e.Said(None, "squeak")]
        assert made.refused("cy", c.Say("squeak")) == "chat-too-fast T12"

    def test_others_talk_on_and_nothing_but_talk_is_slowed_down(self) -> None:
        """[T12] The rate is a person's own."""
        made = two()
        for _ in range(MAX_CHAT_BURST_LINES):
            made.do("bo", c.Say("squeak"))
        assert made.refused("bo", c.Say("squeak")) == "chat-too-fast T12"

        assert made.do("ada", c.Say("hush")) == [e.Said(0, "hush")]
        assert made.do("bo", c.Pause()) == [e.Proposed("pause", 1)]

    def test_the_rate_outlives_a_restart(self) -> None:
        """[T15] It follows from the log, as all else does."""
        made = two()
        for _ in range(MAX_CHAT_BURST_LINES):
            made.do("cy", c.Say("squeak"))

        made.table = folded(made.table, made.log)

        assert made.refused("cy", c.Say("squeak")) == "chat-too-fast T12"

    def test_a_bystander_cannot_fill_the_log(self) -> None:
        """[T12] Players may say more than those who watch."""
        made = two()
        talk(made, "cy", MAX_CHAT_LINES_OF_BYSTANDER)
        talk(made, "bo", MAX_CHAT_LINES_OF_BYSTANDER)
        made.now += 60 * SECOND

        assert made.refused("cy", c.Say("squeak")) == "chat-used-up T12"
        assert made.do("bo", c.Say("squeak")) == [e.Said(1, "squeak")]

    def test_the_host_may_talk_as_much_as_players_without_a_seat(self) -> None:
        """[T12] Somebody has to answer questions."""
        made = Played(whiskerworks.load("gears"), setup(Open(), Open()))
        talk(made, "ada", MAX_CHAT_LINES_OF_BYSTANDER + 1)

        assert len(made.table.said) == MAX_CHAT_LINES_SHOWN

    def test_a_table_shows_the_last_lines(self) -> None:
        """[T12] Those before are in the log, and are not sent again."""
        made = two()
        talk(made, "bo", MAX_CHAT_LINES_SHOWN, "first")
        talk(made, "ada", 50, "last")

        assert len(made.table.said) == MAX_CHAT_LINES_SHOWN
        assert [one.person for one in made.table.said][-50:] == ["ada"] * 50
        said = [one for one in made.log if isinstance(one.entry, e.Said)]
        assert len(said) == MAX_CHAT_LINES_SHOWN + 50

    def test_a_table_shows_fewer_lines_if_they_are_long(self) -> None:
        """[T12] So that a snapshot stays small whatever was said."""
        made = two()
        talk(made, "bo", 50, "x" * 1000)

        said = [one.entry for one in made.table.said]
        shown = sum([len(one.text) for one in said if isinstance(one, e.Said)])
        assert shown == MAX_CHAT_CHARACTERS_SHOWN

    def test_logs_of_before_the_limits_are_read(self) -> None:
        """[T15] Whatever they hold has happened."""
        made = two()
        first = made.table.seq + 1
        for seq in range(first, first + 900):
            logged = e.LogEntry(seq, made.now, e.Said(None, "squeak"), "cy")
            made.table.apply(logged)

        assert len(made.table.said) == MAX_CHAT_LINES_SHOWN
        assert made.refused("cy", c.Say("squeak")) == "chat-used-up T12"
