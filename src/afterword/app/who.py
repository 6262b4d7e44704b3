"""Who reads what the person said, assistant by assistant, and why: what the settings come to with the chats at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from afterword.app import asking
from afterword.app.asking import NotUsable, said_of, set_up
from afterword.app.joining import Parts
from afterword.core.chat import Chat, Provider
from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.engine.gathering import Shelf, gather
from afterword.engine.saying import dollars
from afterword.engine.spending import next_month, of_month, purse
from afterword.engine.views import HealthLine, ProviderView, SpentView, WhoReads
from afterword.models.asking import Provided
from afterword.models.asking.allowed import Allowed, allowed
from afterword.models.asking.completing import TOO_LONG
from afterword.ports import ChatSource, Offer, ReviewAsked, ReviewFailure

BUILT_IN = "the built-in reader"
_NAME_ONE = "Name a model that it has"
_NOTHING = ReviewAsked("", "", "", "{}", "")


def who_reads(parts: Parts, desk: Desk) -> tuple[WhoReads, ...]:
    """For every assistant that is learned from: who would be asked about its newest chat, and why."""
    standing = desk.standing()
    agreed = [source for source in parts.sources if (c := desk.terms.consents.get(source.name)) is not None and c.learn]
    return tuple(_who(desk, standing, source, _newest(parts, desk, source)) for source in agreed)


def _newest(parts: Parts, desk: Desk, source: ChatSource) -> Chat | None:
    files = sorted(source.find(parts.folders(source)), key=lambda file: file.mtime_ns)
    shelf = Shelf(source, files=tuple(files[-1:]))
    chats = [chat for file in gather((shelf,), desk.sockets.record, whole=True) for chat in file.chats]
    return chats[-1] if chats else None


def _who(desk: Desk, standing: Standing, source: ChatSource, chat: Chat | None) -> WhoReads:
    log = chat.provider if chat is not None else None
    setting = standing.setting("reader") or "auto"
    by_rule = WhoReads(source.name, source.title, BUILT_IN, "", "", _log_says(log))
    if setting == "built-in":
        return _because(by_rule, "You said that only the built-in reader may read.")
    usable = [one for one in set_up(standing) if isinstance(one, Provided)]
    said = said_of(standing).get(source.name, "")
    verdicts = {one: allowed(one, source.name, log, said, local_only=setting == "local") for one in usable}
    offers = desk.sockets.reviewer.offers(_NOTHING, source.name, log) if desk.sockets.reviewer is not None else ()
    if not offers:
        barred = tuple(f"{one.name}: {verdict.why}" for one, verdict in verdicts.items())
        why = "Nobody who may be asked is set up." if not usable else "Nobody who is set up may be asked about it."
        return _because(by_rule, why, barred, _step(usable, log, source.name))
    first = offers[0]
    barred = tuple(f"{one.name}: {v.why}" for one, v in verdicts.items() if not isinstance(v, Allowed))
    reads = WhoReads(source.name, source.title, first.provider, first.model, first.to, _log_says(log))
    return _because(reads, first.why, barred, _too_dear(desk, first))


def _too_dear(desk: Desk, offer: Offer) -> str:
    """Where not even the shortest asking may be paid for."""
    cap = desk.terms.cap_micros
    if offer.most_micros <= cap:
        return ""
    costs = f"One asking could cost {dollars(offer.most_micros)} or more, and {dollars(cap)} may be spent a month."
    return f"{costs} Name a model whose price is known, or: afterword settings cap DOLLARS"


def _because(who: WhoReads, why: str, others: Sequence[str] = (), step: str = "") -> WhoReads:
    return WhoReads(who.source, who.title, who.reader, who.model, who.to, who.log, why, tuple(others), step)


def _log_says(log: Provider | None) -> str:
    """What the newest chat's log names of who answered it."""
    named = [part for part in (log.maker, log.endpoint, log.account, log.model) if part] if log is not None else []
    return ", ".join(named)


def _step(usable: Sequence[Provided], log: Provider | None, source: str) -> str:
    same = [one for one in usable if log is not None and one.maker == log.maker and not log.endpoint]
    if same:
        return f"If {same[0].name} answered these chats: afterword settings consent.{source}.provider {same[0].name}"
    return "" if usable else "Set one up: afterword providers"


def providers(standing: Standing, parts: Parts) -> tuple[ProviderView, ...]:
    """Everybody who is turned on, whether usable, and whether its key or program is there."""
    return tuple(_provider_view(one, parts.asking) for one in set_up(standing))


def _provider_view(one: Provided | NotUsable, joint: asking.Asking) -> ProviderView:
    if isinstance(one, NotUsable):
        return ProviderView(one.name, "", "", usable=False, says=one.says, next_step=one.next_step)
    if one.key and joint.secret(one.key) is None:
        step = f"Put it there, or say where it is: afterword settings provider.{one.name}.key env:NAME"
        says = f"There is no key at {one.key}."
        return ProviderView(one.name, one.dialect, one.endpoint, usable=False, says=says, next_step=step)
    return ProviderView(one.name, one.dialect, one.endpoint, usable=True)


def spent(desk: Desk) -> SpentView:
    """This month's spending, on every device."""
    money = purse(desk, desk.standing())
    return SpentView(money.cap, money.spent, next_month(desk.day(desk.now)))


def health_lines(parts: Parts, desk: Desk) -> Iterator[HealthLine]:
    """The cap where it is reached, and models that are set up and did not answer, or cannot."""
    standing = desk.standing()
    yield from _cap_line(desk, standing)
    for view in providers(standing, parts):
        if not view.usable:
            yield HealthLine("trouble", "provider", view.says, view.next_step)
    yield from _failure_lines(standing)


def _cap_line(desk: Desk, standing: Standing) -> Iterator[HealthLine]:
    month = [one for one in of_month(desk, standing, desk.day(desk.now)) if one.line.most_micros]
    left = purse(desk, standing)
    if month and left.spent + max(one.line.most_micros for one in month) > left.cap:
        until = next_month(desk.day(desk.now))
        spent = f"{dollars(left.spent)} of {dollars(left.cap)} are spent"
        says = f"Learning by a model is paused until {until:%Y-%m-%d}: {spent}."
        yield HealthLine("note", "cap", says, "Change what it may spend: afterword settings cap DOLLARS")


def _failure_lines(standing: Standing) -> Iterator[HealthLine]:
    """By provider, what came of its last asking, where it did not answer or does not have the model."""
    last = {one.line.provider: one for one in standing.sent.values() if one.settled is not None}
    for name, one in last.items():
        outcome = one.settled.outcome if one.settled is not None else ""
        detail = f" ({one.settled.detail})" if one.settled is not None and one.settled.detail else ""
        if outcome == ReviewFailure.NO_ANSWER:
            silent = "did not answer when it was last asked" if one.left else "could not be asked"
            says = f"{name} {silent}{detail}. It is tried again within hours."
            yield HealthLine("note", outcome, says, f"See: afterword {'sent' if one.left else 'providers'}")
        elif outcome == ReviewFailure.NOT_OFFERED:
            says = f"{name} did not take what it was last asked of {one.line.model}{detail}."
            too_long = one.settled is not None and one.settled.detail == TOO_LONG
            named = "Give it more context, 8192 tokens will do, or name another model" if too_long else _NAME_ONE
            step = f"{named}: afterword settings provider.{name}.model MODEL"
            yield HealthLine("note", outcome, says, step)
