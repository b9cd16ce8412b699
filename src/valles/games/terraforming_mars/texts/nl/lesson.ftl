# De les van een eerste spel: een titel die zegt wat je doet, en enkele zinnen. Daarna in cijfers wat een actie opleverde.

## Hoe je wint

tm-lesson-goal = De meeste punten winnen. Het spel eindigt als temperatuur, zuurstof en oceanen voltooid zijn: nog { $left ->
        [one] { $left } stap
       *[other] { $left } stappen
    }. Dit is generatie { $generation } van ongeveer 10.
tm-lesson-goal-solo = Voltooi temperatuur, zuurstof en oceanen voordat de generaties op zijn: nog { $left ->
        [one] { $left } stap
       *[other] { $left } stappen
    }. Dit is generatie { $generation }.

## Voor de eerste beurt

tm-lesson-corporation-title = Kies een bedrijf
tm-lesson-corporation = Het bepaalt je startgeld en je productie. Neem er een dat in elke generatie iets produceert dat je kunt gebruiken.
tm-lesson-first-cards-title = Koop de kaarten die je wilt houden
tm-lesson-first-cards = Elke kaart kost nu 3 M€ en bij het spelen de eigen prijs. Vier tot zes is een goed begin; kaarten die je vroeg kunt spelen zijn het meest waard.

## Beslissingen in een beurt

tm-lesson-first-card-title = Speel een kaart met een lichte rand
tm-lesson-first-card = Je hebt { $money } M€. De prijs staat linksboven. Kaarten die je productie verhogen zijn nu het meest waard, want de opbrengst krijg je in elke generatie. Punten komen later.
tm-lesson-action-title = Voer een actie uit of sla je beurt over
tm-lesson-action = Je hebt { $money } M€. Speel een kaart, gebruik de actie van een blauwe kaart of een standaardproject, of sla je beurt over als er niets nuttigs meer is. Verhoog eerst je productie en je TN; verzamel later punten met groen, steden en kaarten.
tm-lesson-pass-title = Sla je beurt over als er niets nuttigs meer is
tm-lesson-pass = Je kunt nu geen handkaart spelen. Wie de beurt overslaat, is klaar voor deze generatie; je { $money } M€ houd je. Bij de productie krijg je er { $income } M€ bij.
tm-lesson-second-title = Voer een tweede actie uit of beëindig je beurt
tm-lesson-second = Je beurt beëindigen is iets anders dan je beurt overslaan: je komt weer aan de beurt tot iedereen de beurt heeft overgeslagen. Je hebt nog { $money } M€.
tm-lesson-tile-title = Kies een gebied voor de tegel
tm-lesson-tile = Je krijgt wat op het gebied staat, en 2 M€ voor elke oceaan ernaast. Groentegels horen naast je steden: elke levert 1 punt voor zichzelf op en 1 voor de stad.
tm-lesson-payment-title = Kies waarmee je betaalt
tm-lesson-payment = Met staal betaal je bouwkaarten, met titaan ruimtevaartkaarten. Gebruik die eerst: M€ heb je voor al het andere nodig.
tm-lesson-attack-title = Kies wie het treft
tm-lesson-attack = Je hebt er het meest aan als het de koploper treft. Grondstoffen verwijderen is altijd vrijwillig.
tm-lesson-final-title = Zet planten om in een laatste groentegel
tm-lesson-final = Het spel is afgelopen. Elke groentegel levert nog 1 punt op, en 1 voor elke stad ernaast.
tm-lesson-detail-title = Beslis dit deel van je actie
tm-lesson-detail = Wijs een antwoord aan om te zien wat het verandert. Je kunt je stappen ongedaan maken tot er iets verborgens wordt onthuld of je beurt voorbij is.
tm-lesson-research-title = Koop wat je echt gaat spelen
tm-lesson-research = Elke kaart kost nu 3 M€ en later de eigen prijs. Je hebt { $money } M€. Twee of drie kaarten zijn meestal genoeg; niets kopen mag ook.
tm-lesson-waiting-title = De anderen zijn aan de beurt
tm-lesson-waiting = Het logboek toont wat ze doen. Intussen kun je je kaarten bekijken.
tm-lesson-over-title = Het spel is afgelopen
tm-lesson-over = De uitslag toont waar de punten vandaan kwamen. Vergelijk in het volgende spel je productie na de eerste drie generaties.

