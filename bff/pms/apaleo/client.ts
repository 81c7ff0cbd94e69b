import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { parseAnswer, requireOk, toError } from '../net/answer.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createTokenSource, type TokenSource } from '../net/token.ts';
import { createTurns, type Turns } from '../net/turns.ts';

/** The list's most is 500 in one place of the vendor's papers and 200 in another; 100 is below both. */
export const PAGE_SIZE = 100;

export interface Query {
  [name: string]: string | number | boolean | readonly string[] | undefined;
}

/** Calls of one account. Paths begin with their area: `/booking/v1/reservations`. */
export interface Client {
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** A page of a list, null where it is empty (204), and the server's own time. */
  list<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<Listed<T>>;
  /** With an `Idempotency-Key`: sent twice it is done once (for 24 hours). */
  post<T>(path: string, body: object, key: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** JSON Patch of what was made of a reading: before it is sent again, the record is read again. */
  patch(path: string, operations: readonly PatchOperation[], signal: AbortSignal): Promise<void>;
  remove(path: string, signal: AbortSignal): Promise<void>;
  /** One at a time for each record: what reads it, changes it and writes it back. */
  turns: Turns;
}

export interface Listed<T> {
  page: T | null;
  /** null: it did not say. */
  serverTime: Date | null;
}

export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

const token = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const failure = z.looseObject({
  messages: z.array(z.string()).nullish(),
  detail: z.string().nullish(),
  title: z.string().nullish(),
});

export function createClient(net: Net, credentials: Readonly<Record<string, string>>, clock: Clock): Client {
  const api = hostOf(credentials['apiUrl'], 'https://api.apaleo.com');
  const webhooks = hostOf(credentials['webhookUrl'], 'https://webhook.apaleo.com');
  const tokens = createTokens(net, credentials, clock);

  async function call(request: Omit<NetRequest, 'url'> & { path: string; query?: Query }, signal: AbortSignal) {
    const { path, query = {}, ...rest } = request;
    const host = path.startsWith('/v1/subscriptions') ? webhooks : api;
    const answer = await tokens.send(net, { ...rest, url: `${host}${path}${encodeQuery(query)}` }, signal);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw toError(answer, nameOf(path), readReason(answer));
  }

  return {
    turns: createTurns(),
    async get(path, query, schema, signal) {
      return parseAnswer(await call({ method: 'GET', path, query }, signal), schema, nameOf(path));
    },
    async list(path, query, schema, signal) {
      const answer = await call({ method: 'GET', path, query }, signal);
      const time = Date.parse(answer.headers['date'] ?? '');
      const page = answer.status === 204 ? null : parseAnswer(answer, schema, nameOf(path));
      return { page, serverTime: Number.isNaN(time) ? null : new Date(time) };
    },
    async post(path, body, key, schema, signal) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const request = {
        method: 'POST' as const,
        path,
        headers,
        body: JSON.stringify(body),
        effect: 'idempotent' as const,
      };
      return parseAnswer(await call(request, signal), schema, nameOf(path));
    },
    async patch(path, operations, signal) {
      const headers = { 'content-type': 'application/json' };
      await call({ method: 'PATCH', path, headers, body: JSON.stringify(operations), effect: 'append' }, signal);
    },
    async remove(path, signal) {
      await call({ method: 'DELETE', path, effect: 'delete' }, signal);
    },
  };
}

/** Client credentials of the hotel's own app ("simple client" guide). There is no refresh token. */
function createTokens(net: Net, credentials: Readonly<Record<string, string>>, clock: Clock): TokenSource {
  const identity = hostOf(credentials['identityUrl'], 'https://identity.apaleo.com');
  const pair = `${credentials['clientId'] ?? ''}:${credentials['clientSecret'] ?? ''}`;
  return createTokenSource({
    clock,
    async fetchToken(signal) {
      const answer = await net.send(
        {
          method: 'POST',
          url: `${identity}/connect/token`,
          headers: {
            authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: 'grant_type=client_credentials',
          effect: 'read',
        },
        signal,
      );
      if (answer.status === 400 || answer.status === 401)
        throw new PmsError('rejected_credentials', 'connect/token: apaleo does not know the client id and secret', {
          status: answer.status,
        });
      const { access_token, expires_in } = parseAnswer(requireOk(answer, 'connect/token'), token, 'connect/token');
      return { value: access_token, lastsMs: expires_in * 1_000 };
    },
  });
}

function hostOf(given: string | undefined, usual: string): string {
  return (given || usual).replace(/\/+$/, '');
}

/** Lists are joined by commas; flags are words. */
function encodeQuery(query: Query): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) form.set(name, Array.isArray(value) ? value.join(',') : String(value));
  return form.size === 0 ? '' : `?${form}`;
}

/** Without ids: names of calls stand in logs. */
function nameOf(path: string): string {
  return path.replace(/^\//, '').replace(/(?<=v1\/[\w-]+\/)[^/]+/, '{id}');
}

function readReason({ body }: NetAnswer): string {
  try {
    const told = failure.parse(JSON.parse(body));
    return quoteReason(told.messages?.join(' ') ?? told.detail ?? told.title);
  } catch {
    return ''; // 5xx may come as HTML
  }
}
