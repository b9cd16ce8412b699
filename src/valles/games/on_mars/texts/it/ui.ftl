# The words of the command line.

om-ui-title = On Mars
om-ui-letters = MNASOFbrc

## The round

om-ui-round = Round { $round }
om-ui-level = Livello della Colonia { $level }
om-ui-remaining = Missioni rimanenti: { $left }
om-ui-last-round = Ultimo round
om-ui-shuttle-orbit = { $count ->
    [one] Lo Shuttle lascia l'Orbita dopo questo round
   *[other] Lo Shuttle lascia l'Orbita dopo { $count } round
}
om-ui-shuttle-colony = { $count ->
    [one] Lo Shuttle lascia la Colonia dopo questo round
   *[other] Lo Shuttle lascia la Colonia dopo { $count } round
}
om-ui-in-orbit = In Orbita
om-ui-in-colony = Nella Colonia
om-ui-done = { $seat } (turno finito)
om-ui-contributions = { $count ->
    [one] manca { $count } contributo, che dà { $what }
   *[other] mancano { $count } contributi, ognuno dà { $what }
}
om-ui-life-support = Sistema di Supporto Vitale e sue ricompense

## The map

om-ui-legend = M Miniera, N Generatore, A Estrattore d'Acqua, S Serra, O Condensatore d'Ossigeno, F Rifugio (poi la dimensione del Complesso), b Bot, r Rover, c Colono, * Edificio Avanzato, ◆ Cristallo, ? tessera Scoperta, !A tessera Ricerca di tipo A
om-ui-on-map = Tessere Scoperta sulla mappa
om-ui-complex = Complesso di { $size } Edifici

## The main board

om-ui-slots = Slot azione
om-ui-warehouse = Emporio
om-ui-stacks = Tessere Edificio e frecce della prossima
om-ui-tech-grid = Griglia tecnologica
om-ui-upgrade-tech = Miglioria
om-ui-ship-tech = Nave
om-ui-grid-row = { $price-count ->
    [0] { $techs } (gratis)
   *[other] { $techs } ({ $price })
}
om-ui-exploration = Tessere Scoperta da esplorare
om-ui-blueprint = { $card } ({ $building }, { $what })
om-ui-offers = Scienziati e Contratti
om-ui-scientist = { $scientist } ({ $building }; { $price })

## The player boards

om-ui-now = { $points } se la partita finisse ora
om-ui-arriving = { $count } in arrivo
om-ui-quarters = Alloggi
om-ui-working = Area di Lavoro
om-ui-supply = Riserva personale
om-ui-hangar = Hangar
om-ui-bots = Bot
om-ui-markers = Segnalini
om-ui-progress = Cubi Progresso
om-ui-laboratory = Laboratorio
om-ui-completed = Completato
om-ui-shelters = Rifugi
om-ui-bots-on-board = Bot sulla sua plancia
om-ui-bot-at = Bot sul simbolo
om-ui-advanced-buildings = Edifici Avanzati

## Notes on answers

om-ui-there = { $count ->
    [one] { $count } disponibile
   *[other] { $count } disponibili
}
om-ui-lying = { $building }, livello { $level }, porta { $what }; azione esecutiva: { $effect }
om-ui-placing = Collocare il tuo Colono costa inoltre { $price }.
om-ui-control-center = muovi i tuoi Bot usando in tutto fino a 2 punti movimento e il tuo Rover usandone fino a 2 (1 in più per ogni Cristallo che paghi)

## Families of cards

om-ui-blueprints = Progetti
om-ui-scientists = Scienziati
om-ui-contracts = Contratti Terrestri
om-ui-goals = Obiettivi Privati
om-ui-missions = Missioni
om-ui-first-a = Carte Primi Coloni A
om-ui-first-b = Carte Primi Coloni B
om-ui-discoveries = Tessere Scoperta
om-ui-research-tiles = Tessere Ricerca
om-ui-rewards = Ricompense del Sistema di Supporto Vitale
om-ui-tech-tiles = Tessere Tecnologia
om-ui-executive-actions = Azioni esecutive
om-ui-solo-cards = Carte Solitario
om-ui-solo-goals = Obiettivi in solitaria
om-ui-standin = Valori provvisori: nessuna fonte conferma tutti i valori di questa carta, perciò quella stampata può essere diversa.
