log-shield = { $seat } podnosi osłonę do { $percent }%.
