import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { readDate } from '../adapter/pms-clock.ts';
import { parseAnswer, parseValue, requireOk } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer } from '../net/net.ts';
import type { Json, JsonObject } from '../port.ts';
import { readPath } from '../values/path.ts';
import { createAuthorization } from './auth.ts';
import type { Client, ListedPage, Query, WriteCall } from './client.ts';
import type { BridgeCapability } from './contract.ts';
import {
  effectOfWrite,
  type Fields,
  type ListCall,
  type Shape,
  type WriteName,
  type WriteCall as WriteShape,
} from './shape.ts';
import { fillBody, fillIn, readRecord, writeValues } from './shape-values.ts';

const LISTS = {
  '/room-types': 'roomTypes',
  '/rooms': 'rooms',
  '/reservations': 'reservations',
  '/guests': 'guests',
  '/rates': 'rates',
  '/availability': 'availability',
} as const;
const SINGLES = { reservations: 'reservation', guests: 'guest', rooms: 'room' } as const;
/** The contract's writing calls, and what their places in the path are called. */
const WRITES: readonly [call: RegExp, name: WriteName][] = [
  [/^POST \/requests$/, 'request'],
  [/^PATCH \/requests\/(?<id>[^/]+)$/, 'requestStatus'],
  [/^PUT \/communications\/(?<externalId>[^/]+)$/, 'communication'],
  [/^POST \/reservations\/(?<reservationId>[^/]+)\/charges$/, 'charge'],
  [/^POST \/charges\/(?<id>[^/]+)\/void$/, 'chargeVoid'],
  [/^PUT \/guests\/(?<guestId>[^/]+)\/preferences\/(?<externalId>[^/]+)$/, 'preference'],
  [/^PATCH \/guests\/(?<id>[^/]+)$/, 'guestChange'],
  [/^PUT \/reservations\/(?<reservationId>[^/]+)\/notes\/(?<externalId>[^/]+)$/, 'note'],
  [/^PUT \/reservations\/(?<reservationId>[^/]+)\/arrival$/, 'arrival'],
];
const anything = z.custom<Json>(); // what came out of JSON.parse is JSON
const record = z.record(z.string(), z.custom<Json>());
/** Nothing goes on for ever: pages of one list. */
const PAGES_MAX = 500;

