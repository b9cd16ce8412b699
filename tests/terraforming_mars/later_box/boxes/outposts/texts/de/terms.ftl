tag-signal = { $count ->
    [one] Signalsymbol
   *[other] Signalsymbole
}
relays = { $count ->
    [one] Relais
   *[other] Relais
}
wave-long = eine lange Welle
wave-short = eine kurze Welle
milestone-signaller = Signalgeber
award-relayer = Vermittler
standard-beacon-power = Bakenstrom
