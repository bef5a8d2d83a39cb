"""Muting people for yourself, by commands at a table."""

import pytest

from tests.server.api.site import MINE, OPEN, Site, done, made
from tests.terminal.remote.tables import at, couple, joined_session, me, run, until
from whiskerworks.table.commands import Say, Sit
from whiskerworks.terminal.remote.identity import ANONYMOUS
from whiskerworks.terminal.remote.ignore_commands import matching_numbers
from whiskerworks.terminal.remote.table_api import MutedPerson

NOBODY = "You haven't muted anyone."
HEARD = "You've unmuted Bob."
HOSTS = "Only the host can mute people for the whole table."
HINT = "Type ignored to see your list."


def test_ignored_people_are_silent_until_unignored(server: Site) -> None:
    """[T16] Neither earlier lines nor new ones; they do not notice."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await two.obey("say one")
            now = await until(one, lambda now: now.chat)
            assert "ignore WHO" in now.commands

            (told,) = await one.obey("ignore Bob")
            assert told == (
                "You've muted Bob for yourself, at every table. "
                "To undo it, type unignore Bob."
            )
            now = await until(one, lambda now: not now.chat)
            assert "unignore WHO" in now.commands
            await two.obey("say two")
            await one.obey("say three")
            await until(one, lambda now: now.chat == ("Ada: three",))
            now = await until(two, lambda now: len(now.chat) == 3)
            assert now.chat[1] == "Bob: two"
            assert "unignore WHO" not in now.commands

            assert await one.obey("unignore BOB") == [HEARD]
            now = await until(one, lambda now: len(now.chat) == 3)
            assert now.chat == two.view.chat
            assert "unignore WHO" not in now.commands

    run(work())


def test_ignored_people_are_listed(server: Site) -> None:
    """In order of muting; the number in the list unmutes."""

    async def work() -> None:
        async with couple(server) as (one, two):
            assert await one.obey("ignored") == [
                NOBODY + " To mute someone, type ignore and their name."
            ]
            await one.obey("ignore Bob")
            cat = server.guest("Cat")
            done(cat, one.address.table, Say("hello"))
            await until(one, lambda now: now.chat)
            await one.obey("ignore Cat")

            head, *listed = await one.obey("IGNORED")
            assert head.startswith("You've muted these people for yourself, at every")
            assert listed == ["1. Bob", "2. Cat"]
            assert (await two.obey("ignored"))[0].startswith(NOBODY)

            assert await one.obey("unignore 1") == [HEARD]
            assert (await one.obey("ignored"))[1:] == ["1. Cat"]
            assert (await one.obey("unignore Bob"))[0].endswith(HINT)
            assert (await one.obey("unignore 2"))[0].endswith(HINT)

    run(work())


def test_ignored_people_stay_ignored_at_the_next_table(server: Site) -> None:
    """And can be unmuted there, even before they arrive."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        first, second = made(ada, MINE, OPEN), made(ada, MINE, OPEN)
        done(bob, first, Sit())
        async with joined_session(at(server, first), me(ada)) as one:
            await one.obey("ignore Bob")
        async with joined_session(at(server, second), me(ada)) as one:
            assert (await one.obey("ignored"))[1:] == ["1. Bob"]
            done(bob, second, Say("hello"))
            now = await until(one, lambda now: "unignore WHO" in now.commands)
            assert now.chat == ()
            await one.obey("unignore Bob")
            now = await until(one, lambda now: now.chat)
            assert now.chat == ("Bob: hello",)

    run(work())


def test_mistakes_are_explained(server: Site) -> None:
    """Nobody, an unknown name, and yourself."""

    async def work() -> None:
        async with couple(server) as (one, two):
            usage = ["Type it like this: ignore WHO"]
            assert await one.obey("ignore") == usage
            assert await one.obey("ignore Nobody") == usage
            assert await one.obey("ignore Ada") == ["You can't mute yourself. [T16]"]
            assert await one.obey("unignore") == ["Type it like this: unignore WHO"]
            assert await two.obey("mute Ada") == [
                HOSTS + " To mute someone just for yourself, type ignore Ada."
            ]
            assert (await two.obey("ignored"))[0].startswith(NOBODY)

    run(work())


def test_people_can_be_ignored_by_their_name_at_the_table(
    server: Site,
) -> None:
    """And unmuted by that name, although the list has their own."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await two.obey("say I am Bob")
            done(server.guest("Bob"), one.address.table, Say("No, I am"))
            await until(one, lambda now: len(now.chat) == 2)

            (told,) = await one.obey("ignore bob (2)")
            assert told.startswith("You've muted Bob (2) for yourself,")
            assert told.endswith("To undo it, type unignore bob (2).")
            now = await until(one, lambda now: len(now.chat) == 1)
            assert now.chat == ("Bob: I am Bob",)
            assert (await one.obey("ignored"))[1:] == ["1. Bob"]
            (told,) = await one.obey("unignore bob (2)")
            assert told == "You've unmuted Bob (2)."
            await until(one, lambda now: len(now.chat) == 2)

    run(work())


def test_one_of_several_namesakes_can_be_ignored(server: Site) -> None:
    """By the number in the answer, next to their last line."""

    async def work() -> None:
        async with couple(server) as (one, _):
            for text in ("good move", "bad move"):
                done(server.guest("Eve"), one.address.table, Say(text))
            await until(one, lambda now: len(now.chat) == 2)

            (told,) = await one.obey("ignore Eve")
            assert told == (
                "Several people have that name. Type one of these: "
                "ignore Eve #2 (good move), ignore Eve #3 (bad move)"
            )
            await one.obey("ignore Eve #3")
            now = await until(one, lambda now: len(now.chat) == 1)
            assert now.chat == ("Eve: good move",)
            await one.obey("unignore Eve")
            await until(one, lambda now: len(now.chat) == 2)

            for order in ("ignore Eve #2", "ignore Eve #3"):
                await one.obey(order)
            await until(one, lambda now: not now.chat)
            (told,) = await one.obey("unignore Eve")
            assert told.endswith("Type one of these: unignore 1, unignore 2")

    run(work())


def test_a_stranger_needs_a_name_to_mute_people(server: Site) -> None:
    """The server must know for whom to mute."""

    async def work() -> None:
        ada = server.guest("Ada")
        table = made(ada, MINE, OPEN)
        done(ada, table, Say("hello"))
        async with joined_session(at(server, table), ANONYMOUS, take_seat=False) as one:
            await until(one, lambda now: now.chat)
            for order in ("ignore Ada", "unignore Ada", "ignored"):
                assert (await one.obey(order))[0].startswith("Choose a name")

    run(work())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1", [1]),
        ("2", [2]),
        ("4", []),
        ("0", []),
        ("bob", [1, 3]),
        ("Cat", []),
        ("somebody", []),
    ],
)
def test_a_number_or_a_name_means_somebody_of_the_list(
    text: str, found: list[int]
) -> None:
    """Numbers come before names that look like numbers, so that each can be chosen."""
    muted = [MutedPerson(str(at), name) for at, name in enumerate(["Bob", "1", "BOB"])]

    assert matching_numbers(muted, text) == found