/** The contract's calls, made by calls of another shape. */
export function createShapedClient(
  {
    net,
    credentials,
    clock,
    timezone,
  }: { net: Net; credentials: Readonly<Record<string, string>>; clock: Clock; timezone: string },
  shape: Shape,
): Client {
  const base = (credentials['baseUrl'] ?? '').replace(/\/+$/, '');
  const send = createAuthorization(net, credentials, clock);
  const world = { shape, timezone };
  let aheadMs: number | null = null;

  async function call(
    {
      method,
      path,
      query,
    }: { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; query: Record<string, string> },
    values: Readonly<Record<string, Json>>,
    signal: AbortSignal,
    more: { body?: Json; key?: string; effect?: Effect; again?: boolean; also?: Record<string, string> } = {},
  ): Promise<{ answer: NetAnswer; name: string }> {
    const where = fillIn(path, values, true);
    if (where === null) throw new PmsError('not_supported', `${path}: something that this call needs is not known`);
    const form = new URLSearchParams(more.also);
    for (const [name, template] of Object.entries(query)) {
      const value = fillIn(template, values);
      if (value !== null) form.set(name, String(value));
    }
    const name = `${method} ${path}`;
    const answer = await send(
      {
        method,
        url: `${base}${where}${form.size === 0 ? '' : `?${form}`}`,
        headers: {
          accept: 'application/json',
          ...(more.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
        },
        ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
        ...(more.effect === undefined ? {} : { effect: more.effect }),
        again: more.again === true,
      },
      signal,
    );
    const at = readDate(answer);
    if (at !== null) aheadMs = +at - +clock();
    return { answer: requireOk(answer, name), name };
  }

  /** What each record must have, where the API has nothing like it. */
  function complete(found: JsonObject, at: Date | null): JsonObject {
    const updatedAt = found['updatedAt'] ?? (at ?? clock()).toISOString();
    const guest = found['primaryGuest'];
    const isGuest = typeof guest === 'object' && guest !== null && !Array.isArray(guest);
    return {
      ...found,
      updatedAt,
      ...(isGuest ? { primaryGuest: { id: `reservation-${String(found['id'])}`, updatedAt, ...guest } } : {}),
    };
  }

  async function listPage<T>(
    of: ListCall,
    { cursor = null, limit: _, ...given }: Query,
    item: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<ListedPage<T>> {
    const { paging } = of;
    const { answer, name } = await call(of, writeValues(world, given), signal, { also: readAlso(paging, cursor) });
    const whole = parseAnswer(answer, anything, name);
    const found = findList(whole, of.list, name);
    const at = readDate(answer);
    const items = found.map((raw, index) => {
      const mapped = complete(readRecord(world, raw, of.fields), at);
      return parseValue(mapped, item, `${name}: item ${index}`, answer.status);
    });
    return { items, nextCursor: findNext(paging, cursor, whole, found.length), at };
  }

  async function findOne<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const [, list = '', id = ''] = /^\/(\w+)\/([^/]+)$/.exec(path) ?? [];
    const wanted = decodeURIComponent(id);
    if (list !== 'reservations' && list !== 'guests' && list !== 'rooms')
      throw new PmsError('not_supported', `The API’s shape has nothing for ${path}`);
    const single = shape.reads[SINGLES[list]];
    const many = shape.reads[list];
    const fields: Fields | undefined = single?.fields ?? many?.fields;
    if (single !== undefined && fields !== undefined) {
      const { answer, name } = await call(single, { id: wanted }, signal);
      const raw = parseAnswer(answer, record, name);
      return parseValue(complete(readRecord(world, raw, fields), readDate(answer)), schema, name, answer.status);
    }
    if (many === undefined) throw new PmsError('not_found', `The API’s shape has no ${list}`);
    let cursor: string | null = null;
    for (let page = 0; page < PAGES_MAX; page++) {
      const found: ListedPage<T> = await listPage(many, { cursor }, schema, signal);
      const here = found.items.find(
        (one) => typeof one === 'object' && one !== null && 'id' in one && one.id === wanted,
      );
      if (here !== undefined) return here;
      cursor = found.nextCursor;
      if (cursor === null) break;
    }
    throw new PmsError('not_found', `${list}: there is none of that id`);
  }

  async function findWritten(
    { find }: WriteShape,
    values: Record<string, Json>,
    signal: AbortSignal,
  ): Promise<string | null> {
    if (find === undefined) return null;
    const { answer, name } = await call(find, values, signal);
    const wanted = String(fillIn(find.is, values) ?? '');
    const there = findList(parseAnswer(answer, anything, name), find.list, name).find((raw) => {
      const text = String(readPath(raw, find.where) ?? '');
      return wanted !== '' && text.includes(wanted);
    });
    return there === undefined ? null : String(readPath(there, find.id) ?? wanted);
  }

  async function write<T>(given: WriteCall, schema: z.ZodType<T> | null, signal: AbortSignal): Promise<T | null> {
    const [place, name] = WRITES.find(([pattern]) => pattern.test(`${given.method} ${given.path}`)) ?? [];
    const how = name === undefined ? undefined : shape.writes[name];
    if (place === undefined || name === undefined || how === undefined)
      throw new PmsError(
        'not_supported',
        `The API’s shape has nothing for ${given.method} ${given.path.split('/')[1] ?? ''}`,
      );
    const places = Object.entries(place.exec(`${given.method} ${given.path}`)?.groups ?? {});
    const body = record.parse(given.body ?? {});
    const values = writeValues(world, {
      ...body,
      ...Object.fromEntries(places.map(([key, text]) => [key, decodeURIComponent(text)])),
    });
    if (given.key !== undefined) values['externalId'] ??= given.key;
    for (const [field, words] of Object.entries(how.words)) {
      const word = words[String(values[field] ?? '')] ?? words['*'];
      if (word !== undefined) values[field] = word;
    }
    const effect = effectOfWrite(how);
    const again = given.again === true;
    const earlier = again ? await findWritten(how, values, signal) : null;
    const fallback = { id: String(values['externalId'] ?? values['id'] ?? ''), status: 'open', lastName: '' };
    if (earlier !== null)
      return schema === null ? null : parseValue(complete({ ...fallback, id: earlier }, null), schema, name);
    const { answer, name: told } = await call(how, values, signal, {
      ...(how.body === undefined ? {} : { body: fillBody(anything.parse(how.body), values) }),
      ...(how.method === 'POST' && how.idempotent === true && given.key !== undefined ? { key: given.key } : {}),
      effect,
      again,
    });
    if (schema === null) return null;
    const raw = answer.body.trim() === '' ? {} : parseAnswer(answer, anything, told);
    const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const mapped = isRecord ? readRecord(world, raw, fillFields(how.fields, values)) : {};
    return parseValue(complete({ ...fallback, ...mapped }, readDate(answer)), schema, told, answer.status);
  }

  const announced = new Set<string>(
    Object.entries(ANNOUNCED).flatMap(([capability, has]) => (has(shape) ? [capability] : [])),
  );
  return {
    async get(path, schema, signal) {
      if (path !== '/property') return findOne(path, schema, signal);
      const { answer, name } = await call(shape.property, {}, signal);
      return parseValue(
        readRecord(world, parseAnswer(answer, record, name), shape.property.fields),
        schema,
        name,
        answer.status,
      );
    },
    async list(path, query, item, signal) {
      const name = Object.entries(LISTS).find(([known]) => known === path)?.[1];
      const of = name === undefined ? undefined : shape.reads[name];
      return of === undefined ? { items: [], nextCursor: null, at: null } : listPage(of, query, item, signal);
    },
    write,
    capabilities: async () => announced,
    now: async () => new Date(+clock() + (aheadMs ?? 0)),
    async require(capability) {
      if (!announced.has(capability))
        throw new PmsError('not_supported', `The API’s shape has nothing for ${capability}`);
    },
  };
}

/** An id that the API doesn't give may be made of ours: `{ "default": "/extras/{externalId}" }`. */
function fillFields(fields: Fields, values: Readonly<Record<string, Json>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, source]) => {
      if (typeof source === 'string' || typeof source.default !== 'string') return [name, source];
      const filled = fillIn(source.default, values, true);
      return [name, { ...source, default: String(filled ?? '') }];
    }),
  );
}

