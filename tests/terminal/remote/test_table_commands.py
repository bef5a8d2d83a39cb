"""What is typed at a table, and the commands it means."""

import dataclasses
import re

import msgspec
import pytest

from tests.server.api.site import MINE, OPEN, Site, done, made, seen
from whiskerworks.core.message import Message
from whiskerworks.table import commands as c
from whiskerworks.table.commands import Pause, Sit, Undo
from whiskerworks.table.messages import ChatLine, Guest, Status
from whiskerworks.terminal.remote.table_commands import (
    USAGE,
    InputProblem,
    available_commands,
    find_person,
    parse_command,
)
from whiskerworks.terminal.remote.table_view import TableView, apply_message
from whiskerworks.words import languages, words


@pytest.fixture(scope="module")
def known(server: Site) -> TableView:
    """Return what Ada knows of a table at which two things were proposed."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = made(ada, MINE, OPEN)
    done(bob, table, Sit())
    done(ada, table, c.Play("e3", 0))
    done(bob, table, c.Play("e4", 1))
    done(bob, table, Pause())
    done(ada, table, Undo())
    found = apply_message(None, seen(ada, table), 0)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("sit", c.Sit(None, "key")),
        ("sit 1", c.Sit(1, "key")),
        ("leave", c.Leave()),
        ("start", c.Start()),
        ("undo", c.Undo()),
        ("pause", c.Pause()),
        ("resume", c.Resume()),
        ("draw", c.OfferDraw()),
        ("resign yes", c.Resign()),
        ("abandon YES", c.Abandon()),
        ("agree 7", c.Agree(7)),
        ("decline 7", c.Decline(7)),
        ("say Hello, Bob", c.Say("Hello, Bob")),
        ("word Käse", c.GiveWord("Käse")),
        ("word", c.GiveWord("")),
        ("replace 1 bot 3", c.Replace(1, 3)),
        ("replace 1 OPEN", c.Replace(1)),
        ("mute Bob", c.Mute(1)),
        ("unmute bob", c.Unmute(1)),
        ("remove BOB", c.Remove(1)),
        ("readmit Bob", c.Readmit(1)),
    ],
)
def test_orders_are_commands(known: TableView, line: str, command: c.Command) -> None:
    """Each kind of command can be typed."""
    word, _, rest = line.partition(" ")

    assert parse_command(known, word, rest, "key") == command


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("sit x", "sit [SEAT]"),
        ("sit 99", "sit [SEAT]"),
        ("sit ²", "sit [SEAT]"),
        ("agree x", "agree [N]"),
        ("agree 0", "agree [N]"),
        ("decline -1", "decline [N]"),
        ("say", "say TEXT"),
        (f"say {'x' * 1001}", "say TEXT"),
        (f"word {'x' * 41}", "word TEXT"),
        ("replace", "replace SEAT bot LEVEL|open"),
        ("replace 1", "replace SEAT bot LEVEL|open"),
        ("replace 1 bot", "replace SEAT bot LEVEL|open"),
        ("replace 1 bot 0", "replace SEAT bot LEVEL|open"),
        ("replace 1 bot 6", "replace SEAT bot LEVEL|open"),
        ("replace x open", "replace SEAT bot LEVEL|open"),
        ("mute", "mute WHO"),
        ("remove Nobody", "remove WHO"),
    ],
)
def test_what_is_not_quite_an_order_is_told_how_to_be(
    known: TableView, line: str, order: str
) -> None:
    """Nothing is sent that a server would not take."""
    word, _, rest = line.partition(" ")

    assert parse_command(known, word, rest, "") == InputProblem(
        "terminal-table-usage", order
    )


def test_what_ends_a_game_is_asked_twice(known: TableView) -> None:
    """Typing it once is not enough."""
    for word in ("resign", "abandon"):
        for rest in ("", "now"):
            found = parse_command(known, word, rest, "")
            assert found == InputProblem("terminal-table-sure", f"{word} yes")


def test_a_number_is_needed_only_where_there_are_several(known: TableView) -> None:
    """What others ask comes before what was asked oneself."""
    theirs, mine = known.status.questions
    alone = msgspec.structs.replace(known.status, questions=(mine,))
    several = msgspec.structs.replace(known.status, questions=(theirs, theirs))
    none = msgspec.structs.replace(known.status, questions=())

    def say(status: Status, word: str) -> object:
        return parse_command(dataclasses.replace(known, status=status), word, "", "")

    assert say(known.status, "agree") == c.Agree(theirs.proposal)
    assert say(known.status, "decline") == c.Decline(theirs.proposal)
    assert say(alone, "decline") == c.Decline(mine.proposal)
    assert say(several, "agree") == InputProblem("terminal-table-which", "agree")
    assert say(none, "agree") == InputProblem("terminal-table-unasked", "agree")
    assert say(alone, "agree") == InputProblem("terminal-table-unasked", "agree")


def test_what_is_a_move_is_no_order(known: TableView) -> None:
    """Whatever the game calls its moves."""
    assert parse_command(known, "e3", "", "") is None
    assert parse_command(known, "hint", "", "") is None


def test_orders_that_make_sense_are_listed_the_wanted_ones_first(
    known: TableView,
) -> None:
    """Each of them is one that there is."""
    found = available_commands(known)

    assert found[:2] == ("agree [N]", "decline [N]")
    assert {"undo", "pause", "resign", "abandon", "say TEXT", "link"} <= set(found)
    assert not {"sit [SEAT]", "start", "rematch", "word TEXT", "resume"} & set(found)
    assert set(found) <= set(USAGE.values())


def test_a_name_that_two_have_names_nobody(known: TableView) -> None:
    """Else the wrong one would be sent away; with a number it names one of them."""
    line = ChatLine(9, 0, None, "bob", "me too", 7)
    two = dataclasses.replace(known, chat=(line,))

    assert parse_command(two, "remove", "Bob", "") == InputProblem(
        "terminal-table-alike", "remove Bob #1, remove Bob #7 (me too)"
    )
    assert parse_command(two, "remove", "Bob #1", "") == c.Remove(1)
    assert parse_command(two, "remove", "Bob #7", "") == c.Remove(7)
    assert parse_command(two, "remove", "Bob #2", "") == InputProblem(
        "terminal-table-usage", "remove WHO"
    )


def test_who_names_themselves_like_a_number_hides_behind_nobody(
    known: TableView,
) -> None:
    """Whoever has the number is meant; the other is named with their own."""
    line = ChatLine(9, 0, None, "Bob #1", "hello", 7)
    two = dataclasses.replace(known, chat=(line,))

    assert find_person(two, "ignore", "Bob #1") == 1
    assert find_person(two, "ignore", "Bob #1 #7") == 7


def test_the_host_is_offered_to_keep_order(known: TableView) -> None:
    """And to take it back, once there is something to take back."""
    guest = Guest(1, "Bob", muted=True, removed=False)
    status = msgspec.structs.replace(known.status, guests=(guest,))
    facts = msgspec.structs.replace(known.facts, host=False)

    assert {"mute WHO", "remove WHO"} <= set(available_commands(known))
    assert "unmute WHO" not in available_commands(known)
    assert "unmute WHO" in available_commands(dataclasses.replace(known, status=status))
    assert "mute WHO" not in available_commands(dataclasses.replace(known, facts=facts))


def test_who_is_not_the_host_is_told_how_to_mute_for_themselves(
    known: TableView,
) -> None:
    """[T16] The host's orders are others."""
    facts = msgspec.structs.replace(known.facts, host=False)
    other = dataclasses.replace(known, facts=facts)

    for line, order in {
        "mute Bob": "ignore Bob",
        "unmute Bob": "unignore Bob",
        "mute": "ignore WHO",
    }.items():
        word, _, rest = line.partition(" ")
        found = parse_command(other, word, rest, "")
        assert found == InputProblem("terminal-table-for-you", order)


def test_whom_one_reads_may_be_muted_for_oneself(known: TableView) -> None:
    """Not who is silent, not the operator, and not oneself."""
    lines = {
        who: ChatLine(9, 0, None, name, "hello", who)
        for who, name in {0: "Ada", 1: "Bob", None: ""}.items()
    }
    hidden = Guest(1, "Bob", muted=False, removed=False, hidden=True)
    status = msgspec.structs.replace(known.status, guests=(hidden,))

    def offered(*chat: ChatLine) -> bool:
        return "ignore WHO" in available_commands(dataclasses.replace(known, chat=chat))

    assert not offered()
    assert not offered(lines[0], lines[None])
    assert offered(lines[0], lines[1])
    assert "ignored" in available_commands(known)
    assert "unignore WHO" not in available_commands(known)
    assert "unignore WHO" in available_commands(
        dataclasses.replace(known, status=status)
    )


@pytest.mark.parametrize("language", languages())
def test_the_help_lists_every_order(language: str) -> None:
    """In every language, with what it does."""
    told = words("gears", language).say(Message("terminal-table-help"))
    listed = [line for line in told.splitlines() if line.startswith("- ")]

    for order in USAGE:
        assert any(re.search(rf"\b{order}\b", line) for line in listed), order
