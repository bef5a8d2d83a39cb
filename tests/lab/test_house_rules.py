"""House rules: the files that hold them, and how to play by them."""

import shlex
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import whiskerworks
from whiskerworks.cli import parser
from whiskerworks.cli.arguments import game_of
from whiskerworks.core.errors import BadOption, BadSeats
from whiskerworks.games import data
from whiskerworks.lab.balance.formatting import quoted
from whiskerworks.lab.balance.house_rules import (
    DEFAULT_SERVER,
    BadHouseRules,
    HouseRules,
    how_to_play_section,
    play_command,
    python_code,
    read_house_rules,
    table_link,
)
from whiskerworks.lab.balance.html_page import Instruction
from whiskerworks.settings import Settings

OPTIONS = 'game = "arena"\nseats = 3\n[options]\nside = 6\n'
SETUP = 'cheese = "e5"\nmouse = "f6"\n'
SETUP += '[[start]]\ncell = "f5"\nwalls = "S"\n[[start]]\ncell = "e6"\nwalls = "NW"\n'
LINE = "cheese=e5 mouse=f6 start=f5:S start=e6:NW"


def deck() -> str:
    """Return our deck, with other drawings on its last card."""
    text = data("puzzle")["deck.toml"]
    at = text.rindex("motifs = ")
    return f'{text[:at]}motifs = {{ N = "moon" }}\n'


def written_game(house: HouseRules) -> object:
    """Return the game that the printed lines of Python load."""
    names: dict[str, object] = {}
    exec(python_code(house), names)
    return names["game"]


def test_options_are_house_rules() -> None:
    """Against the standard with as many seats."""
    house = read_house_rules("arena", "house.toml", OPTIONS)

    assert house.kind == "options"
    assert house.game == whiskerworks.load("arena", 3, side=6)
    assert house.standard == whiskerworks.load("arena", 3)
    assert house.changed() == {"side": "6"}
    assert [variant.name for variant in house.variants()] == ["standard", "house rules"]


def test_switches_and_words_are_options_too() -> None:
    """As TOML writes them."""
    text = '[options]\nswap = true\nfirst = "blue"\n'

    assert read_house_rules("gears", "f", text).changed() == {
        "first": "blue",
        "swap": "on",
    }


def test_a_set_up_is_known_by_what_it_holds() -> None:
    """It needs no other name."""
    house = read_house_rules("maze", "f", SETUP)

    assert (house.kind, house.changed()) == ("setup", {"setup": LINE})


def test_a_deck_is_known_by_its_cards() -> None:
    """It becomes the option that every record carries."""
    house = read_house_rules("maze", "my deck.toml", deck())

    assert house.kind == "deck"
    assert list(house.changed()) == ["deck"]
    assert play_command(house) == "whiskerworks play maze --deck 'my deck.toml'"


def test_a_program_reads_a_deck_from_its_file(tmp_path: Path) -> None:
    """It is too long for a line."""
    file = tmp_path / "my deck.toml"
    file.write_text(deck(), "utf-8")
    house = read_house_rules("maze", str(file), deck())

    assert written_game(house) == house.game


def test_a_program_is_told_a_set_up_in_a_line() -> None:
    """It needs no file."""
    house = read_house_rules("maze", "-", SETUP)

    assert written_game(house) == house.game


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("arena", OPTIONS),
        ("gears", "[options]\nswap = true\nquiet_limit = 20\n"),
    ],
)
def test_the_command_plays_by_the_house_rules(game: str, text: str) -> None:
    """The command and the Python code load the same game."""
    house = read_house_rules(game, "house.toml", text)
    words = shlex.split(play_command(house))[1:]

    assert game_of(parser(words[0]).parse_args(words)) == house.game
    assert written_game(house) == house.game


def test_the_link_lays_out_a_table() -> None:
    """On the given server, or on the default one."""
    house = read_house_rules("arena", "house.toml", OPTIONS)
    setup = urlsplit(
        table_link(read_house_rules("maze", "f", SETUP), "https://games.example/cats/")
    )

    assert table_link(house) == f"{DEFAULT_SERVER}/new/arena?seats=3&side=6"
    assert DEFAULT_SERVER.endswith(f":{Settings().port}")
    assert setup.path == "/cats/new/maze"
    assert parse_qs(setup.query) == {"setup": [LINE]}


def test_a_set_up_from_input_is_played_without_its_file() -> None:
    """The command says it in full."""
    house = read_house_rules("maze", "-", SETUP)
    words = shlex.split(play_command(house))[1:]

    assert game_of(parser(words[0]).parse_args(words)) == house.game


def test_a_deck_from_input_is_played_by_the_link_alone() -> None:
    """No command can name its file, and the page says so."""
    house = read_house_rules("maze", "-", deck())
    section = how_to_play_section(house)

    assert (play_command(house), python_code(house)) == ("", "")
    assert [way.is_link for way in section.blocks if isinstance(way, Instruction)] == [
        True
    ]
    assert section.paragraphs[1].startswith("The deck came from standard input.")


def test_a_deck_is_named_by_its_title() -> None:
    """Its cards would say nothing."""
    text = deck()
    titled = f'title = "Moonlit"\n{text[text.index("[[card]]") :]}'
    plain = text[text.index("[[card]]") :]

    moonlit = how_to_play_section(read_house_rules("maze", "f", titled)).paragraphs[0]

    assert moonlit == f"The house rules: the deck {quoted('Moonlit')}."
    assert how_to_play_section(read_house_rules("maze", "my.toml", plain)).paragraphs[
        0
    ] == ("The house rules: the deck in my.toml.")


def test_a_page_tells_how_to_play() -> None:
    """By a command, a link and a line of Python."""
    section = how_to_play_section(read_house_rules("arena", "house.toml", OPTIONS))

    assert section.paragraphs == ["The house rules: side = 6."]
    assert len(section.blocks) == 3


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("side = ", "this is not valid TOML: "),
        ("side = 6", "'side' is not known; write [options], "),
        ('game = "maze"', "this is for maze, not for arena"),
        ("options = 3", "options is a table, "),
        ("[options]\nside = 1.5", "option side: a word, a number, true or false"),
        ('seats = "3"', "seats is a number, like seats = 3"),
        ("[options]\nside = 5", "nothing differs from the standard rules"),
        ("seats = 3", "nothing differs from the standard rules"),
        ("[[card]]", "card number 1: it has no id"),
        ('cheese = "z9"', "cheese: 'z9' is no cell"),
    ],
)
def test_what_is_no_house_rule_is_told(text: str, problem: str) -> None:
    """With the name of the file."""
    with pytest.raises(BadHouseRules) as raised:
        read_house_rules("arena", "house.toml", text)

    assert str(raised.value).startswith(f"house.toml: {problem}")


def test_what_the_game_does_not_allow_is_told() -> None:
    """As everywhere."""
    with pytest.raises(BadOption, match="side"):
        read_house_rules("arena", "f", "[options]\nside = 99")
    with pytest.raises(BadSeats):
        read_house_rules("arena", "f", "seats = 5\n[options]\nside = 6")
    with pytest.raises(BadOption, match="gears has no set-ups"):
        read_house_rules("gears", "f", SETUP)
    with pytest.raises(BadOption, match="arena is not played with Maze Cards"):
        read_house_rules("arena", "f", deck())
