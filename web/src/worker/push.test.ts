import { expect, test, vi } from "vitest";

import { handlePushes } from "./push";

const NOTICE = { title: "It’s your turn", body: "Terraforming Mars", path: "/table/abc", tag: "abc", language: "en" };

function scopeWith(...urls: string[]) {
  const windows = urls.map((url) => ({
    url,
    focus: vi.fn(() => Promise.resolve()),
    navigate: vi.fn(() => Promise.resolve()),
  }));
  const openWindow = vi.fn(() => Promise.resolve());
  const showNotification = vi.fn(() => Promise.resolve());
  const scope = Object.assign(new EventTarget(), {
    registration: { scope: "https://valles.test/", showNotification },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  });
  handlePushes(scope);
  async function dispatch(type: string, fields: object) {
    const work: Promise<unknown>[] = [];
    scope.dispatchEvent(
      Object.assign(new Event(type), { waitUntil: (each: Promise<unknown>) => work.push(each), ...fields }),
    );
    await Promise.all(work);
  }
  return { dispatch, windows, openWindow, showNotification };
}

test("a push shows its notice in place of an older one about the same table", async () => {
  const { dispatch, showNotification } = scopeWith();

  await dispatch("push", { data: { json: () => NOTICE } });

  expect(showNotification).toHaveBeenCalledExactlyOnceWith("It’s your turn", {
    body: "Terraforming Mars",
    tag: "abc",
    lang: "en",
    icon: "https://valles.test/icon-turn.svg",
    data: "/table/abc",
  });
});

test("a push without content shows something, too", async () => {
  const { dispatch, showNotification } = scopeWith();

  await dispatch("push", { data: null });

  expect(showNotification).toHaveBeenCalledOnce();
});

test("a press shows the table in an open window", async () => {
  const { dispatch, windows, openWindow } = scopeWith("https://valles.test/", "https://valles.test/table/abc");

  const close = vi.fn();
  await dispatch("notificationclick", { notification: { data: "/table/abc", close } });

  expect(close).toHaveBeenCalled();
  expect(windows[1]!.focus).toHaveBeenCalled();
  expect(windows[1]!.navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test("a press opens a window if there is none", async () => {
  const { dispatch, openWindow } = scopeWith();

  await dispatch("notificationclick", { notification: { data: "/table/abc", close: () => {} } });

  expect(openWindow).toHaveBeenCalledExactlyOnceWith("https://valles.test/table/abc");
});
