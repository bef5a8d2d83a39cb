"""The base class of everything sent, shown or stored: small frozen structures."""

import msgspec


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """
    A frozen value with a JSON form; reading it back checks every field.

    Structs never contain themselves, so Python's garbage collector can skip them.
    Subclasses repeat `frozen=True` for the type checkers.
    """
