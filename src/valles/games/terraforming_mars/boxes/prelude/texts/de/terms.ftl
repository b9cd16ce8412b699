preludes = { $count ->
    [one] Präludium
   *[other] Präludien
}
