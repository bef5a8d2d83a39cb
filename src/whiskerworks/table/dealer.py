"""
The dealer, who decides for chance so that everybody can check it afterwards [T4].

The dealer commits to a secret by showing its SHA-256 before any player gives a word,
and mixes all words in before the first draw. So neither the dealer nor a player can
choose an outcome. When the secret is revealed, anybody can repeat the arithmetic in
docs/fair-dealing.md.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final

SECRET_BYTES: Final = 32
"""Length of a secret, in bytes."""
DIGEST_VALUES: Final = 1 << 256
"""The number of values of a SHA-256 digest."""


class HmacDealer:
    """A dealer that draws by HMAC from a secret; only `reveal` shows the secret."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        """
        Deal from *secret*, which must come from a secure random source.

        Raises:
            ValueError: The secret has the wrong length.
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
        """Return the secret in hexadecimal."""
        return self._secret.hex()


def commitment(secret: bytes) -> str:
    """Return the commitment to *secret*: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def draw_key(secret: bytes, words: Iterable[str]) -> bytes:
    """Return the key of all draws, made from *secret* and the words of all seats."""
    return hmac.digest(secret, _joined(words), "sha256")


def draw(key: bytes, number: int, weights: list[int]) -> int:
    """
    Return the index that draw *number* picks, with exactly the odds of *weights*.

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
    """Return the unique message that is hashed with the key for a draw."""
    return f"draw {number} {attempt}".encode()


def pick_index(value: int, span: int, weights: list[int]) -> int | None:
    """
    Return the index for *value*, a number from 0 to *span* - 1.

    Return None for the few values at the top that would favour the first indices, so
    the others split exactly by weight.

    >>> [pick_index(value, 8, [1, 2]) for value in range(8)]
    [0, 1, 1, 0, 1, 1, None, None]
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
    """Return *words* as unambiguous bytes: each after its length."""
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
