// Made from src/valles/table/message.py by tools/protocol.py.

export const VERSION = 4;

export type Arg = number | string | Noun | Phrase | Arg[];

/** A word of the game, counted; the language decides its case and number. */
export interface Noun {
  key: string;
  count: number;
  counted: boolean;
}

/** A message of the text files with its arguments. */
export interface Phrase {
  key: string;
  args: Record<string, Arg>;
}

/** An object at a place of the map. */
export interface Find {
  at: string;
  what: Noun;
}

/** A piece that the seat may move now. */
export interface Mover {
  /** The kind of the options that move it, as `rover`. */
  piece: string;
  /** Its place, or the start of its way if it has none yet. */
  at: string;
  /** The movement points that it has left. */
  points: number;
  /** The movement points that its owner could add. */
  more: number;
}

/** A way of one piece to a place where it may stay. */
export interface Course {
  piece: string;
  to: string;
  /** The places of the way, from where the piece stands to where it goes. */
  path: string[];
  /** The answers that lead there, one after the other. */
  choices: string[];
  /** The movement points of the way. */
  points: number;
  /** The movement points that the piece has left afterwards. */
  left: number;
  /** The price of points beyond the free ones. */
  price: Noun[];
  /** Other things used to add points. */
  uses: Noun[];
  /** Objects that the piece collects on its way, and may take at its end. */
  gains: Find[];
  /** Objects that are destroyed if the piece stays there. */
  losses: Find[];
  /** True if it ends the move: nothing else is left to decide. */
  ends: boolean;
}

/** Answer the question of the seat: one choice, or several as one form, all or none. */
export interface Move {
  kind: "move";
  question_id: string;
  choices: string[];
}

/** End the turn of the seat; until then it can be taken back and nobody else is asked. */
export interface Confirm {
  kind: "confirm";
}

/** Confirm the turns of the seat from now on, or no longer. */
export interface Confirming {
  kind: "confirming";
  on: boolean;
}

/** Go back to so many moves, if nothing was revealed and nobody else has decided since. */
export interface Undo {
  kind: "undo";
  to: number;
}

/** Withdraw the seat's last answer to a question that others are still asked at the same time. */
export interface TakeBack {
  kind: "take_back";
}

/** Propose or agree to go back to so many moves; when all people have agreed, it is done. */
export interface Consent {
  kind: "consent";
  to: number;
  /** The seats that have to agree. The server fills them in, and refuses them from a client. */
  people?: string[];
}

/** Some of the points of a category. */
export interface Share {
  /** What they are for. */
  what: Phrase;
  points: number;
  /** How they are counted; null where the number is printed. */
  how: Phrase | null;
  /** The id of the card, where it is one. */
  card: string;
}

/** Why something was refused; nothing has changed. Sent as application/problem+json and over the socket. */
export interface Problem {
  /** The key of the message. */
  type: string;
  status: number;
  /** The message in the language of the request. */
  detail: string;
  args: Record<string, unknown>;
}

/** Who comes in. Browsers get a cookie; programs ask for a bearer token instead. */
export interface Guest {
  name: string;
  language?: "de" | "en" | "it" | "nl" | "pl";
  bearer?: boolean;
}

export interface Me {
  player: string;
  name: string;
  language: string;
  /** Whether the connection is plain http, so that others on the network may read along; the page warns. */
  plain: boolean;
  /** The bearer token, for programs only, and only in the answer to a Guest. */
  token: string;
  /** Whether only games that have begun are played on here, so that they can end before an upgrade. */
  finishing: boolean;
}

export interface Change {
  name?: string;
  language?: "de" | "en" | "it" | "nl" | "pl";
}

/** A secret that opens a seat, a view, a hand or this player's games elsewhere; it belongs behind the # of a URL. */
export interface Link {
  secret: string;
  expires: number;
}

export interface Redeem {
  secret: string;
  /** The guest's name, for somebody who is not known yet. */
  name?: string;
  language?: "de" | "en" | "it" | "nl" | "pl";
  bearer?: boolean;
}

export interface Redeemed {
  kind: "device" | "hand" | "seat" | "watch";
  me: Me;
  table: string | null;
  /** The seat that was taken, or whose hand is shown. */
  seat: string | null;
}

