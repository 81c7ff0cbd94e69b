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
/** The contract's writing calls, with named groups for the variable parts of the path. */
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
const anything = z.custom<Json>(); // everything from JSON.parse is JSON
const record = z.record(z.string(), z.custom<Json>());
/** The most pages of one list, so that no loop is endless. */
const PAGES_MAX = 500;

/** Makes a client that serves the contract's calls by calls of another API. */
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
    options: { body?: Json; key?: string; effect?: Effect; again?: boolean; also?: Record<string, string> } = {},
  ): Promise<{ answer: NetAnswer; name: string }> {
    const filledPath = fillIn(path, values, true);
    if (filledPath === null)
      throw new PmsError('not_supported', `${path}: something that this call needs is not known`);
    const form = new URLSearchParams(options.also);
    for (const [name, template] of Object.entries(query)) {
      const value = fillIn(template, values);
      if (value !== null) form.set(name, String(value));
    }
    const name = `${method} ${path}`;
    const answer = await send(
      {
        method,
        url: `${base}${filledPath}${form.size === 0 ? '' : `?${form}`}`,
        headers: {
          accept: 'application/json',
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.effect === undefined ? {} : { effect: options.effect }),
        again: options.again === true,
      },
      signal,
    );
    const at = readDate(answer);
    if (at !== null) aheadMs = +at - +clock();
    return { answer: requireOk(answer, name), name };
  }

  /** Adds the fields that each record must have, if the API lacks them. */
  function complete(mapped: JsonObject, at: Date | null): JsonObject {
    const updatedAt = mapped['updatedAt'] ?? (at ?? clock()).toISOString();
    const guest = mapped['primaryGuest'];
    const isGuest = typeof guest === 'object' && guest !== null && !Array.isArray(guest);
    return {
      ...mapped,
      updatedAt,
      ...(isGuest ? { primaryGuest: { id: `reservation-${String(mapped['id'])}`, updatedAt, ...guest } } : {}),
    };
  }

  async function listPage<T>(
    listCall: ListCall,
    { cursor = null, limit: _, ...filters }: Query,
    item: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<ListedPage<T>> {
    const { paging } = listCall;
    const { answer, name } = await call(listCall, writeValues(world, filters), signal, {
      also: pagingQuery(paging, cursor),
    });
    const parsedAnswer = parseAnswer(answer, anything, name);
    const rawItems = findList(parsedAnswer, listCall.list, name);
    const at = readDate(answer);
    const items = rawItems.map((raw, index) => {
      const mapped = complete(readRecord(world, raw, listCall.fields), at);
      return parseValue(mapped, item, `${name}: item ${index}`, answer.status);
    });
    return { items, nextCursor: findNext(paging, cursor, parsedAnswer, rawItems.length), at };
  }

  async function findOne<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const [, list = '', id = ''] = /^\/(\w+)\/([^/]+)$/.exec(path) ?? [];
    const wantedId = decodeURIComponent(id);
    if (list !== 'reservations' && list !== 'guests' && list !== 'rooms')
      throw new PmsError('not_supported', `The API’s shape has nothing for ${path}`);
    const single = shape.reads[SINGLES[list]];
    const many = shape.reads[list];
    const fields: Fields | undefined = single?.fields ?? many?.fields;
    if (single !== undefined && fields !== undefined) {
      const { answer, name } = await call(single, { id: wantedId }, signal);
      const raw = parseAnswer(answer, record, name);
      return parseValue(complete(readRecord(world, raw, fields), readDate(answer)), schema, name, answer.status);
    }
    if (many === undefined) throw new PmsError('not_found', `The API’s shape has no ${list}`);
    let cursor: string | null = null;
    for (let page = 0; page < PAGES_MAX; page++) {
      const answer: ListedPage<T> = await listPage(many, { cursor }, schema, signal);
      const match = answer.items.find(
        (one) => typeof one === 'object' && one !== null && 'id' in one && one.id === wantedId,
      );
      if (match !== undefined) return match;
      cursor = answer.nextCursor;
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
    const wantedText = String(fillIn(find.is, values) ?? '');
    const existing = findList(parseAnswer(answer, anything, name), find.list, name).find((raw) => {
      const text = String(readPath(raw, find.where) ?? '');
      return wantedText !== '' && text.includes(wantedText);
    });
    return existing === undefined ? null : String(readPath(existing, find.id) ?? wantedText);
  }

  async function write<T>(writeCall: WriteCall, schema: z.ZodType<T> | null, signal: AbortSignal): Promise<T | null> {
    const [pathPattern, name] = WRITES.find(([pattern]) => pattern.test(`${writeCall.method} ${writeCall.path}`)) ?? [];
    const writeShape = name === undefined ? undefined : shape.writes[name];
    if (pathPattern === undefined || name === undefined || writeShape === undefined)
      throw new PmsError(
        'not_supported',
        `The API’s shape has nothing for ${writeCall.method} ${writeCall.path.split('/')[1] ?? ''}`,
      );
    const pathValues = Object.entries(pathPattern.exec(`${writeCall.method} ${writeCall.path}`)?.groups ?? {});
    const body = record.parse(writeCall.body ?? {});
    const values = writeValues(world, {
      ...body,
      ...Object.fromEntries(pathValues.map(([key, text]) => [key, decodeURIComponent(text)])),
    });
    if (writeCall.key !== undefined) values['externalId'] ??= writeCall.key;
    for (const [field, words] of Object.entries(writeShape.words)) {
      const word = words[String(values[field] ?? '')] ?? words['*'];
      if (word !== undefined) values[field] = word;
    }
    const effect = effectOfWrite(writeShape);
    const isRetry = writeCall.again === true;
    const existingId = isRetry ? await findWritten(writeShape, values, signal) : null;
    const fallback = { id: String(values['externalId'] ?? values['id'] ?? ''), status: 'open', lastName: '' };
    if (existingId !== null)
      return schema === null ? null : parseValue(complete({ ...fallback, id: existingId }, null), schema, name);
    const { answer, name: callName } = await call(writeShape, values, signal, {
      ...(writeShape.body === undefined ? {} : { body: fillBody(anything.parse(writeShape.body), values) }),
      ...(writeShape.method === 'POST' && writeShape.idempotent === true && writeCall.key !== undefined
        ? { key: writeCall.key }
        : {}),
      effect,
      again: isRetry,
    });
    if (schema === null) return null;
    const raw = answer.body.trim() === '' ? {} : parseAnswer(answer, anything, callName);
    const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const mapped = isRecord ? readRecord(world, raw, fillFields(writeShape.fields, values)) : {};
    return parseValue(complete({ ...fallback, ...mapped }, readDate(answer)), schema, callName, answer.status);
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
      const listCall = name === undefined ? undefined : shape.reads[name];
      return listCall === undefined
        ? { items: [], nextCursor: null, at: null }
        : listPage(listCall, query, item, signal);
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

/**
 * Fills placeholders in default values, so that an id the API does not give can be made from ours: `{ "default":
 * "/extras/{externalId}" }`.
 */
function fillFields(fields: Fields, values: Readonly<Record<string, Json>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, source]) => {
      if (typeof source === 'string' || typeof source.default !== 'string') return [name, source];
      const filled = fillIn(source.default, values, true);
      return [name, { ...source, default: String(filled ?? '') }];
    }),
  );
}

/** The capabilities of such an API: those for which its shape names a call. */
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

function findList(parsedAnswer: Json, path: string, name: string): JsonObject[] {
  const rawList = path === '' ? parsedAnswer : readPath(record.safeParse(parsedAnswer).data ?? {}, path);
  return parseValue(rawList, z.array(record), `${name}: the list`);
}

function pagingQuery(paging: ListCall['paging'], cursor: string | number | null): Record<string, string> {
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
  parsedAnswer: Json,
  count: number,
): string | null {
  if (paging.style === 'none') return null;
  if (paging.style === 'cursor') {
    const next = readPath(record.safeParse(parsedAnswer).data ?? {}, paging.read);
    return next === undefined || next === null || next === '' ? null : String(next);
  }
  if (count < paging.limit) return null;
  return String(paging.style === 'page' ? Number(cursor ?? paging.first) + 1 : Number(cursor ?? 0) + paging.limit);
}
