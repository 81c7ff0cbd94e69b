import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../../shared/language/languages.ts';
import { type Call, fieldFault, propertyOf } from '../../request/call.ts';

/** The property's first language. */
export function houseLanguage({ languages }: { languages: readonly string[] }): string {
  return toLanguageCode(languages[0] ?? '') ?? FALLBACK_LANGUAGE;
}

/** The property's second language, or else one that most guests read. */
export function otherLanguage({ languages }: { languages: readonly string[] }): string {
  return toLanguageCode(languages[1] ?? '') ?? FALLBACK_LANGUAGE;
}

/** Parses a language in which guests can be answered. Throws `validation_failed` for any other. */
export function toKnownLanguage(tag: string, pointer = '/language'): string {
  const code = toLanguageCode(tag);
  if (code === null)
    throw fieldFault(pointer, 'unknown', 'a language that guests are answered in, such as en or zh-Hans');
  return code;
}

/** The language for the texts of facts and labels: the one in the query, or else the property's. */
export function saidIn(call: Call<{ language?: string | undefined }, unknown>): string {
  const { language } = call.query;
  return language === undefined ? houseLanguage(propertyOf(call)) : toKnownLanguage(language);
}
