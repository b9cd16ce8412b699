/** The push subscription of this browser. */

import { pathTo } from "./base";
import { api } from "./api";
import type { NoticeSettings } from "../protocol";

/** Where the time of the last renewal is stored: subscriptions change, and not every browser reports it. */
const RENEWED = "valles-push";
const DAY = 86_400_000;

/** Return true if the browser can receive pushes here; on an iPhone only from the home screen. */
export function canPush(): boolean {
  return globalThis.isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Return the name of this browser for its owner, such as `Firefox, Linux`. */
function browserName(agent: string = navigator.userAgent): string {
  const browsers = ["Edg", "OPR", "Firefox", "Chrome", "Safari"];
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];
  const browser = browsers.find((name) => agent.includes(name)) ?? "";
  const shown = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return [shown, systems.find((name) => agent.includes(name)) ?? ""].filter(Boolean).join(", ");
}

/** Subscribe this browser; return the settings with its channel, or null if the person does not permit it. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(pathTo("/worker.js"));
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
  return store(subscription);
}

async function store(subscription: PushSubscription): Promise<NoticeSettings> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const settings = await api.addChannel({ kind: "push", endpoint: endpoint ?? "", p256dh, auth, name: browserName() });
  localStorage.setItem(RENEWED, String(Date.now()));
  return settings;
}

/** Tell the server once a day how this browser can be reached, if it is subscribed. */
export async function renew(): Promise<void> {
  const last = Number(localStorage.getItem(RENEWED));
  if (!last || !canPush() || Date.now() - last < DAY || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await store(subscription);
}
