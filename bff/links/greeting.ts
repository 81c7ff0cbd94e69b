import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { findPack } from '../language/pack/packs.ts';

const IN_ENGLISH = 'Hello';

/** A greeting in this language: the first in its folder; in English if there is none. */
export function greetingIn(language: string): string {
  if (language === FALLBACK_LANGUAGE) return IN_ENGLISH;
  const pack = findPack(language) ?? findPack(language.split('-')[0] ?? '');
  const [word = ''] = pack?.concepts.greeting?.split(',') ?? [];
  const [first = '', ...rest] = word.replace('*', '').trim();
  return first === '' ? IN_ENGLISH : first.toLocaleUpperCase(language) + rest.join('');
}
