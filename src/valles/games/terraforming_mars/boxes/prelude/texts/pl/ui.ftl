ui-preludes = Twoje preludia
