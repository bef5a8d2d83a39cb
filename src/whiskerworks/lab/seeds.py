"""Seeds derived from other seeds: the same on every machine, in any order."""

from hashlib import blake2b


def derive_seed(*parts: int | str) -> int:
    """Return a seed below 2**48 that is determined by *parts*."""
    text = "/".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
