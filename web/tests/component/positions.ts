/** Starts the Python process that serves positions of the games to component tests: see tests/page/json_server.py. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    positions: string;
  }
}

const ROOT = new URL("../../..", import.meta.url).pathname;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const python = process.env["VALLES_PYTHON"] ?? `${ROOT}.venv/bin/python`;
  // It ends with its standard input, also when this process is killed.
  const server = spawn(python, ["-m", "tests.page.json_server"], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  project.provide("positions", String(line).trim());
  return async () => {
    server.stdin.end();
    if (server.exitCode === null) await once(server, "exit");
  };
}
