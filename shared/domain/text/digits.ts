/** The value of one decimal digit of any script: they stand in a row of ten, zero first. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  let zero = code;
  while (zero > 48 && code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** The text with the digits of every script as 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
