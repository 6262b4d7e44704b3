"""Everything that may happen to memories, in any order, against a plain model of what should stand.

The model knows chains: in each, learnings come one after another, and what is true is the last that was not taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tests.engine.house import House

from afterword.core.errors import BadInput
from afterword.core.standing import replay
from afterword.engine.answer.erasing import erase_question
from afterword.engine.answer.keeping import forget_question, keep_question, redo_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import Question, take
from afterword.engine.files import changes, few_enough, put_back_question, take_in
from afterword.engine.files import keep_question as keep_files_question


@dataclass
class Told:
    """A learning as the model has it. ``chain``: the first of its chain; ``against``: what it would replace."""

    id: str
    text: str
    chain: str
    waits: bool = False
    let_go: bool = False
    taken_back: bool = False
    gone: bool = False
    deleted: bool = False
    edited: str = ""
    against: str = ""


@dataclass
class Model:
    """What should stand."""

    told: list[Told] = field(default_factory=list)
    never: set[str] = field(default_factory=set)

    def standing(self, chain: str) -> list[Told]:
        """What stands in a chain, in order, forgotten ones among it."""
        return [one for one in self.told if one.chain == chain and not one.waits and not one.taken_back]

    def live(self) -> list[Told]:
        """Every learning that is true today: the last of its chain, if that is still there."""
        last = [self.standing(chain)[-1:] for chain in dict.fromkeys(one.chain for one in self.told)]
        return [one for tail in last for one in tail if not one.gone]

    def present(self) -> list[Told]:
        """Every learning whose memory has a file, or should have one."""
        return [one for one in self.told if not one.waits and not one.gone]


class Memories(RuleBasedStateMachine):
    """Learn, keep, undo, redo, forget, erase, edit, delete, restart."""

    def __init__(self) -> None:
        super().__init__()
        self.house = House()
        self.model = Model()
        self.number = 0

    # helpers of the model

    def say(self, question: Question) -> None:
        take(self.house.desk, question, self.house.hand())

    def one(self, data: st.DataObject, of: list[Told]) -> Told:
        return data.draw(st.sampled_from(of), label="which")

    def usable(self) -> list[Told]:
        """Live ones that a look may replace: in use, their files as they were left."""
        return [one for one in self.model.live() if not one.deleted and not one.edited]

    def quiet(self) -> bool:
        return not any(one.edited or one.deleted for one in self.model.told)

    # learning

    @rule(data=st.data(), waits=st.booleans(), replace=st.booleans())
    def learn(self, data: st.DataObject, *, waits: bool, replace: bool) -> None:
        self.number += 1
        text = f"Owns a bicycle number {self.number}"
        old = self.one(data, self.usable()) if replace and self.usable() else None
        which = self.house.learn(text, replaces=self.house.of(old.id) if old else None, waits=waits)
        chain = old.chain if old and not waits else which
        self.model.told.append(Told(which, text, chain, waits, against=old.id if old else ""))

    @precondition(lambda self: any(one.waits and not one.let_go for one in self.model.told))
    @rule(data=st.data())
    def keep(self, data: st.DataObject) -> None:
        told = self.one(data, [one for one in self.model.told if one.waits and not one.let_go])
        old = next((one for one in self.usable() if one.id == told.against), None)
        self.say(keep_question(told.id))
        told.waits = False
        told.chain = old.chain if old else told.id

    @precondition(lambda self: any(one.waits and not one.let_go for one in self.model.told))
    @rule(data=st.data())
    def let_go(self, data: st.DataObject) -> None:
        told = self.one(data, [one for one in self.model.told if one.waits and not one.let_go])
        self.say(forget_question(told.id))
        told.let_go = True
        self.model.never.add(told.text)

    # taking back

    @precondition(lambda self: any(not one.taken_back for one in self.model.present()))
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        told = self.one(data, [one for one in self.model.present() if not one.taken_back])
        if told.deleted or any(one.deleted for one in self.model.standing(told.chain)):
            return
        before = self.learned_text(told)
        self.say(undo_question(told.id))
        self.model.never.add(before)
        touched = [one for one in self.model.told if one.chain == told.chain and not one.waits]
        told.taken_back = True
        self.take_edits(told, touched)

    def learned_text(self, told: Told) -> str:
        return self.house.desk.standing().learnings[told.id].learning.change.text

    def take_edits(self, told: Told, touched: list[Told]) -> None:
        """What an answer moved was shown as its file says it, and stands so from there on."""
        standing = self.house.desk.standing()
        for one in touched:
            if one.edited and standing.memories[self.house.of(one.id)].memory.text == one.edited:
                one.text, one.edited = one.edited, ""

    @precondition(lambda self: any(one.taken_back and not one.gone for one in self.model.told))
    @rule(data=st.data())
    def redo(self, data: st.DataObject) -> None:
        told = self.one(data, [one for one in self.model.told if one.taken_back and not one.gone])
        if any(one.deleted for one in self.model.standing(told.chain)) or told.deleted:
            return
        self.say(redo_question(told.id))
        told.taken_back = False
        self.model.never.discard(self.learned_text(told))
        self.take_edits(told, [one for one in self.model.told if one.chain == told.chain and not one.waits])

    @precondition(lambda self: any(one.taken_back or one.waits or one.gone for one in self.model.told))
    @rule(data=st.data())
    def undo_what_cannot_be(self, data: st.DataObject) -> None:
        told = self.one(data, [one for one in self.model.told if one.taken_back or one.waits or one.gone])
        with pytest.raises(BadInput):
            self.say(undo_question(told.id))

    # forgetting

    @precondition(lambda self: self.model.present())
    @rule(data=st.data())
    def forget(self, data: st.DataObject) -> None:
        told = self.one(data, self.model.present())
        if told.deleted:
            return
        self.say(forget_question(self.house.of(told.id)))
        self.model.never.add(told.text)
        told.gone, told.edited = True, ""

    @precondition(lambda self: self.model.present())
    @rule(data=st.data())
    def erase(self, data: st.DataObject) -> None:
        told = self.one(data, self.model.present())
        if told.deleted or told.edited:
            return
        self.say(erase_question(self.house.of(told.id)))
        assert told.text not in str(list(self.house.record.lines()))
        told.gone = True
        self.model.never.discard(told.text)

    # hands on files

    @precondition(lambda self: any(not one.deleted for one in self.model.present()))
    @rule(data=st.data())
    def edit(self, data: st.DataObject) -> None:
        told = self.one(data, [one for one in self.model.present() if not one.deleted])
        self.number += 1
        text = f"Owns a scooter number {self.number}"
        self.house.edit(self.house.of(told.id), told.edited or told.text, text)
        told.edited = text

    @precondition(lambda self: any(one.edited for one in self.model.told))
    @rule(keep=st.booleans())
    def answer_for_files(self, *, keep: bool) -> None:
        assert len(changes(self.house.desk)) == sum(bool(one.edited) for one in self.model.told)
        self.say(keep_files_question() if keep else put_back_question())
        for one in self.model.told:
            if one.edited and keep:
                one.text = one.edited
            one.edited = ""

    @precondition(lambda self: self.usable())
    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        told = self.one(data, self.usable())
        del self.house.files.contents[self.house.path(self.house.of(told.id))]
        take_in(self.house.desk)
        told.deleted = True

    @precondition(lambda self: any(one.deleted for one in self.model.told))
    @rule()
    def a_day_passes(self) -> None:
        missing = [one for one in self.model.told if one.deleted]
        total = len(self.model.present())
        self.house.later(days=1, minutes=1)
        take_in(self.house.desk)
        if few_enough(len(missing), total):
            for one in missing:
                one.deleted, one.gone = False, True
                self.model.never.add(one.text)

    # processes

    @rule()
    def restart(self) -> None:
        self.house.reopen()

    # what must hold

    @invariant()
    def what_is_in_use_is_what_should_stand(self) -> None:
        assert self.house.texts() == {one.text for one in self.model.live() if not one.deleted}

    @invariant()
    def what_was_taken_back_is_on_the_list(self) -> None:
        never = self.house.desk.standing().never_texts()
        assert never is not None
        assert set(never) == self.model.never

    @invariant()
    def files_and_record_agree(self) -> None:
        if self.quiet():
            assert self.house.agrees()

    @invariant()
    def nothing_is_lost_and_nothing_doubled(self) -> None:
        there = [one for one in self.model.present() if not one.deleted]
        assert sorted(self.house.lies().values()) == sorted(one.edited or one.text for one in there)

    @invariant()
    def the_record_alone_says_the_same(self) -> None:
        assert replay(self.house.record.lines()) == self.house.desk.standing()


TestMemories = Memories.TestCase
TestMemories.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
