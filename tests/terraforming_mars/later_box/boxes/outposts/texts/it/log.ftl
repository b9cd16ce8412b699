log-shield = { $seat } porta lo Scudo al { $percent }%.
