import { readdirSync, readFileSync } from 'node:fs';
import { unhurried } from '../../base/unhurried.ts';

const SUFFIX = '.json';

/** A folder with one file per language, named by its tag. */
interface LanguageFiles<T> {
  languages: readonly string[];
  /** Returns the content of a language's file, or null if there is none. Throws at the first use if it is invalid. */
  find(language: string): T | null;
}

/** Reads each language's file at its first use, as most servers need few of them. */
export function languageFiles<T>(folder: URL, parse: (value: unknown) => T): LanguageFiles<T> {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length));
  const available = new Set(languages);
  const cache = new Map<string, T>();
  return {
    languages,
    find(language) {
      if (!available.has(language)) return null;
      const cached = cache.get(language);
      if (cached !== undefined) return cached;
      const path = new URL(`${language}${SUFFIX}`, folder);
      const value = unhurried(() => parse(JSON.parse(readFileSync(path, 'utf8'))));
      cache.set(language, value);
      return value;
    },
  };
}
