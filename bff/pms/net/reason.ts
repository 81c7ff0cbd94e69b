const REASON_CHARS_MAX = 160;

/**
 * A PMS's own reason in a form that is safe for staff and logs: short, on one line, without addresses and long numbers.
 */
export function quoteReason(text: string | null | undefined): string {
  const safe = (text ?? '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return safe.length > REASON_CHARS_MAX ? `${safe.slice(0, REASON_CHARS_MAX)}…` : safe;
}
