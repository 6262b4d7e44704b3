"""What a model is shown of a look, and in which frame: the words, the memories that come into question, and of what was
taken back only what is close.

Everything that looks like a secret is masked before anything else sees it. Asks nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.judging.forbidden import mask_secrets
from afterword.noticing.reading import Noticed
from afterword.noticing.review import MOST_MEMORIES, MOST_NEVER, Material, asked
from afterword.ports import Likeness, ReviewAsked
from afterword.remembering.ranking import by_words

CLOSEST = 10  # of the memories shown; the rest are the newest: a replacement may share no word with what it replaces
MOST_POINTED = 12  # sentences of the person that memories are compared with
CLOSE = 0.4  # from which on something taken back is close to what was said


def material_for(desk: Desk, standing: Standing, noticed: Noticed) -> Material:
    """The look's words with the memories nearest to them and the newest, and what is close of what was taken back."""
    pointed = _pointed(noticed)
    live = tuple(reversed(standing.live()))
    near = _closeness(pointed, [memory.text for memory in live], desk.sockets.likeness)
    by_closeness = sorted(range(len(live)), key=lambda place: -near[place])
    closest = [place for place in by_closeness if near[place] > 0][:CLOSEST]
    rest = [place for place in range(len(live)) if place not in closest]
    chosen = (*closest, *rest)[:MOST_MEMORIES]
    return Material(noticed, tuple(live[place] for place in chosen), _taken_back(desk, standing, pointed))


def asked_about(desk: Desk, material: Material) -> ReviewAsked:
    """The material as it is asked, behind a delimiter that nobody can guess who does not hold this home's key."""
    delimiter = desk.sockets.keys.digest("frame", desk.new("f").encode())[:24]
    text = asked(material, delimiter, mask_secrets)
    return ReviewAsked(text.instructions, text.lean, text.material, text.schema, text.words)


def _pointed(noticed: Noticed) -> tuple[str, ...]:
    """The words that a signal or a durable cue points at, the newest first."""
    places = {said.id: place for place, said in enumerate(noticed.fresh)}
    words = [(places.get(one.entry, -1), one.words) for one in noticed.signals if one.words]
    words += [(places.get(one.entry, -1), one.words) for one in noticed.durable]
    ordered = [text for _, text in sorted(words, key=lambda one: -one[0])]
    return tuple(dict.fromkeys(ordered))[:MOST_POINTED]


def _closeness(pointed: Sequence[str], texts: Sequence[str], likeness: Likeness | None) -> list[float]:
    """How close each text comes to any of what was said, 0 to 1: by words or by meaning, whichever is closer."""
    near = [0.0] * len(texts)
    for said in pointed:
        for place, (text, score) in enumerate(zip(texts, by_words(said, texts), strict=True)):
            meant = (likeness(said, text) if likeness is not None else None) or 0.0
            near[place] = max(near[place], score, meant)
    return near


def _taken_back(desk: Desk, standing: Standing, pointed: Sequence[str]) -> tuple[str, ...]:
    texts = standing.never_texts() or ()
    near = _closeness(pointed, texts, desk.sockets.likeness)
    places = sorted((place for place in range(len(texts)) if near[place] >= CLOSE), key=lambda place: -near[place])
    return tuple(texts[place] for place in places[:MOST_NEVER])
