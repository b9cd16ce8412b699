// Made from src/valles/table/message/ by tools/protocol.py.

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
  /** The source of the points. */
  what: Phrase;
  points: number;
  /** The calculation of the points; null if they are a printed number. */
  how: Phrase | null;
  /** The id of the card that they come from; empty if they come from no card. */
  card: string;
}

/** A number of a seat by its name. */
export interface Figure {
  name: string;
  value: number;
}

/** The reason of a refusal, after which nothing has changed: application/problem+json, or part of a Refusal. */
export interface Problem {
  /** The key of the message. */
  type: string;
  status: number;
  /** The message in the language of the request. */
  detail: string;
  args: Record<string, unknown>;
}

/** A new guest. Browsers get a cookie; programs request a bearer token instead. */
export interface Guest {
  name: string;
  language?: "de" | "en" | "it" | "nl" | "pl";
  bearer?: boolean;
}

/** The person who sends the request. */
export interface Me {
  player: string;
  name: string;
  language: string;
  /** True if the connection is plain HTTP, so that others on the network may read it; the page warns of that. */
  plain: boolean;
  /** The bearer token, for programs only, and only in the answer to a Guest. */
  token: string;
  /** True if no new games begin here, so that those in play can end before an upgrade. */
  finishing: boolean;
  /** True if nobody on another device can come to a table, as in a browser without a server. */
  alone: boolean;
  /** True if the person can sign in on other devices; false for a guest. */
  account: boolean;
}

/** A change of the person's own name or language; fields that are missing stay as they are. */
export interface Change {
  name?: string;
  language?: "de" | "en" | "it" | "nl" | "pl";
}

/** A secret for the fragment of a URL, which opens a seat, a view, a hand, or one's games on another device. */
export interface Link {
  secret: string;
  expires: number;
}

/** A question about a link, which stays unused. */
export interface LinkSecret {
  secret: string;
}

/** The table of a link; a link to one's own games has none. */
export interface Invitation {
  kind: "device" | "email" | "hand" | "reset" | "seat" | "watch";
  game: string;
  /** The name of the person who opened the table, if that person sits there. */
  host: string;
}

/** A request to use the secret of a link. */
export interface Redeem {
  secret: string;
  /** The kind of link that the sender expects; a link of another kind is refused and stays unused. */
  kind?: "device" | "email" | "hand" | "reset" | "seat" | "watch";
  /** True if a link to one's own games may end the session of somebody else on this device. */
  leave?: boolean;
  /** True if the games of the guest on this device become those of the person who made the link. */
  merge?: boolean;
  /** The name of a new guest, for somebody without a session. */
  name?: string;
  language?: "de" | "en" | "it" | "nl" | "pl";
  bearer?: boolean;
}

/** The result of using a link. */
export interface Redeemed {
  kind: "device" | "email" | "hand" | "reset" | "seat" | "watch";
  me: Me;
  table: string | null;
  /** The seat that was taken, or the one whose hand is shown. */
  seat: string | null;
}

/** A request to keep one's name and games: a guest becomes an account, with a password or a passkey. */
export interface NewAccount {
  name: string;
  password?: string | null;
  passkey?: Record<string, unknown> | null;
  /** A name for the passkey. */
  device?: string | null;
}

/** New recovery codes, which are shown once. Each signs in once; older ones are not valid any more. */
export interface RecoveryCodes {
  codes: string[];
}

/** A new account. The session has another secret from now on. */
export interface KeptName {
  me: Me;
  codes: string[];
}

/**
 * A request to sign in, by a name with a password or with a recovery code, or by a passkey. For somebody who is signed
 * in already it confirms that the account is theirs.
 */
export interface SignIn {
  name?: string;
  password?: string;
  code?: string;
  passkey?: Record<string, unknown>;
  /** True if the games of the guest on this device become those of the account. */
  merge?: boolean;
  bearer?: boolean;
}

/** A request for a challenge for a new passkey. */
export interface PasskeyRequest {
  /** The name that a guest will have; an account has one already. */
  name: string;
}

