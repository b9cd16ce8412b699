tag-signal = { $count ->
    [one] signal tag
   *[other] signal tags
}
relays = { $count ->
    [one] relay
   *[other] relays
}
wave-long = a long wave
wave-short = a short wave
milestone-signaller = Signaller
award-relayer = Relayer
standard-beacon-power = Beacon Power
