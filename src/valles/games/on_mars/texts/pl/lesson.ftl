# Lekcja pierwszej gry: tytuł mówi, co zrobić, a dalej kilka zdań. Potem w liczbach, co dał ruch.

## Jak się wygrywa

om-lesson-goal = Wygrywa największa liczba Punktów Okazji (PO). Misje i poziomy kolonii od 3 przybliżają koniec: zostało { $remaining }. To runda { $round } z około 20.
om-lesson-goal-solo = Wygrywasz, gdy na koniec spełnisz wszystkie pięć. Przybliżają go misje i poziomy kolonii od 3: zostało { $remaining }. Runda { $round } z około 20.
om-lesson-need = { $have } z { $least }: { $what }
om-lesson-lead = { $behind ->
    [0] { $lead } PO przewagi nad Lacerdą (potrzeba { $least })
   *[other] { $behind } PO straty do Lacerdy (potrzeba { $least } przewagi)
}

## Początek i podróż

om-lesson-seat-title = Wybierz pole kolejności
om-lesson-seat = Na orbicie (1–4) się przygotowujesz, w kolonii (5–8) budujesz. Zacznij w kolonii: na pierwszy budynek masz wszystko. Niektóre pola od razu coś dają.
om-lesson-space-title = Wybierz nowe pole kolejności
om-lesson-space = Niższe liczby grają wcześniej. Porównaj, co dają pola: korzyść otrzymujesz od razu.
om-lesson-start-title = Wybierz, skąd rusza wahadłowiec
om-lesson-start = Jeśli ruszy z twojej strony, wkrótce polecisz bez opłaty.
om-lesson-travel-title = Leć wahadłowcem albo zostań
om-lesson-travel = Wahadłowiec zabiera cię bez opłaty. Twoi koloniści z tej strony i ze strefy pracy wracają, a ty zajmujesz nowe pole z jego korzyścią. W drodze na orbitę produkują twoi górnicy i zaawansowane budynki.
om-lesson-own-ship-title = Zwykle zostań: ta podróż kosztuje statek
om-lesson-own-ship = Wahadłowiec nie opuszcza twojej strony. Podróż kosztuje teraz statek z hangaru, a z nim 3 PO. Zostań, chyba że nie możesz tu zrobić nic pożytecznego.
om-lesson-explore-title = Połóż żeton odkrycia
om-lesson-explore = W drodze do kolonii kładziesz żeton trzy pola od swojego łazika. Połóż go tam, gdzie dotrzesz przed Lacerdą.

## Tura

om-lesson-construct-title = Wykonaj akcję główną „Zbuduj budynek”
om-lesson-construct = W każdej turze wykonujesz jedną akcję główną strony, po której jesteś. W kolonii najlepiej zacząć od budowania: kolonia potrzebuje generatorów, ekstraktorów wody, szklarni i kondensatorów tlenu.
om-lesson-prepare-title = Wykonaj akcję główną na orbicie
om-lesson-prepare = Technologie, projekty i towary przygotowują to, co zbudujesz w kolonii. Kryształy: { $crystals }, koloniści w kwaterach: { $home }. Kapsuła lądowania od razu kończy pobyt; jeśli wahadłowiec odlatuje w tej rundzie, nie jest potrzebna.
om-lesson-build-more-title = Wykonaj akcję główną w kolonii
om-lesson-build-more = Budynek potrzebny do podtrzymywania życia od razu daje punkty i korzyść. Sprawdź też, czego brakuje do wymagań. Kryształy: { $crystals }, koloniści w kwaterach: { $home }; tam, gdzie stoją już koloniści, akcja kosztuje więcej.
om-lesson-colony-title = Wykonaj akcję główną w kolonii
om-lesson-colony = Teraz nie możesz budować. Centrum kontroli prowadzi boty do nowych miejsc budowy, a łazik do kryształów. Koloniści w kwaterach: { $home }.
om-lesson-finish-title = Wykonaj akcję specjalną albo zakończ turę
om-lesson-finish = Akcja główna za tobą. Kryształy na jedną akcję specjalną: { $crystals }; na początku twojej następnej tury przyjdzie jeszcze { $arriving }.
om-lesson-end-title = Zakończ turę
om-lesson-end = Akcja główna za tobą. Kryształy: { $crystals }; na początku twojej następnej tury przyjdzie jeszcze { $arriving }. Potem gra Lacerda i rusza wahadłowiec.
om-lesson-waiting-title = Grają inni
om-lesson-waiting = Lacerda odkrywa kartę i wykonuje akcję o jej numerze. Nie potrzebuje towarów, a to, co buduje, służy też kolonii.
om-lesson-over-title = Gra się skończyła
om-lesson-over = Wynik pokazuje, co dała każda część punktacji i które cele są spełnione.

