/** The value of a decimal digit of any script; each script has ten consecutive ones, starting with zero. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  let zero = code;
  while (zero > 48 && code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Replaces the digits of all scripts by 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
