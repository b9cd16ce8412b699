/** Features of a table beside its game, such as a clock. Each is a component of this folder, found by being there. */

import type { Component, Snippet } from "svelte";

import type { Table } from "../lib/table.svelte";
import type { FeatureAnswer } from "../protocol";

/** Settings or info of features, by the name of the feature. */
export type FeatureValues = Record<string, Record<string, unknown>>;

/** The props of the component of a feature. */
export interface FeatureProps {
  /**
   * The set-up of a new table, its pace there, the host's settings of one that is there, the bar above a table in play,
   * or beside the button that confirms a turn.
   */
  place: "setup" | "pace" | "room" | "table" | "confirmation";
  /** The chosen settings in a set-up; otherwise the info of the feature. */
  values: Record<string, unknown>;
  players: number;
  started: boolean;
  onchange: (changes: Record<string, unknown>) => void;
  /** Send the feature a message from the seat. Return its answer; null if it was refused or the connection was lost. */
  send: (body: Record<string, unknown>) => Promise<FeatureAnswer | null>;
  /** The table in play. */
  table: Table | undefined;
  /** The seat that the player acts for; null for a spectator. */
  seat: string | null;
  /** Choice of the computer that plays for whoever leaves. */
  standIn: Snippet | undefined;
}

const COMPONENTS = import.meta.glob<Component<FeatureProps>>(["./*.svelte", "!./Features.svelte"], {
  eager: true,
  import: "default",
});

/** The features that have a component, by the name that the server uses: `AutoConfirm.svelte` is `auto_confirm`. */
export const FEATURES: [string, Component<FeatureProps>][] = Object.entries(COMPONENTS).map(([path, component]) => [
  path
    .slice("./".length, -".svelte".length)
    .replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase(),
  component,
]);
