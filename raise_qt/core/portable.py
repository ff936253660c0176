"""What can travel between processes, compiled or not."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast


class Portable:
    """A dataclass that is pickled and copied by its fields.

    Python itself makes an empty object and fills it. A compiled class refuses that if it is frozen or has an
    `__init__` of its own, so every dataclass of the core and the games that may be sent or copied derives from this.
    """

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, field.name) for field in fields(cast(Any, self))])
