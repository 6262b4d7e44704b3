"""What is done on a press without being an answer: mending, looking at chats, backups, bringing in, tidying up.

None of it keeps, widens or takes back anything; each press has a ticket all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from afterword.app import Preview
from afterword.app.keeping import as_markdown
from afterword.app.saying import count, dollars
from afterword.web.face import Told
from afterword.web.room import Room
from afterword.web.words import no_tidying

if TYPE_CHECKING:
    from afterword.app.keeping import Written


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that is done without an answer, given what was typed. Gives what is said of it, and where that is read
    on ('' where it was pressed)."""

    name: str
    do: Callable[[Room, str], tuple[Told, str]]


def _repaired(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    mended = room.mend()
    done = room.app.repair()
    did = (*mended, *done.did)
    return Told("Repaired." if did else "There was nothing to repair.", also=(*did, *done.left)), ""


def _learned(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    """The very first run shows what it would learn, and keeps it by an answer."""
    if not any(source.learn for source in room.app.found()):
        return Told("Nothing was read: first choose which assistants to learn from.", bad=True), "/settings"
    first = not room.app.learned(everything=True)
    report = room.app.learn(preview=first)
    if report.preview is not None and any(look.learned or look.waiting or look.would_ask for look in report.looks):
        return _previewed(room, report.preview)
    if first:
        report = room.app.learn()
    if report.paused:
        return Told(f"Nothing was read: {report.paused}.", bad=True), ""
    learned = sum(len(look.learned) for look in report.looks)
    waiting = sum(len(look.waiting) for look in report.looks)
    also = (f"{waiting} more wait for your OK.",) if waiting else ()
    return Told(f"Learned {count(learned, 'new thing')}.", also=also), ""


def _of_history(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    report = room.app.learn(history=True, preview=True)
    preview = report.preview
    if preview is None:
        return Told("There is no older chat to learn from.", bad=bool(report.paused)), ""
    if not (preview.searchable or preview.asks or any(look.learned or look.waiting for look in preview.looks)):
        return Told("Older chats would teach nothing new."), ""
    return _previewed(room, preview)


def _previewed(room: Room, preview: Preview) -> tuple[Told, str]:
    room.previews.clear()
    room.previews[preview.id] = preview
    return Told("Nothing is kept yet. Look through it, and keep it or leave it."), f"/preview?id={preview.id}"


def _preview_left(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    """A no to what is shown. To what would have been learned by itself it is one for good."""
    names = [name for preview in room.previews.values() for name in room.app.leave_preview(preview)]
    room.previews.clear()
    if not names:
        return Told("Nothing of it was kept."), ""
    also = "What you say from now on is learned from. Which assistants that is about stands under Settings."
    until = "Nothing of it was learned, and what you said until now is not learned unless you ask for it."
    return Told(until, "afterword learn --history", (also,)), ""


def _backed_up(room: Room, value: str) -> tuple[Told, str]:
    written = room.app.keeping.backup(room.app.keeping.whole_path(value))
    kept = f"{count(written.memories, 'memory', 'memories')} and {count(written.lines, 'line')} of the record"
    return Told(f"Backed up: {kept}.", also=of_backup(written)), ""


def of_backup(written: Written) -> tuple[str, ...]:
    """Where a backup was put, and what is not in it though it should be."""
    return (f"It is at {written.path}", *(f"Could not be read, and is not in it: {one}" for one in written.left_out))


def _exported(room: Room, value: str) -> tuple[Told, str]:
    keeping = room.app.keeping
    path = keeping.save(keeping.whole_path(value), as_markdown(keeping.export()))
    return Told("Written.", also=(f"It is at {path}",)), ""


def _brought_in(room: Room, value: str) -> tuple[Told, str]:
    """From an assistant by its name, else from a file."""
    keeping = room.app.keeping
    known = value in dict(keeping.saved_here())
    brought = keeping.bring_in(value if known else keeping.whole_path(value), room.app.page.env)
    skipped = tuple(f"{number} passed over: {why}" for why, number in brought.skipped.items())
    if not brought.fresh:
        return Told("There was nothing new in it.", also=skipped), ""
    return Told(f"{count(brought.fresh, 'memory waits', 'memories wait')} for you now.", also=skipped), ""


def _left(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    room.app.keeping.leave_powers()
    return Told("They stay as they are here."), ""


def _tidied(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    """By rules. Which model could look too is found out for the page, and asked by a press of its own."""
    merged = room.app.keeping.tidy()
    found = room.app.keeping.would_ask()
    room.tidier = None if isinstance(found, str) else found
    waiting = sum(one.waits is not None for one in merged)
    also = (f"{count(waiting, 'more waits', 'more wait')} for your OK.",) if waiting else ()
    if len(merged) == waiting:
        return Told("Nothing else says the same twice." if waiting else "Nothing says the same twice.", also=also), ""
    done = count(len(merged) - waiting, "thing was", "things were")
    return Told(f"{done} put away, since another says the same.", also=also), ""


def _tidied_by_model(room: Room, value: str) -> tuple[Told, str]:  # noqa: ARG001  every row has the same shape
    room.tidier = None
    came = room.app.keeping.tidy_by_model()
    if came.reason:
        return Told(no_tidying(came.reason), "", ("Nothing was put together.",), bad=True), ""
    waiting = sum(one.waits is not None for one in came.done)
    also = (
        f"{count(waiting, 'more waits', 'more wait')} for your OK." if waiting else "",
        f"It cost {dollars(came.cost_micros)}." if came.cost_micros else "",
    )
    done = len(came.done) - waiting
    says = f"{count(done, 'memory was', 'memories were')} put together from several." if done else "It found nothing."
    return Told(says, also=tuple(filter(None, also))), ""


DEEDS: tuple[Deed, ...] = (
    Deed("repair", _repaired),
    Deed("learn", _learned),
    Deed("history", _of_history),
    Deed("leave-preview", _preview_left),
    Deed("backup", _backed_up),
    Deed("export", _exported),
    Deed("import", _brought_in),
    Deed("leave", _left),
    Deed("tidy", _tidied),
    Deed("tidy-ask", _tidied_by_model),
)
BY_NAME = {deed.name: deed for deed in DEEDS}