/** A challenge for a passkey. */
export interface PasskeyOptions {
  /** The argument of `PublicKeyCredential.parseCreationOptionsFromJSON()` or of its twin for requests. */
  options: Record<string, unknown>;
}

/** A further passkey of an account. */
export interface NewPasskey {
  passkey: Record<string, unknown>;
  device: string;
}

/** A new password. All other devices are signed out. */
export interface NewPassword {
  password: string;
}

/** A new e-mail address, or none. */
export interface NewEmail {
  email: string | null;
}

/** The secret of a link in a mail, which proves that the address is the person's own. */
export interface Verification {
  secret: string;
}

/** A passkey of an account. */
export interface Passkey {
  id: string;
  name: string;
  /** The domain at which it is valid. */
  domain: string;
  created: number;
  used: number | null;
}

/** A device on which the person is signed in. */
export interface Device {
  id: string;
  /** The name of the browser; empty if it is not known. */
  browser: string;
  system: string;
  created: number;
  /** The time of its last request, to the hour. */
  used: number;
  /** True if it is the device that sends the request. */
  here: boolean;
}

/** The account of the person who sends the request; a guest has none, and no way to sign in. */
export interface Account {
  me: Me;
  created: number | null;
  /** The time at which the password was set; null if there is none. */
  password: number | null;
  passkeys: Passkey[];
  /** The number of recovery codes that are left. */
  codes: number;
  codes_created: number | null;
  email: string | null;
  /** True if the link in the mail to the address has been opened. */
  verified: boolean;
  /** True if the server can send mail. */
  mail: boolean;
  /** The domain for which a passkey can be added here; null if the address of the server allows none. */
  passkey_domain: string | null;
  /** True if the person has lately signed in on this device, as changes of the account require. */
  confirmed: boolean;
  /** The number of tables in play at which the person sits. */
  playing: number;
  /** The number of games that the person has finished. */
  finished: number;
}

/** A request to delete the person and everything about it. */
export interface Deletion {
  /** The person's own name, so that it does not happen by accident. */
  name: string;
}

/** The settings of the page, which are the same on all devices of a person. */
export interface Preferences {
  body: Record<string, unknown>;
  /** The time of the last change; 0 if none was stored. */
  changed?: number;
}

/** The rating of a person in one game. */
export interface RatingInfo {
  game: string;
  rating: number;
  /** The half width of the 95 % interval. */
  margin: number;
  /** The games that count. */
  games: number;
  /** True if there are too few games to compare the rating with others. */
  provisional: boolean;
  /** The fixed ratings of the computers, by level. */
  levels: Record<string, number>;
}

/** Games won, with the 95 % interval of the rate. */
export interface WinRate {
  games: number;
  /** A shared first place counts as a win. */
  won: number;
  low: number;
  high: number;
  /** The rate if all were equally strong. */
  expected: number;
  /** The mean. */
  points: number;
}

/** The results of a person with one number of players. */
export interface PlayersResult {
  game: string;
  players: number;
  rate: WinRate;
}

/** The results of a person with one start, such as a corporation. */
export interface StartResult {
  game: string;
  name: string;
  rate: WinRate;
}

/** A finished game of a person. */
export interface GameResult {
  game: string;
  finished: number;
  players: number;
  place: number;
  points: number;
  /** None if the reader took no part. */
  table: string | null;
  /** The change of the rating; None if the game counted for none. */
  change: number | null;
  /** True if it counted half, since computers took part. */
  half: boolean;
  /** True if a computer played to the end. */
  left: boolean;
}

/** The games that the reader and another person have finished together. */
export interface HeadToHead {
  game: string;
  /** Games in which the reader came first of the two. */
  ahead: number;
  behind: number;
  equal: number;
  /** The reader's mean lead in points. */
  points: number;
}

/** The results of a person. */
export interface Profile {
  name: string;
  mine: boolean;
  since: number;
  ratings: RatingInfo[];
  by_players: PlayersResult[];
  /** The starts with the most games first. */
  by_start: StartResult[];
  /** The newest first. */
  recent: GameResult[];
  /** Empty for the reader's own profile. */
  together: HeadToHead[];
}

