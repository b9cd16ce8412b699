# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions of a turn

om-ask-turn = Voer een hoofdactie uit; ervoor of erna mag je een speciale actie uitvoeren.
om-ask-turn-main-done = Voer een speciale actie uit of beëindig je beurt.
om-ask-turn-executed = Voer een hoofdactie uit.
om-ask-turn-end = Wil je je beurt beëindigen?
om-ask-means = { $card }: wil je kristallen betalen of je wetenschapper erheen sturen?
om-ask-pay = Je moet { $price } betalen. Waarmee betaal je?
om-ask-buy = Wil je { $price } betalen om { $effect }?
    .effect = te
om-ask-choose = Kies een mogelijkheid.
om-ask-either = Waarmee betaal je om { $effect }?
    .effect = te

## Questions about goods and colonists

om-ask-straight = { $what-count ->
    [one] Je ontvangt { $what }. Wil je dat meteen leveren voor een contract?
   *[other] Je ontvangt { $what }. Wil je daarvan meteen iets leveren voor een contract?
}
om-ask-gain-more = Wil je een kolonist aan het werk zetten om nog { $what } te ontvangen?
om-ask-gain-any = { $left ->
    [0] Wil je nog een grondstof ontvangen?
   *[other] Welke grondstof ontvang je? (nog { $left })
}
om-ask-warehouse = { $left ->
    [0] Wil je nog iets uit het pakhuis nemen?
   *[other] Wat neem je uit het pakhuis? (nog { $left })
}
om-ask-retrieve = Waarvandaan haal je een kolonist terug?
om-ask-produce = Welke mijnwerker of welk geavanceerd gebouw produceert nog een keer?
om-ask-last-delivery = De partij is afgelopen. Wil je nog iets leveren voor je contracten?

## Questions about blueprints and buildings

om-ask-blueprint = { $left ->
    [0] Wil je nog een blauwdruk nemen?
   *[other] Welke blauwdruk neem je? (nog { $left })
}
om-ask-upgrade = { $left ->
    [0] Wil je nog een gebouw opwaarderen?
   *[other] Met welke blauwdruk waardeer je een gebouw op? (nog { $left })
}
om-ask-upgrade-at = { $card }: welk gebouw waardeer je op?
om-ask-build = Welk gebouw bouw je?
om-ask-build-at = Waar bouw je { $building }?
    .building = indefinite
om-ask-tech = Van wie gebruik je de techtegel? Om hier { $building } te bouwen, heb je niveau { $level } nodig.
    .building = indefinite

## Questions about the laboratory

om-ask-learn = Welke techtegel neem je?
om-ask-install = Waar in je laboratorium leg je de { $tech }?
om-ask-develop = { $left ->
    [0] Wil je nog een keer een techtegel ontwikkelen?
   *[other] Welke techtegel ontwikkel je? (nog { $left })
}
om-ask-compensate = { $by } heeft je { $tech } gebruikt. Wil je die ontwikkelen of de zuurstof houden?

## Questions about bots, rover and map

om-ask-move = Verplaats je bots en je rover. (Bewegingspunten: bots { $bots }, rover { $rover })
om-ask-move-bots = Verplaats je bots. (Bewegingspunten: { $left })
om-ask-move-rover = Verplaats je rover. (Bewegingspunten: { $left })
om-ask-take-tile = Wil je de { $tile } nemen?
om-ask-displace = Je { $piece } moet plaatsmaken. Waar gaat hij heen?
om-ask-place-bot = Waar plaats je de nieuwe bot?
om-ask-explore = Welke ontdekkingstegel plaats je op Mars?
om-ask-explore-at = Waar plaats je de { $tile }?
om-ask-keep-discovery = Welke ontdekkingstegel leg je op de kaart?

## Questions about ships, scientists and contracts

om-ask-ship = Welk schip verwelkom je?
om-ask-ship-reward = Wat brengt het schip mee?
om-ask-offer = Welke wetenschapper of welk contract neem je?
om-ask-refill = Welk contract komt op de lege plek in het aanbod?

## Questions about travel and turn order

