"""Wishes meant to last: rules, what takes an earlier wish back, and the project that a wish is limited to."""

from __future__ import annotations

from collections.abc import Iterator

from afterword.core.signal import Signal, SignalKind
from afterword.language.lexicon import Hit

from .turns import Turn


def wishes(turn: Turn) -> Iterator[Signal]:
    """At most one signal of each kind."""
    rule = next(_rules(turn), None)
    reversal = next(iter(turn.said_plainly("reversals")), None)
    project = next(iter(turn.said_plainly("project")), None)
    if rule is not None:
        yield _over_sentence(turn, SignalKind.RULE, "lasting_order", rule)
    if reversal is not None:
        yield _over_sentence(turn, SignalKind.REVERSAL, "takes_back", reversal)
    if project is not None:
        yield turn.signal(SignalKind.PROJECT_SCOPE, "names_project", project.start, project.end, project.lang)


def _rules(turn: Turn) -> Iterator[Hit]:
    """Orders meant to last. One for today is none; how a project does things is one where the project is named."""
    in_project = {turn.sentence(hit).start for hit in turn.hits("project")}
    plain = turn.said_plainly("rules")
    of_project = (hit for hit in turn.said_plainly("project_rules") if turn.sentence(hit).start in in_project)
    for hit in (*plain, *of_project):
        sentence = turn.sentence(hit)
        if not turn.found.within("signals.for_now", sentence.start, sentence.end):
            yield hit


def _over_sentence(turn: Turn, kind: SignalKind, why: str, hit: Hit) -> Signal:
    sentence = turn.sentence(hit)
    return turn.signal(kind, why, sentence.start, sentence.end, hit.lang)
