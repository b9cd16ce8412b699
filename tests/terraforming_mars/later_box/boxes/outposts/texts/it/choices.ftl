ask-beacon = Erigere un faro?
ask-wave = Quale onda trasmetti?
option-beacon = Erigi un faro
option-wave = Trasmetti { $wave }
why-beacons-up = Tutti i tuoi fari sono già eretti.