/** The channels by which a person receives the notices of one kind. */
export interface NoticeChoice {
  event: "expired" | "finished" | "full" | "invited" | "message" | "opened" | "turn" | "warning";
  push: boolean;
  mail: "digest" | "now" | "off";
  ntfy: boolean;
  webhook: boolean;
}

/** The time of the day in which notices wait. */
export interface QuietHours {
  start: number;
  end: number;
  /** True if notices also wait on Saturdays and Sundays. */
  weekends?: boolean;
  /** True if warnings of a clock come nevertheless. */
  warnings?: boolean;
}

/** A way by which notices reach a person. */
export interface ChannelInfo {
  id: string;
  kind: "mail" | "ntfy" | "push" | "webhook";
  /** The browser, the mail address, or the host and a part of the path. */
  name: string;
  /** `unconfirmed` until the link in a mail was opened, `off` after three days of failures. */
  state: "failing" | "off" | "unconfirmed" | "works";
  /** The last failure; null if there was none. */
  problem: Phrase | null;
  /** The number of notices that wait to be sent. */
  pending: number;
}

/** The notices of the person who sends the request. */
export interface NoticeSettings {
  choices: NoticeChoice[];
  quiet: QuietHours | null;
  /** The time zone of the person, such as `Europe/Warsaw`. */
  zone: string;
  /** Ids of tables without notices. */
  muted: string[];
  channels: ChannelInfo[];
  /** The public key of the server, for `PushManager.subscribe`. */
  push_key: string;
  /** True if this server can send mail. */
  mail: boolean;
}

/** A change of one's notices; fields that are missing stay as they are. */
export interface NoticeChange {
  /** Kinds of notices that are missing here stay as they are, too. */
  choices?: NoticeChoice[];
  quiet?: QuietHours | null;
  zone?: string;
}

export interface PushChannel {
  kind: "push";
  endpoint: string;
  /** A text with 80 to 100 characters. */
  p256dh: string;
  /** A text with 16 to 40 characters. */
  auth: string;
  /** The name of the browser for its owner. */
  name?: string;
}

/** A mail address. It receives notices once the link in a first mail has been opened. */
export interface MailChannel {
  kind: "mail";
  /** A text with 3 to 254 characters. */
  address: string;
}

/** A topic of ntfy, such as `https://ntfy.sh/mira-7f3k`. */
export interface NtfyChannel {
  kind: "ntfy";
  url: string;
}

/** An address that receives notices as JSON. */
export interface WebhookChannel {
  kind: "webhook";
  url: string;
}

/** The token in a link of a mail. */
export interface NoticeToken {
  token: string;
}

/** The result of a test notice on one channel. */
export interface DeliveryResult {
  channel: string;
  seconds: number;
  /** The failure; null if the notice was accepted. */
  problem: Phrase | null;
}

/** The effect of a link that ends mails. */
export interface Unsubscribed {
  event: "expired" | "finished" | "full" | "invited" | "message" | "opened" | "turn" | "warning" | "all" | "digest";
  /** The mail address, with most of its letters left out. */
  address: string;
  undone: boolean;
}

/** A request to send no notices about a table, or to send them again. */
export interface Mute {
  muted: boolean;
}

/** A variant: a setting of a game that is chosen before it begins. */
export interface VariantInfo {
  name: string;
  values: unknown[];
  default: unknown;
  /** An `addition` is in the game or not, and is shown by its own name; a `choice` has several values. */
  kind: "addition" | "choice";
  /** True if the variant may be chosen for a solo game. */
  solo: boolean;
  /** True if few tables change it, so that it may be shown among the details. */
  detail: boolean;
  /** True if the variant may be chosen for a game of several players. */
  several: boolean;
  /** The addition that the variant requires, if any. */
  needs: string | null;
}

/** A level of strength of computer opponents. */
export interface Level {
  /** `easy`, `medium`, `hard` or `expert`; an opponent of another package is called by its own name. */
  name: string;
  /** The computer opponent that plays at this level. */
  opponent: string;
  /** The reason why no opponent plays at this level here; null if one does. */
  missing: Phrase | null;
  /** The values that the opponent supports, by variant, if these are not all; `players` are numbers of players. */
  known: Record<string, unknown[]>;
}

