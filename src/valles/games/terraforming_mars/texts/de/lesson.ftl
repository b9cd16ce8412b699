# Die Lektion einer ersten Partie: ein Titel, der sagt, was zu tun ist, und einige Sätze. Was eine Tat bewirkt hat, folgt in Zahlen.

## Wie man gewinnt

tm-lesson-goal = Die meisten Punkte gewinnen. Das Spiel endet, wenn Temperatur, Sauerstoff und Ozeane am Ziel sind: noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    }. Dies ist Generation { $generation } von etwa 10.
tm-lesson-goal-solo = Bring Temperatur, Sauerstoff und Ozeane ans Ziel, bevor die Generationen vorbei sind: noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    }. Dies ist Generation { $generation }.

## Vor dem ersten Spielzug

tm-lesson-corporation-title = Wähle einen Konzern
tm-lesson-corporation = Er bestimmt dein Startgeld und deine Produktion. Nimm einen, der in jeder Generation etwas produziert, das du brauchen kannst.
tm-lesson-first-cards-title = Kaufe die Karten, die du behalten willst
tm-lesson-first-cards = Jede kostet jetzt 3 M€ und beim Ausspielen ihren eigenen Preis. Vier bis sechs sind ein guter Anfang; am meisten wert sind Karten, die du früh ausspielen kannst.

## Entscheidungen eines Spielzugs

tm-lesson-first-card-title = Spiel eine hell umrandete Karte aus
tm-lesson-first-card = Du hast { $money } M€. Oben links steht der Preis. Karten, die deine Produktion erhöhen, lohnen sich jetzt am meisten, denn du erhältst den Ertrag in jeder Generation. Punkte kommen später.
tm-lesson-action-title = Führe eine Aktion aus oder passe
tm-lesson-action = Du hast { $money } M€. Spiel eine Karte aus, nutze die Aktion einer blauen Karte oder ein Standard-Projekt, oder passe, wenn nichts Nützliches mehr bleibt. Erhöhe anfangs Produktion und TW; sammle später Punkte mit Grünflächen, Städten und Karten.
tm-lesson-pass-title = Passe, wenn nichts Nützliches mehr bleibt
tm-lesson-pass = Du kannst gerade keine Handkarte ausspielen. Wer passt, beendet die Generation für sich; deine { $money } M€ behältst du. Nach der Produktion erhältst du { $income } M€ dazu.
tm-lesson-second-title = Führe eine zweite Aktion aus oder beende deinen Spielzug
tm-lesson-second = Den Spielzug zu beenden heißt nicht passen: Du kommst wieder an die Reihe, bis alle gepasst haben. Du hast noch { $money } M€.
tm-lesson-tile-title = Wähle ein Gebiet für das Plättchen
tm-lesson-tile = Du erhältst, was auf dem Gebiet abgebildet ist, und 2 M€ für jeden Ozean daneben. Grünflächen gehören neben deine Städte: Jede bringt 1 Punkt für sich und 1 für die Stadt.
tm-lesson-payment-title = Wähle, womit du bezahlst
tm-lesson-payment = Mit Stahl bezahlst du Gebäudekarten, mit Titan Weltraumkarten. Nimm sie zuerst: M€ brauchst du für alles andere.
tm-lesson-attack-title = Wähle, wen es trifft
tm-lesson-attack = Am meisten hilft es dir, wenn es die Führenden trifft. Ressourcen zu entfernen ist immer freiwillig.
tm-lesson-final-title = Wandle Pflanzen in eine letzte Grünfläche um
tm-lesson-final = Das Spiel ist vorbei. Jede Grünfläche bringt noch 1 Punkt und 1 weiteren für jede Stadt daneben.
tm-lesson-detail-title = Entscheide diesen Teil deiner Aktion
tm-lesson-detail = Zeig auf eine Antwort, um zu sehen, was sie ändert. Du kannst deine Schritte zurücknehmen, bis etwas Verdecktes aufgedeckt wird oder dein Spielzug vorbei ist.
tm-lesson-research-title = Kaufe, was du wirklich ausspielen wirst
tm-lesson-research = Jede Karte kostet jetzt 3 M€ und später ihren eigenen Preis. Du hast { $money } M€. Zwei oder drei Karten reichen meist; du kannst auch keine kaufen.
tm-lesson-waiting-title = Die anderen sind an der Reihe
tm-lesson-waiting = Das Protokoll zeigt, was sie tun. Du kannst inzwischen deine Karten ansehen.
tm-lesson-over-title = Das Spiel ist vorbei
tm-lesson-over = Das Ergebnis zeigt, woher die Punkte kamen. Vergleiche im nächsten Spiel deine Produktion nach den ersten drei Generationen.

