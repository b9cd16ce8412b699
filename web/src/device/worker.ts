/** The worker that keeps the tables of this device: the same Python as at a server, by WebAssembly. */

import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";

import { type Database, memoryDatabase, openDatabase } from "./database";
import { download, DownloadFailed, type Program, unpacked } from "./download";
import { Network, type NetworkShape } from "./forward";
import type { Failure, FromWorker, ToWorker } from "./message";

/** The part of Emscripten's file system that is used here. */
interface Files {
  writeFile(path: string, content: Uint8Array): void;
}

/** The Python class `valles.local.browser.PageService`. */
interface Service extends PyProxy {
  open(): Promise<void>;
  request(method: string, path: string, body: string): Promise<string>;
  connect(channel: string, table: string): void;
  receive(channel: string, text: string): Promise<void>;
  disconnect(channel: string): void;
}

/** The cache of networks, which are fetched when somebody first plays against them. */
const NETWORKS = "valles-networks";
const NETS = "/lib/python3.14/site-packages/valles/players/nets";
const STATUS_LENGTH = 3;
const PACKAGES = "packages";

const post = (message: FromWorker) => postMessage(message);

let service: Promise<Service> | null = null;
let isBarred = false;

/** Return the database, or one in memory if the browser bars its disk, as in some private windows. */
async function database(): Promise<{ database: Database; barred: boolean }> {
  try {
    return { database: await openDatabase(), barred: false };
  } catch {
    return { database: memoryDatabase(), barred: true };
  }
}

/** Let Pyodide find its files unpacked, in place of files that the web server may not compress. */
function serveUnpacked(files: Map<string, Promise<ArrayBuffer>>): void {
  const original = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const file = files.get(url.slice(url.lastIndexOf("/") + 1));
    if (!file) return original(input, init);
    const type = url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(await file, { headers: { "Content-Type": type } });
  };
}

async function start(base: string): Promise<Service> {
  const program = (await (await download(`${base}program.json`, { cache: "no-cache" })).json()) as Program;
  const folder = new URL(program.folder, base).href;
  const total = program.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number) => post({ kind: "progress", loaded: (loaded += bytes), total });
  const files = new Map(program.files.map(({ name }) => [name, unpacked(`${folder}${name}.gz`, count)]));
  // All but the first failure say nothing new.
  files.forEach((file) => void file.catch(() => undefined));
  serveUnpacked(files);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const [python, held, packages] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    database(),
    files.get(PACKAGES)!,
  ]);
  isBarred = held.barred;
  return serve(python, held.database, networks(python, program, base), packages);
}

/** Return the response with a network, stored for the next time where the browser allows it. */
async function network(url: string): Promise<ArrayBuffer> {
  const storage = self.caches as CacheStorage | undefined;
  const cache = await storage?.open(NETWORKS).catch(() => undefined);
  const stored = await cache?.match(url);
  if (stored) return stored.arrayBuffer();
  const bytes = await (await download(url)).arrayBuffer();
  await cache?.put(url, new Response(bytes)).catch(() => undefined);
  return bytes;
}

/** What Python needs to play with networks. */
function networks(python: PyodideAPI, program: Program, base: string) {
  const here = new Set<string>();
  return {
    async fetch(game: string): Promise<string> {
      if (here.has(game)) return "";
      try {
        const bytes = await network(new URL(program.networks[game]!, base).href);
        (python.FS as Files).writeFile(`${NETS}/${game}.npz`, new Uint8Array(bytes));
        here.add(game);
        return "";
      } catch (error) {
        return String(error);
      }
    },
    build(shape: string, weights: Map<string, [string, Uint8Array]>) {
      const typed = [...weights].map(([name, [kind, bytes]]) => {
        // A copy of its own begins at a multiple of four.
        const { buffer } = bytes.slice();
        return [name, kind === "<f4" ? new Float32Array(buffer) : new Int8Array(buffer)] as const;
      });
      const built = new Network(JSON.parse(shape) as NetworkShape, new Map(typed));
      return (rows: Uint8Array, count: number) => built.forward(rows, count);
    },
  };
}

async function serve(python: PyodideAPI, held: Database, networks: object, packages: ArrayBuffer): Promise<Service> {
  python.unpackArchive(packages, "zip", { extractDir: "/lib/python3.14/site-packages" });
  const module = python.pyimport("valles.local.browser") as PyProxy & { PageService: PyCallable };
  const started = module.PageService(
    held,
    networks,
    (channel: string, text: string) => post({ kind: "message", channel, text }),
    (channel: string, code: number) => post({ kind: "closed", channel, code }),
  ) as Service;
  await started.open();
  return started;
}

function failureOf(error: unknown): Failure {
  if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined") return "unsupported";
  return error instanceof DownloadFailed ? "download" : "broken";
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    service ??= start(message.base);
    try {
      await service;
      post({ kind: "ready", barred: isBarred });
    } catch (error) {
      post({ kind: "failed", failure: failureOf(error), detail: String(error) });
    }
    return;
  }
  const running = await service!;
  if (message.kind === "request") {
    const text = await running.request(message.method, message.path, message.body);
    const [status, body] = [Number(text.slice(0, STATUS_LENGTH)), text.slice(STATUS_LENGTH)];
    post({ kind: "response", tab: message.tab, id: message.id, status, text: body });
  } else if (message.kind === "connect") {
    running.connect(message.channel, message.table);
  } else if (message.kind === "send") {
    await running.receive(message.channel, message.text);
  } else {
    running.disconnect(message.channel);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void handle(data));
