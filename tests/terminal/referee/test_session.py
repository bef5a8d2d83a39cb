"""The referee at a real table, as people use it."""

import asyncio
import io
from pathlib import Path

import pytest

import whiskerworks
from tests.terminal.referee.records import GAMES, kept, shortly
from tests.terminal.referee.tables import noticed, table, typed
from whiskerworks.core import record
from whiskerworks.core.record import Record
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record
from whiskerworks.terminal.line_interface import LineInterface
from whiskerworks.terminal.referee.possible_scene import possible_scene
from whiskerworks.terminal.referee.possible_worlds import (
    PossibleWorlds,
    worlds_at_start,
    worlds_from_record,
)
from whiskerworks.terminal.referee.session import RefereeSession
from whiskerworks.words import words

ONE_OF_EACH = [
    "arena/records/seven-2-goal-3",
    "escape/records/escaped",
    "gears/records/gold-swapped",
    "maze/records/mouse-took-cheese-2",
    "puzzle/records/assembled-hints",
    "whodunit/records/mouse-took-cheese",
]
MAZE = ("13; 22; 20 10 28 4; 1", "m20 d5 90; 21")


@pytest.mark.parametrize("path", ONE_OF_EACH)
def test_a_recorded_game_of_each_kind_is_refereed_to_its_end(path: str) -> None:
    """By typing its lines, with abbreviated chance, and secrets on request."""
    played = kept(GAMES / f"{path}.record")
    session = RefereeSession([worlds_at_start(load_record(played))], words(played.game))

    async def obey() -> None:
        for ply in played.plies:
            if not ply.text.startswith("deal "):
                text = shortly(ply.text) if ply.seat == CHANCE else ply.text
                assert await session.obey(text) == []
        for ply in played.plies:
            if ply.text.startswith("deal ") and session.view.wants_answer:
                assert await session.obey(ply.text.split()[-1]) == []

    asyncio.run(obey())
    outcome = session.game.outcome(session.worlds.state)
    assert outcome is not None
    assert outcome.reason == played.end
    assert session.view.result[0] == session.words.say(outcome.message())
    assert session.record().plies == played.plies


def test_consequences_on_the_real_table_are_reported() -> None:
    """[M12] Which cogs turn which cards, and the new angles."""
    session = table("maze", 2)
    assert typed(session, *MAZE, "4 d6 0")[-5:] == [
        "Seat 1 places m04 on d6, turned 0°.",
        "The north cog of m04 turns m20 on d5 clockwise.",
        "The east cog of m04 turns m22 on e6 clockwise.",
        "m20 is now at 180 degrees; before, it was at 90.",
        "m22 is now at 0 degrees; before, it was at 270.",
    ]


def test_undoing_says_how_to_restore_the_table() -> None:
    """Any number of plies, the last first."""
    session = table("maze", 2)
    typed(session, *MAZE, "4 d6 0; 15")

    assert typed(session, "undo 2") == [
        "Taken back, latest first: draw m15, m04 d6 0.",
        "Take away: m15 on the belt.",
        "Turn m20 back to 90 degrees.",
        "Turn m22 back to 270 degrees.",
        "Put back: m04 on the belt.",
        "Put back: The deck: 21 Maze Cards left",
    ]
    assert typed(session, "undo 99")[0].endswith("start m22 e6 270, start m13 f5 180.")
    assert typed(session, "undo") == ["Nothing to take back."]
    wrong = "Type how many moves to take back, as in undo 3."
    assert typed(session, "undo x", "undo 0") == [wrong, wrong]


def test_even_final_moves_can_be_undone() -> None:
    """People put pieces back by hand; a hint of the puzzle is a move like any other."""
    session = table("puzzle")
    shown = typed(session, "hint", "moves hint", "undo")

    assert shown[1:] == [
        "1 of 3,137 moves:",
        "hint",
        "Taken back, latest first: hint.",
    ]
    assert session.worlds.steps == ()


