"""Where there is no home: what only reads or runs in the background makes none, as it may lie on a disk that is away.

Reading goes on in an empty home that is thrown away; everything else is refused with the way to begin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.core.errors import HomeError

if TYPE_CHECKING:
    from afterword.app.person import App
    from afterword.engine.views import Health

_NEXT = "Begin with: afterword learn. If yours lies elsewhere, or its disk is away: AFTERWORD_HOME names it."


def absent(env: Mapping[str, str]) -> HomeError | None:
    """That this environment leads to no home, as it is said; None where it leads to one, whole or not. Raises BadInput
    for a place that cannot be one.
    """
    from afterword.storage.home import home_at, traces_of

    home = home_at(None, env)
    return None if traces_of(home) else HomeError(f"There is no home of Afterword at {home.root} yet.", _NEXT)


def home_named(env: Mapping[str, str]) -> str:
    """The folder that this environment leads to, whether anything lies there or not. Raises BadInput."""
    from afterword.storage.home import home_at

    return str(home_at(None, env).root)


def refuse_absent(env: Mapping[str, str]) -> None:
    """Raises HomeError where there is no home."""
    none = absent(env)
    if none is not None:
        raise none


def health_without(none: HomeError, env: Mapping[str, str]) -> Health:
    """What doctor says where there is no home."""
    from afterword import __version__
    from afterword.engine.views import Health, HealthLine

    line = HealthLine("note", "no_home", none.message, none.next_step)
    return Health((line,), 0.0, 0.0, home_named(env), __version__)


@contextmanager
def empty(env: Mapping[str, str]) -> Iterator[App]:
    """An empty home that is gone afterwards, for what only reads."""
    from tempfile import TemporaryDirectory

    from afterword.app.opening import open_afterword

    with TemporaryDirectory(prefix="afterword-") as folder:
        app = open_afterword(Path(folder), env=env)
        try:
            yield app
        finally:
            app.close()
