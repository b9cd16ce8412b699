tag-signal = { $count ->
    [one] signaal-label
   *[other] signaal-labels
}
relays = { $count ->
    [one] relais
   *[other] relais
}
wave-long = een lange golf
wave-short = een korte golf
milestone-signaller = Seingever
award-relayer = Doorgever
standard-beacon-power = Bakenstroom
