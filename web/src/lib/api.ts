/** The requests of the lobby. A refusal is thrown as the problem in the response. */

import { backend } from "./backend";
import { markPressed } from "./pressed";
import type {
  Absences,
  Change,
  Chart,
  DeliveryResult,
  Guest,
  Invitation,
  Link,
  MailChannel,
  Me,
  NewTable,
  NoticeChange,
  NoticeSettings,
  NtfyChannel,
  PushChannel,
  GameInfo,
  GameRecord,
  Profile,
  Redeem,
  Redeemed,
  Snapshot,
  TableChange,
  TableInfo,
  Unsubscribed,
  WebhookChannel,
} from "../protocol";

export { Refused, Unreachable } from "./transport";

/** Send a request of the lobby, and return the body of the response. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const done = method === "GET" ? () => {} : markPressed();
  try {
    return await backend().request<T>(method, path, body);
  } finally {
    done();
  }
}

type NewChannel = PushChannel | MailChannel | NtfyChannel | WebhookChannel;

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: string) => `${table(id)}/seats/${encodeURIComponent(seat)}`;

export const api = {
  enter: (guest: Guest) => ask<Me>("POST", "/api/guests", guest),
  me: () => ask<Me>("GET", "/api/me"),
  change: (change: Change) => ask<Me>("PATCH", "/api/me", change),
  leaveSession: () => ask<void>("DELETE", "/api/me/session"),
  deviceLink: () => ask<Link>("POST", "/api/me/devices"),
  invitation: (secret: string) => ask<Invitation>("POST", "/api/links/about", { secret }),
  redeem: (link: Redeem) => ask<Redeemed>("POST", "/api/links", link),
  offers: () => ask<GameInfo[]>("GET", "/api/games"),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  open: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  link: (id: string, seat: string | null) => ask<Link>("POST", `${table(id)}/links`, { seat }),
  revoke: (id: string) => ask<void>("DELETE", `${table(id)}/links`),
  showHand: (id: string, seat: string) => ask<Link>("POST", `${seatOf(id, seat)}/viewers`),
  hideHand: (id: string, seat: string) => ask<void>("DELETE", `${seatOf(id, seat)}/viewers`),
  free: (id: string, seat: string) => ask<TableInfo>("DELETE", seatOf(id, seat)),
  absences: (id: string) => ask<Absences>("GET", `${table(id)}/absences`),
  away: (id: string, seat: string) => ask<TableInfo>("PUT", `${seatOf(id, seat)}/away`),
  back: (id: string, seat: string) => ask<TableInfo>("DELETE", `${seatOf(id, seat)}/away`),
  changeTable: (id: string, change: TableChange) => ask<TableInfo>("PATCH", table(id), change),
  replay: (id: string, move: number, seat?: string) =>
    ask<Snapshot>("GET", `${table(id)}/replay/${move}${seat ? `?seat=${encodeURIComponent(seat)}` : ""}`),
  chart: (id: string) => ask<Chart>("GET", `${table(id)}/chart`),
  again: (id: string) => ask<TableInfo>("POST", `${table(id)}/again`),
  record: (id: string) => ask<GameRecord>("GET", `${table(id)}/record`),
  profile: () => ask<Profile>("GET", "/api/profile"),
  seatProfile: (id: string, seat: string) => ask<Profile>("GET", `${seatOf(id, seat)}/profile`),
  notices: () => ask<NoticeSettings>("GET", "/api/me/notices"),
  changeNotices: (change: NoticeChange) => ask<NoticeSettings>("PATCH", "/api/me/notices", change),
  addChannel: (channel: NewChannel) => ask<NoticeSettings>("POST", "/api/me/notices/channels", channel),
  removeChannel: (id: string) => ask<NoticeSettings>("DELETE", `/api/me/notices/channels/${encodeURIComponent(id)}`),
  testNotices: () => ask<DeliveryResult[]>("POST", "/api/me/notices/test"),
  mute: (id: string, muted: boolean) => ask<void>("PUT", `${table(id)}/notices`, { muted }),
  confirmChannel: (token: string) => ask<void>("POST", "/api/notices/confirm", { token }),
  unsubscribe: (token: string, action: "stop" | "all" | "undo") =>
    ask<Unsubscribed>("POST", `/unsubscribe/${encodeURIComponent(token)}?action=${action}`),
  restore: (record: string) => ask<TableInfo>("POST", "/api/records", { record }),
};
