# What cards, tiles and boards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or, then).
# Inner phrases come as $case says: zu ("zu nehmen"), infinitive ("nehmen"), else imperative ("nimm").

## The parts of a card

om-text-needs = Bedingung: { $needs }
om-text-reward = Belohnung: { $effect }
om-text-executive = Sonderaktion: { $effect }

## Requirements of goals

om-need-blueprints = { $least ->
    [one] { $least } Bauplan, gebaut oder nicht
   *[other] { $least } Baupläne, gebaut oder nicht
}
om-need-advanced = { $least ->
    [one] { $least } eigenes fortschrittliches Gebäude
   *[other] { $least } eigene fortschrittliche Gebäude
}
om-need-mines = { $least ->
    [one] { $least } Mine mit deinem Kolonisten oder Marker
   *[other] { $least } Minen mit deinem Kolonisten oder Marker
}
om-need-discoveries = { $least } Entdeckungsplättchen
om-need-largest = ein eigenes fortschrittliches Gebäude in einem Komplex der Größe { $least } oder mehr
om-need-same-resources = { $least } gleiche Ressourcen in deinem Lager, Mineralien ausgenommen
om-need-shelters = { $least ->
    [one] { $least } eigene Unterkunft
   *[other] { $least } eigene Unterkünfte
}
om-need-level = Kolonielevel { $least }
om-need-quarters = { $least ->
    [one] { $least } Kolonist in deinem Wohnbereich
   *[other] { $least } Kolonisten in deinem Wohnbereich
}
om-need-techs = { $least } Techplättchen in deinem Labor
om-need-hangar = { $least ->
    [one] { $least } Schiff in deinem Hangar
   *[other] { $least } Schiffe in deinem Hangar
}
om-need-research = { $least } Forschungsplättchen
om-need-scientists = { $least } Wissenschaftler
om-need-contracts = { $least ->
    [one] { $least } erfüllter Erdenvertrag
   *[other] { $least } erfüllte Erdenverträge
}
om-need-cubes = { $least ->
    [one] { $least } eigener Würfel im Fortschrittsbereich
   *[other] { $least } eigene Würfel im Fortschrittsbereich
}
om-need-complexes = eigene fortschrittliche Gebäude in { $least } verschiedenen Komplexen der Größe 3 oder mehr
om-need-top-tech = ein Techplättchen auf Level { $least }
om-need-lab-spaces = Techplättchen auf den Laborfeldern { $spaces }
om-need-both-contracts = ein erfüllter Aufwertungsvertrag und ein erfüllter Liefervertrag
om-need-contract = { $contract } erfüllt
om-need-goal = ein erfülltes Privatziel
om-need-scientist = der { $scientist }
om-need-advanced-of = { $least } eigene fortschrittliche { $building }
om-need-complex-of = ein Komplex aus mindestens { $least } { $building }
    .building = dative
om-need-stored = { $what } in deinem Lager
om-need-tech = dein { $tech } auf Level { $level }
om-need-side = dein Spielermarker im { $side }
om-need-lead = mindestens { $least } GP mehr als Lacerda

## Combinations

om-in-order = { $steps }
    .steps = nominative then
om-choose = { $ways }
    .ways = nominative or-else
om-buy = { $case ->
    [infinitive] { $price } bezahlen, um { $effect }
   *[other] bezahle { $price }, um { $effect }
}
    .price = accusative
    .effect = zu
# What a boost adds to a step ("werte 1 Gebäude auf und … 1 weiteres"), by the gender of what is added, to the times of a
# step (time) or to movement points: at the end (point), before a verb (inside) or after a clause (clause).
om-more = { $case ->
    [point] { " " }und 1 weiteren für jeden Kolonisten, den du zur Arbeit schickst
    [inside] { " " }und 1 weiteren für jeden Kolonisten, den du zur Arbeit schickst,
    [clause] , und 1 weiteren für jeden Kolonisten, den du zur Arbeit schickst
    [plus] ; +1 für jeden Kolonisten, den du zur Arbeit schickst
    [masculine] { " " }und für jeden Kolonisten, den du zur Arbeit schickst, 1 weiteren
    [feminine] , und für jeden Kolonisten, den du zur Arbeit schickst, 1 weitere
    [mixed] { " " }und für jeden Kolonisten, den du zur Arbeit schickst, 1 mehr
    [time] { " " }und für jeden Kolonisten, den du zur Arbeit schickst, 1 weiteres Mal
   *[neuter] { " " }und für jeden Kolonisten, den du zur Arbeit schickst, 1 weiteres
}
om-more-once = { " " }und 1 weiteres, wenn du einen Kolonisten zur Arbeit schickst
om-more-by-crystal = { $case ->
    [bought] , +1 für jeden weiteren Kristall
    [short] , +1 für jeden Kristall, den du dafür bezahlst
    [clause] , und 1 weiteren für jeden Kristall, den du bezahlst
   *[point] { " " }und 1 weiteren für jeden Kristall, den du bezahlst
}

