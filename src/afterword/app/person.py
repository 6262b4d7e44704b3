"""One person's Afterword: every act and every view of it as a method. Thin on purpose: what they do lies in the
engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from afterword.app.asking import known_providers
from afterword.app.joining import Parts
from afterword.app.late import Late
from afterword.app.meaning import Meaning, ModelView, put_away
from afterword.app.reaching import Reaching
from afterword.core.entry import AnswerKind
from afterword.core.memory import Kind
from afterword.engine.viewing import never_views
from afterword.engine.views import Done
from afterword.ports import silent
from afterword.settings import Value, values

if TYPE_CHECKING:
    from afterword.app import keeping, learning, mending, recalling, sourcing, wellbeing, who
    from afterword.core.chat import Chat
    from afterword.engine import files, health, overview, rejudging, repair
    from afterword.engine.hand import Hand
    from afterword.engine.recall import asked as asking
    from afterword.engine.views import (
        CardView,
        ChatAt,
        ChatView,
        ClosedView,
        CountLine,
        EarlierView,
        FileChange,
        FileRead,
        FoundSource,
        Health,
        HealthLine,
        LearningView,
        LearnReport,
        LookView,
        MemoryView,
        NeverView,
        NotLooked,
        Outcome,
        Overview,
        Preview,
        ProviderView,
        Recalled,
        Repaired,
        SentView,
        SettingView,
        SpentView,
        WhoReads,
        WhyView,
        whole,
    )
    from afterword.models.asking import locally
    from afterword.models.asking.locally import LocalServer
    from afterword.ports import Progress
else:
    keeping, learning, mending = (Late(f"afterword.app.{name}") for name in ("keeping", "learning", "mending"))
    recalling, sourcing, who = (Late(f"afterword.app.{name}") for name in ("recalling", "sourcing", "who"))
    wellbeing = Late("afterword.app.wellbeing")
    files, health, overview = (Late(f"afterword.engine.{name}") for name in ("files", "health", "overview"))
    rejudging, repair = Late("afterword.engine.rejudging"), Late("afterword.engine.repair")
    whole = Late("afterword.engine.views.whole")
    asking, locally = Late("afterword.engine.recall.asked"), Late("afterword.models.asking.locally")


class App(Reaching):
    """One person's Afterword, over the parts that the joint made."""

    def __init__(self, parts: Parts, meaning: Meaning | None = None) -> None:
        super().__init__(parts)
        self._meaning = meaning

    @cached_property
    def _learning(self) -> learning.Learning:
        return learning.Learning(self._parts, self._indexing)

    def erase(self, which: str, hand: Hand) -> Outcome:
        """Remove its words everywhere here, what can be found in chats too; only a keyed hash remains."""
        return self._forgotten(super().erase(which, hand))

    def mark_chat(self, chat: str, hand: Hand) -> Outcome:
        """Do not learn from this chat, and find nothing in it."""
        return self._forgotten(super().mark_chat(chat, hand))

    def _forgotten(self, outcome: Outcome) -> Outcome:
        if isinstance(outcome, Done):
            self._indexing.forget(self._parts.desk())
        return outcome

    # learning

    def found(self) -> tuple[FoundSource, ...]:
        """The assistants on this computer and what was decided of each. Lists files, opens none."""
        return sourcing.found(self._parts, self._parts.desk())

    def learn(
        self,
        paths: Sequence[str] = (),
        *,
        source: str | None = None,
        since: datetime | None = None,
        history: bool = False,
        again: bool = False,
        dry_run: bool = False,
        preview: bool = False,
        let_go: bool = False,
        progress: Progress = silent,
    ) -> LearnReport:
        """Look at every chat that is ready, and make all that were agreed to searchable.

        Learns nothing for a preview: asked for, history, or a path outside known roots; what such a path holds is
        searchable once it is kept. ``let_go``: take out of the index what an earlier run was held back from taking.
        ``again``: what only the built-in reader has read, by a model, as a preview. Raises BadInput, UnknownFormat.
        """
        report = self._learning.learn(
            paths,
            source=source,
            since=since,
            history=history,
            again=again,
            dry_run=dry_run,
            preview=preview,
            let_go=let_go,
            progress=progress,
        )
        if not dry_run:
            self._left_ready(recalling.MOST_LEFT, progress)
        return report

    def keep_preview(self, preview: Preview, hand: Hand) -> Outcome:
        """Keep a preview of this process whole; what it brought here by hand becomes searchable."""
        shelves = self._learning.shelves_of(preview)
        outcome = self.taken(AnswerKind.KEEP, preview.id, lambda: self._learning.keep_question(preview), hand)
        if not isinstance(outcome, Done):
            return outcome
        trouble = self._learning.index_kept(shelves).trouble
        return replace(outcome, also=(*outcome.also, trouble)) if trouble else outcome

    def leave_preview(self, preview: Preview) -> tuple[str, ...]:
        """After a no to what would have been learned by itself: what was said until now is history, so that no run and
        no sweep learns it unasked. Whose chats these are; nobody's where the preview was of history, or is gone.
        """
        return self._learning.leave(preview)

    def look_at(self, chat: Chat, *, ended: bool = False) -> LookView | NotLooked:
        """Look at a chat that a program hands over. ``ended``: it says that the chat is over.

        Without the host's key what it says of who saw and who spoke is not believed: then nothing is applied by itself.
        """
        return self._learning.look_at(chat, ended=ended)

    def learn_kept(self, preview: Preview, progress: Progress = silent) -> LearnReport:
        """Ask the models that a kept preview named, and learn what comes back. Raises BadInput: it was not kept."""
        report = self._learning.learn_kept(preview, progress)
        self._left_ready(recalling.MOST_LEFT, progress)
        return report

    def sweep(self, progress: Progress = silent) -> LearnReport:
        """At most two chats, as the background does."""
        report = self._learning.sweep(progress)
        self._left_ready(recalling.FEW_LEFT, progress)
        return report

    def _left_ready(self, most: int, progress: Progress) -> None:
        """Have what comes beside messages and what questions find say what was learned, while the model runs."""
        self._besides.refresh()
        recalling.leave_ready(self._parts, self._indexing, most, progress)

    # showing

    def overview(self) -> Overview:
        """How much is known, what waits, what to do next."""
        return overview.overview(self._parts.desk(), self._home())

    def learned(self, *, week: bool = False, everything: bool = False) -> tuple[LearningView, ...]:
        """Learnings newest first: applied ones; ``everything`` adds waiting, dropped and seen again."""
        return overview.learned(self._parts.desk(), week=week, everything=everything)

    def learned_this_week(self) -> tuple[LearningView, ...]:
        """What was learned from chats within a week and was not taken back or forgotten, newest first."""
        return overview.learned_this_week(self._parts.desk())

    def why(self, which: str) -> WhyView:
        """By the id of a learning or memory, whole or the start of it. Raises UnknownId."""
        return overview.why(self._parts.desk(), which)

    def waiting(self) -> tuple[LearningView, ...]:
        """What waits for the person, oldest first."""
        return overview.waiting(self._parts.desk())

    def cards(self) -> tuple[CardView, ...]:
        """Questions that were not answered yet."""
        return overview.cards(self._parts.desk())

    def closed_cards(self) -> tuple[ClosedView, ...]:
        """Questions of the last weeks that are not asked any more, with the reason."""
        return overview.closed_cards(self._parts.desk())

    def earlier(self) -> tuple[EarlierView, ...]:
        """Superseded and archived memories, latest first."""
        return overview.earlier(self._parts.desk())

    def never(self) -> tuple[NeverView, ...]:
        """What will not be learned again."""
        return never_views(self._parts.pen.standing())

    def memories(self, *, kind: Kind | None = None) -> tuple[MemoryView, ...]:
        """Live memories."""
        return overview.memories(self._parts.desk(), kind)

    def recall(
        self,
        query: str,
        *,
        as_of: datetime | None = None,
        project: str | None = None,
        source: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        label: str | None = None,
        limit: int = 10,
    ) -> tuple[Recalled, ...]:
        """What answers, by words and meaning: current memories, then earlier ones, then pieces of chats."""
        asked = asking.Asked(query, as_of, project, source, since, until, label, limit)
        return recalling.recalled(self._parts, self._indexing, asked)

    def chat_at(self, which: str, at: str = "") -> ChatAt:
        """A chat, read again, to be shown at one of its entries. Raises UnknownId."""
        return recalling.chat_at(self._parts, self._indexing, which, at)

    def chats(self) -> tuple[ChatView, ...]:
        """Chats found, newest first, with what became of each."""
        return sourcing.chat_views(self._parts, self._parts.desk())

    def read_chats(self, path: str, *, source: str | None = None) -> FileRead:
        """A file's or folder's chats as they would be read; stores nothing. Raises UnknownFormat, BadInput."""
        return sourcing.read_path(self._parts, self._parts.desk(), path, source)

    def settings(self) -> tuple[SettingView, ...]:
        """Every setting, its value and where that came from."""
        standing = self._parts.pen.standing()
        every = values(standing.settings, self._parts.names(), known_providers(standing))
        return tuple(_view(value) for value in every)

    def sent(self) -> tuple[SentView, ...]:
        """Every request that left, newest first."""
        return overview.sent(self._parts.desk())

    def not_sent(self) -> tuple[SentView, ...]:
        """Askings that came to no request, since nobody could be asked, newest first."""
        return overview.not_sent(self._parts.desk())

    def spent(self) -> SpentView:
        """What learning spent this month, of what it may."""
        return who.spent(self._parts.desk())

    def who_reads(self) -> tuple[WhoReads, ...]:
        """For every assistant that is learned from: who would be asked, and why. Asks nobody."""
        return who.who_reads(self._parts, self._parts.desk())

    def providers(self) -> tuple[ProviderView, ...]:
        """Everybody who is set up to be asked, and what is wrong with it."""
        return who.providers(self._parts.pen.standing(), self._parts)

    def local_servers(self) -> tuple[LocalServer, ...]:
        """Model servers that answer on this computer's own address now. They are offered, not used by themselves."""
        return locally.local_servers()

    def keep_key(self, provider: str, key: str) -> str:
        """Keep a provider's key in the system's keychain; gives the place for its setting. Raises BadInput."""
        return self._parts.asking.keep(provider, key)

    def file_changes(self) -> tuple[FileChange, ...]:
        """Memory files that are not as Afterword left them."""
        return files.changes(self._parts.desk())

    def doctor(self) -> Health:
        """What is well and what is not."""
        from afterword import __version__

        desk = self._parts.desk()
        more = (
            *_storage_lines(self._parts),
            *sourcing.health_lines(self._parts, desk),
            *self._indexing.health_lines(desk),
            *self._meaning_lines(),
            *who.health_lines(self._parts, desk),
            *wellbeing.lines(self._parts, desk, self.connecting(self._parts.asking.env)),
        )
        return health.health(desk, self._home(), __version__, more)

    def counts(self) -> tuple[CountLine, ...]:
        """Counts per reader rule, without words or paths."""
        return sourcing.counted(self._parts, self._parts.desk())

    def rejudge(self, progress: Progress = silent) -> tuple[rejudging.Rejudged, ...]:
        """Judge what waits, is held and is in use again, without a model; read the chats that something rests on again.

        What would not be learned today is left out, and waits for the person.
        """
        sourcing.doubt_all(self._parts, self._parts.desk(), progress)
        return rejudging.rejudge(self._parts.desk())

    def repair(self) -> Repaired:
        """Mend what can be mended without an answer."""
        self._parts.refuse_newer()
        folder, aside = mending.folder_lines(self._parts), mending.set_garbled_aside(self._parts)
        mended = repair.repair(self._parts.desk())
        return whole.Repaired((*self._parts.did, *folder, *aside, *mended.did), mended.left)

    @cached_property
    def keeping(self) -> keeping.Keeping:
        """The home as a whole: backups, taking it out, bringing it in, tidying up."""
        return keeping.Keeping(self._parts)

    @property
    def meaning(self) -> Meaning:
        """What makes meaning in this home, and the weights for it."""
        return self._meaning or Meaning(self._parts.storage.home.root, {})

    def models(self) -> tuple[ModelView, ...]:
        """Every embedder that can be set, and whether it is the one in use."""
        return self.meaning.list_models(self._parts.pen.standing())

    def close(self) -> None:
        """Let the home go. Nothing is lost without it, but a hook without a daemon says less until the next round."""
        self.lay_out_again()
        if "_indexing" in self.__dict__:
            self._indexing.close()
        put_away(self._parts.embedder)
        self._parts.storage.close()

    def _meaning_lines(self) -> Iterator[HealthLine]:
        if self._meaning is not None:
            yield from self._meaning.health_lines(self._parts.pen.standing(), self._parts.sockets.likeness)

    def _home(self) -> str:
        return str(self._parts.storage.home.root)


def _storage_lines(parts: Parts) -> Iterator[HealthLine]:
    """What stands in the way of writing, and whether the record's own file is whole."""
    for error in parts.hindered:
        yield mending.trouble_line(error)
    yield from mending.place_lines(parts)
    yield from mending.room_lines(parts.storage.home.record_folder)
    yield from mending.garbled_lines(parts)
    wrong = parts.storage.record.check()
    if wrong:
        yield whole.HealthLine(
            "trouble", "damaged", f"The record is damaged inside: {wrong[0]}.", "Run: afterword repair"
        )


def _view(value: Value) -> SettingView:
    origin = "default" if value.at is None else "you"
    setting = value.setting
    return whole.SettingView(value.name, value.value, setting.default, setting.about, origin, value.at, setting.choices)
