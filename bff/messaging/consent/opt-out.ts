import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, toLanguageCode } from '../../../shared/language/languages.ts';

/** Not to be messaged any more, or to be messaged again. */
export type ReachWish = 'stop' | 'start';

/** Each language's own words, and what is answered to them. A language that is missing keeps the server from starting. */
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
const STOPS = new Set(Object.values(WORDS).flatMap(({ stop }) => stop));
const STARTS = new Set(Object.values(WORDS).flatMap(({ start }) => start));

/**
 * Does a message say, in one word alone, that its writer wants no more messages, or wants them again? The words that say the
 * latter mean much else too: they count only after an opt-out.
 */
export function readOptOut(text: string): ReachWish | null {
  const word = toWord(text);
  if (STOPS.has(word)) return 'stop';
  return STARTS.has(word) ? 'start' : null;
}

function toWord(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      // A Turkish capital I keeps its dot apart.
      .replaceAll('\u0307', '')
      .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
  );
}

/**
 * The language in which a wish is confirmed: what its guest wrote in before. Of who wrote nothing yet only the word is known, and
 * one word is no language: it is the first that the house works in among those whose word it is, else English where it is theirs
 * too, else what it was taken for.
 */
export function languageOfWish(
  text: string,
  { before, house, guessed }: { before: string | null; house: readonly string[]; guessed: string },
): string {
  if (before !== null) return before;
  const word = toWord(text);
  const whose = LANGUAGE_CODES.filter((code) => WORDS[code].stop.includes(word) || WORDS[code].start.includes(word));
  const isTheirs = (language: string) => whose.some((code) => code === toLanguageCode(language));
  return [...house, FALLBACK_LANGUAGE].find(isTheirs) ?? guessed;
}

/** What is answered once to who wants no more messages, or wants them again. */
export function confirmWish(wish: ReachWish, language: string): { text: string; language: string } {
  const own = toLanguageCode(language) ?? FALLBACK_LANGUAGE;
  const { stopped, started } = WORDS[own];
  return { text: wish === 'stop' ? stopped : started, language: own };
}