## Goods, points, colonists

om-gain = { $case ->
    [zu] { $what } zu erhalten
    [infinitive] { $what } erhalten
   *[other] erhalte { $what }
}
    .what = accusative
om-gain-more = erhalte { $what } für jeden Kolonisten, den du zur Arbeit schickst
    .what = accusative
om-gain-any = { $case ->
    [zu] { $count ->
        [one] { $count } Ressource deiner Wahl (außer Mineralien) zu erhalten{ $more }
       *[other] { $count } Ressourcen deiner Wahl (außer Mineralien) zu erhalten{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } Ressource deiner Wahl (außer Mineralien) erhalten{ $more }
       *[other] { $count } Ressourcen deiner Wahl (außer Mineralien) erhalten{ $more }
    }
   *[other] { $count ->
        [one] erhalte { $count } Ressource deiner Wahl (außer Mineralien){ $more }
       *[other] erhalte { $count } Ressourcen deiner Wahl (außer Mineralien){ $more }
    }
}
    .more = { $case ->
        [zu] plus
       *[other] feminine
    }
om-warehouse = { $case ->
    [zu] { $count ->
        [one] { $count } Ressource oder { $count } Kristall aus dem Warenlager zu nehmen{ $more }
       *[other] bis zu { $count } Ressourcen oder Kristalle aus dem Warenlager zu nehmen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } Ressource oder { $count } Kristall aus dem Warenlager nehmen{ $more }
       *[other] bis zu { $count } Ressourcen oder Kristalle aus dem Warenlager nehmen{ $more }
    }
   *[other] { $count ->
        [one] nimm { $count } Ressource oder { $count } Kristall aus dem Warenlager{ $more }
       *[other] nimm bis zu { $count } Ressourcen oder Kristalle aus dem Warenlager{ $more }
    }
}
    .more = mixed
om-warehouse-resource = { $case ->
    [zu] { $count ->
        [one] { $count } Ressource aus dem Warenlager zu nehmen{ $more }
       *[other] bis zu { $count } Ressourcen aus dem Warenlager zu nehmen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } Ressource aus dem Warenlager nehmen{ $more }
       *[other] bis zu { $count } Ressourcen aus dem Warenlager nehmen{ $more }
    }
   *[other] { $count ->
        [one] nimm { $count } Ressource aus dem Warenlager{ $more }
       *[other] nimm bis zu { $count } Ressourcen aus dem Warenlager{ $more }
    }
}
    .more = feminine
om-score = erhalte { $points } GP
om-retrieve-work = { $count ->
    [one] hole { $count } Kolonisten aus deinem Arbeitsbereich zurück
   *[other] hole bis zu { $count } Kolonisten aus deinem Arbeitsbereich zurück
}
om-retrieve-anywhere = { $case ->
    [infinitive] { $count ->
        [one] { $count } Kolonisten von einem Aktionsfeld oder aus deinem Arbeitsbereich zurückholen
       *[other] bis zu { $count } Kolonisten von Aktionsfeldern oder aus deinem Arbeitsbereich zurückholen
    }
   *[other] { $count ->
        [one] hole { $count } Kolonisten von einem Aktionsfeld oder aus deinem Arbeitsbereich zurück
       *[other] hole bis zu { $count } Kolonisten von Aktionsfeldern oder aus deinem Arbeitsbereich zurück
    }
}
om-retrieve-all-slots = hole beliebig viele Kolonisten von den Aktionsfeldern zurück
om-produce = lass alle deine Minenarbeiter und fortschrittlichen Gebäude produzieren
om-produce-again = lass für jeden Kolonisten, den du zur Arbeit schickst, eines davon noch einmal produzieren

## Blueprints and buildings

