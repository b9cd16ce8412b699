/** The words of the prompt: its sentence, the hint below it, and warnings. */

import { clock } from "../lib/clock";
import { phone } from "../lib/phone";
import { currentFace } from "../lib/seatclock";
import type { Table } from "../lib/table.svelte";
import { say, tell } from "../text/say.svelte";
import type { Activity } from "./activity.svelte";
import type { People } from "./people";
import { looksOn } from "./seating";
import type { Selection } from "./selection.svelte";

/** What the words depend on. */
interface Source {
  table: Table;
  selection: Selection;
  people: People;
  activity: Activity | undefined;
  /** The words of the game itself, in place of the usual ones. */
  instruction: string;
  sub: string;
  ended: { say: string; sub: string } | null;
}

export class PromptText {
  readonly #source: Source = $derived.by(() => this.source());
  readonly #snapshot = $derived.by(() => this.#source.table.snapshot!);
  readonly lost = $derived.by(() => this.#source.table.connection !== "live");
  /** True if the end of the own turn waits to be confirmed. */
  readonly unconfirmed = $derived.by(() => {
    const { seat, unconfirmed } = this.#snapshot;
    return seat !== null && unconfirmed === seat && !this.#source.selection.question && !looksOn(this.#snapshot);
  });
  /** True if the seat waits for others, and may plan. */
  readonly waits = $derived.by(
    () =>
      !this.lost &&
      !this.#snapshot.over &&
      !this.#source.selection.question &&
      !this.unconfirmed &&
      this.#snapshot.undo !== null,
  );

  readonly sentence = $derived.by(() => {
    const { selection, people, instruction, ended } = this.#source;
    const { over, seat, unconfirmed, waiting } = this.#snapshot;
    if (this.lost) return tell("page-table-lost");
    if (over) return tell("page-table-over");
    if (selection.question) return instruction || say(people.named(selection.question.prompt));
    if (this.unconfirmed) return ended?.say ?? tell("page-table-unconfirmed");
    const names = (unconfirmed ? [unconfirmed] : waiting).map((one) => people.name(one));
    return tell(seat === null ? "page-table-watching" : "page-table-waiting", { names });
  });

  /** A warning before hidden information is revealed or about a failed plan; it precedes other hints. */
  readonly warning = $derived.by(() => {
    const { missed, lookahead, reasons } = this.#source.selection;
    if (lookahead.preview?.stopped) return tell("page-table-hidden-next");
    if (missed === null) return "";
    const reason = reasons[missed.option];
    return tell("page-table-plan-gone", { what: this.stepLabel(missed), why: reason ? say(reason) : "" });
  });

  readonly hint = $derived.by(() => {
    const { table, selection, people, sub, ended } = this.#source;
    if (this.lost) return tell("page-table-lost-why", { time: clock(table.received, true) });
    if (selection.question) {
      if (selection.watched) return tell("page-table-looking", { name: people.name(this.#snapshot.seat!) });
      return this.warning || this.#clockHint() || (selection.fits ? tell("page-table-plan-fits") : sub);
    }
    if (this.unconfirmed) return ended?.sub ?? this.#unconfirmedHint();
    return selection.plan.steps.length > 0 ? this.#planned() : this.#waitingHint();
  });

  constructor(private readonly source: () => Source) {}

  /** Return the name of a planned step. */
  stepLabel({ option, label }: NonNullable<Selection["missed"]>): string {
    const { selection, people } = this.#source;
    const phrase = selection.knownLabel(option) ?? label;
    return phrase ? say(people.named(phrase)) : option;
  }

  /** What is special about the time for the question; empty if nothing is. */
  #clockHint(): string {
    const { seat } = this.#snapshot;
    const { clocks } = this.#source.people;
    const face = clocks && seat !== null ? currentFace(clocks, seat) : null;
    if (face?.state === "up") return tell("page-feature-clock-own-up");
    return face?.offTurn ? tell("page-feature-clock-own-off-turn") : "";
  }

  /** On a phone there is no room for the steps themselves. */
  #planned(): string {
    const { steps } = this.#source.selection.plan;
    return phone.current
      ? tell("page-table-planned-steps", { what: steps.map((step) => this.stepLabel(step)).join(", ") })
      : tell("page-table-planned", { number: steps.length });
  }

  /** After hidden information was revealed nothing can be undone any more. */
  #unconfirmedHint(): string {
    const barred = this.#snapshot.undo?.barred;
    return barred
      ? [tell("page-table-unconfirmed-final"), tell(`page-table-undo-${barred}`)].join(" ")
      : tell("page-table-unconfirmed-why");
  }

  #waitingHint(): string {
    const { activity } = this.#source;
    const since = activity ? [tell("page-table-waiting-since", { time: clock(activity.waited) })] : [];
    return [...since, tell("page-table-waiting-why")].join(" · ");
  }
}
