/** Break points of long words on blueprints and other cards. */

import { breaker } from "../../../text/breaking";

const WORDS = `
Auf-wertungs-vertrag Auto-mati-sierte Biblio-thek Bio-chemiker Feuchtig-keits-vapo-rator Fitness-studio
Forschungs-labor Fort-schritt-liche Geo-chemiker Gewächs-haus Handels-markt Himmels-aufzug Hydro-ponik-farm
Kommando-zentrale Konzen-trator Liefer-vertrag Marsia-nische Metall-vor-kommen Minera-lien-mine Privat-schiff
Sauer-stoff-konden-sator Sauer-stoff-tank System-ingenieur Wasser-extraktor Wind-räder
Biblio-teka Bio-labo-ratorium Koncen-trator Labora-torium Marsjań-ski Targo-wisko Techno-logie Zaawan-sowane
Zautoma-tyzowana badaw-cze hydro-poniczna powie-trzna recyklin-gowe konden-sator eks-traktor
Acque-dotto Automatiz-zata Biblio-teca Bio-labora-torio Bio-mercato Concen-tratore Conden-satore Costrut-tore
Estrat-tore Idropo-nica Labora-torio Meravi-glia Produ-zione Ricicla-tori Vapora-tore Genera-zione
Biblio-theek Bouw-plaats Commando-centrum Concen-trator Geauto-mati-seerde produc-tie Handels-markt Hydro-cultuur-kwekerij
Mars-aard-appel Metaal-af-zetting Minera-len-mijn Onder-zoeks-lab Privé-schip Recycling-bots Sport-school
Vocht-vanger Wind-turbines Zuur-stof-tank
`;

/** The name with soft hyphens in its long words. */
export const breakable = breaker(WORDS);
