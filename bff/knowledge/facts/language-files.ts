import { readdirSync, readFileSync } from 'node:fs';
import { unhurried } from '../../base/unhurried.ts';

const SUFFIX = '.json';

/** A folder with one file for each language, named by its tag. */
interface LanguageFiles<T> {
  languages: readonly string[];
  /** What a language's file holds; null where there is none. Throws where it does not fit, at its first use. */
  find(language: string): T | null;
}

/** Reads each language's file when it is first asked for: most servers hear few of them, and none hears all at its start. */
export function languageFiles<T>(folder: URL, parse: (value: unknown) => T): LanguageFiles<T> {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length));
  const known = new Set(languages);
  const read = new Map<string, T>();
  return {
    languages,
    find(language) {
      if (!known.has(language)) return null;
      const before = read.get(language);
      if (before !== undefined) return before;
      const path = new URL(`${language}${SUFFIX}`, folder);
      const value = unhurried(() => parse(JSON.parse(readFileSync(path, 'utf8'))));
      read.set(language, value);
      return value;
    },
  };
}
