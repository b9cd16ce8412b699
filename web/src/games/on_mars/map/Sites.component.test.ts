import { waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findAnswer, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

test("the only site of a building is shown before it is built", async () => {
  const { user } = await renderPage("/table/on_mars--counted-construct_type");

  await user.click(await findElement('.prompt [data-option="build:mine"]'));

  expect(await findAnswer("commit")).toHaveTextContent(/Build here/);
  expect(elements(".hexmap .sites polygon")).toHaveLength(2);
  await waitFor(() => expect(elements(".hexmap .coming")).toHaveLength(1));
});
