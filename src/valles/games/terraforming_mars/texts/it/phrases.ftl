# What cards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or).
# Inner phrases come as $case says: infinitive ("pescare"), else imperative ("pesca").

## The parts of a card

text-start = inizi con { $credits }
text-needs = richiede { $needs }
text-first = Prima azione: { $effect }
text-action = Azione: { $effect }
text-effect = Effetto: { $effect }
text-wild = quando esegui un'azione, il simbolo Jolly vale come un simbolo a tua scelta

## Requirements

need-oxygen-least = { $level ->
    [1] almeno l'{ $level }% di Ossigeno
    [8] almeno l'{ $level }% di Ossigeno
    [11] almeno l'{ $level }% di Ossigeno
   *[other] almeno il { $level }% di Ossigeno
}
need-oxygen-most = { $level ->
    [1] al massimo l'{ $level }% di Ossigeno
    [8] al massimo l'{ $level }% di Ossigeno
    [11] al massimo l'{ $level }% di Ossigeno
   *[other] al massimo il { $level }% di Ossigeno
}
need-temperature-least = una Temperatura minima di { $level } °C
need-temperature-most = una Temperatura massima di { $level } °C
need-oceans-least = { $level ->
    [one] almeno { $level } tessera Oceano
   *[other] almeno { $level } tessere Oceano
}
need-oceans-most = { $level ->
    [one] al massimo { $level } tessera Oceano
   *[other] al massimo { $level } tessere Oceano
}
need-tags = { $tags }
need-production = { $least ->
    [one] una Produzione { $what } di almeno { $least } livello
   *[other] una Produzione { $what } di almeno { $least } livelli
}
    .what = production
need-cities = { $tiles } in gioco
need-greeneries = { $tiles } di tua proprietà
now-oxygen = { $level }%
now-temperature = { $level } °C
now-oceans = { $level }

## Combinations

in-order = { $steps }
    .steps = { $case }
price = { $price } per { $then }
    .price = { $case }
    .then = { $case ->
        [lo] infinitive-lo
       *[other] infinitive
    }
choose = { $ways }
    .ways = { $case } or-else
may = puoi { $effect }
    .effect = infinitive
if-tagged = se hai almeno { $tags }, { $then }; altrimenti { $otherwise }
if-tagged-production = se hai almeno { $tags }, { $then }, altrimenti di { $less }
if-rating-rose = se il tuo TT è aumentato in questa Generazione, { $effect }
    .effect = lo

## Resources on the player board

gain = { $case ->
    [infinitive] ottenere { $what }
   *[other] ottieni { $what }
}
gain-per = { $case ->
    [infinitive] ottenere { $what } { $per }
   *[other] ottieni { $what } { $per }
}
lose = { $case ->
    [infinitive] perdere { $what }
   *[other] perdi { $what }
}
spend = { $case ->
    [infinitive] spendere { $what }
   *[other] spendi { $what }
}
pay = { $case ->
    [infinitive] pagare { $what }
   *[other] paga { $what }
}
pay-using = { $case ->
    [infinitive] spendere { $what } (puoi pagare anche con { $metal })
   *[other] spendi { $what } (puoi pagare anche con { $metal })
}
exchange = { $case ->
    [infinitive] spendere una qualunque quantità di { $given } per ottenere la stessa quantità di { $received }
   *[other] spendi una qualunque quantità di { $given } per ottenere la stessa quantità di { $received }
}
remove = rimuovi fino a { $what } da un qualunque giocatore
remove-neighbour = rimuovi fino a { $what } dal proprietario di una tessera adiacente a quella tessera Oceano
steal = sottrai fino a { $what } a un qualunque giocatore

## Production

production-up = { $case ->
    [infinitive] aumentare la tua Produzione { $up }
   *[other] aumenta la tua Produzione { $up }
}
    .up = production
production-down = { $case ->
    [infinitive] ridurre la tua Produzione { $down }
   *[other] riduci la tua Produzione { $down }
}
    .down = production
production = { $case ->
    [infinitive] ridurre la tua Produzione { $down } e aumentare la tua Produzione { $up }
   *[other] riduci la tua Produzione { $down } e aumenta la tua Produzione { $up }
}
    .down = production
    .up = production
