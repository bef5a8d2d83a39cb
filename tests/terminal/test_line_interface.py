"""A game in lines of text, played by a person or through a pipe."""

import io
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core import record
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.seat import Seat
from whiskerworks.terminal.line_interface import LineInterface
from whiskerworks.terminal.local.session import LocalSession

GAME = whiskerworks.load("gears", first="blue")
BLOCK = ["i3", "j2", "i5", "j4", "i2", "j3"]


def typed(
    *lines: str, bots: tuple[Seat, ...] = (), width: int = 0
) -> tuple[str, Match]:
    """Return the output for these typed lines, and the match."""
    match = seeded_match(GAME, seed=1)
    out = io.StringIO()
    typing = iter(lines)

    def ask(prompt: str) -> str | None:
        out.write(prompt)
        return next(typing, None)

    session = LocalSession(match, {seat: RandomMover() for seat in bots}, Random(1))
    LineInterface(session, ask, out, width).run()
    return out.getvalue(), match


def test_a_whole_game_is_played_and_its_result_is_shown() -> None:
    """Who won, and by which rule."""
    shown, match = typed(*BLOCK)

    assert "Red wins by a block!\n" in shown
    assert "\n[G9] Score 0 : 1\n" in shown
    assert len(match.moves) == 6
    assert shown.count("\na  ") == 7, "the last board is shown as well"


def test_the_greeting_says_what_to_do() -> None:
    """The game, the seats, and how to type a move."""
    shown, _ = typed(bots=(1,))

    assert shown.startswith("Gears\nTwo players, 55 pegs, one golden wheel")
    assert "You play seat 1. Bots play the others." in shown
    assert "Type e3 to put a fresh cog on e3" in shown


def test_after_the_end_people_can_still_save_or_undo(tmp_path: Path) -> None:
    """But no moves, until something is undone."""
    path = tmp_path / "game.record"
    shown, match = typed(*BLOCK, "e3", f"save {path}", "undo", "h3", "quit")

    assert "The game is over." in shown
    assert path.read_text("utf-8").endswith("1 j3\nend block\n")
    assert [GAME.write(GAME.start(), move) for move in match.moves[-2:]] == ["i2", "h3"]
    assert match.mover == 0


def test_long_lines_are_folded_between_words() -> None:
    """To the width of a terminal; through a pipe, each event is one line."""
    narrow, _ = typed("moves", width=60)
    wide, _ = typed("moves")

    assert max(len(line) for line in narrow.splitlines()) <= 60
    assert max(len(line) for line in wide.splitlines()) > 100
    assert narrow.split() == wide.split()


def test_events_are_reported_in_words() -> None:
    """What was done, and its effects."""
    shown, _ = typed("i1", "j2")

    assert "Blue puts a cog on i1." in shown
    assert "Red puts a cog on j2." in shown
    assert "locks Blue's base" in shown


def test_chance_is_drawn_and_reported() -> None:
    """[G3] The match tosses the coin, the same way for the same seed."""
    game = whiskerworks.load("gears")
    dealt = set()
    for seed in range(20):
        alone, shown, out = (
            seeded_match(game, seed),
            seeded_match(game, seed),
            io.StringIO(),
        )
        assert list(alone.settle()) == [0]
        LineInterface(LocalSession(shown, {}, Random(1)), lambda _: None, out).run()

        text = alone.text(0)
        colour = text.removeprefix("first ").capitalize()
        assert f"The coin says {colour}: {colour} begins." in out.getvalue()
        assert shown.moves == alone.moves
        dealt.add(text)

    assert dealt == {"first blue", "first red"}


def test_the_board_is_drawn_with_its_notes() -> None:
    """After an empty line; then the turn and the hands."""
    shown, _ = typed("e3")

    board, _, notes = shown.rpartition("8   9   10\n")
    assert "Blue puts a cog on e3.\n\na   " in board
    assert notes == (
        "It's Red's turn (seat 2).\nBlue has 13 fresh cogs left.\nRed has 14 fresh "
        "cogs left.\nseat 2> \n"
    )


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    """With the rule that forbids it."""
    shown, match = typed("i1", "j2", "e3")

    assert "Your base could not turn: the ring" in shown
    assert "[G6c]" in shown
    assert len(match.moves) == 2


