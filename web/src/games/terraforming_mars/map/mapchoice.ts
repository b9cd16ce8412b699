/** The choice of the map: a picture of each, and what one has to know of it. */

import { tell } from "../../../text/say.svelte";
import type { PictureChoice } from "../../game";
import MapPicture from "./MapPicture.svelte";
import { PRINTED } from "../model/printed";
import { noun, placeName, printedWords } from "../model/words";

export default {
  picture: MapPicture,
  about: (value) => {
    const map = PRINTED.maps.find(({ name }) => name === value);
    if (!map) return [tell("page-tm-map-random")];
    const volcanoes = map.spaces.filter(({ volcano }) => volcano).map(({ called }) => placeName(called!));
    const own = map.spaces.filter(({ price }) => price > 0);
    return [
      tell("page-tm-map-milestones", { what: map.milestones.map(({ id }) => noun(`milestone-${id}`)) }),
      tell("page-tm-map-awards", { what: map.awards.map(({ id }) => noun(`award-${id}`)) }),
      ...own.map((space) => `${placeName(space.called!)}: ${printedWords(space).join(" · ")}`),
      ...(volcanoes.length > 0 ? [tell("page-tm-map-volcanoes", { what: volcanoes })] : []),
    ];
  },
} satisfies PictureChoice;
