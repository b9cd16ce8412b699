/** The screen of a table: the view of the game, the selection, and what lies open over the regions. */

import type { Table } from "../lib/table.svelte";
import type { Snapshot } from "../protocol";
import { Selection } from "./selection.svelte";
import { trackActivity, type Activity, type News } from "./activity.svelte";
import type { Vocabulary } from "./option";
import { People } from "./people";

/** The common part of every game's model of a view. */
export interface Model {
  players: { seat: string }[];
}

/** The functions of a game for its own views and options. */
interface Game<M extends Model> {
  /** A view as the components of the game read it. */
  modelOf: (view: Snapshot["view"]) => M;
  news: (before: M, after: M, hit: boolean) => News;
  /** True if the effects of an option are previewed. */
  needsForm: (option: string, selection: Selection) => boolean;
  /** Its options, where the page asks for more than a question's answers. */
  vocabulary?: Vocabulary;
}

/** To be made where a game's table is made. */
export class TableScreen<M extends Model> {
  readonly activity: Activity;
  readonly selection: Selection;
  /** The table as it is, or as it was while the steps since I last looked are played again. */
  readonly snapshot: Snapshot = $derived.by(() => this.activity.shown?.snapshot ?? this.table.snapshot!);
  readonly model: M = $derived.by(() => this.game.modelOf(this.snapshot.view));
  readonly people: People = $derived.by(() => new People(this.snapshot.table));
  readonly me: M["players"][number] | null = $derived.by(
    () => this.model.players.find((player) => player.seat === this.snapshot.seat) ?? null,
  );
  /** The game as it would be after the pick; null while former steps are shown, from which it does not follow. */
  readonly next: M | null = $derived.by(() =>
    this.selection.lookahead.preview && !this.activity.shown
      ? this.game.modelOf(this.selection.lookahead.preview.view)
      : null,
  );

  /** The seat whose board is looked at, what is read over the table, and whether that is the result. */
  opened = $state<string | null>(null);
  sheet = $state<string | null>(null);
  result = $state(false);

  constructor(
    readonly table: Table,
    readonly game: Game<M>,
  ) {
    const { modelOf, news, needsForm, vocabulary } = game;
    this.activity = trackActivity(table, (before, after, hit) => news(modelOf(before.view), modelOf(after.view), hit));
    this.selection = new Selection(table, (option) => needsForm(option, this.selection), vocabulary);
  }
}
