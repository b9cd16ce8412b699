# La lezione di una prima partita: un titolo che dice che cosa fare e qualche frase. Segue in numeri che cosa è successo.

## Come si vince

om-lesson-goal = Vince chi ha più Punti Opportunità (PO). Missioni e livelli della Colonia da 3 in su avvicinano la fine: ne mancano { $remaining }. Questo è il round { $round } di circa 20.
om-lesson-goal-solo = Vinci se alla fine sono soddisfatti tutti e cinque. La avvicinano Missioni e livelli della Colonia da 3 in su: ne mancano { $remaining }. Round { $round } di circa 20.
om-lesson-need = { $have } su { $least }: { $what }
om-lesson-lead = { $behind ->
    [0] { $lead } PO in più di Lacerda (ne serve { $least })
   *[other] { $behind } PO in meno di Lacerda (ne serve { $least } in più)
}

## Inizio e viaggio

om-lesson-seat-title = Scegli uno spazio dell'ordine di turno
om-lesson-seat = In Orbita (da 1 a 4) ti prepari, nella Colonia (da 5 a 8) costruisci. Comincia nella Colonia: per un primo Edificio hai già tutto. Alcuni spazi danno subito qualcosa.
om-lesson-space-title = Scegli un nuovo spazio dell'ordine di turno
om-lesson-space = I numeri bassi giocano per primi. Confronta che cosa danno gli spazi: il beneficio è subito tuo.
om-lesson-start-title = Scegli da dove parte lo Shuttle
om-lesson-start = Se parte dal tuo lato, presto potrai viaggiare gratis.
om-lesson-travel-title = Viaggia con lo Shuttle o resta
om-lesson-travel = Lo Shuttle ti porta gratis. I tuoi Coloni su questo lato e al lavoro tornano, e occupi un nuovo spazio con il suo beneficio. Andando in Orbita producono i tuoi Minatori ed Edifici Avanzati.
om-lesson-own-ship-title = Di solito resta: questo viaggio costa una Nave
om-lesson-own-ship = Lo Shuttle non lascia il tuo lato. Viaggiare ora costa una Nave del tuo Hangar, e con essa 3 PO. Resta, a meno che qui tu non possa fare nulla di utile.
om-lesson-explore-title = Colloca una tessera Scoperta
om-lesson-explore = Andando nella Colonia collochi una tessera a tre esagoni dal tuo Rover. Mettila dove puoi arrivare prima di Lacerda.

## Il turno

om-lesson-construct-title = Esegui l'azione principale “Costruisci un Edificio”
om-lesson-construct = In ogni turno esegui un'azione principale del lato in cui ti trovi. Nella Colonia conviene cominciare costruendo: servono Generatori, Estrattori d'Acqua, Serre e Condensatori d'Ossigeno.
om-lesson-prepare-title = Esegui un'azione principale in Orbita
om-lesson-prepare = Tecnologie, Progetti e merci preparano ciò che costruirai nella Colonia. Cristalli: { $crystals }, Coloni negli Alloggi: { $home }. La Capsula di atterraggio chiude subito il soggiorno; se lo Shuttle parte in questo round, non ti serve.
om-lesson-build-more-title = Esegui un'azione principale nella Colonia
om-lesson-build-more = Un Edificio che serve al Supporto Vitale dà subito punti e un beneficio. Guarda anche che cosa manca ai requisiti. Cristalli: { $crystals }, Coloni negli Alloggi: { $home }; dove ci sono già Coloni, l'azione costa di più.
om-lesson-colony-title = Esegui un'azione principale nella Colonia
om-lesson-colony = Ora non puoi costruire. Il Centro di Controllo porta i Bot a nuovi cantieri e il Rover ai Cristalli. Coloni negli Alloggi: { $home }.
om-lesson-finish-title = Esegui un'azione esecutiva o termina il turno
om-lesson-finish = L'azione principale è fatta. Cristalli per un'azione esecutiva: { $crystals }; altri in arrivo all'inizio del tuo prossimo turno: { $arriving }.
om-lesson-end-title = Termina il turno
om-lesson-end = L'azione principale è fatta. Cristalli: { $crystals }; altri in arrivo all'inizio del tuo prossimo turno: { $arriving }. Poi gioca Lacerda e lo Shuttle si muove.
om-lesson-waiting-title = Tocca agli altri
om-lesson-waiting = Lacerda rivela una carta ed esegue l'azione del suo numero. Non gli servono merci, e ciò che costruisce giova anche alla Colonia.
om-lesson-over-title = La partita è finita
om-lesson-over = Il risultato mostra che cosa ha dato ogni parte del punteggio e quali obiettivi sono raggiunti.

