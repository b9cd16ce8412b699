import { screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";

const CHOICE = { push: true, mail: "digest", ntfy: true, webhook: true };
const EVENTS = ["turn", "warning", "expired", "full", "invited", "opened", "message", "finished"];
const HOOK = { id: "h1", kind: "webhook", name: "chat.example.org/hooks", state: "failing", pending: 2 };
const PROBLEM = { key: "notice-fault-status", args: { host: "chat.example.org", status: 404 } };
const SETTINGS = {
  choices: EVENTS.map((event) => ({ event, ...CHOICE })),
  quiet: null,
  zone: "UTC",
  muted: [],
  channels: [{ ...HOOK, problem: PROBLEM }],
  push_key: "key",
  mail: true,
};

function routes(settings: object = SETTINGS) {
  return {
    "GET /api/me/notices": settings,
    "PATCH /api/me/notices": ({ body }: { body: unknown }) => ({ ...SETTINGS, ...(body as object) }),
    "GET /api/tables": [],
  };
}

test("a cell names its event and its channel, and a press changes this choice alone", async () => {
  const { user, requests } = await renderPage("/notices", { routes: routes() });

  await user.click(await screen.findByRole("checkbox", { name: "Your turn by ntfy", checked: true }));

  expect(requests).toContainEqual({
    call: "PATCH /api/me/notices",
    body: { choices: [{ event: "turn", ...CHOICE, ntfy: false }] },
  });
});

test("mail goes from the digest to at once, and then off", async () => {
  const { user, requests } = await renderPage("/notices", { routes: routes() });

  await user.click(await screen.findByRole("checkbox", { name: "A game ends by E-mail: in the digest" }));

  expect(requests).toContainEqual({
    call: "PATCH /api/me/notices",
    body: { choices: [{ event: "finished", ...CHOICE, mail: "now" }] },
  });
});

test("a channel that fails says why, and can be removed", async () => {
  const { user } = await renderPage("/notices", {
    routes: { ...routes(), "DELETE /api/me/notices/channels/h1": { ...SETTINGS, channels: [] } },
  });

  expect(await screen.findByText("The answer from chat.example.org was 404.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove chat.example.org/hooks" }));

  expect(await screen.findByText("No channel yet: add this browser or an address.")).toBeVisible();
});

test.each([
  ["mira@example.org", { kind: "mail", address: "mira@example.org" }],
  ["ntfy.sh/mira-7f3k", { kind: "ntfy", url: "https://ntfy.sh/mira-7f3k" }],
  ["https://chat.example.org/hooks/1", { kind: "webhook", url: "https://chat.example.org/hooks/1" }],
])("the address %s is added as what it is", async (entry, body) => {
  const { user, requests } = await renderPage("/notices", {
    routes: { ...routes(), "POST /api/me/notices/channels": SETTINGS },
  });

  await user.type(await screen.findByLabelText("E-mail address, ntfy topic or webhook"), `${entry}{Enter}`);

  expect(requests).toContainEqual({ call: "POST /api/me/notices/channels", body });
});

test("an address that is refused stays in its field, with the reason", async () => {
  const reason = { key: "notice-fault-private", args: { host: "10.0.0.1" } };
  const { user } = await renderPage("/notices", {
    routes: {
      ...routes(),
      "POST /api/me/notices/channels": () => {
        throw new Refusal("problem-notice-address", 400, { reason });
      },
    },
  });
  const field = await screen.findByLabelText("E-mail address, ntfy topic or webhook");

  await user.type(field, "https://10.0.0.1/{Enter}");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Nothing can be sent there: The address 10.0.0.1 is in a private network",
  );
  expect(field).toHaveValue("https://10.0.0.1/");
});

test("a test says what came back by each channel", async () => {
  const { user } = await renderPage("/notices", {
    routes: { ...routes(), "POST /api/me/notices/test": [{ channel: "h1", seconds: 0.1, problem: PROBLEM }] },
  });

  await user.click(await screen.findByRole("button", { name: "Send a test" }));

  expect(await within(screen.getByRole("status")).findByText(/was 404/)).toBeVisible();
});

test("quiet hours begin with a usual night and can be changed", async () => {
  const { user, requests } = await renderPage("/notices", { routes: routes() });

  await user.click(await screen.findByRole("switch", { name: "Wait during the night" }));

  expect(await screen.findByLabelText("From")).toHaveValue("22:30");
  expect(requests).toContainEqual({
    call: "PATCH /api/me/notices",
    body: { quiet: { start: 1350, end: 450, weekends: false, warnings: true } },
  });
});

test("a link in a mail ends mails without signing in, and can be undone", async () => {
  const calls: string[] = [];
  const { user } = await renderPage("/unsubscribe/stop~a~turn~x", {
    me: null,
    routes: {
      "POST /unsubscribe/*": ({ path }: { path: string }) => {
        calls.push(path);
        return { event: "turn", address: "m…a@example.org", undone: path.endsWith("undo") };
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "No more e-mails of this kind" })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Undo" }));

  expect(await screen.findByRole("heading", { name: "Everything is as it was" })).toBeVisible();
  expect(calls.map((path) => path.split("=")[1])).toEqual(["stop", "undo"]);
});

test("an old link in a mail says that nothing has changed", async () => {
  await renderPage("/unsubscribe/old", {
    me: null,
    routes: {
      "POST /unsubscribe/*": () => {
        throw new Refusal("problem-notice-link", 404);
      },
    },
  });

  expect(
    await screen.findByRole("heading", { name: "This link is no longer valid. Nothing was changed." }),
  ).toBeVisible();
});