/** Something to decide before a game. */
export interface VariantInfo {
  name: string;
  values: unknown[];
  default: unknown;
  /** An addition is there or not, and is called by its own name. */
  kind: "addition" | "choice";
  /** Whether somebody who plays alone may choose too. */
  solo: boolean;
  /** Whether few tables change it. */
  detail: boolean;
  /** Whether several players may choose: what only the solo game has is no choice for them. */
  several: boolean;
  /** The addition without which there is nothing to choose. */
  needs: string | null;
}

/** How strong a computer opponent is, in a word. */
export interface Level {
  /** `easy`, `medium`, `hard` or `expert`; an opponent of another package is called by its own name. */
  name: string;
  /** Who plays at this level. */
  opponent: string;
  /** Why nobody plays it at this level here; null if somebody does. */
  missing: Phrase | null;
  /** Of each option of which it does not know all values, those that it knows; `players` are numbers of players. */
  known: Record<string, unknown[]>;
}

/** A game that can be played here. */
export interface Offer {
  game: string;
  /** The colours, in the order in which they are given out. */
  seats: string[];
  players: [number, number];
  options: VariantInfo[];
  /** The computer opponents; the first plays unless another is named. */
  opponents: string[];
  /** Whether newcomers may have a simpler start: the option `beginners` names their seats. */
  beginners: boolean;
  /** Who can be chosen to play against, the weakest first. */
  levels: Level[];
}

/** The messages of the games that other packages bring, in one language, as Fluent writes them. */
export interface Texts {
  /** By game, then by the name of the file: `terms` and `cards` hold nouns, all others phrases. */
  games: Record<string, Record<string, string>>;
}

/** Who shall sit at a seat of a new table. */
export interface Chair {
  kind: "bot" | "hotseat" | "me" | "open";
  /** The colour; without it the next one that is free. */
  seat?: string | null;
  /** The name of a hot-seat player. */
  name?: string | null;
  /** The computer opponent or its level, also who plays for a person who leaves; without it the usual one. */
  bot?: string | null;
}

export interface NewTable {
  game: string;
  chairs: Chair[];
  options?: Record<string, boolean | string | number | string[] | null>;
  language?: "de" | "en" | "it" | "nl" | "pl";
  on_leave?: "bot" | "wait";
  /** Whether people confirm the end of their turns: they do unless somebody plays alone. Each seat may change that. */
  confirming?: boolean;
  /** Whether points are told while the game is played. When it is over they always are. */
  points?: boolean;
  /** Whether it is shuffled as every first game, for one person alone or against computers. */
  first_game?: boolean;
}

export interface Seat {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  mine: boolean;
  bot: string | null;
  away: boolean;
  /** The names of those to whom whoever sits there shows the hand; everybody at the table is told. */
  viewers: string[];
  /** Whether the reader is one of them: he may join with this seat, to look and not to decide. */
  shown: boolean;
  /** The level of the computer that plays there, or would for a person who leaves; its name where it has none. */
  level: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  setup: Record<string, unknown>;
  rules: number;
  language: string;
  on_leave: "bot" | "wait";
  /** Whether the reader opened the table. */
  host: boolean;
  seats: Seat[];
  created: number;
  started: number | null;
  finished: number | null;
  /** The seats that are asked, as far as the table is in play. */
  waiting: string[];
  /** The names of the spectators, for those at the table. */
  watching: string[];
  /** Why the table cannot be opened, or why its game cannot go on; as far as the server knows that by now. */
  fault: Phrase | null;
  /** Whether points are told while the game is played. */
  points: boolean;
}

/** Who has no connection to a table. */
export interface Absences {
  /** For how many seconds, by the seats of people; whoever is connected is not listed. */
  seats: Record<string, number>;
  /** After how many seconds the host may mark somebody else as away. */
  after: number;
}

export interface TableChange {
  on_leave?: "bot" | "wait";
  /** Only before the game has begun. */
  points?: boolean;
  /** The computer opponent, or its level, that plays for whoever leaves. */
  bot?: string;
}

/** Asks for a link to a seat, or without one for spectators. It replaces older ones and who watches by them. */
export interface NewLink {
  seat?: string | null;
}