production-per = { $case ->
    [infinitive] aumentare la tua Produzione { $what } { $per }
   *[other] aumenta la tua Produzione { $what } { $per }
}
    .what = production
reduce = { $case ->
    [infinitive] ridurre { $what } di un qualunque giocatore
   *[other] riduci { $what } di un qualunque giocatore
}
    .what = production-by
exchange-production = riduci la tua Produzione { $given } di un qualunque numero di livelli e aumenta la tua Produzione { $received } di altrettanti
    .given = production
    .received = production
metal-production = aumenta di 1 livello la tua Produzione del metallo raffigurato su quell'area
copy-production = ripeti la variazione di Produzione stampata su una delle tue carte con { $tag }
    .tag = indefinite
raise-lowest-production = { $case ->
    [infinitive] aumentare di { $steps } una delle tue Produzioni più basse
   *[other] aumenta di { $steps } una delle tue Produzioni più basse
}

## For each

each-tag = { $every ->
    [1] per ogni { $tag } che hai
   *[other] per ogni { $every } { $tag } che hai
}
each-tag-of-opponents = per ogni { $tag } che hanno i tuoi avversari
each-city = per ogni tessera Città in gioco
each-city-on-mars = per ogni tessera Città su Marte
each-event = per ogni Evento giocato finora da qualunque giocatore

## Resources on cards

add = { $case ->
    [infinitive] aggiungere { $what } { $to }
   *[other] aggiungi { $what } { $to }
}
to-this = a questa carta
to-another-card = a un'altra delle tue carte
to-any-card = a una delle tue carte
to-card-with-resources = a una tua carta che ne ha già almeno 1
to-that-card = alla carta giocata
spend-holding = { $case ->
    [infinitive] spendere { $what } da questa carta
   *[other] spendi { $what } da questa carta
}
take = { $case ->
    [infinitive] rimuovere { $what } da una qualunque carta
   *[other] rimuovi { $what } da una qualunque carta
}
remove-holding = rimuovi fino a { $what } dalle carte di un qualunque giocatore

## Global parameters, rating, tiles

raise-temperature = { $case ->
    [infinitive] aumentare la Temperatura di { $steps }
   *[other] aumenta la Temperatura di { $steps }
}
raise-oxygen = { $case ->
    [infinitive] aumentare l'Ossigeno di { $steps }
   *[other] aumenta l'Ossigeno di { $steps }
}
raise-rating = { $case ->
    [infinitive-lo] aumentarlo di { $steps }
    [infinitive] aumentare il tuo TT di { $steps }
   *[other] aumenta il tuo TT di { $steps }
}
raise-rating-per = { $case ->
    [infinitive] aumentare il tuo TT di { $steps } { $per }
   *[other] aumenta il tuo TT di { $steps } { $per }
}
place-tile = { $case ->
    [infinitive] collocare { $tile }
   *[other] colloca { $tile }
}
    .tile = indefinite
place-tile-where = { $case ->
    [infinitive] collocare { $tile } { $where }
   *[other] colloca { $tile } { $where }
}
    .tile = indefinite
claim-land = { $case ->
    [infinitive] collocare un tuo segnalino Giocatore su un'area libera e non riservata
   *[other] colloca un tuo segnalino Giocatore su un'area libera e non riservata: da ora solo tu puoi collocarvi una tessera
}
on-area = sull'area { $space }
on-land = su un'area non riservata all'Oceano
on-ocean-area = su un'area riservata all'Oceano
alone = su un'area senza tessere adiacenti
beside-city = su un'area adiacente a una tessera Città
beside-two-cities = su un'area adiacente ad almeno 2 tessere Città
beside-greenery = su un'area adiacente a una tessera Vegetazione
on-metal = su un'area con Acciaio o Titanio come bonus di Posizionamento
on-metal-beside-own = su un'area con Acciaio o Titanio come bonus di Posizionamento, adiacente a una delle tue tessere
on-volcano = su un'area vulcanica
at-noctis = sull'area riservata alla città di Noctis
at-phobos = sull'area riservata allo Spazioporto di Phobos
at-ganymede = sull'area riservata alla Colonia di Ganimede
apart-from-cities = su un'area non adiacente a tessere Città
beside-own-if-possible = se possibile, su un'area adiacente a una delle tue tessere

