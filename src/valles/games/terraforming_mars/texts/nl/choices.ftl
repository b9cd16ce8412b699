# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions

ask-action = Generatie { $generation }: voer een actie uit of sla je beurt over.
ask-second-action = Generatie { $generation }: voer een tweede actie uit of beëindig je beurt.
ask-corporation = Met welke corporatie speel je?
ask-buy = Wil je “{ $card }” kopen voor 3 M€?
ask-sell = Wil je “{ $card }” verkopen voor 1 M€?
ask-draft = Houd een van deze { $left } kaarten en geef de andere door.
ask-final-greenery = Wil je planten omzetten in een groentegel?
ask-payment = Hoeveel { $what } gebruik je voor de { $price } M€ die je nog moet betalen?
ask-order = { $card }: welk effect komt eerst?
ask-choose = { $card }: kies een mogelijkheid.
ask-may = { $card }: wil je { $effect }?
    .effect = infinitive
ask-tile = Waar plaats je { $tile }? ({ $where })
    .tile = definite
ask-claim = { $card }: welke zone eis je op?
ask-add = { $card }: op welke kaart leg je { $what }?
ask-take = { $card }: van welke kaart verwijder je { $what }?
ask-remove-holding = { $card }: je mag maximaal { $what } verwijderen. Van welke kaart verwijder je er 1?
ask-remove-target = { $card }: van wie verwijder je maximaal { $what }?
ask-remove-amount = { $card }: hoeveel verwijder je bij { $seat }? (maximaal { $what })
ask-reduce = { $card }: bij wie verlaag je de { $what }?
    .what = production
ask-exchange = { $card }: hoeveel { $given } geef je uit?
ask-exchange-production = { $card }: met hoeveel niveaus verlaag je je { $given }?
    .given = production
ask-copy = { $card }: van welke kaart herhaal je de productiewijziging?
ask-discard = { $card }: welke kaart leg je af?
ask-take-card = { $card }: kies { $cards } die je houdt.
ask-play-from-hand = { $card }: welke kaart speel je?
ask-award = { $card }: welke onderscheiding financier je?
ask-raise-production = { $card }: welke productie verhoog je?

## Answers

option-pass = Beurt overslaan (tot de volgende generatie)
option-end = Beurt beëindigen
option-keep-plants = Planten houden
option-yes = Ja
option-no = Nee
option-convert-plants = Planten omzetten in een groentegel
option-convert-heat = Warmte omzetten in temperatuur
option-standard = { $price ->
    [0] Standaardproject “{ $project }”
   *[other] Standaardproject “{ $project }” ({ $price } M€)
}
option-milestone = Mijlpaal “{ $milestone }” opeisen ({ $price } M€)
option-award = { $price ->
    [0] Onderscheiding “{ $award }” financieren
   *[other] Onderscheiding “{ $award }” financieren ({ $price } M€)
}
option-choose = Mogelijkheid { $number }
option-effect = { $effect }
    .effect = infinitive
option-first-part = Eerst: { $effect }
    .effect = infinitive
option-first = Eerst: het effect van “{ $card }”
option-target = { $seat }
option-no-target = Niemand
option-amount = { $amount }
option-pay = { $what }
option-space = Zone { $space }
option-card = { $card }
option-play = “{ $card }” spelen ({ $price } M€)
option-action = Actie van “{ $card }” uitvoeren
option-production = { $what }
    .what = production

## Why not

why-not-in-hand = Deze kaart kun je nu niet kiezen.
why-too-expensive = { $price ->
    [0] Je kunt maar { $have } M€ betalen, en dat is niet genoeg.
   *[other] Dit kost { $price } M€ en je kunt { $have ->
        [0] niets
       *[other] maar { $have } M€
    } betalen.
}
why-too-low = Vereist { $need }. Nu: { $now }.
why-too-high = Vereist { $need }. Nu: { $now }.
why-tags-missing = Vereist { $need }. Nu: { $now }.
why-production-missing = Vereist { $need }. Nu: { $now }.
why-cities-missing = Vereist { $need }. Nu: { $now }.
why-greeneries-missing = Vereist { $need }. Nu: { $now }.
why-production-too-low = Je { $what } is te laag: { $have } (minstens { $need } nodig).
    .what = production
why-stock-too-low = Niet genoeg { $what }: { $have } van { $need }.
why-nobody-to-reduce = Bij niemand kan de { $what } met { $what-count } worden verlaagd.
    .what = production
why-no-space = { $tiles-count ->
    [0] Er is geen geschikte zone.
   *[other] Voor { $tiles } is er geen geschikte zone.
}
    .tiles = indefinite
why-nothing-to-copy = Er is geen productiewijziging om te herhalen.
why-nothing-to-take = Er valt niets te verwijderen.
why-not-in-play = Je hebt deze kaart niet in het spel.
why-already-used = Deze actie is in deze generatie al uitgevoerd.
why-already-claimed = Dit is al genomen.
why-none-left = Alle drie zijn al genomen.
why-goal-not-reached = Vereist { $need }. Nu: { $now }.
why-not-in-solo = In de solovariant zijn er geen mijlpalen of onderscheidingen.
why-no-cards = Je moet minstens één kaart uit je hand kiezen.
why-occupied = Op deze zone ligt al een tegel.
why-ocean-area = Deze zone is gereserveerd voor oceanen.
why-not-ocean-area = Deze zone is niet gereserveerd voor oceanen.
why-reserved = Deze zone is gereserveerd.
why-claimed = Een andere speler heeft deze zone opgeëist.
why-next-to-city = Deze zone ligt naast een stadstegel.
why-not-next-to-own = Deze zone ligt niet naast een van je tegels.
why-not-next-to-city = Deze zone ligt niet naast een stadstegel.
why-not-next-to-two-cities = Deze zone ligt niet naast twee stadstegels.
why-not-next-to-greenery = Deze zone ligt niet naast een groentegel.
why-not-alone = Deze zone ligt naast een andere tegel.
why-no-metal = Deze zone heeft geen staal of titaan als plaatsingsbonus.
why-no-volcano = Dit is geen vulkanische zone.
why-protected = Dit is beschermd en mag niet worden verwijderd.
why-not-a-target = Hier valt niets te verwijderen of te verlagen.
why-payment-short = De rest zou je niet kunnen betalen.
why-payment-wasteful = Dat is meer dan nodig.
why-rating-not-raised = Je TN is in deze generatie niet gestegen.
why-no-place-for-it = Op deze kaart kan dit niet worden gelegd.
why-must-act-first = Voer eerst een actie uit, of sla je beurt over.
why-already-acted = Je hebt in deze beurt al een actie uitgevoerd: je kunt je beurt niet meer overslaan, wel beëindigen.
why-not-asked = Deze keuze is nu niet aan de orde.
why-not-lowest = Deze productie is niet een van je laagste.
why-nothing-to-play = Je hebt geen kaart in je hand die je kunt spelen.
