# De les van een eerste spel: een titel die zegt wat je doet, en enkele zinnen. Daarna in cijfers wat een actie opleverde.

## Hoe je wint

om-lesson-goal = De meeste kansenpunten (KP) winnen. Missies en kolonieniveaus vanaf 3 brengen het einde dichterbij: nog { $remaining }. Dit is ronde { $round } van ongeveer 20.
om-lesson-goal-solo = Je wint als aan het einde alle vijf zijn gehaald. Missies en kolonieniveaus vanaf 3 brengen het dichterbij: nog { $remaining }. Ronde { $round } van ongeveer 20.
om-lesson-need = { $have } van { $least }: { $what }
om-lesson-lead = { $behind ->
    [0] { $lead } KP voor op Lacerda ({ $least } nodig)
   *[other] { $behind } KP achter op Lacerda ({ $least } voorsprong nodig)
}

## Begin en reis

om-lesson-seat-title = Kies een beurtvolgordeveld
om-lesson-seat = In de baan om Mars (1 tot en met 4) bereid je je voor, in de kolonie (5 tot en met 8) bouw je. Begin in de kolonie: voor een eerste gebouw heb je alles. Sommige velden geven meteen iets.
om-lesson-space-title = Kies een nieuw beurtvolgordeveld
om-lesson-space = Lage nummers zijn eerst aan de beurt. Vergelijk wat de velden geven: het voordeel krijg je meteen.
om-lesson-start-title = Kies waar de shuttle begint
om-lesson-start = Begint hij aan jouw kant, dan kun je binnenkort gratis reizen.
om-lesson-travel-title = Reis met de shuttle of blijf
om-lesson-travel = De shuttle neemt je gratis mee. Je kolonisten aan deze kant en van het werk komen terug, en je kiest een nieuw veld met het voordeel ervan. Op weg naar de baan om Mars produceren je mijnwerkers en geavanceerde gebouwen.
om-lesson-own-ship-title = Blijf meestal: deze reis kost een schip
om-lesson-own-ship = De shuttle verlaat jouw kant niet. Nu reizen kost een schip uit je hangar, en daarmee 3 KP. Blijf, tenzij je hier niets nuttigs kunt doen.
om-lesson-explore-title = Leg een ontdekkingstegel
om-lesson-explore = Op weg naar de kolonie leg je een tegel drie zeshoeken van je rover vandaan. Leg hem waar je eerder kunt zijn dan Lacerda.

## De beurt

om-lesson-construct-title = Voer de hoofdactie “Een gebouw bouwen” uit
om-lesson-construct = In elke beurt voer je één hoofdactie uit van de kant waar je bent. In de kolonie is bouwen het beste begin: de kolonie heeft generatoren, waterextractoren, kassen en zuurstofcondensors nodig.
om-lesson-prepare-title = Voer een hoofdactie in de baan om Mars uit
om-lesson-prepare = Technologieën, blauwdrukken en goederen bereiden voor wat je in de kolonie bouwt. Je hebt { $crystals ->
        [one] { $crystals } kristal
       *[other] { $crystals } kristallen
    } en { $home ->
        [one] { $home } kolonist
       *[other] { $home } kolonisten
    } in je woonverblijf. De landingscapsule beëindigt je verblijf meteen; vertrekt de shuttle deze ronde, dan heb je die niet nodig.
om-lesson-build-more-title = Voer een hoofdactie in de kolonie uit
om-lesson-build-more = Een gebouw dat de levensondersteuning nodig heeft, levert meteen punten en een voordeel op. Kijk ook wat er nog aan de eisen ontbreekt. Je hebt { $crystals ->
        [one] { $crystals } kristal
       *[other] { $crystals } kristallen
    } en { $home ->
        [one] { $home } kolonist
       *[other] { $home } kolonisten
    } in je woonverblijf; waar al kolonisten staan, kost de actie meer.
om-lesson-colony-title = Voer een hoofdactie in de kolonie uit
om-lesson-colony = Bouwen kun je nu niet. Het Controlecentrum brengt je bots naar nieuwe bouwplaatsen en je rover naar kristallen. Je hebt { $home ->
        [one] { $home } kolonist
       *[other] { $home } kolonisten
    } in je woonverblijf.
