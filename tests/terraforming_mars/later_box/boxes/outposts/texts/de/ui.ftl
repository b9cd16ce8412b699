ui-shield = Schild: { $value } %
ui-beacons = { $seat }, Signalfeuer: { $count }
