"""What macOS is told about the application, and its archive."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from raise_qt import __version__
from raise_qt.identity import APP_ID, NAME, RECORD_SUFFIX, RECORD_TYPE

RECORD_UTI = f"{APP_ID}.game"
"""macOS's own name for the type of a record."""


def info_plist() -> dict[str, Any]:
    """The application's `Info.plist`, as far as PyInstaller does not know it."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # Qt's own demand
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{NAME} game record",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{NAME}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_UTI],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_UTI,
                "UTTypeDescription": f"{NAME} game record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_SUFFIX.removeprefix(".")],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
    }


def write_zip(application: Path, target: Path) -> None:
    """The application as a zip file. Apple's own tool keeps the links and rights that an application needs."""
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(application), str(target)], check=True)
