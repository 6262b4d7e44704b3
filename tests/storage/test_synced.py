"""Folders that another program copies or that lie on another machine: no place for the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from afterword.core.errors import HomeError
from afterword.storage.home import home_at
from afterword.storage.opening import open_storage
from afterword.storage.synced import Elsewhere, elsewhere

LOCAL = "25 1 254:0 / / rw,relatime - ext4 /dev/vda rw\n"


@pytest.mark.parametrize(
    ("folder", "program"),
    [
        ("Dropbox/afterword", "Dropbox"),
        ("Dropbox (Berg Boats)/x/y", "Dropbox"),
        ("OneDrive/x", "OneDrive"),
        ("OneDrive - Berg Boats/x", "OneDrive"),
        ("Google Drive/My Drive/x", "Google Drive"),
        ("Library/Mobile Documents/com~apple~CloudDocs/x", "iCloud Drive"),
        ("Library/CloudStorage/Box-Box/x", "a cloud drive"),
        ("iCloudDrive/x", "iCloud Drive"),
        ("Nextcloud/x", "Nextcloud"),
        ("pCloud Drive/x", "pCloud"),
    ],
)
def test_folders_known_by_name(tmp_path: Path, folder: str, program: str) -> None:
    assert elsewhere(tmp_path / folder, mounts=LOCAL, env={}) == Elsewhere(program, network=False)


@pytest.mark.parametrize(
    ("mark", "program"), [(".stfolder", "Syncthing"), (".dropbox.cache", "Dropbox"), (".sync", "Resilio Sync")]
)
def test_folders_known_by_what_the_program_leaves_there(tmp_path: Path, mark: str, program: str) -> None:
    (tmp_path / "mine" / mark).mkdir(parents=True)
    assert elsewhere(tmp_path / "mine/deep/home", mounts=LOCAL, env={}) == Elsewhere(program, network=False)
    assert elsewhere(tmp_path / "other/home", mounts=LOCAL, env={}) is None


@pytest.mark.parametrize("folder", ["box/x", "sync/x", "mega/x", "dropboxes", "my-onedrive-notes", "work/record"])
def test_ordinary_folders(tmp_path: Path, folder: str) -> None:
    assert elsewhere(tmp_path / folder, mounts=LOCAL, env={}) is None


def test_short_names_count_in_the_home_folder_only() -> None:
    assert elsewhere(Path.home() / "Sync/x", mounts=LOCAL, env={}) == Elsewhere("a synced folder", network=False)


def test_a_renamed_onedrive_is_known_by_the_environment(tmp_path: Path) -> None:
    env = {"OneDriveCommercial": str(tmp_path / "Firm")}
    assert elsewhere(tmp_path / "Firm/x", mounts=LOCAL, env=env) == Elsewhere("OneDrive", network=False)
    assert elsewhere(tmp_path / "x", mounts=LOCAL, env=env) is None


@pytest.mark.parametrize(
    "kind", ["nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "fuse.rclone", "9p-not", "ext4", "tmpfs"]
)
def test_disks_on_other_machines(tmp_path: Path, kind: str) -> None:
    mounts = f"{LOCAL}26 25 0:5 / {str(tmp_path).replace(' ', chr(92) + '040')} rw shared:1 - {kind} host:/x rw\n"
    found = elsewhere(tmp_path / "home", mounts=mounts, env={})
    network = kind in ("nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "fuse.rclone")
    assert (found is not None and found.network) is network


def test_the_nearest_mount_counts(tmp_path: Path) -> None:
    mounts = f"1 0 0:1 / / rw - nfs host:/ rw\n2 1 0:2 / {tmp_path} rw - ext4 /dev/vda rw\n"
    assert elsewhere(tmp_path / "home", mounts=mounts, env={}) is None
    assert elsewhere(Path("/somewhere/else"), mounts=mounts, env={}) is not None
    over = f"{mounts}3 1 0:3 / {tmp_path} rw - nfs host:/ rw\n"
    assert elsewhere(tmp_path / "home", mounts=over, env={}) is not None


def test_a_link_into_a_synced_folder_is_followed(tmp_path: Path) -> None:
    (tmp_path / "Dropbox/x").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "Dropbox/x")
    assert elsewhere(tmp_path / "link/home", mounts=LOCAL, env={}) is not None


def test_a_record_is_refused_there_and_the_memory_folder_is_not(tmp_path: Path) -> None:
    with pytest.raises(HomeError) as refused:
        open_storage(home_at(tmp_path / "Dropbox/home", {}))
    assert "Dropbox" in refused.value.message
    assert "AFTERWORD_HOME" in refused.value.next_step
    assert not (tmp_path / "Dropbox").exists()
    storage = open_storage(home_at(tmp_path / "home", {}, memory=tmp_path / "Dropbox/memories"))
    assert storage.files.folder_present()


def test_a_home_that_was_moved_into_a_synced_folder_is_refused_too(tmp_path: Path) -> None:
    open_storage(home_at(tmp_path / "home", {})).close()
    (tmp_path / "Dropbox").mkdir()
    (tmp_path / "home").rename(tmp_path / "Dropbox/home")
    with pytest.raises(HomeError):
        open_storage(home_at(tmp_path / "Dropbox/home", {}))


def test_the_disk_under_this_test_is_looked_at(tmp_path: Path) -> None:
    """The real table of this system is read; whatever it says, it says it without failing."""
    assert elsewhere(tmp_path) is None or elsewhere(tmp_path) == elsewhere(tmp_path)
