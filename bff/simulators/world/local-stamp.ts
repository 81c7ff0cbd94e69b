import { Temporal } from 'temporal-polyfill';

const QUARTER_MS = 900_000;
const offsets = new Map<string, number>();
const OFFSETS_MAX = 50_000;

/** An instant as local time, `2026-03-02 16:00:00`. Quick for many: a zone's offset is looked up once for each quarter hour. */
export function writeStamp(instantMs: number, timezone: string): string {
  const quarter = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS;
  const key = `${timezone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(quarter).toZonedDateTimeISO(timezone);
    offset = zoned.offsetNanoseconds / 1_000_000;
    if (offsets.size >= OFFSETS_MAX) offsets.clear();
    offsets.set(key, offset);
  }
  return new Date(instantMs + offset).toISOString().slice(0, 19).replace('T', ' ');
}
