import { readdirSync } from "node:fs";

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import playwright from "eslint-plugin-playwright";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The games that have a folder; nothing outside it knows their names. */
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const GAME = ["generated", "text", "lib", "data", "ui", "help", "table", "lesson"];

/** The folders of a game, in order: each may import from those before it, and what the game's own folder offers. */
const REGIONS = [
  "model",
  "cards",
  "part",
  "lacerda",
  "map",
  "prompt",
  "hand",
  "board",
  "colony",
  "orbit",
  "log",
  "guide",
  "result",
  "table",
];

/**
 * The folders of src from the ground up, each with those from which it may import. Only folders that stand before it
 * can be among them, so that no two folders need each other. `protocol.ts` and `icon.ts` are open to all of them. `games` is the
 * registry, which finds the folders of the games; from it they import `game.ts`, which says what they have to tell.
 */
const FOLDERS = {
  generated: [],
  games: [],
  text: [],
  device: [],
  lib: ["games", "text", "device"],
  data: ["generated", "games", "text"],
  ui: ["games", "text", "lib"],
  feature: ["text", "lib", "ui"],
  help: ["games", "text", "lib", "ui"],
  table: ["games", "text", "lib", "data", "ui", "help", "feature"],
  lesson: ["text", "lib", "ui", "help", "table"],
  ...Object.fromEntries(GAMES.map((game) => [`games/${game}`, GAME])),
  plain: ["games", "text", "lib", "ui", "table"],
  profile: ["text", "lib", "ui"],
  lobby: ["games", "text", "lib", "ui", "feature"],
  account: ["games", "text", "lib", "ui"],
  cards: ["games", "text", "lib", "data", "ui"],
  rules: ["generated", "games", "text", "lib", "ui", "help"],
  result: ["games", "text", "lib", "ui", "table"],
  play: ["games", "text", "lib", "data", "ui", "table", "plain", "lobby"],
  replay: ["text", "lib", "data", "ui", "table", "result", "play"],
  notices: ["text", "lib", "ui"],
  worker: [],
};

/** Selects every import of a path that matches. */
const importsOf = (path) => [
  `:matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration, TSImportType)[source.value=${path}]`,
  `CallExpression[callee.property.name="glob"] > Literal[value=${path}]`,
];

function restrictImports(files, path, message) {
  const rule = ["error", ...importsOf(path).map((selector) => ({ selector, message }))];
  return { files: [files], rules: { "no-restricted-syntax": rule } };
}

/** The imports that are closed to a folder at this depth: of all that lies outside it, only these folders are open. */
function outside(depth, open) {
  const up = "\\.\\.\\/".repeat(depth);
  const within = open.map((name) => (name === "games" ? "games\\/[^\\/]*$" : `${name}\\/`)).join("|") || "-";
  return `^${up}(?!\\.\\.\\/|protocol$|icon$|${within})`;
}

function boundary([folder, open], place, all) {
  const before = all.slice(0, place).map(([name]) => name);
  const late = open.filter((other) => !before.includes(other));
  if (late.length > 0) throw new Error(`${folder} stands before ${late.join(", ")}`);
  const depth = folder.split("/").length;
  const beside = depth > 1 ? "^\\.\\.\\/(?!\\.\\.\\/|game$)|" : "";
  const message = `${folder}/ imports from ${["protocol.ts", "icon.ts", ...open].join(", ")} alone: see eslint.config.js.`;
  return restrictImports(`src/${folder}/*`, `/${beside}${outside(depth, open)}/`, message);
}

