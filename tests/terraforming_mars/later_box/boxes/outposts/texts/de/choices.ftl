ask-beacon = Eine Bake errichten?
ask-wave = Welche Welle sendest du?
option-beacon = Eine Bake errichten
option-wave = Sende { $wave }
why-beacons-up = Alle deine Baken stehen.
