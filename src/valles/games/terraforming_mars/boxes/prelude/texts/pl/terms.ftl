preludes = { $count ->
    [one] preludium
    [few] preludia
   *[other] preludiów
}
