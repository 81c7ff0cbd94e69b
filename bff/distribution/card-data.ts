/** What stands where a card number or its code stood. */
const REMOVED = '••••';

/** 12 to 19 digits, whatever people put between them. */
const DIGITS = /\d(?:[ .\-/_]{0,2}\d){11,18}/g;

/** How a card's number begins, by scheme, and how long it is (ISO/IEC 7812). */
const SCHEMES: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  /^(?:6011|65\d{2}|64[4-9]\d)\d{12}$/,
  /^35\d{14}$/,
  /^62\d{14,17}$/,
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$/,
];

/** A card's security code by its usual names, with its digits. */
const CODE = /\b(cvv2?|cvc2?|cv2|cid|security code)\b(\W{0,5}|\s+is\s+)\d{3,4}\b/gi;

/**
 * The text without card numbers and their security codes: channels put them into notes, and they are never stored. A number counts as
 * a card's where a scheme begins so and its check digit is right (Luhn), so that a booking's number stays.
 */
export function withoutCardData(text: string): string {
  return text
    .replace(DIGITS, (found) => (isCardNumber(found.replace(/\D/g, '')) ? REMOVED : found))
    .replace(CODE, (_, name: string, between: string) => `${name}${between}${REMOVED}`);
}

function isCardNumber(digits: string): boolean {
  if (!SCHEMES.some((scheme) => scheme.test(digits))) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
