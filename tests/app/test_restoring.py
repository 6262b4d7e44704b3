"""Backups and what restoring them brings: all of it to an empty home, and never what was taken back meanwhile."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import stat
import sys
import zipfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.app.world import World
from tests.storage.agreeing import disagreements

from afterword.app import App, Done
from afterword.app.naming import setting_line
from afterword.core.entry import Settled
from afterword.core.errors import BadInput
from afterword.storage import archives
from afterword.storage.archives import Limits
from afterword.storage.atomic import DiskSteps

LEIPZIG, TEA, HAND = "Lives in Leipzig", "Prefers green tea over coffee", "Is left-handed"


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two things learned, one written by hand, one waiting, one taken back."""
    world = World(tmp_path_factory.mktemp("start"))
    world.agree()
    world.says("I live in Leipzig.", "I prefer green tea over coffee.", "My dog is called Bruno.")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    world.app.remember("Is left-handed", world.app.host_hand())
    dog = next(view for view in world.app.learned() if "Bruno" in view.text)
    world.app.undo(dog.id, world.app.host_hand())
    world.app.set_setting("mode", "ask", world.app.host_hand())
    world.clock.advance(timedelta(minutes=30))
    world.says("My name is Sam.", name="two")
    world.clock.advance(timedelta(minutes=30))
    world.app.learn()
    assert world.texts() == {LEIPZIG, TEA, HAND}
    assert len(world.app.waiting()) == 1
    note = next((home(world) / "memory").glob("*left*"))
    note.write_bytes(note.read_bytes() + b"\nA note of my own.\r\nIn two lines.\n")
    world.app.close()
    return world.folder


@pytest.fixture
def known(start: Path, tmp_path: Path) -> Iterator[World]:
    """A home like that of ``start``, two hours on."""
    world = World(shutil.copytree(start, tmp_path / "this"))
    world.clock.advance(timedelta(hours=2))
    yield world
    world.app.close()


def home(world: World) -> Path:
    return world.folder / "home"


def saved(world: World, name: str = "kept.zip", *, key: bool = False) -> str:
    file = str(world.folder / name)
    if key:
        assert isinstance(world.app.keeping.backup_with_key(file, world.app.host_hand())[0], Done)
    else:
        world.app.keeping.backup(file)
    return file


def elsewhere(world: World, tmp_path: Path) -> World:
    """Another computer, an hour later, on which nothing is known."""
    other = World(tmp_path / "other")
    other.clock.advance(timedelta(hours=6))
    other.app.close()
    shutil.rmtree(home(other))
    other.app = other.opened(host_key=None)
    return other


def restored(world: World, file: str) -> list[str]:
    """Restore with every yes at the terminal; gives the powers that were asked about."""
    ended = world.app.keeping.restore(file, world.app.terminal_hand())
    assert isinstance(ended.outcome, Done), ended.outcome
    return [power.name for power in ended.powers]


def files(world: World) -> dict[str, bytes]:
    folder = home(world) / "memory"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.md")}


def shown(world: World) -> str:
    """What was shown before the person said yes to restoring."""
    return next(str(text) for text in world.terminal.shown if text.startswith("Bring back"))


def test_every_file_comes_back_byte_for_byte(known: World, tmp_path: Path) -> None:
    known.app.close()
    before = files(known)
    known.again()
    other = elsewhere(known, tmp_path)
    powers = restored(other, saved(known, key=True))
    assert files(other) == before
    other.again(host_key=None)
    assert other.texts() == known.texts()
    assert disagreements(other.app._parts.storage) == disagreements(known.app._parts.storage)
    assert [view.text for view in other.app.never()] == [view.text for view in known.app.never()]
    assert [view.text for view in other.app.waiting()] == [view.text for view in known.app.waiting()]
    assert other.app.file_changes() == ()
    assert "consent.claude-code.learn" in powers
    assert other.app.note(None) is None, "nothing of it is news"
    assert other.app.note("git:example.org/seedbox") is None
    other.app.close()


def test_an_archive_is_for_its_owner_alone_and_never_written_over(known: World) -> None:
    file = Path(saved(known))
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    names = zipfile.ZipFile(file).namelist()
    assert not [name for name in names if name.startswith("key")], "no key unless asked"
    content = file.read_bytes()
    with pytest.raises(BadInput, match="already"):
        saved(known)
    assert file.read_bytes() == content
    assert [path.name for path in file.parent.iterdir() if path.name.startswith(".afterword-")] == []


