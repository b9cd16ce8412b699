log-prelude-unplayable = { $seat } legt de preludekaart “{ $card }” af, die niet uitvoerbaar is.
