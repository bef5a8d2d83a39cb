"""
The dealer: decides for chance so that everybody can check it afterwards [T4].

The secret is fixed, and its sha256 shown, before anybody gives a word; all words
are mixed in before the first draw. So neither the dealer nor a player can choose
what comes, and once the secret is shown anybody can do the sums again, as
docs/fair-dealing.md tells.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final

SECRET_BYTES: Final = 32
"""How long a secret is."""
DIGEST_VALUES: Final = 1 << 256
"""A digest is a number from 0 to one less than this."""


class HmacDealer:
    """A dealer with a secret, which never leaves it before `reveal`."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        """
        Keep *secret*, drawn by whoever has a true source of chance.

        Raises:
            ValueError: It is not of the right length.
        """
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret: Final = secret

    def draw(self, words: tuple[str, ...], number: int, weights: list[int]) -> int:
        """
        Return the index of one of *weights*, for draw *number* under these *words*.

        Raises:
            ValueError: The weights allow no draw.
        """
        return draw(draw_key(self._secret, words), number, weights)

    def reveal(self) -> str:
        """Return the secret, hexadecimal."""
        return self._secret.hex()


def commitment(secret: bytes) -> str:
    """Return what is shown of *secret* beforehand: its sha256, hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def draw_key(secret: bytes, words: Iterable[str]) -> bytes:
    """Return the key of all draws: *secret* with the words of all seats in it."""
    return hmac.digest(secret, _joined(words), "sha256")


def draw(key: bytes, number: int, weights: list[int]) -> int:
    """
    Return the index that draw *number* picks, with exactly the chances of *weights*.

    Raises:
        ValueError: The weights allow no draw.
    """
    _check(weights)
    attempt = 0
    while True:
        digest = hmac.digest(key, draw_label(number, attempt), "sha256")
        index = pick_index(int.from_bytes(digest, "big"), DIGEST_VALUES, weights)
        if index is not None:
            return index
        attempt += 1


def draw_label(number: int, attempt: int) -> bytes:
    """Return what is mixed with the key for a draw; each has one of its own."""
    return f"draw {number} {attempt}".encode()


def pick_index(value: int, span: int, weights: list[int]) -> int | None:
    """
    Return the index that *value*, one of 0 to *span* - 1, falls on.

    None for the few values at the top that would make the first weights heavier:
    of the others exactly as many fall on each index as its weight says.
    """
    total = sum(weights)
    if value >= span - span % total:
        return None
    left = value % total
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError("what is left is less than all weights together")


def _joined(words: Iterable[str]) -> bytes:
    """Return *words* as bytes that no other words have: each behind its length."""
    parts = []
    for word in words:
        spelt = word.encode("utf-8", "surrogatepass")
        parts.append(b"%d:%s," % (len(spelt), spelt))
    return b"".join(parts)


def _check(weights: list[int]) -> None:
    if any(weight < 0 for weight in weights):
        raise ValueError("a weight is less than nothing")
    if not 0 < sum(weights) <= DIGEST_VALUES:
        raise ValueError("all weights together are nothing, or 2 to the 256 and more")
