"""May it be kept: grounding, what is forbidden, form, the gate, the memory check, stages. Pure; knows no other room."""
