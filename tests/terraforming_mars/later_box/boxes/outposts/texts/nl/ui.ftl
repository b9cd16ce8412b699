ui-shield = Schild: { $value }%
ui-beacons = { $seat }, bakens: { $count }
