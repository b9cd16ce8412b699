"""The public view of On Mars: what it is made of, and how it is made of a view."""
