import type { Snapshot } from "../src/protocol";
import { Player } from "./support/player";
import { expect, test } from "./support/test";

const newSnapshot = (id: string) =>
  ({ seat: "purple", question: { id, options: [{ option: "done" }, { option: "end" }] } }) as unknown as Snapshot;

/** Another button takes the place of the control when the mouse gets there, as after a reply that changes the layout. */
const CONTENT = `
  <section class="prompt" data-question="first" aria-busy="false" style="position: relative; height: 200px">
    <button data-option="done" style="position: absolute; left: 0" onclick="advance()">Done</button>
    <button id="other" style="position: absolute; left: 200px" onclick="miss()">Other</button>
  </section>
  <script>
    const done = document.querySelector('[data-option="done"]');
    function advance() {
      document.querySelector(".prompt").dataset.question = "second";
      answer();
    }
    const other = document.getElementById("other");
    done.addEventListener("mouseenter", () => {
      done.style.left = "200px";
      other.style.left = "0";
    }, { once: true });
  </script>`;

test("a control that moves away from the mouse is pressed where it is then, and nothing else is", async ({ page }) => {
  let misses = 0;
  const player = new Player(page);
  player.snapshot = newSnapshot("first");
  await page.exposeFunction("answer", () => (player.snapshot = newSnapshot("second")));
  await page.exposeFunction("miss", () => misses++);
  await page.setContent(CONTENT);

  await player.answer("done", true);

  expect(misses).toBe(0);
});