om-take-blueprint = { $case ->
    [zu] { $count ->
        [one] { $count } Bauplan zu nehmen{ $more }
       *[other] bis zu { $count } Baupläne zu nehmen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } Bauplan nehmen{ $more }
       *[other] bis zu { $count } Baupläne nehmen{ $more }
    }
   *[other] { $count ->
        [one] nimm { $count } Bauplan{ $more }
       *[other] nimm bis zu { $count } Baupläne{ $more }
    }
}
    .more = masculine
om-upgrade = { $case ->
    [zu] { $count ->
        [one] { $count } Gebäude aufzuwerten{ $more }
       *[other] bis zu { $count } Gebäude aufzuwerten{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } Gebäude aufwerten{ $more }
       *[other] bis zu { $count } Gebäude aufwerten{ $more }
    }
   *[other] { $count ->
        [one] werte { $count } Gebäude auf{ $more }
       *[other] werte bis zu { $count } Gebäude auf{ $more }
    }
}
    .more = neuter
om-upgrade-free = { $case ->
    [infinitive] { $count ->
        [one] { $count } Gebäude kostenlos aufwerten{ $more }
       *[other] bis zu { $count } Gebäude kostenlos aufwerten{ $more }
    }
   *[other] { $count ->
        [one] werte { $count } Gebäude kostenlos auf{ $more }
       *[other] werte bis zu { $count } Gebäude kostenlos auf{ $more }
    }
}
    .more = neuter
om-upgrade-anywhere = { $count ->
    [one] werte { $count } Gebäude an beliebiger Stelle auf{ $more }
   *[other] werte bis zu { $count } Gebäude an beliebiger Stelle auf{ $more }
}
    .more = neuter
om-construct = baue { $building }
    .building = einen
om-construct-boosted = baue { $building } (jeder Kolonist, den du zur Arbeit schickst, erhöht dafür das Level des genutzten Techplättchens um 1)
    .building = einen
om-construct-any = baue ein beliebiges Gebäude

## Laboratory

om-learn = { $case ->
    [infinitive] { $count ->
        [one] { $count } Techplättchen nehmen{ $more }
       *[other] bis zu { $count } Techplättchen nehmen{ $more }
    }
   *[other] { $count ->
        [one] nimm { $count } Techplättchen{ $more }
       *[other] nimm bis zu { $count } Techplättchen{ $more }
    }
}
    .more = neuter
om-develop = { $case ->
    [infinitive] { $count ->
        [one] einmal ein Techplättchen entwickeln{ $more }
        [2] bis zu zweimal ein Techplättchen entwickeln{ $more }
       *[other] bis zu { $count }-mal ein Techplättchen entwickeln{ $more }
    }
   *[other] { $count ->
        [one] entwickle einmal ein Techplättchen{ $more }
        [2] entwickle bis zu zweimal ein Techplättchen{ $more }
       *[other] entwickle bis zu { $count }-mal ein Techplättchen{ $more }
    }
}
    .more = time
om-develop-free = { $case ->
    [zu] { $count ->
        [one] einmal ein Techplättchen zu entwickeln, ohne weitere Kosten{ $more }
        [2] bis zu zweimal ein Techplättchen zu entwickeln, ohne weitere Kosten{ $more }
       *[other] bis zu { $count }-mal ein Techplättchen zu entwickeln, ohne weitere Kosten{ $more }
    }
    [infinitive] { $count ->
        [one] einmal ein Techplättchen entwickeln, ohne weitere Kosten{ $more }
        [2] bis zu zweimal ein Techplättchen entwickeln, ohne weitere Kosten{ $more }
       *[other] bis zu { $count }-mal ein Techplättchen entwickeln, ohne weitere Kosten{ $more }
    }
   *[other] { $count ->
        [one] entwickle einmal kostenlos ein Techplättchen{ $more }
        [2] entwickle bis zu zweimal kostenlos ein Techplättchen{ $more }
       *[other] entwickle bis zu { $count }-mal kostenlos ein Techplättchen{ $more }
    }
}
    .more = time

## Bots, rover, ships, scientists, travel

om-move-bots = { $case ->
    [zu] deine Bots zu bewegen (insgesamt bis zu { $points } Bewegungspunkte{ $more })
    [infinitive] deine Bots bewegen (insgesamt bis zu { $points } Bewegungspunkte{ $more })
   *[other] bewege deine Bots mit insgesamt bis zu { $points } Bewegungspunkten{ $more }
}
    .more = { $case ->
        [zu] bought
        [infinitive] short
       *[other] point
    }
