import { waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

const label = (hex: Element) => hex.getAttribute("aria-label") ?? "";
const peek = () => document.querySelector(".hex-peek");

function rest(hex: Element): void {
  hex.dispatchEvent(new PointerEvent("pointerenter", { bubbles: false, pointerType: "mouse" }));
}

test("a hex under the pointer says which advanced building stands there and what its blueprint does", async () => {
  await renderPage("/table/on_mars--ask-means");
  await findElement('.hexmap [data-hex="g5"]');
  const advanced = elements(".hexmap [data-hex]").find((hex) => label(hex).includes("advanced building"))!;

  rest(advanced);

  await waitFor(() => expect(peek()).toHaveTextContent(/advanced building \(.+\)/), { timeout: 2000 });
  const card = /advanced building \((.+?)\)/.exec(label(advanced))![1]!;
  expect(peek()!.querySelector("h4")).toHaveTextContent(card);
  expect(peek()!.querySelector("h3")).toHaveTextContent(/^Hex [A-M]\d+$/);
});

test("a tap on a hex that cannot be chosen shows what stands there, and a press elsewhere hides it", async () => {
  const { user } = await renderPage("/table/on_mars--ask-means");
  await findElement('.hexmap [data-hex="g5"]');
  const bot = elements(".hexmap [data-hex]:not(.ok)").find((hex) => /bot \d/.test(label(hex)))!;

  bot.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  await waitFor(() => expect(peek()).toHaveTextContent(/bot \d/));
  await user.pointer({ keys: "[MouseLeft]", target: document.querySelector(".topbar")! });
  await waitFor(() => expect(peek()).toBeNull());
});
