"""What a language pack is: one file of words and phrases a language, cut into sections by the concern that reads them.

Every section has an empty default, so that a pack may lack one; code never asks which language an entry is in.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .pack_judging import EvidenceWords, FormWords, LikenessWords, OrderWords, PersonalWords, SpellingWords
from .pack_signals import DurableCues, OwnWordsCues, SignalCues
from .pack_statements import ReachWords, StatementRules
from .pack_typed import TypedWords


@dataclass(frozen=True, slots=True)
class Pack:
    """One language. ``code`` is ISO 639-1, ``name`` the language's own name.

    ``function_words``: the small words by which the language is told from others; they never count as content.
    ``exact``: words whose accents or apostrophes must be typed to be meant (Spanish "él", English "we'll").
    ``prefixes``: letters that may stick to the front of a word (Arabic "و"). ``fillers``: words that may open a
    sentence before what it says ("well", "ok"). ``groups``: words that phrases may name
    together ("relation: wife husband").
    """

    code: str
    name: str
    function_words: str = ""
    exact: str = ""
    prefixes: str = ""
    fillers: str = ""
    groups: str = ""
    own_words: OwnWordsCues = field(default_factory=OwnWordsCues)
    signals: SignalCues = field(default_factory=SignalCues)
    durable: DurableCues = field(default_factory=DurableCues)
    spelling: SpellingWords = field(default_factory=SpellingWords)
    likeness: LikenessWords = field(default_factory=LikenessWords)
    evidence: EvidenceWords = field(default_factory=EvidenceWords)
    form: FormWords = field(default_factory=FormWords)
    orders: OrderWords = field(default_factory=OrderWords)
    personal: PersonalWords = field(default_factory=PersonalWords)
    reach: ReachWords = field(default_factory=ReachWords)
    statements: StatementRules = field(default_factory=StatementRules)
    typed: TypedWords = field(default_factory=TypedWords)
