# The words around a table: who I am, my games, new tables, links.

## The bar and the settings

page-lobby-home = Inizio
page-lobby-guest = { $name }, ospite
page-lobby-settings = Impostazioni
page-lobby-close = Chiudi
page-lobby-theme = Colori
page-lobby-theme-flip = Passa da scuro a chiaro e viceversa
page-lobby-theme-system = Sistema
page-lobby-theme-dark = Scuro
page-lobby-theme-light = Chiaro
page-lobby-motion = Movimento
page-lobby-motion-system = Sistema
page-lobby-motion-reduced = Ridotto
page-lobby-fast = Turni rapidi
page-lobby-fast-alone = Da soli
page-lobby-fast-always = Sempre
page-lobby-fast-never = Mai
page-lobby-pace = Turni dei computer
page-lobby-pace-once = Subito
page-lobby-pace-quick = Veloci
page-lobby-pace-slow = Lenti
page-lobby-passes = Passa per me quando non resta nulla da fare
page-lobby-passes-text = Per qualche secondo puoi annullare. Se ti è stato tolto qualcosa, prima ti verrà chiesto.
page-lobby-sound = Suoni
page-lobby-sound-text = Quando tocca a te, quando qualcuno ti toglie qualcosa, quando si colloca una tessera
page-lobby-volume = Volume
page-lobby-notices = Notifiche
page-lobby-notices-text = Quando tocca a te e stai guardando altrove
page-lobby-notices-plain = I browser non permettono notifiche tramite http semplice. Funzionano dove la pagina è aperta tramite https.
page-lobby-notices-denied = Il browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
page-lobby-notices-missing = Questo browser non supporta le notifiche.
page-lobby-plain = Questa connessione non è cifrata: altri sulla rete possono leggerla.

## Who I am

page-lobby-your-name = Il tuo nome
page-lobby-name-needed = Scrivi un nome, così gli altri sanno chi sei.
page-lobby-rename = Rinomina
page-lobby-who = Chi gioca?
page-lobby-who-text = Basta un nome: non servono né account né password. Questo dispositivo ti ricorda.
page-lobby-come-in = Entra
page-lobby-device = Gioca su un altro dispositivo
page-lobby-device-text = Il link apre lì le tue partite. Funziona una sola volta, entro dieci minuti. Non condividerlo.
page-lobby-device-make = Crea un link
page-lobby-leave = Disconnetti questo dispositivo
page-lobby-leave-text = Le tue partite restano salvate, ma puoi raggiungerle solo da un dispositivo su cui hai effettuato l'accesso. Senza un tale dispositivo non puoi più raggiungerle.
page-lobby-leave-really = Disconnetti
page-lobby-stay = Resta
page-lobby-copy = Copia
page-lobby-copied = Copiato

## The first page

page-lobby-welcome = Ti diamo il benvenuto su Marte
page-lobby-hello = Ciao, { $name }
page-lobby-lead = Gioca subito contro il computer, o apri un tavolo per gli amici.
page-lobby-quick = Gioca contro il computer
page-lobby-play = Gioca a { $game } contro il computer
page-lobby-play-solo = Gioca a { $game } in solitaria
page-lobby-opponents = Avversari
page-lobby-solo = In solitaria
page-lobby-level = Livello
page-lobby-new-here = È la mia prima volta
page-lobby-new-here-to = È la mia prima volta: { $game }
page-lobby-new-here-text = Prima partita con lezione, circa { $minutes } minuti
page-lobby-guest-name = Ospite
page-lobby-beginner = Beginner Corporation
page-lobby-beginner-text = 42 M€ e dieci carte gratis, senza scelte
page-lobby-my-games = Le mie partite
page-lobby-new-table = Nuovo tavolo
page-lobby-no-games = Ancora nessuna partita. Quelle che giochi compaiono qui, salvate dopo ogni mossa.
page-lobby-standing-turn = Tocca a te
page-lobby-standing-gathering = In attesa di giocatori
page-lobby-standing-running = Gli altri stanno pensando
page-lobby-standing-finished = Finite
page-lobby-standing-stopped = Non possono proseguire
page-lobby-your-turn = tocca a te
page-lobby-replay = Replay
page-lobby-save-record = Salva la registrazione
page-lobby-come-back = Torna al tavolo
page-lobby-leave-table = Lascia il tavolo
page-lobby-browse = Sfoglia tutte le carte
page-lobby-import = Apri una registrazione
page-lobby-import-text = Trascina qui il file di una partita.
page-lobby-import-choose = Scegli un file

## Setting up a table

