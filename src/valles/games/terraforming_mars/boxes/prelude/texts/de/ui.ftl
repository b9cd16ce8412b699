ui-preludes = Deine Präludien
