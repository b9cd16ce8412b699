/** A finished game after some move, in the shape in which a table shows itself. It takes no moves. */

import { Table } from "../lib/table.svelte";
import type { Snapshot } from "../protocol";

export class Replayed extends Table {
  constructor(
    id: string,
    readonly names: Map<string, string>,
  ) {
    super(id);
  }

  /** `line` is the first line of the log for the last move. */
  show(snapshot: Snapshot, line: number): void {
    const seats = snapshot.table.seats.map((seat) => ({ ...seat, name: this.names.get(seat.seat) ?? seat.name }));
    this.lines = snapshot.log.lines;
    this.firstLine = snapshot.log.first;
    this.replayLine = line;
    // Nothing is asked, and the end opens no result: whoever looks back may look on.
    this.snapshot = {
      ...snapshot,
      table: { ...snapshot.table, seats },
      question: null,
      undo: null,
      unconfirmed: null,
      confirming: [],
      over: false,
    };
    this.connection = "live";
  }

  override join(): void {}

  override act(): void {}

  override loadOlder(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
