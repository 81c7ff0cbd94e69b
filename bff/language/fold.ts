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
const INVISIBLE = '\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeffـ';
const CHANGED = new RegExp(`[${Object.keys(LETTERS).join('')}${DIGITS}${INVISIBLE}]`, 'g');
/** Marks that a hurried guest leaves out; in scripts where a mark makes another sound it stays. */
const MARKS =
  /\p{M}(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}+)/gu;
/** Most texts hold nothing to fold but capitals. */
const PLAIN = /^[ -~\n]*$/;

/** A text as it is compared: lower case, one form of each letter, without accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(CHANGED, foldCharacter);
}

/** A letter's plain form, a digit as 0 to 9, and nothing for what cannot be seen. */
function foldCharacter(character: string): string {
  const letter = LETTERS[character];
  if (letter !== undefined) return letter;
  const digit = DIGITS.indexOf(character);
  return digit < 0 ? '' : String(digit % 10);
}

const APOSTROPHE = /['’ʼ`´]/;
const SHORT_TAIL = /['’ʼ`´](?<=\p{L}['’ʼ`´])(?=\p{L}{1,2}(?!\p{L}))/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a folded text, in order. A short tail belongs to its word ("don't" is "dont"); an elision is cut off ("l'hotel"). */
export function splitWords(folded: string): string[] {
  return joinTails(folded).match(WORD) ?? [];
}

/** Takes out the apostrophe before a short tail: "don't" is "dont". */
export function joinTails(folded: string): string {
  return APOSTROPHE.test(folded) ? folded.replace(SHORT_TAIL, '') : folded;
}

/** Scripts written without spaces: words are looked for anywhere in the text. */
export function isUnspaced(code: string): boolean {
  return code === 'ja' || code === 'th' || code.startsWith('zh');
}
