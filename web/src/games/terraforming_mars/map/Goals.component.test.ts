import { expect, test } from "vitest";

import { findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

test.each([
  [2, / 5 points · next/],
  [3, / 5 \/ 2 points · next/],
])("with %i players awards say which places get points", async (players, heading) => {
  await renderPage(`/table/terraforming_mars--${players}-players-early`);

  expect(await findElement(".ma .second")).toHaveTextContent(heading);
});
