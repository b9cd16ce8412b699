/** The state of the table of Terraforming Mars, and what it does by itself. */

import { tick } from "svelte";

import { guidedAt } from "../../../lib/guided.svelte";
import { phone } from "../../../lib/phone";
import { settings } from "../../../lib/settings.svelte";
import type { Table } from "../../../lib/table.svelte";
import { idOf, nounIn } from "../../../table/logrow";
import { TableScreen } from "../../../table/screen.svelte";
import { around } from "../../../table/seating";
import { say, tell } from "../../../text/say.svelte";
import { optionsToExplain, optionsToPlan } from "../guide/explanation";
import { cardsOfBeginner, hasStarted, markStarted } from "../hand/beginner";
import { offerOf } from "../hand/offer";
import { changes } from "../log/changes";
import { news } from "../log/news";
import { needsForm, proposes } from "../model/answers";
import { proposedTarget } from "../model/attack";
import { modelOf, type Model } from "../model/model";
import { SELL, VOCABULARY } from "../model/option";
import { incomeWords, possible } from "../model/words";
import { Basket } from "../prompt/basket.svelte";
import { Grace } from "../prompt/grace.svelte";
import { Passing } from "../prompt/passing.svelte";
import { MarsLayout } from "./layout.svelte";

/** The questions of a turn, for its first and its second action. */
const TURNS = ["ask-action", "ask-second-action"];

export class TerraformingMarsScreen extends TableScreen<Model> {
  readonly layout: MarsLayout;
  readonly basket: Basket;
  readonly passing: Passing;
  readonly grace: Grace;

  readonly others = $derived.by(() => {
    const { players } = this.model;
    return around(
      players,
      players.findIndex((player) => player === this.me),
    );
  });
  /** The changes of the pick. */
  readonly changes = $derived.by(() =>
    this.next && this.me ? changes(this.model, this.next, this.me.seat, this.people) : [],
  );
  /** The money for selling the chosen cards. */
  readonly earned = $derived.by(() => {
    const { me } = this;
    const then = this.next?.players.find((player) => player.seat === me?.seat);
    return me && then ? then.resources.credits - me.resources.credits : null;
  });
  /** True if cards that are not in the hand answer the question. */
  readonly tray = $derived.by(
    () => this.basket.asks || this.selection.of("card").some(({ noun }) => !this.me?.hand.cards.includes(noun)),
  );

  /** True if newcomers are guided here. */
  readonly guided = $derived.by(
    () => this.me !== null && guidedAt(this.table.id)?.on === true && this.table.replayLine === null,
  );

  /** The seat whose beginner has said that the game may begin. */
  #begun = $state("");
  readonly #seat = $derived.by(() => `${this.table.id} ${this.snapshot.seat}`);
  /**
   * The ten cards that the beginner corporation brings without a choice, until they have been looked at; who is guided
   * is led to them.
   */
  readonly beginnerCards = $derived.by(() =>
    this.me && !this.guided && this.selection.question?.begins && this.#begun !== this.#seat && !hasStarted(this.#seat)
      ? cardsOfBeginner(this.model, this.me)
      : null,
  );
  readonly opening = $derived.by(
    () => this.me !== null && (this.beginnerCards !== null || (this.model.phase === "setup" && this.basket.asks)),
  );
  openingOpen = $state(true);
  /** True if cards were offered that cannot be chosen any more: others still choose, or the game is played again. */
  readonly offered: boolean = $derived.by(
    () => this.me !== null && this.selection.question === null && offerOf(this.me).cards.length > 0,
  );

  /** True while cards are bought, at the start or in a research phase. */
  readonly buying = $derived.by(() => this.offered || (this.model.phase === "research" && this.basket.kind === "buy"));

  readonly #turn = $derived.by(() => TURNS.indexOf(this.selection.question?.prompt.key ?? "") + 1);
  /** Cards to buy or sell are asked together, and so is the question; a turn says which action it asks for. */
  readonly question = $derived.by(() => {
    const { basket, selection, passing } = this;
    if (this.beginnerCards) return tell("page-tm-ask-begin");
    if (basket.asks) return tell(`page-tm-ask-${basket.topic}`);
    if (passing.asking) return tell("page-tm-pass-really", { number: passing.left.length });
    if (passing.last) return tell(selection.has(SELL) ? "page-tm-only-patents" : "page-tm-nothing-left");
    return this.#turn > 0 ? tell("page-tm-turn", { number: this.#turn, of: TURNS.length }) : "";
  });
  /** The line below the question. */
  readonly sub = $derived.by(() => {
    const { selection, passing } = this;
    const picked = selection.answer(selection.picked);
    if (passing.asking) return tell("page-tm-pass-final", { generation: this.model.generation });
    if (picked && picked.kind !== "space") return say(this.people.named(picked.label));
    if (selection.of("space").length > 0) return phone.current ? "" : tell("page-tm-sub-space");
    if (this.opening) return tell(this.beginnerCards ? "page-tm-sub-begin" : "page-tm-sub-start");
    if (this.buying && this.me && this.model.generation > 1) return incomeWords(this.me);
    if (passing.alarm !== null) return tell(`page-tm-pass-alarm-${passing.alarm}`);
    return this.#turn > 0 ? possible(selection.answers) : "";
  });
  /** A pass that can still be taken back. */
  readonly ended = $derived.by(() =>
    this.passing.seconds === null
      ? null
      : {
          say: tell(`page-tm-passed-${this.passing.made ?? "now"}`),
          sub: tell("page-tm-passed-others", {
            number: this.others.filter(({ passed }) => !passed).length,
            generation: this.model.generation,
          }),
        },
  );

