"""What goes beside a message and at the head of a chat, made from what stands; and counting where it was shown.

Only reads, but for the count. What bears on a message and how it is framed is told by the rules of remembering.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from afterword.core.entry import Beside, PutBeside
from afterword.core.memory import InProject, Memory
from afterword.engine.admit import Admission
from afterword.engine.desk import Desk
from afterword.engine.recall.asked import Reading
from afterword.engine.recall.memories import likeness, memory_vectors
from afterword.engine.views import NearbyView, ProfileView
from afterword.noticing.ownwords import own_words
from afterword.remembering import nearby as near
from afterword.remembering import profile as profiling
from afterword.remembering.framing import escaped, framed
from afterword.remembering.prepared import Words, seq
from afterword.remembering.preparing import prepare

__all__ = [
    "EVERYTHING", "NOTHING", "Message", "Words", "candidates", "count_shown", "nearby", "profile", "project_key",
    "table", "table_seq", "warm",
]  # fmt: skip

NOTHING, EVERYTHING = "nothing", "everything"
MOST_TAKEN = 20_000  # characters of a message from which the person's own words are looked for, from each end


@dataclass(frozen=True, slots=True)
class Message:
    """What the person is about to send. ``project``: the key of the chat's project, None: none.

    ``tell``: what the assistant may be told. ``guest``: somebody else is writing, who is told nothing. ``lean``: the
    short form, for small models.
    """

    text: str
    project: str | None = None
    tell: str = EVERYTHING
    guest: bool = False
    lean: bool = False


def nearby(desk: Desk, reading: Reading, message: Message) -> NearbyView:
    """The few memories that bear on a message, framed; nothing where none does."""
    if message.guest or message.tell == NOTHING:
        return NearbyView("")
    asked = near.read_part(own_words(_ends(message.text)).text)
    if not asked.strip():
        return NearbyView("")
    here = near.Here(message.project, near.domains_of(message.project, asked), desk.terms.device, message.tell)
    memories = [one for one in candidates(desk) if near.may_be_told(one, here)]
    if not memories:
        return NearbyView("")
    embedder = reading.embedder.id if reading.embedder is not None else ""
    cosines = likeness(reading, asked, memories, near.wordings_for(embedder))
    floor = near.floor_of(embedder)
    ranked = near.nearest(asked, [(memory.text, memory.kind) for memory in memories], cosines, floor)
    best = [memories[one.place] for one in near.chosen(memories, ranked)]
    block, places = framed([(escaped(memory.text), _day(desk, memory)) for memory in best], lean=message.lean)
    return NearbyView(block, tuple(best[place] for place in places))


def candidates(desk: Desk) -> tuple[Memory, ...]:
    """Every memory that may ever stand beside a message."""
    return tuple(one for one in desk.standing().live() if near.may_stand_beside(one, desk.now))


def warm(desk: Desk, reading: Reading) -> None:
    """Make the vectors of what may stand beside a message, so that no message waits for them."""
    if reading.embedder is not None:
        worded = near.wordings_for(reading.embedder.id)
        memory_vectors(reading, [worded(one.text) for one in candidates(desk) if reading.speaks(one.lang)])


def profile(desk: Desk, project: str | None, *, tell: str = EVERYTHING, lean: bool = False) -> ProfileView:
    """The profile for a project (its key; None: for chats without one)."""
    if tell == NOTHING:
        return ProfileView("")
    made = profiling.profile(desk.standing().live(), project, tell=tell, lean=lean)
    return ProfileView(made.text, made.memories, made.left_out)


def project_key(desk: Desk, named: str) -> str:
    """The key of the project that a name means, where a memory belongs to it; else what was given, taken as a key."""
    scopes = (memory.scope for memory in desk.standing().live())
    keys = {scope.key for scope in scopes if isinstance(scope, InProject) and named in (scope.key, scope.name)}
    return min(keys, default=named)


def table(desk: Desk, told: Mapping[str, str], words: Words | None) -> bytes:
    """The prepared table of what stands now. ``told``: what each host may be told."""
    standing = desk.standing()
    return prepare(
        standing.live(),
        seq=standing.last_seq,
        device=desk.terms.device,
        told=told,
        day=lambda moment: desk.day(moment).isoformat(),
        now=desk.now,
        words=words,
    )


def table_seq(content: bytes) -> int:
    """The newest line of the record that a prepared table was made after. ValueError where it is none."""
    return seq(content)


def count_shown(desk: Desk, shown: Iterable[tuple[str, str, str | None]]) -> None:
    """Write what was put beside messages into the record, as one line: each a memory's id, a host, a project's key.

    Ids that are no memory are passed over.
    """
    known = desk.standing().memories
    times = Counter(one for one in shown if one[0] in known)
    if times:
        counts = tuple(Beside(memory, host, project, many) for (memory, host, project), many in times.items())
        desk.pen.admit(Admission((PutBeside(counts),)))


def _ends(text: str) -> str:
    return text if len(text) <= 2 * MOST_TAKEN else f"{text[:MOST_TAKEN]}\n\n{text[-MOST_TAKEN:]}"


def _day(desk: Desk, memory: Memory) -> str:
    return near.day_of(memory, lambda moment: desk.day(moment).isoformat())
