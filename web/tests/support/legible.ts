/** Finds what cannot be read on a page: text and icons that are cut, covered, broken, too small or outside their box. */

import type { Page } from "@playwright/test";

/** The least size of letters, in pixels: at a desk and on a phone. */
const LEAST = 10;
const LEAST_ON_PHONE = 12;
const PHONE = 700;

/**
 * What may be cut, and why. A link is copied by the button beside it, and whoever wants to read it scrolls in its
 * field.
 */
const ALLOWED = ["input[readonly]"];

/** Elements that a finger moves within their frame: the map of a phone. */
const MOVED = [".frame:has(> .map[style*='scale('])"];

/**
 * What lies over the table while somebody chooses from it, and goes with its own button: the cards, a card that is read,
 * on a phone the amounts that are paid, and in a low window the own board. Nothing may cover the prompt, the bar or the
 * own strip.
 */
const OVER_TABLE = [".tray", ".peek", ".pays", "[data-unfolded] .board-place"];
/** A reason lies over the rest until the next touch. */
const REASON = "div.why[aria-hidden=true]";
const TABLE = [
  ".map",
  ".map-help",
  ".mars .right",
  ...["centre", "middle", "orbit-place", "right"].map((one) => `.onmars .${one}`),
];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The limit of an element on its content in one direction: none, hidden, or scrolled. */
type Limit = "none" | "cuts" | "scrolls";

/** All of it runs in the page: its source is sent there. */
class Reader {
  readonly faults = new Set<string>();
  readonly styles = new Map<Element, CSSStyleDeclaration>();
  readonly scales = new Map<Element, number>();
  readonly hiddenByClip = new Map<Element, boolean>();
  readonly hyphenated = new Map<string, boolean>();
  /** The checked boxes, with their visible parts. */
  readonly seen: { element: Element; box: Box; what: string }[] = [];

  constructor(
    readonly least: number,
    readonly allowed: string,
    readonly overTable: string,
    readonly table: string,
    readonly moved: string,
    readonly reason: string,
  ) {}

  read(): string[] {
    // What lets the pointer through covers text nevertheless; what is out of sight is read too.
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { pointer-events: auto !important; content-visibility: visible !important }");
    document.adoptedStyleSheets.push(everything);
    try {
      const over = [...document.querySelectorAll("dialog:modal")].at(-1);
      const root = over ?? document.body;
      for (const text of this.texts(root)) this.readText(text);
      for (const icon of root.querySelectorAll("svg")) this.seeIcon(icon);
      for (const field of root.querySelectorAll("input, textarea, select")) this.readField(field as HTMLInputElement);
      this.collide();
    } finally {
      document.adoptedStyleSheets.pop();
    }
    return [...this.faults].sort();
  }

  style(element: Element): CSSStyleDeclaration {
    const cached = this.styles.get(element) ?? getComputedStyle(element);
    this.styles.set(element, cached);
    return cached;
  }

  shown(element: Element): boolean {
    const seen = { opacityProperty: true, visibilityProperty: true };
    return element.checkVisibility(seen) && !element.closest(this.allowed) && !this.isClipped(element);
  }

  /** Return true if it is clipped away, or lies in a box of a pixel, for screen readers only. */
  isClipped(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const cached = this.hiddenByClip.get(element) ?? (this.hasClip(element) || this.isClipped(element.parentElement));
    this.hiddenByClip.set(element, cached);
    return cached;
  }

  hasClip(element: Element): boolean {
    const { clipPath, overflowX, position } = this.style(element);
    if (clipPath.startsWith("inset(50%")) return true;
    if (!(element instanceof HTMLElement) || element.offsetWidth > 1 || element.offsetHeight > 1) return false;
    return overflowX !== "visible" && position === "absolute";
  }

