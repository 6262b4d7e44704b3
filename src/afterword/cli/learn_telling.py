"""How a run of learning is told: what was learned and from which words, what waits, what was refused, what next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from afterword.app import FoundSource, LearningView, LearnReport, LookView, NotLooked
from afterword.app.saying import ANOTHER_SWEEP, LATER, WHY_NOT, asking_line, count, day, dollars

from .paper import Ink, Paper
from .plain import plain
from .telling import state, tell_card, tell_learnings, why_not

_MOST_REFUSED = 8
_MOST_PASSED = 5


def tell_found(paper: Paper, sources: Sequence[FoundSource], *, asks: bool) -> None:
    """The assistants found, and what would be read of each. ``asks``: somebody is set up to be asked about them."""
    paper.say("Found on this computer:", ink=Ink.STRONG)
    for source in sources:
        unproven = "" if source.proven else " · not yet proven on real files"
        newest = f", newest {day(source.newest)}" if source.newest else ""
        paper.say(f"{source.title}: {count(source.files, 'chat file')}{newest}{unproven}", indent=2)
        for root in source.roots:
            paper.say(plain(root), indent=4, ink=Ink.FAINT)
    leaves = "Who may be asked about them: afterword providers" if asks else "Nothing leaves this computer."
    paper.say(f"Afterword would read the chats of the last week, your own words only. {leaves}")


def tell_report(paper: Paper, report: LearnReport, *, of: str = "") -> None:
    """What a run did. ``of``: whose chats they were, where the home is thrown away."""
    looks = report.preview.looks if report.preview else report.looks
    if report.read_as:
        paper.say(f"Read as: {plain(report.read_as)}", ink=Ink.FAINT)
    _headline(paper, report, looks, of)
    tell_looks(paper, looks, preview=report.preview is not None or report.dry_run, dated=bool(of))
    _asks(paper, report)
    _passed_over(paper, report.not_looked, by_hand=bool(report.read_as))
    for unread in report.unread:
        paper.say(f"Could not be read: {plain(unread.path)}: {plain(unread.reason)}", ink=Ink.WAITS)
        if unread.next_step:
            paper.say(plain(unread.next_step), indent=2, ink=Ink.FAINT)
    _indexed(paper, report)
    if not any(look.learned or look.waiting or look.cards for look in looks):
        _nothing_next(paper, report)
    _next_steps(paper, looks, stored=report.preview is None and not report.dry_run, thrown_away=bool(of))


def tell_looks(paper: Paper, looks: Sequence[LookView], *, preview: bool, dated: bool) -> None:
    """Learned, waiting, questions and refused, of all looks together. ``dated``: with the day of each look."""
    would = "Would be learned" if preview else "Learned"
    learned = [one for look in looks for one in look.learned]
    waiting = [one for look in looks for one in look.waiting]
    tell_learnings(paper, would, learned, ink=Ink.GOOD, dated=dated)
    tell_learnings(paper, "Waits for your OK", waiting, ink=Ink.WAITS, dated=dated)
    cards = [card for look in looks for card in look.cards]
    if cards:
        paper.title("A question for you" if len(cards) == 1 else "Questions for you")
    for card in cards:
        tell_card(paper, card)
    _again(paper, [one for look in looks for one in look.again])
    refused = [(plain(one.quote, 80), why_not(one)) for look in looks for one in look.dropped]
    refused += [(plain(one.words, 80), WHY_NOT[one.reason]) for look in looks for one in look.passed]
    _refused(paper, refused)


def _asks(paper: Paper, report: LearnReport) -> None:
    """Whom a preview would ask: what it shows above is what code reads alone, and nothing has left for it."""
    if report.asks:
        paper.title("Would be asked")
        for one in report.asks:
            paper.say(plain(asking_line(one)), indent=2)
        paper.say("Nothing was sent for this. What is shown above is what code alone reads.", indent=2, ink=Ink.FAINT)


def _headline(paper: Paper, report: LearnReport, looks: Sequence[LookView], of: str) -> None:
    learned = sum(len(look.learned) for look in looks)
    if report.paused:
        paper.say(plain(report.paused), ink=Ink.WAITS)
        return
    whose = f" of {of}" if of else ""
    if not looks:
        paper.say(f"{_nothing(report)}{whose}.", ink=Ink.STRONG)
        return
    waiting = sum(len(look.waiting) for look in looks)
    would = "would learn" if report.preview or report.dry_run else "learned"
    found = f"{would} {count(learned, 'thing')}" if learned else f"{would} nothing without asking you"
    if not learned and not waiting:
        lasting = f"found nothing lasting about you in {'it' if len(looks) == 1 else 'them'}"
        found = "found nothing by its own rules yet" if report.asks else lasting
    paper.say(f"Afterword looked at {count(len(looks), 'chat')}{whose} and {found}.", ink=Ink.STRONG)
    asked = [look for look in looks if look.asked]
    if asked:
        cost = dollars(sum(look.cost_micros for look in asked))
        paper.say(f"A model was asked about {count(len(asked), 'chat')}, for {cost}: afterword sent", ink=Ink.FAINT)
    if lost := sum(look.passed_over for look in looks):
        paper.say(f"No answer about {count(lost, 'chat')} could be read: its words are done with.", ink=Ink.WAITS)


def _nothing(report: LearnReport) -> str:
    """That no chat was looked at: there was none, or it is put off."""
    put_off = sum(one.reason in LATER for one in report.not_looked)
    return f"{count(put_off, 'chat')} could not be looked at now" if put_off else "Nothing new to look at"


def _nothing_next(paper: Paper, report: LearnReport) -> None:
    """What to do where a run gave nothing: each case has its own next step."""
    steps: tuple[str, ...] = ()
    if report.paused == ANOTHER_SWEEP:
        steps = ("It looks at the same chats. What it learns: afterword learned",)
    elif report.paused:
        steps = ("Learn again: afterword pause --off · afterword settings learning on",)
    elif report.preview is not None and report.asks:
        steps = ("Keep this preview, and who is named above reads them. What is learned then can be taken back.",)
    elif report.asks:
        steps = ("Without --dry-run, who is named above reads them.",)
    elif report.read_as:
        steps = ("Most chats say nothing lasting, and that is usual.", "How one is read: afterword chats read PATH")
    elif any(one.reason in LATER for one in report.not_looked):
        steps = ("What stands in the way: afterword doctor", "Who would be asked: afterword providers")
    elif report.looks or report.not_looked or report.chats:
        steps = ("Most chats say nothing lasting, and that is usual.", "What became of each: afterword chats")
    elif not report.needs_consent:
        from afterword.evals.examples import examples_are_here

        example = " · An example: afterword learn --demo" if examples_are_here() else ""
        steps = (
            "Chats of assistants on this computer: afterword chats sources",
            "Chats from an export or another folder: afterword learn PATH",
            f"Older ones: afterword learn --history{example}",
        )
    for step in steps:
        paper.say(step, indent=2, ink=Ink.FAINT)


def _again(paper: Paper, views: Sequence[LearningView]) -> None:
    if views:
        paper.title("Said again")
    for view in views:
        paper.say(f"{plain(view.text)} · “{plain(view.quote, 80)}”", indent=2)


def _refused(paper: Paper, refused: Sequence[tuple[str, str]]) -> None:
    if refused:
        paper.title("Refused")
    for words, reason in list(dict.fromkeys(refused))[:_MOST_REFUSED]:
        paper.say(f"“{words}” · {reason}" if words else f"(words not shown) · {reason}", indent=2)
    if len(refused) > _MOST_REFUSED:
        paper.say(f"and {len(refused) - _MOST_REFUSED} more", indent=2, ink=Ink.FAINT)


def _passed_over(paper: Paper, chats: Sequence[NotLooked], *, by_hand: bool) -> None:
    if not chats:
        return
    paper.title("Not looked at")
    reasons = Counter(state(chat.reason) for chat in chats)
    for reason, number in reasons.most_common(_MOST_PASSED):
        titles = [plain(chat.title, 40) for chat in chats if state(chat.reason) == reason and chat.title]
        example = f" (“{titles[0]}”{', …' if number > 1 else ''})" if titles else ""
        paper.say(f"{count(number, 'chat')}: {reason}{example}", indent=2)
    if not by_hand:
        paper.say("All of them: afterword chats", indent=2, ink=Ink.FAINT)


def _indexed(paper: Paper, report: LearnReport) -> None:
    """What became searchable, and what stands in the way."""
    done = report.indexed
    if done is None:
        return
    if done.added or done.removed:
        gone = f", {count(done.removed, 'piece')} out of it" if done.removed else ""
        paper.say(f"Searchable: {count(done.added, 'new piece')} of chats{gone}.", ink=Ink.FAINT)
    if done.brake is not None:
        paper.say(
            f"Reading your chats again would take {done.brake.remove} of {count(done.brake.of, 'piece')} out of the "
            "search. None was: see afterword doctor.",
            ink=Ink.WAITS,
        )
    if done.trouble:
        paper.say(f"Chats are not searchable: {plain(done.trouble)}", ink=Ink.WAITS)


def _next_steps(paper: Paper, looks: Sequence[LookView], *, stored: bool, thrown_away: bool) -> None:
    learned = [one for look in looks for one in look.learned]
    waiting = [one for look in looks for one in look.waiting]
    if not stored or not (learned or waiting):
        return
    paper.line()
    if thrown_away:
        paper.say("That home is gone by now. In your own you would go on like this:", ink=Ink.FAINT)
    if learned:
        paper.say(f"Take one back: afterword undo {learned[-1].id} · Why? afterword why {learned[-1].id}")
    if waiting:
        paper.say(f"Answer what waits: afterword keep {waiting[-1].id} · afterword forget {waiting[-1].id}")
