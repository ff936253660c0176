"""Where the program keeps things. The only place that says so."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

from PySide6.QtCore import QSettings, QStandardPaths


@dataclass(frozen=True)
class Places:
    """`config` has the settings, `data` the games: the unfinished one and those kept aside."""

    config: Path
    data: Path

    @staticmethod
    def of_this_person() -> Places:
        """Where the desktop wants them. The application must have its name already."""
        location = QStandardPaths.StandardLocation
        return Places(
            Path(QStandardPaths.writableLocation(location.AppConfigLocation)),
            Path(QStandardPaths.writableLocation(location.AppDataLocation)),
        )

    @property
    def kept(self) -> Path:
        """Games that were put aside for another one, and damaged ones."""
        return self.data / "kept"

    def can_be_written(self) -> bool:
        """Whether settings and games will be remembered."""
        try:
            for folder in (self.config, self.data):
                folder.mkdir(parents=True, exist_ok=True)
                with TemporaryFile(dir=folder):
                    pass
        except OSError:
            return False
        return True

    def settings(self) -> QSettings:
        """A plain text file, which can be read, mended and taken along."""
        return QSettings(str(self.config / "settings.ini"), QSettings.Format.IniFormat)
