"""What the programs get to know that a package starts."""

from __future__ import annotations

from raise_qt.bundle import leave_no_traces


def test_others_do_not_get_our_libraries() -> None:
    environ = {
        "HOME": "/home/me",
        "LD_LIBRARY_PATH": "/opt/raise-qt/_internal",
        "QT_PLUGIN_PATH": "/opt/raise-qt/_internal/PySide6/Qt/plugins",
        "QML2_IMPORT_PATH": "/opt/raise-qt/_internal/PySide6/Qt/qml",
        "_PYI_ARCHIVE_FILE": "/opt/raise-qt/raise-qt",
    }
    leave_no_traces(environ)
    assert environ == {"HOME": "/home/me"}


def test_the_persons_own_libraries_stay() -> None:
    environ = {"LD_LIBRARY_PATH": "/opt/raise-qt/_internal:/my/own", "LD_LIBRARY_PATH_ORIG": "/my/own"}
    leave_no_traces(environ)
    assert environ == {"LD_LIBRARY_PATH": "/my/own"}
