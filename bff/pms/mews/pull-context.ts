import { readLocal } from '../values/local-time.ts';
import type { Client } from './client.ts';
import type { Hotel } from './hotel.ts';

/** The client, the hotel, its time zone and the clock, for functions that read from Mews. */
export interface PullContext {
  client: Client;
  hotel: Hotel;
  timezone: string;
  now: () => Date;
}

/** The hotel's midnight at the beginning of a date, in milliseconds since 1970. */
export function midnight(date: string, timezone: string): number {
  return Date.parse(readLocal(`${date} 00:00:00`, timezone) ?? `${date}T00:00:00Z`);
}

/** An instant as `2026-03-02T15:00:00Z`, the form of the vendor's examples. */
export function toSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
