"""
Describe the messages between server and client, in TypeScript and OpenAPI.

    python tools/messages.py

`web/src/messages.ts` has the types of all messages and of the REST API for
TypeScript, and `docs/openapi.json` the description of the API. Both are made from the
Python types; a test fails when one is stale.
"""

import inspect
import json
import types
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec import inspect as kinds

from whiskerworks.server.api import schemas
from whiskerworks.server.openapi import api_description
from whiskerworks.server.problems import Problem
from whiskerworks.table import messages

ROOT: Final = Path(__file__).parents[1]
TYPESCRIPT: Final = ROOT / "web" / "src" / "messages.ts"
OPENAPI: Final = ROOT / "docs" / "openapi.json"
HEAD: Final = """\
// Made by tools/messages.py from the Python types: change those, then `make docs`.

"""
UNIONS: Final = {"ToClient": messages.ToClient, "FromClient": messages.FromClient}
"""Unions that have a name of their own; all structures in them are found."""
ASKING: Final = ("New", "Branch", "Farewell", "SignIn")
"""How the names of what requests send begin."""
PLAIN: Final[dict[type[kinds.Type], str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def written(kind: kinds.Type) -> str:
    """
    Return a type as TypeScript writes it.

    Raises:
        TypeError: No message has had such a part so far.
    """
    while isinstance(kind, kinds.Metadata):
        kind = kind.type
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case kinds.StructType(cls=cls):
            return cls.__name__
        case kinds.LiteralType(values=values):
            return " | ".join([json.dumps(value) for value in values])
        case kinds.UnionType(types=members):
            return " | ".join(sorted({written(one) for one in members}, key=_last))
        case kinds.DictType(key_type=key, value_type=value):
            return f"{{ readonly [key: {written(key)}]: {written(value)} }}"
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            return f"readonly {_bracketed(written(item))}[]"
        case kinds.TupleType(item_types=items):
            return f"readonly [{', '.join([written(one) for one in items])}]"
        case kinds.FrozenSetType(item_type=item) | kinds.SetType(item_type=item):
            return f"readonly {_bracketed(written(item))}[]"
    raise TypeError(f"{kind} has no form in TypeScript yet")


def _last(text: str) -> tuple[bool, str]:
    """Let null stand last."""
    return (text == "null", text)


def _bracketed(text: str) -> str:
    return f"({text})" if "|" in text or text.startswith("readonly") else text


def interface(struct: type[msgspec.Struct]) -> str:
    """Return a structure as an interface, with what its docstrings say."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = [f"/** {_first(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
    lacks = may_lack(struct)
    for field in info.fields:
        mark = "?" if lacks and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def may_lack(struct: type[msgspec.Struct]) -> bool:
    """Whether fields with a default are optional, in our messages or in requests."""
    asked = [one for one in api_types() if one.__name__.startswith(ASKING)]
    roots = [messages.FromClient, *asked]
    leaves_out = struct.__struct_config__.omit_defaults or UNSET in (
        struct.__struct_defaults__
    )
    return leaves_out or struct in reached(roots)


def _first(struct: type[msgspec.Struct]) -> str:
    """Return what a structure is, as the first paragraph of its docstring says."""
    doc = inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0]
    return " ".join(doc.split())


def reached(roots: list[Any]) -> dict[type[msgspec.Struct], None]:
    """Return every structure in *roots*, each before those that it holds."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting = [kinds.type_info(root) for root in roots]
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, kinds.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = None
            waiting.extend([field.type for field in kind.fields])
        else:
            waiting.extend(_parts(kind))
    return found


def _parts(kind: kinds.Type) -> list[kinds.Type]:
    parts: list[kinds.Type] = []
    for name in kind.__struct_fields__:
        value = getattr(kind, name)
        many = value if isinstance(value, tuple) else (value,)
        parts.extend([one for one in many if isinstance(one, kinds.Type)])
    return parts


def api_types() -> list[Any]:
    """Return the types of the REST API."""
    own = [
        one
        for one in vars(schemas).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == schemas.__name__
    ]
    return [*own, Problem]


def typescript() -> str:
    """Return all types for TypeScript."""
    roots = [*UNIONS.values(), *api_types()]
    parts = [HEAD.rstrip()]
    for name, union in UNIONS.items():
        assert isinstance(union, types.UnionType)
        members = " | ".join([one.__name__ for one in union.__args__])
        parts.append(f"export type {name} = {members};")
    parts.extend([interface(struct) for struct in reached(roots)])
    return "\n\n".join(parts) + "\n"


def openapi() -> str:
    """Return the description of the API."""
    return json.dumps(api_description(), indent=1, ensure_ascii=False) + "\n"


MADE: Final = {TYPESCRIPT: typescript, OPENAPI: openapi}
"""Every file that is made, and what makes it."""


def main() -> None:
    """Write every file."""
    for path, make in MADE.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), "utf-8")


if __name__ == "__main__":
    main()
