"""
A program that takes a seat and plays: any legal move, picked at random.

    python examples/bot.py "http://127.0.0.1:8765/t/TABLE?invitation=..." --token ww_...

The address is a table's page or an invitation to it. Create the token on your page
("Programs") or by `POST /api/me/tokens`; you can also put it in
WHISKERWORKS_TOKEN. docs/protocol.md describes the messages. Needed: the package
websockets, and nothing of Whiskerworks.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
FINAL = range(4400, 4409)
"""Codes with which a server closes the door for good."""
HELLO = json.dumps({"type": "hello", "want": ["moves"]})
"""The first message."""


class Bot:
    """What the program knows of a table."""

    def __init__(self, invitation: str, seed: int | None) -> None:
        self.invitation = invitation
        self.random = random.Random(seed)
        self.seq = 0
        """How far it has seen the log."""
        self.status: Message = {}
        self.position: Message = {}
        self.waiting: Message | None = None
        """The command that was sent and not answered: it is sent again, with its id."""
        self.is_due = True
        """Whether to send it: it is new, or its arrival is uncertain."""
        self.done = 0
        """How far it must see the log before it acts: where its last command stands."""
        self.sent = 0
        self.name = f"{time.time_ns():x}"

    @property
    def seat(self) -> int | None:
        """The seat it plays."""
        own = [p["seat"] for p in self.status["players"] if p["you"]]
        return own[0] if own else None

    @property
    def is_over(self) -> bool:
        """Whether the bot is done."""
        return self.status.get("phase") in ("over", "closed")

    def hear(self, message: Message) -> None:
        """Note what the server says."""
        kind = message["type"]
        if kind == "snapshot" or (kind == "update" and message["since"] == self.seq):
            self.seq = message["seq"]
            self.status = message["status"]
            # Where nothing was played, an update leaves the position out.
            self.position = message["position"] or self.position
        elif kind in ("done", "refused", "error") and self.waiting is not None:
            self.answered(message)

    def answered(self, message: Message) -> None:
        """Go on behind an answer; what came too fast is sent again later."""
        assert self.waiting is not None
        if message.get("id") != self.waiting["id"]:
            return
        if message.get("code") == "too-fast":
            time.sleep(message["retry"] / 1000)
            self.is_due = True
            return
        self.waiting = None
        if message["type"] == "done":
            self.done = message["seq"]
        else:
            print("refused:", json.dumps(message))

    def say(self) -> Message | None:
        """Return what to send now, if anything."""
        # The answer to a move may come before the update that shows it: until then
        # the position known here is the one before that move.
        if self.waiting is None and self.status and self.seq >= self.done:
            command = self.command()
            if command is not None:
                self.sent += 1
                name = f"{self.name}-{self.sent}"
                self.waiting = {"type": "do", "id": name, "command": command}
                self.is_due = True
        if self.waiting is None or not self.is_due or not self.status:
            return None
        self.is_due = False
        return self.waiting

    def command(self) -> Message | None:
        """Return what to do now, if anything."""
        if self.seat is None and self.status["phase"] != "over":
            return {"type": "sit", "invitation": self.invitation}
        moves = self.position.get("moves")
        if moves and self.position["mover"] == self.seat:
            move = self.random.choice(moves)
            return {"type": "play", "move": move, "at": self.position["ply"]}
        return None


def visit(bot: Bot, wire: ClientConnection) -> None:
    """Play until the game is over, or the connection breaks."""
    bot.is_due = True
    wire.send(HELLO)
    while not bot.is_over:
        message = json.loads(wire.recv())
        if message.get("code") == "too-fast" and not message["id"]:
            # Only hello has no id: it was not heard.
            time.sleep(message["retry"] / 1000)
            wire.send(HELLO)
            continue
        bot.hear(message)
        message = bot.say()
        if message is not None:
            wire.send(json.dumps(message))


def play(
    server: str,
    table: str,
    token: str,
    bot: Bot,
    pause: Callable[[float], None] = time.sleep,
) -> None:
    """Play a whole game, coming back as often as the connection breaks."""
    url = f"{server.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    wait = 0.5
    while not bot.is_over:
        try:
            with connect(url, additional_headers=headers) as wire:
                wait = 0.5
                visit(bot, wire)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in FINAL:
                raise SystemExit(f"sent away: {closed.rcvd.reason}") from None
        except InvalidStatus as refused:
            status = refused.response.status_code
            raise SystemExit(f"sent away: HTTP {status}") from None
        except OSError:
            pass
        if not bot.is_over:
            pause(wait)
            wait = min(2 * wait, 30)


def main() -> None:
    """Play at the table that the command line names."""
    parser = argparse.ArgumentParser(description="Take a seat and play at random.")
    parser.add_argument("address", help="of the table's page, or an invitation")
    parser.add_argument("--token", default=os.environ.get("WHISKERWORKS_TOKEN", ""))
    parser.add_argument("--seed", type=int, help="play the same again")
    given = parser.parse_args()
    page, _, query = given.address.partition("?")
    server, _, table = page.rpartition("/t/")
    invitation = parse_qs(query).get("invitation", [""])[0]
    bot = Bot(invitation, given.seed)
    play(server, table, given.token, bot)
    result = bot.status["result"]
    if result is None:
        print("The table was closed.")
    else:
        print("over:", result["say"]["code"], result["rule"], result["scores"])


if __name__ == "__main__":
    main()
