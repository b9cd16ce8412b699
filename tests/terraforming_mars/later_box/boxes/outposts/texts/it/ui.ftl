ui-shield = Scudo: { $value }%
ui-beacons = { $seat }, fari: { $count }
