import { joinTails } from './fold.ts';
import type { Stemmer } from './stem.ts';

/** A word of an entry: a whole word, or only its beginning or ending. */
export interface Part {
  kind: 'word' | 'beginning' | 'ending';
  text: string;
  stem: string;
}

/** Splits entries into parts. Equal parts and equal lists of parts are stored once, as most occur in many phrases. */
export interface PartReader {
  /** Returns the parts of a folded entry; empty if it has no letters. */
  read(entry: string): readonly Part[];
  /** Returns the parts behind the first. */
  restOf(parts: readonly Part[]): readonly Part[];
}

/** Shared by all entries of one word. */
const NO_MORE: readonly Part[] = [];
/** V8's `SlicedString::kMinLength`. */
const VIEWED_LETTERS_MIN = 13;
const PART = /\*?[\p{L}\p{N}\p{M}]+\*?/gu;

export function createPartReader(stemmer: Stemmer): PartReader {
  const parts = new Map<string, Part>();
  const rests = new Map<string, readonly Part[]>();
  return {
    read: (entry) =>
      (joinTails(entry).match(PART) ?? []).map((word) => {
        const text = copyOf(word);
        return internOnce(parts, text, () => readPart(text, stemmer));
      }),
    restOf(parts) {
      if (parts.length < 2) return NO_MORE;
      const rest = parts.slice(1);
      const key = rest.map(({ kind, text }) => `${kind} ${text}`).join(' ');
      return internOnce(rests, key, () => rest);
    },
  };
}

function readPart(text: string, stemmer: Stemmer): Part {
  const bare = text.replaceAll('*', '');
  const kind = text.startsWith('*') ? 'ending' : text.endsWith('*') ? 'beginning' : 'word';
  return { kind, text: bare, stem: kind === 'word' ? stemmer.cut(bare) : bare };
}

/** Copies a long word. V8 stores a slice as a view, which would keep the whole source text in memory. */
function copyOf(word: string): string {
  return word.length < VIEWED_LETTERS_MIN ? word : structuredClone(word);
}

function internOnce<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const existing = kept.get(key);
  if (existing !== undefined) return existing;
  const value = make();
  kept.set(key, value);
  return value;
}
