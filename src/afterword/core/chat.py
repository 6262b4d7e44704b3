"""A conversation as every reader gives it: entries in their order, who spoke and why we think so, project, attended.

Readers of all sources end here, and every rule begins here, so nothing of any source's own format may show.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

# Stands near the beginning of every prompt that we send through a person's own command-line assistant, so that readers
# know such a chat on disk as ours and never look at it.
OWN_RUN = "[afterword-own-run]"


class Speaker(StrEnum):
    """Who a user-role record really comes from. Unknown is never PERSON."""

    PERSON = "person"
    CLIENT = "client"
    TOOL = "tool"
    SUBAGENT = "subagent"
    AUTOMATED = "automated"
    SOMEONE_ELSE = "someone_else"
    ASSISTANT = "assistant"


class Via(StrEnum):
    """The way by which words came in."""

    TYPED = "typed"
    QUEUED = "queued"
    FEEDBACK = "feedback"
    COMMAND = "command"
    ANSWER = "answer"
    VOICE = "voice"


class Branch(StrEnum):
    """Where an entry stands in the tree of a chat: what is live now, or what the person left or took back."""

    LIVE = "live"
    ABANDONED = "abandoned"


class Undoing(StrEnum):
    """What the person took back in the host."""

    FILES = "files"
    TURN = "turn"
    MEMORY = "memory"


@dataclass(frozen=True, slots=True)
class Said:
    """Words in a user-role record. ``why`` is the short code of the reader's rule that named the speaker.

    ``text`` is exactly what stands in the log. ``copied_from`` names the chat of which a fork or resume
    copied this entry: such words are no second statement. ``attributed`` is true where the host says who
    spoke, false where it is assumed.
    """

    id: str
    at: datetime | None
    text: str
    speaker: Speaker
    why: str
    via: Via = Via.TYPED
    attributed: bool = True
    branch: Branch = Branch.LIVE
    copied_from: str | None = None
    attachments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Replied:
    """The assistant's visible text of one reply; thinking and tool output are left out."""

    id: str
    at: datetime | None
    text: str
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A tool call as code sums it up.

    ``summary``: at most 60 characters, no links, no text written by a model; the only part that may be shown to one.
    ``command``: the shell line as run, or '' for other tools. ``exit_code``: None where the host does not say.
    ``message``: at most 500 characters of the error text, for code only, never stored or shown to a model.
    ``failed``: None where the host does not say. ``outside``: where it read from outside ('example.org', 'mail'), or
    None.
    """

    tool: str
    summary: str
    command: str = ""
    exit_code: int | None = None
    failed: bool | None = None
    message: str = ""
    outside: str | None = None


@dataclass(frozen=True, slots=True)
class StepRan:
    """A tool call that ran."""

    id: str
    at: datetime | None
    step: Step
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


@dataclass(frozen=True, slots=True)
class Stopped:
    """The person stopped a running reply."""

    id: str
    at: datetime | None
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """The person took something back in the host."""

    id: str
    at: datetime | None
    what: Undoing
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


@dataclass(frozen=True, slots=True)
class Edited:
    """The host says that the person changed the assistant's text by hand. Both strings are short (at most 200
    characters)."""

    id: str
    at: datetime | None
    before: str
    after: str
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


@dataclass(frozen=True, slots=True)
class Compacted:
    """The host cut the conversation; its summary is never read."""

    id: str
    at: datetime | None
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


@dataclass(frozen=True, slots=True)
class OutsideRead:
    """Something from outside came in other than through a step of this chat: a subagent, a fork's past, a handed-over
    chat."""

    id: str
    at: datetime | None
    where: str
    branch: Branch = Branch.LIVE
    copied_from: str | None = None


Entry = Said | Replied | StepRan | Stopped | Undone | Edited | Compacted | OutsideRead


@dataclass(frozen=True, slots=True)
class Project:
    """A project. ``key`` is stable ('git:github.com/sam/seedbox', 'folder:/home/sam/letters'); ``name`` is for
    people."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class Provider:
    """Who answered the chat, as its log names it: endpoint and account. Empty strings where the log is silent."""

    maker: str
    endpoint: str = ""
    account: str = ""
    model: str = ""


SEVERAL = "several"  # the endpoint of a chat that several answered


