ask-beacon = Wznieść nadajnik?
ask-wave = Którą falę wysyłasz?
option-beacon = Wznieś nadajnik
option-wave = Wyślij { $wave }
why-beacons-up = Wszystkie twoje nadajniki już stoją.
