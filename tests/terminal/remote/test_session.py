"""Sessions at a live table: moves, proposals, chat, endings, and who may sit."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.server.api.site import BOT, KEPT, MINE, OPEN, Site, done, made, seen
from tests.terminal.remote.tables import (
    BLOCKED,
    at,
    couple,
    joined_session,
    me,
    play,
    run,
    until,
)
from whiskerworks.core import record
from whiskerworks.table.commands import Leave, Play, Sit
from whiskerworks.terminal.remote.identity import ANONYMOUS
from whiskerworks.terminal.remote.table_text import format_clock
from whiskerworks.terminal.session import SessionView


def test_two_sessions_play_a_whole_game_against_each_other(server: Site) -> None:
    """Both are told what happened, and who has won."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await play([one, two], BLOCKED)
            theirs = await until(two, lambda now: now.result)
            mine = await until(one, lambda now: now.result)

            assert [told.move for told in theirs.plies] == list(BLOCKED)
            assert theirs.plies == mine.plies
            assert mine.plies[-1].sentences[0] == "Red puts a cog on j3."
            assert mine.result[1:] == ("Winner: Bob.", "[G9] Score 0 : 1")
            assert not mine.is_our_turn
            assert "rematch" in mine.commands

    run(work())


def test_a_session_sits_down_by_invitation_and_plays_a_bot(server: Site) -> None:
    """The bot moves automatically; its title is shown."""

    async def work() -> None:
        host, ada = server.guest("Eve"), server.guest("Ada")
        table = made(host, KEPT, BOT)
        invitation = seen(host, table).facts.invitation
        address = at(server, table, f"?invitation={invitation}")
        async with joined_session(address, me(ada)) as one:
            now = await until(one, lambda now: now.is_our_turn)

            assert now.notices == ("You now sit in seat 1.",)
            assert [person.is_local for person in now.people] == [True, False]
            assert now.people[1].is_bot
            assert now.people[1].name == "Apprentice (bot 1)"
            assert await one.obey("e3") == []
            assert len((await until(one, lambda now: now.is_our_turn)).plies) == 2

    run(work())


def test_people_without_an_invitation_watch_and_learn_why(server: Site) -> None:
    """They cannot take a reserved chair; their moves are refused."""

    async def work() -> None:
        table = made(server.guest("Eve"), KEPT, BOT)
        async with joined_session(at(server, table), me(server.guest())) as one:
            now = one.view

            assert now.seat is None
            assert now.notices[0].startswith("The free seats are reserved")
            assert "You're watching." in now.notices
            assert not now.is_our_turn
            assert (await one.obey("e3"))[0].startswith("You don't play")

    run(work())


def test_at_a_full_table_people_watch(server: Site) -> None:
    """And see every move, as the players do."""

    async def work() -> None:
        async with couple(server) as (one, two):
            address = one.address
            async with joined_session(address, me(server.guest("Cat"), "Cat")) as third:
                assert third.view.notices == (
                    "The table is full. [T1]",
                    "You're watching.",
                )
                await play([one, two], BLOCKED[:2])
                now = await until(third, lambda now: len(now.plies) == 2)
                assert (
                    now.plies == (await until(one, lambda now: now.is_our_turn)).plies
                )
                assert now.plan == one.view.plan
                assert now.scene.offers == ()
            async with joined_session(address, ANONYMOUS) as stranger:
                assert stranger.view.notices == ("You're watching.",)

    run(work())


def test_moves_are_taken_back_when_the_other_agrees(server: Site) -> None:
    """The proposal says what to type; both see which plies are gone."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await play([one, two], BLOCKED[:3])
            assert await one.obey("undo") == []
            asked = await until(two, lambda now: now.wants_answer)
            assert re.fullmatch(
                r"Ada wants to take back moves\. Back to ply 2\. "
                r"Type agree (\d+) or decline \1\.",
                asked.notices[0],
            )
            assert asked.commands[:2] == ("agree [N]", "decline [N]")
            assert await two.obey("agree") == ["One ply was taken back."]
            now = await until(one, lambda now: len(now.plies) == 2)
            assert now.is_our_turn
            assert now.notices == ("One ply was taken back.",)

    run(work())


def test_declining_ends_a_proposal(server: Site) -> None:
    """Whoever made it is told; whoever withdraws their own is not."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await play([one, two], BLOCKED[:1])
            await one.obey("pause")
            assert one.view.notices[0].startswith(
                "Ada wants to pause the game. Waiting for B"
            )
            await until(two, lambda now: now.wants_answer)
            assert await two.obey("decline") == []
            now = await until(one, lambda now: "declined" in "".join(now.notices))
            assert now.notices == ("Your proposal was declined.",)
            await one.obey("pause")
            assert await one.obey("decline") == []
            assert one.view.notices == ()

    run(work())


