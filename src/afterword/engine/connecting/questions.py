"""Connecting and disconnecting as answers: what is shown, word for word and byte for byte, and what a yes writes.

The files are written before the record: where that fails nothing was agreed to, and files without consent are told
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from afterword.core.entry import AnswerKind, SettingNow
from afterword.core.errors import BadInput
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.connecting.changes import carry_out, diff_of
from afterword.engine.connecting.ledger import line, made_in
from afterword.engine.connecting.looking import parts_in
from afterword.engine.desk import Desk
from afterword.engine.saying import day
from afterword.engine.views import Choice, Done, Shown
from afterword.ports.connecting import Host, HostFiles, Ours, Part, Plan

_TELLS = (
    Choice("everything", "Connect it, and tell it everything that bears on the question"),
    Choice("preferences", "Connect it, and tell it preferences only"),
    Choice("nothing", "Connect it, and tell it nothing"),
)
_NEVER_AGAIN = "stop"
_GO_ON = "go_on"


def connect_question(
    host: Host, part: Part, ours: Ours, files: HostFiles, *, copies: str, warnings: Sequence[str] = ()
) -> Question:
    """Put a part into an assistant's files; with the hooks go the three consents. ``copies``: where copies are kept.

    ``show`` raises BadInput where all of it stands already, and for files that cannot be read or written.
    """

    def planned(desk: Desk) -> Plan:
        made = made_in(desk.standing(), host.name)
        return host.plan(parts_in(host, ours, made, files) | {part}, ours, made, files)

    def show(desk: Desk) -> Shown:
        plan = planned(desk)
        told = desk.standing().setting(f"consent.{host.name}.tell")
        if not plan.edits and (part is not Part.HOOKS or told not in {None, "nothing"}):
            again = f"Take it out again: afterword disconnect {host.name}"
            raise BadInput(f"{host.title} has Afterword's {part.value} already.", again)
        words = "\n".join((*_opening(desk, host, part), "", *_change(plan, copies)))
        choices = _TELLS if part is Part.HOOKS else _YES[part]
        return shown(AnswerKind.CONNECT, f"{host.name}:{part.value}", words, choices, warnings)

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        plan = planned(desk)
        kept = carry_out(plan, files, _name(desk, host))
        lines = [line(host.name, plan.made), *(_consents(desk, host, choice) if part is Part.HOOKS else ())]
        done = Done(
            _DONE[part].format(title=host.title),
            f"Take it back: afterword disconnect {host.name}",
            also=(*(f"A copy of what stood there: {path}" for path in kept), *host.hints(part)),
        )
        return Act(Admission(tuple(lines)), done, choice if part is Part.HOOKS else part.value)

    return Question(show, act)


_YES = {Part.TOOLS: "Give it these tools?", Part.RULES: "Put these rules in?"}
_DONE = {
    Part.HOOKS: "{title} is connected.",
    Part.TOOLS: "{title} has Afterword's tools.",
    Part.RULES: "{title} itself refuses these now.",
}


def _opening(desk: Desk, host: Host, part: Part) -> Iterator[str]:
    match part:
        case Part.HOOKS:
            yield f"Connect {host.title}. What you agree to for it:"
            yield from _agreement(desk, host)
        case Part.TOOLS:
            yield f"Give {host.title} Afterword's tools: recall, remember, what was learned."
            yield "With them it can look up what is remembered of you, and propose something to remember, which waits."
            yield "None of them answers for you."
        case Part.RULES:
            yield f"Rules by which {host.title} itself refuses what only you may do with Afterword:"
            yield "commands that answer for you and, where it has rules for that, Afterword's own folders."
            yield "They hold as well as it keeps them. Afterword asks you on your own terminal either way."


def _agreement(desk: Desk, host: Host) -> Iterator[str]:
    if not host.reads:
        yield "  Learn from it: not yet, its chats cannot be read."
    elif _learns(desk, host):
        yield "  Learn from it: as you agreed before."
    else:
        since = day(_since(desk))
        yield f"  Learn from it: your own words in its chats, from {since} on; older ones only if you ask."
    if host.reads:
        yield "  Index it: its chats can be searched, on this computer."
    yield f"  Tell it: memories that bear on your question are shown to {host.title},"
    yield "  and so go to whoever answers you there. You say below how much."


def _change(plan: Plan, copies: str) -> Iterator[str]:
    if not plan.edits:
        yield "Its files are as they should be: nothing in them changes."
        return
    kept = f"a copy of what is there now is kept in {copies}"
    yield f"The exact change ({kept}):" if any(edit.before is not None for edit in plan.edits) else "The exact change:"
    yield diff_of(plan)


def _learns(desk: Desk, host: Host) -> bool:
    consent = desk.terms.consents.get(host.name)
    return consent is not None and consent.learn


def _since(desk: Desk) -> datetime:
    return desk.now - desk.terms.week


def _consents(desk: Desk, host: Host, tell: str) -> Iterator[SettingNow]:
    named = f"consent.{host.name}"
    if host.reads:
        if not _learns(desk, host):
            yield SettingNow(f"{named}.since", _since(desk).isoformat())
            yield SettingNow(f"{named}.learn", "on")
        yield SettingNow(f"{named}.index", "on")
    yield SettingNow(f"{named}.tell", tell)


def _name(desk: Desk, host: Host) -> str:
    return f"{desk.now:%Y%m%dT%H%M%SZ}-{host.name}"


def disconnect_question(host: Host, ours: Ours, files: HostFiles, *, copies: str) -> Question:
    """Take everything of ours out of an assistant's files, and tell it nothing more.

    ``show`` raises BadInput where it is not connected, and for files that cannot be read or written.
    """

    def planned(desk: Desk) -> Plan:
        return host.plan(frozenset(), ours, made_in(desk.standing(), host.name), files)

    def show(desk: Desk) -> Shown:
        plan, standing = planned(desk), desk.standing()
        told = standing.setting(f"consent.{host.name}.tell") or "nothing"
        if not plan.edits and told == "nothing" and not made_in(standing, host.name):
            raise BadInput(f"{host.title} is not connected.", f"Connect it: afterword connect {host.name}")
        words = "\n".join((f"Disconnect {host.title}. It is told nothing more.", "", *_change(plan, copies)))
        choices = (
            (
                Choice(_GO_ON, "Disconnect it, and go on learning from its chats"),
                Choice(_NEVER_AGAIN, "Disconnect it, and learn no more from it"),
            )
            if _learns(desk, host)
            else "Disconnect it?"
        )
        return shown(AnswerKind.CONNECT, f"{host.name}:disconnect", words, choices)

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        plan = planned(desk)
        kept = carry_out(plan, files, _name(desk, host))
        lines = [line(host.name, plan.made), SettingNow(f"consent.{host.name}.tell", "nothing")]
        lines += [SettingNow(f"consent.{host.name}.learn", "off")] if choice == _NEVER_AGAIN else []
        done = Done(
            f"{host.title} is disconnected.",
            f"Connect it again: afterword connect {host.name}",
            also=tuple(f"A copy of what stood there: {path}" for path in kept),
        )
        return Act(Admission(tuple(lines)), done, "off")

    return Question(show, act)


def plugin_question(host: Host, folder: str, files: HostFiles, plan: Plan, *, copies: str) -> Question:
    """Write a plugin's folder for an assistant, with the same consents. Its own configuration is not touched."""

    def show(desk: Desk) -> Shown:
        opening = (*_opening(desk, host, Part.HOOKS), "", f"As a plugin, in {folder}:")
        words = "\n".join((*opening, *_change(plan, copies)))
        return shown(AnswerKind.CONNECT, f"{host.name}:plugin", words, _TELLS)

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        kept = carry_out(plan, files, _name(desk, host))
        lines = (line(host.name, plan.made), *_consents(desk, host, choice))
        done = Done(
            f"The plugin for {host.title} is in {folder}.",
            f"Try it: claude --plugin-dir {folder}",
            also=tuple(f"A copy of what stood there: {path}" for path in kept),
        )
        return Act(Admission(lines), done, choice)

    return Question(show, act)
