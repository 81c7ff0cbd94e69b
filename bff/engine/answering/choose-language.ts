import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../shared/language/languages.ts';
import { isSpoken } from '../../language/lexicon/registry.ts';
import type { Turn } from '../utterance/turn.ts';

/** Returns the guest's language if it has a pack, else the property's first with one, else English. */
export function chooseLanguage(code: string, { property }: Pick<Turn, 'property'>): string {
  const language = [code, ...property.languages].find((candidate) => isSpoken(candidate)) ?? FALLBACK_LANGUAGE;
  return toLanguageCode(language) ?? language;
}