def test_a_pause_is_agreed_to_and_ended(server: Site) -> None:
    """Meanwhile nobody can move, and the notice says how to resume."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await one.obey("pause")
            await until(two, lambda now: now.wants_answer)
            await two.obey("agree")
            now = await until(one, lambda now: not now.is_our_turn)
            assert now.notices == ("The game is paused. Type resume to continue.",)
            assert await one.obey("e3") == ["The game is paused. [T8]"]
            await one.obey("resume")
            assert (await until(one, lambda now: now.is_our_turn)).notices == ()

    run(work())


def test_chat_reaches_the_other_player(server: Site) -> None:
    """With its author's name, and without control characters."""

    async def work() -> None:
        async with couple(server) as (one, two):
            assert await one.obey("say  Hello, Bob! \x1b[31m") == []
            now = await until(two, lambda now: now.chat)
            assert now.chat == ("Ada: Hello, Bob! [31m",)
            assert await one.obey("say") == ["Type it like this: say TEXT"]

    run(work())


def test_resigning_needs_a_confirmation(server: Site) -> None:
    """The other player has won."""

    async def work() -> None:
        async with couple(server) as (one, two):
            assert await one.obey("resign") == ["Are you sure? Type resign yes."]
            assert not one.view.result
            assert "It's Blue's turn" in "\n".join(await two.obey("board"))
            await one.obey("resign yes")
            now = await until(two, lambda now: now.result)
            assert now.result == ("Ada resigned.", "Winner: Bob.", "[T9] Score 0 : 1")
            assert "'s turn" not in "\n".join(await two.obey("board"))

    run(work())


def test_after_the_end_both_go_on_at_another_table(server: Site) -> None:
    """The first call makes the table, the other player follows; seats rotate."""

    async def work() -> None:
        async with couple(server) as (one, two):
            assert (await one.obey("rematch"))[0].startswith("The game isn't over yet.")
            before = one.address
            await one.obey("resign yes")
            await one.obey("rematch")
            now = await until(two, lambda now: "A rematch is ready" in str(now.notices))
            await two.obey("rematch")
            assert one.address == two.address != before
            now = await until(two, lambda now: now.is_our_turn)
            assert now.seat == 0
            assert now.plies == ()
            assert await two.obey("e3") == []
            assert (await until(one, lambda now: now.is_our_turn)).seat == 1

    run(work())


def test_a_player_who_left_is_replaced(server: Site) -> None:
    """The notice says how; a bot continues."""

    async def work() -> None:
        async with couple(server) as (one, two):
            assert await two.obey("leave") == ["You've left your seat."]
            assert "You're watching." in two.view.notices
            now = await until(one, lambda now: now.notices)
            assert now.notices[0] == "Bob has left."
            assert "replace 2 bot 2" in now.notices[1]
            assert await one.obey("replace 2") == [
                "Type it like this: replace SEAT bot LEVEL|open"
            ]
            assert await one.obey("replace 2 bot 1") == []
            await one.obey("e3")
            assert len((await until(one, lambda now: now.is_our_turn)).plies) == 2

    run(work())


def test_commands_of_every_session_work_here_too(server: Site, tmp_path: Path) -> None:
    """Rules, places, moves, why, the record; but no hints."""

    async def work() -> None:
        async with couple(server) as (one, two):
            await play([one, two], ("e3",))
            await until(two, lambda now: now.is_our_turn)
            assert (await two.obey("look e3"))[1].startswith("Blue's cog on e3")
            assert await two.obey("why e3") == ["e3 already holds a wheel. [G4]"]
            assert (await two.obey("WHY  e4"))[0] == "e4 is legal."
            assert (await two.obey("why"))[0] == "Type a move after it: why MOVE."
            assert (await two.obey("why nonsense"))[0].startswith(
                "That isn't a valid move. Type e3 to put a fresh cog on e3, or e3-f4"
            )
            assert await two.obey("why e4 - e11") == [
                (
                    "That isn't a valid move. "
                    "There is no peg e11. Pegs run from a1 to j10. [T3]"
                )
            ]
            assert (await two.obey("moves e4"))[0] == "1 of 51 moves:"
            assert (await two.obey("rules G4"))[0].startswith("G4")
            assert two.view.plan.lines[0] in await two.obey("board")
            assert "rematch" in "\n".join(await two.obey("help"))
            assert await two.obey("hint") == [
                "You can't ask for hints in a game with other people."
            ]
            assert await two.obey("link") == [two.address.page()]
            assert await two.obey("  ") == []
            assert await two.explain_clicks(("e3",)) == [
                "e3 already holds a wheel. [G4]"
            ]
            path = tmp_path / "game.record"
            assert await two.obey(f"save {path}") == [f"Saved to {path}."]
            assert (await two.obey(f"save {path}"))[0].startswith("Not saved: ")
            assert (await two.obey("save /no/where"))[0].startswith("Not saved: ")
            assert (await two.obey("save \0"))[0].startswith("Not saved: no file")
            assert await two.obey("save") == ["Type a file name after it: save FILE."]
            kept = await asyncio.to_thread(path.read_text)
            assert [ply.text for ply in record.read(kept).plies] == ["e3"]

    run(work())


