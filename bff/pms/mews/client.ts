import { z } from 'zod';
import { parseAnswer, parseList, parseValue, toError } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import type { Json, JsonObject } from '../port.ts';

/** Per page and per list of ids: a quarter of what Mews allows (Connector API, guidelines/pagination), for a page is held in memory. */
export const COUNT_MAX = 250;
/** An interval is three months at most (guidelines/requests); the shortest three have 89 days. */
export const INTERVAL_DAYS_MAX = 89;
const PATH = '/api/connector/v1';
const CLIENT_NAME = 'ServiceChat 1.0.0';
const position = z.string().nullish();
const failure = z.looseObject({ Message: z.string().nullish() });

/** Calls for one hotel: always POST, with the credentials in the body (guidelines/requests, authentication). */
export interface Client {
  /** A page of a list; `name` is the field of the answer with the list. */
  list<T>(
    operation: string,
    fields: Fields,
    list: { name: string; item: z.ZodType<T> },
    signal: AbortSignal,
  ): Promise<{ items: T[]; rest: Readonly<Record<string, unknown>> }>;
  /** `operation` as the vendor writes it: `reservations/getAll/2023-06-06`. */
  read<T>(operation: string, fields: Fields, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  write<T>(
    effect: Exclude<Effect, 'read'>,
    operation: string,
    fields: Fields,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T>;
}

export interface Fields {
  [name: string]: Json | undefined;
}

export function createClient(net: Net, credentials: Readonly<Record<string, string>>): Client {
  const address = (credentials['platformAddress'] || 'https://api.mews.com').replace(/\/+$/, '');
  const tokens = {
    ClientToken: credentials['clientToken'] ?? '',
    AccessToken: credentials['accessToken'] ?? '',
    Client: CLIENT_NAME,
  };
  /** A portfolio token opens several hotels, so lists and writes are limited to one of them (authentication). */
  const enterpriseId = credentials['enterpriseId'] ?? '';
  function scopeOf(operation: string): Fields {
    if (enterpriseId === '') return {};
    return operation.includes('/getAll') ? { EnterpriseIds: [enterpriseId] } : { EnterpriseId: enterpriseId };
  }

  async function call(operation: string, fields: Fields, signal: AbortSignal, effect: Effect): Promise<NetAnswer> {
    const request = {
      method: 'POST' as const,
      url: `${address}${PATH}/${operation}`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...tokens, ...scopeOf(operation), ...fields }),
      effect,
    };
    return requireSuccess(await net.send(request, signal), operation);
  }

  return {
    list: async (operation, fields, list, signal) =>
      parseList(await call(operation, fields, signal, 'read'), list, operation),
    read: async (operation, fields, schema, signal) =>
      parseAnswer(await call(operation, fields, signal, 'read'), schema, operation),
    write: async (effect, operation, fields, schema, signal) =>
      parseAnswer(await call(operation, fields, signal, effect), schema, operation),
  };
}

/** A page of a list, the newest first. `cursor` begins the next page; null after the last. */
export interface ListedPage<T> {
  items: T[];
  cursor: string | null;
}

/** Reads one page. Throws if the next cursor equals this one, because the same page came again. */
export async function readPage<T>(
  client: Client,
  { operation, fields, name, item }: { operation: string; fields: Fields; name: string; item: z.ZodType<T> },
  cursor: string | null,
  signal: AbortSignal,
): Promise<ListedPage<T>> {
  const Limitation: JsonObject = { Count: COUNT_MAX, ...(cursor === null ? {} : { Cursor: cursor }) };
  const { items, rest } = await client.list(operation, { ...fields, Limitation }, { name, item }, signal);
  const next = parseValue(rest['Cursor'], position, operation, undefined, ['Cursor']) ?? null;
  if (cursor !== null && next === cursor)
    throw new PmsError('malformed_answer', `${operation}: the PMS sent the page before again`);
  return { items, cursor: items.length < COUNT_MAX ? null : next };
}

/** Reads all pages of a list that is always short. */
export async function readList<T>(
  client: Client,
  list: { operation: string; fields: Fields; name: string; item: z.ZodType<T> },
  signal: AbortSignal,
): Promise<T[]> {
  const all: T[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: ListedPage<T> = await readPage(client, list, cursor, signal);
    all.push(...page.items);
    if (page.cursor === null) return all;
    cursor = page.cursor;
  }
}

/**
 * Throws for failed calls. 401 means a wrong token, or an operation that the app was not granted (authentication:
 * "Permissions").
 */
function requireSuccess(answer: NetAnswer, operation: string): NetAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const parsed = failure.safeParse(readJson(answer.body));
  const reason = quoteReason(parsed.success ? parsed.data.Message : '');
  if (answer.status === 401 && /permission/i.test(reason))
    throw new PmsError('not_allowed', `${operation}: ${reason}`, { status: 401 });
  // 403 is a business rule of the hotel, whose message is shown to staff (guidelines/responses).
  if (answer.status === 403)
    throw new PmsError('refused', `${operation}: ${reason || 'the PMS refused'}`, { status: 403 });
  throw toError(answer, operation, reason);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the answer of a server in front of the API
  }
}
