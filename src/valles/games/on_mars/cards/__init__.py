"""All cards, tiles and boards, one declaration each: the only place where one is described."""
