/**
 * Converts a vendor's number to E.164 if it has a country code (`+351 912…`, `00351…`); otherwise returns it unchanged.
 */
export function readPhone(text: string | null | undefined): string {
  const trimmed = (text ?? '').trim();
  const digits = trimmed.replace(/^00/, '+').replace(/[\s().\-/]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : trimmed;
}
