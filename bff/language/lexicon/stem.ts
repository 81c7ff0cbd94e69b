import type { LanguagePack } from '../pack/pack.ts';
import { fold } from './fold.ts';

const PREFIXED_LETTERS_MIN = 2;
const CACHE_MAX = 5_000;

export interface Stemmer {
  /** The word without its longest known ending. */
  stem(word: string): string;
  /** The same, but not remembered: for a pack's own words, which are read once. */
  cut(word: string): string;
  /** The word, and the word without a known beginning (Arabic "and the key" is also "key"). */
  forms(word: string): readonly string[];
}

/** Cuts endings and beginnings as the pack lists them. */
export function createStemmer(pack: LanguagePack): Stemmer {
  const suffixes = Map.groupBy(listAffixes(pack.suffixes), lastOf);
  const prefixes = listAffixes(pack.prefixes);
  const cache = new Map<string, string>();
  const formCache = new Map<string, readonly string[]>();
  const cut = (word: string) => {
    const suffix = suffixes
      .get(lastOf(word))
      ?.find(
        (ending) =>
          word.length - ending.length >= Math.max(pack.script.leastStemLetters, ending.length) && word.endsWith(ending),
      );
    return suffix === undefined ? word : word.slice(0, word.length - suffix.length);
  };
  return {
    cut,
    stem(word) {
      const known = cache.get(word);
      if (known !== undefined) return known;
      const stem = cut(word);
      if (cache.size < CACHE_MAX) cache.set(word, stem);
      return stem;
    },
    forms(word) {
      if (prefixes.length === 0) return [word];
      const known = formCache.get(word);
      if (known !== undefined) return known;
      const cut = prefixes.filter(
        (start) => word.length - start.length >= PREFIXED_LETTERS_MIN && word.startsWith(start),
      );
      const forms = [word, ...cut.map((start) => word.slice(start.length))];
      if (formCache.size < CACHE_MAX) formCache.set(word, forms);
      return forms;
    },
  };
}

function lastOf(word: string): string {
  return word.slice(-1);
}

/** Longest first. Elisions need no place here: words are cut at their apostrophe. */
function listAffixes(list: string): string[] {
  return list
    .split(',')
    .map((affix) => fold(affix.trim()))
    .filter((affix) => affix !== '' && !/['’]/.test(affix))
    .toSorted((a, b) => b.length - a.length);
}
