import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { IntentModel } from './intent-model.ts';
import { Lexicon } from './lexicon.ts';
import type { LanguagePack } from './pack.ts';
import { findPack } from './packs.ts';

/** A language ready for use. Its model is made when it is first needed: to look up words takes none. */
export interface Language {
  readonly pack: LanguagePack;
  readonly lexicon: Lexicon;
  readonly model: IntentModel;
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
  const lexicon = new Lexicon(pack, code === FALLBACK_LANGUAGE);
  let model: IntentModel | null = null;
  const language: Language = {
    pack,
    lexicon,
    get model() {
      model ??= new IntentModel(
        pack,
        lexicon,
        code === FALLBACK_LANGUAGE ? null : languageFor(FALLBACK_LANGUAGE).model,
      );
      return model;
    },
  };
  ready.set(code, language);
  return language;
}
