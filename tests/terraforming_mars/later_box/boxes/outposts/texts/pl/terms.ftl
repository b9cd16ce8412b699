tag-signal = { $count ->
    [one] symbol sygnału
   *[other] symboli sygnału
}
relays = { $count ->
    [one] przekaźnik
   *[other] przekaźników
}
wave-long = długą falę
wave-short = krótką falę
milestone-signaller = Sygnalista
award-relayer = Łącznościowiec
standard-beacon-power = Zasilanie nadajników