/** A game that can be played here, with its variants and computer opponents. */
export interface GameInfo {
  game: string;
  /** The names of the seats, which are colours, in the order in which they are assigned. */
  seats: string[];
  /** The smallest and the largest number of players. */
  players: [number, number];
  options: VariantInfo[];
  /** The computer opponents; the first is the default. */
  opponents: string[];
  /** True if the option `beginners` can name the seats of new players, who get a simpler start. */
  beginners: boolean;
  /** The levels of computer opponents to choose from, the weakest first. */
  levels: Level[];
}

/** The texts of games from other packages in one language, as Fluent files. */
export interface Texts {
  /** The files by game and name: `terms` and `cards` hold nouns, all others phrases. */
  games: Record<string, Record<string, string>>;
}

/** A seat of a new table, as the host requests it. */
export interface Chair {
  kind: "bot" | "hotseat" | "me" | "open";
  /** The name of the seat; by default the next one that is free. */
  seat?: string | null;
  /** The name of a hot-seat player. */
  name?: string | null;
  /** The computer opponent or its level, also for a person who leaves; by default the first opponent of the game. */
  bot?: string | null;
}

/** A request to open a table. */
export interface NewTable {
  game: string;
  chairs: Chair[];
  options?: Record<string, boolean | string | number | string[] | null>;
  language?: "de" | "en" | "it" | "nl" | "pl";
  /** True if current scores are public. Scores are always public once the game is over. */
  points?: boolean;
  /** True for the fixed seed of the guided first game, for one person alone or against computers. */
  first_game?: boolean;
  features?: Record<string, Record<string, unknown>>;
}

/** A seat of a table, as one person sees it. */
export interface Seat {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  /** True if it is a seat of the reader. */
  mine: boolean;
  /** The computer opponent that plays there, or would for a person who leaves. */
  bot: string | null;
  /** True if the person has been marked as away. */
  away: boolean;
  /** The names of people to whom the player shows the hand, visible to everybody at the table. */
  viewers: string[];
  /** True if the reader is one of them, and may join with this seat to watch. */
  shown: boolean;
  /** The level of the computer opponent; its name if it has no level. */
  level: string | null;
  /** True if the person who sat there has been deleted, and has no name any more. */
  deleted: boolean;
}

/** A table with its seats and settings, as one person sees it. */
export interface TableInfo {
  id: string;
  game: string;
  setup: Record<string, unknown>;
  /** The version of the rules. */
  rules: number;
  language: string;
  /** True if the reader opened the table. */
  host: boolean;
  seats: Seat[];
  created: number;
  started: number | null;
  finished: number | null;
  /** The seats with an open question; empty unless the table is in play. */
  waiting: string[];
  /** The names of the spectators, for people at the table. */
  watching: string[];
  /** The reason why the table cannot be opened, or its game cannot go on, as far as the server knows. */
  fault: Phrase | null;
  /** True if current scores are public. */
  points: boolean;
  /** True if the deal is that of a finished game, unless somebody takes part who did not play that. */
  same_deal: boolean;
  /** The public info of the features beside the game, by name. */
  features: Record<string, unknown>;
}

/** The people without a connection to a table. */
export interface Absences {
  /** Seconds without a connection, by seat. Connected people are not listed. */
  seats: Record<string, number>;
  /** Seconds after which the host may mark another person as away. */
  after: number;
}

/** A change of the settings of a table; fields that are missing stay as they are. */
export interface TableChange {
  /** True if current scores are public; to be changed only before the game has begun. */
  points?: boolean;
  /** The computer opponent, or its level, that plays for people who leave. */
  bot?: string;
  features?: Record<string, Record<string, unknown>>;
}

/** A request for a link to a seat or for spectators. It replaces older ones and disconnects their spectators. */
export interface NewLink {
  seat?: string | null;
}

/** A game as the text of a record file. */
export interface GameRecord {
  record: string;
}

