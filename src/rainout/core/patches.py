"""How one picture differs from another, as small JSON: so that what stays the same is sent once.

A *patch* is a list of one value, which takes the place of what was there; or an object, whose keys name the parts that
differ, each with a patch of its own: fields of a struct, keys of a mapping, places of a list. Where a key is gone, its
patch is null. ``ui/src/lib/patches.ts`` reads them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

Patch = list[Any] | dict[str, Any]
NO_CHANGE: dict[str, Any] = {}


def patch(before: Any, after: Any) -> Patch:
    """What must change in one picture for it to become the other.

    >>> patch({"outs": 1, "bases": [0, 0, 7]}, {"outs": 1, "bases": [7, 0, 0]})
    {'bases': {'0': [7], '2': [0]}}
    >>> patch({"hand": ["Qh"], "drawn": "10c"}, {"hand": ["Qh", "10c"]})
    {'drawn': None, 'hand': [['Qh', '10c']]}
    """
    if before is after:
        return NO_CHANGE
    if isinstance(before, msgspec.Struct):
        if type(before) is not type(after) or type(before).__struct_config__.omit_defaults:
            return NO_CHANGE if before == after else [after]
        return _parts(zip(before.__struct_fields__, astuple(before), astuple(after), strict=True))
    if isinstance(before, dict) and isinstance(after, dict):
        gone = {str(key): None for key in before if key not in after}
        new = {str(key): [value] for key, value in after.items() if key not in before}
        both = ((key, old, after[key]) for key, old in before.items() if key in after)
        return {**gone, **new, **_parts(both)}
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        return _parts(zip(range(len(before)), before, after, strict=True))
    return NO_CHANGE if before == after else [after]


def _parts(parts: Iterable[tuple[Any, Any, Any]]) -> dict[str, Any]:
    """Of parts by name, as they were and as they are, those that differ."""
    found = {}
    for name, old, new in parts:
        if old is not new and old != new:
            found[str(name)] = patch(old, new)
    return found


def patched(before: Any, change: Patch) -> Any:
    """The picture that a patch makes of another, both as plain JSON.

    >>> patched({"outs": 1, "bases": [0, 0, 7]}, {"bases": {"0": [7], "2": [0]}})
    {'outs': 1, 'bases': [7, 0, 0]}
    """
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        return [patched(part, change[str(i)]) if str(i) in change else part for i, part in enumerate(before)]
    after = {key: part for key, part in before.items() if change.get(key, NO_CHANGE) is not None}
    for key, part in change.items():
        if part is not None:
            after[key] = patched(before.get(key), part)
    return after
