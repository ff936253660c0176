from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from raise_qt.core.record import Record
from raise_qt.session.session import Session
from raise_qt.session.worker import Worker
from tests.session.tables import LocalWorker
from tests.session.worker_bots import MAKE_BOT

OpenSession = Callable[..., Session]


@pytest.fixture
def local_worker(qapp: Any) -> LocalWorker:
    return LocalWorker()


@pytest.fixture
def slow_worker(qapp: Any) -> LocalWorker:
    """Answers only when told to."""
    return LocalWorker(prompt=False)


@pytest.fixture(scope="module")
def process_worker(qapp: Any) -> Iterator[Worker]:
    """A real process, used by one test after the other as by one game after the other."""
    worker = Worker(MAKE_BOT)
    yield worker
    worker.close()


@pytest.fixture
def own_worker(qapp: Any) -> Iterator[Worker]:
    """A real process that may be ill-treated."""
    worker = Worker(MAKE_BOT)
    yield worker
    worker.close()


@pytest.fixture
def open_session(qapp: Any) -> Iterator[OpenSession]:
    """Builds sessions and clears the tables afterwards."""
    sessions: list[Session] = []

    def build(record: Record, worker: Any) -> Session:
        sessions.append(Session(record, worker))
        return sessions[-1]

    yield build
    for session in sessions:
        session.close()
