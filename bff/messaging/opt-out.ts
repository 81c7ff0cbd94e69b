import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';

const shape = z.object({
  stop: z.array(z.string()),
  start: z.array(z.string()),
  confirmed: z.record(z.string(), z.string()),
});
const WORDS = shape.parse(JSON.parse(readFileSync(new URL('./opt-out.json', import.meta.url), 'utf8')));

/** Does a message say, in one word alone, that its writer wants no more messages, or wants them again? */
export function readOptOut(text: string): 'stop' | 'start' | null {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  if (WORDS.stop.includes(word)) return 'stop';
  return WORDS.start.includes(word) ? 'start' : null;
}

/** What is answered once to who wants no more messages. */
export function confirmOptOut(language: string): { text: string; language: string } {
  const own = WORDS.confirmed[language.split('-')[0] ?? ''];
  if (own !== undefined) return { text: own, language };
  return { text: WORDS.confirmed[FALLBACK_LANGUAGE] ?? '', language: FALLBACK_LANGUAGE };
}
