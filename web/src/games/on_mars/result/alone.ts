/** The result of a game alone. */

import type { Alone } from "../../game";
import { tell } from "../../../text/say.svelte";
import { levels, nearest } from "./levels";
import SoloLevels from "./SoloLevels.svelte";

export default {
  title(figures) {
    const reached = levels(figures).filter(({ met, needs }) => met === needs.length);
    return reached.length > 0 ? tell("page-om-won", { goals: reached.map(({ name }) => name) }) : tell("page-om-lost");
  },
  text(figures) {
    const near = nearest(levels(figures));
    return near ? tell("page-om-nearest", { goal: near.name, met: near.met, of: near.needs.length }) : "";
  },
  goals: SoloLevels,
} satisfies Alone;
