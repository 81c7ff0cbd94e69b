import { digitValue } from '../../../shared/domain/text/digits.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Words } from '../pack/grammar.ts';
import type { LanguagePack } from '../pack/pack.ts';

/** Caches the result of `build` per pack, because patterns cost more to build than to use. */
export function perPack<T>(build: (pack: LanguagePack) => T): (pack: LanguagePack) => T {
  const cache = new WeakMap<LanguagePack, T>();
  return (pack) => {
    const cached = cache.get(pack);
    if (cached !== undefined) return cached;
    const value = build(pack);
    cache.set(pack, value);
    return value;
  };
}

/** An entity and its position in the text. */
export interface PlacedEntity {
  entity: Entity;
  start: number;
  end: number;
}

/** A text and the entities found in it so far. No two entities overlap. */
export class Scan {
  /** The text as the guest wrote it. */
  readonly text: string;
  /** The text in lower case with ASCII digits; positions are the same as in `text`. */
  readonly plain: string;
  readonly hasDigit: boolean;
  readonly #found: PlacedEntity[] = [];
  readonly #skipped: { start: number; end: number }[] = [];
  #beginnings: ReadonlySet<string> | null = null;

  constructor(text: string) {
    this.text = text;
    this.plain = toPlain(text);
    this.hasDigit = /\d/.test(this.plain);
  }

  /** Whether some word of the text starts with one of these beginnings: a cheap test before a costly pattern. */
  mayHold(beginnings: Beginnings): boolean {
    if (beginnings === null) return true;
    this.#beginnings ??= readBeginnings(this.plain);
    for (const beginning of this.#beginnings) if (beginnings.has(beginning)) return true;
    return false;
  }

  /** Searches the text that no entity has taken yet. `read` turns a match into an entity, or null to reject it. */
  find(pattern: RegExp, read: (match: RegExpExecArray, text: string) => Entity | null): void {
    // Not `matchAll`, which compiles a new pattern for each call.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.plain); match !== null; match = pattern.exec(this.plain)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start) {
        // Steps over the whole character: from inside a surrogate pair the search would step back and never end.
        pattern.lastIndex = start + ((this.plain.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
        continue;
      }
      const isTaken = (one: { start: number; end: number }) => one.start < end && start < one.end;
      if (this.#found.some(isTaken) || this.#skipped.some(isTaken)) continue;
      const entity = read(match, this.text.slice(start, end).trim());
      if (entity !== null) this.#found.push({ entity, start, end });
    }
  }

  /** Marks all matches as taken, so that no entity is found in them. */
  skip(pattern: RegExp): void {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.plain); match !== null; match = pattern.exec(this.plain))
      this.#skipped.push({ start: match.index, end: match.index + match[0].length });
  }

  entities(): PlacedEntity[] {
    return this.#found.toSorted((a, b) => a.start - b.start);
  }
}

/** The possible beginnings of a pattern's words. Null in scripts without spaces, where a word may stand anywhere. */
export type Beginnings = ReadonlySet<string> | null;

const BEGINNING_MAX = 4;
const WORD_START = /(?<![\p{L}\p{M}])[^\s]/gu;

function readBeginnings(plain: string): Set<string> {
  const all = new Set<string>();
  for (const { index } of plain.matchAll(WORD_START))
    for (let length = 1; length <= BEGINNING_MAX; length++) all.add(plain.slice(index, index + length));
  return all;
}

/** The beginnings of a pack's words, for `Scan.mayHold`. */
export function beginningsOf(pack: LanguagePack, ...words: readonly Words[]): Beginnings {
  if (pack.script.unspaced) return null;
  const all = words.flatMap(listForms).map((word) => word.replaceAll('*', '').split(/['’ ]/)[0] ?? '');
  return new Set(all.filter((word) => word !== '').map((word) => word.slice(0, BEGINNING_MAX)));
}

/** The beginnings of a pack's number words. */
export const numberBeginningsOf = perPack((pack: LanguagePack) => beginningsOf(pack, ...pack.numbers.slice(1)));

/**
 * A pack's number words for one to twelve: a pattern source, and a function that converts a match into its number.
 * `read` accepts digits too.
 */
export function numberWords(numbers: readonly Words[]): { source: string; read: (written: string) => number } {
  const patterns = numbers.slice(1).map((words) => new RegExp(`^(?:${anyOf(words)})$`, 'u'));
  const source = numbers.slice(1).map(anyOf).join('|');
  const cache = new Map<string, number>();
  return {
    source: source === '' ? '(?!)' : source,
    read(written) {
      const value = cache.get(written) ?? patterns.findIndex((words) => words.test(written)) + 1;
      if (value > 0) cache.set(written, value);
      return value > 0 ? value : Number(written);
    },
  };
}

/** A pattern source that matches any of the words, the longest first. It also matches forms without accents. */
export function anyOf(words: Words): string {
  const all = listForms(words).toSorted((a, b) => b.length - a.length);
  return all.length === 0 ? '(?!)' : all.map(toSource).join('|');
}

function listForms(words: Words): string[] {
  const list = words
    .split(',')
    .map((word) => toPlain(word.trim()))
    .filter((word) => word !== '');
  return [...new Set([...list, ...listWords(words)])];
}

function toSource(word: string): string {
  const escaped = word
    .replaceAll('*', '')
    .replace(/[.\\+?^$()[\]{}|]/g, '\\$&')
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(' ', '\\s+');
  return word.endsWith('*') ? `${escaped}[\\p{L}\\p{M}]*` : escaped;
}

/** Converts digits of any script to ASCII and letters to lower case, without moving any letter. */
function toPlain(text: string): string {
  let plain = '';
  for (const unit of text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))) {
    const lower = unit.toLowerCase();
    plain += /\p{Nd}/u.test(unit)
      ? String(digitValue(unit)).padEnd(unit.length)
      : lower.length === unit.length
        ? lower
        : unit;
  }
  return plain;
}
