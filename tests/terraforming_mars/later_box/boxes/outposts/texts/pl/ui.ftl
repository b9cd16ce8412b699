ui-shield = Osłona: { $value }%
