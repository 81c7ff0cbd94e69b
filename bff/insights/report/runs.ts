import { readFileSync } from 'node:fs';
import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { z } from 'zod';

const FOLDER = new URL('./fonts/', import.meta.url);
/** Character ranges of each font: alternating first and last. The first font with a character is used. */
const COVERAGE = new URL('coverage.json', FOLDER);
const coverageSchema = z.record(z.string(), z.array(z.int()));
/** Replaces a character missing in all fonts. */
const UNKNOWN = '\u25a1';
/** Characters of no script (digits, spaces, accents), drawn in the neighbour's font. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
/** Invisible control characters. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

const bidi = bidiFactory();
let loaded: Map<string, readonly number[]> | null = null;

const firstFonts = z.record(z.string(), z.string());

/** Preferred font for shared characters by the page's language, because East Asian languages draw them differently. */
export function firstFont(language: string): string | null {
  return firstFonts.parse(JSON.parse(readFileSync(new URL('languages.json', FOLDER), 'utf8')))[language] ?? null;
}

/** Part of a line in one font and one direction. */
export interface Run {
  font: string;
  text: string;
}

/** A name in its own direction, isolated from its surroundings. */
export function nameAlone(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Reads a font file. */
export function fontFile(font: string): Buffer {
  return readFileSync(new URL(font, FOLDER));
}

/**
 * Splits a line into runs in visual order (Unicode's bidirectional algorithm), each with a font for its characters. Characters in
 * a run stay in logical order; the font reverses right-to-left text. `first`: preferred font. `isWhole` is false if characters
 * are missing.
 */
export function toRuns(line: string, isRightToLeft: boolean, first: string | null): { runs: Run[]; isWhole: boolean } {
  const text = line.normalize('NFC');
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const fonts = [...coverage().keys()].sort((a, b) => Number(b === first) - Number(a === first));
  const stretches: (Run & { level: number })[] = [];
  let isWhole = true;
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    at += letter.length;
    if (UNSEEN.test(letter)) continue;
    const last = stretches.at(-1);
    const beside = last?.level === level && COMMON.test(letter) && has(last.font, letter) ? last.font : undefined;
    const font = beside ?? fonts.find((one) => has(one, letter)) ?? null;
    isWhole &&= font !== null;
    const shown = font === null ? UNKNOWN : level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const by = font ?? fonts.find((one) => has(one, UNKNOWN)) ?? '';
    if (last !== undefined && last.level === level && last.font === by) last.text += shown;
    else stretches.push({ font: by, text: shown, level });
  }
  return { runs: reorder(stretches), isWhole };
}

/** Reverses runs level by level, from the highest to the lowest odd level (rule L2). */
function reorder(stretches: readonly (Run & { level: number })[]): Run[] {
  const ordered = [...stretches];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) {
        ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
        from = to;
      }
    }
  return ordered.map(({ font, text, level }) => ({
    font,
    text: level % 2 === 1 && isOfNoScript(text) ? turn(text) : text,
  }));
}

/** Fonts reverse a right-to-left run by its script, so they leave one of spaces and signs alone as it is. */
function isOfNoScript(text: string): boolean {
  return [...text].every((letter) => COMMON.test(letter));
}

function turn(text: string): string {
  return [...text].reverse().join('');
}

function has(font: string, letter: string): boolean {
  const ranges = coverage().get(font) ?? [];
  const code = letter.codePointAt(0) ?? 0;
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (code > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

function coverage(): Map<string, readonly number[]> {
  loaded ??= new Map(Object.entries(coverageSchema.parse(JSON.parse(readFileSync(COVERAGE, 'utf8')))));
  return loaded;
}
