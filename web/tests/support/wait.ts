/** The ways to wait for the page, besides Playwright's own expectations: for what no single element shows. */

import { expect, type Page } from "@playwright/test";

import { PATIENCE } from "./environment";

/** The interval of polling the page: most conditions hold after a few frames. */
const INTERVALS = [15, 30, 60];

/** The messages that a stubbed server has received and answered so far. */
export interface Traffic {
  requests: number;
  replies: number;
}

interface LayoutOptions {
  /** Wait until the page is in this language. */
  language?: string;
  /** Wait until every request is answered. */
  traffic?: Traffic;
}

/** Wait until fonts are loaded, finite animations have ended, nothing is busy, every control takes clicks, and two frames look the same. */
export async function waitForLayout(page: Page, { language = "", traffic }: LayoutOptions = {}): Promise<void> {
  const layout = async () => {
    // The page may not have rendered a reply that arrives while its layout is measured.
    const replies = traffic?.replies ?? 0;
    const state = await page.evaluate(measureLayout, language);
    return (traffic?.requests ?? 0) > replies ? "waiting for a reply" : state;
  };
  await expect.poll(layout, { intervals: INTERVALS }).toBe("settled");
}

/** Runs in the page. */
async function measureLayout(language: string): Promise<string> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const measure = () =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
  const isFinite = (animation: Animation) => animation.effect?.getComputedTiming().iterations !== Infinity;
  await document.fonts.ready;
  await frame();
  if (language && document.documentElement.lang !== language) return "in another language";
  if (document.querySelector("[aria-busy=true]")) return "busy";
  if (document.querySelector("[data-settling]")) return "settling";
  if (document.getAnimations().some((one) => one.playState === "running" && isFinite(one))) return "animated";
  const before = measure();
  await frame();
  await frame();
  const after = measure();
  return before.length === after.length && before.every((value, place) => value === after[place])
    ? "settled"
    : "moving";
}

/** Wait until the focus has stayed where it is for some frames: whatever closes returns it within one. */
export async function waitForFocus(page: Page): Promise<void> {
  const staysPut = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const { activeElement } = document;
      for (let frames = 0; frames < 3; frames++) await frame();
      return activeElement === document.activeElement;
    });
  await expect.poll(staysPut, { intervals: INTERVALS }).toBe(true);
}

/** Wait until the prompt shows the question of the last snapshot, and no reply is outstanding. */
export async function waitForPrompt(page: Page, questionId: () => string | undefined): Promise<void> {
  const prompt = () =>
    page.evaluate(() => {
      const element = document.querySelector<HTMLElement>(".prompt");
      return element?.ariaBusy === "true" ? "busy" : (element?.dataset["question"] ?? "none");
    });
  await waitUntil(async () => (await prompt()) === (questionId() ?? "none"), "the prompt shows the last question");
}

/** Wait for what the test knows itself, usually a message that the page has sent or received. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, message: string): Promise<void> {
  await expect.poll(condition, { message, timeout: PATIENCE, intervals: INTERVALS.slice(0, 1) }).toBe(true);
}
