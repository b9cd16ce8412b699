ask-beacon = Raise a beacon?
ask-wave = Which wave do you send?
option-beacon = Raise a beacon
option-wave = Send { $wave }
why-beacons-up = All your beacons are up.
