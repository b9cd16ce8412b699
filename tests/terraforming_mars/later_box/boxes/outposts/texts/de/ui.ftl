ui-shield = Schild: { $value } %
