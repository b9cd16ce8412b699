# The words around a table: who I am, my games, new tables, links.

## The bar and the settings

page-lobby-home = Start
page-lobby-guest = { $name }, gast
page-lobby-settings = Instellingen
page-lobby-close = Sluiten
page-lobby-theme = Kleurenschema
page-lobby-theme-flip = Wisselen tussen donker en licht
page-lobby-theme-system = Systeem
page-lobby-theme-dark = Donker
page-lobby-theme-light = Licht
page-lobby-motion = Animaties
page-lobby-motion-system = Systeem
page-lobby-motion-reduced = Beperkt
page-lobby-fast = Snelle beurten
page-lobby-fast-alone = Alleen
page-lobby-fast-always = Altijd
page-lobby-fast-never = Nooit
page-lobby-pace = Beurten van computers
page-lobby-pace-once = Meteen
page-lobby-pace-quick = Snel
page-lobby-pace-slow = Langzaam
page-lobby-passes = Sla mijn beurt over als er niets meer te doen is
page-lobby-passes-text = Je kunt dit een paar seconden ongedaan maken. Is er iets van je afgenomen, dan krijg je eerst de vraag.
page-lobby-sound = Geluiden
page-lobby-sound-text = Als je aan de beurt bent, als je iets verliest, als er een tegel wordt gelegd
page-lobby-volume = Volume
page-lobby-notices = Meldingen
page-lobby-notices-text = Als je aan de beurt bent en ergens anders kijkt
page-lobby-notices-plain = Over gewoon http staan browsers geen meldingen toe. Ze werken alleen als de pagina via https is geopend.
page-lobby-notices-denied = Je browser blokkeert meldingen van deze pagina. In de instellingen ervan kun je ze toestaan.
page-lobby-notices-missing = Deze browser ondersteunt geen meldingen.
page-lobby-plain = Deze verbinding is niet versleuteld: anderen op het netwerk kunnen meelezen.

## Who I am

page-lobby-your-name = Je naam
page-lobby-name-needed = Typ een naam, zodat anderen weten wie je bent.
page-lobby-rename = Wijzigen
page-lobby-who = Wie speelt er?
page-lobby-who-text = Een naam is genoeg: je hebt geen account of wachtwoord nodig. Dit apparaat onthoudt je.
page-lobby-come-in = Binnenkomen
page-lobby-device = Op een ander apparaat spelen
page-lobby-device-text = De link opent daar je partijen. Hij werkt één keer en verloopt na tien minuten. Houd hem voor jezelf.
page-lobby-device-make = Link maken
page-lobby-leave = Afmelden op dit apparaat
page-lobby-leave-text = Je partijen blijven bewaard, maar je bereikt ze alleen vanaf een apparaat waarop je bent aangemeld. Zonder zo’n apparaat kun je er niet meer bij.
page-lobby-leave-really = Afmelden
page-lobby-stay = Blijven
page-lobby-copy = Kopiëren
page-lobby-copied = Gekopieerd

## The first page

page-lobby-welcome = Welkom op Mars
page-lobby-hello = Hallo, { $name }
page-lobby-lead = Speel meteen tegen de computer, of open een tafel voor vrienden.
page-lobby-quick = Tegen de computer spelen
page-lobby-play = { $game } tegen de computer spelen
page-lobby-play-solo = { $game } alleen spelen
page-lobby-opponents = Tegenstanders
page-lobby-solo = Solo
page-lobby-level = Niveau
page-lobby-new-here = Ik ben nieuw
page-lobby-new-here-to = Ik ben nieuw bij { $game }
page-lobby-new-here-text = Eerste partij met les, ongeveer { $minutes } minuten
page-lobby-guest-name = Gast
page-lobby-beginner = Beginner Corporatie
page-lobby-beginner-text = 42 M€ en tien gratis kaarten, zonder keuze
page-lobby-my-games = Mijn partijen
page-lobby-new-table = Nieuwe tafel
page-lobby-no-games = Nog geen partijen. Wat je speelt, verschijnt hier en wordt na elke stap opgeslagen.
page-lobby-standing-turn = Jij bent aan de beurt
page-lobby-standing-gathering = Wachten op spelers
page-lobby-standing-running = Anderen denken na
page-lobby-standing-finished = Afgelopen
page-lobby-standing-stopped = Kan niet verder
page-lobby-your-turn = jouw beurt
page-lobby-replay = Terugkijken
page-lobby-save-record = Verslag opslaan
page-lobby-come-back = Terugkomen
page-lobby-leave-table = Tafel verlaten
page-lobby-browse = Alle kaarten bekijken
page-lobby-import = Verslag openen
page-lobby-import-text = Sleep het bestand van een partij hierheen.
page-lobby-import-choose = Bestand kiezen

