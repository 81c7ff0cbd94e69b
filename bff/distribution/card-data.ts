/** Replaces a card number or its security code. */
const REMOVED = '••••';

/** 12 to 19 digits with common separators. */
const DIGITS = /\d(?:[ .\-/_]{0,2}\d){11,18}/g;

/** Prefix and length of card numbers by scheme (ISO/IEC 7812). */
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

/** A card's security code after one of its usual names. */
const CODE = /\b(cvv2?|cvc2?|cv2|cid|security code)\b(\W{0,5}|\s+is\s+)\d{3,4}\b/gi;

/**
 * Removes card numbers and security codes, which channels put into notes and which must not be stored. A number counts as a card
 * number if scheme and check digit (Luhn) match, so that booking numbers stay.
 */
export function withoutCardData(text: string): string {
  return text
    .replace(DIGITS, (match) => (isCardNumber(match.replace(/\D/g, '')) ? REMOVED : match))
    .replace(CODE, (_, name: string, between: string) => `${name}${between}${REMOVED}`);
}

function isCardNumber(digits: string): boolean {
  if (!SCHEMES.some((scheme) => scheme.test(digits))) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
