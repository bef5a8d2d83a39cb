"""Who plays the seats of a local match: people at this terminal, and bots."""

import asyncio
from typing import Final, final

from librt.random import Random

from whiskerworks.bots import roster
from whiskerworks.bots.bot import Bot
from whiskerworks.bots.observation import notify_players
from whiskerworks.bots.player import Player
from whiskerworks.bots.process import BotProcess
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.terminal.local.hints import (
    HINT_LEVEL,
    Adviser,
    HintRequest,
    hint_messages,
)
from whiskerworks.terminal.local.process_player import ProcessPlayer
from whiskerworks.terminal.session import SeatOccupant
from whiskerworks.words import Words


@final
class LocalPlayers:
    """People and bots; bots that have a level think in another process."""

    def __init__(
        self,
        game: Game,
        bots: dict[Seat, Player],
        rng: Random,
        adviser: Adviser | None = None,
    ) -> None:
        """
        Seat *bots*, which choose with *rng*; people play all other seats.

        *adviser* gives hints; by default a strong bot does.
        """
        self.human_seats: Final = [
            seat for seat in range(game.seats) if seat not in bots
        ]
        """The seats that people play, counted from 0."""
        self._game: Final = game
        self._titles: Final = {
            seat: roster.player_title(bot) for seat, bot in bots.items()
        }
        self._rng: Final = rng
        self._adviser: Final = adviser
        self._process: Final = BotProcess(game)
        self._bots = {seat: self._assign(bot) for seat, bot in bots.items()}

    def is_bot(self, seat: Seat | None) -> bool:
        """Whether a bot plays *seat*."""
        return seat in self._bots

    def viewer(self) -> Seat | None:
        """Return the seat whose view people see; None if several people play."""
        return self.human_seats[0] if len(self.human_seats) == 1 else None

    def occupants(self, words: Words) -> tuple[SeatOccupant, ...]:
        """Return who plays each seat."""
        return tuple([self._occupant(seat, words) for seat in range(self._game.seats)])

    def _occupant(self, seat: Seat, words: Words) -> SeatOccupant:
        if seat in self._titles:
            return SeatOccupant(
                words.say(self._titles[seat]), is_local=False, is_bot=True
            )
        code = "terminal-you" if len(self.human_seats) == 1 else "seat-name"
        return SeatOccupant(words.say(Message(code, {"seat": seat})), is_local=True)

    def prepare(self) -> None:
        """Start the bots' process while somebody else thinks."""
        if any(isinstance(bot, ProcessPlayer) for bot in self._bots.values()):
            self._process.warm()

    def show_move(self, state: Value, move: int) -> None:
        """Let bots observe *move*, played in *state*, as far as they may."""
        notify_players(self._game, self._bots, state, move)

    def forget_moves(self) -> None:
        """Replace every bot by one of the same kind that has seen nothing."""
        self._bots = {seat: self._fresh_copy(bot) for seat, bot in self._bots.items()}

    async def choose(self, seat: Seat, state: Value) -> int:
        """Return the move that the bot in *seat* chooses."""
        bot, game = self._bots[seat], self._game
        view = game.view(state, seat)
        if isinstance(bot, ProcessPlayer):
            return await asyncio.to_thread(bot.choose, game, view, self._rng)
        return bot.choose(game, view, self._rng)

    async def advise(self, question: HintRequest) -> list[Message]:
        """
        Return the messages of a hint.

        Raises:
            Exception: Any failure of the bot.
        """
        adviser = self._adviser or ProcessPlayer(self._process, HINT_LEVEL)
        return await asyncio.to_thread(hint_messages, question, adviser)

    async def close(self) -> None:
        """Stop the bots' process."""
        await asyncio.to_thread(self._process.close)

    def _assign(self, bot: Player) -> Player:
        """Return the player for *bot*: itself, or a counterpart in its own process."""
        if isinstance(bot, Bot):
            return ProcessPlayer(self._process, bot.level)
        return bot

    def _fresh_copy(self, bot: Player) -> Player:
        """Return a player of the same kind that has seen nothing yet."""
        if isinstance(bot, ProcessPlayer):
            return ProcessPlayer(self._process, bot.level)
        return roster.fresh_copy(bot)
