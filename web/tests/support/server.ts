/** The table server of a worker: a Python process that ends with it, even if the worker is killed. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

import { environment, SLOW_LINE } from "./environment";

const ROOT = new URL("../../..", import.meta.url).pathname;

/** Options of a server. Tests with other options get a worker, and a server, of their own. */
export interface ServerOptions {
  /** The seed of every table. */
  seed?: number;
  /** With the game of examples/crossing. */
  crossing?: boolean;
  /** Nothing but files, below a path: the page keeps the tables itself. */
  files?: boolean;
}

export interface Server {
  url: string;
  /** The address at which a test restarts the server, and requests positions and advice: see tests/page/control.py. */
  control: string;
}

/** The server of this worker. */
let current: Server | null = null;

export async function startServer({
  seed = 0,
  crossing = false,
  files = false,
}: ServerOptions): Promise<() => Promise<void>> {
  const python = environment["VALLES_PYTHON"] ?? `${ROOT}.venv/bin/python`;
  const flags = [...(crossing ? ["--crossing"] : []), ...(SLOW_LINE ? ["--slow-line"] : [])];
  const command = files ? ["tests.page.serve_static"] : ["tests.page.serve", "--seed", String(seed), ...flags];
  const server = spawn(python, ["-m", ...command], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(server, "exit");
  const started = once(createInterface(server.stdout), "line").then(([line]) => JSON.parse(String(line)) as Server);
  current = await Promise.race([
    started,
    exited.then(([code]) => Promise.reject(new Error(`the server exited with ${code} before it was ready`))),
  ]);
  return async () => {
    current = null;
    server.stdin.end();
    await exited;
  };
}

export function server(): Server {
  if (!current) throw new Error("no server was started in this worker");
  return current;
}

/** Send a request to the control of the server. */
export async function callControl<T>(path: string, argument: unknown = null): Promise<T> {
  const response = await fetch(server().control + path, { method: "POST", body: JSON.stringify(argument) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