/** What such an API has: what its shape says a call for. */
const ANNOUNCED: Record<Exclude<BridgeCapability, 'webhooks'>, (shape: Shape) => boolean> = {
  'reservations.read': () => true,
  'guests.read': ({ reads }) => reads.guests !== undefined,
  'rooms.read': ({ reads }) => reads.rooms !== undefined,
  'rates.read': ({ reads }) => reads.rates !== undefined,
  'requests.write': ({ writes }) => writes.request !== undefined,
  'communications.write': ({ writes }) => writes.communication !== undefined,
  'charges.write': ({ writes }) => writes.charge !== undefined,
  'preferences.write': ({ writes }) => writes.preference !== undefined,
  'guests.write': ({ writes }) => writes.guestChange !== undefined,
  'notes.write': ({ writes }) => writes.note !== undefined,
  'arrivals.write': ({ writes }) => writes.arrival !== undefined,
};

function findList(whole: Json, path: string, name: string): JsonObject[] {
  const found = path === '' ? whole : readPath(record.safeParse(whole).data ?? {}, path);
  return parseValue(found, z.array(record), `${name}: the list`);
}

function readAlso(paging: ListCall['paging'], cursor: string | number | null): Record<string, string> {
  switch (paging.style) {
    case 'none':
      return {};
    case 'cursor':
      return cursor === null ? {} : { [paging.send]: String(cursor) };
    case 'page':
    case 'offset': {
      const first = paging.style === 'page' ? paging.first : 0;
      const size = paging.size === undefined ? {} : { [paging.size]: String(paging.limit) };
      return { [paging.send]: String(cursor ?? first), ...size };
    }
    default:
      return paging satisfies never;
  }
}

function findNext(
  paging: ListCall['paging'],
  cursor: string | number | null,
  whole: Json,
  count: number,
): string | null {
  if (paging.style === 'none') return null;
  if (paging.style === 'cursor') {
    const next = readPath(record.safeParse(whole).data ?? {}, paging.read);
    return next === undefined || next === null || next === '' ? null : String(next);
  }
  if (count < paging.limit) return null;
  return String(paging.style === 'page' ? Number(cursor ?? paging.first) + 1 : Number(cursor ?? 0) + paging.limit);
}