## Project cards

draw = { $case ->
    [infinitive] pescare { $cards }
   *[other] pesca { $cards }
}
keep-cards = tieni tutte le { $cards } che ricevi, senza pagarle
discard = { $case ->
    [infinitive] scartare { $cards }
   *[other] scarta { $cards }
}
look = guarda le prime { $cards } del mazzo, aggiungine { $taken-count } alla tua mano e scarta le altre
buy-top = guarda la prima carta del mazzo, poi acquistala per { $price } oppure scartala
reveal = { $case ->
    [infinitive] rivelare e scartare la prima carta del mazzo; se ha { $tag }, { $then }
   *[other] rivela e scarta la prima carta del mazzo; se ha { $tag }, { $then }
}
    .tag = indefinite
reveal-until = rivela carte dal mazzo finché non ne appaiono { $count } con { $tag }; aggiungi queste alla tua mano e scarta le altre
    .tag = indefinite
sell-patents = scarta quante carte vuoi e ottieni 1 M€ per ciascuna
next-card-discount = la prossima carta che giochi in questa Generazione costa { $what } in meno
next-card-shift = per la prossima carta che giochi in questa Generazione, puoi considerare i requisiti relativi ai Parametri Globali più alti o più bassi, fino a un massimo di { $steps }
play-from-hand-discount = gioca una carta dalla tua mano pagandola { $what } in meno
play-from-hand-ignoring = gioca una carta dalla tua mano ignorandone i requisiti relativi ai Parametri Globali
fund-award-free = finanzia gratuitamente un Riconoscimento

## Lasting effects

discount = giocare una carta ti costa { $what } in meno
discount-tag = giocare una carta con { $tag } ti costa { $what } in meno
    .tag = indefinite
discount-standard = il progetto Standard “Centrale Elettrica” ti costa { $what } in meno
shift-requirements = puoi considerare i requisiti delle tue carte relativi ai Parametri Globali più alti o più bassi, fino a un massimo di { $steps }
metal-value = ogni tua unità di { $metals } vale { $more } in più
    .metals = nominative or
protect-this = da questa carta non si può rimuovere nulla
protect-habitats = gli avversari non possono rimuovere le tue Piante, i tuoi Animali o i tuoi Microbi
heat-as-credits = puoi usare il Calore come M€
holding-as-credits = quando giochi una carta con { $tag }, puoi pagare anche con i { $what } su questa carta ({ $each } ciascuno)
greenery-price = per una tessera Vegetazione ti basta convertire { $what }

## Effects that wait for something

you-play = per ogni simbolo { $tags } che giochi (inclusi quelli di questa carta), { $do }
    .tags = kind or
anyone-plays = per ogni simbolo { $tags } giocato da un qualunque giocatore (inclusi quelli di questa carta), { $do }
    .tags = kind or
you-play-event = { $tags-count ->
    [0] quando giochi un Evento, { $do }
   *[other] quando giochi un Evento con { $tags }, { $do }
}
    .tags = indefinite or
city-placed = quando un qualunque giocatore colloca una tessera Città, { $do }
city-placed-on-mars = quando un qualunque giocatore colloca una tessera Città su Marte, { $do }
you-place-city = quando collochi una tessera Città, { $do }
ocean-placed = quando un qualunque giocatore colloca una tessera Oceano, { $do }
you-place-greenery = quando collochi una tessera Vegetazione, { $do }
you-cover-metal = quando collochi una tessera su un'area con Acciaio o Titanio come bonus di Posizionamento, { $do }
you-use-standard-project = quando usi un progetto Standard diverso da “Vendita Brevetti”, { $do }
you-pay = quando paghi una carta o un progetto Standard con un costo base di almeno { $least } M€, { $do }
you-play-points = quando giochi una carta con un simbolo Punti Vittoria (non negativi; conta anche questa carta), { $do }

