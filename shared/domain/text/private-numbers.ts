import { digitValue } from './digits.ts';

/** Replaces a private number. Contains no digits, so that it is not read as a room or a count. */
const HIDDEN = '••••';

/** Scripts that put no space between a number and a word. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー]';
/** 13 to 19 digits, as on cards (ISO/IEC 7812-1), with spaces or hyphens. */
const CARD = new RegExp(
  `(?<!(?!${UNSPACED})[\\p{L}\\p{N}])\\p{Nd}(?:[ -]?\\p{Nd}){12,18}(?!(?!${UNSPACED})[\\p{L}\\p{N}])`,
  'gu',
);
/** Machine-readable lines of passports and identity cards (ICAO Doc 9303). */
const MACHINE_READABLE = /[A-Z0-9<]{28,44}/g;

/** Beginnings of the words for passport and identity card in many languages. */
const DOCUMENTS = [
  'passport, passeport, passaport, pasaport, pașaport, paszport, paspoort, pasport, paspor, pasaporte, passaporte, passaporto',
  'reisepass, personalausweis, ausweis, pasnummer, passnummer, passnr, identity card, id card, id number, carte d’identité, carta d’identità',
  'tarjeta de identidad, documento de identidad, cartão de cidadão, dowód osobisty, dowodu, občanský průkaz, cestovní pas, cestovný pas, občiansky preukaz, číslo pasu',
  'útlevél, személyi igazolvány, putovnic, osobna iskaznica, pasoš, lična karta, potni list, potnega lista, osebna izkaznica, passi, henkilökortti, vegabréf, pases, asmens tapatybės, paso numeris, carte de identitate, buletin',
  'паспорт, пасош, лична карта, διαβατήρι, ταυτότητα, kimlik, דרכון, תעודת זהות, جواز, بطاقة الهوية, گذرنامه, پاسپورت, پاسپورٹ, पासपोर्ट, পাসপোর্ট, hộ chiếu, პასპორტ',
];
/** The same for scripts without spaces. */
const DOCUMENTS_UNSPACED = ['护照, 護照, 身份证, 身分證, パスポート, 旅券, 여권, หนังสือเดินทาง, พาสปอร์ต'];
/**
 * A document number after its name, with a few words between: 7 to 12 letters and digits, at least 5 digits. Booking numbers have
 * other names and do not match.
 */
const DOCUMENT_NUMBER = new RegExp(
  `((?:(?<!\\p{L})(?:${toSource(DOCUMENTS)})|${toSource(DOCUMENTS_UNSPACED)})(?:[^\\d.,;!?\\n•]|\\b(?:nr|no|n)\\.){0,28}?)(?<![A-Z0-9Α-Ω])(?:\\d{2} ?\\d{2} ?\\d{6}|\\d{2} \\d{7}|(?=(?:[A-ZΑ-Ω]*\\d){5})[A-Z0-9Α-Ω]{7,12})(?![A-Z0-9-])`,
  'giu',
);
const BOOKING = /book|reserv|buchung|rezerw|rezerv|prenota|брон|予約|预订|預訂|예약|حجز|varaus|boeking|réserv/iu;

/** Removes card numbers, named passport and identity card numbers, and machine-readable lines from a guest's text. */
export function hidePrivateNumbers(text: string): string {
  if (!/\p{Nd}|</u.test(text)) return text;
  return text
    .replace(MACHINE_READABLE, (line) => (line.includes('<') ? HIDDEN : line))
    .replace(CARD, (match) => (passesLuhn([...match].filter((letter) => /\p{Nd}/u.test(letter))) ? HIDDEN : match))
    .replace(DOCUMENT_NUMBER, (match, before: string) => (BOOKING.test(before) ? match : `${before}${HIDDEN}`));
}

/** Whether something was removed from this text. */
export function hidesPrivateNumber(text: string): boolean {
  return text.includes(HIDDEN);
}

/** The check digit (Luhn), ISO/IEC 7812-1, annex B. */
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
