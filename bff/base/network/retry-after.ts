/**
 * How many milliseconds a server asks to wait: its header holds seconds or an HTTP date (RFC 9110, 10.2.3). A date is
 * compared with the answer's own `Date`, so that a wrong clock on either side does not matter. Null if the header is
 * missing or unreadable.
 */
export function readRetryAfter(headers: Readonly<Record<string, string | undefined>>, now: Date): number | null {
  const header = headers['retry-after']?.trim();
  if (header === undefined || header === '') return null;
  if (/^\d+(?:\.\d+)?$/.test(header)) return Math.ceil(Number(header) * 1_000);
  const until = Date.parse(header);
  if (Number.isNaN(until)) return null;
  const sentAt = Date.parse(headers['date'] ?? '');
  return Math.max(0, until - (Number.isNaN(sentAt) ? +now : sentAt));
}
