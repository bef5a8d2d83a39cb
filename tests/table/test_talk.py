"""Words for the dealer [T4] and chat [T12]."""

import pytest

import whiskerworks
from tests.table.dealing import Played, setup, two
from whiskerworks.table import commands as c
from whiskerworks.table import entries as e
from whiskerworks.table.setup import Mine, Open, Watching


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
