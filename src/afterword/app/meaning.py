"""The joint of meaning: the embedder that the person's setting comes to here, likeness through it, and its weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from afterword.app.joining import settings_of
from afterword.core.errors import BadInput
from afterword.core.standing import Standing
from afterword.ports import silent

if TYPE_CHECKING:
    from afterword.engine.views import HealthLine
    from afterword.models.embedding.shelf import Shelved
    from afterword.ports import Embedder, Likeness, Progress

WORDS_ALONE = "AFTERWORD_WORDS_ALONE"  # set to anything: no embedder in this run, whatever the setting says


class By(Enum):
    """Where the embedder of an opened home comes from, if the caller hands in none."""

    SETTING = "setting"


BY_SETTING: Literal[By.SETTING] = By.SETTING


@dataclass(frozen=True, slots=True)
class ModelView:
    """An embedder that can be set. ``file``: weights that were fetched for it, '' where none were."""

    name: str
    says: str
    next_step: str
    used: bool
    lacking: bool
    file: str


class Meaning:
    """Meaning in one home. Nothing heavy is loaded before a text is embedded."""

    def __init__(self, home: Path, env: Mapping[str, str]) -> None:
        self.models = home / "models"
        self._words_alone = bool(env.get(WORDS_ALONE))

    def embedder(self, standing: Standing) -> Embedder | None:
        """The embedder that the setting comes to, None where that is none."""
        wish = self._wish(standing)
        if wish == "none":
            return None
        from afterword.models.embedding import open_embedder

        return open_embedder(wish, self.models)

    def likeness(self, embedder: Embedder | None) -> Likeness | None:
        """Likeness through an embedder. Static vectors tell whole subjects apart, not wordings: for those words do."""
        if embedder is None:
            return None
        from afterword.engine.alike import Alike
        from afterword.models.embedding.static import StaticVectors

        return None if isinstance(embedder, StaticVectors) else Alike(embedder)

    def _wish(self, standing: Standing) -> str:
        return "none" if self._words_alone else settings_of(standing)["embedder"].value

    def health_lines(self, standing: Standing, likeness: Likeness | None) -> Iterator[HealthLine]:
        """Which embedder is used, or why none; weights that are not whole."""
        from afterword.engine.alike import Alike
        from afterword.engine.views import HealthLine
        from afterword.models.embedding import choose

        chosen = choose(self._wish(standing), self.models)
        level = "trouble" if chosen.lacking else "note" if chosen.lacks else "ok"
        yield HealthLine(level, "embedder", chosen.says, chosen.next_step)
        if isinstance(likeness, Alike) and likeness.gone is not None:
            yield HealthLine("trouble", "embedder_gone", likeness.gone.message, likeness.gone.next_step)
        for one in self._shelved():
            if one.file is not None and not one.whole:
                says = f"The fetched weights of {one.name} are not whole, and not used."
                yield HealthLine("trouble", "weights", says, f"afterword model remove {one.name}")

    def list_models(self, standing: Standing) -> tuple[ModelView, ...]:
        """Every embedder that can be set, and whether it is the one in use."""
        from afterword.models.embedding import CHOICES, choose

        used = choose(self._wish(standing), self.models).model
        there = {one.name: one for one in self._shelved()}
        views = []
        for name in CHOICES:
            if name in {"auto", "none"}:
                continue
            chosen = choose(name, self.models)
            fetched = there.get(name)
            views.append(
                ModelView(
                    name=name,
                    says=chosen.says,
                    next_step=chosen.next_step,
                    used=name == used,
                    lacking=chosen.lacking,
                    file=str(fetched.file) if fetched is not None and fetched.file is not None else "",
                )
            )
        return tuple(views)

    def get_model(
        self,
        name: str,
        *,
        file: Path | None,
        url: str,
        revision: str,
        size: int,
        sha256: str,
        progress: Progress = silent,
    ) -> str:
        """Fetch weights by an address that the person gives, alone or over what a file describes; gives where they lie.

        What is left open of a model of ours is what its package holds. Raises BadInput, HomeBusy.
        """
        from afterword.models.embedding.fetching import fetch
        from afterword.models.embedding.shelf import KNOWN, Wanted, described

        before = described(file) if file is not None else None
        name = name or (before.name if before is not None else "")
        if before is not None and before.name != name:
            raise BadInput(f"{file} describes {before.name!r}, not {name!r}.", f"Name it so: {before.name}")
        known = KNOWN.get(name)
        wanted = Wanted(
            name,
            url or (before.url if before is not None else ""),
            revision or (before.revision if before is not None else ""),
            size or (before.size if before is not None else known.size if known is not None else 0),
            sha256.lower() or (before.sha256 if before is not None else known.sha256 if known is not None else ""),
        )
        return str(fetch(wanted, self.models, progress))

    def remove_model(self, name: str) -> bool:
        """Take fetched weights away; those of a package stay. Gives whether there were any. Raises BadInput."""
        from afterword.models.embedding.shelf import removed

        return removed(name, self.models)

    def _shelved(self) -> tuple[Shelved, ...]:
        from afterword.models.embedding.shelf import shelved

        return shelved(self.models)


def put_away(embedder: Embedder | None) -> None:
    """End the process that a model lives in, where there is one."""
    if embedder is None:
        return
    from afterword.models.embedding.apart import Apart

    if isinstance(embedder, Apart):
        embedder.close()
