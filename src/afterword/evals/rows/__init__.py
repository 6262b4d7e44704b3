"""How a row of each table is judged: by the rules and homes of the product, never by a way of its own."""
