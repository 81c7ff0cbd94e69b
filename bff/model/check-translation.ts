import { findDisclosure, isInLanguage } from './grounding/check-text.ts';
import { toNarrow } from './grounding/facts.ts';
import { findMarks, marksOf } from './mask.ts';

/** The fault of a translation, as a code for records. */
export type TranslationFault = 'length' | 'marks' | 'numbers' | 'link' | 'language' | 'leak' | 'secret';

/** A translation into any script stays within so many times the length, and a little for short ones. */
const LONGER_MAX = 4;
const LETTERS_MORE = 200;
/** Scripts that write a word with one letter make a text shorter, but not by more. */
const SHORTER_MAX = 12;
/** Longer figures are dates, prices, rooms: none may appear that was not there. "Half past seven" may become 7:30. */
const ADDED_DIGITS_MAX = 2;
const LINK = /(?:https?:\/\/|www\.)\S+|[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+\.[\p{L}\d.-]+/giu;

/**
 * Checks a translation against the original; personal data is removed from both. The translation must add no figure, number or link,
 * lose no figure and no mark, and be in the requested language.
 */
export function checkTranslation(
  translated: string,
  { text, to, canary, rules }: { text: string; to: string; canary: string; rules: string },
): TranslationFault | null {
  if (translated === '' || isLengthOdd(text, translated)) return 'length';
  const away = findDisclosure(translated, { canary, rules });
  if (away !== null) return away;
  const [asked, given] = [marksOf(text), marksOf(translated)];
  if (asked.some((mark) => !given.includes(mark)) || given.some((mark) => !asked.includes(mark))) return 'marks';
  if (isNumberChanged(withoutMarks(text), withoutMarks(translated))) return 'numbers';
  if ((translated.match(LINK) ?? []).some((link) => !text.includes(link))) return 'link';
  return isInLanguage(withoutMarks(translated), to) === false ? 'language' : null;
}

function isLengthOdd(text: string, translated: string): boolean {
  return translated.length > LONGER_MAX * text.length + LETTERS_MORE || translated.length * SHORTER_MAX < text.length;
}

function isNumberChanged(text: string, translated: string): boolean {
  const [before, after] = [digitsOf(text), digitsOf(translated)];
  const isLost = before.some((digits) => !after.includes(digits));
  return isLost || after.some((digits) => digits.length > ADDED_DIGITS_MAX && !before.includes(digits));
}

function digitsOf(text: string): string[] {
  return toNarrow(text).match(/\d+/g) ?? [];
}

function withoutMarks(text: string): string {
  return text.replace(findMarks(), ' ');
}