/** A game as a file tells it. */
export interface GameRecord {
  record: string;
}

/** The first message: look at the table from a seat of one's own or one that is shown, or as a bystander. */
export interface Join {
  type: "join";
  seat?: string | null;
  /** The last row that the client has seen; the answer says how the table is now. */
  seq?: number;
  /** The version of the protocol that the client speaks; the server turns away whoever speaks another than its own. */
  version?: number;
}

/** Change the table. Acknowledged when it is on disk; the same decision id again gets the same answer. */
export interface Act {
  type: "act";
  seat: string;
  decision: string;
  command: Move | Confirm | Confirming | Undo | TakeBack | Consent;
}

/** Write a line to everybody at the table. It is kept as decisions are, and is no part of the game. */
export interface ChatMessage {
  type: "chat";
  seat: string;
  decision: string;
  text: string;
}

/** What an action asks up to its end, with every legal way to answer. */
export interface AskForm {
  type: "form";
  id: number;
  seat: string;
  /** Answers that come first, without being given yet. */
  choices?: string[];
}

/** What some answers would bring, as far as the seat may know. */
export interface AskPreview {
  type: "preview";
  id: number;
  seat: string;
  choices: string[];
}

/** Where the seat is asked to move pieces step by step: every place where one may stay, with the way there. */
export interface AskCourses {
  type: "courses";
  id: number;
  seat: string;
  /** Answers that come first, without being given yet. */
  choices?: string[];
}

export interface AskWhyNot {
  type: "why_not";
  id: number;
  seat: string;
  options: string[];
}

/** The lines of the log before this one. */
export interface AskHistory {
  type: "history";
  id: number;
  before: number;
}

/** What the points are made of, as far as they can be counted from where the table is looked at. */
export interface AskPoints {
  type: "points";
  id: number;
}

/** An option, as it would stand on a button. */
export interface Option {
  option: string;
  /** What sort of answer it is, as `hex`; the option is its text, as `hex:g5`. */
  kind: string;
  /** What it names, as `g5`; empty for a word by itself, as `done`. */
  noun: string;
  label: Phrase;
  /** What it costs at once. */
  price: Noun[];
  /** Whether it ends the turn. */
  ends: boolean;
  /** The place on the map that it names or leads to, as `g5`; empty for most. */
  to: string;
  /** Whether something is left unused by whoever passes while it is possible. */
  unused: boolean;
  /** How many points it brings, where a turn of the last round begins; null before, and where points are hidden. */
  points: number | null;
}

export interface Question {
  /** The id that the answer must carry. */
  id: string;
  prompt: Phrase;
  /** What it is about, by what that is, as `{"building": "mine"}`. */
  about: Record<string, string>;
  options: Option[];
  /** Whether a new action begins here, rather than one going on. */
  begins: boolean;
}

export interface UndoOffer {
  /** How many moves have been made. */
  moves: number;
  /** The move back to which the seat may go by itself. */
  alone: number;
  /** The move at which the seat's last answer began, as far as it may go back there. */
  step: number;
  /** Who has agreed to go back to which move. */
  consents: Record<number, string[]>;
  /** Whether the seat may withdraw an answer that others are still asked. */
  take_back: boolean;
  /** Why the seat may not go back by itself: nothing was done, its last move revealed something, others came after. */
  barred: "" | "nothing" | "others" | "revealed";
}

export interface Log {
  /** The number of the first line here; lines from there on replace those the client had. */
  first: number;
  lines: Phrase[];
}

/** The table as the seat may know it. Sent after Join and after every row. */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  seq: number;
  seat: string | null;
  /** What the seat sees, by name: the public view of the game, or for a game without one the fields that it saves. */
  view: Record<string, unknown>;
  waiting: string[];
  unconfirmed: string | null;
  confirming: string[];
  /** What the seat is asked; also told to those who see its hand and decide nothing. */
  question: Question | null;
  /** What the seat may take back; nothing for whoever only looks. */
  undo: UndoOffer | null;
  log: Log;
  rounds: number;
  over: boolean;
  /** The points as they stand, empty where they would tell a secret or the host has hidden them. */
  scores: Record<string, Record<string, number>>;
  /** What else the game counts of each seat, as its income; empty where it would tell a secret. */
  figures: Record<string, Record<string, number>>;
  winners: string[];
  /** Once the game is over the place of each that has points, 1 for the best; equals share one. */
  places: Record<string, number>;
}

