"""Seeds that follow from others: the same on any machine, in any order."""

from hashlib import blake2b


def derive_seed(*parts: int | str) -> int:
    """Return a seed that follows from other things, below 2**48."""
    text = "/".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
