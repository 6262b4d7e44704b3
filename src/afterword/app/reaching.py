"""What reaches a person's assistants, and what their hooks bring: blocks, lines, a chat that is to be seen to now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.app.answering import Answers
from afterword.app.late import Late
from afterword.core.errors import AfterwordError

if TYPE_CHECKING:
    from afterword.app import attending, besides, indexing, laying, recalling, sourcing, starting, staying, told, tools
    from afterword.app.attending import Attended
    from afterword.engine import noting
    from afterword.engine.views import NearbyView, NoteView, ProfileView
else:
    attending, besides = Late("afterword.app.attending"), Late("afterword.app.besides")
    indexing, sourcing = Late("afterword.app.indexing"), Late("afterword.app.sourcing")
    recalling = Late("afterword.app.recalling")
    told, tools = Late("afterword.app.told"), Late("afterword.app.tools")
    noting, starting = Late("afterword.engine.noting"), Late("afterword.app.starting")
    staying, laying = Late("afterword.app.staying"), Late("afterword.app.laying")


class Reaching(Answers):
    """Beside the answers: what is told to assistants."""

    @cached_property
    def _indexing(self) -> indexing.Indexing:
        return indexing.Indexing(self._parts)

    @cached_property
    def _told(self) -> told.Told:
        return told.Told(self._parts)

    @cached_property
    def _besides(self) -> besides.Besides:
        return besides.Besides(self._parts, self._indexing, self._told)

    @property
    def tools(self) -> tools.Tools:
        """What an assistant's tools can do here."""
        return tools.Tools(self._parts, self._indexing, self._told)

    def run_folder(self) -> Path:
        """Where hooks and a daemon of a home meet, for its owner alone; made where there is none. Raises HomeError."""
        from afterword.storage.atomic import DiskSteps
        from afterword.storage.home import own_folder

        own_folder(self._run, DiskSteps())
        return self._run

    @property
    def _run(self) -> Path:
        return self._parts.storage.home.root / "run"

    def staying(self) -> staying.Staying:
        """The home as it lies there now, for a process that is to end when it goes away."""
        storage = self._parts.storage
        return staying.Staying.of(storage.home, storage.identity.home)

    def named_home(self) -> str:
        """The home's folder where the person named one, '' for the platform's own."""
        home = self._parts.storage.home
        return str(home.root) if home.named else ""

    def starting(self, unit: starting.Unit, run: Callable[[Sequence[str]], str]) -> starting.Starting:
        """Having the system start the daemon by itself, or no more. ``run`` runs a command and says what went wrong."""
        return starting.Starting(self._parts, self.taken, unit, run)

    def note(self, project: str | None) -> NoteView | None:
        """What is still to be said in a project (its key; None: in none) after looks."""
        return noting.note(self._parts.desk(), project)

    def take_note(self, project: str | None, host: str) -> NoteView | None:
        """The same, for showing it now: said once, by whoever asks first."""
        found = self._told.take_note(project, host)
        if found is not None:
            laying.was_said(self._run, project)
        return found

    def nearby(
        self,
        message: str,
        *,
        project: str | None = None,
        folder: str | None = None,
        host: str = "",
        guest: bool = False,
        lean: bool = False,
        seen: bool = True,
        at_once: bool = False,
    ) -> NearbyView:
        """What bears on a message, to stand beside it; nothing where nothing does, for a guest, and where the person
        lets the assistant ``host`` ('': the person alone) be told nothing.

        ``project``: a name or key; else the project of ``folder``; else none. ``seen`` False: the host does not get it,
        so it is not counted. ``at_once``: where a model would have to start for it, or memories are still to be read by
        it, the prepared table answers.
        """
        return self._besides.nearby(message, project, folder, host, guest=guest, lean=lean, seen=seen, at_once=at_once)

    def ready_nearby(self) -> bool:
        """Work out beforehand whatever no message changes, so that none waits for it. Starts no model. Gives whether
        that is all; else it goes on at the next call, so that a message need not wait for the whole of it.
        """
        return self._besides.ready()

    @property
    def meaning_awake(self) -> bool:
        """Whether meaning is told at once: no model has to start for it."""
        return self._besides.awake

    def wake_meaning(self) -> None:
        """Have the model running that tells meaning, where there is one, and not end soon. From any thread; may take
        seconds.
        """
        self._besides.wake()

    def profile(
        self,
        *,
        project: str | None = None,
        folder: str | None = None,
        host: str = "",
        guest: bool = False,
        lean: bool = False,
    ) -> ProfileView:
        """What is known of the person, to stand at the head of a chat; the same until a memory changes. See nearby."""
        return self._besides.profile(project, folder, host, guest=guest, lean=lean)

    def project_of(self, folder: str) -> str | None:
        """The key of a folder's project; None where there is none. Reads files alone, starts nothing."""
        return self._told.key(None, folder)

    def told_hosts(self) -> tuple[str, ...]:
        """The assistants that may be told anything."""
        return self._told.told_hosts()

    def roots(self) -> tuple[str, ...]:
        """The folders in which chats lie that are learned from."""
        return sourcing.agreed_roots(self._parts, self._parts.desk())

    def ready_for_search(self, most: int) -> bool:
        """Work out ahead what the words of memories are, of so many at most, then what they mean; whether that was all
        that can be done without starting a model. For who will be asked, and has time now.
        """
        return recalling.made_ready(self._parts, self._indexing, most, awake=self.meaning_awake)

    @property
    def search_sleeps(self) -> bool:
        """Whether memories would be found by what they mean only after a model was started: see wake_meaning."""
        return not self.meaning_awake and recalling.lacks_meaning(self._parts, self._indexing)

    def refresh_nearby(self) -> bool:
        """Count what was put beside messages, and have the prepared table say what stands now; whether there is one."""
        return self._besides.refresh()

    @property
    def changed(self) -> bool:
        """Whether this process changed what is put beside messages, and nothing was laid out since."""
        return self._parts.storage.writable and self._parts.pen.outdated

    def lay_out(self, *, notes: bool) -> None:
        """Have all ready that hooks without a daemon print, the table first; see laying.lay_out."""
        self._parts.pen.outdated = False
        self._besides.refresh(warm=False)
        laying.lay_out(self, self.run_folder(), notes=notes)

    def lay_out_again(self) -> None:
        """After an answer: where this process changed a memory since it was last asked, the table says what stands
        now, and so does what lies beside it. Loads no model, and never fails.
        """
        if self.changed:
            self._parts.pen.outdated = False
            with suppress(AfterwordError, OSError):
                if self._besides.refresh(warm=False):
                    laying.lay_out_again(self, self.run_folder())

    def attend(
        self, host: str, transcript: str, env: Mapping[str, str], *, over: bool = False, cut: bool = False
    ) -> Attended:
        """See at once to a chat that a hook named: see attending.Attended. Reads nothing outside an assistant's roots.

        ``over``: the host said that the chat is; ``cut``: it is about to cut it. Both are looked at without waiting.
        """
        attended = attending.attend(self._parts, self.connecting(env), host, transcript, over=over, cut=cut)
        if self._parts.pen.outdated:
            self._besides.refresh()
        return attended
