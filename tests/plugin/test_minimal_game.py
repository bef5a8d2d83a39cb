"""A game that has its rules and little else can be played all the same."""

from pathlib import Path

import pytest

from tests.plugin.plugin_package import declare, make_environment, put, run


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with a game that has a title and no more."""
    environment = tmp_path_factory.mktemp("bare") / "venv"
    python = make_environment(environment)
    put(environment, "bare", planes=None, art_die=None, words_en="title = Bare\n")
    declare(environment, "bare", bare="bare_game")
    return python


def test_what_has_no_words_is_said_by_its_code(python: Path, tmp_path: Path) -> None:
    """So the game goes on, and its author sees what is missing."""
    game = ("play", "bare", "--bot", "1", "--seed", "1", "--plain")
    ran = run(python, tmp_path, "-m", "whiskerworks", *game, typed="play 6\nquit\n")

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("whiskerworks play bare --bot 1 --seed 1\nBare\n")
    assert "event-dealt(seat=1, card=0)" in ran.stdout
    assert "event-played(seat=0, card=6)" in ran.stdout


SHOWN = """
import gymnasium, pyspiel
from whiskerworks.lab.research import solo, spiel
from whiskerworks.server.game_info import describe_games, rules_of
from whiskerworks.server.pages.art import specimen

(bare,) = [one for one in describe_games("de") if one.name == "bare"]
print(bare.title, bare.summary, bare.levels[0].name)
print(rules_of("bare", "el").rules[0].text)
print('data-id="die-0"' in specimen("bare", False))
shown, told = gymnasium.make("whiskerworks/bare-v0").reset(seed=1)
print(shown["observation"].size, int(told["action_mask"].sum()))
print(pyspiel.load_game("whiskerworks_bare").get_type().provides_observation_tensor)
"""


def test_lists_pictures_and_programs_do_with_what_there_is(
    python: Path, tmp_path: Path
) -> None:
    """Levels have the names all games share; a die is a plain tile; no numbers."""
    ran = run(python, tmp_path, "-c", SHOWN)

    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [
        "Bare summary() Anfänger",
        "rule-R1()",
        "True",
        "0 3",
        "False",
    ]