/** The first message: join with a seat of one's own or one whose hand is shown, or without one as a spectator. */
export interface Join {
  type: "join";
  seat?: string | null;
  /** The last row that the client has seen; the server replies with the current snapshot. */
  seq?: number;
  /** The version of the protocol of the client; the server refuses other versions than its own. */
  version?: number;
}

/** Change the table. Acknowledged when it is on disk; the same decision id again gets the same answer. */
export interface Act {
  type: "act";
  seat: string;
  /** A text of the form ^[A-Za-z0-9_-]+$ with 8 to 64 characters. */
  decision: string;
  command: Move | Confirm | Confirming | Undo | TakeBack | Consent;
}

/** Write a line to everybody at the table. It is stored, and is no part of the game. */
export interface ChatMessage {
  type: "chat";
  seat: string;
  /** A text of the form ^[A-Za-z0-9_-]+$ with 8 to 64 characters. */
  decision: string;
  text: string;
}

/** Request all questions of an action up to its end, with every legal way to answer them. */
export interface AskForm {
  type: "form";
  id: number;
  seat: string;
  /** Options that are assumed to have been chosen first. */
  choices?: string[];
}

/** Request the outcome of answering a question, from one seat's point of view. */
export interface AskPreview {
  type: "preview";
  id: number;
  seat: string;
  choices: string[];
  /** True to include what follows from every answer to the next question of the action. */
  ahead?: boolean;
}

/** Request the places that a piece can reach, if the question moves pieces step by step, with the way to each. */
export interface AskCourses {
  type: "courses";
  id: number;
  seat: string;
  /** Options that are assumed to have been chosen first. */
  choices?: string[];
}

/** Request the reasons why options are not legal now. */
export interface AskWhyNot {
  type: "why_not";
  id: number;
  seat: string;
  options: string[];
}

/** Request the text of the lesson about the decision that is asked now. */
export interface AskLesson {
  type: "lesson";
  id: number;
  seat: string;
  /** The figures of an earlier answer, with which the present ones are compared. */
  before?: Figure[];
}

/** Request what `greedy` would do, and why. Refused where another person plays. */
export interface AskHint {
  type: "hint";
  id: number;
  seat: string;
}

/** Request the lines of the log before a given one. */
export interface AskHistory {
  type: "history";
  id: number;
  before: number;
}

/** Request the shares of the points, as far as they are visible from the seat. */
export interface AskPoints {
  type: "points";
  id: number;
}

/** A message to a feature beside the game, which decides what it means. */
export interface FeatureMessage {
  type: "feature";
  id: number;
  seat: string;
  feature: string;
  body: Record<string, unknown>;
}

/**
 * Report whether the person sees the table, or another tab or program covers it: then notices are sent. After `join`
 * the table counts as visible.
 */
export interface Visibility {
  type: "visibility";
  visible: boolean;
}

/** An option of a question, with its label. */
export interface Option {
  /** The text of the option, such as `hex:g5`. */
  option: string;
  /** The kind of the option, such as `hex`. */
  kind: string;
  /** The noun of the option, such as `g5`; empty if the kind has none, as `done`. */
  noun: string;
  label: Phrase;
  /** The immediate costs. */
  price: Noun[];
  /** True if it ends the turn. */
  ends: boolean;
  /** The place on the map that it names or leads to, such as `g5`; usually empty. */
  to: string;
  /** True if passing instead would leave it unused, as an action that can be taken once a round. */
  unused: boolean;
  /** The points that it brings at the beginning of a turn of the last round; else null, also if scores are hidden. */
  points: number | null;
}

/** The open question to a seat. */
export interface Question {
  /** The id that a move must name as its `question_id`. */
  id: string;
  prompt: Phrase;
  /** The subjects of the question by category, such as `{"building": "mine"}`. */
  about: Record<string, string>;
  options: Option[];
  /** True if a new action begins here, False if one continues. */
  begins: boolean;
}