  /** The question at which the awards that can be funded were looked for. */
  #offered = $state("");
  readonly offering = $derived.by(() => this.#offered !== "" && this.#offered === this.selection.question?.id);

  /** The card under the pointer, and the one that is read. */
  peek = $state<{ card: string; at: "hand" | "play" | "tray" } | null>(null);
  read = $state<{ card: string; option: string } | null>(null);
  /** The card of a former step that is shown. */
  readonly filmed: string | null = $derived.by(() => {
    const line = this.activity.filmLines.find(({ key }) => key === "log-play" || key === "log-action");
    return line && !phone.current ? idOf(nounIn(line.args["card"]), "card-") || null : null;
  });

  constructor(table: Table) {
    super(table, {
      modelOf,
      news,
      needsForm: (option, selection) => needsForm(selection.answer(option)),
      vocabulary: VOCABULARY,
    });
    this.selection.lookahead.ahead = true;
    this.selection.propose = ({ kind, options, prompt }, usual) => {
      if (kind === "choose") return null;
      const { model, snapshot } = this;
      return kind === "target" ? proposedTarget(options, prompt, model, snapshot.seat ?? "", usual) : undefined;
    };
    this.layout = new MarsLayout(this.activity, () => this.model.solo);
    this.basket = new Basket(
      this.selection,
      () => this.me,
      () => this.snapshot.figures[this.snapshot.seat ?? ""]?.["card-price"] ?? 0,
    );
    this.grace = new Grace(this.selection);
    this.passing = new Passing(
      this.selection,
      () => this.me,
      () => this.people,
      () => (settings.passes ? this.model.generation : null),
      () => this.activity.hitLines.length > 0,
    );
  }

  /** Follow the game; to be called where the table is made. */
  follow(): void {
    // Who has planned a turn meanwhile has looked at the first cards.
    $effect(() => {
      if (this.selection.plan.next && this.#begun !== this.#seat) this.begin();
    });
    $effect(() =>
      this.selection.follow(
        (question) => optionsToExplain(question, this.model, this.me),
        proposes,
        () => optionsToPlan(this.model, this.me),
      ),
    );
    $effect(() => this.passing.follow());
    $effect(() => this.passing.countDown());
    $effect(() => this.grace.countDown());
    // On a phone the cards that are asked about come to the front.
    $effect(() => {
      if (this.tray) this.layout.tab = "table";
    });
  }

  /** Say that the first cards have been looked at. */
  begin(): void {
    markStarted(this.#seat);
    this.#begun = this.#seat;
  }

  points(seat: string): number | null {
    return this.snapshot.scores[seat]?.["total"] ?? null;
  }

  show(card: string | null, at: "hand" | "play" | "tray" = "hand"): void {
    // The focus also goes where what had it is taken off the page, in the middle of drawing; nothing may change then.
    queueMicrotask(() => (this.peek = card === null ? null : { card, at }));
  }

  /** Bring to the front where an answer lies. */
  async goTo(region: "play" | "goals"): Promise<void> {
    this.layout.goTo(region);
    if (region === "goals") this.#offered = this.selection.question?.id ?? "";
    await tick();
  }

  /** A pick is taken back before a step. */
  undo(step: () => void): void {
    if (this.passing.asking) this.passing.asking = false;
    else if (this.selection.picked !== null) this.selection.drop();
    else step();
  }

  /** Take back a pass. */
  takeBack(): void {
    const { seat, undo: offer } = this.snapshot;
    if (seat !== null && offer && !this.table.busy) this.table.act(seat, { kind: "undo", to: offer.step });
  }

  /** Close what lies over the table, or drop the pick. */
  back(): void {
    this.peek = null;
    if (this.layout.drawer) this.layout.drawer = false;
    else if (this.passing.asking) this.passing.asking = false;
    else this.selection.drop();
  }
}
