"""The codes of a table's refusals, with the rule behind each."""

from typing import Final

from whiskerworks.core.message import Param, Refusal

RULES: Final = tuple([f"T{number}" for number in range(1, 17)])
"""The ids of the table's rules, in the order of docs/table.md."""

REFUSALS: Final = {
    "no-such-seat": "T1",
    "seat-taken": "T1",
    "seat-kept": "T1",
    "no-free-seat": "T1",
    "invitation-needed": "T1",
    "already-seated": "T1",
    "not-the-host": "T2",
    "seats-empty": "T2",
    "begun": "T2",
    "not-begun": "T2",
    "not-a-player": "T3",
    "stale": "T3",
    "no-such-move-text": "T3",
    "table-over": "T3",
    "bad-word": "T4",
    "time-up": "T5",
    "nothing-to-undo": "T6",
    "cannot-undo-given": "T6",
    "no-such-proposal": "T7",
    "not-asked": "T7",
    "already-proposed": "T7",
    "paused": "T8",
    "not-paused": "T8",
    "no-draws": "T9",
    "nobody-to-ask": "T9",
    "not-missing": "T10",
    "not-a-persons-seat": "T10",
    "no-looking-on": "T11",
    "no-such-ply": "T11",
    "not-your-eyes": "T11",
    "bad-link": "T11",
    "record-not-yet": "T11",
    "no-chat": "T12",
    "nothing-said": "T12",
    "chat-too-fast": "T12",
    "chat-used-up": "T12",
    "chat-crowded": "T12",
    "not-over": "T13",
    "already-rematched": "T13",
    "bad-command-id": "T15",
    "command-id-reused": "T15",
    "only-the-host": "T16",
    "no-such-guest": "T16",
    "host-stays": "T16",
    "already-so": "T16",
    "muted": "T16",
    "removed": "T16",
    "not-yourself": "T16",
}
"""The rule behind each code; a game's own refusals name rules of the game."""


class Refused(Exception):
    """A command is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refuse(code: str, **params: Param) -> Refused:
    """Return the error with this refusal, for `raise`."""
    return Refused(Refusal(code, params, REFUSALS[code]))
