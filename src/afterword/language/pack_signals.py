"""The sections of a pack that noticing reads: what is not the person's own, what a turn says, what may last.

Every field is a block of phrases, one a line, in the notation of ``phrases.py``; docs/languages.md explains it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OwnWordsCues:
    """Cues for text that stands in a person's message and is not theirs."""

    frames: str = ""  # what comes before a colon that opens somebody else's text: "translate", "here's her mail"
    roles: str = ""  # names of the speakers in a pasted chat: "user", "assistant"
    fiction: str = ""  # opens role-play or fiction: "you are a pirate", "write a scene"
    fiction_over: str = ""  # steps out of it: "back to work"
    mail_headers: str = ""  # words before the colon in the head of a mail: "from", "subject"
    asks: str = ""  # how a sentence opens that asks something of the assistant: "can you", "please"


@dataclass(frozen=True, slots=True)
class SignalCues:
    """Cues for what the person does in a turn. The order is that of the rules."""

    yes: str = ""  # a plain yes, at the opening
    refusals: str = ""  # a refusal at the opening: "no", "wrong"; exceptions: "no problem"
    repairs: str = ""  # says what was meant: "I meant", "I asked for"
    wrong: str = ""  # says that the reply is not right: "that's not what", "you forgot"
    contrast: str = ""  # names both, or what is wanted: "{fix}, not {wrong}", "make that {fix}"
    weak_openers: str = ""  # open a correction only before a value or a pronoun: "actually"
    after_weak: str = ""  # what may follow such an opener: "it", "that"
    prohibitions: str = ""  # forbids what the reply just did: "don't", "leave it alone"
    doubts: str = ""  # doubt, which asks for a check: "are you sure"
    agreement: str = ""  # agrees that something else is wrong
    excuses: str = ""  # excuses a press of stop: "wrong window"
    repeated: str = ""  # says that it was said before
    rules: str = ""  # an order meant to last
    for_now: str = ""  # limits a wish to now: "today", "for now"
    reversals: str = ""  # takes back an earlier wish
    project: str = ""  # limits a wish to a project: "in this repo"
    announce: str = ""  # says that the same is asked again: "in other words"
    padding: str = ""  # words that a retry may add or drop: "please", "again"
    control: str = ""  # a whole message that only steers: "next", "go on"
    frustration: str = ""
    thanks: str = ""
    sarcasm: str = ""
    but: str = ""  # what turns thanks into a correction: "but"
    questions: str = ""  # how a question opens: "do", "what"


@dataclass(frozen=True, slots=True)
class DurableCues:
    """Cues for a sentence that may hold something lasting about the person, and for what shuts a sentence out."""

    first_person: str = ""
    cues: str = ""  # need a first person in the sentence: "always", "prefer"
    alone: str = ""  # carry their first person themselves: "I live in", "my name is", "call me <Name>"
    questions: str = ""
    hypothetical: str = ""  # shuts out its sentence
    frames: str = ""  # shuts out its sentence and those after it: "suppose", "imagine"
    temporary: str = ""
    others: str = ""  # somebody else is the subject: "my boss", "she"
    one_off: str = ""  # a choice of the moment: "this one", "the second"
    idioms: str = ""
    technical: str = ""  # "we prefer … because the algorithm"
    sarcasm: str = ""
    requests: str = ""  # bookings and requests: "I need a", "I want to book"
