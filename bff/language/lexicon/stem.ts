import type { LanguagePack } from '../pack/pack.ts';
import { fold } from './fold.ts';

const PREFIXED_LETTERS_MIN = 2;
const CACHE_MAX = 5_000;

export interface Stemmer {
  /** Returns the word without its longest known ending. */
  stem(word: string): string;
  /** Like `stem` without the cache, for a pack's own words, which are read once. */
  cut(word: string): string;
  /** Returns the word, and the word without each known beginning (Arabic "and the key" is also "key"). */
  forms(word: string): readonly string[];
}

/** Creates a stemmer from the pack's endings and beginnings. */
export function createStemmer(pack: LanguagePack): Stemmer {
  const suffixes = Map.groupBy(listAffixes(pack.suffixes), lastLetterOf);
  const prefixes = listAffixes(pack.prefixes);
  const cache = new Map<string, string>();
  const formCache = new Map<string, readonly string[]>();
  const cut = (word: string) => {
    const suffix = suffixes
      .get(lastLetterOf(word))
      ?.find(
        (ending) =>
          word.length - ending.length >= Math.max(pack.script.leastStemLetters, ending.length) && word.endsWith(ending),
      );
    return suffix === undefined ? word : word.slice(0, word.length - suffix.length);
  };
  return {
    cut,
    stem(word) {
      const cached = cache.get(word);
      if (cached !== undefined) return cached;
      const stem = cut(word);
      if (cache.size < CACHE_MAX) cache.set(word, stem);
      return stem;
    },
    forms(word) {
      if (prefixes.length === 0) return [word];
      const cached = formCache.get(word);
      if (cached !== undefined) return cached;
      const matching = prefixes.filter(
        (start) => word.length - start.length >= PREFIXED_LETTERS_MIN && word.startsWith(start),
      );
      const forms = [word, ...matching.map((start) => word.slice(start.length))];
      if (formCache.size < CACHE_MAX) formCache.set(word, forms);
      return forms;
    },
  };
}

function lastLetterOf(word: string): string {
  return word.slice(-1);
}

/** Lists the affixes, longest first. Elisions are left out, as words are already split at apostrophes. */
function listAffixes(list: string): string[] {
  return list
    .split(',')
    .map((affix) => fold(affix.trim()))
    .filter((affix) => affix !== '' && !/['’]/.test(affix))
    .toSorted((a, b) => b.length - a.length);
}
