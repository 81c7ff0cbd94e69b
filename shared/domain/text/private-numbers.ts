import { digitValue } from './digits.ts';

/** What stands in place of a number that nobody here should have: no digit of it, so that none is taken for a room or a count. */
const HIDDEN = '••••';

/** Letters that stand beside a number without a space. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー]';
/** Thirteen to nineteen digits, as cards have them (ISO/IEC 7812-1), with blanks or hyphens between. */
const CARD = new RegExp(
  `(?<!(?!${UNSPACED})[\\p{L}\\p{N}])\\p{Nd}(?:[ -]?\\p{Nd}){12,18}(?!(?!${UNSPACED})[\\p{L}\\p{N}])`,
  'gu',
);
/** The lines a machine reads of a passport or an identity card (ICAO Doc 9303). */
const MACHINE_READABLE = /[A-Z0-9<]{28,44}/g;

/** What a passport or an identity card is called, by how the word begins; several languages share one. */
const DOCUMENTS = [
  'passport, passeport, passaport, pasaport, pașaport, paszport, paspoort, pasport, paspor, pasaporte, passaporte, passaporto',
  'reisepass, personalausweis, ausweis, pasnummer, passnummer, passnr, identity card, id card, id number, carte d’identité, carta d’identità',
  'tarjeta de identidad, documento de identidad, cartão de cidadão, dowód osobisty, dowodu, občanský průkaz, cestovní pas, cestovný pas, občiansky preukaz, číslo pasu',
  'útlevél, személyi igazolvány, putovnic, osobna iskaznica, pasoš, lična karta, potni list, potnega lista, osebna izkaznica, passi, henkilökortti, vegabréf, pases, asmens tapatybės, paso numeris, carte de identitate, buletin',
  'паспорт, пасош, лична карта, διαβατήρι, ταυτότητα, kimlik, דרכון, תעודת זהות, جواز, بطاقة الهوية, گذرنامه, پاسپورت, پاسپورٹ, पासपोर्ट, পাসপোর্ট, hộ chiếu, პასპორტ',
];
/** The same in scripts that put no space between words. */
const DOCUMENTS_UNSPACED = ['护照, 護照, 身份证, 身分證, パスポート, 旅券, 여권, หนังสือเดินทาง, พาสปอร์ต'];
/**
 * A document's number after its name, with at most a few words between: seven to twelve letters and digits, five of them
 * digits at least. A booking's number has its own name and is not meant.
 */
const DOCUMENT_NUMBER = new RegExp(
  `((?:(?<!\\p{L})(?:${toSource(DOCUMENTS)})|${toSource(DOCUMENTS_UNSPACED)})(?:[^\\d.,;!?\\n•]|\\b(?:nr|no|n)\\.){0,28}?)(?<![A-Z0-9Α-Ω])(?:\\d{2} ?\\d{2} ?\\d{6}|\\d{2} \\d{7}|(?=(?:[A-ZΑ-Ω]*\\d){5})[A-Z0-9Α-Ω]{7,12})(?![A-Z0-9-])`,
  'giu',
);
const BOOKING = /book|reserv|buchung|rezerw|rezerv|prenota|брон|予約|预订|預訂|예약|حجز|varaus|boeking|réserv/iu;

/**
 * Takes card numbers, the numbers of passports and identity cards that are named as such, and their machine-readable lines
 * out of a guest's words, wholly. Nothing else is changed.
 */
export function hidePrivateNumbers(text: string): string {
  if (!/\p{Nd}|</u.test(text)) return text;
  return text
    .replace(MACHINE_READABLE, (line) => (line.includes('<') ? HIDDEN : line))
    .replace(CARD, (found) => (passesLuhn([...found].filter((letter) => /\p{Nd}/u.test(letter))) ? HIDDEN : found))
    .replace(DOCUMENT_NUMBER, (found, before: string) => (BOOKING.test(before) ? found : `${before}${HIDDEN}`));
}

/** Was something taken out of these words? */
export function hidesPrivateNumber(text: string): boolean {
  return text.includes(HIDDEN);
}

/** The check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: readonly string[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const value = digitValue(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}

function toSource(lines: readonly string[]): string {
  return lines
    .flatMap((line) => line.split(', '))
    .map((word) => word.replaceAll('’', "['’]"))
    .join('|');
}
