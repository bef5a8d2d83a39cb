"""
Our games for OpenSpiel: `import whiskerworks.lab.research.spiel` registers them all.

    pyspiel.load_game("whiskerworks_arena(seats=3,side=4)")

Actions and chance outcomes have the same numbers as moves of the game, so the history
of a state is the list of its moves. Usage: docs/research.md.
"""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final
from urllib.parse import quote, unquote

from whiskerworks.core.errors import BadOption
from whiskerworks.core.extras import imports_of
from whiskerworks.core.game import Game
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import OptionValue
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import lab_facts, load, meta, names
from whiskerworks.plugins import BadPlugin

with imports_of("rl", __name__):
    import pyspiel

from whiskerworks.lab.research.rewards import rewards
from whiskerworks.lab.research.spiel_bounds import bounds, cut_after
from whiskerworks.lab.research.spiel_history import PlayHistory
from whiskerworks.lab.research.spiel_observers import Observer, make_observer

PREFIX: Final = "whiskerworks_"
"""Prefix of our games' names in OpenSpiel."""

_log: Final = logging.getLogger(__name__)

GameType = pyspiel.GameType
_NOTHING: Final[Mapping[str, OptionValue]] = MappingProxyType({})


def game_type(facts: Meta, game: Game | None = None) -> pyspiel.GameType:
    """Return OpenSpiel's description of a game, by default or as bound."""
    usual = load(facts.name) if game is None else game
    chances = bounds(usual).draws > 0
    hides = not usual.view(usual.start(), None).is_open()
    return GameType(
        short_name=PREFIX + facts.name,
        long_name=f"Whiskerworks {facts.name}",
        dynamics=GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            GameType.ChanceMode.EXPLICIT_STOCHASTIC
            if chances
            else GameType.ChanceMode.DETERMINISTIC
        ),
        information=(
            GameType.Information.IMPERFECT_INFORMATION
            if hides
            else GameType.Information.PERFECT_INFORMATION
        ),
        utility=(
            GameType.Utility.ZERO_SUM
            if has_winner(usual)
            else GameType.Utility.GENERAL_SUM
        ),
        reward_model=GameType.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min(facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=usual.planes.size > 0,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(facts),
    )


def has_winner(game: Game) -> bool:
    """Whether the scores of all seats always add up to 1."""
    return lab_facts(game.name).has_winner(game)


def _parameters(facts: Meta) -> dict[str, OptionValue]:
    """Return the parameters of a game in OpenSpiel, with their defaults."""
    options = {option.name: option.default for option in facts.options}
    most_moves = cut_after(facts.name)
    return {"seats": facts.seats[0], **options, "most_moves": most_moves}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """
    One of our games as an OpenSpiel game; each game has its own subclass.

    Raises:
        BadSeats: The game does not support this number of seats.
        BadOption: A parameter has a value that is not allowed.
    """

    name: str
    """The name of our game."""

    def __init__(self, params: Mapping[str, OptionValue] = _NOTHING) -> None:
        facts = meta(self.name)
        chosen = {**_parameters(facts), **params}
        self.most_moves: Final = _most_moves(chosen.pop("most_moves"))
        """Moves by seats after which the game is cut; 0 for no limit."""
        options = {one.name: _plain(chosen[one.name]) for one in facts.options}
        seats = chosen["seats"]
        self.core: Final = load(self.name, seats, **options)  # type: ignore[arg-type]
        """Our game."""
        length = _length(self.core, self.most_moves)
        shown = {
            "seats": seats,
            **{one.name: _quoted(options[one.name]) for one in facts.options},
            "most_moves": self.most_moves,
        }
        kind, info = game_type(facts, self.core), _info(self.core, length)
        super().__init__(kind, info, shown)
        self.first: Final = PlayHistory(self.core, self.core.start())
        """The history without any moves."""

    def new_initial_state(self) -> "SpielState":
        """Return the initial state."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum number of chance outcomes in one game."""
        return bounds(self.core).draws

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: object = None,
    ) -> Observer | None:
        """Return an observer of that type, or None if we have none."""
        if params:
            raise ValueError(f"observers take no parameters, not {params!r}")
        if iig_obs_type is None:
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        return make_observer(self.core, iig_obs_type)


def _most_moves(value: object) -> int:
    if type(value) is not int or value < 0:
        raise BadOption("most_moves", f"{value!r} is not 0 or a positive whole number")
    return value


def _plain(value: object) -> object:
    """Return a parameter's value as the option expects it."""
    return unquote(value.strip("'")) if isinstance(value, str) else value


def _quoted(value: object) -> object:
    """
    Return an option's value as it can appear in the text of a game.

    Words that OpenSpiel would read as numbers, like 5-14, are put in apostrophes.
    """
    if not isinstance(value, str):
        return value
    text = quote(value)
    return f"'{text}'" if set(text) <= set("+-.0123456789") else text


def _length(game: Game, most_moves: int) -> int:
    """Return the maximum number of moves by seats in a game."""
    by_rules = bounds(game).moves
    if by_rules is not None:
        return min(by_rules, most_moves) if most_moves else by_rules
    if most_moves:
        return most_moves
    raise BadOption("most_moves", "it must not be 0 in a game that may never end")


def _info(game: Game, length: int) -> pyspiel.GameInfo:
    """Return the sizes and limits of a game for OpenSpiel."""
    limit = game.rules.move_limit
    alone = game.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=limit,
        max_chance_outcomes=limit if bounds(game).draws else 0,
        num_players=game.seats,
        min_utility=0.0 if alone else -1.0,
        max_utility=1.0 if alone else game.seats - 1.0,
        utility_sum=0.0 if has_winner(game) else None,
        max_game_length=length,
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of ours, with its history, as an OpenSpiel state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._most: Final = game.most_moves
        self.play_history = game.first
        """The moves up to here."""

    def current_player(self) -> int:
        """Return the player whose turn it is, in OpenSpiel's numbering."""
        mover = self.play_history.mover
        if mover is None or self._is_cut():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut."""
        return self.play_history.mover is None or self._is_cut()

    def _is_cut(self) -> bool:
        return self._most > 0 and self.play_history.played >= self._most

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of all legal moves, in order."""
        history = self.play_history
        return sorted(history.game.legal_moves(history.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of all chance outcomes, with their probabilities."""
        game, state = self.play_history.game, self.play_history.state
        weights = game.weights(state)
        total = sum(weights)
        moves = zip(game.legal_moves(state), weights, strict=True)
        return sorted([(move, weight / total) for move, weight in moves])

    def _apply_action(self, action: int) -> None:
        """Play a move."""
        self.play_history = self.play_history.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move in the game's notation."""
        return self.play_history.game.write(self.play_history.state, action)

    def returns(self) -> list[float]:
        """Return each seat's reward; 0 until the game ends, and if it is cut."""
        game = self.play_history.game
        outcome = game.outcome(self.play_history.state)
        if outcome is None:
            return [0.0] * game.seats
        return rewards(outcome.scores)

    def __str__(self) -> str:
        """Return the whole position on one line, secrets included."""
        text = self.play_history.game.write_state(self.play_history.state)
        return f"{text} played:{self.play_history.played}" if self._most else text


def _register(name: str) -> None:
    """
    Register a game with OpenSpiel.

    OpenSpiel keeps the factory until after Python has shut down. A class survives that,
    a function would not.
    """
    maker = type(f"Spiel{name.title()}", (SpielGame,), {"name": name})
    pyspiel.register_game(game_type(meta(name)), maker)


for _name in names():
    try:
        _register(_name)
    except BadPlugin as _problem:  # the other games still work
        _log.warning("%s", _problem)
