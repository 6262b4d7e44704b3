"""What stands in an assistant's files now, and which parts of ours are meant to."""

from __future__ import annotations

from collections.abc import Sequence

from afterword.core.errors import BadInput
from afterword.engine.connecting.ledger import made_in
from afterword.engine.desk import Desk
from afterword.engine.views.connected import ConnectionView
from afterword.ports.connecting import Host, HostFiles, Made, Ours, Part, PartState


def look(desk: Desk, host: Host, ours: Ours, files: HostFiles) -> ConnectionView:
    """One assistant as it is connected. A file that cannot be read is said, not raised."""
    standing = desk.standing()
    consent = desk.terms.consents.get(host.name)
    folder, trouble, off, made = host.installed(), "", "", made_in(standing, host.name)
    states: tuple[PartState, ...] = ()
    if folder:
        try:
            offered = host.offers(ours)
            found = host.states(ours, made, files)
            states = tuple(state for state in found if state.part in offered or state.present)
            off = host.switched_off(files)
        except BadInput as problem:
            trouble = problem.message
    return ConnectionView(
        host.name,
        host.title,
        folder,
        host.reads,
        states,
        standing.setting(f"consent.{host.name}.tell") or "nothing",
        consent.learn if consent is not None else None,
        consent.since if consent is not None else None,
        tuple(one.path for one in made if not one.parts),
        trouble,
        off,
    )


def parts_in(host: Host, ours: Ours, made: Sequence[Made], files: HostFiles) -> frozenset[Part]:
    """The parts that stand in its files, or were put there: those that a further change keeps. Raises BadInput."""
    put_in = {part for one in made for part in one.parts}
    seen = {state.part for state in host.states(ours, made, files) if state.present}
    return frozenset(part for part in host.offers(ours) if part in put_in | seen)
