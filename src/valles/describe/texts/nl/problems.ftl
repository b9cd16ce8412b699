# Wat de server weigert, en waarom.

damage-game = het spel is hier niet of niet in deze vorm beschikbaar.
damage-rows = de stappen van de partij zijn beschadigd of onvolledig.
damage-seats = de plaatsen zijn onleesbaar.
damage-table = wat over de tafel zelf is opgeslagen, is onleesbaar.
problem-already-seated = Je zit al aan deze tafel.
problem-away = Je hebt deze plaats verlaten; kom eerst terug.
problem-away-connected = { $seat } is verbonden en kan pas na { $seconds } s zonder verbinding als afwezig worden gemeld.
problem-away-too-soon = { $seat } is niet verbonden en kan over { $seconds } s als afwezig worden gemeld.
problem-bad-request = De server begrijpt dit verzoek niet.
problem-bot-version = Het programma gebruikt versie { $spoken } van het protocol; hier geldt versie { $version }.
problem-broken-record = Dit is geen verslag van een partij: { $reason }
problem-content-type = Verzoeken worden als application/json verstuurd.
problem-damaged = De tafel kan niet worden geopend: { $reason } Wat ervan is opgeslagen, blijft bewaard zoals het is.
problem-decision-used = Dit beslissings-id staat al voor een andere beslissing.
problem-device-only = Zonder server kan niemand vanaf een ander apparaat meedoen. Aan deze tafel kun je alleen spelen, tegen computers of met meer mensen op dit apparaat.
problem-docs-not-built = De documentatie is niet gebouwd. In de broncode van Valles doet `make docs` dat.
problem-finishing = De server wordt binnenkort bijgewerkt. Begonnen partijen kunnen worden uitgespeeld; nieuwe kunnen na de update beginnen.
problem-first-game = Een eerste partij is voor één persoon, alleen of tegen computers.
problem-foreign-origin = Dit verzoek komt van een andere site.
problem-frozen = In deze versie zou de partij vanaf stap { $step } anders verlopen dan gespeeld; daarom kan de partij hier niet verdergaan. De tafel wordt getoond zoals die na stap { $shown } was.
problem-frozen-record = Aan deze tafel spelen ook anderen, en het verslag zou hun kaarten laten zien. Wie de server beheert, kan het opslaan: valles check --records.
problem-game-too-long = Deze partij heeft { $possible } stappen bereikt; langer kan een partij niet worden.
problem-has-started = De partij is al begonnen.
problem-weaker-stand-in = De computer die voor afwezigen speelt, kan tijdens de partij niet zwakker worden.
problem-host-only = Alleen wie de tafel heeft geopend, mag dit doen.
problem-other-link = Deze link opent iets anders dan het adres zegt, dus er is niets gebeurd. Vraag het na bij de afzender.
problem-players-only = Dat mag alleen wie deze partij heeft gespeeld.
problem-illegal = Niet mogelijk: { $reason }
problem-illegal-option = Niet mogelijk: { $reason } Mogelijk zijn { $possible }.
problem-impossible = Deze antwoorden zijn niet na elkaar mogelijk.
problem-internal = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
problem-join-first = Sluit je eerst aan bij de tafel.
problem-link-dead = Deze link is ongeldig: hij is al gebruikt, verlopen of nooit geldig geweest.
problem-malformed = Het bericht is niet zoals het hoort: { $reason }
problem-mcp-missing = Deze server is niet ingericht voor taalmodellen. Wie hem beheert, kan installeren wat ontbreekt: pip install 'valles[mcp]'
problem-method = Dit adres kent deze methode niet.
problem-no-name = Vul een leesbare naam in.
problem-no-seat = Je hebt geen plaats aan deze tafel.
problem-no-network = Het netwerk van de computers Moeilijk en Expert staat nog niet op dit apparaat en kon niet worden opgehaald. Kies Makkelijk of Gemiddeld, of probeer het opnieuw met internet.
problem-no-such-move = Er is geen stap { $move } om naartoe te gaan.
problem-no-such-option = Er is hier geen mogelijkheid “{ $option }”; mogelijk zijn { $possible }.
problem-no-such-seat = Er is hier geen plaats “{ $seat }”, alleen { $possible }.
problem-no-person = Op deze plaats zit geen mens.
problem-unknown-person = Deze persoon is hier niet meer.
problem-nobody-sits-there = Op de plaats { $seat } zit niemand.
problem-not-asked = Aan deze plaats wordt nu niets gevraagd.
problem-hint-alone = Hints zijn er alleen als er niemand anders meespeelt.
problem-hint-rated = In spellen die meetellen voor de rating zijn er geen hints.
problem-rated-alone = Alleen spellen met tegenstanders kunnen meetellen voor de rating.
problem-rated-variant = Spellen die meetellen voor de rating kunnen niet met “{ $option }: { $value }”.
problem-not-found = Op dit adres is niets.
problem-not-over = De partij is nog niet afgelopen; tot dan blijven de geheimen bewaard.
problem-not-started = De partij is nog niet begonnen.
problem-not-your-seat = { $seat } is niet jouw plaats.
problem-nothing-said = In deze regel staat niets leesbaars.
problem-nothing-to-take-back = Je hebt geen antwoord dat ongedaan kan worden gemaakt.
problem-opponent-setup = Computer ({ $opponent }) heeft dit spel alleen met de gewone instellingen geleerd, en “{ $option }” is hier anders gekozen. Computer ({ $other }) speelt met alle instellingen.
problem-over = De partij is afgelopen en iedereen aan tafel mag ieders kaarten bekijken.
problem-only-with-people = Dit kan alleen aan tafels waaraan mensen samen spelen.
problem-out-of-date = De partij is intussen verder; bekijk de tafel opnieuw.
problem-record-cut = het einde ontbreekt.
problem-record-game = het hoort bij een spel dat hier niet wordt gespeeld; hier zijn alleen { $possible }.
problem-record-head = de eerste regel noemt spel, regels, opzet en startgetal niet.
problem-record-line = regel { $move } van de stappen is niet te lezen.
problem-record-move = stap { $move } is daar niet mogelijk.
problem-record-setup = zoals het daar staat, kan geen partij worden opgezet.
problem-record-state = na stap { $move } staat de partij anders dan het verslag zegt.
problem-record-too-long = ze heeft { $count } stappen; er zijn er hoogstens { $possible } mogelijk.
problem-seat-taken = { $seat } is bezet.
problem-seats-open = Er ontbreekt nog iemand: { $seats }.
problem-setup = Zo’n partij kan niet worden opgezet: { $reason }
problem-setup-alone = in een solopartij valt er bij “{ $option }” niets te kiezen.
problem-setup-chairs = “{ $option }” volgt uit de plaatsen.
problem-setup-mixture = “{ $option }” kan niet “{ $value }” zijn als “{ $other }” “{ $chosen }” is; mogelijk: { $possible }.
problem-setup-needs = “{ $option }” kan alleen “{ $value }” zijn met “{ $other }”.
problem-setup-option = er is geen keuze “{ $option }”, alleen { $possible }.
problem-setup-seat = “{ $option }” moet plaatsen aan deze tafel noemen: { $possible }.
problem-setup-several = “{ $option }” kan alleen in een solopartij worden gekozen.
problem-setup-together = deze keuzes gaan niet samen.
problem-setup-value = “{ $option }” kan { $possible } zijn.
problem-busy = Het is op dit moment erg druk. Er is niets veranderd; probeer het zo meteen opnieuw.
problem-signs-out = Deze link meldt { $name } af op dit apparaat. Bevestig dat eerst.
problem-storage-full = Er is geen ruimte meer op dit apparaat, dus de stap is niet opgeslagen. Er is niets veranderd. Maak ruimte vrij, of bewaar je partijen als bestanden en verwijder oude.
problem-too-fast = Te veel verzoeken; wacht hooguit { $seconds } seconden.
problem-too-large = Het verzoek is te groot.
problem-too-long = Dit uitrekenen duurt te lang voor de server.
problem-too-many-changes = Deze tafel is te vaak gewijzigd: alleen zetten zijn nog mogelijk.
problem-too-many-imports = Je hebt het afgelopen uur { $count } partijen ingelezen of proberen in te lezen; wacht een tijdje.
problem-too-many-seats = { $count } plaatsen zijn te veel; mogelijk zijn er { $possible }.
problem-too-many-sockets = Er zijn te veel vensters open; mogelijk zijn er { $count }.
problem-too-many-tables = Je hebt binnen een uur { $count } tafels geopend; wacht even.
problem-unavailable = De stap kon niet worden opgeslagen. Er is niets veranderd; probeer het opnieuw.
problem-undo-needs-consent = Op eigen houtje mag je terug tot stap { $move }; verder terug kan alleen als iedereen instemt.
problem-unknown-card = { $possible-count ->
    [0] In dit spel is er geen kaart “{ $card }”.
   *[other] In dit spel is er geen kaart “{ $card }”; namen die erop lijken: { $possible }.
}
problem-unknown-game = Er is hier geen spel “{ $game }”, alleen { $possible }.
problem-unknown-host = Onder deze naam is de server niet bekend. Wie hem beheert, kan de naam toevoegen met --allow-host.
problem-unknown-opponent = Er is geen computertegenstander “{ $opponent }”, alleen { $possible }.
problem-unknown-option = In dit spel is er geen mogelijkheid “{ $option }”.
problem-unknown-session = De server kent je niet; vul eerst een naam in.
problem-unknown-table = Deze tafel bestaat niet, of je hebt er geen toegang toe.
problem-unknown-topic = Er is geen onderwerp “{ $topic }”, alleen { $possible }.
problem-version = De server is bijgewerkt sinds deze pagina werd geladen. Laad de pagina opnieuw om verder te gaan; er gaat niets verloren.

