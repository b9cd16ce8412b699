tm-hint-outposts = Your beacons become worth about { $number } M€ more.