om-lesson-finish-title = Voer een speciale actie uit of beëindig je beurt
om-lesson-finish = Je hoofdactie is gedaan. Voor een speciale actie heb je { $crystals ->
        [one] { $crystals } kristal
       *[other] { $crystals } kristallen
    }; er komen er { $arriving } bij aan het begin van je volgende beurt.
om-lesson-end-title = Beëindig je beurt
om-lesson-end = Je hoofdactie is gedaan. Je hebt { $crystals ->
        [one] { $crystals } kristal
       *[other] { $crystals } kristallen
    }; er komen er { $arriving } bij aan het begin van je volgende beurt. Dan speelt Lacerda en beweegt de shuttle.
om-lesson-waiting-title = De anderen zijn aan de beurt
om-lesson-waiting = Lacerda draait een kaart om en voert de actie van dat nummer uit. Hij heeft geen goederen nodig, en wat hij bouwt, helpt ook de kolonie.
om-lesson-over-title = Het spel is afgelopen
om-lesson-over = De uitslag toont wat elk deel van de score opleverde en welke doelen zijn gehaald.

## Delen van een actie

om-lesson-build-title = Kies een gebouw
om-lesson-build = Met de ene grondstof kom je aan de volgende: met een mineraal aan de generator, met een batterij aan de waterextractor, met water aan de kas, met een plant aan de zuurstofcondensor, met zuurstof aan het onderkomen. Wat de levensondersteuning nog nodig heeft, levert punten en een voordeel op.
om-lesson-site-title = Kies een zeshoek
om-lesson-site = Je bouwt onder of naast een van je bots. In een complex van hetzelfde type krijg je één product voor elk gebouw erin.
om-lesson-benefit-title = Neem één voordeel
om-lesson-benefit = Met kristallen betaal je speciale acties. Neem wat je voor je volgende gebouw tekortkomt.
om-lesson-moving-title = Ga naar je volgende bouwplaats
om-lesson-moving = Kies een speelstuk en dan waar het heen gaat. Een rover verzamelt onderweg kristallen; een bot die op een kristal of tegel blijft staan, vernietigt die.
om-lesson-pay-title = Kies waarmee je betaalt
om-lesson-pay = Een mineraal vervangt elke andere grondstof, dus bewaar mineralen zo lang je kunt. Lever geen privédoelen in voordat er een is voltooid: het solodoel vraagt er een.
om-lesson-place-bot-title = Plaats je nieuwe bot
om-lesson-place-bot = Je bouwt onder een bot en eromheen. Zet de nieuwe waar bouwplaatsen liggen die je andere bots niet bereiken.
om-lesson-make-room-title = Kies waar je speelstuk heen gaat
om-lesson-make-room = Het moet weg van de zeshoek waar gebouwd wordt. Zet een bot naast je volgende bouwplaats, en de rover dicht bij kristallen of tegels.
om-lesson-warehouse-title = Neem iets uit het pakhuis
om-lesson-warehouse = Neem wat je voor je volgende gebouw, schip of contract tekortkomt. Een kolonist die je aan het werk zet, brengt er nog één en komt terug als je reist.
om-lesson-more-title = Zet een kolonist aan het werk of stop hier
om-lesson-more = Elke kolonist die je stuurt, levert nu één extra op. Voor hoofdacties gebruik je kolonisten uit je woonverblijf, dus houd er een paar; van het werk komen ze terug als je reist.
om-lesson-gain-title = Kies een grondstof
om-lesson-gain = Neem wat je voor je volgende gebouw, schip of contract tekortkomt. Van elke kun je er { $storage } bewaren.
om-lesson-retrieve-title = Haal een kolonist terug
om-lesson-retrieve = Een kolonist in je woonverblijf kun je in je volgende beurt weer inzetten. De latere plekken van een actie kosten meer, dus maak er een vrij die je weer wilt gebruiken.
om-lesson-produce-title = Kies wat nog een keer produceert
om-lesson-produce = Voor elke kolonist die je aan het werk zet, produceert één mijnwerker of geavanceerd gebouw nog een keer. Kies wat je tekortkomt.
om-lesson-tech-title = Kies wiens techtegel je gebruikt
om-lesson-tech = Het niveau bepaalt hoe groot het complex mag worden. Neem je eigen tegel als die volstaat: de eigenaar van een andere krijgt 1 zuurstof of ontwikkelt die tegel.
om-lesson-compensate-title = Ontwikkel je tegel of houd de zuurstof
om-lesson-compensate = Elk niveau maakt een technologie sterker en telt aan het einde zwaarder. Met zuurstof betaal je een onderkomen.
om-lesson-tile-title = Neem de tegel of laat hem liggen
om-lesson-tile = Het voordeel krijg je meteen. Laat je hem liggen, dan kan een andere rover hem nemen of een gebouw hem vernietigen.
om-lesson-keep-tile-title = Kies de tegel voor je kaart
om-lesson-keep-tile = De kaart geeft het voordeel van deze tegel nu en bij elk volgend gebruik. Kies iets wat je vaak nodig hebt.
om-lesson-refill-title = Kies het volgende contract
om-lesson-refill = Je hebt een kaart genomen, dus jij kiest wat op de lege plek komt. Kies een contract dat jij ook kunt voltooien.
om-lesson-means-title = Betaal kristallen of stuur je wetenschapper
om-lesson-means = Een wetenschapper gebruikt een geavanceerd gebouw van zijn vakgebied zonder kristallen, dat van jou of van een ander, en blijft daar tot je hem ergens anders heen stuurt.
om-lesson-buy-title = Beslis of het de prijs waard is
om-lesson-buy = Betaal als je dit niet nodig hebt voor je volgende gebouw of schip. Wijs een antwoord aan om te zien wat het verandert.
om-lesson-detail-title = Beslis dit deel van je actie
om-lesson-detail = Wijs een antwoord aan om te zien wat het verandert. Je kunt je stappen ongedaan maken tot er iets verborgens wordt onthuld.

