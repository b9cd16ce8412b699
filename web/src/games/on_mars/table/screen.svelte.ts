/** The state of the table of On Mars, and what it does by itself. */

import { onDestroy, untrack } from "svelte";

import { guidedAt } from "../../../lib/guided.svelte";
import { phone } from "../../../lib/phone";
import { settings } from "../../../lib/settings.svelte";
import type { Table } from "../../../lib/table.svelte";
import { elsewhere as notOurs } from "../../../table/keyboard";
import { TableScreen } from "../../../table/screen.svelte";
import { around } from "../../../table/seating";
import { optionsToExplain, optionsToPlan } from "../guide/explanation";
import { Play } from "../lacerda/play.svelte";
import { Ceremonies } from "../log/ceremony.svelte";
import { changes } from "../log/changes";
import { news } from "../log/news";
import { Courses } from "../map/courses.svelte";
import { payments, usualPayment } from "../model/answers";
import { modelOf, type Model } from "../model/model";
import { END, VOCABULARY } from "../model/option";
import { pressOption } from "../model/press";
import { keyOf, keyOfEvent } from "../model/shown";
import { Forced } from "../prompt/forced.svelte";
import { sentence, sub } from "../prompt/question";
import { MarsLayout, narrow } from "./layout.svelte";
import { compared, regionOf } from "./where";

/** The tabs over whose contents cards to be compared lie. */
const COVERED = ["mars", "orbit"];

export class OnMarsScreen extends TableScreen<Model> {
  readonly layout: MarsLayout;
  readonly courses: Courses;
  readonly play = new Play();
  readonly ceremonies = new Ceremonies();
  readonly #forced: Forced;

  /** Bystanders look over the shoulder of whoever has the turn. */
  readonly board = $derived.by(
    () => this.me ?? this.model.players.find((player) => player.seat === this.model.turn) ?? this.model.players[0]!,
  );
  readonly others = $derived.by(() => {
    const { players } = this.model;
    return around(players, players.indexOf(this.board)).filter(({ lacerda }) => !lacerda);
  });
  readonly figures = $derived.by(() => Object.values(this.snapshot.figures)[0] ?? {});
  /** The changes of the pick. */
  readonly changes = $derived.by(() =>
    this.next && this.me
      ? changes(this.model, this.next, this.selection.lookahead.preview!.events, this.me.seat, this.people)
      : [],
  );
  /** The cards to be compared. */
  readonly tray = $derived.by(() => compared(this.selection.answers, this.model, this.me));
  /** True if newcomers are guided here. */
  readonly guided = $derived.by(
    () => this.me !== null && guidedAt(this.table.id)?.on === true && this.table.replayLine === null,
  );

  readonly #picked = $derived.by(() => this.selection.answer(this.selection.picked));
  /** The question, and the line below it. */
  readonly question = $derived.by(() =>
    this.selection.question ? sentence(this.selection.question, this.me, this.#picked) : "",
  );
  readonly limit = $derived.by(() =>
    this.selection.question
      ? sub(
          this.selection.question,
          this.#picked,
          payments(this.selection.lookahead.ways, this.selection.lookahead.form?.complete ?? false) !== null,
          this.selection.lookahead.isQuestionLoading,
        )
      : "",
  );

  /** The log of the turn that is about to end. */
  readonly turn = $derived.by(() => {
    const { lines } = this.table;
    const begins = lines.findLastIndex(
      (line) => line.key === "om-log-turn" && this.people.subject(line) === this.snapshot.seat,
    );
    return lines.slice(begins + 1);
  });
  /** The table as the turn began, as far as this page was there. */
  #begun = $state.raw<Model | null>(null);
  /** The changes of the turn. */
  readonly since = $derived.by(() =>
    this.#begun && this.me ? changes(this.#begun, this.model, [], this.me.seat, this.people) : [],
  );
  /** True if the end of a turn needs no further word; it can be taken back for a moment. */
  readonly quick = $derived.by(() => settings.quick ?? this.model.solo);
  readonly #confirming = $derived.by(
    () => this.snapshot.seat !== null && this.snapshot.confirming.includes(this.snapshot.seat),
  );
  /** True if the end of the turn was said with its summary in view, so that it needs no further word. */
  #ended = $state(false);

  /** True if all hexes show their names. */
  names = $state(false);

  constructor(table: Table) {
    super(table, {
      modelOf,
      news,
      // What costs something asks how it is paid.
      needsForm: (option, selection) => (selection.answer(option)?.price.length ?? 0) > 0,
      vocabulary: VOCABULARY,
    });
    this.selection.along = usualPayment;
    this.layout = new MarsLayout(this.activity);
    this.courses = new Courses(this.selection);
    this.#forced = new Forced(this.selection, () => this.snapshot.undo?.moves ?? 0);
  }

