import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, toLanguageCode } from '../../../shared/language/languages.ts';

/** A guest's wish: `stop` to receive no more messages, `start` to receive messages again. */
export type ReachWish = 'stop' | 'start';

/** Each language's opt-out and opt-in words, and the replies to them. If a language is missing, the server does not start. */
const shape = z.record(
  z.enum(LANGUAGE_CODES),
  z.strictObject({
    stop: z.array(z.string()).min(1),
    start: z.array(z.string()).min(1),
    stopped: z.string().min(1),
    started: z.string().min(1),
  }),
);
const WORDS = shape.parse(JSON.parse(readFileSync(new URL('./opt-out.json', import.meta.url), 'utf8')));
const STOP_WORDS = new Set(Object.values(WORDS).flatMap(({ stop }) => stop));
const START_WORDS = new Set(Object.values(WORDS).flatMap(({ start }) => start));

/**
 * Reads a wish from a message that consists of a single opt-out or opt-in word; null if the message is anything else. Opt-in words
 * have other meanings too, so the caller heeds them only after an opt-out.
 */
export function readOptOut(text: string): ReachWish | null {
  const word = toWord(text);
  if (STOP_WORDS.has(word)) return 'stop';
  return START_WORDS.has(word) ? 'start' : null;
}

function toWord(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      // The lower case of a Turkish capital I contains a separate dot.
      .replaceAll('\u0307', '')
      .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
  );
}

/**
 * Chooses the language in which a wish is confirmed. If the guest has written before, the language is that of the earlier
 * messages (`before`). Otherwise the language cannot be detected from a single word: the function returns the first of the hotel's
 * languages that has the word, else English if English has the word, else the detected language (`guessed`).
 */
export function languageOfWish(
  text: string,
  { before, house, guessed }: { before: string | null; house: readonly string[]; guessed: string },
): string {
  if (before !== null) return before;
  const word = toWord(text);
  const languagesOfWord = LANGUAGE_CODES.filter(
    (code) => WORDS[code].stop.includes(word) || WORDS[code].start.includes(word),
  );
  const hasWord = (language: string) => languagesOfWord.some((code) => code === toLanguageCode(language));
  return [...house, FALLBACK_LANGUAGE].find(hasWord) ?? guessed;
}

/** Writes the single reply that confirms a guest's wish. */
export function confirmWish(wish: ReachWish, language: string): { text: string; language: string } {
  const own = toLanguageCode(language) ?? FALLBACK_LANGUAGE;
  const { stopped, started } = WORDS[own];
  return { text: wish === 'stop' ? stopped : started, language: own };
}
