"""
Every game as a PettingZoo environment, in which agents take turns.

    >>> from whiskerworks.lab.research import aec
    >>> table = aec.env("gears")
    >>> table.reset(seed=1)
    >>> table.agents
    ['player_0', 'player_1']
"""

from operator import index
from typing import Any, Final

from whiskerworks.core.extras import imports_of
from whiskerworks.core.record import Record
from whiskerworks.games import load
from whiskerworks.lab.research import env_spaces
from whiskerworks.lab.research.arrays import Arrays
from whiskerworks.lab.research.env_spaces import Observation
from whiskerworks.lab.research.episodes import ILLEGAL_REWARD, Episodes

with imports_of("rl", __name__):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    *,
    most_moves: int | None = None,
    **options: object,
) -> "wrappers.OrderEnforcingWrapper[str, Observation, int | None]":
    """
    Return a game in the same wrappers as PettingZoo's own classic games.

    An agent that plays an illegal move gets ILLEGAL_REWARD, all others 0, and the game
    ends. The arguments are those of `TableEnv`.

    Raises:
        UnknownGame, BadSeats, BadOption, BadLimit, BadRenderMode: As `TableEnv`.
    """
    bare = raw_env(game, seats, render_mode, most_moves=most_moves, **options)
    ending = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    bounded = wrappers.AssertOutOfBoundsWrapper(ending)
    return wrappers.OrderEnforcingWrapper(bounded)


def raw_env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    *,
    most_moves: int | None = None,
    **options: object,
) -> "TableEnv":
    """Return a game without wrappers; an illegal move raises an error."""
    return TableEnv(game, seats, render_mode, most_moves=most_moves, **options)


class TableEnv(AECEnv[str, Observation, int | None]):
    """
    A game for any number of seats, with agents `player_0`, `player_1` and so on.

    An action is the number of a move. An agent observes what its seat may see; chance
    is drawn inside.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's)
        "name": "whiskerworks_v0",
        "render_modes": [*env_spaces.RENDER_MODES],
        "render_fps": env_spaces.FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        *,
        most_moves: int | None = None,
        **options: object,
    ) -> None:
        """
        Bind a game to its seats (the usual number if None) and options.

        A game is truncated after *most_moves* moves by agents. None means 1000 for
        `puzzle`, and no limit for the other games.

        Raises:
            UnknownGame, BadSeats, BadOption: As `whiskerworks.load`.
            BadLimit: *most_moves* is not a positive whole number.
            BadRenderMode: The render mode is unknown.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        bound = load(game, seats, **options)
        self.render_mode = env_spaces.checked_mode(render_mode)
        self.metadata = {**TableEnv.metadata, "name": f"whiskerworks_{bound.name}_v0"}
        self.episodes: Final = Episodes(bound, most_moves)
        """The game being played."""
        self.arrays: Final = Arrays(bound)
        """Encodes positions as observations."""
        self.possible_agents = [f"player_{seat}" for seat in range(bound.seats)]
        self.agents = []
        self.observation_spaces = {
            agent: env_spaces.observation_space(self.arrays)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: env_spaces.action_space(self.arrays)
            for agent in self.possible_agents
        }
        self.state_space = env_spaces.plane_space(self.arrays, bound.seats)
        """The space of what `state` returns."""

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of the observations of *agent*."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        """Return the space of all moves, by number."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """
        Begin the game of a *seed*; without one, the next game.

        *options* are not supported; a warning says so.

        Raises:
            ValueError: The *seed* is negative; nothing has changed.
        """
        if seed is not None and index(seed) < 0:
            raise ValueError(f"seed is at least 0, not {seed}")
        env_spaces.warn_of_options(options)
        self.episodes.begin(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """
        Play the move with number *action* for the agent whose turn it is.

        An agent whose game has ended steps with None and is removed.

        Raises:
            IllegalMove: The move is refused; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # `index` raises for None and everything else that is not an integer.
        self.episodes.play(index(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._turn()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what the seat of *agent* may see, and its legal moves now."""
        seat = self.possible_agents.index(agent)
        arrays, state = self.arrays, self.episodes.state
        mask = arrays.mask(state) if seat == self._on_turn else arrays.no_moves()
        return {"observation": arrays.planes(state, seat), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Return the planes of all seats, one after the other."""
        seats = range(self.max_num_agents)
        shown = [self.arrays.planes(self.episodes.state, seat) for seat in seats]
        return np.concatenate(shown)

    def record(self) -> Record:
        """Return the record of the game so far, secrets included."""
        return self.episodes.record()

    def render(self) -> NDArray[np.uint8] | str | None:
        """Show the table as a bystander sees it, or as the only player does."""
        episodes = self.episodes
        return env_spaces.render(episodes.game, episodes.state, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def _turn(self) -> None:
        """Select the agent whose turn it is, or end the game for all."""
        seat = self.episodes.mover
        if seat is None or self.episodes.is_cut:
            self._end()
            return
        self._on_turn: int | None = seat
        self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        """End the game for all agents, who then take their last step one by one."""
        self._on_turn = None
        over = self.episodes.mover is None
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.rewards = dict(zip(self.agents, self.episodes.rewards(), strict=True))
        self._accumulate_rewards()
        told = {"ending": self.episodes.ending()} if over else {}
        self.infos = {agent: {**told} for agent in self.agents}
        self.agent_selection = self.agents[0]
