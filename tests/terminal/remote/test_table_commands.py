"""Parsing of commands typed at a table."""

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
    """Return Ada's view of a table with two open proposals."""
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
        ("sit 2", c.Sit(1, "key")),
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
        ("replace 2 bot 3", c.Replace(1, 3)),
        ("replace 2 OPEN", c.Replace(1)),
        ("mute Bob", c.Mute(1)),
        ("unmute bob", c.Unmute(1)),
        ("remove BOB", c.Remove(1)),
        ("readmit Bob", c.Readmit(1)),
    ],
)
def test_typed_commands_become_commands(
    known: TableView, line: str, command: c.Command
) -> None:
    """Each kind of command can be typed."""
    word, _, rest = line.partition(" ")

    assert parse_command(known, word, rest, "key") == command


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("sit x", "sit [SEAT]"),
        ("sit 0", "sit [SEAT]"),
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
def test_incomplete_commands_are_explained(
    known: TableView, line: str, order: str
) -> None:
    """Nothing is sent that a server would not accept."""
    word, _, rest = line.partition(" ")

    assert parse_command(known, word, rest, "") == InputProblem(
        "terminal-table-usage", order
    )


def test_ending_a_game_needs_a_confirmation(known: TableView) -> None:
    """Typing it once is not enough."""
    for word in ("resign", "abandon"):
        for rest in ("", "now"):
            found = parse_command(known, word, rest, "")
            assert found == InputProblem("terminal-table-sure", f"{word} yes")


def test_a_number_is_needed_only_where_there_are_several(known: TableView) -> None:
    """Proposals of others come before one's own."""
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


def test_a_move_is_not_a_command(known: TableView) -> None:
    """Whatever the game calls its moves."""
    assert parse_command(known, "e3", "", "") is None
    assert parse_command(known, "hint", "", "") is None


def test_available_commands_are_listed_the_most_useful_first(
    known: TableView,
) -> None:
    """And each of them exists."""
    found = available_commands(known)

    assert found[:2] == ("agree [N]", "decline [N]")
    assert {"undo", "pause", "resign", "abandon", "say TEXT", "link"} <= set(found)
    assert not {"sit [SEAT]", "start", "rematch", "word TEXT", "resume"} & set(found)
    assert set(found) <= set(USAGE.values())


def test_a_name_that_two_people_share_is_ambiguous(known: TableView) -> None:
    """Otherwise the wrong person might be removed; a number picks one of them."""
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


def test_a_name_like_a_number_hides_nobody(
    known: TableView,
) -> None:
    """A number means its owner; the impostor has a number of their own."""
    line = ChatLine(9, 0, None, "Bob #1", "hello", 7)
    two = dataclasses.replace(known, chat=(line,))

    assert find_person(two, "ignore", "Bob #1") == 1
    assert find_person(two, "ignore", "Bob #1 #7") == 7


def test_the_host_can_moderate(known: TableView) -> None:
    """And to undo that, once there is something to undo."""
    guest = Guest(1, "Bob", muted=True, removed=False)
    status = msgspec.structs.replace(known.status, guests=(guest,))
    facts = msgspec.structs.replace(known.facts, host=False)

    assert {"mute WHO", "remove WHO"} <= set(available_commands(known))
    assert "unmute WHO" not in available_commands(known)
    assert "unmute WHO" in available_commands(dataclasses.replace(known, status=status))
    assert "mute WHO" not in available_commands(dataclasses.replace(known, facts=facts))


def test_others_than_the_host_learn_to_mute_for_themselves(
    known: TableView,
) -> None:
    """[T16] The host's commands are different."""
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


def test_people_who_chat_can_be_ignored(known: TableView) -> None:
    """Not people who are silent, the operator, or yourself."""
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
def test_the_help_lists_every_command(language: str) -> None:
    """In every language, with what it does."""
    told = words("gears", language).say(Message("terminal-table-help"))
    listed = [line for line in told.splitlines() if line.startswith("- ")]

    for order in USAGE:
        assert any(re.search(rf"\b{order}\b", line) for line in listed), order
