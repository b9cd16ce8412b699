/** The tables of the games; each is loaded when somebody sits down at one. */

import type { Component } from "svelte";
import { pageOf } from "../games/registry";
import type { Table } from "../lib/table.svelte";

export type TableView = Component<{ table: Table }>;

/** The game's own table, or the plain one. */
export async function tableOf(game: string): Promise<TableView> {
  const own = pageOf(game)?.table ?? (() => import("../plain/PlainTable.svelte"));
  return (await own()).default as TableView;
}