## Setting up a table

page-lobby-set-up = Een tafel klaarzetten
page-lobby-game = Spel
page-lobby-game-terraforming-mars = Terraforming Mars
page-lobby-game-on-mars = On Mars
page-lobby-about = { $from } tot { $to } spelers
page-lobby-about-terraforming-mars = { $from } tot { $to } spelers · 90 tot 150 min
page-lobby-about-on-mars = { $from } tot { $to } spelers · 90 tot 180 min · enkele kaartwaarden zijn voorlopig
page-lobby-variants = Varianten
page-lobby-more-variants = Meer varianten
page-lobby-option-corporate-era = Kaarten
page-lobby-value-corporate-era-true = Corporatie Era
page-lobby-value-corporate-era-false = Basisspel
page-lobby-option-draft = Onderzoek
page-lobby-value-draft-false = 4 kaarten trekken
page-lobby-value-draft-true = 4 kaarten draften
page-lobby-option-map = Spelbord
page-lobby-value-map-tharsis = Tharsis
page-lobby-value-map-hellas = Hellas
page-lobby-value-map-elysium = Elysium
page-lobby-value-map-random = Willekeurig
page-lobby-option-edition = Editie van de spelregels
page-lobby-option-text-edition = De gedrukte spelregels verschillen op enkele punten. Pools: voor Aannemer en Wetenschapper tellen kaarten met een label in plaats van labels, voor de Grondbezitter alleen tegels op Mars. Pools en Italiaans: een kaart mag ook worden gespeeld als de tegel ervan niet kan worden geplaatst. De Duitse en de Nederlandse editie spelen hetzelfde.
page-lobby-value-edition-de = Duits
page-lobby-value-edition-pl = Pools
page-lobby-value-edition-it = Italiaans
page-lobby-value-edition-nl = Nederlands
page-lobby-option-length = Lengte
page-lobby-value-length-short = Kort
page-lobby-value-length-long = Lang
page-lobby-option-first-colonists = Eerste Kolonisten
page-lobby-value-first-colonists-false = Zonder
page-lobby-value-first-colonists-true = Met
page-lobby-option-first-missions = Eerste Kolonisten: missies
page-lobby-value-first-missions-false = Zonder
page-lobby-value-first-missions-true = Met
page-lobby-option-first-tiles = Eerste Kolonisten: tegels
page-lobby-value-first-tiles-false = Zonder
page-lobby-value-first-tiles-true = Met
page-lobby-option-first-cards = Eerste Kolonisten: kaarten
page-lobby-value-first-cards-false = Zonder
page-lobby-value-first-cards-true = Met
page-lobby-option-space-oddity = Space Oddity
page-lobby-value-space-oddity-false = Zonder
page-lobby-value-space-oddity-true = Met
page-lobby-option-mission-a = Missie A
page-lobby-value-mission-a-drawn = Willekeurig
page-lobby-value-mission-a-research-tiles = Onderzoekstegels
page-lobby-value-mission-a-blueprints = Blauwdrukken
page-lobby-value-mission-a-advanced-buildings = Geavanceerde gebouwen
page-lobby-value-mission-a-bots = Bots
page-lobby-value-mission-a-discovery-tiles = Ontdekkingstegels
page-lobby-value-mission-a-techs = Technologieën
page-lobby-value-mission-a-progress-cubes = Voortgangsblokjes
page-lobby-value-mission-a-scientists = Wetenschappers
page-lobby-value-mission-a-contracts = Contracten
page-lobby-option-mission-b = Missie B
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
page-lobby-option-mission-c = Missie C
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
page-lobby-option-shelters = Startonderkomens
page-lobby-value-shelters-by-seat = Volgens plaats aan tafel
page-lobby-value-shelters-turned = Eén plaats verder
page-lobby-value-shelters-drawn = Door loting
page-lobby-option-miners = Mijnwerkers aan het einde
page-lobby-value-miners-return = Keren terug
page-lobby-value-miners-stay = Blijven in de mijnen
page-lobby-option-shelter-tech = Techtegel “Onderkomen”
page-lobby-value-shelter-tech-any = Ook die van anderen
page-lobby-value-shelter-tech-own = Alleen die van jezelf
page-lobby-option-lacerda-tiles = Ontdekkingstegels van Lacerda
page-lobby-value-lacerda-tiles-research = Richting onderzoekstegels
page-lobby-value-lacerda-tiles-rover = Ver van je rover
page-lobby-option-components = Gedrukte waarden
page-lobby-value-components-revised = Herzien (missies voor ontdekkingstegels lang, bots in het lab op 3b)
page-lobby-value-components-earlier = Eerdere lezing
page-lobby-option-space-4-price = Kolonist op veld 4 van de beurtvolgorde
page-lobby-value-space-4-price-either = 1 water of 1 plant
page-lobby-value-space-4-price-both = 1 water en 1 plant
page-lobby-option-contract-crystals = Kristallen van de contractmissie
page-lobby-value-contract-crystals-two = 2 per bijdrage
page-lobby-value-contract-crystals-one = 1 per bijdrage
page-lobby-solo-text = In je eentje speel je de solovariant.
page-lobby-comfort = Speelgemak
page-lobby-points = Punten tonen tijdens de partij
page-lobby-points-text = Anders ziet iedereen ze pas aan het einde
page-lobby-points-shown = Punten
page-lobby-points-end = zichtbaar aan het einde
page-lobby-stand-in = Wie invalt
page-lobby-spectators = Vrienden kunnen meekijken via een link, die je aan de tafel vindt.
page-lobby-seats = Plaatsen
page-lobby-seats-count = { $count } van { $most }
page-lobby-add = Plaats toevoegen
page-lobby-add-me = Ik
page-lobby-add-hotseat = Dit apparaat
page-lobby-add-bot = Computer
page-lobby-add-open = Link
page-lobby-place-open = Open, via link
page-lobby-place-bot = Computer
page-lobby-place-text-me = Jij, op dit apparaat
page-lobby-place-text-hotseat = Zelfde apparaat, wordt doorgegeven
page-lobby-place-text-open = De link stuur je vanaf de tafel
page-lobby-bot = Computer ({ $level })
page-lobby-level-easy = Makkelijk
page-lobby-level-medium = Gemiddeld
page-lobby-level-hard = Moeilijk
page-lobby-level-expert = Expert
page-lobby-level-random = Toeval
page-lobby-level-text-easy = Maakt fouten: voor je eerste partijen
page-lobby-level-text-medium = Bouwt en plant; wint drie van de vier partijen tegen Makkelijk
page-lobby-level-text-hard = Heeft geleerd door tegen zichzelf te spelen; wint minstens drie van de vier partijen tegen Gemiddeld
page-lobby-level-text-expert = Als Moeilijk, maar denkt voor elke stap verder vooruit; neemt de tijd
page-lobby-level-text-random = Een willekeurige toegestane stap
page-lobby-level-untrained = nog niet getraind voor dit spel
page-lobby-level-unusable = niet beschikbaar op deze server
page-lobby-level-setup = niet getraind voor { $options }
page-lobby-level-off = { $levels }: { $reason }.
page-lobby-level-there = Hier kun je kiezen uit { $there }.
page-lobby-level-instead = In plaats daarvan speelt { $other }.
page-lobby-hotseat-name = Naam van de speler
page-lobby-beginner-seat = nieuw in dit spel
page-lobby-recolour = { $colour }: andere kleur
page-lobby-remove-seat = { $colour }: plaats verwijderen
page-lobby-your-colour = Jouw kleur
page-lobby-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
page-lobby-open-table = Tafel openen
page-lobby-start = Partij starten
page-lobby-open-seats = { $count ->
    [0] Iedereen is er. De partij start meteen.
    [one] Eén plaats is nog vrij. Je kunt starten zodra die bezet is.
   *[other] { $count } plaatsen zijn nog vrij. Je kunt starten zodra ze bezet zijn.
}