page-lobby-set-up = Prepara un tavolo
page-lobby-game = Gioco
page-lobby-game-terraforming-mars = Terraforming Mars
page-lobby-game-on-mars = On Mars
page-lobby-about = Da { $from } a { $to } giocatori
page-lobby-about-terraforming-mars = Da { $from } a { $to } giocatori · 90–150 min
page-lobby-about-on-mars = Da { $from } a { $to } giocatori · 90–180 min · alcuni valori delle carte sono provvisori
page-lobby-variants = Varianti
page-lobby-more-variants = Altre varianti
page-lobby-option-corporate-era = Carte
page-lobby-value-corporate-era-true = Corporate Era
page-lobby-value-corporate-era-false = Base
page-lobby-option-draft = Ricerca
page-lobby-value-draft-false = Pesca 4
page-lobby-value-draft-true = Draft di 4
page-lobby-option-map = Mappa
page-lobby-value-map-tharsis = Tharsis
page-lobby-value-map-hellas = Hellas
page-lobby-value-map-elysium = Elysium
page-lobby-value-map-random = A caso
page-lobby-option-edition = Regole dell'edizione
page-lobby-option-text-edition = I regolamenti stampati differiscono in pochi punti. Polacco: per Costruttore e Scienziato contano le carte con un simbolo invece dei simboli, per il Proprietario terriero solo le tessere su Marte. Polacco e italiano: una carta può essere giocata anche se la sua tessera non può essere collocata. Il regolamento tedesco e quello olandese si giocano allo stesso modo.
page-lobby-value-edition-de = tedesca
page-lobby-value-edition-pl = polacca
page-lobby-value-edition-it = italiana
page-lobby-value-edition-nl = olandese
page-lobby-option-length = Durata
page-lobby-value-length-short = Breve
page-lobby-value-length-long = Lunga
page-lobby-option-first-colonists = Primi Coloni
page-lobby-value-first-colonists-false = No
page-lobby-value-first-colonists-true = Sì
page-lobby-option-first-missions = Primi Coloni: Missioni
page-lobby-value-first-missions-false = No
page-lobby-value-first-missions-true = Sì
page-lobby-option-first-tiles = Primi Coloni: tessere
page-lobby-value-first-tiles-false = No
page-lobby-value-first-tiles-true = Sì
page-lobby-option-first-cards = Primi Coloni: carte
page-lobby-value-first-cards-false = No
page-lobby-value-first-cards-true = Sì
page-lobby-option-space-oddity = Space Oddity
page-lobby-value-space-oddity-false = No
page-lobby-value-space-oddity-true = Sì
page-lobby-option-mission-a = Missione A
page-lobby-value-mission-a-drawn = A caso
page-lobby-value-mission-a-research-tiles = Tessere Ricerca
page-lobby-value-mission-a-blueprints = Progetti
page-lobby-value-mission-a-advanced-buildings = Edifici Avanzati
page-lobby-value-mission-a-bots = Bot
page-lobby-value-mission-a-discovery-tiles = Tessere Scoperta
page-lobby-value-mission-a-techs = Tecnologie
page-lobby-value-mission-a-progress-cubes = Cubi Progresso
page-lobby-value-mission-a-scientists = Scienziati
page-lobby-value-mission-a-contracts = Contratti
page-lobby-option-mission-b = Missione B
page-lobby-value-mission-b-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-b-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-b-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-b-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-b-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-b-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-b-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-b-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-b-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-b-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-mission-c = Missione C
page-lobby-value-mission-c-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-c-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-c-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-c-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-c-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-c-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-c-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-c-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-c-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-c-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-shelters = Rifugi iniziali
page-lobby-value-shelters-by-seat = In base al posto
page-lobby-value-shelters-turned = Un posto più avanti
page-lobby-value-shelters-drawn = A caso
page-lobby-option-miners = Minatori a fine partita
page-lobby-value-miners-return = Rientrano
page-lobby-value-miners-stay = Restano nelle Miniere
page-lobby-option-shelter-tech = Tecnologia Rifugio
page-lobby-value-shelter-tech-any = Di qualunque giocatore
page-lobby-value-shelter-tech-own = Solo la propria
page-lobby-option-lacerda-tiles = Tessere Scoperta di Lacerda
page-lobby-value-lacerda-tiles-research = Verso le tessere Ricerca
page-lobby-value-lacerda-tiles-rover = Lontano dal tuo Rover
page-lobby-option-components = Valori stampati
page-lobby-value-components-revised = Corretti (missioni delle tessere Scoperta lunghe, Bot in laboratorio su 3b)
page-lobby-value-components-earlier = Lettura precedente
page-lobby-option-space-4-price = Colono sullo spazio 4 dell'ordine di turno
page-lobby-value-space-4-price-either = 1 acqua o 1 pianta
page-lobby-value-space-4-price-both = 1 acqua e 1 pianta
page-lobby-option-contract-crystals = Cristalli della missione dei contratti
page-lobby-value-contract-crystals-two = 2 per ogni contributo
page-lobby-value-contract-crystals-one = 1 per ogni contributo
page-lobby-solo-text = Da soli si gioca con le regole della variante in solitaria.
page-lobby-comfort = Preferenze
page-lobby-points = Mostra i punti durante la partita
page-lobby-points-text = Altrimenti tutti li scoprono alla fine
page-lobby-points-shown = Punti
page-lobby-points-end = visibili alla fine
page-lobby-stand-in = Chi subentra
page-lobby-spectators = Gli amici possono guardare con un link che trovi al tavolo.
page-lobby-seats = Posti
page-lobby-seats-count = { $count } di { $most }
page-lobby-add = Aggiungi un posto
page-lobby-add-me = Io
page-lobby-add-hotseat = Questo dispositivo
page-lobby-add-bot = Computer
page-lobby-add-open = Link
page-lobby-place-open = Libero (invito con link)
page-lobby-place-bot = Computer
page-lobby-place-text-me = Tu, su questo dispositivo
page-lobby-place-text-hotseat = Stesso dispositivo, passato di mano
page-lobby-place-text-open = Potrai inviare il link dal tavolo
page-lobby-bot = Computer ({ $level })
page-lobby-level-easy = Facile
page-lobby-level-medium = Medio
page-lobby-level-hard = Difficile
page-lobby-level-expert = Esperto
page-lobby-level-random = Casuale
page-lobby-level-text-easy = Fa errori: per le prime partite
page-lobby-level-text-medium = Costruisce e pianifica; batte Facile in tre partite su quattro
page-lobby-level-text-hard = Ha imparato giocando contro sé stesso; batte Medio in almeno tre partite su quattro
page-lobby-level-text-expert = Come Difficile, ma prima di ogni mossa pensa più in avanti; si prende il suo tempo
page-lobby-level-text-random = Una mossa lecita qualsiasi, a caso
page-lobby-level-untrained = manca ancora l'allenamento per questo gioco
page-lobby-level-unusable = non disponibile su questo server
page-lobby-level-setup = manca l'allenamento per { $options }
page-lobby-level-off = { $levels }: { $reason }.
page-lobby-level-there = Qui ci sono { $there }.
page-lobby-level-instead = Al suo posto gioca { $other }.
page-lobby-hotseat-name = Nome del giocatore
page-lobby-beginner-seat = alle prime armi
page-lobby-recolour = { $colour }: cambia colore
page-lobby-remove-seat = { $colour }: togli questo posto
page-lobby-your-colour = Il tuo colore
page-lobby-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
page-lobby-open-table = Apri il tavolo
page-lobby-start = Inizia la partita
page-lobby-open-seats = { $count ->
    [0] Ci sono tutti. La partita comincia subito.
    [one] Un posto è ancora libero. Potrai iniziare quando sarà occupato.
   *[other] { $count } posti sono ancora liberi. Potrai iniziare quando saranno occupati.
}

