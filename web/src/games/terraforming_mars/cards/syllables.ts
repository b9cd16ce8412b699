/** Break points of long words in card names. */

import { breaker } from "../../../text/breaking";

const WORDS = `
Infra-structure Archae-bacteria Photo-synthesis Micro-organisms Inter-planetary
Land-wirt-schaft Inter-planetare Inter-stellares Strahlen-chemie Mikro-wind-räder Atem-luft-filter Fusions-energie
Erz-ver-arbeitung Pflanzen-fresser Staub-dichtungen Eisen-hütten-werk Mikro-organismen Konzern-hoch-burg
Mykorrhiza-pilze Asteroiden-abbau Verbindungs-büro Anti-schwer-kraft Ammoniak-asteroid Quanten-extraktor
Industrie-zentrum Immigranten-stadt Lieblings-projekt Ausbildungs-lager Grund-wasser-pumpe Film-gesell-schaft
Bergbau-industrie Kometen-einschlag Wellen-kraft-werke Magnet-feld-kuppel Energie-gewinnung Geschäfts-viertel
Wasser-elektro-lyse Geschäfts-kontakte Energie-einsparung Mineral-ablagerung Asteroiden-bergbau Denitri-fizierende
Fort-geschrit-tenes Natur-schutz-gebiet Stick-stoff-reicher Hoch-spannungs-netz Industrie-mikroben
Sonnen-wind-energie Einwanderungs-fähre Thermo-elektrischer Investitions-kredit Verwaltungs-vertrag
Wirtschafts-netzwerk Asteroiden-einschlag Forschungs-vorposten Standard-techno-logie Entwicklungs-zentrum
Atmosphären-bremsung Grund-wasser-vorkommen Arbeits-verpflich-tete Adaptions-techno-logie Strahlen-schutz-anzüge
Brenn-stoff-genera-toren Strom-versorgungs-konsortium Flug-insekten
aero-dyna-miczne Infra-struktura trans-neptu-nowa mikro-orga-nizmy począt-kują-cych cieplar-nianych
Zaprojek-towane Archeo-bakterie Między-gwiezdny anty-grawi-tacji Zautoma-tyzowana między-plane-tarna
przeciw-promienne
Denitri-ficanti Magnetiz-zatore Micro-organismi l’Immi-grazione d’Inve-stimento Rivendi-cazione Infra-strutture
Terra-forma-zione Intrappo-lamento Intercet-tazione Elettro-magnetica
Voedsel-fabriek Staal-fabrieken Grond-water-pomp infra-structuur broei-kas-gassen Robot-personeel
Koude-bestendige Archae-bacteriën Energie-centrale Natuur-reservaat Toendra-landbouw Immigranten-stad
Elektro-katapult Kwantum-extractor energie-productie Brandstof-fabriek Mars-universiteit Stof-afdichtingen
Zonne-wind-energie Ganymedes-kolonie Energie-besparing Contract-arbeiders Verbindings-bureau Kweek-grond-fabriek
mijnbouw-industrie Micro-wind-turbines Beveiligings-vloot Magneet-veld-koepel Nitriet-reducerende
Beheer-overeen-komst Investerings-lening Golf-kracht-centrale Trans-neptunus-sonde magneet-installatie
Carbonaat-verwerking Grond-water-voorraden Perma-frost-extractie Diepte-bron-verwarming Standaard-techno-logie
Ontwikkelings-centrum Hoog-spannings-netwerk Onderzoeks-buiten-post Uitvindings-wedstrijd Brandstof-generatoren
Mars-rover-ontwikkeling elektriciteits-centrale Magneet-veld-generatoren Stralings-chemie-fabriek
Aanpassings-techno-logie Technologie-demonstratie Kolonisten-trainings-kamp Water-elektrolyse-fabriek
Immigratie-pendel-diensten Elektriciteits-consortium Biomassa-verbrandings-kamer Asteroïde-mijnbouw-consortium
Stralings-beschermings-pakken Anti-zwaarte-kracht-techno-logie Brandstof-fabriek
Grund-wasser-leiter Bio-treib-stoffe Bio-labora-torium Geschäfts-imperium Experimen-taler Forschungs-posten
Metall-gesell-schaft Ausgrabungs-stätte Raum-schiff-werft Polar-industrien Strom-erzeugung Forschungs-netzwerk
Versorgungs-lieferung Vertrags-partner Raum-fahrt-behörde Mars-vermessung Welt-raum-hotels
Ekspery-mentalny galileu-szowych Przedsię-wzięcie Samo-wystar-czalna inter-dyscypli-narne
Auto-sufficiente
Grond-water-turbines Bio-brand-stoffen Koepel-land-bouw grond-water-laag Mijnbouw-activi-teiten Stikstof-levering
Energie-opwekking Onderzoeks-netwerk Zelf-voor-zienende Voorraad-dropping ruimte-vaart-organi-satie
Mars-verkenning Onderzoeks-coördi-natie
`;

/** The name with soft hyphens in its long words. */
export const breakable = breaker(WORDS);
