import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../shared/language/languages.ts';
import { isSpoken } from '../../language/lexicon/registry.ts';
import type { Turn } from '../utterance/turn.ts';

/** The guest's language where the engine speaks it, else the first of the property's that it speaks, else English. */
export function chooseLanguage(code: string, { property }: Pick<Turn, 'property'>): string {
  const spoken = [code, ...property.languages].find((candidate) => isSpoken(candidate)) ?? FALLBACK_LANGUAGE;
  return toLanguageCode(spoken) ?? spoken;
}
