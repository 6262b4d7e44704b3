"""A change of any sample's chunks needs a new version: else chats that were read before would stay as they were."""

from __future__ import annotations

import copy

import pytest
from tests.remembering.golden import OWN, SHARED, changed, masks_changed, read, versions, written


@pytest.mark.parametrize("name", sorted({**OWN, **SHARED}))
def test_chunks_are_what_their_versions_say(name: str) -> None:
    folder = {**OWN, **SHARED}[name]
    if not folder.is_dir():
        pytest.skip("These samples do not lie beside this checkout.")
    golden, now = read(), written(folder, name)
    assert now
    wrong = list(changed(golden, now))
    assert wrong == [], "chunks changed without a new LEARNER_VERSION or reader version"
    known = {place: row for place, row in golden["files"].items() if place.startswith(f"{name}/")}
    assert now == known, "a version is new: write them anew with python -m tests.remembering.golden"


def test_the_golden_file_is_of_these_versions() -> None:
    assert read()["versions"] == versions()


def test_masking_is_what_the_versions_say() -> None:
    """Chunks are stored masked: rules that mask otherwise make other chunks of the same words."""
    golden = read()
    assert not masks_changed(golden), "masking changed without a new LEARNER_VERSION"
    assert masks_changed({**golden, "masked": "another"})


def test_a_change_without_a_version_is_seen() -> None:
    """The same files with one chunk more, under the same versions and under new ones."""
    golden = read()
    place = next(place for place, row in golden["files"].items() if row["chunks"])
    row = {**golden["files"][place], "digest": "another"}
    assert list(changed(golden, {place: row})) == [place]
    for what in ("learner", "cutting", row["source"]):
        bumped = copy.deepcopy(golden)
        bumped["versions"][what] = "older"
        assert list(changed(bumped, {place: row})) == []
