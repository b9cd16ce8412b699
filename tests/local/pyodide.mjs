/* Runs a Python program in Pyodide under Node: node pyodide.mjs PYODIDE PACKAGES PROGRAM ARGUMENT; writes its `result`. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, packages, program, argument] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(packages)), "zip", { extractDir: "/lib/python3.14/site-packages" });
python.globals.set("argument", argument);
try {
  await python.runPythonAsync(readFileSync(program, "utf8"));
  process.stdout.write(python.globals.get("result"));
} catch (error) {
  // Without the source line of a stack trace: it has a million characters.
  process.stderr.write(error.message);
  process.exitCode = 1;
}
