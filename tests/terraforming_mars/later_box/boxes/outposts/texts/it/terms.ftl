tag-signal = { $count ->
    [one] simbolo Segnale
   *[other] simboli Segnale
}
relays = { $count ->
    [one] Ripetitore
   *[other] Ripetitori
}
wave-long = un'onda lunga
wave-short = un'onda corta
milestone-signaller = Segnalatore
award-relayer = Radiotecnico
standard-beacon-power = Energia per i fari
