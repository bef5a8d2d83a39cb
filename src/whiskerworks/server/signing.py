"""Sign cookies and tokens with HMAC-SHA256, so that nobody else can make them."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

SESSION_COOKIE: Final = "whiskerworks"
"""Name of the cookie that identifies a session."""
KNOWN_BROWSER_COOKIE: Final = "whiskerworks-known"
"""Name of the cookie that identifies the account last used in a browser."""
TOKEN_HEADER: Final = "x-whiskerworks-token"
"""Header in which our pages send the token that belongs to the cookie."""
TOKEN_FIELD: Final = "token"
"""Form field that carries the same token."""


class Signer:
    """Sign identities, and verify the signatures."""

    def __init__(self, key: bytes) -> None:
        # `hmac.digest` would release Python's lock, and the event loop wait for it.
        self._keyed: Final = hmac.new(key, digestmod="sha256")

    @staticmethod
    def new_key() -> str:
        """Return a new hexadecimal key."""
        return secrets.token_hex(32)

    def cookie(self, session: str) -> str:
        """Return the value of a session's cookie."""
        return self.seal("cookie", session)

    def read_cookie(self, value: str) -> str | None:
        """Return the session that a cookie names; None if the signature is wrong."""
        return self.unseal("cookie", value)

    def known(self, person: str, epoch: int) -> str:
        """Return the value of the cookie of a browser that *person* used before."""
        return self.seal("known", f"{person}.{epoch}")

    def is_known(self, value: str, person: str, epoch: int) -> bool:
        """Whether a cookie proves that *person* used this browser before."""
        return self.unseal("known", value) == f"{person}.{epoch}"

    def token(self, cookie: str) -> str:
        """Return the token that forms must send along with *cookie*."""
        return self._sign("token", cookie)

    def is_token(self, cookie: str, token: str) -> bool:
        """Whether *token* belongs to *cookie*."""
        return hmac.compare_digest(self.token(cookie).encode(), token.encode())

    def seal(self, purpose: str, said: str) -> str:
        """Return *said* with a signature that is valid for one *purpose* only."""
        return f"{said}.{self._sign(purpose, said)}"

    def unseal(self, purpose: str, sealed: str) -> str | None:
        """Return the text that was sealed for *purpose*; None if it was not by us."""
        said, _, signature = sealed.rpartition(".")
        right = self._sign(purpose, said)
        fits = hmac.compare_digest(signature.encode(), right.encode())
        return said if fits else None

    def _sign(self, purpose: str, said: str) -> str:
        signature = self._keyed.copy()
        signature.update(f"{purpose}\n{said}".encode())
        return base64.urlsafe_b64encode(signature.digest()).decode().rstrip("=")


def new_token() -> str:
    """Return a token with which a program may act for a person."""
    return f"ww_{secrets.token_urlsafe(24)}"


def token_hash(token: str) -> str:
    """Return the stored hash of *token*; it is random, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()