## Części akcji

om-lesson-build-title = Wybierz budynek
om-lesson-build = Każdym zasobem płacisz za następny budynek: minerałem za generator, baterią za ekstraktor wody, wodą za szklarnię, rośliną za kondensator tlenu, tlenem za schron. To, czego jeszcze potrzeba do podtrzymywania życia, daje punkty i korzyść.
om-lesson-site-title = Wybierz pole
om-lesson-site = Budujesz na polu swojego bota lub obok niego. W kompleksie tego samego typu dostajesz po jednym towarze za każdy jego budynek.
om-lesson-benefit-title = Weź jedną korzyść
om-lesson-benefit = Kryształami płacisz za akcje specjalne. Weź to, czego brakuje ci na następny budynek.
om-lesson-moving-title = Rusz w stronę następnego miejsca budowy
om-lesson-moving = Wybierz figurkę, a potem jej cel. Łazik zbiera po drodze kryształy; bot, który zatrzyma się na krysztale lub żetonie, niszczy go.
om-lesson-pay-title = Wybierz, czym płacisz
om-lesson-pay = Minerał zastępuje każdy inny zasób, więc zatrzymuj minerały jak najdłużej. Nie oddawaj celów prywatnych, zanim zrealizujesz jeden z nich: wymaga go cel solo.
om-lesson-place-bot-title = Umieść nowego bota
om-lesson-place-bot = Budujesz na polu bota i wokół niego. Postaw nowego tam, gdzie są miejsca budowy poza zasięgiem pozostałych botów.
om-lesson-make-room-title = Wybierz, dokąd przesuniesz figurkę
om-lesson-make-room = Musi opuścić pole, na którym powstaje budynek. Bota postaw przy następnym miejscu budowy, a łazik blisko kryształów lub żetonów.
om-lesson-warehouse-title = Weź towar z hurtowni
om-lesson-warehouse = Weź to, czego brakuje na następny budynek, statek lub kontrakt. Kolonista wysłany do pracy przynosi jeszcze jeden towar i wraca, gdy podróżujesz.
om-lesson-more-title = Wyślij kolonistę do pracy albo zakończ
om-lesson-more = Każdy wysłany daje teraz jeden więcej. W akcjach głównych umieszczasz kolonistów z kwater, więc zachowaj kilku; z pracy wracają, gdy podróżujesz.
om-lesson-gain-title = Wybierz zasób
om-lesson-gain = Weź to, czego brakuje na następny budynek, statek lub kontrakt. Każdego zasobu możesz mieć najwyżej { $storage }.
om-lesson-retrieve-title = Sprowadź kolonistę do kwater
om-lesson-retrieve = Kolonistę z kwater umieścisz znowu w następnej turze. Dalsze miejsca akcji kosztują więcej, więc zwolnij takie, z którego chcesz skorzystać ponownie.
om-lesson-produce-title = Wybierz, co wyprodukuje jeszcze raz
om-lesson-produce = Za każdego kolonistę wysłanego do pracy jeszcze raz produkuje jeden górnik lub zaawansowany budynek. Wybierz towar, którego ci brakuje.
om-lesson-tech-title = Wybierz, czyj żeton technologii wykorzystasz
om-lesson-tech = Jego poziom określa, jak duży może być kompleks. Jeśli twój wystarcza, użyj go: właściciel innego dostaje 1 tlen albo go rozwija.
om-lesson-compensate-title = Rozwiń żeton albo zachowaj tlen
om-lesson-compensate = Każdy poziom wzmacnia technologię i jest na koniec więcej wart. Tlenem płacisz za schron.
om-lesson-tile-title = Zabierz żeton albo go zostaw
om-lesson-tile = Korzyść otrzymujesz od razu. Jeśli go zostawisz, może go zabrać inny łazik albo zniszczyć budynek.
om-lesson-keep-tile-title = Wybierz żeton na kartę
om-lesson-keep-tile = Karta daje korzyść tego żetonu teraz i przy każdym następnym użyciu. Wybierz coś, czego często potrzebujesz.
om-lesson-refill-title = Wybierz następny kontrakt
om-lesson-refill = Masz już swoją kartę, więc wybierasz, co zajmie jej miejsce. Wybierz kontrakt, który też możesz zrealizować.
om-lesson-means-title = Zapłać kryształami albo wyślij naukowca
om-lesson-means = Naukowiec używa zaawansowanego budynku swojej dziedziny bez kryształów, twojego lub cudzego, i zostaje tam, dopóki nie wyślesz go gdzie indziej.
om-lesson-buy-title = Zdecyduj, czy to się opłaca
om-lesson-buy = Zapłać, jeśli te towary nie są potrzebne na następny budynek lub statek. Wskaż odpowiedź, aby zobaczyć, co zmieni.
om-lesson-detail-title = Rozstrzygnij tę część akcji
om-lesson-detail = Wskaż odpowiedź, aby zobaczyć, co zmieni. Kroki możesz cofać, dopóki nie odkryje się coś zakrytego.

