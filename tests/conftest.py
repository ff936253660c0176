"""For every test: no screen is needed, and hypothesis finds the same examples on every machine."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# `make test` must not fail on one machine and pass on another; HYPOTHESIS_PROFILE=explore looks for new examples.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
