"""The sections of a pack that judging reads: spelling, likeness, what carries, form, what must not be kept.

Lists of words are divided by blanks; word groups by line ends or a comma and a blank; wordings stand one a line, in the
notation of ``wordings.py``. A section may be empty: then its language is judged by the other packs and by shapes alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from .wordings import Groups


@dataclass(frozen=True, slots=True)
class SpellingWords:
    """How words are written and bent. Pairs stand as ``from=to``, in folded case."""

    abbreviations: str = ""  # words whose dot ends no sentence, without it: "e.g", "dr"
    closing: str = ""  # those of them that a sentence may end with all the same, before a word of ``beginnings``
    beginnings: str = ""  # how the person begins to speak of themselves, with its capital: "I", "My"
    months: str = ""  # names of months, long and short
    numbers: str = ""  # pairs: "two=2"
    contractions: str = ""  # pairs, one a line, blanks allowed: "doesn't=does not"
    variants: str = ""  # pairs of spellings and forms that mean the same: "colour=color does=do"
    endings: str = ""  # pairs, tried in order, of which the first that fits is folded: "ies=y s="
    kept: str = ""  # words whose ending is part of them: "news"
    capital_nouns: bool = False  # nouns are capitalised, so a capital tells no name by itself
    name_leads: str = ""  # where nouns are capitalised: words behind which a name stands ("in", "namens")


@dataclass(frozen=True, slots=True)
class LikenessWords:
    """Which words count when two memories are compared."""

    subjects: str = ""  # wordings that name the person at the head: "the user", "she"
    dropped: str = ""  # articles, forms of "be", fillers
    generic: str = ""  # verbs and nouns that say little: "prefer", "use", "thing"
    negations: str = ""  # "not", "never", "without"
    order: str = ""  # words that make the order matter: "over", "than", "from"
    joining: str = ""  # join the items of a list: "and", "or"
    related: str = ""  # one group a line: words for one thing and its opposite, which make two texts close at most
    two_meanings: str = (
        ""  # names without an article that are plain words, too: "swift"; written small they may be either
    )
    counting: str = ""  # behind these, written small, they are the plain word: "a"


@dataclass(frozen=True, slots=True)
class EvidenceWords:
    """How far the person's words carry: what is denied, and what is no statement of theirs."""

    groups: Groups = ()
    negative: str = ""  # wordings that deny what follows: "not", "no longer", "moved from", "dislikes"
    negative_around: str = ""  # deny their whole clause wherever they stand: German "nicht"
    rejects: str = ""  # what follows is the side not chosen: "over", "rather than"
    unsaid: str = ""  # look like a denial and are none: "don't mind", "not only"
    breaks: str = ""  # end the reach of a denial: "but", "because", "so"
    places: str = ""  # prepositions before which a denial that met its word ends: "in", "on", "for"
    pronouns: str = ""  # take up what was named before: "it", "them"
    hypothetical: str = ""
    requests: str = ""  # a question that asks for something to be done: "can you always"
    temporary: str = ""
    lasting: str = ""  # look temporary and are not: "from today on"
    speaker: str = ""  # the person as the subject: "I", "we"
    others: str = ""  # someone else as the subject: "my boss", "she"
    reported: str = ""  # what follows is someone else's speech: "my boss said"
    tastes: str = ""  # what someone else likes or wants is theirs: "prefers"
    manner: str = ""  # how something is written: a wish of someone else about it says how to write to them: "mails"
    addressed: str = ""  # at the head of a text that says how the person writes to someone: "writes to"


@dataclass(frozen=True, slots=True)
class FormWords:
    """What a description of a person looks like in this language. All are matched at the head of the text."""

    groups: Groups = ()
    openings: str = ""  # wordings that may open a description: "<adverb>? <verb>", "partner (is|works)"
    others: str = ""  # by which a text names someone else as its subject: "sister"
    not_openings: str = ""  # wordings that look like an opening and are none: a plural noun with its verb


@dataclass(frozen=True, slots=True)
class OrderWords:
    """What no memory may be: an order, a power, a word about the assistant, a lever on the person.

    ``doubtful``: open a text with a verb whose order is also its third person ("utilise"); believed where the person
    says that verb of themselves, right behind one of ``tellers`` or stuck to one of ``glued`` ("jutilise"). Verbs by
    which something leaves the computer, costs, or is lost do not belong there.
    """

    groups: Groups = ()
    harmless: str = ""  # made blank before words about the assistant are looked for
    unwanted: str = ""  # a lever that the person does not want: made blank before levers are looked for
    doubtful: str = ""
    tellers: str = ""
    glued: str = ""
    orders: str = ""
    powers: str = ""
    assistant: str = ""
    manipulation: str = ""


@dataclass(frozen=True, slots=True)
class Concern:
    """Wordings that say one kind of thing about a person. ``bare`` ones say it without naming a person.

    ``unless``: wordings that only look like it; they are made blank first.
    """

    unless: str = ""
    when: str = ""
    bare: str = ""


@dataclass(frozen=True, slots=True)
class PersonalWords:
    """What is too private to keep. ``groups`` serve every concern.

    ``persons``: wordings without which a sentence says nothing of a person (none: every sentence does).
    ``secret_labels``: name a secret whatever the value looks like ("password"). ``weak_labels``: name one only
    before a value that looks random ("token"). ``code_labels``: only before digits ("door code"). ``no_labels``:
    look like a label and are none ("exit code"). ``label_parts``: one of these stands in every label, of
    ``told_parts`` in every one of ``secrets``. ``is_words``: join label and value. ``no_values``: follow a label and
    are none ("wrong"). ``secrets``: whole wordings; a named part ``(?P<value>…)`` is the secret itself, else all of
    it is.
    """

    groups: Groups = ()
    persons: str = ""
    secret_labels: str = ""
    weak_labels: str = ""
    code_labels: str = ""
    no_labels: str = ""
    label_parts: str = ""
    told_parts: str = ""
    is_words: str = ""
    no_values: str = ""
    secrets: str = ""
    health: Concern = Concern()
    money: Concern = Concern()
    special: Concern = Concern()
    too_personal: Concern = Concern()
    pii: Concern = Concern()