## The waiting room

page-lobby-waiting-room = Aan de tafel
page-lobby-same-deal = Dit is de verdeling van een afgelopen partij. Zit er iemand aan tafel die deze niet heeft gespeeld, dan wordt opnieuw gedeeld.
page-lobby-missing = { $count ->
    [0] Iedereen is er.
    [one] Er ontbreekt nog één speler.
   *[other] Er ontbreken nog { $count } spelers.
}
page-lobby-host-starts = { $count ->
    [0] Iedereen is er; wie de tafel heeft geopend, start de partij.
   *[other] Wie de tafel heeft geopend, start de partij als iedereen er is.
}
page-lobby-seat-free = Vrije plaats
page-lobby-seat-open = { $colour } · wie de link het eerst opent, zit hier
page-lobby-seat-mine = { $colour } · op dit apparaat
page-lobby-seat-person = { $colour } · op een ander apparaat
page-lobby-seat-bot = { $colour } · altijd klaar
page-lobby-seat-link = Link naar plaats { $colour }
page-lobby-free-seat = { $colour }: plaats vrijgeven
page-lobby-free-other = { $name } de plaats afnemen
page-lobby-ready = klaar
page-lobby-link-make = Link maken
page-lobby-link-again = Nieuwe link
page-lobby-link-again-text = De oude link wordt dan ongeldig.
page-lobby-watch-link = Link voor toeschouwers
page-lobby-watch-text = Zij zien wat iedereen mag zien, en geen handkaarten.
page-lobby-reconnecting = Verbinding verbroken, nieuwe poging
page-lobby-watching = Toeschouwers: { $names }
page-lobby-watch-again-text = Een nieuwe link maakt de oude ongeldig, en toeschouwers moeten opnieuw binnenkomen.

