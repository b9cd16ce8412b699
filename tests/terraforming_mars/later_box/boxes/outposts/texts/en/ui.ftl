ui-shield = Shield: { $value }%
