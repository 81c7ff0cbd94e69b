import { Lexicon } from './lexicon.ts';
import type { LanguagePack } from './pack.ts';
import { PACKS } from './packs.ts';

/** A language ready for use. */
export interface Language {
  readonly pack: LanguagePack;
  readonly lexicon: Lexicon;
}

const FALLBACK = 'en';
const packs = new Map(PACKS.map((pack) => [pack.code, pack]));
const ready = new Map<string, Language>();

/** Is there a pack for this language? */
export function isSpoken(code: string): boolean {
  return packs.has(code);
}

/** The language, made ready at its first use; English where there is no pack. */
export function languageFor(code: string): Language {
  const known = ready.get(code);
  if (known !== undefined) return known;
  const pack = packs.get(code);
  if (pack === undefined) return languageFor(FALLBACK);
  const language: Language = { pack, lexicon: new Lexicon(pack, code === FALLBACK) };
  ready.set(code, language);
  return language;
}