om-move-bots-as-rovers = bewege deine Bots, die dabei wie ein Rover Kristalle und Plättchen sammeln, mit insgesamt bis zu { $points } Bewegungspunkten{ $more }
    .more = point
om-move-rover = { $case ->
    [zu] deinen Rover zu bewegen (bis zu { $points } Bewegungspunkte{ $more })
    [infinitive] deinen Rover bewegen (bis zu { $points } Bewegungspunkte{ $more })
   *[other] bewege deinen Rover mit bis zu { $points } Bewegungspunkten{ $more }
}
    .more = { $case ->
        [zu] bought
        [infinitive] short
       *[other] point
    }
om-move-rover-by-tech = bewege deinen Rover mit so vielen Bewegungspunkten, wie das Level eines Rover-Techplättchens angibt{ $more }
    .more = clause
om-welcome = { $count ->
    [one] empfange { $count } Schiff{ $more }
   *[other] empfange bis zu { $count } Schiffe{ $more }
}
    .more = neuter
om-welcome-free = { $case ->
    [infinitive] { $count ->
        [one] kostenlos { $count } Schiff empfangen{ $more }
       *[other] kostenlos bis zu { $count } Schiffe empfangen{ $more }
    }
   *[other] { $count ->
        [one] empfange { $count } Schiff kostenlos{ $more }
       *[other] empfange bis zu { $count } Schiffe kostenlos{ $more }
    }
}
    .more = neuter
om-welcome-more = { $count ->
    [one] empfange { $count } Schiff{ $more }; jedes Schiff bringt 1 Kolonisten mehr als sonst
   *[other] empfange bis zu { $count } Schiffe{ $more }; jedes Schiff bringt 1 Kolonisten mehr als sonst
}
    .more = neuter
om-take-scientist-free = { $case ->
    [infinitive] kostenlos einen Wissenschaftler nehmen
   *[other] nimm kostenlos einen Wissenschaftler
}
om-take-contract = nimm einen Erdenvertrag
om-take-contract-free = { $case ->
    [infinitive] kostenlos einen Erdenvertrag nehmen
   *[other] nimm kostenlos einen Erdenvertrag
}
om-take-either = nimm einen Wissenschaftler oder einen Erdenvertrag
om-travel-orbit = reise ohne Shuttle und Schiff in den Orbit
om-travel-colony = reise ohne Shuttle und Schiff zur Kolonie
om-travel-other = { $case ->
    [infinitive] ohne Shuttle und Schiff auf die andere Seite des Spielplans reisen
   *[other] reise ohne Shuttle und Schiff auf die andere Seite des Spielplans
}
om-keep-discovery = lege eines der ausliegenden Entdeckungsplättchen auf diese Karte und nutze es; bei jeder weiteren Nutzung nutzt du dasselbe Plättchen erneut

## What is said about each blueprint

om-fits = { $level ->
    [1] wertet { $building } auf
   *[other] wertet { $building } in einem Komplex der Größe 3 oder mehr auf
}
    .building = einen
om-when-taken = wenn du diese Karte nimmst, erhältst du { $what }
    .what = accusative
om-built-or-not = am Spielende { $points }, wenn dieser Bauplan gebaut ist, sonst −{ $points }

## What is said about each scientist

om-hired-for = kostet { $price }
    .price = accusative
om-works-in = arbeitet in fortschrittlichen { $building }: Wo dieser Wissenschaftler steht, kostet die Sonderaktion keine Kristalle
    .building = dative
om-scores-each = am Spielende { $points } für { $building } auf dem Mars, egal, wem das Gebäude gehört
    .building = jeden-fortschrittlichen

## What is said about each contract

om-contract-upgrade = erfordert { $building } in einem Komplex der Größe 4 oder mehr
    .building = einen-fortschrittlichen
om-contract-delivery = liefere { $goods }
    .goods = accusative
om-done-or-not = am Spielende { $success }, wenn der Vertrag erfüllt ist, sonst −{ $failure }

## What is said about each mission