## Coming by a link

page-lobby-join = Uitnodiging
page-lobby-join-title-seat = Je bent uitgenodigd
page-lobby-join-text-seat = Iemand houdt een plaats aan tafel voor je vrij. Een account is niet nodig.
page-lobby-join-host-seat = { $host } houdt in een spel { $game } een plaats voor je vrij. Een account is niet nodig.
page-lobby-join-now-seat = Plaatsnemen
page-lobby-join-title-watch = Kom meekijken
page-lobby-join-text-watch = Je ziet wat iedereen aan tafel mag zien. Een account is niet nodig.
page-lobby-join-host-watch = { $host } laat je meekijken bij een spel { $game }. Je ziet wat iedereen aan tafel mag zien. Een account is niet nodig.
page-lobby-join-now-watch = Meekijken
page-lobby-join-title-hand = Kijk mee in iemands kaarten
page-lobby-join-text-hand = Je ziet de partij vanaf één plaats, met de kaarten die daar liggen, maar beslist niets. Een account is niet nodig.
page-lobby-join-host-hand = { $host } laat je bij een spel { $game } in een hand meekijken: je ziet de partij vanaf die plaats, maar beslist niets. Een account is niet nodig.
page-lobby-join-now-hand = Meekijken in de kaarten
page-lobby-join-as = Plaatsnemen als { $name }
page-lobby-join-title-device = Je partijen op dit apparaat
page-lobby-join-text-device = Open alleen een link die je zelf hebt gemaakt: dit apparaat speelt dan onder die naam.
page-lobby-join-now-device = Hier verderspelen
page-lobby-join-leave = Op dit apparaat speel je als { $name }; je wordt hier afgemeld.
page-lobby-join-leave-really = { $name } afmelden en hier verderspelen
page-lobby-link-none = Deze link is onvolledig
page-lobby-link-none-text = Het deel achter de # ontbreekt. Kopieer de hele link nog eens.
page-lobby-link-dead = Deze link is ongeldig
page-lobby-link-dead-text = Hij is al gebruikt, verlopen of nooit geldig geweest. Vraag om een nieuwe. Heb je hem zelf gebruikt, dan staat de tafel bij je partijen.
page-lobby-link-full = De plaats is bezet
page-lobby-link-full-text = Iemand was sneller. Vraag om een andere plaats of een link om mee te kijken.
page-lobby-link-seated = Je zit al aan deze tafel
page-lobby-link-seated-text = De link werkt nog voor iemand anders. Je plaats staat bij je partijen.