def test_secrets_are_asked_for_when_they_show_and_not_before() -> None:
    """[M7, M10] Until then, nothing visible depends on them."""
    session = table("maze", 2, ("Ada", "Bob"))
    shown = typed(session, MAZE[0])
    secret = (
        "This stays secret: look at your own, and don't type it. "
        "The referee asks when it needs to know."
    )
    gets = ["Ada gets an agenda.", "Bob gets an agenda."]
    assert shown[-4:] == [*gets, secret, "Bob begins."]
    assert session.view.prompt == "Bob>"
    assert typed(session, "why reveal")[1].startswith("Its effect depends")
    assert not [mark for offer in session.view.scene.moves() for mark in offer.marks]

    assert typed(session, "reveal") == []
    asks = "Which agenda does Bob hold? Type one of these: cheese, cucumber, mouse."
    assert noticed(session) == [asks]
    assert typed(session, "dog") == [
        "“dog” isn't possible now. Choose from: cheese, cucumber, mouse."
    ]
    shown = typed(session, "moves", "why cheese", "why cat")
    assert shown[:3] == [
        "3 of 3 moves:",
        "cheese, cucumber, mouse",
        "cheese is legal.",
    ]
    assert shown[4].endswith("[M10b]")
    assert typed(session, "undo") == ["Not played after all: reveal."]
    assert noticed(session) == []
    assert typed(session, "reveal cheese") == ["Bob reveals the cheese agenda."]


def test_a_scene_gives_no_secret_away() -> None:
    """[M20] Whatever was dealt, the view and the offers are the same."""
    session = table("maze", 3)
    typed(session, MAZE[0])
    worlds = session.worlds
    turned = PossibleWorlds(worlds.game, worlds.matches[::-1], worlds.steps)

    seen = possible_scene(worlds)
    assert {piece.id: piece for piece in seen.pieces} == {
        piece.id: piece for piece in possible_scene(turned).pieces
    }
    assert set(seen.moves()) == set(possible_scene(turned).moves())
    assert "reveal" in [offer.move for offer in seen.moves()]


def test_mistakes_are_explained_and_change_nothing() -> None:
    """A wrong card, an impossible die, not a move at all, half a line."""
    session = table("maze", 2)
    typed(session, "13")
    assert typed(session, "13") == ["m13 has already come up. [M8]"]
    shown = typed(session, "22 20 99")
    assert shown == [
        "“99” isn't possible now. Type moves to see what is possible.",
        "This line was ignored.",
    ]
    assert len(session.worlds.steps) == 1
    assert typed(table("arena", 2), "7") == [
        "“7” isn't possible now. Choose from: 0, 1."
    ]
    assert typed(table("maze", 2), "start")[0].startswith(
        "“start” could mean several things"
    )


def test_help_says_how_to_referee_and_hints_are_not_given() -> None:
    """Unless the game has a move called hint."""
    session = table("gears")
    shown = typed(session, "help", "hint", "ready", "", "look e3", "rules G3", "board")

    assert "type your moves and everything chance decides" in shown[0]
    assert "The referee is neutral and gives no hints." in shown
    assert "Peg e3" in shown


def test_a_click_that_is_not_a_move_is_explained() -> None:
    """With the rule that forbids it; chance cannot be clicked."""
    session = table("gears")
    assert asyncio.run(session.explain_clicks(("peg-a1",))) == []
    typed(session, "blue", "i1", "j2")
    refused = asyncio.run(session.explain_clicks(("i2",)))
    assert [line for line in refused if "[G" in line] == refused


def test_the_record_is_saved_after_every_change(tmp_path: Path) -> None:
    """After moves, secrets and undone plies; with its tags."""
    saved: list[Record] = []
    game = whiskerworks.load("maze", 2)
    tags = (("seat-0", "Ada"), ("seat-1", "Bob"))
    session = RefereeSession(
        [worlds_at_start(game)], words("maze"), (), saved.append, tags=tags
    )
    typed(session, *MAZE, "moves", "undo")

    assert [len(one.plies) for one in saved] == [9, 11, 10]
    assert saved[-1].tags == (*tags, ("untold", "7 8"))

    path = tmp_path / "game.record"
    shown = typed(session, f"save {path}", f"save {path}", "save", "save a\0b")
    assert shown[0] == f"Saved to {path}."
    assert shown[1].startswith("You kept some secrets")
    assert [line.startswith("Not saved") for line in shown[2:]] == [True, False, True]
    assert record.read(path.read_text("utf-8")) == saved[-1]


