/** Notifications of the browser: its permission, and their display. */

import { settings } from "./settings.svelte";

/** The reason why there can be none, or the permission. */
export type Standing = "plain" | "missing" | NotificationPermission;

function currentStanding(): Standing {
  // Over plain http, as in a home network, browsers have the names but refuse what they stand for.
  if (!globalThis.isSecureContext) return "plain";
  return "Notification" in globalThis ? Notification.permission : "missing";
}

let standing = $state<Standing>(currentStanding());

export const notices = {
  get standing(): Standing {
    return standing;
  },
  /** True if they are enabled and the browser permits them. */
  get on(): boolean {
    return settings.notices && standing === "granted";
  },
};

/** Have notifications from now on, or none; the browser asks once whether it may. */
export async function setNotices(enabled: boolean): Promise<void> {
  settings.notices = enabled;
  settings.noticesAnswered = true;
  if (enabled && standing === "default") standing = await Notification.requestPermission();
}

/** Tell something to somebody who looks elsewhere; what takes it away again. */
export function notify(title: string, body: string, about: string): () => void {
  if (!notices.on || (!document.hidden && document.hasFocus())) return () => {};
  try {
    const shown = new Notification(title, { body, tag: about, icon: "/icon-turn.svg" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Some phones let only a worker show them; title and sound still tell it.
    return () => {};
  }
}