def test_a_text_that_is_not_a_move_is_refused() -> None:
    """With where to find help."""
    shown, _ = typed("e6", "hello")

    assert "'e6' isn't a valid move. There is no peg e6" in shown
    assert "'hello' isn't a valid move" in shown
    assert "Type help" in shown


def test_blanks_round_a_dash_do_not_matter() -> None:
    """[G4] A cog moves from peg to peg."""
    shown, match = typed("e3", "j2", "E3 - F4")

    assert "is not a move" not in shown
    assert [ply.text for ply in match.record().plies] == ["e3", "j2", "e3-f4"]


def test_help_lists_the_commands() -> None:
    """And what the signs on the board mean."""
    shown, _ = typed("help")
    for word in (
        "moves",
        "why MOVE",
        "look PLACE",
        "rules",
        "undo",
        "save FILE",
        "quit",
    ):
        assert word in shown
    assert "B and R are the bases" in shown


def test_moves_can_be_listed_and_narrowed() -> None:
    """By their first letters."""
    shown, _ = typed("moves", "moves j")

    assert "52 of 52 moves:\nb1, b2, " in shown
    assert "8 of 52 moves:\nj2, j3, j4, j5, j6, j7, j8, j9\n" in shown


def test_why_explains_without_playing() -> None:
    """Legal or not, or not a move at all."""
    shown, match = typed("why e3", "why j1-e3", "why x")

    assert "e3 is legal." in shown
    assert "The wheel on j1 never moves. [G2]" in shown
    assert "'x' isn't a valid move" in shown
    assert match.moves == []


def test_a_legal_move_is_explained_by_its_effect() -> None:
    """In the words of its offer."""
    shown, _ = typed("why e3")

    assert "e3 is legal.\nPut a fresh cog on e3\n" in shown


def test_a_place_can_be_described() -> None:
    """Everything that a tooltip would say; and a clear answer for an empty place."""
    shown, _ = typed("i1", "look i1", "look j1", "look z9", "look")

    assert "Peg i1\nBlue's cog on i1, turning counterclockwise\n" in shown
    assert "Blue's base on j1, turning clockwise" in shown
    assert "z9 holds nothing to describe." in shown
    assert "Type a place after it: look PLACE." in shown


def test_rules_can_be_read_during_the_game() -> None:
    """All rules, one rule, or an unknown one."""
    shown, _ = typed("rules G8", "rules G99")

    assert "G8   (ours) Otherwise" in shown
    assert "gears has no rule 'G99'" in shown


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    """Together with the bot's answer."""
    shown, match = typed("e3", "undo", "undo", bots=(1,))

    assert match.moves == []
    assert "You have nothing to take back." in shown


def test_undo_takes_back_only_the_last_choice_of_two_people() -> None:
    """Nothing followed it, so nothing else is undone."""
    shown, match = typed("e3", "g5", "undo")

    assert "nothing of yours" not in shown
    assert [GAME.write(GAME.start(), move) for move in match.moves] == ["e3"]
    assert match.mover == 1


def test_an_empty_line_is_ignored() -> None:
    """It is not an error, and the prompt is repeated."""
    shown, _ = typed("", "   ")

    assert "is not a move" not in shown
    assert shown.count("seat 1> ") == 3


def test_a_bot_answers_and_the_board_is_shown_once_a_turn() -> None:
    """Not after every half-move."""
    shown, match = typed("e3", bots=(1,))

    assert len(match.moves) == 2
    assert shown.count("seat 1> ") == 2
    assert shown.count("\na  ") == 2


def test_two_bots_play_by_themselves() -> None:
    """To the end, without any typing."""
    shown, match = typed(bots=(0, 1))

    assert match.mover is None
    assert "Score" in shown


