"""What an object holds, whether its class is compiled or not."""

from inspect import isdatadescriptor


def attributes(thing: object) -> dict[str, object]:
    """Return every attribute of *thing*: of its dictionary, its slots, or compiled."""
    kind = type(thing)
    held = [name for name in dir(kind) if isdatadescriptor(getattr(kind, name))]
    names = [*getattr(thing, "__dict__", ()), *held]
    return {name: getattr(thing, name) for name in names if name[:2] != "__"}