def test_a_full_disk_is_reported_and_the_game_goes_on() -> None:
    """Nothing typed at the table is lost."""

    def full(kept: Record) -> None:
        raise OSError(28, "No space left on device")

    session = RefereeSession(
        [worlds_at_start(whiskerworks.load("gears"))], words("gears"), (), full
    )
    assert typed(session, "blue")[0].startswith("Not saved: ")
    assert session.worlds.mover == 0


def test_a_game_is_resumed_as_if_it_had_not_stopped() -> None:
    """With its secrets; and all of it can be undone."""
    session = table("maze", 2)
    typed(session, *MAZE, "4 d6 0; 15", "reveal cheese")
    part = session.record()
    again = RefereeSession(worlds_from_record(session.game, part), words("maze"))

    assert again.view == session.view
    assert again.record() == part
    assert typed(again, "undo 2") == typed(session, "undo 2")
    ways = [world.moves for world in session.worlds.matches]
    assert [world.moves for world in again.worlds.matches] == ways


def test_a_game_that_begins_in_the_middle_has_no_record() -> None:
    """Its first moves are unknown."""
    game = whiskerworks.load("gears")
    state = game.read_state("blue:e3 red:f4 turn:blue")
    past = [worlds_at_start(game, state)]
    saved: list[Record] = []
    session = RefereeSession(past, words("gears"), (), saved.append)

    assert typed(session, "e4", "save x")[1:] == [
        "This game was begun in the middle, so it has no record."
    ]
    assert typed(session, "undo 2")[0] == "Taken back, latest first: e4."
    assert saved == []


def printed(session: RefereeSession, *lines: str) -> str:
    """Return the prompts and the output while these lines are typed."""
    out = io.StringIO()
    left = iter(lines)

    def ask(prompt: str) -> str | None:
        out.write(prompt)
        line = next(left, None)
        out.write(f"{line}\n" if line else "")
        return line

    LineInterface(session, ask, out).run()
    return out.getvalue()


def test_lines_of_text_show_the_table() -> None:
    """Questions, consequences, and whose turn it is."""
    session = table("maze", 2, ("Ada", "Bob"))
    shown = printed(session, "13 22", "20 10 28 4", "1", "m20 d5 90", "m21")

    assert "chance> 13 22\nStart card m13 goes on f5, turned 180°.\n" in shown
    assert "Bob> m20 d5 90\nBob places m20 on d5, turned 90°.\nDraw a card" in shown
    assert shown.count("   CHEESE") == 3, "at the start and when somebody is on turn"
    assert "Ada to play: place a card." in shown


def test_lines_of_text_begin_with_who_has_which_pieces() -> None:
    """Where pieces have names of their own."""
    assert "\nBlue: Ada\nRed: Bob\n" in printed(table("arena", 2, ("Ada", "Bob")))
    assert "Ada" not in printed(table("maze", 2, ("Ada", "Bob"))).split("\n\n")[0]


def test_lines_of_text_repeat_the_question_until_it_is_settled() -> None:
    """After a refusal, an undo, or an empty answer, never a bare prompt."""
    session = table("maze", 2, ("Ada", "Bob"))
    lines = ["13 22 20 10 28 4; 1", "20 d5 90", "20", "21; 4 d6 0", "undo 2", "moves"]
    shown = printed(session, *lines)

    question = "Draw a card to the belt and type its name, as in m12;"
    before = [part.splitlines()[-1] for part in shown.split("chance> ")[2:]]
    assert len(before) == 5
    assert [line[: len(question)] for line in before[:-1]] == [question] * 4


@pytest.mark.parametrize(
    ("names", "called"),
    [((), ["Blue", "Red", "Red"]), (("Ada", "Bob"), ["Ada", "Bob", "Ada"])],
)
def test_players_keep_their_earlier_names(
    names: tuple[str, ...], called: list[str]
) -> None:
    """[G11] A swap of colours does not rename the players of earlier plies."""
    game = table("gears", names=names, swap=True, first="blue")
    assert asyncio.run(game.obey("i1; swap; e3")) == []

    assert [ply.player_name for ply in game.plies] == called
