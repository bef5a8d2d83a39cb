"""
Games for one player as Gymnasium environments.

    >>> import gymnasium
    >>> import whiskerworks.lab.research.solo
    >>> env = gymnasium.make("whiskerworks/whodunit-v0")
    >>> shown, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum())
    52
"""

from operator import index
from typing import Any, Final

from whiskerworks.core.extras import imports_of
from whiskerworks.core.record import Record
from whiskerworks.games import load, meta, names
from whiskerworks.lab.research import env_spaces
from whiskerworks.lab.research.arrays import Arrays
from whiskerworks.lab.research.env_spaces import Observation
from whiskerworks.lab.research.episodes import ILLEGAL_REWARD, Episodes

with imports_of("rl", __name__):
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray


class SoloEnv(gymnasium.Env[Observation, int]):
    """
    A game for one player.

    An action is the number of a move. An illegal one ends the episode, and `info` names
    the rule that refused it.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium's)
        "render_modes": [*env_spaces.RENDER_MODES],
        "render_fps": env_spaces.FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        *,
        most_moves: int | None = None,
        **options: object,
    ) -> None:
        """
        Bind a game to its options.

        A game is truncated after *most_moves* moves. None means 1000 for `puzzle`, and
        no limit for the other games.

        Raises:
            UnknownGame, BadOption: As `whiskerworks.load`.
            BadSeats: It is not a game for one player.
            BadLimit: *most_moves* is not a positive whole number.
            BadRenderMode: The render mode is unknown.
        """
        bound = load(game, 1, **options)
        self.render_mode = env_spaces.checked_mode(render_mode)
        self.episodes: Final = Episodes(bound, most_moves)
        """The game being played."""
        self.arrays: Final = Arrays(bound)
        """Encodes positions as observations."""
        self.observation_space = env_spaces.observation_space(self.arrays)
        self.action_space = env_spaces.action_space(self.arrays)
        self._goes_on = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """
        Begin the game of a *seed*; without one, the next game.

        *options* are not supported; a warning says so.
        """
        super().reset(seed=seed)
        env_spaces.warn_of_options(options)
        self.episodes.begin(seed)
        self._goes_on = self.episodes.mover is not None
        if self.render_mode == "human":
            self.render()
        return self._shown()

    def step(
        self, action: int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """
        Play the move with number *action*.

        Raises:
            ResetNeeded: No game is in progress.
        """
        if not self._goes_on:
            raise ResetNeeded("no game is in progress: call reset() before step()")
        refusal = self.episodes.why_illegal(index(action))
        if refusal is not None:
            self._goes_on = False
            observation, info = self._shown()
            info |= {"refusal": refusal.code, "rule": refusal.rule}
            return observation, ILLEGAL_REWARD, True, False, info
        self.episodes.play(index(action))
        return self._after()

    def record(self) -> Record:
        """Return the record of the game so far, secrets included."""
        return self.episodes.record()

    def render(self) -> NDArray[np.uint8] | str | None:
        """Show the table as its player sees it."""
        episodes = self.episodes
        return env_spaces.render(episodes.game, episodes.state, self.render_mode)

    def _after(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Return the result of a legal move."""
        over = self.episodes.mover is None
        cut = self.episodes.is_cut
        self._goes_on = not over and not cut
        if self.render_mode == "human":
            self.render()
        observation, info = self._shown()
        if over:
            info["ending"] = self.episodes.ending()
        return observation, self.episodes.rewards()[0], over, cut, info

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        """Return what the player may see, and the legal moves now."""
        state = self.episodes.state
        mask = self.arrays.mask(state) if self._goes_on else self.arrays.no_moves()
        planes = self.arrays.planes(state, 0)
        shown = {"observation": planes, "action_mask": mask}
        return shown, {"action_mask": mask.copy()}


for _name in names():
    if 1 in meta(_name).seats:
        gymnasium.register(
            f"whiskerworks/{_name}-v0",
            entry_point=f"{__name__}:SoloEnv",
            kwargs={"game": _name},
        )
