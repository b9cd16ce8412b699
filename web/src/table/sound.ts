/** The sounds of a table, made as they are played. Nothing sounds before somebody has touched the page. */

import { settings } from "../lib/settings.svelte";

type Name = "turn" | "hit" | "tile" | "ocean" | "greenery" | "step" | "bonus" | "refused" | "honour" | "end";

export interface Sound {
  name: Name;
  /** The position on its track, from 0 to 1: it raises the pitch. */
  height?: number;
}

/** Seconds from one sound to the next, and how many may wait before the rest is dropped. */
export const APART = 0.15;
export const QUEUE = 6;

/** When the sound that comes now may begin, if at all: `last` is when the one before began. */
export function start(now: number, last: number): number | null {
  const at = Math.max(now, last + APART);
  return at - now > APART * QUEUE ? null : at;
}

/** Return the sounds that are played; in a hidden tab only the own turn. */
export function audibleSounds(sounds: Sound[], hidden: boolean): Sound[] {
  return hidden ? sounds.filter(({ name }) => name === "turn") : sounds;
}

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let last = -1;
let silence = 0;

/** No voice is longer, in seconds. */
const LONGEST = 0.9;

/** Browsers refuse sound, with a warning, until somebody has pressed something. */
function ready(): boolean {
  if (!navigator.userActivation?.hasBeenActive) return false;
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return true;
}

export function play(sounds: Sound[]): void {
  const audible = audibleSounds(sounds, document.hidden);
  if (audible.length === 0 || !settings.sound || settings.volume === 0 || !ready()) return;
  out!.gain.value = settings.volume;
  for (const sound of audible) {
    const at = start(context!.currentTime, last);
    if (at === null) break;
    last = at;
    VOICES[sound.name](at, sound.height ?? 0);
  }
  rest();
}

/** Suspend the audio context after the last sound, until the next: silence keeps the processor busy. */
function rest(): void {
  clearTimeout(silence);
  silence = window.setTimeout(() => void context!.suspend(), (last - context!.currentTime + LONGEST) * 1000);
}

/** One tone that comes quickly and dies away; it may glide to another pitch. */
function tone(
  at: number,
  pitch: number,
  length: number,
  loud: number,
  wave: OscillatorType = "sine",
  to = pitch,
): void {
  const [source, gain] = [context!.createOscillator(), context!.createGain()];
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
  envelope(gain, at, length, loud);
  source.connect(gain).connect(out!);
  source.start(at);
  source.stop(at + length);
}

/** A breath of noise through a filter that may glide. */
function noise(at: number, kind: BiquadFilterType, pitch: number, length: number, loud: number, to = pitch): void {
  const [source, filter, gain] = [context!.createBufferSource(), context!.createBiquadFilter(), context!.createGain()];
  source.buffer = hiss ??= whiteNoise();
  filter.type = kind;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  envelope(gain, at, length, loud);
  source.connect(filter).connect(gain).connect(out!);
  source.start(at);
  source.stop(at + length);
}

function envelope(gain: GainNode, at: number, length: number, loud: number): void {
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
}

function whiteNoise(): AudioBuffer {
  const buffer = context!.createBuffer(1, context!.sampleRate, context!.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

function stone(at: number): void {
  noise(at, "bandpass", 2200, 0.05, 0.5);
  tone(at, 320, 0.09, 0.35, "triangle", 170);
}

/** A glass note, an octave and a half higher at the end of the track than at its start. */
function glass(at: number, height: number, length = 0.4): void {
  const pitch = 587 * 2 ** (1.5 * height);
  tone(at, pitch, length, 0.22);
  tone(at, pitch * 2.76, length * 0.5, 0.05);
}

const VOICES: Record<Name, (at: number, height: number) => void> = {
  turn(at) {
    tone(at, 523, 0.3, 0.22, "triangle");
    tone(at + 0.16, 784, 0.45, 0.22, "triangle");
  },
  hit(at) {
    tone(at, 130, 0.28, 0.6, "sine", 52);
    noise(at, "lowpass", 500, 0.08, 0.4);
  },
  tile: stone,
  ocean(at) {
    stone(at);
    noise(at + 0.05, "bandpass", 420, 0.45, 0.22, 1300);
  },
  greenery(at) {
    stone(at);
    noise(at + 0.06, "highpass", 5200, 0.1, 0.09);
    noise(at + 0.17, "highpass", 6200, 0.14, 0.07);
  },
  step: (at, height) => glass(at, height),
  bonus(at, height) {
    glass(at, height, 0.2);
    glass(at + 0.13, height, 0.35);
  },
  refused(at) {
    noise(at, "lowpass", 260, 0.06, 0.5);
  },
  honour(at) {
    for (const [pitch, loud] of [
      [392, 0.1],
      [494, 0.09],
      [784, 0.03],
    ] as const)
      tone(at, pitch, 0.6, loud, "sawtooth");
  },
  end(at) {
    for (const pitch of [262, 330, 392, 523]) tone(at, pitch, 0.88, 0.12, "triangle");
  },
};