## Tips op het juiste moment

tm-lesson-last-title = Dit is de laatste generatie
tm-lesson-last = Alle drie de parameters zijn voltooid. Productie loont niet meer: geef nu alles uit aan punten, zoals groen, steden en kaarten met punten.
tm-lesson-milestone-title = Je kunt een mijlpaal opeisen
tm-lesson-milestone = Hij kost 8 M€ en is 5 punten waard die niemand je kan afnemen. In het hele spel worden er maar drie vergeven: wacht niet.
tm-lesson-greenery-title = Je hebt genoeg planten voor groen
tm-lesson-greenery = Omzetten is een actie. De zuurstof stijgt en daarmee je TN met 1; de groentegel is 1 punt waard, en 1 voor elke stad ernaast.
tm-lesson-heat-title = Je hebt genoeg warmte voor de temperatuur
tm-lesson-heat = Als actie verhoogt 8 warmte de temperatuur met één niveau en je TN met 1. Verder heb je weinig aan warmte.
tm-lesson-blue-title = Gebruik de actie van je blauwe kaart
tm-lesson-blue = Een rode pijl geeft een actie aan. De actie van elke kaart kun je één keer per generatie gebruiken.
tm-lesson-projects-title = Standaardprojecten kunnen altijd
tm-lesson-projects = Asteroïde verhoogt voor 14 M€ de temperatuur, Waterloop plaatst voor 18 M€ een oceaan: je TN stijgt telkens met 1. Ze kosten meer dan kaarten, maar je hebt er geen voor nodig.
tm-lesson-award-title = Een onderscheiding kan lonen
tm-lesson-award = Wie aan het einde voorop ligt, krijgt 5 punten, wie er ook heeft betaald. Financier er alleen een waarin je duidelijk voorop ligt.

## Wat een actie opleverde

tm-lesson-did-production = Productie: je hebt { $income } M€ gekregen, waarvan { $rating } voor je TN.
tm-lesson-did-milestone = Mijlpaal: 5 punten voor jou, voorgoed.
tm-lesson-did-award = Onderscheiding: aan het einde 5 punten voor wie voorop ligt.
tm-lesson-did-city = Stad: aan het einde 1 punt voor elke groentegel ernaast.
tm-lesson-did-greenery = Groen: aan het einde 1 punt, en 1 voor elke stad ernaast.
tm-lesson-did-rating = Je TN is { $rating } ({ $number } meer): zoveel M€ meer in elke generatie, en punten aan het einde.
tm-lesson-did-credits = Je M€-productie is { $credits } ({ $number } meer): je inkomen is nu { $income } M€ per generatie.
tm-lesson-did-others = Je produceert nu in elke generatie { $others ->
        [one] { $others } andere grondstof
       *[other] { $others } andere grondstoffen
    } ({ $number } meer).

## Waarom de computer dit zou doen

tm-hint-rest = Niets anders wat nu kan, is zijn prijs waard.
tm-hint-yes = Het is je meer waard dan het kost.
tm-hint-no = Het zou je meer kosten dan het je waard is.
tm-hint-rating = Je TN stijgt: met het inkomen is dat ongeveer { $number } M€ waard.
tm-hint-production = Je productie stijgt: tot het einde is dat ongeveer { $number } M€ waard.
tm-hint-hand = Je hand wordt ongeveer { $number } M€ beter.
tm-hint-resources = Het levert of bespaart grondstoffen ter waarde van ongeveer { $number } M€.
tm-hint-cards = Gespeelde kaarten worden met hun punten en effecten ongeveer { $number } M€ meer waard.
tm-hint-milestones = Het levert je een mijlpaal op of brengt je er dichterbij: ongeveer { $number } M€.
tm-hint-awards = Het geeft je goede kansen op een onderscheiding: ongeveer { $number } M€.
tm-hint-map = Het levert punten op het bord op: ongeveer { $number } M€.
tm-hint-goal = Het brengt het doel van het spel dichterbij: ongeveer { $number } M€.
tm-hint-others = Het zet de anderen terug: ongeveer { $number } M€.
