ui-shield = Osłona: { $value }%
ui-beacons = { $seat }, latarnie: { $count }
