/** The parts of the table that the lesson speaks of: a selector, and the tab of a phone that shows it. */

export const REGIONS = {
  journey: { part: ".journey-place, .topbar .journey", tab: "mars" },
  actions: { part: ".acts-place", tab: "mars" },
  orbit: { part: ".orbit-place", tab: "orbit" },
  colony: { part: ".onmars .middle", tab: "orbit" },
  board: { part: ".me-place", tab: "board" },
  map: { part: ".map-place", tab: "mars" },
  goals: { part: ".right > .goals", tab: "players" },
  players: { part: ".lacerda-place", tab: "players" },
  prompt: { part: ".onmars > .prompt", tab: "mars" },
};