## Tips op het juiste moment

om-lesson-final-title = Het einde is ingeluid
om-lesson-final = Nu telt alleen wat punten oplevert: schepen in de hangar, kolonisten in het woonverblijf, gebouwde blauwdrukken, voltooide contracten. Vergelijk de lijst met eisen met wat er ontbreekt.
om-lesson-task-title = Je hebt een taak van Eerste Kolonisten gedaan
om-lesson-task = Toon de kaart om de beloning te krijgen; dat kan één keer per ronde.
om-lesson-goal-card-title = Je kunt een privédoel voltooien
om-lesson-goal-card = Eerste Kolonisten vraagt één voltooid privédoel, en het geeft een beloning. In een spel kun je er maar één voltooien.
om-lesson-deliver-title = Lever voor je contract
om-lesson-deliver = Dat kan op elk moment van je beurt. Een voltooid contract is veel punten waard, en Eerste Kolonisten vraagt er een.
om-lesson-upgrade-title = Je kunt een gebouw opwaarderen
om-lesson-upgrade = Met een blauwdruk en een mineraal wordt het je eigen geavanceerde gebouw. Het produceert bij elke reis naar de baan om Mars en levert 3 of meer punten op in plaats van ze te kosten.
om-lesson-level-title = De kolonie is op niveau { $level }
om-lesson-level = Op niveau 2 en 3 leveren voortgangsblokjes punten op, er liggen nieuwe blauwdrukken en je mag één schip meer verwelkomen. Eerste Kolonisten vraagt niveau 3.
om-lesson-hire-title = Wetenschappers en aardecontracten
om-lesson-hire = Een contract kost een kristal; voltooid levert het veel punten op, mislukt kost het punten. Eerste Kolonisten vraagt er een. Wetenschappers gebruiken geavanceerde gebouwen zonder kristallen.
om-lesson-ship-title = Je kunt een schip verwelkomen
om-lesson-ship = Voor water en een plant brengt het 2 kolonisten, of 1 en een bot. In de hangar is het 3 KP waard, en het maakt een speciale actie vrij.
om-lesson-move-title = Het Controlecentrum verplaatst je speelstukken
om-lesson-move = De bots bepalen waar je kunt bouwen, de rover verzamelt kristallen en tegels. Verplaats ze als alle goede bouwplaatsen rond je bots bezet zijn.
om-lesson-learn-title = Leer een technologie
om-lesson-learn = Daarmee mag je naast gebouwen van dat type bouwen: grotere complexen geven meer goederen, en je voortgangsblokje levert punten op. Eerste Kolonisten vraagt er een op niveau 6.
om-lesson-blueprint-title = Neem een blauwdruk
om-lesson-blueprint = Later maak je er een gebouw mee tot je eigen geavanceerde gebouw. Neem alleen blauwdrukken die je gaat bouwen: een niet gebouwde kost zoveel punten als hij zou opleveren.
om-lesson-research-title = Ontwikkel je technologieën
om-lesson-research = Onderzoek schuift een technologie naar de volgende kolom: het niveau en de punten stijgen. Eerste Kolonisten vraagt er een op niveau 6, dus breng er één helemaal vooruit.
om-lesson-mission-title = Missies brengen het einde dichterbij
om-lesson-mission = Elke bijdrage geeft je meteen kristallen. Voltooide missies en kolonieniveaus vanaf 3 tellen: nog { $remaining } en de laatste ronde begint.
om-lesson-shelter-title = Een onderkomen geeft ruimte
om-lesson-shelter = Van elke grondstof kun je er nu { $storage } bewaren. Elk onderkomen voegt er 1 aan toe, en plaats voor 2 kolonisten.
om-lesson-executive-title = Je mag een speciale actie uitvoeren
om-lesson-executive = Je betaalt met kristallen; je hebt er { $crystals }. Eén per beurt is mogelijk, aan welke kant je ook bent. Je kunt je beurt ook beëindigen en ze bewaren.

