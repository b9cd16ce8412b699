import { expect, test } from "vitest";

import { elements, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

test("an impossible main action shows what it is, and the reason in a sentence of its own", async () => {
  await renderPage("/table/on_mars--counted-placement_of_two");
  await findElement('.acts [aria-disabled="true"][title*="\n"]');

  for (const { title } of elements('.acts [aria-disabled="true"]')) expect(title).toMatch(/^.+\n[A-Z].+\.$/);
});
