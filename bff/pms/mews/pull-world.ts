import { readLocal } from '../values/local-time.ts';
import type { Client } from './client.ts';
import type { Hotel } from './hotel.ts';

/** What reading needs. */
export interface PullWorld {
  client: Client;
  hotel: Hotel;
  timezone: string;
  now: () => Date;
}

/** The hotel's midnight that a date begins with, in ms. */
export function midnight(date: string, timezone: string): number {
  return Date.parse(readLocal(`${date} 00:00:00`, timezone) ?? `${date}T00:00:00Z`);
}

/** `2026-03-02T15:00:00Z`, as the vendor's examples write it. */
export function toSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
