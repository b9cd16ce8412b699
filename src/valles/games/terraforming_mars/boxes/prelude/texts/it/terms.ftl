preludes = { $count ->
    [one] carta Prelude
   *[other] carte Prelude
}
