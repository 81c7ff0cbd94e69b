import { findPack, PACKS } from '../pack/packs.ts';

/** Special letters of all languages together: a text is folded before its language is known. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  PACKS.flatMap(({ script }) => Object.entries(script.letters ?? {})),
);
/** Arabic, Persian, Devanagari and Bengali digits, each row from zero to nine. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯';
const INVISIBLE = '\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0640';
const CHANGED = new RegExp(`[${[...LETTERS.keys()].join('')}${DIGITS}${INVISIBLE}]`, 'g');
/** Accents, which guests often leave out. In other scripts a mark changes the sound, so it stays. */
const MARKS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
/** Most texts need only lower case. */
const PLAIN = /^[ -~\n]*$/;

/** Normalises a text for comparison: lower case, one form of each letter, no accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '$1')
    .normalize('NFC')
    .replace(CHANGED, foldCharacter);
}

/** Returns a letter's plain form, a digit as ASCII, and an empty string for invisible characters. */
function foldCharacter(character: string): string {
  const letter = LETTERS.get(character);
  if (letter !== undefined) return letter;
  const digit = DIGITS.indexOf(character);
  return digit < 0 ? '' : String(digit % 10);
}

const APOSTROPHE = /['’\u02bc`´]/;
const SHORT_TAIL = /['’\u02bc`´](?<=\p{L}['’\u02bc`´])(?=\p{L}{1,2}(?!\p{L}))/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Splits a folded text into words. A short tail belongs to its word ("don't" is "dont"); an elision is cut off
 * ("l'hotel").
 */
export function splitWords(folded: string): string[] {
  return joinTails(folded).match(WORD) ?? [];
}

/** Removes the apostrophe before a short tail: "don't" becomes "dont". */
export function joinTails(folded: string): string {
  return APOSTROPHE.test(folded) ? folded.replace(SHORT_TAIL, '') : folded;
}

/** Whether the language is written without spaces, so that words are searched anywhere in a text. */
export function isUnspaced(code: string): boolean {
  return findPack(code)?.script.unspaced === true;
}