/** The moves that a seat may undo. */
export interface UndoOffer {
  /** The number of moves made. */
  moves: number;
  /** The number of the move back to which the seat may undo without consent. */
  alone: number;
  /** The number of the move at which the seat's last answer began, if it may undo that far. */
  step: number;
  /** The seats that have agreed to an undo, by the number of the move. */
  consents: Record<number, string[]>;
  /** True if the seat may withdraw an answer to a simultaneous question that is still open. */
  take_back: boolean;
  /** The obstacle to an undo without consent: `nothing` was done, it `revealed` something, or `others` moved since. */
  barred: "" | "nothing" | "others" | "revealed";
}

/** Lines of the log. */
export interface Log {
  /** The number of the first line; the client replaces its lines from there on. */
  first: number;
  lines: Phrase[];
}

/** The table from the point of view of a seat or a spectator, sent after Join and after every row. */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  seq: number;
  seat: string | null;
  /** The public view of the game for the seat; for a game without one, the fields that it saves. */
  view: Record<string, unknown>;
  /** The seats with an open question. */
  waiting: string[];
  /** The seat that has to confirm its turn. */
  unconfirmed: string | null;
  /** The seats that confirm their turns. */
  confirming: string[];
  /** The open question to the seat, also for people to whom its hand is shown. */
  question: Question | null;
  /** The moves that the seat may undo; null for people who only watch. */
  undo: UndoOffer | null;
  log: Log;
  rounds: number;
  over: boolean;
  /** Current scores by seat and category; empty if they would reveal something or the host has hidden them. */
  scores: Record<string, Record<string, number>>;
  /** Other numbers of each seat, such as its income; empty if they would reveal something. */
  figures: Record<string, Record<string, number>>;
  winners: string[];
  /** Once the game is over, the place of each seat with points, from 1; ties share a place. */
  places: Record<string, number>;
}

/** The acknowledgement that a decision or a line of the chat is on disk, with the number of the row or line. */
export interface Ack {
  type: "ack";
  decision: string;
  seq: number;
}

/** The refusal of a move whose question has changed since. A new snapshot follows. */
export interface Stale {
  type: "stale";
  decision: string;
}

/** The refusal of a message, with the decision or the id of the query that it answers. */
export interface Refusal {
  type: "refusal";
  problem: Problem;
  decision: string | null;
  id: number | null;
}

/** A line of the chat. */
export interface ChatLine {
  number: number;
  seat: string;
  name: string;
  text: string;
  at: number;
  /** True if the person who wrote it has been deleted, and has no name any more. */
  deleted: boolean;
}

/** Lines of the chat: the newest ones after Join if there are any, then every new one. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}

/** All questions of an action, as a graph of the ways to answer them. */
export interface FormAnswer {
  type: "form";
  id: number;
  /**
   * The steps after the choices, the first step first: for each option the number of the next step, or -1 at the end.
   * Several ways lead through the same step if they continue alike, as with cards to buy. The list is empty if there
   * are no further questions, or if they are hidden.
   */
  ways: Record<string, number>[];
  /** The options of the default way. */
  default: string[];
  /** The prompts of the questions on the default way. */
  prompts: Phrase[];
  /** False if the ways are not listed to their end, because there are too many. */
  complete: boolean;
  /** The labels of the options of those questions that have only a few. */
  labels: Record<string, Phrase>;
}

/** The outcome of answering a question, from one seat's point of view. */
export interface PreviewAnswer {
  type: "preview";
  id: number;
  /** The view after the answers, as in a snapshot. */
  view: Record<string, unknown>;
  /** The numbers of each seat after the answers, as in a snapshot. */
  figures: Record<string, Record<string, number>>;
  events: Phrase[];
  /** True if the preview ends early, because the next event is hidden from the seat. */
  stopped: boolean;
  /** True if the seat would see something new, so that the answers could not be undone. */
  reveals: boolean;
}

/** The places that pieces can reach. */
export interface CoursesAnswer {
  type: "courses";
  id: number;
  movers: Mover[];
  /** Empty if the question moves no piece step by step, or if its further course is hidden. */
  courses: Course[];
}

