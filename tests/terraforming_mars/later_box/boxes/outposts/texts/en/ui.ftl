ui-shield = Shield: { $value }%
ui-beacons = { $seat }, beacons: { $count }