  texts(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement!;
      const unseen = ["STYLE", "SCRIPT", "TITLE", "title", "desc", "OPTION", "TEMPLATE"].includes(element.tagName);
      if (!unseen && text.data.trim() && this.shown(element)) texts.push(text);
    }
    return texts;
  }

  rectsOf(text: Text, from = 0, to = text.length): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
  }

  readText(text: Text): void {
    const element = text.parentElement!;
    const rects = this.rectsOf(text);
    if (rects.length === 0) return;
    const size = this.sizeOf(element);
    if (size < this.least - 0.06) this.report(`small ${size.toFixed(1)}`, element, text.data);
    for (const rect of rects) this.look(element, this.ink(rect), text.data);
    if (rects.length > 1) this.findBreaks(text, element);
  }

  /** Lines of letters stand out over their line height; the ink does not. */
  ink({ left, right, top, bottom, height }: DOMRect): Box {
    return { left, right, top: top + height * 0.2, bottom: bottom - height * 0.14 };
  }

  /** Return the size of letters on the screen, in pixels. */
  sizeOf(element: Element): number {
    const size = parseFloat(this.style(element).fontSize);
    const zoom = (element as HTMLElement).currentCSSZoom ?? 1;
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
    }
    return size * zoom * this.scaleOf(element);
  }

  scaleOf(element: Element): number {
    const cached = this.scales.get(element);
    if (cached !== undefined) return cached;
    const { transform, scale } = this.style(element);
    const matrix = transform === "none" ? null : new DOMMatrixReadOnly(transform);
    const own = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const above = element.parentElement ? this.scaleOf(element.parentElement) : 1;
    const whole = own * above * (scale === "none" ? 1 : parseFloat(scale));
    this.scales.set(element, whole);
    return whole;
  }

  /** Follow the box outward through everything that may cut it, then see what lies over what is left. */
  look(element: Element, box: Box, what: string): void {
    const seen = { ...box };
    let position = "static";
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const style = this.style(around);
      if (around !== element && !this.holds(position, style)) continue;
      position = style.position;
      const left = this.pass(around, style, seen, box);
      if (left === "cut")
        return this.report(`cut by ${this.excess(around, box)} at ${this.name(around)}`, element, what);
      // Somebody has to scroll to it first.
      if (left === "away") return this.spills(element, box, what);
    }
    this.spills(element, box, what);
    if (this.beyond(seen)) this.report("off the screen", element, what);
    else {
      this.uncover(element, seen, what);
      this.seen.push({ element, box: seen, what });
    }
  }

  /** Report text over other text, however small the place. */
  collide(): void {
    const give = 2;
    const sorted = this.seen.toSorted((one, other) => one.box.left - other.box.left);
    sorted.forEach((one, place) => {
      for (let next = place + 1; next < sorted.length; next++) {
        const other = sorted[next]!;
        if (other.box.left > one.box.right - give) break;
        if (other.element === one.element) continue;
        const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)];
        if (bottom - top <= give) continue;
        const x = (other.box.left + Math.min(one.box.right, other.box.right)) / 2;
        for (const { element, what } of [one, other]) {
          const over = this.over(element, x, (top + bottom) / 2);
          if (over) this.report(`covered by ${this.name(over)}`, element, what);
        }
      }
    });
  }

  /** Return true if an element with this style contains one with that position. */
  holds(position: string, { position: own, transform, contain, containerType }: CSSStyleDeclaration): boolean {
    const fixes = transform !== "none" || /paint|layout|strict|content/.test(contain) || containerType !== "normal";
    if (position === "fixed") return fixes;
    return position !== "absolute" || own !== "static" || fixes;
  }

  limits(around: Element, { overflowX, overflowY }: CSSStyleDeclaration): [Limit, Limit] {
    const limit = (overflow: string, more: number): Limit =>
      overflow === "visible" ? "none" : /auto|scroll/.test(overflow) && more > 0 ? "scrolls" : "cuts";
    if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) return ["none", "none"];
    if (around.matches(this.moved)) return ["scrolls", "scrolls"];
    return [
      limit(overflowX, around.scrollWidth - around.clientWidth),
      limit(overflowY, around.scrollHeight - around.clientHeight),
    ];
  }

  /** Return the part of a box inside of this element: all, a part, nothing before scrolling, or cut. */
  pass(around: Element, style: CSSStyleDeclaration, seen: Box, box: Box): "seen" | "away" | "cut" {
    if (style.overflowX === "visible" && style.overflowY === "visible") return "seen";
    if (style.display === "inline" || style.display === "contents") return "seen";
    const [across, down] = this.limits(around, style);
    const edge = around.getBoundingClientRect();
    const give = 1.5;
    const cutAcross = across === "cuts" && (seen.left < edge.left - give || seen.right > edge.right + give);
    const cutDown = down === "cuts" && (seen.top < edge.top - give || seen.bottom > edge.bottom + give);
    if (cutAcross || cutDown) return "cut";
    if (across !== "none") [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)];
    if (down !== "none") [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)];
    const wide = seen.right - seen.left > Math.min(3, (box.right - box.left) / 2);
    return wide && seen.bottom - seen.top > 3 ? "seen" : "away";
  }

  /** Return the number of pixels by which a box leaves an element. */
  excess(around: Element, box: Box): number {
    const { left, right, top, bottom } = around.getBoundingClientRect();
    return Math.round(Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom));
  }

  /** Return true if a part lies outside of the window, and the page as a whole does not scroll there. */
  beyond({ left, right, top, bottom }: Box): boolean {
    const page = document.scrollingElement!;
    const fixed = [document.documentElement, document.body].some((one) => this.style(one).overflowY === "hidden");
    const scrolls = !fixed && page.scrollHeight > innerHeight + 1;
    return left < -2 || right > innerWidth + 2 || (!scrolls && (top < -2 || bottom > innerHeight + 2));
  }

  /** Return true if text leaves the button, chip or panel that is drawn around it. */
  spills(element: Element, box: Box, what: string): void {
    if (element instanceof SVGElement) return;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const style = this.style(around);
      if (/inline$|contents/.test(style.display)) continue;
      if (this.limits(around, style).includes("scrolls")) return;
      if (/absolute|fixed/.test(style.position) && around === element) return;
      if (!this.drawn(style)) {
        if (/absolute|fixed/.test(style.position)) return;
        continue;
      }
      const by = this.excess(around, box);
      if (by > 2) this.report(`spills by ${by} out of ${this.name(around)}`, element, what);
      return;
    }
  }

  drawn(style: CSSStyleDeclaration): boolean {
    const border = parseFloat(style.borderTopWidth) > 0 && parseFloat(style.borderLeftWidth) > 0;
    return this.strength(style.backgroundColor) > 0.02 || style.backgroundImage !== "none" || border;
  }

  /** Return the opacity of a colour, from 0 to 1. */
  strength(colour: string): number {
    if (colour === "none" || colour === "transparent") return 0;
    const part = /^rgba\(.*, ([\d.]+)\)$/.exec(colour) ?? /\/ ([\d.]+)\)$/.exec(colour);
    return part ? Number(part[1]) : 1;
  }

  /** Report what lies over the box, at a few points of it. */
  uncover(element: Element, box: Box, what: string): void {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const along = width < 12 ? [0.5] : [0.12, 0.5, 0.88];
    for (const part of along) {
      const [x, y] = [box.left + width * part, box.top + height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const over = this.over(element, x, y);
      if (over) return this.report(`covered by ${this.name(over)}`, element, what);
    }
  }

  over(element: Element, x: number, y: number): Element | undefined {
    // Most of the time nothing does, which is much quicker to find out than all that lies there.
    if (document.elementFromPoint(x, y)?.contains(element)) return undefined;
    const onTable = element.closest(this.table) !== null;
    const moved = element.closest(this.moved);
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.closest(this.reason) && !element.closest(this.reason)) return undefined;
      if (onTable && one.closest(this.overTable)) return undefined;
      // On a phone the hand is a rail above the prompt, and what is paid is chosen there.
      if (one.closest(".pays") && element.closest(".hand-place")) return undefined;
      if (this.scrollsFrom(element, one) || (moved && !moved.contains(one))) return undefined;
      if (one === element || one.contains(element)) return undefined;
      if (!this.belongs(element, one) && this.paints(one, x, y)) return one;
    }
    return undefined;
  }

  /** Return true if it lies below a bar at the edge of the window, and the page can be scrolled from under it. */
  scrollsFrom(element: Element, one: Element): boolean {
    const bar = this.fixed(one);
    if (!bar || this.fixed(element)) return false;
    let page: Element = document.scrollingElement!;
    for (let around = element.parentElement; around; around = around.parentElement)
      if (this.limits(around, this.style(around))[1] === "scrolls") page = around;
    const { bottom } = element.getBoundingClientRect();
    const below = page === document.scrollingElement ? 0 : page.getBoundingClientRect().top;
    return bottom - below + page.scrollTop <= page.scrollHeight - bar.getBoundingClientRect().height;
  }

  fixed(element: Element): Element | null {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (this.style(around).position === "fixed") return around;
    return null;
  }

  /** Parts of a drawing lie over one another, and a number on the drawing that it is written on. */
  belongs(element: Element, one: Element): boolean {
    if (!(element instanceof SVGSVGElement)) return element.contains(one) && element instanceof SVGElement;
    return element.contains(one) || (element.parentElement?.contains(one) ?? false);
  }

  paints(one: Element, x: number, y: number): boolean {
    const style = this.style(one);
    const opacity = Number(style.opacity);
    // Neither draws anything itself.
    if (one instanceof SVGSVGElement || one instanceof SVGForeignObjectElement) return false;
    if (one instanceof SVGElement && !(one instanceof SVGTextContentElement)) {
      const fill = this.strength(style.fill) * Number(style.fillOpacity);
      const stroke = this.onLine(one, x, y) ? this.strength(style.stroke) * Number(style.strokeOpacity) : 0;
      return Math.max(fill, stroke) * opacity > 0.35;
    }
    if (["IMG", "CANVAS", "VIDEO"].includes(one.tagName)) return true;
    if (this.strength(style.backgroundColor) * opacity > 0.35) return true;
    return [...one.childNodes].some(
      (node) =>
        node instanceof Text &&
        node.data.trim() !== "" &&
        this.rectsOf(node)
          .map((rect) => this.ink(rect))
          .some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
    );
  }

  /** Return true if the outline of a shape may go through this point; always for complex shapes. */
  onLine(one: Element, x: number, y: number): boolean {
    const place = one instanceof SVGGeometryElement ? one.getScreenCTM()?.inverse() : null;
    return !place || (one as SVGGeometryElement).isPointInStroke(new DOMPoint(x, y).matrixTransform(place));
  }

  /** Words that go on in the next line without a hyphen. */
  findBreaks(text: Text, element: Element): void {
    const { hyphens, whiteSpaceCollapse } = this.style(element);
    if (whiteSpaceCollapse === "preserve" && element.closest("pre")) return;
    if (hyphens === "auto" && this.canHyphenate(element)) return;
    for (const word of text.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
      const rects = this.rectsOf(text, word.index, word.index + word[0].length);
      if (rects.length < 2) continue;
      // The hyphen before a letter is told as a part of it, on the line before.
      const tops = [...word[0]].map((_, place) =>
        this.rectsOf(text, word.index + place, word.index + place + 1).at(-1),
      );
      const lines = tops.filter((rect) => rect !== undefined).map(({ top }) => top);
      if (Math.max(...lines) - Math.min(...lines) > rects[0]!.height / 2)
        this.report(`broken “${word[0]}”`, element, text.data);
    }
  }

  /** Return true if this browser hyphenates the language; if not, words are broken anywhere. */
  canHyphenate(element: Element): boolean {
    const language = element.closest("[lang]")?.getAttribute("lang") ?? "en";
    const cached = this.hyphenated.get(language) ?? this.hyphenates(language);
    this.hyphenated.set(language, cached);
    return cached;
  }

  hyphenates(language: string): boolean {
    const probe = document.createElement("div");
    probe.lang = language;
    probe.textContent = "international";
    probe.style.cssText = "position:absolute;width:50px;font:16px sans-serif;hyphens:auto;overflow-wrap:normal";
    document.body.append(probe);
    const lines = probe.getBoundingClientRect().height;
    probe.remove();
    return lines > 30;
  }

  /** Small drawings; larger ones are scenes, of which a part may be shown. */
  seeIcon(icon: SVGSVGElement): void {
    if (icon.parentElement?.closest("svg") || !this.shown(icon)) return;
    const { left, right, top, bottom, width, height } = icon.getBoundingClientRect();
    if (width < 4 || height < 4 || width > 40 || height > 40) return;
    const inset = Math.min(width, height) * 0.12;
    const ink = { left: left + inset, right: right - inset, top: top + inset, bottom: bottom - inset };
    this.look(icon, ink, `icon ${icon.querySelector("use")?.getAttribute("href") ?? ""}`);
  }

  readField(field: HTMLInputElement): void {
    if (!this.shown(field) || /checkbox|radio|range|file|hidden/.test(field.type)) return;
    if (field.type === "select-one") return this.readSelect(field as unknown as HTMLSelectElement);
    const empty = field.value === "";
    const value = field.value;
    if (empty && field.placeholder) field.value = field.placeholder;
    if (field.scrollWidth > field.clientWidth + 1) this.report("cut field", field, field.value);
    if (empty) field.value = value;
  }

  readSelect(select: HTMLSelectElement): void {
    const style = this.style(select);
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const text = select.selectedOptions[0]?.text ?? "";
    if (pen.measureText(text).width > room + 2) this.report("cut field", select, text);
    if (parseFloat(style.fontSize) < this.least) this.report(`small ${style.fontSize}`, select, text);
  }

  report(kind: string, element: Element, what: string): void {
    const text = what.trim().replaceAll(/\s+/g, " ").slice(0, 40);
    this.faults.add(`${kind}: “${text}” in ${this.path(element)}`);
  }

  name(element: Element): string {
    const own = [...element.classList].filter((one) => !one.startsWith("svelte-")).slice(0, 2);
    return [element.tagName.toLowerCase(), ...own].join(".");
  }

  /** Return the path of an element, by its last few named ancestors. */
  path(element: Element): string {
    const names: string[] = [];
    for (let one: Element | null = element; one && one !== document.body && names.length < 4; one = one.parentElement)
      if (names.length === 0 || one.classList.length > 0) names.unshift(this.name(one));
    return names.join(" > ");
  }
}

/** Return what cannot be read on the page, or in the dialog over it. */
export async function legibilityFaults(page: Page): Promise<string[]> {
  const least = page.viewportSize()!.width < PHONE ? LEAST_ON_PHONE : LEAST;
  const options = JSON.stringify([
    least,
    ...[ALLOWED, OVER_TABLE, TABLE, MOVED, [REASON]].map((some) => some.join(", ")),
  ]);
  return page.evaluate<string[]>(`new (${Reader.toString()})(...${options}).read()`);
}