def answered_by(answers: Sequence[Provider]) -> Provider | None:
    """Who answered a chat, told by who gave each of its answers; None where there is none. Where several did, the
    endpoint says so: none of them may be asked about what was said to the others.
    """
    if not answers:
        return None
    served = {replace(one, model="") for one in answers}
    who = served.pop() if len(served) == 1 else Provider("", SEVERAL)
    return replace(who, model=answers[-1].model)


@dataclass(frozen=True, slots=True)
class Skipped:
    """What a reader passed over, counted by reason. Holds no words, so it may be shown anywhere."""

    reason: str
    count: int


@dataclass(frozen=True, slots=True)
class Chat:
    """One conversation. ``id`` is the source's own; ``key`` (source:id) is unique among all chats.

    ``automated``: why nobody is behind the prompts ('entrypoint:sdk-cli'), or None. ``suspected`` the same,
    as a guess. ``shared_with``: who else's words are in it (a name or 'someone'), or None.
    ``do_not_remember``: the host was told so. ``history``: an export or a path by hand, learned from only on
    request. ``in_project``: the log lies inside a project, where others can write it. ``waiting``: the last
    turn asks the person something or still runs. ``plan_used``: how much of the person's plan was used when the
    log last said so, 0 to 1, None where it never did; ``plan_resets``: when that begins anew.
    """

    source: str
    id: str
    entries: tuple[Entry, ...]
    project: Project | None = None
    title: str = ""
    attended: bool = True
    automated: str | None = None
    suspected: str | None = None
    shared_with: str | None = None
    do_not_remember: bool = False
    history: bool = False
    in_project: bool = False
    running: bool = False
    provider: Provider | None = None
    forked_from: str | None = None
    started: datetime | None = None
    ended: datetime | None = None
    reader_version: int = 1
    skipped: tuple[Skipped, ...] = ()
    plan_used: float | None = None
    plan_resets: datetime | None = None

    @property
    def key(self) -> str:
        """Unique among all chats of all sources."""
        return f"{self.source}:{self.id}"


@dataclass(frozen=True, slots=True)
class Segment:
    """A run of own words and the place it has in the original. Lengths differ where characters were folded."""

    own_start: int
    own_end: int
    original_start: int
    original_end: int


@dataclass(frozen=True, slots=True)
class OwnWords:
    """What of an entry is the person's own. Offsets count characters (code points), half-open.

    ``pasted``: the whole entry reads as pasted or machine text. ``fiction``: it stands inside role-play. Both: no
    evidence.
    """

    text: str
    segments: tuple[Segment, ...] = ()
    pasted: bool = False
    fiction: bool = False

    def original_span(self, start: int, end: int) -> tuple[int, int]:
        """The span in the original entry that covers own words ``[start, end)``. ValueError where there are no own
        words."""
        touched = [s for s in self.segments if s.own_start < end and start < s.own_end]
        if not touched:
            raise ValueError(f"no own words between {start} and {end}")
        return _into(touched[0], start, first=True), _into(touched[-1], end, first=False)


def _into(segment: Segment, own: int, *, first: bool) -> int:
    inside = min(max(own, segment.own_start), segment.own_end) - segment.own_start
    if segment.own_end - segment.own_start == segment.original_end - segment.original_start:
        return segment.original_start + inside
    if first:
        return segment.original_start
    return segment.original_end if inside else segment.original_start


def is_person(entry: Entry) -> bool:
    """True for the person's words on the live branch that are not a fork's copy."""
    return (
        isinstance(entry, Said)
        and entry.speaker is Speaker.PERSON
        and entry.branch is Branch.LIVE
        and entry.copied_from is None
    )


def outside_of(entry: Entry) -> str | None:
    """Where this entry read from outside, or None."""
    match entry:
        case OutsideRead():
            return entry.where
        case StepRan():
            return entry.step.outside
        case _:
            return None


def outside_by(entries: Iterable[Entry], last_id: str) -> tuple[str, ...]:
    """Every place from outside that was read up to and with the entry ``last_id``, abandoned branches included."""
    found: list[str] = []
    for entry in entries:
        where = outside_of(entry)
        if where is not None and where not in found:
            found.append(where)
        if entry.id == last_id:
            break
    return tuple(found)
