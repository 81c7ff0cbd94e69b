import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { unhurried } from '../../base/unhurried.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { findPack } from '../pack/packs.ts';
import { Lexicon } from './lexicon.ts';

/** A language. Its lexicons are built at the first use, as replies need none. */
export interface Language {
  readonly pack: LanguagePack;
  readonly lexicon: Lexicon;
  /** The extra words for searching a house's entries. */
  readonly searchLexicon: Lexicon;
}

const languages = new Map<string, Language>();

/** Whether there is a pack for this language. */
export function isSpoken(code: string): boolean {
  return findPack(code) !== null;
}

/** Returns a language, built at its first use; English if there is no pack. */
export function languageFor(code: string): Language {
  const existing = languages.get(code);
  if (existing !== undefined) return existing;
  const pack = findPack(code);
  if (pack === null) return languageFor(FALLBACK_LANGUAGE);
  const language = toLanguage(pack);
  languages.set(code, language);
  return language;
}

/** Creates a language from its pack. */
export function toLanguage(pack: LanguagePack): Language {
  let lexicon: Lexicon | null = null;
  let searchLexicon: Lexicon | null = null;
  return {
    pack,
    get lexicon() {
      lexicon ??= unhurried(() => new Lexicon(pack, { isWellKnown: pack.code === FALLBACK_LANGUAGE }));
      return lexicon;
    },
    get searchLexicon() {
      searchLexicon ??= unhurried(() => new Lexicon(pack, { search: true }));
      return searchLexicon;
    },
  };
}