## Wskazówki, gdy są potrzebne

om-lesson-final-title = Koniec gry się zbliża
om-lesson-final = Liczy się już tylko to, co daje punkty: statki w hangarze, koloniści w kwaterach, zbudowane projekty, zrealizowane kontrakty. Porównaj listę wymagań z tym, czego brakuje.
om-lesson-task-title = Zadanie Pierwszych kolonistów wykonane
om-lesson-task = Pokaż kartę, aby otrzymać nagrodę; można to zrobić raz na rundę.
om-lesson-goal-card-title = Możesz zrealizować cel prywatny
om-lesson-goal-card = Pierwsi koloniści wymagają jednego zrealizowanego celu prywatnego, a cel daje nagrodę. W całej grze można zrealizować tylko jeden.
om-lesson-deliver-title = Dostarcz towar na kontrakt
om-lesson-deliver = Możesz to zrobić w dowolnej chwili swojej tury. Zrealizowany kontrakt daje dużo punktów, a Pierwsi koloniści wymagają jednego.
om-lesson-upgrade-title = Możesz ulepszyć budynek
om-lesson-upgrade = Projekt i minerał zmieniają go w twój zaawansowany budynek. Produkuje przy każdej podróży na orbitę i daje co najmniej 3 punkty, zamiast je odbierać.
om-lesson-level-title = Kolonia jest na poziomie { $level }
om-lesson-level = Kostki postępu punktują na poziomach 2 i 3, na orbicie leżą nowe projekty i możesz powitać o jeden statek więcej. Pierwsi koloniści wymagają poziomu 3.
om-lesson-hire-title = Naukowcy i kontrakty z Ziemi
om-lesson-hire = Kontrakt kosztuje kryształ; zrealizowany daje dużo punktów, niezrealizowany je odbiera. Pierwsi koloniści wymagają jednego. Naukowcy używają zaawansowanych budynków bez kryształów.
om-lesson-ship-title = Możesz powitać statek
om-lesson-ship = Za wodę i roślinę przywozi 2 kolonistów albo 1 i bota. W hangarze jest wart 3 PO i odsłania akcję specjalną.
om-lesson-move-title = Centrum kontroli przesuwa twoje figurki
om-lesson-move = Boty wyznaczają, gdzie możesz budować, łazik zbiera kryształy i żetony. Rusz je, gdy wokół botów zajęte są wszystkie dobre miejsca.
om-lesson-learn-title = Poznaj technologię
om-lesson-learn = Pozwala budować obok budynków jej typu: większe kompleksy dają więcej towarów, a twoja kostka postępu punktuje. Pierwsi koloniści wymagają jednej na poziomie 6.
om-lesson-blueprint-title = Zdobądź projekt
om-lesson-blueprint = Później zmieni budynek w twój zaawansowany. Bierz tylko projekty, które zbudujesz: niezbudowany odbiera tyle punktów, ile by dał.
om-lesson-research-title = Rozwijaj technologie
om-lesson-research = Badania przesuwają technologię do następnej kolumny: rośnie jej poziom i punkty. Pierwsi koloniści wymagają jednej na poziomie 6, więc rozwiń jedną do końca.
om-lesson-mission-title = Misje przybliżają koniec
om-lesson-mission = Każdy wkład od razu daje kryształy. Liczą się ukończone misje i poziomy kolonii od 3: do ostatniej rundy zostało { $remaining }.
om-lesson-shelter-title = Schron daje miejsce
om-lesson-shelter = Możesz teraz mieć po { $storage } każdego zasobu. Każdy schron dodaje 1 i miejsce dla 2 kolonistów.
om-lesson-executive-title = Możesz wykonać akcję specjalną
om-lesson-executive = Płaci się kryształami; masz ich { $crystals }. Jedna na turę, niezależnie od tego, po której stronie jesteś. Możesz też zakończyć turę i je zachować.