## Parti di un'azione

om-lesson-build-title = Scegli un Edificio
om-lesson-build = Con ogni Risorsa paghi l'Edificio successivo: con un Minerale il Generatore, con una Batteria l'Estrattore d'Acqua, con l'Acqua la Serra, con una Pianta il Condensatore d'Ossigeno, con l'Ossigeno il Rifugio. Ciò che serve ancora al Supporto Vitale dà punti e un beneficio.
om-lesson-site-title = Scegli un esagono
om-lesson-site = Costruisci sull'esagono di un tuo Bot o accanto. In un Complesso dello stesso tipo ottieni una merce per ogni Edificio che ne fa parte.
om-lesson-benefit-title = Prendi un beneficio
om-lesson-benefit = Con i Cristalli paghi le azioni esecutive. Prendi ciò che ti manca per il prossimo Edificio.
om-lesson-moving-title = Muovi verso il prossimo cantiere
om-lesson-moving = Scegli un pezzo, poi la sua meta. Il Rover raccoglie Cristalli lungo la via; un Bot che si ferma su un Cristallo o una tessera li distrugge.
om-lesson-pay-title = Scegli come pagare
om-lesson-pay = Un Minerale sostituisce qualunque altra Risorsa: tieni i Minerali finché puoi. Non cedere Obiettivi Privati prima di averne completato uno: l'Obiettivo in solitaria lo richiede.
om-lesson-place-bot-title = Colloca il nuovo Bot
om-lesson-place-bot = Costruisci sull'esagono di un Bot o accanto. Mettilo dove ci sono cantieri che gli altri tuoi Bot non raggiungono.
om-lesson-make-room-title = Scegli dove spostare il pezzo
om-lesson-make-room = Deve lasciare l'esagono su cui si costruisce. Un Bot va accanto al prossimo cantiere, il Rover vicino a Cristalli o tessere.
om-lesson-warehouse-title = Prendi una merce dall'Emporio
om-lesson-warehouse = Prendi ciò che manca al prossimo Edificio, alla prossima Nave o a un Contratto. Un Colono mandato al lavoro ne porta un'altra e torna quando viaggi.
om-lesson-more-title = Manda un Colono al lavoro o fermati qui
om-lesson-more = Ogni Colono mandato dà ora una merce in più. Nelle azioni principali collochi Coloni degli Alloggi, quindi tienine alcuni; dal lavoro tornano quando viaggi.
om-lesson-gain-title = Scegli una Risorsa
om-lesson-gain = Prendi ciò che manca al prossimo Edificio, alla prossima Nave o a un Contratto. Di ognuna puoi tenerne { $storage }.
om-lesson-retrieve-title = Richiama un Colono
om-lesson-retrieve = Un Colono negli Alloggi si può collocare di nuovo nel prossimo turno. Gli ultimi spazi di un'azione costano di più: liberane uno che vuoi usare ancora.
om-lesson-produce-title = Scegli che cosa produce un'altra volta
om-lesson-produce = Per ogni Colono mandato al lavoro produce di nuovo un Minatore o un Edificio Avanzato. Scegli la merce che ti manca.
om-lesson-tech-title = Scegli quale tessera Tecnologia usare
om-lesson-tech = Il livello stabilisce quanto può crescere il Complesso. Usa la tua dove basta: il proprietario di un'altra ottiene 1 Ossigeno o la sviluppa.
om-lesson-compensate-title = Sviluppa la tessera o tieni l'Ossigeno
om-lesson-compensate = Ogni livello rende più forte una Tecnologia e alla fine vale di più. Con l'Ossigeno paghi un Rifugio.
om-lesson-tile-title = Prendi la tessera o lasciala
om-lesson-tile = Il beneficio è subito tuo. Se la lasci, può prenderla un altro Rover o distruggerla un Edificio.
om-lesson-keep-tile-title = Scegli la tessera per la carta
om-lesson-keep-tile = La carta dà il beneficio di questa tessera ora e a ogni uso successivo. Scegli qualcosa che ti serve spesso.
om-lesson-refill-title = Scegli il prossimo Contratto
om-lesson-refill = Hai preso una carta, quindi scegli che cosa ne occupa il posto. Scegli un Contratto che potresti completare anche tu.
om-lesson-means-title = Paga Cristalli o manda lo Scienziato
om-lesson-means = Uno Scienziato usa senza Cristalli un Edificio Avanzato del suo campo, tuo o altrui, e vi resta finché non lo mandi altrove.
om-lesson-buy-title = Decidi se vale il prezzo
om-lesson-buy = Paga se queste merci non ti servono per il prossimo Edificio o la prossima Nave. Indica una risposta per vedere che cosa cambia.
om-lesson-detail-title = Decidi questa parte dell'azione
om-lesson-detail = Indica una risposta per vedere che cosa cambia. Puoi annullare i tuoi passi finché non si rivela qualcosa di nascosto.

