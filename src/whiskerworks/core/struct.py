"""The base of everything that is sent, shown or stored: small frozen structures."""

import msgspec


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """
    A value that is written as JSON and read back, every field checked.

    Parts hold parts and never themselves, so Python need not search them for garbage.
    Subclasses say `frozen=True` again, so that type checkers know it too.
    """