om-mission-research-tiles = Beitrag: ein Forschungsplättchen vom Mars nehmen
om-mission-blueprints = Beitrag: einen Bauplan nehmen
om-mission-advanced-buildings = Beitrag: ein Gebäude aufwerten
om-mission-bots = Beitrag: einen Bot auf den Mars stellen
om-mission-discovery-tiles = Beitrag: ein Entdeckungsplättchen vom Mars nehmen
om-mission-techs = Beitrag: ein Techplättchen aus dem Techbereich nehmen
om-mission-progress-cubes = Beitrag: einen Würfel in den Fortschrittsbereich legen
om-mission-scientists = Beitrag: einen Wissenschaftler nehmen
om-mission-contracts = Beitrag: einen Erdenvertrag erfüllen
om-mission-crystals = wer beiträgt, erhält { $what }
    .what = accusative
om-mission-steps = nötige Beiträge: { $count } ({ $players } Spieler), { $others }
    .others = nominative comma
om-mission-step = { $count } ({ $players } Spieler)
om-mission-marker = der Marker dieser Mission liegt bei der Hauptaktion „{ $action }“

## First Colonist cards

om-first-card = wenn du { $buildings } baust, legst du diese Karte ab und ziehst 2 Aufgabenkarten
    .buildings = einen or
om-task-learn-tech = Aufgabe: ein Techplättchen nehmen
om-task-welcome-ship = Aufgabe: ein Schiff empfangen
om-task-construct-shelter = Aufgabe: eine Unterkunft bauen
om-task-hire-scientist = Aufgabe: einen Wissenschaftler nehmen
om-task-develop = Aufgabe: ein Techplättchen entwickeln
om-task-develop-twice = Aufgabe: in einem Zug zweimal ein Techplättchen entwickeln
om-task-place-discovery = Aufgabe: ein Entdeckungsplättchen auf den Mars legen
om-task-obtain-blueprint = Aufgabe: einen Bauplan nehmen

## Rewards of the Life Support System

om-score-each = erhalte { $points } { $per }
om-each-top-tech = für jedes Level deines am weitesten entwickelten Techplättchens
om-each-hangar = für jedes Schiff in deinem Hangar
om-each-advanced = für jedes eigene fortschrittliche Gebäude
om-each-mines = für jede Mine mit deinem Kolonisten oder Marker
om-each-bots = für jeden deiner Bots auf dem Mars
om-each-discoveries = für jedes Entdeckungsplättchen, das du genommen hast
om-each-shelters = für jede deiner Unterkünfte
om-each-quarters = für jeden Kolonisten in deinem Wohnbereich

## Tech tiles

om-tech-building = für Komplexe: Das neue Gebäude darf mit höchstens so vielen { $building } verbunden werden, wie das Level dieses Plättchens angibt
    .building = dative
om-tech-shelter = für Komplexe: Die neue Unterkunft darf mit höchstens so vielen eigenen Unterkünften verbunden werden, wie das Level dieses Plättchens angibt
om-tech-rover = gibt einem Rover so viele zusätzliche Bewegungspunkte, wie das Level dieses Plättchens angibt
om-tech-upgrade = beim Aufwerten darfst du so viele weitere Gebäude aufwerten, wie das Level dieses Plättchens angibt
om-tech-ship = wenn du Schiffe empfängst, erhältst du einmal je Aktion zusätzliche Kolonisten, höchstens so viele, wie das Level dieses Plättchens angibt

## Executive action 8

om-use-building = { $case ->
    [infinitive] die Sonderaktion eines deiner fortschrittlichen Gebäude nutzen ({ $price }; kostenlos, wo ein passender Wissenschaftler steht)
   *[other] bezahle { $price }, um die Sonderaktion eines deiner fortschrittlichen Gebäude zu nutzen; sie ist kostenlos, wo ein passender Wissenschaftler steht
}
    .price = accusative

## Solo cards

om-solo-actions = Lacerdas Aktion: im Orbit „{ $orbit }“, in der Kolonie „{ $colony }“
om-solo-mission = ab dem zweiten Durchgang durch den Stapel bringt diese Karte Mission { $letter } voran
om-solo-travels = Lacerda reist mit dem Shuttle
om-solo-stays = Lacerda bleibt, wo er ist, wenn das Shuttle reist

## What points are for

om-for-first-step = für den ersten Schritt des LSS-Markers ({ $building })
om-for-reward = für die { $card }
om-for-progress = für Fortschrittswürfel
