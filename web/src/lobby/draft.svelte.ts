/** A table as it is being set up: which game, how, and who shall sit where. */

import type { Chair, NewTable, GameInfo } from "../protocol";
import type { FeatureValues } from "../feature/feature";
import { Levels, usualLevel } from "../lib/level";
import { defaults, effective, sent, type Value, type Values } from "./setup";

export interface Place {
  id: number;
  kind: Chair["kind"];
  seat: string;
  name: string;
  /** The level that is wanted for a computer. */
  level: string;
  beginner: boolean;
}

export class TableDraft {
  offer: GameInfo = $state.raw() as GameInfo;
  values = $state<Values>({});
  places = $state<Place[]>([]);
  /** The settings of features beside the game that somebody has chosen. */
  features = $state.raw<FeatureValues>({});
  /** The level that is wanted for whoever leaves. */
  standIn = $state("");
  points = $state(true);
  #number = 0;

  constructor(
    offer: GameInfo,
    readonly language: () => string,
  ) {
    this.play(offer);
  }

  /** Set up another game; whoever was to sit stays, as far as there are seats. */
  play(offer: GameInfo): void {
    this.offer = offer;
    this.values = defaults(offer, this.language());
    const kept = this.places.slice(0, offer.seats.length);
    this.places = [];
    for (const place of kept) this.#seat({ ...place, level: this.#availableLevel(place.level) });
    this.standIn = this.#availableLevel(this.standIn);
    if (!kept.length) {
      this.add("me");
      this.add("bot");
    }
  }

  set(option: string, value: Value): void {
    this.values[option] = value;
  }

  add(kind: Chair["kind"]): void {
    this.#seat({ id: 0, kind, seat: "", name: "", level: usualLevel(this.offer).name, beginner: false });
  }

  remove(place: Place): void {
    this.places = this.places.filter(({ id }) => id !== place.id);
  }

  /** Give a place another colour; whoever has it takes the one that becomes free. */
  recolour(place: Place, seat: string): void {
    const other = this.places.find((one) => one.seat === seat);
    if (other) other.seat = place.seat;
    place.seat = seat;
  }

  change(place: Place, changes: Partial<Place>): void {
    Object.assign(place, changes);
  }

  /** The colour after this place's own. */
  next(place: Place): string {
    const { seats } = this.offer;
    return seats[(seats.indexOf(place.seat) + 1) % seats.length]!;
  }

  /** Change settings of features; all others stay. */
  setFeatures(changes: FeatureValues): void {
    const changed = Object.entries(changes).map(([name, values]) => [name, { ...this.features[name], ...values }]);
    this.features = { ...this.features, ...(Object.fromEntries(changed) as FeatureValues) };
  }

  get mine(): Place | undefined {
    return this.places.find(({ kind }) => kind === "me");
  }

  get full(): boolean {
    return this.places.length >= this.offer.seats.length;
  }

  /** The number of places that are for people. */
  get people(): number {
    return this.places.filter(({ kind }) => kind !== "bot").length;
  }

  get open(): number {
    return this.places.filter(({ kind }) => kind === "open").length;
  }

  /** Which levels play what is being set up. */
  get levels(): Levels {
    const players = this.places.length;
    return new Levels(this.offer, effective(this.offer, this.values, players), players);
  }

  get withBeginners(): boolean {
    return this.offer.beginners;
  }

  /** What the server is asked for. */
  request(): NewTable {
    const { levels } = this;
    const chairs = this.places.map(({ kind, seat, name, level }): Chair => {
      const bot = levels.playing(kind === "bot" ? level : this.standIn);
      return kind === "hotseat" && name.trim() ? { kind, seat, name: name.trim(), bot } : { kind, seat, bot };
    });
    const people = this.places.filter(({ kind, beginner }) => beginner && kind !== "bot");
    const beginners = this.withBeginners ? people.map(({ seat }) => seat) : [];
    return {
      game: this.offer.game,
      chairs,
      options: sent(this.offer, this.values, chairs.length, beginners),
      language: this.language() as NewTable["language"],
      points: this.points,
      features: this.features,
    };
  }

  #seat(place: Place): void {
    const taken = this.places.map(({ seat }) => seat);
    const free = this.offer.seats.filter((seat) => !taken.includes(seat));
    this.places.push({ ...place, id: ++this.#number, seat: free.includes(place.seat) ? place.seat : free[0]! });
  }

  #availableLevel(level: string): string {
    return this.offer.levels.some(({ name }) => name === level) ? level : usualLevel(this.offer).name;
  }
}