def test_the_host_shares_an_invitation_and_starts(server: Site) -> None:
    """Until everybody has come, the notice says who is missing."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, MINE, KEPT, wait=True)
        async with joined_session(at(server, table), me(ada)) as one:
            assert one.view.notices[0].startswith("Waiting for one more player.")
            _, page = await one.obey("link")
            assert page.startswith(one.address.page() + "?invitation=")
            assert await one.obey("word cheese") == []
            async with joined_session(
                at(server, *page.rsplit("/", 1)[1:]), me(bob, "Bob")
            ):
                now = await until(one, lambda now: "start" in now.commands)
                assert now.notices[0] == "Everyone is here. Type start to begin."
                await one.obey("start")
                assert (await until(one, lambda now: now.is_our_turn)).notices == ()

    run(work())


def test_a_table_that_is_given_up_is_closed(server: Site) -> None:
    """By its host, before the game starts."""

    async def work() -> None:
        ada = server.guest("Ada")
        table = made(ada, MINE, OPEN)
        async with joined_session(at(server, table), me(ada)) as one:
            assert await one.obey("abandon") == ["Are you sure? Type abandon yes."]
            await one.obey("abandon yes")
            now = await until(one, lambda now: now.notices == ("Closed",))
            assert not now.is_our_turn

    run(work())


def test_a_person_with_several_seats_views_from_the_one_to_move(server: Site) -> None:
    """Immediately, where nothing is secret."""

    async def work() -> None:
        ada = server.guest("Ada")
        table = made(ada, MINE, MINE)
        async with joined_session(at(server, table), me(ada)) as one:
            for ply, move in enumerate(BLOCKED):
                now = await until(one, lambda now: now.is_our_turn)
                assert (now.seat, now.curtain_seat) == (ply % 2, None)
                assert await one.obey(move) == []
            assert (await until(one, lambda now: now.result)).plies[-1].move == "j3"

    run(work())


def test_a_curtain_parts_seats_with_secrets_of_their_own(server: Site) -> None:
    """Nobody sees the next player's view before they say that they are ready."""

    async def work() -> None:
        ada = server.guest("Ada")
        table = made(ada, MINE, MINE, game="maze")
        async with joined_session(at(server, table), me(ada)) as one:

            def is_next(now: SessionView) -> bool:
                return now.is_our_turn or now.curtain_seat is not None

            now = await until(one, is_next)
            while now.curtain_seat is None:
                harmless = [offer for offer in now.scene.moves() if not offer.marks]
                assert await one.obey(harmless[0].move) == []
                now = await until(one, is_next)
            assert now.seat != now.curtain_seat
            assert not now.is_our_turn
            await one.obey("ready")
            after = await until(one, lambda now: now.is_our_turn)
            assert (after.seat, after.curtain_seat) == (now.curtain_seat, None)
            assert after.notices == (), "nothing was taken back"

    run(work())


def test_a_move_with_the_name_of_a_command_is_a_move(server: Site) -> None:
    """The puzzle has a move called hint, which it can also refuse."""

    async def work() -> None:
        ada = server.guest("Ada")
        async with joined_session(
            at(server, made(ada, MINE, game="puzzle")), me(ada)
        ) as one:
            now = await until(one, lambda now: now.is_our_turn)
            offered = any(offer.move == "hint" for offer in now.scene.moves())
            answers = await one.obey("hint")
            assert offered == (answers == [])
            assert "no hints" not in " ".join(answers)

    run(work())


def test_a_watch_link_shows_the_view_of_a_player_without_its_moves(
    server: Site,
) -> None:
    """The link shares the view, not the moves."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, MINE, OPEN)
        done(bob, table, Sit())
        link = ada.post(f"/api/tables/{table}/watch-link").json()["watch"]
        async with joined_session(
            at(server, table, f"?watch={link}"), ANONYMOUS
        ) as one:
            now = one.view
            assert now.notices[0].startswith("You're watching over Ada's shoulder")
            assert (now.seat, now.is_our_turn) == (0, False)
            assert (await one.obey("e3"))[0].startswith("You don't play")

    run(work())


def test_clocks_are_shown_and_run(server: Site) -> None:
    """The player to move loses time, the other does not."""

    async def work() -> None:
        clock: dict[str, object] = {"type": "bank", "seconds": 3600}
        async with couple(server, clock=clock) as (one, _):
            now = await until(one, lambda now: now.people[0].clock != "1:00:00")
            assert re.fullmatch(r"[1-5]\d:\d\d", now.people[0].clock)
            assert now.people[1].clock == "1:00:00"

    run(work())


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [(0, "0:00"), (61_999, "1:01"), (3_600_000, "1:00:00"), (86_399_000, "23:59:59")],
)
def test_times_are_shown_as_clocks_show_them(milliseconds: int, shown: str) -> None:
    """Hours only where needed."""
    assert format_clock(milliseconds) == shown


def test_disconnected_players_are_named(server: Site) -> None:
    """So that nobody waits for them in vain."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, MINE, OPEN)
        done(bob, table, Sit())
        done(ada, table, Play("e3", 0))
        async with joined_session(at(server, table), me(ada)) as one:
            now = await until(one, lambda now: now.notices)
            assert now.notices == ("Bob is offline.",)
            done(bob, table, Leave())
            await until(one, lambda now: now.notices[:1] == ("Bob has left.",))

    run(work())
