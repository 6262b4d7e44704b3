"""May it be kept: grounding, what is forbidden, form, the gate, the memory check, stages and undo. Pure, and knows no other room."""
