"""One call answered over the person's home: the home is opened when it is first needed, by one thread of its own. One
that goes away is let go and not made anew; one that comes to its place is opened at the next call.

What stands in the way (no home yet, another process writes, a newer release wrote it) is said to the assistant as what
its call came to; nothing ends the server. Knows no protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from afterword.app import open_afterword
from afterword.app.tools import HOSTS, there, without_folders
from afterword.core.errors import AfterwordError, HomeError

from .asking import AskedRecall, AskedToRemember, AskedWhatWasLearned, asked
from .offered import OFFERED
from .telling import NOTHING_FOUND, NOTHING_LEARNED, as_data, as_text

if TYPE_CHECKING:
    from afterword.app import App
    from afterword.app.staying import Staying
    from afterword.app.tools import Quotations

NOT_SET_UP = "Afterword is not set up on this computer yet. The person can do that: afterword learn"
FAULT = "A fault of Afterword's own: nothing was changed. The person can see: afterword doctor"


@dataclass(frozen=True, slots=True)
class Came:
    """What a call came to: ``text`` for the model, ``data`` the same as JSON values, None where it ``failed``."""

    text: str
    data: Mapping[str, object] | None = None

    @property
    def failed(self) -> bool:
        """Whether there is no answer but only why not."""
        return self.data is None


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls: the assistant's name, as consent knows it, and the folder of its chat ('': not known)."""

    host: str
    folder: str


def host_named(given: str, client: str) -> str:
    """The name under which consent knows an assistant: as it was connected, else by what the client calls itself."""
    said = client.strip().lower()
    slug = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in said).strip("-")[:64]
    return given or HOSTS.get(said, slug)


class Serving:
    """The tools over one home. Every method is called by one and the same thread."""

    def __init__(self, env: Mapping[str, str], opening: Callable[[], App] | None = None) -> None:
        self._env = env
        self._opening = opening or (lambda: open_afterword(env=env))
        self._app: App | None = None
        self._staying: Staying | None = None

    def call(self, tool: str, given: Mapping[str, object], caller: Caller) -> Came:
        """Answer one call of a tool that is offered. Raises nothing."""
        try:
            wanted = asked(OFFERED[tool], given)
            if not there(self._env):
                self.close()
                return Came(NOT_SET_UP)
            return self._answered(wanted, caller)
        except HomeError as trouble:
            self.close()  # it may be another one by the next call
            return Came(without_folders(f"{trouble.message} {trouble.next_step}".strip(), self._env))
        except AfterwordError as trouble:
            return Came(f"{trouble.message} {trouble.next_step}".strip())
        except Exception:  # noqa: BLE001  the outermost loop: a server that ends takes an assistant's tools away
            self.close()
            return Came(FAULT)

    def _answered(self, wanted: AskedRecall | AskedToRemember | AskedWhatWasLearned, caller: Caller) -> Came:
        tools = self._opened().tools
        match wanted:
            case AskedRecall():
                found = tools.recall(wanted.query, host=caller.host, folder=caller.folder, outside=wanted.outside)
                return _quotations(found, NOTHING_FOUND)
            case AskedWhatWasLearned():
                return _quotations(tools.learned(host=caller.host, folder=caller.folder), NOTHING_LEARNED)
            case AskedToRemember():
                says = tools.remember(
                    wanted.text, host=caller.host, kind=wanted.kind, words=wanted.words, chat=wanted.chat
                )
                return Came(says, {"says": says})
        assert_never(wanted)

    def after(self) -> None:
        """When the answer is on its way: what a wish changed is laid out for the next hook."""
        if self._app is not None:
            self._app.lay_out_again()

    def token(self) -> str:
        """What a client over HTTP has to bring. Raises HomeError."""
        return self._opened().tools.token()

    def _opened(self) -> App:
        if self._staying is not None and not self._staying.there():
            self.close()
        if self._app is None:
            self._app = self._opening()
            self._staying = self._app.staying()
        return self._app

    def close(self) -> None:
        """Let the home go."""
        app, self._app, self._staying = self._app, None, None
        if app is not None:
            try:
                app.close()
            except (AfterwordError, OSError):  # what could not be written on leaving is made again
                return


def _quotations(found: Quotations, empty: str) -> Came:
    return Came(as_text(found, empty), as_data(found, empty))
