"""Two words for what is written into files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = Any
"""Whatever the `json` module reads and writes."""

Options = Mapping[str, Json]
"""What was agreed on when a game was set up (variants), by the names that records and the bot protocol use."""
