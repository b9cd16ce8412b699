preludes = { $count ->
    [one] preludekaart
   *[other] preludekaarten
}
