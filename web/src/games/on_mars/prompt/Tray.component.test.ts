import { expect, test } from "vitest";

import { elements, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

test("blueprints show where they fit or what they lack", async () => {
  await renderPage("/table/on_mars--ask-blueprint");
  await findElement(".tray .fit");

  const fits = elements(".tray .fit");
  expect(fits).toHaveLength(elements(".tray .lies").length);
  for (const fit of fits)
    expect(fit).toHaveTextContent(
      /^(Fits: [A-Z]\d|Needs a complex of 3|None in your building zone|No free building of this type)/,
    );
});

test("twelve blueprints are compared side by side, six in a row", async () => {
  await renderPage("/table/on_mars--counted-blueprint_many");
  await findElement(".tray .fit");

  expect(elements(".tray.many .lies")).toHaveLength(12);
});
