# Die Lektion einer ersten Partie: ein Titel, der sagt, was zu tun ist, und einige Sätze. Was eine Tat bewirkt hat, folgt in Zahlen.

## Wie man gewinnt

om-lesson-goal = Die meisten Gelegenheitspunkte (GP) gewinnen. Missionen und Kolonielevel ab 3 bringen das Ende: noch { $remaining }. Dies ist Runde { $round } von etwa 20.
om-lesson-goal-solo = Du gewinnst, wenn am Ende alle fünf erfüllt sind. Missionen und Kolonielevel ab 3 bringen es: noch { $remaining }. Runde { $round } von etwa 20.
om-lesson-need = { $have } von { $least }: { $what }
om-lesson-lead = { $behind ->
    [0] { $lead } GP vor Lacerda ({ $least } nötig)
   *[other] { $behind } GP hinter Lacerda ({ $least } Vorsprung nötig)
}

## Anfang und Reise

om-lesson-seat-title = Wähle ein Feld der Reihenfolgeleiste
om-lesson-seat = Im Orbit (1 bis 4) bereitest du dich vor, in der Kolonie (5 bis 8) baust du. Beginne in der Kolonie: Für ein erstes Gebäude hast du alles. Manche Felder geben dir gleich etwas.
om-lesson-space-title = Wähle ein neues Feld der Reihenfolgeleiste
om-lesson-space = Niedrige Zahlen sind zuerst an der Reihe. Vergleiche, was die Felder geben: Den Bonus erhältst du sofort.
om-lesson-start-title = Wähle, wo das Shuttle startet
om-lesson-start = Startet es auf deiner Seite, kannst du bald kostenlos reisen.
om-lesson-travel-title = Reise mit dem Shuttle oder bleib
om-lesson-travel = Das Shuttle nimmt dich kostenlos mit. Deine Kolonisten auf dieser Seite und bei der Arbeit kommen zurück, und du wählst ein neues Feld mit seinem Bonus. Auf dem Weg in den Orbit produzieren deine Minenarbeiter und fortschrittlichen Gebäude.
om-lesson-own-ship-title = Bleib meistens: Diese Reise kostet ein Schiff
om-lesson-own-ship = Das Shuttle verlässt deine Seite nicht. Jetzt zu reisen kostet ein Schiff aus deinem Hangar und damit 3 GP. Bleib, außer du kannst hier nichts Sinnvolles tun.
om-lesson-explore-title = Leg ein Entdeckungsplättchen
om-lesson-explore = Auf dem Weg in die Kolonie legst du ein Plättchen drei Hexfelder von deinem Rover entfernt ab. Leg es dorthin, wo du vor Lacerda sein kannst.

## Der Zug

om-lesson-construct-title = Führe die Hauptaktion „Ein Gebäude bauen“ aus
om-lesson-construct = In jedem Zug führst du eine Hauptaktion der Seite aus, auf der du bist. In der Kolonie ist Bauen der beste Anfang: Die Kolonie braucht Generatoren, Wasserextraktoren, Gewächshäuser und Sauerstoffkondensatoren.
om-lesson-prepare-title = Führe im Orbit eine Hauptaktion aus
om-lesson-prepare = Technologien, Baupläne und Güter bereiten vor, was du in der Kolonie baust. Du hast { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    } und { $home } Kolonisten im Wohnbereich. Die Landungskapsel beendet deinen Aufenthalt sofort; fliegt das Shuttle diese Runde ab, brauchst du sie nicht.
om-lesson-build-more-title = Führe in der Kolonie eine Hauptaktion aus
om-lesson-build-more = Ein Gebäude, das die Lebenserhaltung braucht, bringt sofort Punkte und einen Bonus. Schau auch, was dir zu den Bedingungen noch fehlt. Du hast { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    } und { $home } Kolonisten im Wohnbereich; wo schon Kolonisten stehen, kostet die Aktion mehr.
om-lesson-colony-title = Führe in der Kolonie eine Hauptaktion aus
om-lesson-colony = Bauen kannst du gerade nicht. Das Kontrollzentrum bringt deine Bots zu neuen Bauplätzen und deinen Rover zu Kristallen. Du hast { $home } Kolonisten im Wohnbereich.
om-lesson-finish-title = Führe eine Sonderaktion aus oder beende deinen Zug
om-lesson-finish = Deine Hauptaktion ist erledigt. Für eine Sonderaktion hast du { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }; { $arriving ->
        [one] { $arriving } weiterer kommt
       *[other] { $arriving } weitere kommen
    } zu Beginn deines nächsten Zuges an.
