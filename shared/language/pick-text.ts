import { matchLanguage } from './languages.ts';

/**
 * The text in the first preferred language that is available: the exact tag, else another region of it (`pt` for `pt-BR`, and
 * vice versa). Null if none. Languages are BCP 47 tags.
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
