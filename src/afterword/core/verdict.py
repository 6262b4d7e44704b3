"""What the gate and the memory check decide of a change: apply, wait, drop or seen again, each with its reason code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Every reason, in the order in which one is shown: drops, seen again, waits, apply."""

    BAD_SHAPE = "bad_shape"
    NO_TARGET = "no_target"
    SECRET = "secret"
    HEALTH = "health"
    MONEY = "money"
    SPECIAL = "special"
    TOO_PERSONAL = "too_personal"
    POWER = "power"
    ORDER = "order"
    ABOUT_ASSISTANT = "about_assistant"
    MANIPULATION = "manipulation"
    LINK = "link"
    HTML = "html"
    BLOCK_TAG = "block_tag"
    HIDDEN_CHARS = "hidden_chars"
    NOT_SAID = "not_said"
    QUOTED = "quoted"
    HYPOTHETICAL = "hypothetical"
    TEMPORARY = "temporary"
    THIRD_PARTY = "third_party"
    NO_SHARED_WORD = "no_shared_word"
    CONTRADICTS_EVIDENCE = "contradicts_evidence"
    TOLD_NOT_TO = "told_not_to"
    ALREADY_KNOWN = "already_known"
    OUTSIDE_READ = "outside_read"
    NOBODY_SEES = "nobody_sees"
    SHARED_CHAT = "shared_chat"
    REPLACES_OWN = "replaces_own"
    REPLACES_WAITING = "replaces_waiting"
    PERSONAL_DATA = "personal_data"
    CLOSE_TO_TOLD_NOT_TO = "close_to_told_not_to"
    OVER_LOOK_LIMIT = "over_look_limit"
    OVER_DAY_LIMIT = "over_day_limit"
    MODE_ASK = "mode_ask"
    NEVER_LIST_UNREADABLE = "never_list_unreadable"
    FROM_ASSISTANT = "from_assistant"
    MERGED_WISHES = "merged_wishes"
    PREVIEW = "preview"
    MEMORY_CHECK = "memory_check"
    OK = "ok"


class CheckCode(StrEnum):
    """Why the memory check holds something, said beside the reason."""

    SENDS = "sends"  # an address, link, phone or account number that the person did not type
    LIFTED = "lifted"  # words lifted from what was read
    HIDDEN = "hidden_characters"
    LOOK_ALIKE = "look_alike"
    ENCODED = "encoded"
    ORDER = "order"
    POWER = "power"  # lets the assistant do something without asking
    FORM = "form"
    SPLIT = "split"  # one plant over several saves
    SECRET = "secret"
    TOO_LONG = "too_long"
    SEAL = "seal"


NEVER_KEPT = frozenset({CheckCode.SECRET, CheckCode.HIDDEN, CheckCode.POWER})  # what no answer can let stand


@dataclass(frozen=True, slots=True)
class Apply:
    """May be kept now."""

    reason: Reason = Reason.OK
    matched: tuple[Reason, ...] = (Reason.OK,)


@dataclass(frozen=True, slots=True)
class Wait:
    """Waits for the person. ``detail`` is what the sentence names: a place read from, a text taken back, check
    codes."""

    reason: Reason
    matched: tuple[Reason, ...]
    detail: str = ""
    codes: tuple[CheckCode, ...] = ()


@dataclass(frozen=True, slots=True)
class Drop:
    """Is not kept. ``detail`` never holds a secret."""

    reason: Reason
    matched: tuple[Reason, ...]
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SeenAgain:
    """Says what the live memory ``memory`` says already. ``counts``: whether it may count, not only move lastSeen."""

    memory: str
    counts: bool = True
    reason: Reason = Reason.ALREADY_KNOWN
    matched: tuple[Reason, ...] = (Reason.ALREADY_KNOWN,)


Verdict = Apply | Wait | Drop | SeenAgain


@dataclass(frozen=True, slots=True)
class PassedOver:
    """Words that nothing was proposed from, and why nothing could be. ``words`` '' where they may not be shown."""

    words: str
    reason: Reason


class Mode(StrEnum):
    """The gate's setting."""

    CAREFUL = "careful"
    QUIET = "quiet"
    ASK = "ask"