## Hinweise, wenn sie gebraucht werden

tm-lesson-last-title = Dies ist die letzte Generation
tm-lesson-last = Alle drei Parameter sind am Ziel. Produktion lohnt sich nicht mehr: Gib jetzt alles für Punkte aus, etwa für Grünflächen, Städte und Karten mit Punkten.
tm-lesson-milestone-title = Du kannst einen Meilenstein beanspruchen
tm-lesson-milestone = Er kostet 8 M€ und bringt 5 Punkte, die dir niemand nehmen kann. Im ganzen Spiel werden nur drei vergeben: Warte nicht.
tm-lesson-greenery-title = Deine Pflanzen reichen für eine Grünfläche
tm-lesson-greenery = Sie umzuwandeln ist eine Aktion. Der Sauerstoff steigt und damit dein TW um 1; die Grünfläche bringt 1 Punkt und 1 weiteren für jede Stadt daneben.
tm-lesson-heat-title = Deine Wärme reicht für die Temperatur
tm-lesson-heat = Als Aktion erhöhen 8 Wärme die Temperatur um eine Stufe und deinen TW um 1. Sonst ist Wärme kaum zu gebrauchen.
tm-lesson-blue-title = Nutze die Aktion deiner blauen Karte
tm-lesson-blue = Ein roter Pfeil zeigt eine Aktion an. Du kannst die Aktion jeder Karte einmal pro Generation nutzen.
tm-lesson-projects-title = Standard-Projekte sind immer möglich
tm-lesson-projects = Asteroid erhöht für 14 M€ die Temperatur, Bewässerung platziert für 18 M€ einen Ozean: Dein TW steigt jedes Mal um 1. Sie kosten mehr als Karten, brauchen aber keine.
tm-lesson-award-title = Eine Auszeichnung kann sich lohnen
tm-lesson-award = Wer am Ende vorn liegt, erhält 5 Punkte, gleich wer bezahlt hat. Finanziere nur eine, in der du klar führst.

## Was eine Tat bewirkt hat

tm-lesson-did-production = Produktion: Du hast { $income } M€ erhalten, davon { $rating } für deinen TW.
tm-lesson-did-milestone = Meilenstein: 5 Punkte für dich, endgültig.
tm-lesson-did-award = Auszeichnung: am Ende 5 Punkte für alle, die darin führen.
tm-lesson-did-city = Stadt: am Ende 1 Punkt für jede Grünfläche daneben.
tm-lesson-did-greenery = Grünfläche: am Ende 1 Punkt und 1 für jede Stadt daneben.
tm-lesson-did-rating = Dein TW ist { $rating } ({ $number } mehr): so viele M€ mehr in jeder Generation und Punkte am Ende.
tm-lesson-did-credits = Deine M€-Produktion ist { $credits } ({ $number } mehr): Dein Einkommen beträgt nun { $income } M€ pro Generation.
tm-lesson-did-others = Du produzierst nun in jeder Generation { $others ->
        [one] { $others } andere Ressource
       *[other] { $others } andere Ressourcen
    } ({ $number } mehr).

## Warum der Computer etwas täte

tm-hint-rest = Nichts anderes, was gerade möglich ist, ist seinen Preis wert.
tm-hint-yes = Es ist dir mehr wert, als es kostet.
tm-hint-no = Es würde dich mehr kosten, als es dir wert ist.
tm-hint-rating = Dein TW steigt: Mit dem Einkommen daraus ist das etwa { $number } M€ wert.
tm-hint-production = Deine Produktion steigt: Bis zum Ende ist das etwa { $number } M€ wert.
tm-hint-hand = Deine Hand wird um etwa { $number } M€ besser.
tm-hint-resources = Es bringt oder spart Ressourcen im Wert von etwa { $number } M€.
tm-hint-cards = Ausgespielte Karten werden mit Punkten und Effekten etwa { $number } M€ mehr wert.
tm-hint-milestones = Es bringt dir einen Meilenstein oder bringt dich ihm näher: etwa { $number } M€.
tm-hint-awards = Es gibt dir gute Aussichten auf eine Auszeichnung: etwa { $number } M€.
tm-hint-map = Es bringt Punkte auf der Marskarte: etwa { $number } M€.
tm-hint-goal = Es bringt das Ziel des Spiels näher: etwa { $number } M€.
tm-hint-others = Es wirft die anderen zurück: etwa { $number } M€.