## Consigli al momento giusto

om-lesson-final-title = La fine è innescata
om-lesson-final = Conta solo ciò che dà punti: Navi nell'Hangar, Coloni negli Alloggi, Progetti costruiti, Contratti completati. Confronta l'elenco dei requisiti con ciò che manca.
om-lesson-task-title = Hai svolto un compito di Primi Coloni
om-lesson-task = Mostra la carta per ottenere la ricompensa; è possibile una volta per round.
om-lesson-goal-card-title = Puoi completare un Obiettivo Privato
om-lesson-goal-card = Primi Coloni richiede un Obiettivo Privato completato, che dà anche una ricompensa. In una partita se ne può completare uno solo.
om-lesson-deliver-title = Consegna una merce al tuo Contratto
om-lesson-deliver = Puoi farlo in qualsiasi momento del tuo turno. Un Contratto completato vale molti punti, e Primi Coloni ne richiede uno.
om-lesson-upgrade-title = Puoi migliorare un Edificio
om-lesson-upgrade = Con un Progetto e un Minerale diventa un tuo Edificio Avanzato. Produce a ogni viaggio in Orbita e dà 3 o più punti invece di toglierli.
om-lesson-level-title = La Colonia è al livello { $level }
om-lesson-level = Ai livelli 2 e 3 i cubi Progresso danno punti, in Orbita ci sono nuovi Progetti e puoi accogliere una Nave in più. Primi Coloni richiede il livello 3.
om-lesson-hire-title = Scienziati e Contratti Terrestri
om-lesson-hire = Un Contratto costa un Cristallo; completato dà molti punti, altrimenti ne toglie. Primi Coloni ne richiede uno. Gli Scienziati usano gli Edifici Avanzati senza Cristalli.
om-lesson-ship-title = Puoi accogliere una Nave
om-lesson-ship = Per Acqua e una Pianta porta 2 Coloni, oppure 1 e un Bot. Nell'Hangar vale 3 PO e libera un'azione esecutiva.
om-lesson-move-title = Il Centro di Controllo muove i tuoi pezzi
om-lesson-move = I Bot decidono dove puoi costruire, il Rover raccoglie Cristalli e tessere. Muovili quando intorno ai Bot i buoni cantieri sono occupati.
om-lesson-learn-title = Impara una Tecnologia
om-lesson-learn = Permette di costruire accanto a Edifici del suo tipo: Complessi più grandi danno più merci, e il tuo cubo Progresso dà punti. Primi Coloni ne richiede una di livello 6.
om-lesson-blueprint-title = Ottieni un Progetto
om-lesson-blueprint = Più tardi trasforma un Edificio in un tuo Edificio Avanzato. Prendi solo Progetti che costruirai: uno non costruito toglie tanti punti quanti ne darebbe.
om-lesson-research-title = Sviluppa le tue Tecnologie
om-lesson-research = La ricerca sposta una Tecnologia nella colonna successiva: ne aumentano il livello e i punti. Primi Coloni ne richiede una di livello 6: portane una sola fino in fondo.
om-lesson-mission-title = Le Missioni avvicinano la fine
om-lesson-mission = Ogni contributo ti dà subito Cristalli. Contano le Missioni completate e i livelli della Colonia da 3 in su: all'ultimo round ne mancano { $remaining }.
om-lesson-shelter-title = Un Rifugio dà spazio
om-lesson-shelter = Di ogni Risorsa ora puoi tenere fino a { $storage }. Ogni Rifugio aggiunge 1 e il posto per 2 Coloni.
om-lesson-executive-title = Puoi eseguire un'azione esecutiva
om-lesson-executive = Si paga con i Cristalli; ne hai { $crystals }. È possibile una volta per turno, su qualunque lato. Puoi anche terminare il turno e conservarli.

