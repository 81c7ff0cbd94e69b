/** Converts an instant to the value of `<input type="datetime-local">` in the property's time zone, not the browser's. */
export function toHouseInput(iso: string, timezone: string | null): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() + offsetMs(at, timezone)).toISOString().slice(0, 16);
}

/**
 * Converts such a value to ISO 8601 UTC; null if it is empty. A time skipped by daylight saving becomes the one an hour
 * later.
 */
export function fromHouseInput(words: string, timezone: string | null): string | null {
  const asUtc = new Date(`${words}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(words) || Number.isNaN(asUtc.getTime())) return null;
  const guess = new Date(asUtc.getTime() - offsetMs(asUtc, timezone));
  return new Date(asUtc.getTime() - offsetMs(guess, timezone)).toISOString();
}

/** Returns the offset of the house's time zone from UTC at an instant. */
function offsetMs(at: Date, timezone: string | null): number {
  const form = new Intl.DateTimeFormat('en-US', {
    ...(timezone !== null && { timeZone: timezone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(form.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  const minute = Math.floor(at.getTime() / 60_000) * 60_000;
  return local - minute;
}