/** The decision is on disk, as this row; or what was written, as this line. */
export interface Ack {
  type: "ack";
  decision: string;
  seq: number;
}

/** The question has changed since; a fresh snapshot follows. */
export interface Stale {
  type: "stale";
  decision: string;
}

export interface Refusal {
  type: "refusal";
  problem: Problem;
  decision: string | null;
  id: number | null;
}

/** Something that somebody at a seat wrote, word for word. */
export interface ChatLine {
  number: number;
  seat: string;
  name: string;
  text: string;
  at: number;
}

/** What people have written: after Join the newest lines if there are any, then every new one. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}

export interface FormAnswer {
  type: "form";
  id: number;
  /**
   * The ways to go on after the choices, step by step from the first: by option the number of the step that follows. It
   * is -1 where a way ends. Several ways lead through one step where they go on alike, as with cards to buy. There is
   * no step where nothing more is asked, or where it is hidden what is.
   */
  ways: Record<string, number>[];
  default: string[];
  /** The prompts of the questions that the default answers. */
  prompts: Phrase[];
  /** False where the ways are not told to their end, because there are too many. */
  complete: boolean;
}

export interface PreviewAnswer {
  type: "preview";
  id: number;
  /** As in a snapshot, after the answers. */
  view: Record<string, unknown>;
  /** The same. */
  figures: Record<string, Record<string, number>>;
  events: Phrase[];
  /** Whether it ends early, because what comes next is hidden from the seat. */
  stopped: boolean;
}

export interface CoursesAnswer {
  type: "courses";
  id: number;
  movers: Mover[];
  /** Empty where nothing is moved step by step, or where it is hidden what comes. */
  courses: Course[];
}

export interface WhyNotAnswer {
  type: "why_not";
  id: number;
  /** None for what is possible. */
  reasons: Record<string, Phrase | null>;
  /** Everything that stands against an option, what is hardest to mend first. */
  all: Record<string, Phrase[]>;
  /** As they would stand on buttons, with the prices of now. */
  labels: Record<string, Phrase>;
  /** What each would cost at once, as in an answer to a question. */
  prices: Record<string, Noun[]>;
}

export interface HistoryAnswer {
  type: "history";
  id: number;
  log: Log;
}

export interface PointsAnswer {
  type: "points";
  id: number;
  /** By seat and category, as the scores of a snapshot; empty where those are. */
  shares: Record<string, Record<string, Share[]>>;
}

/** How everybody stood at the end of a round, by seat; an automatic opponent has points too. */
export interface Standing {
  round: number;
  /** How many moves had been made by then. */
  move: number;
  scores: Record<string, Record<string, number>>;
  /** What else the game tells of each seat, as its income. */
  figures: Record<string, Record<string, number>>;
  /** How likely each seat was to win, in percent, as the net of the computers saw it from there; empty without one. */
  chances: Record<string, number>;
}

/** Something that is worth a word when the game is over. */
export interface Moment {
  round: number;
  /** As the log told it. */
  line: Phrase;
}

/** A finished game in figures. */
export interface Chart {
  moves: number;
  rounds: Standing[];
  /** From which everything was dealt; a whole number, too large for some languages. */
  seed: string;
  /** Who has won and by what, where the game says it. */
  outcome: Phrase | null;
  /** What the final points of each category are made of, by seat. */
  shares: Record<string, Record<string, Share[]>>;
  /** Of each seat what decides among those with as many points, first things first. */
  tie_breaks: Record<string, Phrase[]>;
  moments: Moment[];
}

export type Command = Move | Confirm | Confirming | Undo | TakeBack | Consent;

export type FromClient =
  Join | Act | ChatMessage | AskForm | AskPreview | AskCourses | AskWhyNot | AskHistory | AskPoints;

export type FromServer =
  | Snapshot
  | Ack
  | Stale
  | Refusal
  | ChatLines
  | FormAnswer
  | PreviewAnswer
  | CoursesAnswer
  | WhyNotAnswer
  | HistoryAnswer
  | PointsAnswer;
