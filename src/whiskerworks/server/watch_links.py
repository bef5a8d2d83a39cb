"""Links by which a player lets others look over the shoulder [T11]."""

import hashlib
import hmac
import secrets
from typing import Final, Self, final

from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.store import Store
from whiskerworks.table.context import Viewer
from whiskerworks.table.messages import Want
from whiskerworks.table.refusals import refuse

KEY_SETTING: Final = "watch-key"
"""The setting of the store that keeps what links are signed with."""
SIGNATURE_BYTES: Final = 16
"""So many bytes of a signature stand in a link."""


@final
class WatchLinks:
    """Signs links and knows its own; each is for one player in one seat."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    @classmethod
    async def open(cls, store: Store) -> Self:
        """Return whoever signs for *store*."""
        return cls(
            bytes.fromhex(await store.first_setting(KEY_SETTING, secrets.token_hex(32)))
        )

    def of(self, live: LiveTable, seat: int) -> str:
        """Return the link of who sits in *seat* now."""
        text = f"{live.id} {seat} {live.table.chairs[seat].person}".encode()
        signature = hmac.digest(self._key, text, hashlib.sha256)[:SIGNATURE_BYTES]
        return f"{seat}.{signature.hex()}"

    def lender(self, live: LiveTable, link: str) -> tuple[int, str]:
        """
        Return whose eyes a *link* lends: the seat, and the person.

        Raises:
            Refused: It lends nobody's, or its player is gone.
        """
        for seat, chair in enumerate(live.table.chairs):
            right = self.of(live, seat).encode()
            if chair.person and hmac.compare_digest(link.encode(), right):
                return seat, chair.person
        raise refuse("bad-link")

    def viewer(
        self,
        live: LiveTable,
        person: str,
        seat: int | None = None,
        want: frozenset[Want] = frozenset(),
        link: str = "",
    ) -> Viewer:
        """
        Return with whose eyes somebody looks who asks for those of *seat*.

        Raises:
            Refused: They are not theirs, or the *link* to look along is no good.
        """
        if link:
            return Viewer(self.lender(live, link)[0], person, want)
        eyes = live.broadcaster.seat_for(person, seat, None)
        if seat is not None and eyes != seat:
            raise refuse("not-your-eyes", seat=seat)
        return Viewer(eyes, person, want)
