import { Temporal } from 'temporal-polyfill';
import { writeStamp } from '../../base/local-stamp.ts';
import type { Faults } from '../server/faults.ts';
import type { World } from '../world/world.ts';
import type { Ids } from './ids.ts';

/** The state that all calls share. */
export interface CloudbedsState {
  world: World;
  ids: Ids;
  faults: Faults;
  /** The simulator's own address, which `oauth/metadata` returns as the "island". */
  url: () => string;
  /** Custom fields by shortcode. */
  fields: Map<string, { name: string; applyTo: string; maxCharacters: number }>;
  /** Comments by room number. */
  roomComments: Map<string, string>;
  hooks: { id: string; object: string; action: string; endpoint: string }[];
  appState: string;
}

/** A parsed form or query: strings, and lists and objects of them. */
export interface Given {
  [name: string]: string | Given;
}

/** An error in Cloudbeds' format: status 200 with `success: false` (the vendor's list of common errors). */
export class Refusal extends Error {}

/** A time such as `2026-03-02 16:00:00` by the hotel's clock, which may be set wrong. */
export function stamp({ world, faults }: CloudbedsState, instant: string, utc = false): string {
  return writeStamp(Date.parse(instant) + faults.clockSkewMs, utc ? 'UTC' : world.hotel.timezone);
}

/** The instant of such a time. */
export function unstamp({ world, faults }: CloudbedsState, text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/.test(text)) throw new Refusal(`Invalid date ${text}`);
  const local = Temporal.PlainDateTime.from(text.replace(' ', 'T'));
  const instant = local.toZonedDateTime(world.hotel.timezone).toInstant();
  return new Date(instant.epochMilliseconds - faults.clockSkewMs).toISOString();
}

/** The text of a required field. Throws a `Refusal` if it is missing or not a text. */
export function need(given: Given, name: string): string {
  const value = given[name];
  if (typeof value !== 'string' || value === '') throw new Refusal(`Parameter ${name} is required`);
  return value;
}

/** The text of an optional field. */
export function read(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Parses `name=a&items[0][b]=c` into objects; lists become objects with numeric keys. */
export function parseForm(pairs: Iterable<[string, string]>): Given {
  const given: Given = {};
  for (const [name, value] of pairs) {
    const keys = name.split(/\[|\]\[|\]/).filter((key, index) => index === 0 || key !== '');
    let place = given;
    for (const key of keys.slice(0, -1)) {
      const inner = place[key];
      const next: Given = typeof inner === 'object' ? inner : {};
      place[key] = next;
      place = next;
    }
    place[keys.at(-1) ?? ''] = value;
  }
  return given;
}

/** A list or object of a form as a list. */
export function listOf(given: Given, name: string): Given[] {
  const value = given[name];
  if (typeof value !== 'object') return [];
  return Object.values(value).map((item) => (typeof item === 'object' ? item : { value: item }));
}

/** The page by number, as in all lists. */
export function pageOf(given: Given, sizeMax = 100): { start: number; end: number } {
  const size = Number(read(given, 'pageSize') ?? sizeMax);
  const number = Number(read(given, 'pageNumber') ?? 1);
  if (!Number.isInteger(size) || size < 1 || size > sizeMax) throw new Refusal(`pageSize must be 1 to ${sizeMax}`);
  if (!Number.isInteger(number) || number < 1) throw new Refusal('pageNumber must be 1 or more');
  return { start: (number - 1) * size, end: number * size };
}