om-lesson-end-title = Beende deinen Zug
om-lesson-end = Deine Hauptaktion ist erledigt. Du hast { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }; { $arriving ->
        [one] { $arriving } weiterer kommt
       *[other] { $arriving } weitere kommen
    } zu Beginn deines nächsten Zuges an. Dann ist Lacerda an der Reihe, und das Shuttle zieht.
om-lesson-waiting-title = Die anderen sind an der Reihe
om-lesson-waiting = Lacerda deckt eine Karte auf und führt die Aktion mit ihrer Zahl aus. Er braucht keine Güter, und was er baut, hilft auch der Kolonie.
om-lesson-over-title = Das Spiel ist vorbei
om-lesson-over = Das Ergebnis zeigt, was jeder Teil der Wertung gebracht hat und welche Ziele erfüllt sind.

## Teile einer Aktion

om-lesson-build-title = Wähle ein Gebäude
om-lesson-build = Mit jeder Ressource kommst du an die nächste: mit einem Mineral an den Generator, mit einer Batterie an den Wasserextraktor, mit Wasser an das Gewächshaus, mit einer Pflanze an den Sauerstoffkondensator, mit Sauerstoff an die Unterkunft. Was die Lebenserhaltung noch braucht, bringt Punkte und einen Bonus.
om-lesson-site-title = Wähle ein Hexfeld
om-lesson-site = Du baust unter oder neben einem deiner Bots. In einem Komplex desselben Typs erhältst du ein Gut für jedes Gebäude darin.
om-lesson-benefit-title = Nimm einen Bonus
om-lesson-benefit = Mit Kristallen bezahlst du Sonderaktionen. Nimm, was dir für dein nächstes Gebäude fehlt.
om-lesson-moving-title = Zieh zu deinem nächsten Bauplatz
om-lesson-moving = Wähle eine Figur, dann ihr Ziel. Ein Rover sammelt unterwegs Kristalle; ein Bot, der auf einem Kristall oder Plättchen stehen bleibt, zerstört es.
om-lesson-pay-title = Wähle, womit du bezahlst
om-lesson-pay = Ein Mineral ersetzt jede andere Ressource; behalte Minerale also möglichst lange. Gib keine Privatziele aus, bevor eines erfüllt ist: Das Soloziel verlangt eines.
om-lesson-place-bot-title = Stell deinen neuen Bot auf
om-lesson-place-bot = Du baust unter einem Bot und um ihn herum. Stell den neuen dorthin, wo Bauplätze liegen, die deine anderen Bots nicht erreichen.
om-lesson-make-room-title = Wähle, wohin deine Figur zieht
om-lesson-make-room = Sie muss das Hexfeld verlassen, auf dem gebaut wird. Ein Bot gehört neben deinen nächsten Bauplatz, der Rover in die Nähe von Kristallen oder Plättchen.
om-lesson-warehouse-title = Nimm ein Gut aus dem Warenlager
om-lesson-warehouse = Nimm, was deinem nächsten Gebäude, Schiff oder Vertrag fehlt. Ein Kolonist, den du zur Arbeit schickst, bringt noch eines und kommt zurück, wenn du reist.
om-lesson-more-title = Schick einen Kolonisten zur Arbeit oder hör hier auf
om-lesson-more = Jeder, den du schickst, bringt jetzt eines mehr. Für Hauptaktionen setzt du Kolonisten aus dem Wohnbereich ein, behalte also welche; von der Arbeit kommen sie zurück, wenn du reist.
om-lesson-gain-title = Wähle eine Ressource
om-lesson-gain = Nimm, was deinem nächsten Gebäude, Schiff oder Vertrag fehlt. Von jeder kannst du { $storage } behalten.
om-lesson-retrieve-title = Hol einen Kolonisten zurück
om-lesson-retrieve = Ein Kolonist im Wohnbereich kann im nächsten Zug wieder eingesetzt werden. Die späteren Plätze einer Aktion kosten mehr; mach also einen frei, den du wieder nutzen willst.
om-lesson-produce-title = Wähle, was noch einmal produziert
om-lesson-produce = Für jeden Kolonisten, den du zur Arbeit schickst, produziert ein Minenarbeiter oder fortschrittliches Gebäude noch einmal. Wähle das Gut, das dir fehlt.
om-lesson-tech-title = Wähle, wessen Techplättchen du nutzt
om-lesson-tech = Sein Level bestimmt, wie groß der Komplex werden darf. Nimm dein eigenes, wo es reicht: Wem ein anderes gehört, der erhält 1 Sauerstoff oder entwickelt es.
om-lesson-compensate-title = Entwickle dein Plättchen oder behalte den Sauerstoff
om-lesson-compensate = Jedes Level macht eine Technologie stärker und zählt am Ende mehr. Mit Sauerstoff bezahlst du eine Unterkunft.
om-lesson-tile-title = Nimm das Plättchen oder lass es liegen
om-lesson-tile = Du erhältst sofort, was es bringt. Bleibt es liegen, kann ein anderer Rover es nehmen oder ein Gebäude es zerstören.
om-lesson-keep-tile-title = Wähle das Plättchen für deinen Bauplan
om-lesson-keep-tile = Der Bauplan bringt jetzt und bei jeder weiteren Nutzung, was auf dem Plättchen steht. Wähle etwas, das du oft brauchst.
om-lesson-refill-title = Wähle den nächsten Vertrag
om-lesson-refill = Du hast eine Karte genommen und wählst daher, was ihren Platz füllt. Wähle einen Vertrag, den auch du erfüllen könntest.
om-lesson-means-title = Bezahl Kristalle oder schick deinen Wissenschaftler
om-lesson-means = Ein Wissenschaftler nutzt ein fortschrittliches Gebäude seines Fachs ohne Kristalle, deines oder ein fremdes, und bleibt dort, bis du ihn woandershin schickst.
om-lesson-buy-title = Entscheide, ob es seinen Preis wert ist
om-lesson-buy = Bezahl, wenn du diese Güter nicht für dein nächstes Gebäude oder Schiff brauchst. Zeig auf eine Antwort, um zu sehen, was sie ändert.
om-lesson-detail-title = Entscheide diesen Teil deiner Aktion
om-lesson-detail = Zeig auf eine Antwort, um zu sehen, was sie ändert. Du kannst deine Schritte zurücknehmen, bis etwas Verdecktes aufgedeckt wird.

