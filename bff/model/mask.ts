const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu;
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\d(?:[\s()./-]{0,2}\d){7,18}(?!\d)/gu;
/** Booking numbers, codes, passport numbers: letters and digits mixed with two digits or more, or five digits and more. */
const NUMBER =
  /(?<![\p{L}\d])(?:(?=[\p{L}\d-]*\d[\p{L}\d-]*\d)(?=[\p{L}\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*|\d{5,})(?![\p{L}\d])/gu;
const NUMBER_LETTERS_MIN = 5;
const WORD_LETTERS_MIN = 2;

/**
 * Removes data that identifies a person or a booking before a text leaves the server: e-mail addresses, telephone, card and booking
 * numbers, codes, and the given words (names). Times, prices and small numbers stay.
 */
export function maskPersonal(text: string, personalWords: readonly string[] = []): string {
  const masked = text
    .normalize('NFKC')
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[number]')
    .replace(NUMBER, (found) => (found.length < NUMBER_LETTERS_MIN ? found : '[number]'));
  return personalWords
    .filter((word) => word.trim().length >= WORD_LETTERS_MIN)
    .reduce((rest, word) => rest.replace(wordPattern(word.trim()), '[name]'), masked);
}

function wordPattern(word: string): RegExp {
  const escaped = word.normalize('NFKC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])${escaped}(?![\\p{L}\\p{M}\\d])`, 'giu');
}

/** A text without personal data. A mark replaces each removed word, `⟦1⟧` for the first. */
export interface Hidden {
  text: string;
  taken: readonly string[];
}

/** Removes the same data as `maskPersonal`; `showPersonal` restores it. */
export function hidePersonal(text: string, personalWords: readonly string[] = []): Hidden {
  const taken: string[] = [];
  const hide = (found: string): string => {
    const known = taken.indexOf(found);
    return `⟦${known === -1 ? taken.push(found) : known + 1}⟧`;
  };
  // Longer names come first, because a name may contain another name.
  const words = personalWords
    .map((word) => word.trim())
    .filter((word) => word.length >= WORD_LETTERS_MIN && !/^\d+$/.test(word))
    .sort((a, b) => b.length - a.length);
  const plain = text.normalize('NFKC').replace(/[⟦⟧]/g, '');
  const masked = [EMAIL, PHONE]
    .reduce((rest, pattern) => rest.replace(pattern, hide), plain)
    .replace(NUMBER, (found) => (found.length < NUMBER_LETTERS_MIN ? found : hide(found)));
  return { text: words.reduce((rest, word) => rest.replace(wordPattern(word), hide), masked), taken };
}

/** Restores the removed words. */
export function showPersonal(text: string, taken: readonly string[]): string {
  return text.replace(findMarks(), (mark, number: string) => taken[Number(number) - 1] ?? mark);
}

/** The marks in a text, without repetitions. */
export function marksOf(text: string): string[] {
  return [...new Set(text.match(findMarks()) ?? [])];
}

/** The pattern that finds marks. Its first group is the number. */
export function findMarks(): RegExp {
  return /⟦(\d{1,3})⟧/g;
}