om-ask-shuttle = Aan welke kant begint de shuttle?
om-ask-travel = De shuttle vertrekt van jouw kant. Wil je meereizen?
om-ask-travel-by-ship = Wil je met een eigen schip naar de andere kant reizen?
om-ask-space = Welk beurtvolgordeveld neem je?

## Answers

om-option-done = Klaar
om-option-end = Beurt beëindigen
om-option-yes = Ja
om-option-no = Nee
om-option-stay = Blijven
om-option-travel = Reizen
om-option-travel-by-ship = Reizen met { $price }
om-option-keep = De zuurstof houden
om-option-boost = Een kolonist aan het werk zetten (+1)
om-option-boost-bots = Een kolonist aan het werk zetten (bots +1 bewegingspunt)
om-option-boost-bots-by-crystal = Een kristal betalen (bots +1 bewegingspunt)
om-option-boost-rover = Een kolonist aan het werk zetten (rover +1 bewegingspunt)
om-option-boost-rover-by-crystal = Een kristal betalen (rover +1 bewegingspunt)
om-option-with-crystals = { $price } betalen
om-option-with-scientist = Je wetenschapper erheen sturen
om-option-reward-colonists = { $colonists }
om-option-reward-bot = { $colonists } en 1 bot
om-option-shuttle-orbit = In de baan om Mars
om-option-shuttle-colony = In de kolonie
om-option-action = { $action }
om-option-executive = Speciale actie voor { $price }: { $effect }
    .effect = infinitive
om-option-use = { $price-count ->
    [0] “{ $card }” gebruiken (gratis)
   *[other] “{ $card }” gebruiken ({ $price })
}
om-option-build = { $building } ({ $price })
om-option-pay = { $what }
om-option-pay-goal = { $card } in plaats van een kristal
om-option-goal-cards = { $option } · kost { $what }
om-option-take = { $what }
om-option-tech = { $level ->
    [0] Techtegel van { $seat }
   *[other] Techtegel van { $seat } (niveau { $level })
}
om-option-ship = { $price-count ->
    [0] Schip op depotveld { $place }; maakt deze speciale actie vrij: { $effect }
   *[other] Schip op depotveld { $place } ({ $price }); maakt deze speciale actie vrij: { $effect }
}
    .effect = infinitive
om-option-retrieve = Van “{ $action }”
om-option-retrieve-work = Uit je werkgebied
om-option-space = { $effect-count ->
    [0] Veld { $space }
   *[other] Veld { $space }: { $effect }
}
    .effect = infinitive
om-option-choose = Mogelijkheid { $number }
om-option-effect = { $effect }
    .effect = infinitive
om-option-develop = { $price-count ->
    [0] De { $tech } ontwikkelen naar laboratoriumveld { $space } (niveau { $level }, gratis)
   *[other] De { $tech } ontwikkelen naar laboratoriumveld { $space } (niveau { $level }, { $price })
}
om-option-develop-space = Van laboratoriumveld { $from } naar { $to } ontwikkelen
om-option-lab = { $effect-count ->
    [0] Laboratoriumveld { $space }
   *[other] Laboratoriumveld { $space }: { $effect }
}
    .effect = infinitive
om-option-learn = { $price-count ->
    [0] { $tech } · gratis
   *[other] { $tech } · { $price }
}
om-option-grid-top = Techraster, bovenste rij, veld { $place }
om-option-grid-middle = Techraster, middelste rij, veld { $place }
om-option-grid-bottom = Techraster, onderste rij, veld { $place }
om-option-rover = Rover { $direction } ({ $hex })
om-option-bot = Bot { $bot } { $direction } ({ $from } → { $hex })
om-option-goal = { $card } voltooien
om-option-task = { $card } tonen
om-option-deliver = { $what } leveren voor { $card }
om-option-hex = Zeshoek { $hex }
om-option-card = { $price-count ->
    [0] { $card }
   *[other] { $card } · { $price }
}

## Why not: the turn

