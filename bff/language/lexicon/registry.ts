import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { unhurried } from '../../base/unhurried.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { findPack } from '../pack/packs.ts';
import { Lexicon } from './lexicon.ts';

/** A language ready for use. Its lexicon is made when it is first needed: to say our own words takes none. */
export interface Language {
  readonly pack: LanguagePack;
  readonly lexicon: Lexicon;
  /** The words by which a house's entries are searched, besides those of the lexicon. */
  readonly searchLexicon: Lexicon;
}

const ready = new Map<string, Language>();

/** Is there a pack for this language? */
export function isSpoken(code: string): boolean {
  return findPack(code) !== null;
}

/** The language, made ready at its first use; English where there is no pack. */
export function languageFor(code: string): Language {
  const known = ready.get(code);
  if (known !== undefined) return known;
  const pack = findPack(code);
  if (pack === null) return languageFor(FALLBACK_LANGUAGE);
  const language = toLanguage(pack);
  ready.set(code, language);
  return language;
}

/** A folder that was read, ready for use. */
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