## Co dał ruch

om-lesson-did-level = Kolonia jest teraz na poziomie { $level }.
om-lesson-did-contract = Kontrakt zrealizowany: masz ich { $contracts }.
om-lesson-did-ship = Statek: 3 PO w hangarze. Powitane statki: { $ships }.
om-lesson-did-shelter = Schron: masz teraz miejsce na { $storage } każdego zasobu i kolonistów: { $room }.
om-lesson-did-technology = Technologia: w laboratorium masz ich teraz { $technologies }.
om-lesson-did-blueprint = Projekt: masz ich teraz { $blueprints }; zbuduj go, bo inaczej na koniec odbierze punkty.
om-lesson-did-orbit = Jesteś na orbicie: twoje kopalnie i zaawansowane budynki produkowały, a koloniści wrócili.
om-lesson-did-colony = Jesteś w kolonii, a koloniści wrócili.
om-lesson-did-points = Otrzymujesz { $number } PO; masz ich teraz { $points }.
om-lesson-did-crystals = Kryształy: { $number } więcej, teraz { $crystals }, razem z tymi, które dopiero przyjdą.

## Dlaczego komputer by tak zrobił

om-hint-rest = Nic innego, co jest teraz możliwe, nie daje więcej.
om-hint-yes = Jest dla ciebie warte więcej, niż kosztuje.
om-hint-no = Kosztowałoby cię więcej, niż jest dla ciebie warte.
om-hint-points = Daje { $number } PO.
om-hint-progress = Rośnie twój postęp: około { $number } PO.
om-hint-ships = Statek daje punkty i miejsce na kryształy: około { $number } PO.
om-hint-colonists = Będzie więcej kolonistów do pracy: około { $number } PO.
om-hint-technologies = Twoje technologie zyskują na wartości około { $number } PO.
om-hint-blueprints = Twoje projekty i zaawansowane budynki zyskują na wartości około { $number } PO.
om-hint-scientists = Naukowcy punktują za twoje zaawansowane budynki: około { $number } PO.
om-hint-contracts = Rosną szanse na kontrakty: około { $number } PO.
om-hint-goods = Daje lub oszczędza towary warte około { $number } PO.
om-hint-mines = Kopalnia daje minerały przy każdej podróży: około { $number } PO.
om-hint-rewards = Nagrody podtrzymywania życia mogą znów punktować: około { $number } PO.
om-hint-goals = Zbliżają się twoje cele prywatne: około { $number } PO.
om-hint-victory = Zbliża się cel solo; to tyle, ile byłoby warte { $number } PO.
om-hint-bots = Kolejny bot otwiera miejsca budowy: około { $number } PO.
om-hint-shelters = Schron daje miejsce na towary i kolonistów: około { $number } PO.
om-hint-places = Twoje boty i łazik stoją lepiej: około { $number } PO.
om-hint-end = Koniec gry przyjdzie wtedy, kiedy go potrzebujesz: około { $number } PO.
om-hint-turn = Przygotowuje lepszą następną turę: około { $number } PO.
