"""Links with which a player lets others watch from their seat [T11]."""

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
"""Name of the store setting that holds the key for signing links."""
SIGNATURE_BYTES: Final = 16
"""Bytes of the signature in a link."""


@final
class WatchLinks:
    """Sign and verify links; each is for one player in one seat."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    @classmethod
    async def open(cls, store: Store) -> Self:
        """Return the signer of watch links for *store*."""
        return cls(
            bytes.fromhex(await store.first_setting(KEY_SETTING, secrets.token_hex(32)))
        )

    def of(self, live: LiveTable, seat: int) -> str:
        """Return the link of the player who sits in *seat* now."""
        text = f"{live.id} {seat} {live.table.chairs[seat].person}".encode()
        signature = hmac.digest(self._key, text, hashlib.sha256)[:SIGNATURE_BYTES]
        return f"{seat}.{signature.hex()}"

    def lender(self, live: LiveTable, link: str) -> tuple[int, str]:
        """
        Return the seat and the player whose view a *link* shares.

        Raises:
            Refused: The link is invalid, or its player has left the seat.
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
        Return the viewer for a person who asks for the view of *seat*.

        Raises:
            Refused: The seat is not theirs, or the *link* is invalid.
        """
        if link:
            return Viewer(self.lender(live, link)[0], person, want)
        eyes = live.broadcaster.seat_for(person, seat, None)
        if seat is not None and eyes != seat:
            raise refuse("not-your-eyes", seat=seat)
        return Viewer(eyes, person, want)
