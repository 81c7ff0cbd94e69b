import type { Entity } from '../../../shared/domain/understanding.ts';
import { listWords } from '../lexicon.ts';
import type { LanguagePack, Words } from '../pack.ts';

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

/** A text with its entities as they are found; each letter belongs to one at most. */
export class Scan {
  /** As the guest wrote it. */
  readonly text: string;
  /** In lower case with plain digits, letter for letter as long as `text`. */
  readonly plain: string;
  readonly #found: { entity: Entity; start: number; end: number }[] = [];

  constructor(text: string) {
    this.text = text;
    this.plain = toPlain(text);
  }

  /** Looks for a pattern in what is still free; `read` turns a match into an entity, or null where it is none. */
  find(pattern: RegExp, read: (match: RegExpExecArray, text: string) => Entity | null): void {
    for (const match of this.plain.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start || this.#found.some((one) => one.start < end && start < one.end)) continue;
      const entity = read(match as RegExpExecArray, this.text.slice(start, end).trim());
      if (entity !== null) this.#found.push({ entity, start, end });
    }
  }

  entities(): Entity[] {
    return this.#found.toSorted((a, b) => a.start - b.start).map(({ entity }) => entity);
  }
}

/** A pattern's source for any of a pack's words, longest first; accents may be missing in the text only where the pack's are. */
export function anyOf(words: Words): string {
  const list = words
    .split(',')
    .map((word) => toPlain(word.trim()))
    .filter((word) => word !== '');
  const all = [...new Set([...list, ...listWords(words)])].toSorted((a, b) => b.length - a.length);
  return all.length === 0 ? '(?!)' : all.map(toSource).join('|');
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
    plain += /\p{Nd}/u.test(unit) ? digitOf(unit).padEnd(unit.length) : lower.length === unit.length ? lower : unit;
  }
  return plain;
}

/** Decimal digits stand in runs of ten, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 48;
  let zero = code;
  while (zero > 48 && code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
