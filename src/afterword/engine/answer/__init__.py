"""Everything that only the person may decide: one question a kind of answer, each with what it shows and what it
does.
"""
