"""One sweep at a time: while its process runs, and not a moment longer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.engine.house import House

from afterword.engine.admit import Admitter
from afterword.engine.desk import Desk
from afterword.engine.sweep import LEASE, begin_sweep, end_sweep


@dataclass
class Process:
    """A process of this name, among those that run."""

    own: str
    among: set[str]

    def name(self) -> str:
        return self.own

    def runs(self, name: str) -> bool:
        return name in self.among


def desk_of(house: House, process: Process) -> Desk:
    sockets = replace(house.desk.sockets, running=process)
    return Desk(sockets, Admitter(sockets), house.terms)


def test_another_process_waits_for_its_end_or_its_death() -> None:
    house, among = House(), {"a", "b"}
    a, b = desk_of(house, Process("a", among)), desk_of(house, Process("b", among))
    assert begin_sweep(a)
    assert not begin_sweep(b)
    end_sweep(a)
    house.later(seconds=1)
    assert begin_sweep(b)
    among.remove("b")  # killed in the middle
    assert begin_sweep(a), "nobody sweeps any more: it need not be waited for"


def test_a_sweep_that_hangs_is_not_waited_for_for_ever() -> None:
    house, among = House(), {"a", "b"}
    assert begin_sweep(desk_of(house, Process("a", among)))
    house.later(seconds=LEASE.total_seconds() + 1)
    assert begin_sweep(desk_of(house, Process("b", among)))