om-why-not-asked = Deze keuze is nu niet aan de orde.
om-why-not-your-turn = Je bent niet aan de beurt.
om-why-wrong-side = Deze actie ligt aan de andere kant van het speelbord.
om-why-main-action-done = Je hebt in deze beurt al een hoofdactie uitgevoerd.
om-why-main-action-due = Je moet eerst je hoofdactie uitvoeren.
om-why-executive-done = Je hebt in deze beurt al een speciale actie uitgevoerd.
om-why-must-act = Je moet dit minstens één keer doen.
om-why-already-used = Je hebt hiervoor al een techtegel gebruikt.
om-why-no-boost = Er valt nu niets te versterken.

## Why not: paying and gaining

om-why-too-expensive = { $price-count ->
    [0] Je kunt dit niet betalen.
   *[other] Dit kost { $price } en dat kun je niet betalen.
}
om-why-no-colonist = Je hebt hiervoor geen kolonist in je woonverblijf.
om-why-placement-too-expensive = Daar een kolonist plaatsen kost { $price } extra en dat kun je niet betalen.
om-why-slot-taken = Je kolonist staat daar nog.
om-why-nothing-to-gain = Dit zou niets opleveren.
om-why-out-of-stock = Hiervan is niets meer beschikbaar.
om-why-no-room = Je hebt hier geen plaats voor.
om-why-nobody-there = Je hebt daar geen kolonist.
om-why-not-needed = Voor geen van je contracten is dit nodig.

## Why not: cards and tiles

om-why-not-on-display = Deze kaart ligt niet in het aanbod.
om-why-no-marker = Je hebt geen fiche voor geavanceerde gebouwen meer.
om-why-already-owned = Je hebt er al een van dit type.
om-why-no-tile-there = Daar ligt geen tegel.
om-why-no-tiles = Er ligt geen ontdekkingstegel in het aanbod.
om-why-lab-full = In de eerste kolom van je laboratorium is geen veld vrij.
om-why-lab-space-taken = Dit veld van het laboratorium is bezet.
om-why-goal-not-met = Je hebt dit doel niet, of er is niet aan de voorwaarde voldaan.
om-why-goal-done = Je hebt al een privédoel voltooid.
om-why-task-not-done = Deze taak is niet van jou of is nog niet uitgevoerd.
om-why-task-shown = Je hebt in deze ronde al een taak getoond.

## Why not: buildings

om-why-stack-empty = Er zijn geen gebouwtegels van dit type meer.
om-why-built-on = Op deze zeshoek staat een gebouw.
om-why-out-of-zone = Deze zeshoek ligt niet in de bouwzone van je bots.
om-why-too-far = Het moet naast een gebouw van zijn type staan, of op afstand 2 van het dichtstbijzijnde.
om-why-tech-too-low = Geen enkele techtegel in het spel heeft het niveau dat voor een complex van deze grootte nodig is.
om-why-no-hex = In de bouwzone van je bots ligt geen geschikte zeshoek.
om-why-not-your-blueprint = Je hebt geen ongebouwde blauwdruk.
om-why-wrong-building = De blauwdruk past niet bij dit gebouw.
om-why-complex-too-small = Deze blauwdruk vereist een gebouw in een complex van minstens 3 gebouwen.
om-why-already-upgraded = Dit gebouw is al een geavanceerd gebouw.
om-why-not-built = Niemand heeft dit geavanceerde gebouw gebouwd.
om-why-no-scientist = Dit geavanceerde gebouw is niet van jou en je hebt er geen wetenschapper voor.
om-why-not-in-play = Er is geen techtegel van dit type die je mag gebruiken.

## Why not: ships, travel, movement

om-why-ship-on-it = Op dit depotveld staat nog een schip.
om-why-no-ship-there = Op dit depotveld staat geen schip.
om-why-level-too-low = Je hebt al zoveel schepen verwelkomd als het kolonieniveau toelaat.
om-why-no-ship = Je hebt geen schip in je hangar.
om-why-already-there = Je bent al aan die kant.
om-why-space-taken = Dit beurtvolgordeveld is bezet.
om-why-no-points = Er zijn geen bewegingspunten meer over.
om-why-off-the-map = Daar houdt het speelbord op.
om-why-cannot-stay = Daar zou het speelstuk niet kunnen blijven en ook niet verder kunnen.
om-why-must-move-on = Het speelstuk kan hier niet blijven: verplaats het eerst verder.
