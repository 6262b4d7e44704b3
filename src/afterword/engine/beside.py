"""What goes beside a message and at the head of a chat, made from what stands; and counting where it was shown.

Only reads, but for the count. What bears on a message and how it is framed is told by the rules of remembering.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from afterword.core.entry import Beside, PutBeside
from afterword.core.memory import Memory
from afterword.engine.admit import Admission
from afterword.engine.at_hand import AtHand
from afterword.engine.desk import Desk
from afterword.engine.recall.asked import MOST_MADE, Reading
from afterword.engine.telling import EVERYTHING, NOTHING
from afterword.engine.views import NearbyView, ProfileView
from afterword.noticing.ownwords import own_words
from afterword.remembering import nearby as near
from afterword.remembering import profile as profiling
from afterword.remembering.framing import escaped, framed
from afterword.remembering.prepared import Table, Words, picked, seq
from afterword.remembering.preparing import prepare

__all__ = [
    "AtHand", "Message", "Table", "Words", "count_shown", "nearby", "nearby_in", "profile", "table", "table_seq",
    "warm",
]  # fmt: skip

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


def nearby(desk: Desk, reading: Reading, message: Message, at_hand: AtHand | None = None) -> NearbyView:
    """The few memories that bear on a message, framed; nothing where none does.

    ``at_hand``: what was worked out for earlier messages; who asks often hands the same in each time.
    """
    asked = _asked(message)
    if not asked:
        return NearbyView("")
    known = at_hand or AtHand()
    known.follow(desk.standing())
    here = near.Here(message.project, near.domains_of(message.project, asked), desk.terms.device, message.tell)
    places = known.reached(here, desk.now)
    best = known.nearest(asked, places, reading) if places else ()
    block, taken = framed([(escaped(memory.text), _day(desk, memory)) for memory in best], lean=message.lean)
    return NearbyView(block, tuple(best[place] for place in taken))


def nearby_in(desk: Desk, table: Table, message: Message, host: str, words: Words | None) -> NearbyView:
    """The same by the prepared table, which says what stands: no model is asked. ``words``: see ``prepared``."""
    asked = _asked(message)
    if not asked:
        return NearbyView("")
    block, ids = picked(table, asked, message.project, lean=message.lean, host=host, words=words)
    stands = [desk.standing().memory(one) for one in ids]
    return NearbyView(block, tuple(memory for memory in stands if memory is not None))


def _asked(message: Message) -> str:
    """What the person asks in a message, as far as it is read; '' where nothing may be told."""
    if message.guest or message.tell == NOTHING:
        return ""
    return near.read_part(own_words(_ends(message.text)).text).strip()


def warm(desk: Desk, reading: Reading, at_hand: AtHand, most: int = MOST_MADE) -> bool:
    """Work out what may stand beside a message, its vectors too, so that no message waits for it. Gives whether all of
    it is done: at most so many vectors are made at once.
    """
    at_hand.follow(desk.standing())
    return at_hand.ready(reading, most)


def profile(desk: Desk, project: str | None, *, tell: str = EVERYTHING, lean: bool = False) -> ProfileView:
    """The profile for a project (its key; None: for chats without one)."""
    if tell == NOTHING:
        return ProfileView("")
    made = profiling.profile(desk.standing().live(), project, tell=tell, lean=lean)
    return ProfileView(made.text, made.memories, made.left_out)


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