## Hinweise, wenn sie gebraucht werden

om-lesson-final-title = Das Ende ist ausgelöst
om-lesson-final = Jetzt zählt nur noch, was Punkte bringt: Schiffe im Hangar, Kolonisten im Wohnbereich, gebaute Baupläne, erfüllte Verträge. Vergleiche die Liste der Bedingungen mit dem, was fehlt.
om-lesson-task-title = Du hast eine Aufgabe von Erste Kolonisten geschafft
om-lesson-task = Zeig die Karte vor, um ihre Belohnung zu erhalten; das geht einmal pro Runde.
om-lesson-goal-card-title = Du kannst ein Privatziel erfüllen
om-lesson-goal-card = Erste Kolonisten verlangt ein erfülltes Privatziel, und es bringt eine Belohnung. Im ganzen Spiel kannst du nur eines erfüllen.
om-lesson-deliver-title = Liefere ein Gut für deinen Vertrag
om-lesson-deliver = Das geht jederzeit in deinem Zug. Ein erfüllter Vertrag bringt viele Punkte, und Erste Kolonisten verlangt einen.
om-lesson-upgrade-title = Du kannst ein Gebäude aufwerten
om-lesson-upgrade = Mit Bauplan und Mineral wird daraus dein fortschrittliches Gebäude. Es produziert bei jeder Reise in den Orbit und bringt 3 oder mehr Punkte, statt sie zu kosten.
om-lesson-level-title = Die Kolonie ist auf Level { $level }
om-lesson-level = Auf den Leveln 2 und 3 bringen Fortschrittswürfel Punkte, im Orbit liegen neue Baupläne, und du darfst ein Schiff mehr empfangen. Erste Kolonisten verlangt Level 3.
om-lesson-hire-title = Wissenschaftler und Erdenverträge
om-lesson-hire = Ein Vertrag kostet einen Kristall; erfüllt bringt er viele Punkte, unerfüllt kostet er welche. Erste Kolonisten verlangt einen. Wissenschaftler nutzen fortschrittliche Gebäude ohne Kristalle.
om-lesson-ship-title = Du kannst ein Schiff empfangen
om-lesson-ship = Für Wasser und eine Pflanze bringt es 2 Kolonisten oder 1 und einen Bot. Im Hangar ist es 3 GP wert, und es macht eine Sonderaktion frei.
om-lesson-move-title = Das Kontrollzentrum bewegt deine Figuren
om-lesson-move = Die Bots bestimmen, wo du bauen kannst, der Rover sammelt Kristalle und Plättchen. Beweg sie, wenn um deine Bots alle guten Bauplätze belegt sind.
om-lesson-learn-title = Lerne eine Technologie
om-lesson-learn = Damit darfst du neben Gebäuden ihres Typs bauen: Größere Komplexe geben mehr Güter, und dein Fortschrittswürfel bringt Punkte. Erste Kolonisten verlangt eine auf Level 6.
om-lesson-blueprint-title = Erwirb einen Bauplan
om-lesson-blueprint = Mit ihm machst du später ein Gebäude zu deinem fortschrittlichen Gebäude. Nimm nur Baupläne, die du bauen wirst: Ein nicht gebauter kostet so viele Punkte, wie er brächte.
om-lesson-research-title = Entwickle deine Technologien
om-lesson-research = Forschung schiebt eine Technologie in die nächste Spalte: Ihr Level und ihre Punkte steigen. Erste Kolonisten verlangt eine auf Level 6; bring also eine einzige ganz nach vorn.
om-lesson-mission-title = Missionen bringen das Ende näher
om-lesson-mission = Jeder Beitrag gibt dir sofort Kristalle. Erfüllte Missionen und Kolonielevel ab 3 zählen: noch { $remaining }, dann beginnt die letzte Runde.
om-lesson-shelter-title = Eine Unterkunft schafft Platz
om-lesson-shelter = Von jeder Ressource kannst du jetzt { $storage } lagern. Jede Unterkunft erhöht das um 1 und gibt 2 weiteren Kolonisten Platz.
om-lesson-executive-title = Du darfst eine Sonderaktion ausführen
om-lesson-executive = Bezahlt wird mit Kristallen; du hast { $crystals }. Eine ist in jedem Zug möglich, gleich auf welcher Seite. Du kannst deinen Zug auch beenden und sie sparen.

