const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu;
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\d(?:[\s()./-]{0,2}\d){7,18}(?!\d)/gu;
/** Booking numbers, codes, passport numbers: letters and digits mixed with two digits or more, or five digits and more. */
const NUMBER =
  /(?<![\p{L}\d])(?:(?=[\p{L}\d-]*\d[\p{L}\d-]*\d)(?=[\p{L}\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*|\d{5,})(?![\p{L}\d])/gu;
const NUMBER_LETTERS_MIN = 5;
const WORD_LETTERS_MIN = 2;

/**
 * Takes out what names a person or a booking before a text leaves the house: e-mail addresses, telephone, card and
 * booking numbers, codes, and the words given (names). Times, prices and small numbers stay.
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