def test_save_writes_a_record_that_replays(tmp_path: Path) -> None:
    """And never replaces an existing file."""
    path = tmp_path / "game.record"
    shown, match = typed("e3", f"save {path}", f"save {path}", "save", "save a\0b")
    kept = record.read(path.read_text("utf-8"))

    assert record.replay(GAME, kept).state == match.state
    assert f"Saved to {path}." in shown
    assert shown.count("Not saved: ") == 2
    assert "Type a file name after it: save FILE." in shown


@pytest.mark.parametrize("lines", [(), ("quit",), ("", "   ", "exit")])
def test_leaving_is_always_possible(lines: tuple[str, ...]) -> None:
    """With a command, or when the input ends."""
    _, match = typed(*lines)
    assert match.moves == []


ARENA = whiskerworks.load("arena", side=4)


def arena(*lines: str, width: int = 0) -> tuple[str, Match]:
    """Return the output for the lines that two people type in a game of arena."""
    match = seeded_match(ARENA, seed=1)
    out = io.StringIO()
    typing = iter(lines)
    session = LocalSession(match, {}, Random(1))
    LineInterface(session, lambda _: next(typing, None), out, width).run()
    return out.getvalue(), match


def test_consecutive_draws_share_a_line() -> None:
    """In a terminal; through a pipe, each event is one line."""
    narrow, _ = arena(width=400)
    piped, _ = arena()

    assert " starts. A cat die shows " in narrow
    assert " starts.\nA cat die shows " in piped


def test_moves_of_one_die_are_listed_on_one_line() -> None:
    """Grouped by their first word, and filtered by any word."""
    shown, match = arena("moves", "moves pass", "moves g3", "moves z9")
    first = ARENA.write_state(match.state)

    assert " moves:\npass\ncat" in shown
    assert "1 of 23 moves:\npass\n" in shown, first
    assert "3 of 23 moves:\nmove1: g3\nmove2: g3\nmove3: g3\n" in shown, first
    assert "0 of 23 moves:\n" in shown


def test_moves_that_end_the_game_are_marked() -> None:
    """In the list, and when asked about."""
    shown, _ = typed(*BLOCK[:-1], "moves j3", "why j3")

    assert "1 of 139 moves:\nj3 (wins, ends the game)\n" in shown
    assert "j3 (wins, ends the game) is legal.\nPut a fresh cog on j3\n" in shown


def test_case_and_blanks_do_not_matter() -> None:
    """In moves, commands and rules."""
    shown, match = typed("  E3 ", "WHY  E3", "Look E3", "RULES g6A", "Moves  J", "QUIT")

    assert len(match.moves) == 1
    assert "e3 already holds a wheel. [G4]" in shown
    assert "Blue's cog on e3" in shown
    assert "G6a  (printed) You may not" in shown
    assert "moves:\nj2, j3" in shown


def test_an_undo_says_which_move_is_undone() -> None:
    """And warns that chance may turn out differently after a bot's answer."""
    shown, _ = typed("e3", "f4", "undo")
    answered, _ = typed("e3", "undo", bots=(1,))

    assert "Taken back: f4.\n" in shown
    assert (
        "Taken back: e3. Chance and the bots may choose differently now.\n" in answered
    )


def test_final_moves_cannot_be_undone() -> None:
    """A hint of the puzzle counts for good, and so does everything before it [P7]."""
    match = seeded_match(whiskerworks.load("puzzle"), seed=1)
    out = io.StringIO()
    lines = iter(["put m07 c2 90", "hint", "undo", "put m08 a1 0", "undo", "undo"])
    LineInterface(
        LocalSession(match, {}, Random(1)), lambda _: next(lines, None), out
    ).run()

    shown = out.getvalue()
    assert shown.count("hint has been played since, and can't be undone.") == 2
    assert shown.count("Taken back") == 1
    assert len(match.moves) == 2


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    """The answer says so."""
    path = tmp_path / "mine.record"
    path.write_text("precious")
    shown, _ = typed(f"save {path}", "why")

    assert f"Not saved: {path} already exists. Choose another name." in shown
    assert path.read_text() == "precious"
    assert "Type a move after it: why MOVE." in shown
