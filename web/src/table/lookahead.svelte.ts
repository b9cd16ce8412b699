/** The consequences of answers that are not given yet: forms of the questions that follow, and previews. */

import type { FormAnswer, PreviewAnswer } from "../protocol";
import type { Selection } from "./selection.svelte";
import { Latest, latest } from "./latest";
import { listed, single } from "./ways";

/** Milliseconds of rest before a preview is requested: the server answers only so many requests. */
const REST = 150;

export class Lookahead {
  /** The outcome of the pick, or of the hovered option. */
  preview = $state.raw<PreviewAnswer | null>(null);
  /** An option that a pointer or the focus rests on, in place of a pick. */
  hovered = $state<string | null>(null);
  /** True if previews include what follows from every answer to the next question. */
  ahead = false;
  /** True while the form of the question, or that after the pick, is on its way. */
  isQuestionLoading = $state(false);
  isPickLoading = $state(false);

  /** The forms of the question and after the pick. */
  #ofQuestion = $state.raw<FormAnswer | null>(null);
  #ofPick = $state.raw<FormAnswer | null>(null);
  /** The forms after further answers, by these. */
  #branches = $state.raw<Readonly<Record<string, FormAnswer>>>({});
  readonly #picks = new Latest();
  readonly #previews = new Latest();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly selection: Selection) {}

  /** The form after the pick, or else of the question, of which at least the options are known. */
  get form(): FormAnswer | null {
    if (this.selection.picked !== null) return this.#ofPick;
    return (
      this.#ofQuestion ?? {
        type: "form",
        id: 0,
        ways: single(this.selection.options),
        default: [],
        prompts: [],
        complete: false,
        labels: {},
      }
    );
  }

  /** The form after the pick; null as long as it is not there. */
  get formOfPick(): FormAnswer | null {
    return this.#ofPick;
  }

  /** True if the server has sent the form. */
  get listed(): boolean {
    return (this.selection.picked !== null ? this.#ofPick : this.#ofQuestion) !== null;
  }

  /** True while the form is on its way. */
  get isLoading(): boolean {
    return this.selection.picked === null ? this.isQuestionLoading : this.isPickLoading;
  }

  /** The default answers up to the end of the action. */
  get default(): string[] {
    return this.#ofQuestion?.default ?? [];
  }

  /** Every way up to the end of the action, or as many as the server lists. */
  get ways(): string[][] {
    return listed(this.#ofQuestion?.ways ?? []);
  }

  /** Request the form of the question; return true unless it is stale by then. */
  async loadQuestion(): Promise<boolean> {
    const { selection } = this;
    const isLatest = selection.isCurrent;
    this.isQuestionLoading = true;
    const form = await selection.inquire((seat) => selection.table.form(seat));
    if (!isLatest()) return false;
    this.isQuestionLoading = false;
    this.#ofQuestion = form;
    return true;
  }

  /** Request the form after a pick; return true unless it is stale by then. */
  async loadPick(option: string): Promise<boolean> {
    const { table, seat } = this.selection;
    if (seat === null) return false;
    const isLatest = this.#picks.begin();
    this.isPickLoading = true;
    const form = await latest(() => table.form(seat, [option]), isLatest);
    if (!isLatest()) return false;
    this.isPickLoading = false;
    this.#ofPick = form;
    return true;
  }

  /** The form after these answers, if it was requested. */
  branch(answers: string[]): FormAnswer | null {
    return this.#branches[answers.join(" ")] ?? null;
  }

  /** Request the form after these answers; return true unless it is stale by then. */
  async loadBranch(answers: string[]): Promise<boolean> {
    const { table, seat } = this.selection;
    if (seat === null) return false;
    const isLatest = this.#picks.begin();
    this.isPickLoading = true;
    const form = await latest(() => table.form(seat, answers), isLatest);
    if (!isLatest()) return false;
    this.isPickLoading = false;
    if (form === null) return false;
    this.#branches = { ...this.#branches, [answers.join(" ")]: form };
    return true;
  }

  /** Request the preview of answers. */
  async loadPreview(choices: string[]): Promise<void> {
    const { table, seat } = this.selection;
    const isLatest = this.#previews.begin();
    if (seat === null || choices.length === 0) return;
    const preview = await latest(() => table.preview(seat, choices, this.ahead), isLatest);
    if (isLatest()) this.preview = preview;
  }

  /** Request a preview once nothing has changed for a moment. */
  loadPreviewSoon(choices: () => string[]): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.loadPreview(choices()), REST);
  }

  /** Show the preview of several answers, and until then none. */
  previewAfter(choices: string[]): void {
    this.#clearPreview();
    this.loadPreviewSoon(() => choices);
  }

  /** Preview an option without picking it, once a pointer or the focus has rested on it for a moment. */
  hover(option: string | null): void {
    clearTimeout(this.#rest);
    const { selection } = this;
    // A table that is being left still receives events of the pointer.
    if (this.#closed || selection.picked !== null || selection.sending) return;
    if (option === null) {
      // The focus also goes where what had it is taken off the page, in the middle of drawing; nothing may change then.
      this.#rest = setTimeout(() => {
        this.hovered = null;
        this.#clearPreview();
      });
    } else {
      this.#rest = setTimeout(() => {
        if (selection.picked !== null || !selection.has(option)) return;
        this.hovered = option;
        void this.loadPreview([option]);
      }, REST);
    }
  }

  /** Return the events of a control that stands for an option: it is previewed while a pointer or the focus is on it. */
  hoverEvents(option: string): { onfocus(): void; onblur(): void; onpointerenter(): void; onpointerleave(): void } {
    const enter = () => this.hover(option);
    const leave = () => this.hover(null);
    return { onfocus: enter, onblur: leave, onpointerenter: enter, onpointerleave: leave };
  }

  /** Forget the pick and its preview. */
  clearPick(): void {
    clearTimeout(this.#rest);
    this.#picks.cancel();
    this.isPickLoading = false;
    this.#ofPick = null;
    this.#branches = {};
    this.hovered = null;
    this.#clearPreview();
  }

  /** Forget the question. */
  clear(): void {
    this.clearPick();
    this.isQuestionLoading = false;
    this.#ofQuestion = null;
  }

  close(): void {
    this.clear();
    this.#closed = true;
  }

  #clearPreview(): void {
    this.#previews.cancel();
    this.preview = null;
  }
}