  /** Follow the game; to be called where the table is made. */
  follow(): void {
    const { selection } = this;
    $effect(() =>
      selection.follow(
        (question) => optionsToExplain(question, this.model, this.me),
        (question) => question.prompt.key === "om-ask-pay" || question.prompt.key.startsWith("om-ask-travel"),
        () => optionsToPlan(this.model, this.me),
      ),
    );
    $effect(() => this.courses.follow());
    this.#followPlay();
    this.#followRegions();
    this.#followTurn();
  }

  /** A table that is looked back at plays and announces nothing. */
  #followPlay(): void {
    $effect(() => {
      if (this.table.replayLine === null && this.snapshot.seq >= 0)
        this.play.follow(this.model, this.table.lines, this.table.firstLine);
    });
    $effect(() => {
      if (this.table.replayLine === null) this.ceremonies.follow(this.model);
    });
    $effect(() => this.ceremonies.hold(this.play.at !== null));
    // A phone shows one part of the table at a time: his steps are played on the map.
    const isPlaying = $derived(this.play.at !== null);
    $effect(() => {
      if (isPlaying && phone.current) untrack(() => this.layout.open("mars"));
    });
    $effect(() => {
      if (this.table.busy) untrack(() => this.play.skip());
    });
    onDestroy(() => this.play.skip());
  }

  #followRegions(): void {
    // On a narrow screen the place of the answers comes to the front, also when it has just become narrow.
    $effect(() => {
      void narrow.current;
      if (this.selection.question?.id)
        untrack(() =>
          this.layout.bringForward(
            this.selection.answers
              .map((answer) => regionOf(answer, this.model, this.me))
              .filter((region) => region !== null),
          ),
        );
    });
    // Cards to be compared lie over the map or the orbit; whoever turns to another tab looks at that.
    $effect(() => {
      if (this.tray.length > 0) untrack(() => COVERED.includes(this.layout.tab) || (this.layout.tab = "mars"));
    });
  }

  #followTurn(): void {
    const { selection } = this;
    $effect(() => {
      const { question } = selection;
      if (question?.prompt.key === "om-ask-turn") untrack(() => (this.#begun = this.model));
      else if (!question && this.snapshot.unconfirmed !== this.snapshot.seat) untrack(() => (this.#begun = null));
    });
    // With nothing left to do the end is picked, not made: its receipt is shown.
    $effect(() => {
      const alone = selection.options.length === 1 && selection.has(END);
      if (this.#confirming && alone && selection.picked === null && !this.table.busy) selection.pick(END);
    });
    // Where nothing but to go on is possible, nobody is asked; who comes back there by undo is.
    $effect(() => this.#forced.follow());
    $effect(() => {
      if (!this.#ended || this.table.busy) return;
      this.#ended = false;
      const { seat, unconfirmed } = this.snapshot;
      if (seat !== null && unconfirmed === seat) this.table.act(seat, { kind: "confirm" });
    });
  }

  /** End the turn; its receipt comes first. */
  end(): void {
    if (this.#confirming && !this.quick && this.selection.picked !== END) return this.selection.pick(END);
    this.#ended = !this.quick;
    this.selection.commit(END);
  }

  readonly #keys: Record<string, () => boolean> = {
    n: () => ((this.names = !this.names), true),
    m: () => ((this.layout.unfolded = !this.layout.unfolded), true),
    r: () => (this.play.known ? (this.play.replay(), true) : false),
    s: () => this.#skip(),
    Enter: () => (this.selection.picked === null ? this.#skip() : false),
  };

  /** Return true if there was something to skip. */
  #skip(): boolean {
    if (this.play.at === null) return false;
    this.play.skip();
    return true;
  }

  /** Handle a key of this game. Actions have the digits that are printed on them, executive ones by their rows. */
  press(event: KeyboardEvent): boolean {
    const { selection } = this;
    if (!notOurs(event) && !this.#isLetterOfPrompt(event.key) && this.#keys[event.key]?.()) return true;
    if (selection.picked !== null || notOurs(event)) return false;
    const key = keyOfEvent(event);
    const action = [...selection.of("action"), ...selection.of("executive")].find((answer) => keyOf(answer) === key);
    if (!action) return false;
    pressOption(selection, action.option);
    return true;
  }

  /** Return true if a button of the prompt carries the letter: it comes first, but for what is played. */
  #isLetterOfPrompt(key: string): boolean {
    if (this.play.at !== null || key.length > 1) return false;
    return [...document.querySelectorAll(".prompt button:not([disabled]) kbd")].some(
      ({ textContent }) => textContent === key.toUpperCase(),
    );
  }
}
