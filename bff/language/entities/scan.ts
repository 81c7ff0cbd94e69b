import { digitValue } from '../../../shared/domain/text/digits.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Words } from '../pack/grammar.ts';
import type { LanguagePack } from '../pack/pack.ts';

/** Builds something once for each pack: patterns cost more to make than to use. */
export function perPack<T>(build: (pack: LanguagePack) => T): (pack: LanguagePack) => T {
  const built = new WeakMap<LanguagePack, T>();
  return (pack) => {
    const known = built.get(pack);
    if (known !== undefined) return known;
    const made = build(pack);
    built.set(pack, made);
    return made;
  };
}

/** An entity and the letters of the text it was read from. */
export interface PlacedEntity {
  entity: Entity;
  start: number;
  end: number;
}

/** A text with its entities as they are found; each letter belongs to one at most. */
export class Scan {
  /** As the guest wrote it. */
  readonly text: string;
  /** In lower case with plain digits, letter for letter as long as `text`. */
  readonly plain: string;
  /** Is there a digit at all? */
  readonly hasDigit: boolean;
  readonly #found: PlacedEntity[] = [];
  readonly #skipped: { start: number; end: number }[] = [];
  #beginnings: ReadonlySet<string> | null = null;

  constructor(text: string) {
    this.text = text;
    this.plain = toPlain(text);
    this.hasDigit = /\d/.test(this.plain);
  }

  /** Whether some word begins as one of those does: a look that costs little beside that of a pattern. */
  mayHold(beginnings: Beginnings): boolean {
    if (beginnings === null) return true;
    this.#beginnings ??= readBeginnings(this.plain);
    for (const beginning of this.#beginnings) if (beginnings.has(beginning)) return true;
    return false;
  }

  /** Looks for a pattern in what is still free; `read` turns a match into an entity, or null where it is none. */
  find(pattern: RegExp, read: (match: RegExpExecArray, text: string) => Entity | null): void {
    // Not matchAll: it would make each pattern anew for every text.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.plain); match !== null; match = pattern.exec(this.plain)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start) {
        // Past the whole character: from inside a pair of surrogates the search would step back and never end.
        pattern.lastIndex = start + ((this.plain.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
        continue;
      }
      const isTaken = (one: { start: number; end: number }) => one.start < end && start < one.end;
      if (this.#found.some(isTaken) || this.#skipped.some(isTaken)) continue;
      const entity = read(match, this.text.slice(start, end).trim());
      if (entity !== null) this.#found.push({ entity, start, end });
    }
  }

  /** What matches is no value of any kind, and no part of it one. */
  skip(pattern: RegExp): void {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.plain); match !== null; match = pattern.exec(this.plain))
      this.#skipped.push({ start: match.index, end: match.index + match[0].length });
  }

  entities(): PlacedEntity[] {
    return this.#found.toSorted((a, b) => a.start - b.start);
  }
}

/** How the words of a pattern begin; null where a text is not cut into words, so that they may stand anywhere. */
export type Beginnings = ReadonlySet<string> | null;

const BEGINNING_MAX = 4;
const WORD_START = /(?<![\p{L}\p{M}])[^\s]/gu;

function readBeginnings(plain: string): Set<string> {
  const all = new Set<string>();
  for (const { index } of plain.matchAll(WORD_START))
    for (let length = 1; length <= BEGINNING_MAX; length++) all.add(plain.slice(index, index + length));
  return all;
}

/** How a pack's words begin, for `Scan.mayHold`. */
export function beginningsOf(pack: LanguagePack, ...words: readonly Words[]): Beginnings {
  if (pack.script.unspaced) return null;
  const all = words.flatMap(listForms).map((word) => word.replaceAll('*', '').split(/['’ ]/)[0] ?? '');
  return new Set(all.filter((word) => word !== '').map((word) => word.slice(0, BEGINNING_MAX)));
}

/** How number words begin. */
export const numbersBegin = perPack((pack: LanguagePack) => beginningsOf(pack, ...pack.numbers.slice(1)));

/** The numbers one to twelve of a pack in words: a pattern's source, and what a match of it stands for. Digits are read too. */
export function numberWords(numbers: readonly Words[]): { source: string; read: (written: string) => number } {
  const each = numbers.slice(1).map((words) => new RegExp(`^(?:${anyOf(words)})$`, 'u'));
  const all = numbers.slice(1).map(anyOf).join('|');
  const known = new Map<string, number>();
  return {
    source: all === '' ? '(?!)' : all,
    read(written) {
      const value = known.get(written) ?? each.findIndex((words) => words.test(written)) + 1;
      if (value > 0) known.set(written, value);
      return value > 0 ? value : Number(written);
    },
  };
}

/** A pattern's source for any of a pack's words, longest first; accents may be missing in the text only where the pack's are. */
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

/** The digits of any script as 0 to 9, letters in lower case; every letter keeps its place. */
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
