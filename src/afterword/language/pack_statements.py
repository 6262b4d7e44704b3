"""The section of a pack that the built-in reader reads: what a plain statement looks like, and how it reads in the
third person.

Blocks hold one pattern a line, lines with ``#`` at the head are notes. A pattern is a regular expression, tried over
a whole clause and whatever its case, with three shorthands: a space is any run of blanks; ``<name>`` is the word
group of that name; ``{name}`` or ``{name:form}`` is a slot, filled from the table or phrase called ``form`` (``name``
itself where none is said). What a pattern ``reads`` as is plain text with the same slots; ``{name.column}`` takes
another column of a table's row.
"""

from __future__ import annotations

from dataclasses import dataclass

from .wordings import Groups


@dataclass(frozen=True, slots=True)
class ReachWords:
    """Words that say how far a wish reaches. All are searched in the sentence; ``{name}`` in ``projects`` is a
    project's name.
    """

    here: str = ""  # this project: "in this repo"
    projects: str = ""  # a project by its name: "on the {name} website"
    code: str = ""
    writing: str = ""
    comms: str = ""
    for_now: str = ""  # this chat only: "for now", "today"


@dataclass(frozen=True, slots=True)
class Table:
    """Words that stand in a slot, with what each becomes. ``columns`` names the forms, the first is the one that is
    said.

    ``rows``: one row an entry (line ends, or a comma and a blank), the forms divided by ``=``. Unless a template says
    which, the second form is written; a table with one column writes what was said.
    """

    name: str
    columns: str
    rows: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """Free words in a slot. ``takes`` is one pattern, ``refuses`` are searched in what it took: then the shape does
    not fit.

    ``most``: how many words (in scripts without spaces, pairs of characters) it may have. ``as_said``: a name, so
    that no person is turned in it.
    """

    name: str
    takes: str
    refuses: str = ""
    most: int = 14
    as_said: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """One way of saying something, and its description. ``kind``: fact, preference, project or people.

    ``outright``: of a new wish after a change of mind, whether the words state it in so many words. ``fix``: of a
    correction, how the group is called in which it counts. ``wish``: its type, where no value in it says so; person
    says how to write to someone.
    """

    reads: str
    says: str
    kind: str = "fact"
    outright: bool = False
    fix: str = ""
    wish: str = ""


@dataclass(frozen=True, slots=True)
class Joint:
    """Where a sentence falls into clauses: ``at`` matches what is cut away. ``put`` is set before the second part.

    ``firm``: always cut; else only if both parts can be read.
    """

    at: str
    put: str = ""
    firm: bool = True


@dataclass(frozen=True, slots=True)
class Value:
    """What a correction may name to be kept: never a value of one task.

    ``wish``: format, communication or technical.
    """

    wish: str
    says: str
    reads: str = ""  # what it is called, where that differs from what was said


@dataclass(frozen=True, slots=True)
class Fill:
    """How a stored text fills a slot that holds one thing at a time. Slots: ``{value}``, and ``{key}`` for what it is
    of.

    Of tastes, ``{over}`` is what comes second, and ``against`` says that it is disliked.
    """

    slot: str
    says: str
    against: bool = False


@dataclass(frozen=True, slots=True)
class TimeWords:
    """When something began. ``when`` are patterns with one of the slots ``{month}``, ``{weekday}``, ``{season}``,
    ``{year}``, ``{ago}`` (``{month}`` and ``{year}`` may stand together); they are searched for behind ``since`` and
    ``changed``.
    """

    months: str = ""  # pairs: "august=8"
    weekdays: str = ""  # pairs, Monday is 0
    seasons: str = ""  # pairs, to the month a season begins in: "spring=3"
    ago: str = ""  # pairs, to day, week, month or year: "yesterday=day", "last month=month"
    when: str = ""
    since: str = ""  # before a date: what is said is true from then on
    changed: str = ""  # before a date: "we moved", "I switched"


@dataclass(frozen=True, slots=True, eq=False)
class StatementRules:
    """All the built-in reader knows of a language; each pack has its own, told from others by identity. Shapes are
    tried in order; the first that fits a clause speaks.

    ``here`` reads what is left of a clause once the words for the project are taken out, in chats that have a
    project. ``corrections`` read sentences that correct a reply; ``{fix:wished}`` and ``{wrong}`` are the group they
    count in.
    """

    capital_nouns: bool = False  # nouns keep their capital wherever they stand
    groups: Groups = ()
    tables: tuple[Table, ...] = ()
    phrases: tuple[Phrase, ...] = ()
    spelled_out: str = ""  # pairs: words without their marks, as the patterns have them: "im=i'm"
    silent: str = ""  # searched in a sentence: nothing is said about it
    leads: str = ""  # taken off the head of a clause, as often as they fit
    tails: str = ""  # taken off its end
    limits: str = ""  # searched in what a comma cuts off: then the clause means something else
    joints: tuple[Joint, ...] = ()
    moves: tuple[Shape, ...] = ()  # clauses put into the order that the shapes expect
    statements: tuple[Shape, ...] = ()
    rules: tuple[Shape, ...] = ()
    here: tuple[Shape, ...] = ()
    corrections: tuple[Shape, ...] = ()
    values: tuple[Value, ...] = ()
    turns: tuple[tuple[str, str], ...] = ()  # second person into none: "when you {do}" -> "when {do.doing}"
    persons: str = ""  # first person into third, in order: "my=their"
    leftover: str = ""  # searched in the text made: nothing is said
    changed: str = ""  # takes back an earlier wish, at the head: "I've changed my mind about {old}"
    renewals: tuple[Shape, ...] = ()  # the new wish after it, in {new}
    stand_in: str = ""  # what a new wish says in place of the old one's noun: "ones"
    dropped: str = ""  # takes back, with no new wish to follow: "I no longer {old}"
    opposites: str = ""  # pairs: "long=short"
    fills: tuple[Fill, ...] = ()
    times: TimeWords = TimeWords()
