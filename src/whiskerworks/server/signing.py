"""Cookies and tokens that nobody else can make: HMAC-SHA256 with a kept key."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

SESSION_COOKIE: Final = "whiskerworks"
"""The name of the cookie that says who somebody is."""
KNOWN_BROWSER_COOKIE: Final = "whiskerworks-known"
"""The name of the cookie that says whose account was last used in a browser."""
TOKEN_HEADER: Final = "x-whiskerworks-token"
"""The header in which a page of ours shows that it knows the cookie's token."""
TOKEN_FIELD: Final = "token"
"""The field of a form that shows the same."""


class Signer:
    """Signs who somebody is, and knows its own hand."""

    def __init__(self, key: bytes) -> None:
        # `hmac.digest` would give Python's lock away, and the event loop wait for it.
        self._keyed: Final = hmac.new(key, digestmod="sha256")

    @staticmethod
    def new_key() -> str:
        """Return a new key, hexadecimal."""
        return secrets.token_hex(32)

    def cookie(self, session: str) -> str:
        """Return the value of the cookie of a session."""
        return self.seal("cookie", session)

    def read_cookie(self, value: str) -> str | None:
        """Return the session that a cookie names, if it is ours."""
        return self.unseal("cookie", value)

    def known(self, person: str, epoch: int) -> str:
        """Return the value of the cookie of a browser that was a *person* before."""
        return self.seal("known", f"{person}.{epoch}")

    def is_known(self, value: str, person: str, epoch: int) -> bool:
        """Tell whether a cookie says that a browser was that *person*."""
        return self.unseal("known", value) == f"{person}.{epoch}"

    def token(self, cookie: str) -> str:
        """Return the token that forms of whoever has that *cookie* must show."""
        return self._sign("token", cookie)

    def is_token(self, cookie: str, token: str) -> bool:
        """Tell whether *token* is the one of that *cookie*."""
        return hmac.compare_digest(self.token(cookie).encode(), token.encode())

    def seal(self, purpose: str, said: str) -> str:
        """Return *said* with a signature behind it, for one *purpose* only."""
        return f"{said}.{self._sign(purpose, said)}"

    def unseal(self, purpose: str, sealed: str) -> str | None:
        """Return what was sealed for that *purpose*, if it was by us."""
        said, _, signature = sealed.rpartition(".")
        right = self._sign(purpose, said)
        fits = hmac.compare_digest(signature.encode(), right.encode())
        return said if fits else None

    def _sign(self, purpose: str, said: str) -> str:
        signature = self._keyed.copy()
        signature.update(f"{purpose}\n{said}".encode())
        return base64.urlsafe_b64encode(signature.digest()).decode().rstrip("=")


def new_token() -> str:
    """Return a token with which a program may act for somebody."""
    return f"ww_{secrets.token_urlsafe(24)}"


def token_hash(token: str) -> str:
    """Return what is kept of a *token*; it is random, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()
