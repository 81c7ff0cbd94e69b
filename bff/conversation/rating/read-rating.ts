import { toPlainDigits } from '../../../shared/domain/text/digits.ts';

/** What a guest answered to the question how it was. */
export interface WrittenRating {
  score: number;
  /** Null: the number is all that they wrote. */
  comment: string | null;
}

/**
 * A number from 1 to 5 in any digits, or as many stars; `/5` may follow. What is added stands after a mark or on a line of its own:
 * "2 towels, please" is no rating.
 */
const RATING =
  /^(?:([1-5])\uFE0F?\u20E3?(?:\s*\/\s*5(?!\d))?|((?:[⭐★🌟]\uFE0F?\s*){1,5}))(?![\p{L}\p{N}⭐★🌟])([\s\S]*)$/u;
const ADDED = /^[^\S\n]*(?:[.,;:!،、，。；：！।–—-]+(?!\d)|\n)([\s\S]*)$/u;
/** Only signs, such as a full stop or a smiling face. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** Reads a message as the answer; null: it is none. */
export function readRating(text: string): WrittenRating | null {
  const [, number, stars, rest = ''] = RATING.exec(toPlainDigits(text.trim()).trim()) ?? [];
  const score = number === undefined ? countStars(stars ?? '') : Number(number);
  if (score === 0) return null;
  if (WORDLESS.test(rest)) return { score, comment: null };
  const added = ADDED.exec(rest)?.[1]?.trim();
  return added === undefined ? null : { score, comment: added };
}

function countStars(stars: string): number {
  return [...stars.matchAll(/[⭐★🌟]/gu)].length;
}
