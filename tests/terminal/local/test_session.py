"""The desk of a game on this machine."""

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
from whiskerworks.core.match import Match, seeded
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
    """Sit down at a desk, do what *visit* does, leave, and return the match."""
    match = seeded(game, seed)

    async def sit() -> None:
        desk = LocalSession(match, bots or {}, Random(seed), language)
        try:
            await visit(desk)
        finally:
            await desk.close()

    asyncio.run(sit())
    return match


async def until_turn(desk: LocalSession) -> None:
    """Wait until somebody here is asked for a move, or it is over."""
    while not (desk.view.is_our_turn or desk.view.result):
        await desk.wait_for_change()


def test_a_desk_shows_who_sits_where_and_whose_turn_it_is() -> None:
    """People by their seats, bots by their titles."""

    async def visit(desk: LocalSession) -> None:
        now = desk.view
        assert (now.seat, now.mover, now.is_our_turn) == (0, 0, True)
        assert [(one.name, one.is_local, one.is_bot) for one in now.people] == [
            ("you", True, False),
            ("a random mover", False, True),
        ]
        assert now.plan == GEARS.plan(GEARS.view(GEARS.start(), 0))
        assert len(now.scene.moves()) == 52

    at(visit, bots={1: RandomMover()})


def test_a_move_is_answered_by_the_bot_and_both_are_told() -> None:
    """Each ply with who played it, its move and its sentences."""

    async def visit(desk: LocalSession) -> None:
        assert await desk.obey("e3") == []
        assert not desk.view.is_our_turn
        await until_turn(desk)
        mine, answer = desk.view.plies
        assert (mine.seat, mine.move) == (0, "e3")
        assert mine.sentences == ("Blue puts a cog on e3.",)
        assert answer.seat == 1

    at(visit, bots={1: RandomMover()})


def test_while_a_bot_is_on_turn_nobody_here_may_play_for_it() -> None:
    """Nor ask what it would do."""

    async def visit(desk: LocalSession) -> None:
        await desk.obey("e3")
        assert await desk.obey("f4") == ["Seat 0 is not on turn."]
        assert await desk.obey("why f4") == ["Seat 0 is not on turn."]
        assert await desk.obey("hint") == ["Seat 0 is not on turn."]
        assert await desk.obey("moves") == ["0 of 0 moves:"]

    assert len(at(visit, bots={1: RandomMover()}).moves) < 3


def test_bots_of_a_level_think_elsewhere_and_the_same_again() -> None:
    """One may ask other things meanwhile; and one seed is one game."""

    async def visit(desk: LocalSession) -> None:
        await desk.obey("e3")
        assert len(await desk.obey("rules")) > 10
        assert not desk.view.is_our_turn
        await until_turn(desk)

    matches = [at(visit, bots={1: Bot(THINKER)}) for _ in range(2)]

    assert len(matches[0].moves) == 2
    assert matches[0].moves == matches[1].moves


def test_what_a_bot_thinks_of_when_its_turn_is_taken_back_is_dropped() -> None:
    """It plays in the position that there is, or not at all."""

    async def visit(desk: LocalSession) -> None:
        await desk.obey("e3")
        await asyncio.sleep(0)
        assert (await desk.obey("undo"))[0].startswith("Taken back: e3.")
        assert desk.view.is_our_turn
        await desk.obey("f4")
        await until_turn(desk)
        assert desk.view.plies[0].move == "f4"
        assert [ply.seat for ply in desk.view.plies] == [0, 1]

    at(visit, bots={1: Bot(THINKER)})


def test_leaving_does_not_wait_for_a_bot_that_thinks() -> None:
    """Its process is ended, whatever it does."""

    async def visit(desk: LocalSession) -> None:
        await desk.obey("e3")
        await asyncio.sleep(0)

    assert len(at(visit, bots={1: Bot(Level(3600.0, 10**9, 6, 10**6))}).moves) == 1


def test_wait_returns_once_for_what_is_new() -> None:
    """And not again before something else is."""

    async def visit(desk: LocalSession) -> None:
        await desk.wait_for_change()
        again = asyncio.ensure_future(desk.wait_for_change())
        await asyncio.sleep(0)
        assert not again.done()
        await desk.obey("e3")
        await again

    at(visit)


def test_a_curtain_hides_the_table_until_the_next_is_ready() -> None:
    """[M20] Behind it all see what a bystander sees, and nothing is offered."""

    async def visit(desk: LocalSession) -> None:
        first = desk.view.mover
        assert first is not None
        assert (desk.view.curtain_seat, desk.view.is_our_turn) == (first, False)
        assert not any(
            "Your agenda" in desk.words.say(n) for n in desk.view.scene.notes
        )
        await desk.obey("ready")
        assert desk.view.curtain_seat is None
        assert any("Your agenda" in desk.words.say(n) for n in desk.view.scene.notes)
        await desk.obey(desk.view.scene.moves()[-1].move)
        while desk.view.mover == first:
            await desk.obey(desk.view.scene.moves()[-1].move)
        now = desk.view
        assert (now.curtain_seat, now.seat, now.is_our_turn) == (1 - first, None, False)
        assert now.scene.offers == ()
        assert "Press Enter" in (await desk.obey("undo"))[0]
        assert desk.view is now
        assert await desk.obey("ready") == []
        assert (desk.view.curtain_seat, desk.view.seat) == (None, 1 - first)
        assert desk.view.scene.moves()

    at(visit, game=MAZE)


def test_what_was_dealt_in_secret_is_not_among_the_moves_that_were_played() -> None:
    """[M20] It is known that something was dealt, not what."""

    async def visit(desk: LocalSession) -> None:
        hidden = [ply for ply in desk.view.plies if ply.move == ""]
        assert len(hidden) == 2
        assert {ply.seat for ply in hidden} == {CHANCE}
        assert hidden[0].sentences == ("Seat 0 gets an agenda.",)

    at(visit, game=MAZE)


def test_the_end_is_told_with_its_reason_and_score() -> None:
    """And nobody is asked for a move any more."""

    async def visit(desk: LocalSession) -> None:
        for move in ["i3", "j2", "i5", "j4", "i2", "j3"]:
            await desk.obey(move)
        assert desk.view.result[0].endswith("Red wins by a block!")
        assert desk.view.result[1] == "[G9] Score 0 : 1"
        assert (desk.view.mover, desk.view.is_our_turn) == (None, False)

    at(visit)


def test_every_language_answers_every_order(tmp_path: Path) -> None:
    """In its own words; what is typed is the same in all."""
    told: dict[str, list[str]] = {}

    async def visit(desk: LocalSession) -> None:
        lines = ["help", "moves", "why e3", "why x9", "look a1", "look", "rules G99"]
        kept = tmp_path / desk.words.language
        lines += ["why", "undo", "e3", "undo", "xyz", "save", f"save {kept}", "rules"]
        for line in lines:
            told[desk.words.language].extend(await desk.obey(line))

    for language in languages():
        told[language] = []
        at(visit, language=language)

    assert len({lines[0] for lines in told.values()}) == len(languages())


def test_two_bots_play_while_somebody_looks_on() -> None:
    """Nobody here has a seat, and nobody may play."""

    async def visit(desk: LocalSession) -> None:
        assert desk.view.seat is None
        assert await desk.obey("e3") == ["You do not play in that seat."]
        await until_turn(desk)
        assert desk.view.result

    at(visit, bots={0: RandomMover(), 1: RandomMover()})