## The waiting room

page-lobby-waiting-room = Al tavolo
page-lobby-same-deal = È la distribuzione di una partita finita. Se al tavolo c’è chi non l’ha giocata, le carte vengono distribuite di nuovo.
page-lobby-missing = { $count ->
    [0] Ci sono tutti.
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
page-lobby-host-starts = { $count ->
    [0] Ci sono tutti: chi ha aperto il tavolo dà inizio alla partita.
   *[other] Chi ha aperto il tavolo dà inizio alla partita quando ci sono tutti.
}
page-lobby-seat-free = Posto libero
page-lobby-seat-open = { $colour } · si siede chi apre il link per primo
page-lobby-seat-mine = { $colour } · su questo dispositivo
page-lobby-seat-person = { $colour } · su un altro dispositivo
page-lobby-seat-bot = { $colour } · sempre pronto
page-lobby-seat-link = Link al posto { $colour }
page-lobby-free-seat = { $colour }: libera il posto
page-lobby-free-other = Libera il posto di { $name }
page-lobby-ready = presente
page-lobby-link-make = Crea un link
page-lobby-link-again = Nuovo link
page-lobby-link-again-text = Il vecchio link non sarà più valido.
page-lobby-watch-link = Link per gli spettatori
page-lobby-watch-text = Vedono ciò che tutti possono vedere, ma nessuna mano.
page-lobby-reconnecting = Connessione persa, nuovo tentativo
page-lobby-watching = Guardano: { $names }
page-lobby-watch-again-text = Con un nuovo link il vecchio non funziona più, e chi sta guardando viene escluso.

## Coming by a link

page-lobby-join = Invito
page-lobby-join-title-seat = Hai ricevuto un invito
page-lobby-join-text-seat = Qualcuno ti tiene un posto a un tavolo. Non serve un account.
page-lobby-join-host-seat = { $host } ti tiene un posto in una partita di { $game }. Non serve un account.
page-lobby-join-now-seat = Siediti
page-lobby-join-title-watch = Vieni a guardare
page-lobby-join-text-watch = Vedi ciò che tutti al tavolo possono vedere. Non serve un account.
page-lobby-join-host-watch = { $host } ti fa guardare una partita di { $game }. Vedi ciò che tutti al tavolo possono vedere. Non serve un account.
page-lobby-join-now-watch = Guarda
page-lobby-join-title-hand = Guarda le carte di un giocatore
page-lobby-join-text-hand = Vedi la partita da un posto al tavolo, con le carte di chi vi siede, ma non decidi nulla. Non serve un account.
page-lobby-join-host-hand = { $host } ti mostra una mano in una partita di { $game }: vedi la partita da quel posto, ma non decidi nulla. Non serve un account.
page-lobby-join-now-hand = Guarda le carte
page-lobby-join-as = Siediti come { $name }
page-lobby-join-title-device = Le tue partite su questo dispositivo
page-lobby-join-text-device = Apri solo un link creato da te: questo dispositivo giocherà con quel nome.
page-lobby-join-now-device = Continua qui
page-lobby-join-leave = Su questo dispositivo giochi come { $name }: la sessione verrà chiusa.
page-lobby-join-leave-really = Disconnetti { $name } e continua qui
page-lobby-link-none = Questo link è incompleto
page-lobby-link-none-text = Manca la parte dopo il #. Copia di nuovo tutto il link.
page-lobby-link-dead = Questo link non è valido
page-lobby-link-dead-text = È già stato usato, è scaduto o non è mai esistito. Chiedine uno nuovo. Se l'hai usato tu, il tavolo è tra le tue partite.
page-lobby-link-full = Il posto è occupato
page-lobby-link-full-text = Qualcuno è stato più veloce. Chiedi un altro posto o un link per guardare.
page-lobby-link-seated = Siedi già a questo tavolo
page-lobby-link-seated-text = Il link vale ancora per qualcun altro. Il tuo posto è tra le tue partite.

## States

page-lobby-again = Riprova
page-lobby-to-home = Alle mie partite
page-lobby-table = Tavolo
page-lobby-unreachable = Il server non è raggiungibile. Nulla è andato perso: ogni mossa confermata è salvata.
page-lobby-broken = Qualcosa è andato storto in questa pagina. Ricaricala: le tue partite sono al sicuro.
page-lobby-failed = Operazione non riuscita
page-lobby-no-table = Questo tavolo non esiste
page-lobby-no-table-text = A questo indirizzo non c'è un tavolo in cui tu abbia un posto o che tu possa guardare. A un tavolo si arriva con il link che ti è stato mandato.
page-lobby-stranger = Questo dispositivo non è riconosciuto
page-lobby-stranger-text = Apri il link che ti è stato mandato. Se giochi già, crea un link nelle Impostazioni dell'altro dispositivo.
page-lobby-gone = Hai lasciato questo tavolo
page-lobby-watch = Guarda soltanto
page-lobby-removed = Non sei più a questo tavolo
page-lobby-removed-text = Chi ha aperto il tavolo ha liberato il tuo posto o non lascia più guardare nessuno. Se è stato un errore, chiedi un nuovo link.
page-lobby-hand-ended = Queste carte non ti vengono più mostrate
page-lobby-hand-ended-text = Lo ha deciso chi siede a quel posto o chi ha aperto il tavolo. Se è stato un errore, chiedi un nuovo link.
page-lobby-updated = C'è una nuova versione
page-lobby-lost = Qui non c'è nulla
page-lobby-lost-text = L'indirizzo è sbagliato o non è più valido.

## People at the table

page-lobby-people = Persone al tavolo
page-lobby-people-you = tu
page-lobby-people-asked = sta scegliendo
page-lobby-people-mark-text = { $name } può tornare in ogni momento.
page-lobby-people-connected = { $name } è in linea: l'assenza si può segnare solo dopo { $seconds } s senza connessione.
page-lobby-people-too-soon = { $name } non è in linea: l'assenza si potrà segnare tra { $seconds } s.
page-lobby-people-nobody-watches = Nessuno guarda.
page-lobby-people-send-away = Escludi tutti gli spettatori
page-lobby-hand = Chi vede le mie carte
page-lobby-hand-of = Chi vede le carte: { $name }
page-lobby-hand-nobody = Nessuno oltre a te.
page-lobby-hand-text = Chi apre questo link vede la partita dal tuo posto, con le tue carte, ma non decide nulla. Tutti al tavolo vedono chi sta guardando.
page-lobby-hand-link = Link alle mie carte
page-lobby-hand-again-text = Con un nuovo link il vecchio non funziona più, e chi ora vede le tue carte viene escluso.
page-lobby-hand-end = Non mostrare più le mie carte
page-lobby-hand-shown = Vedono anche le carte: { $names }
