log-shield = { $seat } raises the shield to { $percent }%.