def test_restoring_an_old_one_after_undos_revives_nothing(known: World) -> None:
    file = saved(known)
    known.clock.advance(timedelta(hours=1))
    for view in known.app.learned():
        if view.state.value == "live" and view.text != HAND:
            known.app.undo(view.id, known.app.host_hand())
    left_handed = next(view for view in known.app.memories() if view.memory.text == HAND)
    known.app.forget(left_handed.memory.id, known.app.host_hand())
    known.app.forget(known.app.waiting()[0].id, known.app.host_hand())
    before = files(known), sorted(view.text for view in known.app.never())
    with pytest.raises(BadInput, match="here already"):
        known.app.keeping.restore(file, known.app.host_hand())
    assert (files(known), sorted(view.text for view in known.app.never())) == before
    assert known.texts() == set()
    assert known.app.waiting() == ()


def test_what_was_taken_back_on_another_computer_does_not_come(known: World, tmp_path: Path) -> None:
    file = saved(known)
    other = elsewhere(known, tmp_path)
    other.says("I live in Leipzig.", name="nine")
    other.app.consent(["claude-code"], other.app.terminal_hand())
    other.clock.advance(timedelta(hours=1))
    other.app.learn()
    other.app.undo(None, other.app.terminal_hand())
    assert other.texts() == set()
    restored(other, file)
    assert other.texts() == {TEA, HAND}
    assert "1 left out: taken back here" in shown(other)
    assert {LEIPZIG, "Has a dog called Bruno"} & {view.text for view in other.app.never()}
    other.app.close()


def test_what_was_erased_does_not_come_back_in_any_line(known: World) -> None:
    file = saved(known)
    leipzig = next(view for view in known.app.memories() if view.memory.text == LEIPZIG)
    known.clock.advance(timedelta(minutes=1))
    known.app.erase(leipzig.memory.id, known.app.host_hand())
    with pytest.raises(BadInput, match="here already"):
        known.app.keeping.restore(file, known.app.host_hand())
    assert "Leipzig" not in str(list(known.app._parts.storage.record.lines()))


def test_what_was_erased_is_in_no_line_of_another_home_either(known: World, tmp_path: Path) -> None:
    from afterword.core.entry import Sent
    from afterword.ports import Batch

    (tmp_path / "more").mkdir()
    other = World(tmp_path / "more")
    other.agree()
    other.says("I live in Leipzig.", name="theirs")
    other.clock.advance(timedelta(hours=1))
    other.app.learn()
    sent = Sent("s-9", "claude-code:theirs", "maker", "small", "", "My name is Kim. I live in Leipzig.", 700)
    other.app._parts.storage.record.commit(Batch(lines=(sent,)), at=other.clock.now())
    file = saved(other)
    other.app.close()
    leipzig = next(view for view in known.app.memories() if view.memory.text == LEIPZIG)
    known.app.erase(leipzig.memory.id, known.app.host_hand())
    restored(known, file)
    assert "1 left out: erased here" in shown(known)
    lines = str(list(known.app._parts.storage.record.lines()))
    assert "My name is Kim. [erased]" in lines
    assert "Leipzig" not in lines