/** The reasons why options are not legal now. */
export interface WhyNotAnswer {
  type: "why_not";
  id: number;
  /** The main reason by option; null if the option is legal. */
  reasons: Record<string, Phrase | null>;
  /** All reasons against an option, the hardest to change first. */
  all: Record<string, Phrase[]>;
  /** The labels by option, with current prices. */
  labels: Record<string, Phrase>;
  /** The immediate costs by option, as in a question. */
  prices: Record<string, Noun[]>;
}

/** Something that a victory needs. */
export interface LessonNeed {
  text: Phrase;
  met: boolean;
}

/** A text of the lesson about the decision that is asked now. */
export interface LessonStep {
  step: string;
  title: Phrase;
  text: Phrase;
  /** The options that it speaks of. */
  answers: string[];
  /** The part of the table that it speaks of. */
  region: string;
  /** The topic of the help. */
  topic: string;
  /** True for a tip, which is to be shown at one decision only. */
  once: boolean;
}

/** The text of the lesson about the present decision, with all that stands beside it. */
export interface LessonAnswer {
  type: "lesson";
  id: number;
  /** The way to win and the length of the game; null if the game has no lesson. */
  goal: Phrase | null;
  /** The requirements of a victory, where they are a list. */
  needs: LessonNeed[];
  /** Tips that are due, then the text that is always there; the first that was not shown yet is to be shown. */
  steps: LessonStep[];
  /** Sentences about the rises since the figures of the request, the most important first. */
  outcomes: Phrase[];
  /** The present figures, for the next request. */
  figures: Figure[];
}

/** The option that a hint recommends, and why. */
export interface HintAnswer {
  type: "hint";
  id: number;
  option: string;
  label: Phrase;
  reason: Phrase;
}

/** Earlier lines of the log. */
export interface HistoryAnswer {
  type: "history";
  id: number;
  log: Log;
}

/** The shares of the points. */
export interface PointsAnswer {
  type: "points";
  id: number;
  /** The shares by seat and category, as the scores of a snapshot; empty if those are. */
  shares: Record<string, Record<string, Share[]>>;
}

/** The answer of a feature; its settings and info come with the next snapshot. */
export interface FeatureAnswer {
  type: "feature";
  id: number;
  body: unknown;
}

/** The standing at the end of a round, by seat; an automatic opponent has points too. */
export interface Standing {
  round: number;
  /** The number of moves made by then. */
  move: number;
  scores: Record<string, Record<string, number>>;
  /** Other numbers of each seat, such as its income. */
  figures: Record<string, Record<string, number>>;
  /** The chance of each seat to win, in percent, as predicted by the network of the computers; empty without one. */
  chances: Record<string, number>;
}

/** A notable event, listed when the game is over. */
export interface Moment {
  round: number;
  /** The line of the log. */
  line: Phrase;
}

/** A place where a replay stops: an action, or a simultaneous question, is over. */
export interface ReplayStep {
  /** The number of moves made by then. */
  move: number;
  /** True if spectators see something new since the step before. */
  public: boolean;
  /** True if a turn ends with it, or what everybody does at once. */
  ends_turn: boolean;
}

/** A finished game in figures. */
export interface Chart {
  moves: number;
  rounds: Standing[];
  /** The seed from which everything was dealt: a whole number, too large for some programming languages. */
  seed: string;
  /** The winner and the reason, if the game gives one. */
  outcome: Phrase | null;
  /** The shares of the final points, by seat and category. */
  shares: Record<string, Record<string, Share[]>>;
  /** The tie breakers of each seat, the first to compare first. */
  tie_breaks: Record<string, Phrase[]>;
  moments: Moment[];
  /** The steps of a replay, from the beginning to the end. */
  steps: ReplayStep[];
}

export type Command = Move | Confirm | Confirming | Undo | TakeBack | Consent;

export type FromClient =
  | Join
  | Act
  | ChatMessage
  | FeatureMessage
  | Visibility
  | AskForm
  | AskPreview
  | AskCourses
  | AskWhyNot
  | AskLesson
  | AskHint
  | AskHistory
  | AskPoints;

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
  | LessonAnswer
  | HintAnswer
  | HistoryAnswer
  | PointsAnswer
  | FeatureAnswer;