## Che cosa è successo

om-lesson-did-level = La Colonia è ora al livello { $level }.
om-lesson-did-contract = Contratto completato: finora ne hai { $contracts }.
om-lesson-did-ship = Nave: 3 PO nel tuo Hangar. Navi accolte: { $ships }.
om-lesson-did-shelter = Rifugio: ora hai posto per { $storage } di ogni Risorsa e { $room } Coloni.
om-lesson-did-technology = Tecnologia: ora ne hai { $technologies } nel Laboratorio.
om-lesson-did-blueprint = Progetto: ora ne hai { $blueprints }; costruiscilo, o alla fine toglie punti.
om-lesson-did-orbit = Sei in Orbita: le tue Miniere e gli Edifici Avanzati hanno prodotto, e i Coloni sono tornati.
om-lesson-did-colony = Sei nella Colonia, e i Coloni sono tornati.
om-lesson-did-points = Hai ottenuto { $number } PO; ora ne hai { $points }.
om-lesson-did-crystals = Cristalli: { $number } in più, ora { $crystals }, compresi quelli in arrivo.

## Perché il computer lo farebbe

om-hint-rest = Nient'altro di ciò che è possibile ora dà di più.
om-hint-yes = Per te vale più di quanto costa.
om-hint-no = Ti costerebbe più di quanto vale per te.
om-hint-points = Dà { $number } PO.
om-hint-progress = Il tuo Progresso migliora: circa { $number } PO.
om-hint-ships = Una Nave dà punti e posto per i Cristalli: circa { $number } PO.
om-hint-colonists = Avrai più Coloni per lavorare: circa { $number } PO.
om-hint-technologies = Le tue Tecnologie valgono circa { $number } PO in più.
om-hint-blueprints = I tuoi Progetti ed Edifici Avanzati valgono circa { $number } PO in più.
om-hint-scientists = Gli Scienziati danno punti con i tuoi Edifici Avanzati: circa { $number } PO.
om-hint-contracts = Migliorano le possibilità con i Contratti: circa { $number } PO.
om-hint-goods = Dà o fa risparmiare merci per circa { $number } PO.
om-hint-mines = Una Miniera dà Minerali a ogni viaggio: circa { $number } PO.
om-hint-rewards = Le ricompense del Supporto Vitale possono dare ancora punti: circa { $number } PO.
om-hint-goals = I tuoi Obiettivi Privati si avvicinano: circa { $number } PO.
om-hint-victory = Un Obiettivo in solitaria si avvicina; quanto varrebbero { $number } PO.
om-hint-bots = Un altro Bot apre nuovi cantieri: circa { $number } PO.
om-hint-shelters = Un Rifugio dà posto a merci e Coloni: circa { $number } PO.
om-hint-places = I tuoi Bot e il Rover sono in posizioni migliori: circa { $number } PO.
om-hint-end = La fine della partita arriva quando ti serve: circa { $number } PO.
om-hint-turn = Prepara un prossimo turno migliore: circa { $number } PO.
