"""The sections of a pack that noticing reads: what is not the person's own, what a turn says, what may last.

Every field is a block of phrases, one a line, in the notation of ``phrases.py``; docs/languages.md explains it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OwnWordsCues:
    """Cues for text that stands in a person's message and is not theirs."""

    roles: str = ""  # plain names, "|" between them: who speaks in a pasted chat: "user", "assistant"
    mail_headers: str = ""  # plain names: the words before the colon in the head of a mail
    frames: str = ""  # when a colon follows, the rest is somebody else's text: "translate", "here's her mail"
    handed: str = ""  # after a frame, at the end of its line, hands over what follows: "the following", "below"
    roleplay: str = ""  # opens a role that lasts until the person steps out of it: "you are a pirate"
    fiction: str = ""  # asks for an invented text that is carried on: "write a story"
    verse: str = ""  # asks for a short text that is whole once it is written: "write a poem"; or for a part of a text
    asides: str = ""  # opens a word about something else: "by the way"
    fiction_over: str = ""  # steps out of either: "back to work"
    asks: str = ""  # how a sentence opens that asks something of the assistant: "can you", "please"


@dataclass(frozen=True, slots=True)
class SignalCues:
    """Cues for what the person does in a turn. Each group of fields belongs to one signal."""

    yes: str = ""  # a plain yes at the opening
    refusals: str = ""  # a refusal at the opening: "no", "wrong"; exceptions: "no problem"
    repairs: str = ""  # says what was meant: "I meant {fix}", "I asked for {fix}"
    wrong: str = ""  # says plainly that the reply is not right: "that's not what", "you forgot"
    faults: str = ""  # finds a fault, or only describes something where a question was asked: "it doesn't work"
    contrast: str = ""  # names both, or what is wanted: "{fix}, not {wrong}", "make that {fix}"
    trailing: str = ""  # what may stand behind a fix without being part of it: "please"
    polite: str = ""  # a question that is an order: "can you"
    weak: str = ""  # corrects only where the sentence holds no praise: "actually it"
    prohibitions: str = ""  # forbids what the reply did, if it did so: "don't …"
    doubts: str = ""  # asks for a check and corrects nothing: "are you sure"
    excuses: str = ""  # excuses a press of stop: "wrong window"
    lead_ins: str = ""  # what stands before a fix without being part of it: "I want", "it should be"

    repeated: str = ""  # says that it was said before
    rules: str = ""  # an order meant to last
    project_rules: str = ""  # how a project does things: a rule only where the project is named: "we always"
    for_now: str = ""  # limits a wish to now: "today", "for now"
    reversals: str = ""  # takes back an earlier wish
    project: str = ""  # limits a wish to a project: "in this repo"

    announce: str = ""  # says that the same is asked again: "in other words"
    refines: str = ""  # asks for a change of a good answer: "shorter", "add"
    padding: str = ""  # words that a retry may add or drop: "please", "again"
    control: str = ""  # a whole message that only steers: "next", "go on"
    stops: str = ""  # a whole message that stops a running reply: "stop"

    frustration: str = ""
    thanks: str = ""
    sarcasm: str = ""  # sounds like thanks or joy and is none
    but: str = ""  # turns thanks into a correction
    questions: str = ""  # how a question opens, with or without its mark: "why", "how do I"


@dataclass(frozen=True, slots=True)
class DurableCues:
    """Cues for a sentence that may hold something lasting about the person, and for what shuts a sentence out."""

    subjects: str = ""  # the person: "I", "we", "my"
    others: str = ""  # somebody or something else that a sentence can be about: "she", "my boss", "<Name> likes"
    cues: str = ""  # count where the person is the nearest subject before them: "always", "prefer"
    alone: str = ""  # carry the person themselves: "I live in", "my name is", "call me <Name>"

    questions: str = ""  # these shut out their sentence
    hypothetical: str = ""
    temporary: str = ""
    sarcasm: str = ""
    technical: str = ""  # what an algorithm wants: "we prefer … because the cache"
    frames: str = ""  # shut out their sentence and those after it, up to a blank line: "suppose", "imagine"

    one_off: str = ""  # these shut out only the cue that they touch: "like this one"
    idioms: str = ""
    requests: str = ""  # bookings and requests: "I need a", "I want to book"
