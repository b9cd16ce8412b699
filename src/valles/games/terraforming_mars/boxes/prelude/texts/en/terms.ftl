preludes = { $count ->
    [one] prelude
   *[other] preludes
}
