"""What every test stands on: nobody's home, steady random tests, and the shared tables where they lie beside us."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent

# Properties are about what holds, never about how fast; on the gate the same examples come every time.
settings.register_profile("desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("gate", parent=settings.get_profile("desk"), derandomize=True, print_blob=True)
settings.load_profile("gate" if os.environ.get("CI") else "desk")


@pytest.fixture(scope="session", autouse=True)
def _nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test, and no program that a test starts, reads or writes the home of the person who runs it."""
    home = tmp_path_factory.mktemp("nobody")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "USERPROFILE"):
            patch.setenv(name, str(home))
        for name in ("APPDATA", "LOCALAPPDATA", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            patch.setenv(name, str(home / name.lower()))
        for name in [name for name in os.environ if name.startswith(("AFTERWORD_", "CLAUDE", "CODEX_"))]:
            patch.delenv(name)
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # programs that tests start would compile it all anew
        patch.setenv("AFTERWORD_HOME", str(home / "afterword"))
        patch.setenv("AFTERWORD_WORDS_ALONE", "1")  # a model's process takes seconds; tests of meaning ask for it
        yield


@pytest.fixture(scope="session", autouse=True)
def _interruptible() -> None:
    """Ctrl-C is switched off in what a shell runs in the background, and in every program that is started there."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared case tables and sample chats, which lies beside the checkout or is not there at all."""
    folder = ROOT.parent / "shared"
    if not (folder / "cases").is_dir():
        pytest.skip("The shared case tables do not lie beside this checkout, so nothing is compared with them.")
    return folder
