log-shield = { $seat } verhoogt het schild tot { $percent }%.