## States

page-lobby-again = Opnieuw proberen
page-lobby-to-home = Naar mijn partijen
page-lobby-table = Tafel
page-lobby-unreachable = De server is niet bereikbaar. Er is niets verloren: elke bevestigde stap is opgeslagen.
page-lobby-broken = Er ging iets mis op deze pagina. Laad de pagina opnieuw; je partijen zijn veilig.
page-lobby-failed = Dat lukte niet
page-lobby-no-table = Deze tafel bestaat niet
page-lobby-no-table-text = Op dit adres is geen tafel waaraan je zit of waar je meekijkt. Je komt aan een tafel via de link die je is toegestuurd.
page-lobby-stranger = Dit apparaat is hier niet bekend
page-lobby-stranger-text = Open de link die je is toegestuurd. Speel je al, maak dan op je andere apparaat een link bij Instellingen.
page-lobby-gone = Je hebt deze tafel verlaten
page-lobby-watch = Alleen kijken
page-lobby-removed = Je zit niet meer aan deze tafel
page-lobby-removed-text = Wie de tafel opende, heeft je plaats vrijgegeven of laat niemand meer meekijken. Was dat een vergissing, vraag dan om een nieuwe link.
page-lobby-hand-ended = Deze kaarten zijn niet meer voor jou te zien
page-lobby-hand-ended-text = Wie daar zit of de tafel opende, heeft dat beëindigd. Was dat een vergissing, vraag dan om een nieuwe link.
page-lobby-updated = Er is een nieuwe versie
page-lobby-lost = Hier is niets
page-lobby-lost-text = Het adres is onjuist of verouderd.

## People at the table

page-lobby-people = Mensen aan tafel
page-lobby-people-you = jij
page-lobby-people-asked = kiest nu
page-lobby-people-mark-text = { $name } kan altijd terugkomen.
page-lobby-people-connected = { $name } is verbonden en kan pas na { $seconds } s zonder verbinding als afwezig worden gemeld.
page-lobby-people-too-soon = { $name } is niet verbonden en kan over { $seconds } s als afwezig worden gemeld.
page-lobby-people-nobody-watches = Niemand kijkt mee.
page-lobby-people-send-away = Alle toeschouwers wegsturen
page-lobby-hand = Wie mijn kaarten ziet
page-lobby-hand-of = Wie de kaarten ziet: { $name }
page-lobby-hand-nobody = Niemand behalve jij.
page-lobby-hand-text = Wie deze link opent, ziet de partij vanaf jouw plaats, met jouw kaarten, maar beslist niets. Iedereen aan tafel ziet wie er meekijkt.
page-lobby-hand-link = Link naar mijn kaarten
page-lobby-hand-again-text = Een nieuwe link maakt de oude ongeldig, en wie je kaarten nu ziet, wordt losgekoppeld.
page-lobby-hand-end = Mijn kaarten niet meer tonen
page-lobby-hand-shown = De kaarten zijn te zien voor: { $names }
