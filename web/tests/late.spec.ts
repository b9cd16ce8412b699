import { expect, test } from "./support/test";
import { type Look, Staged } from "./support/staged";

const DESK: Look = { size: [1440, 900], language: "en", theme: "dark" };
const PHONE: Look = { ...DESK, size: [390, 844] };

test("in the last generation the title tells it, cards say what they bring and whom they hit, and why not", async ({
  page,
}) => {
  const staged = await Staged.on(page);
  await staged.open("/table/terraforming_mars--last-generation");
  await staged.as(DESK);
  const card = (id: string) => page.locator(`.hand [data-option="play:${id}"]`);
  await expect(page).toHaveTitle("(!) Your turn · Last generation");

  // The lake is worth a point, its ocean comes too late; the others bring none.
  await expect(card("artificial_lake").locator(".brings")).toHaveText("+1");
  await expect(card("artificial_lake")).toHaveAttribute("aria-label", /Points it brings now: \+1/);
  await expect(card("cartel").locator(".brings")).toHaveCount(0);

  await card("asteroid").hover();
  const attacks = page.locator(".peek .attacks");
  await expect(attacks).toContainText(/Who can lose what.*2 → 0.*7 → 4/s);
  await expect(attacks.locator("li")).toHaveCount(2);
  // Effects that are chosen from are all told.
  await card("virus").hover();
  await expect(attacks).toContainText(/Fish\s*3 → 1/);
  await expect(attacks).toContainText("7 → 2");

  // What is impossible says so in its place, and in full to whoever comes to it.
  const impossible = page.locator('.hand [aria-disabled="true"]').first();
  await expect(impossible.locator(".wy")).toContainText(/\d/);
  await impossible.hover();
  await expect(page.locator(".peek .why").first()).toContainText(/\d/);
});

test("on a phone a card is laid elsewhere in the hand, and it stays there", async ({ page }) => {
  const staged = await Staged.on(page);
  await staged.open("/table/terraforming_mars--last-generation");
  await staged.as(PHONE);
  await page.locator("nav.tabs").getByRole("button", { name: /Hand/ }).click();
  // However long the words below them are, the cards are no wider than the screen.
  const hand = page.locator(".hand");
  for (const language of ["pl", "nl", "en"] as const) {
    await staged.as({ ...PHONE, language });
    expect((await hand.boundingBox())!.width).toBeLessThanOrEqual(390);
  }
  const cards = page.locator(".hand [role=option]");
  const order = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-option")));
  const [first, second, ...others] = await order();

  await cards.first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "One place forward" })).toBeDisabled();
  await sheet.getByRole("button", { name: "One place back" }).click();
  await expect(sheet).toContainText(`Place in the hand: 2 of ${others.length + 2}`);
  await page.keyboard.press("Escape");

  await expect.poll(order).toEqual([second, first, ...others]);
});

test("while cards are chosen for something else the hand counts those, and not what could be played", async ({
  page,
}) => {
  const staged = await Staged.on(page);
  await staged.open("/table/terraforming_mars--ask-discard");
  await staged.as(DESK);
  const head = page.locator(".hand h2");
  await expect(head).toContainText(/\d+ of \d+/);
  await expect(head.getByRole("radio")).toHaveCount(0);

  // Whoever wants it passes by itself when nothing is left to do; asked once more, nobody is passed for again.
  await staged.open("/table/terraforming_mars--nothing-left");
  const prompt = page.locator(".prompt");
  await expect(prompt.locator('[data-option="pass"]')).toBeVisible();
  const asked = (await prompt.getAttribute("data-pending"))!;
  await prompt.getByRole("switch", { name: "Always pass then" }).click();
  await expect(prompt).toHaveAttribute("data-pending", `${asked}-1`);
  await staged.settled();
  await expect(prompt).toHaveAttribute("data-pending", `${asked}-1`);
});

test("blueprints say where they fit or what they lack; a bot's way says what its zone gains", async ({ page }) => {
  const staged = await Staged.on(page);
  await staged.open("/table/on_mars--ask-blueprint");
  await staged.as(DESK);
  const faces = page.locator(".tray .lies");
  await expect(page.locator(".tray .fit")).toHaveCount(await faces.count());
  for (const told of await page.locator(".tray .fit").allTextContents())
    expect(told).toMatch(
      /^(Fits: [A-Z]\d|Needs a complex of 3|None in your building zone|No free building of this type)/,
    );

  await staged.open("/table/on_mars--ask-move-bots");
  await staged.settled();
  await page.locator("[data-course]").first().click();
  await expect(page.locator(".movement")).toContainText(/Building zone: \d+ → \d+ free hexes/);

  // Where staying destroys something the number is red, and whoever goes there is told what.
  await expect(page.locator(".hexmap g.loss").first()).toBeVisible();
  await page.locator('[data-course="d8"]').dispatchEvent("click");
  await expect(page.locator(".movement")).toContainText(/destroys .+ on D8/i);
  await expect(page.locator(".hexmap .end.hurts")).toBeVisible();
});

test("another way leads to the same hex; the only site of a building is shown before it is built, and what is impossible says why", async ({
  page,
}) => {
  const staged = await Staged.on(page);
  await staged.open("/table/on_mars--ask-move-rover");
  await staged.as(DESK);
  const way = page.locator(".movement .brings .chip").first();
  await page.locator('[data-course="g7"]').dispatchEvent("click");
  await expect(way).toHaveText(/^E5 → .+ → G7$/);
  const first = (await way.textContent())!;
  await page.getByRole("button", { name: "another way" }).click();
  await expect(way).toHaveText(/^E5 → .+ → G7$/);
  await expect(way).not.toHaveText(first);
  await page.getByRole("button", { name: "another way" }).click();
  await expect(way).toHaveText(first);

  await staged.open("/table/on_mars--counted-placement_of_two");
  const actions = page.locator('.acts [aria-disabled="true"]');
  await expect(actions).not.toHaveCount(0);
  for (const title of await actions.evaluateAll((all) => all.map((one) => (one as HTMLElement).title)))
    expect(title).toMatch(/^.+\n[A-Z].+\.$/);

  await staged.open("/table/on_mars--counted-construct_type");
  await page.locator('.prompt [data-option="build:mine"]').click();
  await expect(page.locator('.prompt [data-answer="commit"]')).toHaveText(/Build here/);
  await expect(page.locator(".hexmap .sites polygon")).toHaveCount(2);
  await expect(page.locator(".hexmap .coming")).toHaveCount(1);
});

test("whoever turns a tablet sees where the answers lie", async ({ page }) => {
  const staged = await Staged.on(page);
  await page.setViewportSize({ width: 1180, height: 820 });
  await staged.open("/table/on_mars--ask-learn");
  const technologies = page.locator('.orbit-place [data-option^="grid:"]').first();
  await expect(technologies).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(technologies).toBeVisible();
});
