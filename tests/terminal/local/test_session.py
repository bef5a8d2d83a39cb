"""The session of a game on this machine."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from librt.random import Random

import whiskerworks
from whiskerworks.bots.bot import Bot
from whiskerworks.bots.player import Player
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.words import languages

GEARS = whiskerworks.load("gears", first="blue")
MAZE = whiskerworks.load("maze", 2)
THINKER = Level(30.0, 10, 6, 4)


def at(
    visit: Callable[[LocalSession], Awaitable[None]],
    game: Game = GEARS,
    bots: dict[Seat, Player] | None = None,
    seed: int = 4,
    language: str = "en",
) -> Match:
    """Open a session, run *visit*, close it, and return the match."""
    match = seeded_match(game, seed)

    async def sit() -> None:
        session = LocalSession(match, bots or {}, Random(seed), language)
        try:
            await visit(session)
        finally:
            await session.close()

    asyncio.run(sit())
    return match


async def until_turn(session: LocalSession) -> None:
    """Wait until somebody here has to move, or the game is over."""
    while not (session.view.is_our_turn or session.view.result):
        await session.wait_for_change()


def test_a_session_shows_who_sits_where_and_whose_turn_it_is() -> None:
    """People by their seats, bots by their titles."""

    async def visit(session: LocalSession) -> None:
        now = session.view
        assert (now.seat, now.mover, now.is_our_turn) == (0, 0, True)
        assert [(one.name, one.is_local, one.is_bot) for one in now.people] == [
            ("you", True, False),
            ("Random bot", False, True),
        ]
        assert now.plan == GEARS.plan(GEARS.view(GEARS.start(), 0))
        assert len(now.scene.moves()) == 52

    at(visit, bots={1: RandomMover()})


def test_a_bot_answers_a_move_and_both_are_reported() -> None:
    """Each ply with its player, its move and its sentences."""

    async def visit(session: LocalSession) -> None:
        assert await session.obey("e3") == []
        assert not session.view.is_our_turn
        await until_turn(session)
        mine, answer = session.view.plies
        assert (mine.seat, mine.move) == (0, "e3")
        assert mine.sentences == ("Blue puts a cog on e3.",)
        assert answer.seat == 1

    at(visit, bots={1: RandomMover()})


def test_people_cannot_move_for_a_bot() -> None:
    """Nor ask what it would do."""

    async def visit(session: LocalSession) -> None:
        await session.obey("e3")
        assert await session.obey("f4") == ["It isn't Seat 1's turn."]
        assert await session.obey("why f4") == ["It isn't Seat 1's turn."]
        assert await session.obey("hint") == ["It isn't Seat 1's turn."]
        assert await session.obey("moves") == ["0 of 0 moves:"]

    assert len(at(visit, bots={1: RandomMover()}).moves) < 3


def test_bots_with_a_level_think_in_another_process_reproducibly() -> None:
    """Other questions are answered meanwhile; and the same seed gives the same game."""

    async def visit(session: LocalSession) -> None:
        await session.obey("e3")
        assert len(await session.obey("rules")) > 10
        assert not session.view.is_our_turn
        await until_turn(session)

    matches = [at(visit, bots={1: Bot(THINKER)}) for _ in range(2)]

    assert len(matches[0].moves) == 2
    assert matches[0].moves == matches[1].moves


def test_a_move_that_a_bot_chose_before_an_undo_is_discarded() -> None:
    """It chooses again in the new position, or not at all."""

    async def visit(session: LocalSession) -> None:
        await session.obey("e3")
        await asyncio.sleep(0)
        assert (await session.obey("undo"))[0].startswith("Taken back: e3.")
        assert session.view.is_our_turn
        await session.obey("f4")
        await until_turn(session)
        assert session.view.plies[0].move == "f4"
        assert [ply.seat for ply in session.view.plies] == [0, 1]

    at(visit, bots={1: Bot(THINKER)})


def test_leaving_does_not_wait_for_a_bot_that_thinks() -> None:
    """Its process is stopped, whatever it is doing."""

    async def visit(session: LocalSession) -> None:
        await session.obey("e3")
        await asyncio.sleep(0)

    assert len(at(visit, bots={1: Bot(Level(3600.0, 10**9, 6, 10**6))}).moves) == 1


def test_wait_returns_once_for_each_change() -> None:
    """And not again before another change."""

    async def visit(session: LocalSession) -> None:
        await session.wait_for_change()
        again = asyncio.ensure_future(session.wait_for_change())
        await asyncio.sleep(0)
        assert not again.done()
        await session.obey("e3")
        await again

    at(visit)


def test_a_curtain_hides_the_table_until_the_next_is_ready() -> None:
    """[M20] Behind it, everybody sees what a bystander sees, without offers."""

    async def visit(session: LocalSession) -> None:
        first = session.view.mover
        assert first is not None
        assert (session.view.curtain_seat, session.view.is_our_turn) == (first, False)
        assert not any(
            "Your agenda" in session.words.say(n) for n in session.view.scene.notes
        )
        await session.obey("ready")
        assert session.view.curtain_seat is None
        assert any(
            "Your agenda" in session.words.say(n) for n in session.view.scene.notes
        )
        await session.obey(session.view.scene.moves()[-1].move)
        while session.view.mover == first:
            await session.obey(session.view.scene.moves()[-1].move)
        now = session.view
        assert (now.curtain_seat, now.seat, now.is_our_turn) == (1 - first, None, False)
        assert now.scene.offers == ()
        assert "Press Enter" in (await session.obey("undo"))[0]
        assert session.view is now
        assert await session.obey("ready") == []
        assert (session.view.curtain_seat, session.view.seat) == (None, 1 - first)
        assert session.view.scene.moves()

    at(visit, game=MAZE)


def test_secret_deals_are_hidden_in_the_history() -> None:
    """[M20] Players know that something was dealt, but not what."""

    async def visit(session: LocalSession) -> None:
        hidden = [ply for ply in session.view.plies if ply.move == ""]
        assert len(hidden) == 2
        assert {ply.seat for ply in hidden} == {CHANCE}
        assert hidden[0].sentences == ("Seat 1 gets an agenda.",)

    at(visit, game=MAZE)


def test_the_result_has_its_reason_and_score() -> None:
    """And nobody has to move any more."""

    async def visit(session: LocalSession) -> None:
        for move in ["i3", "j2", "i5", "j4", "i2", "j3"]:
            await session.obey(move)
        assert session.view.result[0].endswith("Red wins by a block!")
        assert session.view.result[1] == "[G9] Score 0 : 1"
        assert (session.view.mover, session.view.is_our_turn) == (None, False)

    at(visit)


def test_every_language_answers_every_command(tmp_path: Path) -> None:
    """In its own words; the commands are the same in all languages."""
    told: dict[str, list[str]] = {}

    async def visit(session: LocalSession) -> None:
        lines = ["help", "moves", "why e3", "why x9", "look a1", "look", "rules G99"]
        kept = tmp_path / session.words.language
        lines += ["why", "undo", "e3", "undo", "xyz", "save", f"save {kept}", "rules"]
        for line in lines:
            told[session.words.language].extend(await session.obey(line))

    for language in languages():
        told[language] = []
        at(visit, language=language)

    assert len({lines[0] for lines in told.values()}) == len(languages())


def test_two_bots_play_while_somebody_watches() -> None:
    """Nobody here has a seat, and nobody may move."""

    async def visit(session: LocalSession) -> None:
        assert session.view.seat is None
        assert await session.obey("e3") == ["You don't play that seat."]
        await until_turn(session)
        assert session.view.result

    at(visit, bots={0: RandomMover(), 1: RandomMover()})
