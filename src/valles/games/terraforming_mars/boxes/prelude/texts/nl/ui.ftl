ui-preludes = Je preludekaarten
