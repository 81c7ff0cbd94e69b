import { matchLanguage } from './languages.ts';

/**
 * What is written in the first of the wished languages that has it: the very tag, else the same language as written
 * elsewhere (`pt` for `pt-BR`, and the other way). Null where none has. Wishes are BCP 47 tags.
 */
export function pickText<T>(
  texts: Readonly<Record<string, T>>,
  wishes: readonly (string | null | undefined)[],
): { language: string; text: T } | null {
  const languages = Object.keys(texts);
  for (const wish of wishes) {
    if (!wish) continue;
    const language = matchLanguage(wish, languages) ?? languages.find((one) => matchLanguage(one, [wish]) !== null);
    const text = language === undefined ? undefined : texts[language];
    if (language !== undefined && text !== undefined) return { language, text };
  }
  return null;
}
