"""Who plays the seats of a match on this machine: people at the screen, and bots."""

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
    """People and bots. Bots of a level think elsewhere; others are quick."""

    def __init__(
        self,
        game: Game,
        bots: dict[Seat, Player],
        rng: Random,
        adviser: Adviser | None = None,
    ) -> None:
        """
        Seat *bots*, who choose by *rng*; all other seats are played by people.

        *adviser* is asked for hints; if there is none, a bot of a good level.
        """
        self.human_seats: Final = [
            seat for seat in range(game.seats) if seat not in bots
        ]
        """The seats of people, from 0 on."""
        self._game: Final = game
        self._titles: Final = {
            seat: roster.player_title(bot) for seat, bot in bots.items()
        }
        self._rng: Final = rng
        self._adviser: Final = adviser
        self._process: Final = BotProcess(game)
        self._bots = {seat: self._assign(bot) for seat, bot in bots.items()}

    def is_bot(self, seat: Seat | None) -> bool:
        """Tell whether a bot plays for *seat*."""
        return seat in self._bots

    def viewer(self) -> Seat | None:
        """Return whose eyes all people see through: one's own, or a bystander's."""
        return self.human_seats[0] if len(self.human_seats) == 1 else None

    def occupants(self, words: Words) -> tuple[SeatOccupant, ...]:
        """Return who sits in each seat."""
        return tuple([self._occupant(seat, words) for seat in range(self._game.seats)])

    def _occupant(self, seat: Seat, words: Words) -> SeatOccupant:
        if seat in self._titles:
            return SeatOccupant(
                words.say(self._titles[seat]), is_local=False, is_bot=True
            )
        code = "terminal-you" if len(self.human_seats) == 1 else "seat-name"
        return SeatOccupant(words.say(Message(code, {"seat": seat})), is_local=True)

    def prepare(self) -> None:
        """Let bots of a level get ready while somebody else is on turn."""
        if any(isinstance(bot, ProcessPlayer) for bot in self._bots.values()):
            self._process.warm()

    def show_move(self, state: Value, move: int) -> None:
        """Let bots see what they may see of *move*, played in *state*."""
        notify_players(self._game, self._bots, state, move)

    def forget_moves(self) -> None:
        """Let bots forget all: others like them, who have seen nothing, sit down."""
        self._bots = {seat: self._fresh_copy(bot) for seat, bot in self._bots.items()}

    async def choose(self, seat: Seat, state: Value) -> int:
        """Return what the bot in *seat* chooses to play."""
        bot, game = self._bots[seat], self._game
        view = game.view(state, seat)
        if isinstance(bot, ProcessPlayer):
            return await asyncio.to_thread(bot.choose, game, view, self._rng)
        return bot.choose(game, view, self._rng)

    async def advise(self, question: HintRequest) -> list[Message]:
        """
        Return which moves a bot thinks best, as something to be said.

        Raises:
            Exception: Whatever kept it from thinking.
        """
        adviser = self._adviser or ProcessPlayer(self._process, HINT_LEVEL)
        return await asyncio.to_thread(hint_messages, question, adviser)

    async def close(self) -> None:
        """End whatever bots do."""
        await asyncio.to_thread(self._process.close)

    def _assign(self, bot: Player) -> Player:
        """Return who plays for *bot*: itself, or somebody like it who is distant."""
        if isinstance(bot, Bot):
            return ProcessPlayer(self._process, bot.level)
        return bot

    def _fresh_copy(self, bot: Player) -> Player:
        """Return a player like this one who has seen nothing yet."""
        if isinstance(bot, ProcessPlayer):
            return ProcessPlayer(self._process, bot.level)
        return roster.fresh_copy(bot)
