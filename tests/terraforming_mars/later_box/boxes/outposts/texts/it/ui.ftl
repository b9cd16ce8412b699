ui-shield = Scudo: { $value }%
