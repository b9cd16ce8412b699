import { expect, test } from "vitest";

import { findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

test.each([
  [2, "2-players-early", / 5 points · next/],
  [3, "prelude-round", / 5 \/ 2 points · next/],
])("with %i players awards say which places get points", async (_, position, heading) => {
  await renderPage(`/table/terraforming_mars--${position}`);

  expect(await findElement(".ma .second")).toHaveTextContent(heading);
});
