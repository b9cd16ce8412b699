// A bot in another language than Python: valles play terraforming_mars --opponent "process:node examples/bot.mjs"
//
// It is asked over standard input and answers over standard output, a JSON message a line, as over the socket of the
// table server (docs/reference/protocol.md). What it writes to standard error is shown to whoever runs the match.

import { createInterface } from "node:readline";

const LIKED = ["milestone", "convert", "play", "award", "action", "construct", "upgrade", "develop"];

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const rank = (answer) => (LIKED.indexOf(answer.kind) + LIKED.length + 1) % (LIKED.length + 1);

say({ type: "join", version: 4 });

for await (const line of createInterface({ input: process.stdin })) {
  const { type, seat, question, over, problem } = JSON.parse(line);
  if (type === "refusal") throw new Error(problem.detail);
  if (over) break;
  if (type !== "snapshot" || !question) continue;
  const best = question.options.reduce((one, other) => (rank(other) < rank(one) ? other : one));
  const command = { kind: "move", question_id: question.id, choices: [best.option] };
  say({ type: "act", seat, decision: `decision-${question.id}`, command });
}
process.exit();
