"""The marks that hooks left, as one round takes them: none is lost to a hook that is just writing, or to a kill.

The file goes only once its marks were seen to; one that was seen to twice does no harm. Knows no home and no app.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from afterword.hooking import places

Mark = tuple[str, str, str, str, str]  # what, host, session, transcript, folder


@dataclass(slots=True)
class Taken:
    """A file of marks that no hook opens any more. One that had it open already may still write its line behind."""

    path: Path
    read: int = 0  # bytes

    @classmethod
    def left(cls, run: Path) -> Self:
        """What a round that was killed had taken."""
        return cls((run / places.MARKS).with_suffix(".taken"))

    @classmethod
    def now(cls, run: Path) -> Self:
        """What hooks left since; what was ``left`` must be done."""
        taken = cls.left(run)
        with suppress(OSError):
            (run / places.MARKS).replace(taken.path)
        return taken

    def more(self) -> tuple[Mark, ...]:
        """The marks that stand there and were not given yet, each once."""
        try:
            with self.path.open("rb") as file:
                file.seek(self.read)
                content = file.read()
        except OSError:
            return ()
        whole = content[: content.rfind(b"\n") + 1]
        self.read += len(whole)
        lines = whole.decode("utf-8", "surrogateescape").split("\n")
        return tuple(dict.fromkeys(mark for line in lines if (mark := places.marked(line)) is not None))

    def done(self) -> None:
        """All of it was seen to."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
