import { digitValue } from './digits.ts';

/** What stands in place of a number that nobody here should have. */
const HIDDEN = '••••';

/** Thirteen to nineteen digits, as cards have them (ISO/IEC 7812-1), with blanks or hyphens between. */
const CARD = /(?<![\p{L}\p{N}])\p{Nd}(?:[ -]?\p{Nd}){12,18}(?![\p{L}\p{N}])/gu;
/** The lines a machine reads of a passport or an identity card (ICAO Doc 9303). */
const MACHINE_READABLE = /[A-Z0-9<]{28,44}/g;

/**
 * Takes card numbers and the machine-readable lines of passports out of a guest's words, but for a card's last four
 * digits. Nothing else is changed.
 */
export function hidePrivateNumbers(text: string): string {
  return text
    .replace(MACHINE_READABLE, (line) => (line.includes('<') ? HIDDEN : line))
    .replace(CARD, (found) => {
      const digits = [...found].filter((letter) => /\p{Nd}/u.test(letter));
      return passesLuhn(digits) ? `${HIDDEN} ${digits.slice(-4).join('')}` : found;
    });
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
