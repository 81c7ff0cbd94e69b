import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../../shared/language/languages.ts';
import { type Call, fieldFault, propertyOf } from '../../request/call.ts';

/** The first language that a property works in. */
export function houseLanguage({ languages }: { languages: readonly string[] }): string {
  return toLanguageCode(languages[0] ?? '') ?? FALLBACK_LANGUAGE;
}

/** The second language that a property works in, else one that most guests read. */
export function otherLanguage({ languages }: { languages: readonly string[] }): string {
  return toLanguageCode(languages[1] ?? '') ?? FALLBACK_LANGUAGE;
}

/** A language that guests are answered in. Throws `validation_failed` for any other. */
export function toKnownLanguage(tag: string, pointer = '/language'): string {
  const code = toLanguageCode(tag);
  if (code === null)
    throw fieldFault(pointer, 'unknown', 'a language that guests are answered in, such as en or zh-Hans');
  return code;
}

/** In which language a call wants facts and labels put: the one it names, else the property's own. */
export function saidIn(call: Call<{ language?: string | undefined }, unknown>): string {
  const { language } = call.query;
  return language === undefined ? houseLanguage(propertyOf(call)) : toKnownLanguage(language);
}
