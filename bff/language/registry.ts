import { unhurried } from '../base/unhurried.ts';
import { IntentModel } from './intent-model.ts';
import { Lexicon } from './lexicon.ts';
import type { LanguagePack } from './pack.ts';
import { PACKS } from './packs.ts';

/** A language ready for use. Its lexicon and its model are made when they are first needed: to say our own words takes neither. */
export interface Language {
  readonly pack: LanguagePack;
  readonly lexicon: Lexicon;
  readonly model: IntentModel;
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
  let lexicon: Lexicon | null = null;
  let model: IntentModel | null = null;
  const language: Language = {
    pack,
    get lexicon() {
      lexicon ??= unhurried(() => new Lexicon(pack, code === FALLBACK));
      return lexicon;
    },
    get model() {
      model ??= unhurried(
        () => new IntentModel(pack, language.lexicon, code === FALLBACK ? null : languageFor(FALLBACK).model),
      );
      return model;
    },
  };
  ready.set(code, language);
  return language;
}
