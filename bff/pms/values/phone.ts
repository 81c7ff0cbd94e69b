/** A number as a vendor has it, in E.164 where it says its country (`+351 912…`, `00351…`); otherwise as it stands. */
export function readPhone(text: string | null | undefined): string {
  const written = (text ?? '').trim();
  const digits = written.replace(/^00/, '+').replace(/[\s().\-/]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : written;
}
