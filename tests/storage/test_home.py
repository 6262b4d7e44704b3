"""Where a home lies, what is made of it, and homes that are not as they should be."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked, PasswordSetError
from tests.storage.agreeing import AT, disagreements, keep, opened

from afterword.core.entry import SettingNow
from afterword.core.errors import BadInput, HomeDamaged, HomeError, HomeNewer
from afterword.core.fileop import PutFile
from afterword.core.memory import Kind, Memory
from afterword.ports import Batch
from afterword.storage.atomic import DiskSteps
from afterword.storage.home import LAYOUT, home_at, identity_of, marked_for
from afterword.storage.keys import system_keychain
from afterword.storage.lock import HomeLock
from afterword.storage.migrating import MIGRATIONS
from afterword.storage.opening import mark_again, open_storage
from afterword.storage.record import SqliteRecord

TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", created=AT)


def test_the_named_folder_comes_before_the_environment_and_the_platform(tmp_path: Path) -> None:
    env = {"AFTERWORD_HOME": str(tmp_path / "from-env")}
    assert home_at(tmp_path / "named", env).root == tmp_path / "named"
    assert home_at(None, env).root == tmp_path / "from-env"
    assert home_at(None, env).named
    platform = home_at(None, {})
    assert not platform.named
    assert platform.root.name == "afterword"
    assert not platform.config.is_relative_to(platform.root)
    assert home_at(None, {"AFTERWORD_HOME": ""}) == platform


def test_keys_lie_outside_the_memory_folder(tmp_path: Path) -> None:
    for home in (home_at(tmp_path, {}), home_at(None, {}), home_at(tmp_path, {}, memory=tmp_path / "vault/memories")):
        assert not home.config.is_relative_to(home.memory)


def test_a_tilde_and_a_relative_path_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert home_at(None, {"AFTERWORD_HOME": "here"}).root == tmp_path / "here"
    assert home_at(None, {"AFTERWORD_HOME": "~/there"}).root == Path.home().resolve() / "there"


def test_a_file_or_a_name_that_is_none_cannot_be_a_home(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for named in (str(tmp_path / "file"), "a\x00b", "~nobody-of-that-name/x"):
        with pytest.raises(BadInput):
            home_at(None, {"AFTERWORD_HOME": named})


def test_a_home_is_made_once_and_is_the_same_afterwards(tmp_path: Path) -> None:
    home = home_at(tmp_path / "deep/er/home", {})
    first = open_storage(home)
    again = open_storage(home)
    assert first.identity == again.identity == identity_of(home)
    assert first.identity.layout == LAYOUT
    assert first.keys.digest("a", b"b") == again.keys.digest("a", b"b")
    assert marked_for(home) == first.identity.home
    assert not first.fresh_key
    assert not again.fresh_key


def test_two_homes_have_nothing_in_common(tmp_path: Path) -> None:
    one, other = open_storage(home_at(tmp_path / "a", {})), open_storage(home_at(tmp_path / "b", {}))
    assert one.identity.home != other.identity.home
    assert one.identity.device != other.identity.device
    assert one.keys.digest("a", b"b") != other.keys.digest("a", b"b")


@pytest.mark.skipif(sys.platform == "win32", reason="rights are the folder's there")
def test_what_is_private_is_the_owners_alone(tmp_path: Path) -> None:
    was = os.umask(0)
    try:
        storage = opened(tmp_path / "home")
        keep(storage, TEA)
    finally:
        os.umask(was)
    private = [path for path in (tmp_path / "home").rglob("*") if path.name != "home.json"]
    assert len(private) > 8
    assert [path for path in private if path.lstat().st_mode & 0o077] == []


def test_a_newer_layout_is_read_and_never_written(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    before = {path: path.read_bytes() for path in home.root.rglob("*") if path.is_file()}
    home.about.write_text(json.dumps({**json.loads(home.about.read_text()), "layout": LAYOUT + 1, "moon": "full"}))
    newer = open_storage(home)
    assert not newer.writable
    stored = newer.files.get("m-tea")
    assert stored is not None
    assert stored.memory == TEA
    assert stored.seal_ok
    assert len(list(newer.record.lines())) == 1
    for write in (
        lambda: newer.record.commit(Batch(lines=(SettingNow("a", "b"),)), at=AT),
        lambda: newer.record.scrub(str.upper),
        lambda: newer.files.carry_out(PutFile("x.md", b"x")),
    ):
        with pytest.raises(HomeNewer) as refused:
            write()
        assert refused.value.next_step
    changed = {path.name for path, content in before.items() if path.read_bytes() != content}
    assert changed <= {"home.json", "record.sqlite3-shm"}, "readers' places alone, which SQLite keeps there"


def test_a_newer_record_is_read_and_never_written(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    newer_tables = (*MIGRATIONS, ("ALTER TABLE lines ADD COLUMN hand TEXT", "CREATE TABLE dreams (a)"))
    later = SqliteRecord(home.record, HomeLock(home.lock), DiskSteps(), migrations=newer_tables)
    later.prepare()
    old = open_storage(home)
    assert not old.writable
    assert len(list(old.record.lines())) == 1
    assert old.record.newest_seal("m-tea")
    with pytest.raises(HomeNewer):
        old.record.commit(Batch(lines=(SettingNow("a", "b"),)), at=AT)
    with pytest.raises(HomeNewer):
        old.files.carry_out(PutFile("x.md", b"x"))
    later.commit(Batch(lines=(SettingNow("a", "b"),)), at=AT)
    assert len(list(old.record.lines())) == 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"layout": 1}', '{"layout": "x", "home": "a", "device": "b"}'])
def test_a_damaged_description_is_said(tmp_path: Path, text: str) -> None:
    home = home_at(tmp_path / "home", {})
    open_storage(home)
    home.about.write_text(text)
    with pytest.raises(HomeDamaged) as damaged:
        open_storage(home)
    assert "home.json" in damaged.value.message
    assert damaged.value.next_step


def test_a_lost_description_is_made_again_from_the_memory_folder(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    home.about.unlink()
    again = open_storage(home)
    assert again.identity.home == storage.identity.home
    assert not again.fresh_key
    assert disagreements(again) == []


def test_a_record_that_is_gone_is_not_taken_for_a_new_home(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    storage.close()
    for path in home.record_folder.glob("record.sqlite3*"):
        path.unlink()
    with pytest.raises(HomeDamaged) as gone:
        open_storage(home)
    assert "record" in gone.value.message
    assert gone.value.next_step.startswith("Run: afterword repair")
    assert not home.record.exists()


def test_a_memory_folder_that_is_away_is_not_made_anew(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    home.memory.rename(tmp_path / "elsewhere")
    away = open_storage(home)
    assert not away.files.folder_present()
    assert away.files.all() == ()
    assert not home.memory.exists()
    (tmp_path / "elsewhere").rename(home.memory)
    assert open_storage(home).files.folder_present()


def test_a_moved_memory_folder_is_taken_again_when_the_person_says_so(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    (home.memory / ".afterword").unlink()
    without = open_storage(home)
    assert not without.files.folder_present()
    mark_again(without)
    assert without.files.folder_present()
    assert disagreements(without) == []


def test_a_memory_folder_may_lie_in_a_vault_but_is_one_homes_alone(tmp_path: Path) -> None:
    vault = tmp_path / "vault/memories"
    vault.mkdir(parents=True)
    vault.chmod(0o755)
    (vault / "mine.md").write_text("# Mine\n")
    home = home_at(tmp_path / "home", {}, memory=vault)
    storage = open_storage(home)
    keep(storage, TEA)
    assert [file.problem for file in storage.files.all()] == ["not_a_memory", ""]
    if sys.platform != "win32":
        assert vault.stat().st_mode & 0o777 == 0o755
    with pytest.raises(HomeError):
        open_storage(home_at(tmp_path / "other", {}, memory=vault))


def test_a_lost_key_is_said_and_no_seal_fits(tmp_path: Path) -> None:
    home = home_at(tmp_path / "home", {})
    storage = opened(home.root)
    keep(storage, TEA)
    for key in home.config.iterdir():
        key.unlink()
    fresh = open_storage(home)
    assert fresh.fresh_key
    stored = fresh.files.get("m-tea")
    assert stored is not None
    assert not stored.seal_ok
    assert not open_storage(home).fresh_key


@pytest.mark.parametrize("content", [b"", b"00", b"not hex at all", b"\xff\xfe", b"ab" * 31])
def test_a_damaged_key_is_said_and_never_replaced(tmp_path: Path, content: bytes) -> None:
    home = home_at(tmp_path / "home", {})
    open_storage(home)
    (key,) = home.config.iterdir()
    key.write_bytes(content)
    with pytest.raises(HomeDamaged):
        open_storage(home)
    assert key.read_bytes() == content


class GivenKeychain:
    """A keychain that works, refuses, or is locked."""

    def __init__(self, *, takes: bool = True) -> None:
        self.kept: dict[str, str] = {}
        self.takes = takes
        self.locked = False

    def get(self, name: str) -> str | None:
        if self.locked:
            raise HomeDamaged("locked")
        return self.kept.get(name)

    def put(self, name: str, secret: str) -> bool:
        if self.takes:
            self.kept[name] = secret
        return self.takes


def test_where_there_is_a_keychain_no_file_holds_the_key(tmp_path: Path) -> None:
    home, chain = home_at(tmp_path / "home", {}), GivenKeychain()
    storage = open_storage(home, keychain=chain)
    assert list(chain.kept) == [storage.identity.home]
    assert not home.config.exists()
    home.config.mkdir(mode=0o700)
    (home.config / f"{storage.identity.home}.key").write_text("00" * 32)
    assert open_storage(home, keychain=chain).keys.digest("a", b"") == storage.keys.digest("a", b"")
    chain.locked = True
    (home.config / f"{storage.identity.home}.key").unlink()
    with pytest.raises(HomeDamaged):
        open_storage(home, keychain=chain)


def test_a_keychain_that_takes_nothing_gives_way_to_the_file(tmp_path: Path) -> None:
    home, chain = home_at(tmp_path / "home", {}), GivenKeychain(takes=False)
    storage = open_storage(home, keychain=chain)
    (key,) = home.config.iterdir()
    assert len(bytes.fromhex(key.read_text().strip())) == 32
    chain.locked = True
    assert open_storage(home, keychain=chain).keys.digest("a", b"") == storage.keys.digest("a", b"")


class RingInMemory(KeyringBackend):
    """A backend of the keyring library itself."""

    priority: float = 5

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library carries no types here
        self.kept: dict[tuple[str, str], str] = {}
        self.broken = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.broken:
            raise KeyringLocked("locked")
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.broken:
            raise PasswordSetError("no")
        self.kept[service, username] = password


@pytest.fixture
def ring() -> Iterator[RingInMemory]:
    before, made = keyring.get_keyring(), RingInMemory()
    keyring.set_keyring(made)
    yield made
    keyring.set_keyring(before)


def test_the_platforms_own_home_keeps_its_key_in_the_systems_keychain(tmp_path: Path, ring: RingInMemory) -> None:
    own = replace(home_at(tmp_path / "home", {}), named=False)
    storage = open_storage(own)
    assert ring.kept == {("afterword", storage.identity.home): ring.kept["afterword", storage.identity.home]}
    assert not own.config.exists()
    assert open_storage(own).keys.digest("a", b"") == storage.keys.digest("a", b"")
    ring.broken = True
    with pytest.raises(HomeDamaged) as locked:
        open_storage(own)
    assert "keychain" in locked.value.message
    named = open_storage(home_at(tmp_path / "named", {}))
    assert len(list(named.home.config.iterdir())) == 1


def test_a_keychain_that_is_no_safe_place_is_not_used(tmp_path: Path, ring: RingInMemory) -> None:
    RingInMemory.priority = 0.5
    try:
        assert system_keychain() is None
    finally:
        RingInMemory.priority = 5
    ring.broken = True
    chain = system_keychain()
    assert chain is not None
    assert not chain.put("home", "00")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a keychain is always there")
def test_no_keychain_is_looked_for_where_the_key_lies_in_its_file_and_no_bus_leads_to_one(
    tmp_path: Path, ring: RingInMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key that lies in a keychain is looked for there, whatever leads to it."""
    own = replace(home_at(tmp_path / "home", {}), named=False)
    for name in ("DBUS_SESSION_BUS_ADDRESS", "PYTHON_KEYRING_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    home = open_storage(own).identity.home
    assert system_keychain(own.config, home) is not None
    own.config.mkdir()
    (own.config / f"{home}.key").write_text("00" * 32)
    assert system_keychain(own.config, home) is None
    assert system_keychain(own.config) is not None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/1000/bus")
    assert system_keychain(own.config, home) is not None
    assert open_storage(own).keys.master.hex() == ring.kept["afterword", home]


def test_a_home_under_a_link_is_the_folder_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    storage = opened(tmp_path / "link")
    keep(storage, TEA)
    assert disagreements(storage) == []
    assert replace(storage.home) == home_at(tmp_path / "real", {})
