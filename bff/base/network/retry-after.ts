/**
 * How long a server asks to wait: seconds or an HTTP date (RFC 9110, 10.2.3). A date is read against the answer's own
 * `Date`, so that a clock that runs wrong on either side does not matter. Null where it says nothing that can be read.
 */
export function readRetryAfter(headers: Readonly<Record<string, string | undefined>>, now: Date): number | null {
  const given = headers['retry-after']?.trim();
  if (given === undefined || given === '') return null;
  if (/^\d+(?:\.\d+)?$/.test(given)) return Math.ceil(Number(given) * 1_000);
  const until = Date.parse(given);
  if (Number.isNaN(until)) return null;
  const theirs = Date.parse(headers['date'] ?? '');
  return Math.max(0, until - (Number.isNaN(theirs) ? +now : theirs));
}
