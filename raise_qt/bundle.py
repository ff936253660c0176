"""The packaged program among other programs.

On Linux a package is led to the libraries and plugins it brings along by variables of its environment. They have done
their work once it runs; whatever it starts itself, a bot of the person's or the desktop's file manager, would take our
libraries for its own.
"""

from __future__ import annotations

from collections.abc import MutableMapping

LIBRARIES = "LD_LIBRARY_PATH"
QT_PLACES = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
BOOTLOADER = "_PYI_"
"""How the names of PyInstaller's own variables begin: our bots' process finds everything anew without them."""


def leave_no_traces(environ: MutableMapping[str, str]) -> None:
    """Let the environment be what it was before the package was started. For packages only."""
    for name in [name for name in environ if name in (LIBRARIES, *QT_PLACES) or name.startswith(BOOTLOADER)]:
        del environ[name]
    before = environ.pop(f"{LIBRARIES}_ORIG", None)
    if before is not None:
        environ[LIBRARIES] = before
