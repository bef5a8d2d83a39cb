"""How to restore a real table when moves are undone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import whiskerworks
from tests.terminal.referee.records import RECORDS, kept, name, some
from whiskerworks.core import record
from whiskerworks.core.scene import Scene
from whiskerworks.draw.art_kinds import BUTTON_ART
from whiskerworks.games import load_record
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start
from whiskerworks.terminal.referee.session import RefereeSession
from whiskerworks.terminal.referee.table_diff import PHYSICAL_ART, restoring_steps
from whiskerworks.words import Words

MANY = some(RECORDS, 3)
BESIDE = frozenset(
    (
        "bomb-blast",
        "bomb-mark",
        "cell",
        "die-blank",
        "hex",
        "hex-rim",
        "peg",
        "slot",
    )
)
"""Drawings of places and signs, and of dice that are not on the table."""


def undone(
    game_name: str, *lines: str, names: tuple[str, ...] = (), **options: str | bool
) -> list[str]:
    """Type these lines, and return the last answer without its first line."""
    game = whiskerworks.load(game_name, None, **options)
    session = RefereeSession(
        [worlds_at_start(game)], Words(game_name, "en", names), names
    )

    async def obey() -> list[str]:
        for line in lines[:-1]:
            assert await session.obey(line) == []
        return await session.obey(lines[-1])

    return asyncio.run(obey())[1:]


def test_only_the_surplus_of_equal_dice_is_taken_away() -> None:
    """Or put back; dice that stay are not mentioned."""
    rolled = ("0", "cat2 move1 move1 move2 move3")

    assert undone("arena", *rolled, "undo 3") == [
        "Take away: A move die showing 2",
        "Take away: A move die showing 3",
        "Take away: A move die showing 1",
    ]


def test_an_agenda_that_was_turned_up_lies_face_down_again() -> None:
    """[E8] And the Exit that it opened closes again."""
    again = "Put back: "
    start = "7 2 17 23 6 16 15 26; 15 c6 0; cat c7; bomb f5 20 cheese"
    assert undone("escape", start, "undo", setup="lucky-leftovers") == [
        f"{again}An agenda face down on c7",
        f"{again}The Exit on e5, its door in the south, shut until you find the Cheese",
    ]


def test_dice_are_named_by_their_faces() -> None:
    """[A6] Dice that nobody needs to look at are not mentioned."""
    roll = "0; cat1 1 2 2 3"
    assert undone("arena", roll, "pass; pass", "undo 3") == [
        "Put back: A cat die showing 1",
        "Put back: A move die showing 1",
        "Put back: 2 move dice showing 2",
    ]
    assert undone("arena", roll, "move3 b2", "undo") == [
        "Put back: Blue's mouse on a1 (seat 1)",
        "Put back: A move die showing 3",
    ]


def test_players_who_swapped_have_their_old_colours_again() -> None:
    """[G3] Nothing moves on the board, but the seats change."""
    assert undone("gears", "blue; i1", "swap", "undo", swap=True) == [
        "Seat 1 plays with these again: Blue",
        "Seat 2 plays with these again: Red",
    ]


def test_secret_deals_are_taken_back_from_all() -> None:
    """[M7] But undoing who begins changes nothing on the table."""
    start = "13 22 20 10 28 4; 1"
    assert undone("maze", start, "undo", names=("Ada", "Bob")) == []
    assert undone("maze", start, "undo 99", names=("Ada", "Bob"))[-2:] == [
        "Put back: Ada has no agenda yet",
        "Put back: Bob has no agenda yet",
    ]


def test_a_hint_leaves_nothing_to_put_back() -> None:
    """[P7] Their number is not visible on a table."""
    assert undone("puzzle", "hint", "undo") == []


def scenes(path: Path) -> Iterator[Scene]:
    """Yield the public scenes of a recorded game."""
    played = kept(path)
    game = load_record(played)
    for state in record.replay(game, played).states:
        yield game.scene(game.view(state, None))


@pytest.mark.parametrize("path", MANY, ids=name)
def test_no_thing_is_both_put_back_and_taken_away(path: Path) -> None:
    """And no change needs no steps, whatever was played."""
    seen = list(scenes(path))
    for now, then in zip(seen[1:], seen[:-1], strict=True):
        found = restoring_steps(now, then)
        about = [message.params.get("piece", message) for message in found]
        assert len(set(about)) == len(about)
        assert restoring_steps(then, then) == []


@pytest.mark.parametrize("path", MANY, ids=name)
def test_of_every_drawing_it_is_known_whether_it_lies_on_a_real_table(
    path: Path,
) -> None:
    """So that no game with new things is forgotten."""
    spoken = {p.art for one in scenes(path) for p in one.pieces if p.say is not None}
    assert spoken <= PHYSICAL_ART | BUTTON_ART | BESIDE
    assert not PHYSICAL_ART & (BUTTON_ART | BESIDE)