## Was eine Tat bewirkt hat

om-lesson-did-level = Die Kolonie ist jetzt auf Level { $level }.
om-lesson-did-contract = Ein Vertrag ist erfüllt: bisher { $contracts } von dir.
om-lesson-did-ship = Schiff: 3 GP in deinem Hangar. Du hast { $ships } empfangen.
om-lesson-did-shelter = Unterkunft: Du hast jetzt Platz für { $storage } von jeder Ressource und { $room } Kolonisten.
om-lesson-did-technology = Technologie: Du hast jetzt { $technologies } im Labor.
om-lesson-did-blueprint = Bauplan: Du hast jetzt { $blueprints }; bau ihn, sonst kostet er am Ende Punkte.
om-lesson-did-orbit = Du bist im Orbit: Deine Minen und fortschrittlichen Gebäude haben produziert, deine Kolonisten sind zurück.
om-lesson-did-colony = Du bist in der Kolonie, deine Kolonisten sind zurück.
om-lesson-did-points = Du hast { $number } GP bekommen und jetzt { $points }.
om-lesson-did-crystals = Kristalle: { $number } mehr, jetzt { $crystals }, auch die, die noch ankommen.

## Warum der Computer etwas täte

om-hint-rest = Nichts anderes, was gerade möglich ist, bringt mehr.
om-hint-yes = Es ist dir mehr wert, als es kostet.
om-hint-no = Es würde dich mehr kosten, als es dir wert ist.
om-hint-points = Es bringt { $number } GP.
om-hint-progress = Dein Fortschritt wird besser: etwa { $number } GP.
om-hint-ships = Ein Schiff bringt Punkte und Platz für Kristalle: etwa { $number } GP.
om-hint-colonists = Du hast mehr Kolonisten für die Arbeit: etwa { $number } GP.
om-hint-technologies = Deine Technologien werden etwa { $number } GP mehr wert.
om-hint-blueprints = Deine Baupläne und fortschrittlichen Gebäude werden etwa { $number } GP mehr wert.
om-hint-scientists = Wissenschaftler bringen mit deinen fortschrittlichen Gebäuden Punkte: etwa { $number } GP.
om-hint-contracts = Deine Aussichten bei Verträgen steigen: etwa { $number } GP.
om-hint-goods = Es bringt oder spart Güter im Wert von etwa { $number } GP.
om-hint-mines = Eine Mine bringt bei jeder Reise Minerale: etwa { $number } GP.
om-hint-rewards = Belohnungen der Lebenserhaltung können noch einmal Punkte bringen: etwa { $number } GP.
om-hint-goals = Deine Privatziele rücken näher: etwa { $number } GP.
om-hint-victory = Ein Soloziel rückt näher; so viel, wie { $number } GP wert wären.
om-hint-bots = Ein weiterer Bot schafft Bauplätze: etwa { $number } GP.
om-hint-shelters = Eine Unterkunft gibt Platz für Güter und Kolonisten: etwa { $number } GP.
om-hint-places = Deine Bots und dein Rover stehen besser: etwa { $number } GP.
om-hint-end = Das Ende des Spiels kommt so, wie du es brauchst: etwa { $number } GP.
om-hint-turn = Es bereitet einen besseren nächsten Zug vor: etwa { $number } GP.
