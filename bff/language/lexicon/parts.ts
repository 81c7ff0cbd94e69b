import { joinTails } from './fold.ts';
import type { Stemmer } from './stem.ts';

/** A word of a pack's entry: whole, or what a word may begin or end with. */
export interface Part {
  kind: 'word' | 'beginning' | 'ending';
  text: string;
  stem: string;
}

/** Reads a pack's entries into their parts. Equal parts, and equal rows of them, are kept once: most are in many phrases. */
export interface PartReader {
  /** The parts of a folded entry; none where it holds no letter. */
  read(entry: string): readonly Part[];
  /** Those behind the first. */
  restOf(parts: readonly Part[]): readonly Part[];
}

/** Most entries are one word: they share this. */
const NO_MORE: readonly Part[] = [];
/** V8's `SlicedString::kMinLength`. */
const VIEWED_LETTERS_MIN = 13;
const PART = /\*?[\p{L}\p{N}\p{M}]+\*?/gu;

export function createPartReader(stemmer: Stemmer): PartReader {
  const kept = new Map<string, Part>();
  const rests = new Map<string, readonly Part[]>();
  return {
    read: (entry) =>
      (joinTails(entry).match(PART) ?? []).map((word) => {
        const text = copyOf(word);
        return keepOnce(kept, text, () => readPart(text, stemmer));
      }),
    restOf(parts) {
      if (parts.length < 2) return NO_MORE;
      const rest = parts.slice(1);
      const key = rest.map(({ kind, text }) => `${kind} ${text}`).join(' ');
      return keepOnce(rests, key, () => rest);
    },
  };
}

function readPart(text: string, stemmer: Stemmer): Part {
  const bare = text.replaceAll('*', '');
  const kind = text.startsWith('*') ? 'ending' : text.endsWith('*') ? 'beginning' : 'word';
  return { kind, text: bare, stem: kind === 'word' ? stemmer.cut(bare) : bare };
}

/** The engine keeps a long word that was cut from a text as a view of that text, and so all of it. */
function copyOf(word: string): string {
  return word.length < VIEWED_LETTERS_MIN ? word : structuredClone(word);
}

function keepOnce<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