## Wat een actie opleverde

om-lesson-did-level = De kolonie is nu op niveau { $level }.
om-lesson-did-contract = Een contract is voltooid: je hebt er nu { $contracts }.
om-lesson-did-ship = Schip: 3 KP in je hangar. Je hebt er { $ships } verwelkomd.
om-lesson-did-shelter = Onderkomen: je hebt nu plaats voor { $storage } van elke grondstof en { $room ->
        [one] { $room } kolonist
       *[other] { $room } kolonisten
    }.
om-lesson-did-technology = Technologie: je hebt er nu { $technologies } in je laboratorium.
om-lesson-did-blueprint = Blauwdruk: je hebt er nu { $blueprints }; bouw hem, anders kost hij aan het einde punten.
om-lesson-did-orbit = Je bent in de baan om Mars: je mijnen en geavanceerde gebouwen hebben geproduceerd, en je kolonisten zijn terug.
om-lesson-did-colony = Je bent in de kolonie, en je kolonisten zijn terug.
om-lesson-did-points = Je hebt { $number } KP gescoord; je hebt er nu { $points }.
om-lesson-did-crystals = Kristallen: { $number } meer, nu { $crystals }, samen met die nog aankomen.

## Waarom de computer dit zou doen

om-hint-rest = Niets anders wat nu kan, levert meer op.
om-hint-yes = Het is je meer waard dan het kost.
om-hint-no = Het zou je meer kosten dan het je waard is.
om-hint-points = Het levert { $number } KP op.
om-hint-progress = Je voortgang wordt beter: ongeveer { $number } KP.
om-hint-ships = Een schip levert punten en plaats voor kristallen op: ongeveer { $number } KP.
om-hint-colonists = Je hebt meer kolonisten om mee te werken: ongeveer { $number } KP.
om-hint-technologies = Je technologieën worden ongeveer { $number } KP meer waard.
om-hint-blueprints = Je blauwdrukken en geavanceerde gebouwen worden ongeveer { $number } KP meer waard.
om-hint-scientists = Wetenschappers scoren met je geavanceerde gebouwen: ongeveer { $number } KP.
om-hint-contracts = Je kansen met contracten stijgen: ongeveer { $number } KP.
om-hint-goods = Het levert of bespaart goederen ter waarde van ongeveer { $number } KP.
om-hint-mines = Een mijn levert bij elke reis mineralen op: ongeveer { $number } KP.
om-hint-rewards = Beloningen van de levensondersteuning kunnen nog eens scoren: ongeveer { $number } KP.
om-hint-goals = Je privédoelen komen dichterbij: ongeveer { $number } KP.
om-hint-victory = Een solodoel komt dichterbij; zoveel als { $number } KP waard zouden zijn.
om-hint-bots = Een extra bot geeft nieuwe bouwplaatsen: ongeveer { $number } KP.
om-hint-shelters = Een onderkomen geeft plaats voor goederen en kolonisten: ongeveer { $number } KP.
om-hint-places = Je bots en je rover staan beter: ongeveer { $number } KP.
om-hint-end = Het einde van het spel komt wanneer jij het nodig hebt: ongeveer { $number } KP.
om-hint-turn = Het bereidt een betere volgende beurt voor: ongeveer { $number } KP.
