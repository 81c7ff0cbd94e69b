import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, toLanguageCode } from '../../../shared/language/languages.ts';

/** The question and the thanks in each language. A missing language stops the server from starting. */
const shape = z.record(
  z.enum(LANGUAGE_CODES),
  z.strictObject({ ask: z.string().regex(/1.*5/), thanks: z.string().min(1) }),
);
const WORDS = shape.parse(JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')));

/** The text in the guest's language, or else in English. */
export function ratingWords(
  language: string | null,
  kind: 'ask' | 'thanks',
): { text: string; language: (typeof LANGUAGE_CODES)[number] } {
  const code = toLanguageCode(language ?? '') ?? FALLBACK_LANGUAGE;
  return { text: WORDS[code][kind], language: code };
}
