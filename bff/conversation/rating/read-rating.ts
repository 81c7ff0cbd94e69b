import { toPlainDigits } from '../../../shared/domain/text/digits.ts';

/** A guest's rating in a message. */
export interface WrittenRating {
  score: number;
  /** Null: they wrote only the number. */
  comment: string | null;
}

/**
 * A number from 1 to 5 in any script's digits, or that many stars; `/5` may follow. More text must follow a punctuation
 * mark or a line break: "2 towels, please" is no rating.
 */
const RATING =
  /^(?:([1-5])\uFE0F?\u20E3?(?:\s*\/\s*5(?!\d))?|((?:[⭐★🌟]\uFE0F?\s*){1,5}))(?![\p{L}\p{N}⭐★🌟])([\s\S]*)$/u;
const ADDED = /^[^\S\n]*(?:[.,;:!،、，。；：！।–—-]+(?!\d)|\n)([\s\S]*)$/u;
/** Only signs, such as a full stop or an emoji. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** Reads a message as a rating; null if it is not a rating. */
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
