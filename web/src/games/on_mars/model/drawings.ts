/** The drawings of goods, technologies and actions. */

import { BUILDINGS, type Action, type Good } from "./printed";
import type { Tech } from "../public";

export const GOODS: Record<Good, string> = {
  mineral: "mineral",
  battery: "battery",
  water: "water",
  plant: "crop",
  oxygen: "o2",
  crystal: "crystal",
  colonist: "colonist",
};
export const TECHS: Record<Tech, string> = { ...BUILDINGS, rover: "rover", upgrade: "upgrade", ship: "ship" };
export const ACTIONS: Record<Action, string> = {
  landing_pod: "landing-pod",
  obtain_blueprint: "blueprint",
  learn_tech: "lab",
  research: "research",
  resupply: "resupply",
  control_center: "control",
  construct: "construct",
  upgrade: "upgrade",
  welcome_ship: "ship",
  hire: "scientist",
};