# Accounts.

problem-confirm = Log nog een keer in voordat je dit wijzigt: misschien gebruikt nu iemand anders dit apparaat.
problem-email = Dit is geen e-mailadres.
problem-has-account = Je naam is al bewaard.
problem-last-way-in = Houd minstens { $count } manieren om in te loggen, waaronder een wachtwoord of een passkey. Voeg er eerst nog een toe.
problem-merge-account = Alleen de partijen van een gast kunnen mee, en hier is iemand ingelogd.
problem-merge-table = Jij en { $name } hebben plaatsen aan dezelfde tafel. Speel die partij eerst uit, of houd twee namen.
problem-name-taken = De naam “{ $name }” is op deze server al bezet. Vrij zijn: { $possible }.
problem-no-account = Je bent hier te gast. Bewaar eerst je naam.
problem-no-mail = Deze server verstuurt geen e-mail.
problem-no-passkeys-here = Browsers staan passkeys alleen toe op adressen die met https beginnen en een naam hebben. Dit is { $origin }.
problem-no-such-device = Op dat apparaat ben je niet ingelogd.
problem-no-such-passkey = Die passkey bestaat niet.
problem-no-way-in = Kies een wachtwoord of een passkey.
problem-other-name = Dat is niet je naam. Typ { $name }.
problem-passkey = De passkey kon niet worden gecontroleerd. Probeer het opnieuw.
problem-passkey-known = Deze passkey is al toegevoegd.
problem-passkey-late = Dat duurde te lang. Probeer het opnieuw.
problem-password-short = Het wachtwoord moet minstens { $count } tekens hebben.
problem-password-weak = Dit wachtwoord is te makkelijk te raden.
problem-sign-in = De naam hoort niet bij dit wachtwoord of deze code.
problem-sign-in-passkey = Deze passkey is hier niet bekend.
problem-too-many-passkeys = Je hebt al { $count } passkeys. Verwijder er eerst een.
mail-verify-subject = Valles: bevestig je e-mailadres
mail-verify-text = Hallo { $name },

    open deze link om te bevestigen dat dit adres van jou is. Hij is een dag geldig:

    { $link }

    Als je dit adres niet bij Valles hebt ingevuld, negeer dan deze e-mail.

# Notices.

problem-mail-failed = De mail met de link kon niet worden verstuurd: { $reason }
problem-no-such-channel = Dit kanaal bestaat niet.
problem-notice-address = Daar kan niets naartoe worden gestuurd: { $reason }
problem-notice-link = Deze link is niet meer geldig. Er is niets veranderd.
problem-push-keys = Het abonnement van de browser is onbruikbaar. Sta de meldingen opnieuw toe.
problem-time-zone = Er is geen tijdzone "{ $zone }".
problem-too-many-channels = Je kunt hoogstens { $possible } kanalen hebben. Verwijder er eerst een.
