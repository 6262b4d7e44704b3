"""A model that follows a script, for tests, the demo and evals: it reads the prompt as a model would, and writes JSON.

It takes the whole way of a real one: the framed material in, text out, which the real parser reads. What it
understands is little and plain. Words that hold FAILS get an answer that nobody can read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from afterword.core.chat import Provider
from afterword.ports import Able, Offer, ReviewAsked, ReviewFailed, ReviewFailure, ReviewText

from .completing import Completion, Prompt

FAILS: Final = "review-fail"
_MOST: Final = 5
# A part of the material: its title, and between two lines of the frame the lines of data, each behind a bar.
_PART: Final = r"^{title}\n<<\S+\n(?P<inside>(?:\|.*\n)*)\S+>>$"
_SENTENCE: Final = re.compile(r"[^.!?\n]+[.!?]*")
_END: Final = r"(?P<it>[^,;.!?]{2,120}?)(?:,?\s+(?:not|instead\s+of|rather\s+than)\s+[^,;.!?]+)?\s*[.!?]*\s*$"
# What is understood, in order: words, the kind, and what they come to.
_WISHES: Final = (
    (r"\b(?:no|nope|sorry|wait)\b[,.:;]?\s+i\s+(?:meant|mean|said|asked\s+for)\s+", "preference", "Prefers {it}"),
    (r"\bi\s+(?:always\s+)?prefer\s+", "preference", "Prefers {it}"),
    (r"\bi\s+(?:always\s+)?use\s+", "preference", "Uses {it}"),
    (r"\bfrom\s+now\s+on[,]?\s+(?:please\s+)?(?:use|write\s+in)\s+", "preference", "Prefers {it}"),
    (r"\bi\s+(?:live|moved\s+to|now\s+live)\s+(?:in\s+)?", "fact", "Lives in {it}"),
    (r"\bi\s+(?:work|now\s+work)\s+as\s+", "fact", "Works as {it}"),
    (r"\bi\s+keep\s+", "fact", "Keeps {it}"),
)
_RULES: Final = tuple((re.compile(words + _END, re.IGNORECASE), kind, form) for words, kind, form in _WISHES)


def complete(prompt: Prompt) -> Completion:
    """One completion, of the script."""
    return Completion(answer_to(prompt.material), "scripted")


def answer_to(material: str) -> str:
    """The answer to a framed material: JSON text with at most five changes or merges, mostly none."""
    if not re.search(r"^WORDS$", material, re.MULTILINE):
        return _merges(_part(material, "MEMORIES"))
    words = _part(material, "WORDS")
    if FAILS in words:
        return "I would rather not say."
    memories = dict(re.findall(r"^(\d+)\. (.+)$", _part(material, "MEMORIES"), re.MULTILINE))
    sentences = (one.strip() for one in _SENTENCE.findall(words))
    changes = [change for one in sentences if (change := _change(one, memories)) is not None]
    return json.dumps({"changes": changes[:_MOST]}, ensure_ascii=False)


def _merges(listed: str) -> str:
    """Of every group the first two of which one only adds words to the other's; the longer one stands for both."""
    if FAILS in listed:
        return "I would rather not say."
    merges: list[dict[str, object]] = []
    for group in listed.split("GROUP\n")[1:]:
        notes = {int(number): text for number, text in re.findall(r"^(\d+)\. (.+)$", group, re.MULTILINE)}
        for one, other in combinations(sorted(notes, key=lambda number: -len(notes[number])), 2):
            if _only_adds(notes[one], notes[other]):
                merges.append({"memories": sorted((one, other)), "text": notes[one]})
                break
    return json.dumps({"merges": merges[:_MOST]}, ensure_ascii=False)


def _only_adds(longer: str, shorter: str) -> bool:
    left = iter(longer.casefold().split())
    return all(word in left for word in shorter.casefold().split())


def _part(material: str, title: str) -> str:
    found = re.search(_PART.format(title=title), material, re.MULTILINE)
    return re.sub(r"^\| ?", "", found["inside"], flags=re.MULTILINE) if found else ""


def _change(sentence: str, memories: Mapping[str, str]) -> dict[str, object] | None:
    if sentence.endswith("?"):
        return None
    for words, kind, form in _RULES:
        if found := words.search(sentence):
            text = form.format(it=found["it"].strip())
            old = _replaced(form, text, memories) if kind == "fact" else None
            op = "add" if old is None else "supersede"
            change: dict[str, object] = {
                "op": op,
                "kind": kind,
                "text": text,
                "evidence": sentence,
                "scope": "everywhere",
                "memory": old,
            }
            return change | {"why": "" if old is None else "They said what is so now."}
    return None


def _replaced(form: str, text: str, memories: Mapping[str, str]) -> int | None:
    """The number of the memory of the same form that says something else."""
    begins = form.partition("{")[0]
    return next((int(number) for number, old in memories.items() if old.startswith(begins) and old != text), None)


@dataclass(slots=True)
class ScriptedReviewer:
    """The twin of a reviewer, in memory (ports.Reviewer, ports.Tidier): whoever asks it is written down, in order.

    ``offered``: who may be asked, whatever the chat. ``tells``: what comes of an asking; None: the script's answer.
    """

    offered: tuple[Offer, ...] = (Offer("scripted", "scripted", "", why="It answers from a script, on this computer."),)
    tells: Callable[[Offer, ReviewAsked], ReviewText | ReviewFailed] | None = None
    asked: list[tuple[Offer, ReviewAsked]] = field(default_factory=list)

    def offers(self, asked: ReviewAsked, source: str, answered_by: Provider | None) -> tuple[Offer, ...]:
        """See ports.Reviewer."""
        return self.offered

    def able(self) -> tuple[Able, ...]:
        """See ports.Tidier."""
        return tuple(dict.fromkeys(Able(one.provider, one.to) for one in self.offered))

    def offers_of(self, asked: ReviewAsked, provider: str) -> tuple[Offer, ...]:
        """See ports.Tidier."""
        return tuple(one for one in self.offered if one.provider == provider)

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """See ports.Reviewer."""
        if offer not in self.offered:
            return ReviewFailed(ReviewFailure.NO_ANSWER, "not set up", left=False)
        self.asked.append((offer, asked))
        return self.tells(offer, asked) if self.tells else ReviewText(answer_to(asked.material), offer.model)
