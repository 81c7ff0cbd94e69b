import { anyOf, perPack } from '../../language/entities/scan.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';

/** "08:00" is in the morning. */
const OF_24 = /(?<!\d)0\d/u;
const morningOf = perPack(({ times }: LanguagePack) => new RegExp(anyOf(times.am), 'iu'));

/** Whether an hour, as written, is in the morning. */
export function saysMorning(hour: string, language: string): boolean {
  return OF_24.test(hour) || morningOf(languageFor(language).pack).test(hour);
}
