/** The tables of the games; each is loaded when somebody sits down at one. */

import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

export type TableView = Component<{ table: Table }>;

export const TABLES: Record<string, () => Promise<{ default: TableView }>> = {
  terraforming_mars: () => import("../games/terraforming_mars/MarsTable.svelte"),
  on_mars: () => import("../games/on_mars/MarsTable.svelte"),
};