def test_thousands_are_judged_once(known: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from afterword.engine import restoring

    judged: list[str] = []

    def judge(text: str, **_: object) -> tuple[()]:
        judged.append(text)
        return ()

    file = saved(known)
    other = elsewhere(known, tmp_path)
    monkeypatch.setattr(restoring, "memory_check", judge)
    steps: list[tuple[int, int, str]] = []
    other.app.keeping.restore(file, other.app.terminal_hand(), lambda *step: steps.append(step))
    other.app.close()
    assert sorted(judged) == sorted(set(judged)), "once each, though it is shown twice and done once"
    assert {LEIPZIG, TEA, HAND} <= set(judged)
    assert steps == [(number, len(steps), "memories") for number in range(1, len(steps) + 1)]
    assert len(steps) >= len(judged)


def test_a_file_that_is_too_large_is_named_and_what_was_cut_off_long_ago_goes(known: World) -> None:
    (home(known) / "memory" / "large.md").write_bytes(bytes(2 * 1024**2))
    old, new = (known.folder / f".afterword-{digit * 16}.tmp" for digit in "01")
    for path in (old, new):
        path.write_bytes(b"a part of a home")
    os.utime(old, (new.stat().st_mtime - 3600,) * 2)
    written = known.app.keeping.backup(str(known.folder / "kept.zip"))
    assert written.left_out == ("large.md",)
    assert "memory/large.md" not in zipfile.ZipFile(written.path).namelist()
    assert (old.exists(), new.exists()) == (False, True), "another backup may be writing the new one"


def test_without_the_key_it_is_one_list_and_nothing_says_that_the_person_wrote_it(known: World, tmp_path: Path) -> None:
    other = elsewhere(known, tmp_path)
    restored(other, saved(known))
    assert other.texts() == known.texts()
    for text in known.texts():
        assert text in shown(other)
    assert "nothing else vouches for it" in shown(other)
    sources = {view.memory.text: view.memory.source.value for view in other.app.memories()}
    assert sources == {LEIPZIG: "learned", TEA: "learned", HAND: "imported"}
    assert {view.memory.stage.value for view in other.app.memories() if view.memory.stage} == {"tentative"}
    assert [line for line in other.app.doctor().lines if line.level == "trouble"] == []
    assert "unvouched" in [line.code for line in other.app.doctor().lines]
    one = next(view for view in other.app.learned() if view.text == TEA)
    other.app.undo(one.id, other.app.terminal_hand())
    assert TEA not in other.texts()
    other.app.close()


def test_files_that_went_missing_are_put_back(known: World) -> None:
    file = saved(known)
    before = files(known)
    for path in (home(known) / "memory").glob("*.md"):
        path.unlink()
    known.again()
    assert len(files(known)) < len(before)
    known.app.keeping.restore(file, known.app.host_hand())
    assert files(known) == before
    known.app.repair()
    assert known.texts() == {LEIPZIG, TEA, HAND}


POWERS = {
    "cap": ("20", "1"),
    "mode": ("quiet", "careful"),
    "changes_in_files": ("trust", "ask"),
    "recall_everywhere": ("on", "off"),
    "tidy": ("on", "off"),
    "consent.claude-code.tell": ("everything", "nothing"),
    "provider.nearby-lab.use": ("on", "off"),
    "provider.nearby-lab.endpoint": ("https://models.example.org/v1", ""),
}


def test_every_power_is_named_first_and_asked_by_itself(known: World, tmp_path: Path) -> None:
    for name, (value, _) in POWERS.items():
        known.app.set_setting(name, value, known.app.host_hand())
    known.app.set_setting("never_read", "/home/sam/private", known.app.host_hand())
    other = elsewhere(known, tmp_path)
    powers = restored(other, saved(known, key=True))
    for name, (value, usual) in POWERS.items():
        assert f"asked by itself: {setting_line(name, value)}" in shown(other)
        assert name in powers
        assert (other.app._parts.pen.standing().setting(name) or usual) == usual, "not with the rest"
    assert {view.name: view.value for view in other.app.settings()}["never_read"] == "/home/sam/private"
    other.app.set_setting("cap", "20", other.app.terminal_hand())
    other.app.close()


def test_what_is_decided_about_powers_outlasts_the_process_and_the_rest_waits(known: World, tmp_path: Path) -> None:
    for name, value in (("cap", "5"), ("mode", "quiet"), ("tidy", "on")):
        known.app.set_setting(name, value, known.app.host_hand())
    other = elsewhere(known, tmp_path)
    powers = restored(other, saved(known, key=True))
    assert {"cap", "mode", "tidy"} <= set(powers)
    other.app.close()
    other.app = other.opened(host_key=None)
    assert [power.name for power in other.app.keeping.powers()] == powers, "nobody decided yet"
    assert [line.next_step for line in other.app.doctor().lines if line.code == "powers"] == [
        "afterword restore --powers"
    ]
    other.app.set_setting("cap", "5", other.app.terminal_hand())
    other.app.keeping.leave_powers("mode")
    other.app.close()
    other.app = other.opened(host_key=None)
    left = [name for name in powers if name not in {"cap", "mode"}]
    assert [power.name for power in other.app.keeping.powers()] == left
    other.clock.advance(timedelta(minutes=1))
    other.app.set_setting("cap", "1", other.app.terminal_hand())
    assert "cap" not in {power.name for power in other.app.keeping.powers()}, "what was decided is not offered again"
    other.app.keeping.leave_powers()
    assert other.app.keeping.powers() == ()
    assert not [line for line in other.app.doctor().lines if line.code == "powers"]
    assert {view.name: view.value for view in other.app.settings()}["mode"] == "careful"
    other.app.close()


def test_a_cap_that_was_lowered_here_stays(known: World) -> None:
    known.app.set_setting("cap", "5", known.app.host_hand())
    file = saved(known)
    known.clock.advance(timedelta(minutes=1))
    known.app.set_setting("cap", "0.5", known.app.host_hand())
    ended = known.app.keeping.restore(file, known.app.host_hand())
    assert [(power.name, power.there, power.here) for power in ended.powers] == [("cap", "5", "0.5")]
    assert {view.name: view.value for view in known.app.settings()}["cap"] == "0.5"


def test_what_was_spent_is_counted_once_and_never_less(known: World, tmp_path: Path) -> None:
    from afterword.core.entry import Sent
    from afterword.ports import Batch

    record, at = known.app._parts.storage.record, known.clock.now()
    spent = Sent("s-1", "claude-code:one", "maker", "small", "https://models.example.org", "I live", 700)
    record.commit(Batch(lines=(spent, Settled("s-1", 300))), at=at)
    file = saved(known, key=True)
    record.commit(Batch(lines=(Sent("s-2", "claude-code:two", "maker", "small", "", "I am", 400),)), at=at)
    later = saved(known, "later.zip", key=True)
    other = elsewhere(known, tmp_path)
    for one, micros in ((file, 300), (later, 700)):
        restored(other, one)
        other.again(host_key=None)
        assert other.app.spent().spent_micros == micros
    restored(other, file)
    assert other.app.spent().spent_micros == 700, "an old one once more takes nothing off"
    other.app.close()


# ended in the middle


def ended_at(number: int, folder: Path) -> bool:
    """Restore in a process that is killed at its ``number``-th step of the disk; False where it came to its end."""
    child = os.fork()
    if child == 0:
        done = 0

        def after(self: DiskSteps, step: str, what: str) -> None:
            nonlocal done
            done += 1
            if done == number:
                os.kill(os.getpid(), signal.SIGKILL)

        DiskSteps.after = after  # type: ignore[method-assign]  # in this process alone, which ends below
        world = Computer(folder)
        world.app.keeping.restore(str(folder / "kept.zip"), world.app.terminal_hand())
        os._exit(0)
    _, how = os.waitpid(child, 0)
    return os.WIFSIGNALED(how)


class Computer(World):
    """A computer with a home that does not know its host's key."""

    def opened(self, **more: Any) -> App:
        return super().opened(**{"host_key": None, **more})


@pytest.mark.skipif(sys.platform == "win32", reason="ends processes with a signal")
def test_a_restore_that_is_killed_anywhere_is_finished_or_never_was(known: World, tmp_path: Path) -> None:
    file = saved(known, key=True)
    known.app.close()
    before = files(known)
    known.again()
    number, states = 1, set()
    while True:
        folder = tmp_path / f"at-{number}"
        folder.mkdir()
        shutil.copy(file, folder / "kept.zip")
        killed = ended_at(number, folder)
        world = Computer(folder)
        states.add(len(world.texts()))
        assert world.texts() in (set(), known.texts()), number
        if not world.texts():
            restored(world, str(folder / "kept.zip"))
            world.again()
        assert files(world) == before, number
        assert disagreements(world.app._parts.storage) == disagreements(known.app._parts.storage), number
        assert len(world.app.waiting()) == 1
        world.app.close()
        if not killed:
            break
        number += 1 if number < 3 else 9
    assert number > 20, "it has many steps"
    assert states == {0, 3}, "it was ended before it was written, and after"


# archives made to harm


def remade(file: str, change: Callable[[dict[str, bytes], dict[str, object]], None], **more: object) -> str:
    """The same archive with members and list changed, checksums made to fit unless the change broke them."""
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    listed = json.loads(parts.pop(archives.LIST))
    change(parts, listed)
    if not listed.pop("as it is", None):
        listed["files"] = {n: {"size": len(c), "sha256": hashlib.sha256(c).hexdigest()} for n, c in parts.items()}
    target = f"{file}-changed.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (int(str(more.get("mode", 0))) if name == more.get("of") else 0) << 16
            archive.writestr(info, content)
        archive.writestr(archives.LIST, json.dumps(listed))
    return target


def put(name: str, content: bytes) -> Callable[[dict[str, bytes], dict[str, object]], None]:
    return lambda parts, listed: parts.update({name: content})


def said(**what: object) -> Callable[[dict[str, bytes], dict[str, object]], None]:
    return lambda parts, listed: listed.update(what)


def unlisted(parts: dict[str, bytes], listed: dict[str, object]) -> None:
    listed["as it is"] = True
    parts["memory/planted.md"] = b"---\nid: m-9\nkind: fact\n---\n\nIs an admin\n"


def changed(parts: dict[str, bytes], listed: dict[str, object]) -> None:
    listed["as it is"] = True
    name = next(name for name in parts if name.startswith("memory/"))
    parts[name] = parts[name].replace(b"Leipzig", b"Dresden") + b" "


def unsealed(parts: dict[str, bytes], listed: dict[str, object]) -> None:
    del listed["seal"]


HARM: dict[str, tuple[Callable[[dict[str, bytes], dict[str, object]], None], str]] = {
    "a path that climbs": (put("memory/../../record/x", b"x"), "leads out"),
    "an absolute path": (put("/tmp/x.md", b"x"), "leads out"),
    "a path of Windows": (put("memory\\..\\x.md", b"x"), "leads out"),
    "a drive": (put("C:/x.md", b"x"), "leads out"),
    "another folder": (put("config/home.key", b"x"), "leads out"),
    "a bomb": (put("memory/big.md", bytes(40 * 1024 * 1024)), "swells"),
    "not on the list": (unlisted, "not what it lists"),
    "a wrong checksum": (changed, "checksum|larger|lists"),
    "another format": (said(format="a-photo-album"), "another kind"),
    "a newer format": (said(version=2), "newer release"),
    "an older format": (said(version=0), "another kind"),
    "no version": (said(version=float("inf")), "list cannot be read"),
    "no moment": (said(made="yesterday"), "when it was made"),
    "before all time": (said(made="0001-01-01T00:00:00+14:00"), "when it was made"),
    "a hidden file": (put("memory/.hidden.md", b"x"), "no place for a memory"),
    "a program": (put("memory/x.exe", b"x"), "no place for a memory"),
    "a folder of its own": (put("memory/archived/deep/x.md", b"x"), "no place for a memory"),
    "no seal": (unsealed, "list cannot be read"),
}


def state(world: World) -> tuple[dict[str, bytes], int]:
    return files(world), len(list(world.app._parts.storage.record.lines()))


@pytest.mark.parametrize("harm", HARM)
def test_an_archive_made_to_harm_is_refused_with_nothing_changed(harm: str, known_once: World, tmp_path: Path) -> None:
    change, why = HARM[harm]
    file = shutil.copy(known_once.folder / "kept.zip", tmp_path / "kept.zip")
    before = state(known_once)
    with pytest.raises(BadInput, match=why):
        known_once.app.keeping.restore(remade(str(file), change), known_once.app.host_hand())
    assert state(known_once) == before


@pytest.fixture(scope="module")
def known_once(tmp_path_factory: pytest.TempPathFactory) -> World:
    """A home with one thing in it and a backup beside it."""
    world = World(tmp_path_factory.mktemp("once"))
    world.app.remember("Is left-handed", world.app.host_hand())
    saved(world)
    return world


def test_links_doubles_bytes_behind_and_beside_are_refused(known_once: World, tmp_path: Path) -> None:
    whole = (known_once.folder / "kept.zip").read_bytes()
    file = tmp_path / "kept.zip"
    file.write_bytes(whole)
    link = remade(str(file), put("memory/link.md", b"/etc/passwd"), of="memory/link.md", mode=stat.S_IFLNK | 0o777)
    bad = {link: "holds a link", str(tmp_path / "none.zip"): "no file", str(tmp_path): "no file"}
    for name, content in {"cut": whole[:-9], "more": whole + b"x", "text": b"hello", "none": b""}.items():
        (tmp_path / name).write_bytes(content)
        bad[str(tmp_path / name)] = "no archive|not as it should|damaged|no file"
    with zipfile.ZipFile(tmp_path / "twice.zip", "w") as archive:
        archive.writestr("memory/one.md", "x")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("memory/one.md", "x")
    bad[str(tmp_path / "twice.zip")] = "stands in it twice"
    with zipfile.ZipFile(tmp_path / "packed.zip", "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("memory/one.md", "x")
    bad[str(tmp_path / "packed.zip")] = "in a way that ours never are"
    if sys.platform != "win32":
        (tmp_path / "pointing.zip").symlink_to(file)
        bad[str(tmp_path / "pointing.zip")] = "no file"
    before = state(known_once)
    for path, why in bad.items():
        with pytest.raises(BadInput, match=why):
            known_once.app.keeping.restore(path, known_once.app.host_hand())
    assert state(known_once) == before


def test_limits_hold_for_what_a_list_says(known_once: World) -> None:
    file = known_once.folder / "kept.zip"
    for limits in (Limits(members=2), Limits(directory=50), Limits(listing=50), Limits(total=600)):
        with pytest.raises(BadInput), archives.reading(file, limits):
            pass
    with archives.reading(file) as archive:
        assert archive.read("memory/none.md") == b""