/** The boundaries of the folders of every game: another game is closed to all of them. */
function regionBoundary(region, place) {
  const before = REGIONS.slice(0, place);
  const beside = `^\\.\\.\\/(?!\\.\\.\\/|public$|help$|drawings$|parts$|(?:${before.join("|") || "-"})\\/)`;
  const closed = `/${beside}|^\\.\\.\\/\\.\\.\\/(?!\\.\\.\\/|game$)|${outside(3, GAME)}/`;
  const message = `${region}/ imports from ${["public.ts", "help.ts", "drawings.ts", "parts.ts", ...before].join(", ")} of its game: see eslint.config.js.`;
  return restrictImports(`src/games/*/${region}/*`, closed, message);
}

/** What would take a string apart, or look into it. */
const APART =
  /^(at|charAt|endsWith|includes|indexOf|lastIndexOf|match|matchAll|replace|replaceAll|search|slice|split|startsWith|substring)$/;
/** Names of what holds the text of an option. */
const OPTION = /^(option|picked|planned|missed|hovered)$/;
/** An option that is written out: its kind, a colon, and what it names. */
const WRITTEN = /^[a-z]\w*:\w*$/;

/**
 * The text of an option is opaque: answers tell its kind and its noun, and the modules named `option.ts` make it of
 * them.
 */
const opaqueOptions = {
  create(context) {
    const holdsOption = (node) => {
      const { type, name, property, expression } = node;
      if (type === "ChainExpression" || type === "TSNonNullExpression") return holdsOption(expression);
      return OPTION.test(name ?? property?.name ?? "");
    };
    const report = (node) => context.report({ node, message: "The text of an option is opaque: see table/option.ts." });
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const method = callee.property?.name ?? "";
        if (APART.test(method) && holdsOption(callee.object)) report(node);
        if (/^(test|exec)$/.test(method) && given[0] && holdsOption(given[0])) report(node);
      },
      Literal: (node) => WRITTEN.test(node.value) && report(node),
      TemplateElement: (node) => WRITTEN.test(node.value.raw) && report(node),
      SvelteLiteral: (node) => WRITTEN.test(node.value) && report(node),
    };
  },
};

/** Reads of a page that changes by itself: their values may be old when they are compared. */
const RACES = [
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression.arguments:not(:has(CallExpression[callee.name=/^(response|download)/]))",
    message: "The page may not be there yet: expect(locator).toHave…, or expect.poll.",
  },
  {
    selector: "CallExpression[callee.property.name='all'][arguments.length=0]",
    message: "locator.all() doesn't wait: expect a count first, then use nth().",
  },
];

/** The same rules, each as an error. */
function asErrors(rules) {
  return Object.fromEntries(Object.entries(rules).map(([name, level]) => [name, level === "warn" ? "error" : level]));
}

export default defineConfig(
  globalIgnores(["src/generated", "src/protocol.ts", "src/icon.ts", "src/games/*/public.ts", "test-results"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Maps and sets that nothing on the page follows, or that are replaced as a whole, need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-target-blank": ["error", { allowReferrer: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Types of components are unknown to this parser; svelte-check knows and checks them.
    files: ["**/*.svelte"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    // Our own drawings, from files of this repository.
    files: ["src/App.svelte", "src/games/terraforming_mars/cards/Scene.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    // What the server answers to a request that a test makes itself has no type.
    files: ["tests/**"],
    rules: {
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      // A Playwright fixture without dependencies has to say so.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ["tests/*.ts", "tests/support/*.ts"],
    ...playwright.configs["flat/recommended"],
    rules: {
      ...asErrors(playwright.configs["flat/recommended"].rules),
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect"] }],
      "no-restricted-syntax": ["error", ...RACES],
    },
  },
  {
    // Scripts of Node, which no tsconfig includes.
    files: ["**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["public/offline.js"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ["src/**"],
    // Icons have a notation of their own.
    ignores: ["src/**/option.ts", "src/**/icons.ts", "src/**/*.test.ts"],
    plugins: { valles: { rules: { "opaque-options": opaqueOptions } } },
    rules: { "valles/opaque-options": "error" },
  },
  Object.entries(FOLDERS).map(boundary),
  REGIONS.map(regionBoundary),
);
