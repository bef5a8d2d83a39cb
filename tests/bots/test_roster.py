"""The players one can name."""

import pytest

from whiskerworks.bots import roster
from whiskerworks.bots.bot import Bot
from whiskerworks.core.advice import LEVEL_COUNT, Level
from whiskerworks.core.message import Message


def test_every_level_has_a_name_and_so_have_two_others() -> None:
    """The weakest first."""
    levels = [str(level) for level in range(1, LEVEL_COUNT + 1)]

    assert list(roster.PLAYERS) == [roster.RANDOM, roster.GREEDY, *levels]


@pytest.mark.parametrize(
    "name", ["0", "6", "01", "Random", "", "master", "mcts:6", "mcts:random"]
)
def test_a_name_that_nobody_has_is_refused(name: str) -> None:
    """The error lists the known names."""
    with pytest.raises(
        roster.UnknownPlayer, match="choose one of: random, greedy, 1, 2"
    ):
        roster.make_player(name)


def test_a_level_may_be_named_by_how_it_thinks() -> None:
    """It is the same player, and called the same."""
    assert roster.canonical_name("mcts:3") == roster.canonical_name("3") == "3"
    assert roster.player_title(roster.make_player("mcts:3")) == roster.player_title(
        roster.make_player("3")
    )


def test_everybody_can_say_who_they_are() -> None:
    """As messages, for the catalogue to put into words."""
    said = [
        roster.player_title(roster.make_player(name)).code for name in roster.PLAYERS
    ]
    fourth = roster.player_title(roster.make_player("4"))

    assert said == ["bot-random", "bot-greedy", *["bot-level"] * LEVEL_COUNT]
    assert fourth.params == {"name": Message("level-4"), "level": 4}
    assert roster.player_title(Bot(Level(1.0, 1, 1, 1))).code == "bot-other"


def test_another_of_the_same_kind_is_not_the_same_one() -> None:
    """Whoever sits down again has seen nothing."""
    for name in roster.PLAYERS:
        player = roster.make_player(name)
        other = roster.fresh_copy(player)

        assert other is not player
        assert roster.player_title(other) == roster.player_title(player)
