"""All cards, one declaration each: the only place where a card is described."""
