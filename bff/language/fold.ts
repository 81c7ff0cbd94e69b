const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ј: 'j',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  // Devanagari: the dot below is often left out, and of the two nasal signs guests take either.
  '\u093c': '',
  '\u0901': '\u0902',
  ς: 'σ',
};
/** Arabic, Persian, Devanagari and Bengali digits, each row from zero to nine. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯';
const DIGIT = new RegExp(`[${DIGITS}]`, 'g');
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Marks that a hurried guest leaves out; in scripts where a mark makes another sound it stays. */
const MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeffـ]/g;

/** A text as it is compared: lower case, one form of each letter, without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGIT, (digit) => String(DIGITS.indexOf(digit) % 10));
}

const SHORT_TAIL = /(?<=\p{L})['’ʼ`´](?=\p{L}{1,2}(?!\p{L}))/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a folded text, in order. A short tail belongs to its word ("don't" is "dont"); an elision is cut off ("l'hotel"). */
export function splitWords(folded: string): string[] {
  return joinTails(folded).match(WORD) ?? [];
}

/** Takes out the apostrophe before a short tail: "don't" is "dont". */
export function joinTails(folded: string): string {
  return folded.replace(SHORT_TAIL, '');
}

/** Scripts written without spaces: words are looked for anywhere in the text. */
export function isUnspaced(code: string): boolean {
  return code === 'ja' || code === 'th' || code.startsWith('zh');
}
