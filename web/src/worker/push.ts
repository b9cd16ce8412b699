/** Shows the notices that a push service delivers, and opens the page that they are about. */

/** A notice as the server encrypts it: see src/valles/server/notice/sender.py. */
interface PushedNotice {
  title: string;
  body: string;
  /** The page that it leads to. */
  path: string;
  /** A later notice with the same tag replaces it. */
  tag: string;
  language: string;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends WaitingEvent {
  data: { json(): unknown } | null;
}

interface ClickedEvent extends WaitingEvent {
  notification: Notification;
}

interface PageWindow {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What is needed of the global scope of a service worker, for which the page has no types. */
export interface PushScope extends EventTarget {
  registration: { scope: string; showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly PageWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** Every push shows something: browsers end subscriptions that stay silent. */
async function show(scope: PushScope, event: PushedEvent): Promise<void> {
  const notice = (event.data?.json() ?? {
    title: "Valles",
    body: "",
    path: "/",
    tag: "",
    language: "",
  }) as PushedNotice;
  await scope.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    lang: notice.language,
    icon: new URL("icon-turn.svg", scope.registration.scope).href,
    data: notice.path,
  });
}

/** Show the page in a window that is open already, or in a new one. */
async function open(scope: PushScope, notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data ?? "/").slice(1), scope.registration.scope).href;
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const window = windows.find((each) => each.url === url) ?? windows[0];
  if (!window) {
    await scope.clients.openWindow(url);
    return;
  }
  await window.focus();
  if (window.url !== url) await window.navigate(url);
}

/** Let a service worker handle pushes. */
export function handlePushes(scope: PushScope): void {
  scope.addEventListener("push", (event) => (event as PushedEvent).waitUntil(show(scope, event as PushedEvent)));
  scope.addEventListener("notificationclick", (event) =>
    (event as ClickedEvent).waitUntil(open(scope, (event as ClickedEvent).notification)),
  );
}
