/** The parts of the table that the lesson speaks of: a selector, and the tab of a phone that shows it. */

export const REGIONS = {
  choice: { part: ".mars .tray", tab: "table" },
  hand: { part: ".hand-place", tab: "hand" },
  goals: { part: ".goals-place", tab: "goals" },
  board: { part: ".me-place", tab: "board" },
  play: { part: ".play-place", tab: "board" },
  projects: { part: ".mars .sp", tab: "players" },
  map: { part: ".mars .centre", tab: "table" },
  log: { part: ".right .lg", tab: "log" },
  prompt: { part: ".mars > .prompt", tab: "table" },
};
