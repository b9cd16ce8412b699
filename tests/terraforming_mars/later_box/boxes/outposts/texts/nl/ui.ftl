ui-shield = Schild: { $value }%
