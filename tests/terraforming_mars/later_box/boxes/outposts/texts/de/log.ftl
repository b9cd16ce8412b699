log-shield = { $seat } erhöht den Schild auf { $percent } %.