## Victory points

points = { $points }
    .points = short
points-per-holding = { $points } per ogni { $what } su questa carta
    .points = short
points-per-tag = { $points } per ogni { $tag } che hai
    .points = short
points-per-city = { $points } per ogni { $tiles } in gioco
    .points = short
points-per-adjacent-ocean = { $points } per ogni tessera Oceano adiacente alla tessera di questa carta
    .points = short
points-per-adjacent-city = { $points } per ogni tessera Città adiacente alla tessera di questa carta
    .points = short
points-if-any = { $points } se su questa carta c'è almeno 1 { $what }
    .points = short

## Milestones and awards

goal-rating = un Tasso di Terraformazione (TT) di almeno { $least }
goal-tiles = almeno { $tiles } di tua proprietà
goal-tags = almeno { $tags }
goal-hand = almeno { $cards } in mano
goal-stock = una riserva di almeno { $least } unità di { $what }
most-rating = il Tasso di Terraformazione (TT) più alto
most-tiles = il maggior numero di { $tiles } di tua proprietà
most-tags = il maggior numero di { $tags }
most-hand = il maggior numero di carte in mano
most-production = la Produzione { $what } più alta
    .what = production
most-stock = la maggiore riserva di { $what }
goal-tags-together = almeno { $least } simboli { $tags }
    .tags = kind
most-tags-together = il maggior numero di simboli { $tags }
    .tags = kind
counted-tags-together = simboli { $tags }
    .tags = kind
counted-different-tags = simboli diversi
goal-different-tags = almeno { $least } simboli diversi in gioco
most-different-tags = il maggior numero di simboli diversi in gioco
counted-projects = carte verdi e blu
goal-projects = almeno { $least } carte verdi e blu in gioco
most-projects = il maggior numero di carte verdi e blu in gioco
counted-green-projects = carte verdi
goal-green-projects = almeno { $least } carte verdi in gioco
most-green-projects = il maggior numero di carte verdi in gioco
counted-demanding-projects = carte con requisiti
goal-demanding-projects = almeno { $least } carte verdi e blu con requisiti in gioco
most-demanding-projects = il maggior numero di carte verdi e blu con requisiti in gioco
counted-costly-projects = carte da almeno { $cost } M€
goal-costly-projects = almeno { $least } carte verdi e blu in gioco con un costo base di almeno { $cost } M€
most-costly-projects = il maggior numero di carte verdi e blu in gioco con un costo base di almeno { $cost } M€
counted-events = Eventi giocati
goal-events = almeno { $least } Eventi giocati
most-events = il maggior numero di Eventi giocati
counted-highest-production = Produzione più alta
goal-highest-production = una Produzione di almeno { $least }, qualunque essa sia
most-highest-production = la Produzione più alta, qualunque essa sia
counted-raised-productions = Produzioni aumentate
goal-raised-productions = { $least ->
    [6] tutte e sei le Produzioni sopra il valore iniziale
   *[other] almeno { $least } Produzioni sopra il valore iniziale
}
most-raised-productions = il maggior numero di Produzioni sopra il valore iniziale
counted-resources-on-cards = Risorse sulle carte
goal-resources-on-cards = almeno { $least } Risorse sulle tue carte
most-resources-on-cards = il maggior numero di Risorse sulle carte
counted-tiles-in-rows = tessere nelle ultime { $rows ->
    [2] due
    [4] quattro
   *[other] { $rows }
} file in basso
goal-tiles-in-rows = almeno { $tiles } di tua proprietà nelle ultime { $rows ->
    [2] due
    [4] quattro
   *[other] { $rows }
} file in basso
most-tiles-in-rows = il maggior numero di tessere di tua proprietà nelle ultime { $rows ->
    [2] due
    [4] quattro
   *[other] { $rows }
} file in basso
counted-tiles-beside-oceans = tessere adiacenti a Oceani
goal-tiles-beside-oceans = almeno { $least } tessere di tua proprietà adiacenti a Oceani
most-tiles-beside-oceans = il maggior numero di tessere di tua proprietà adiacenti a Oceani
