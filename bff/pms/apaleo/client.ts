import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { parseAnswer, requireOk, toError } from '../net/answer.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createTokenSource, type TokenSource } from '../net/token.ts';
import { createTurns, type Turns } from '../net/turns.ts';

/** The vendor's documentation gives a maximum of 500 in one place and 200 in another. */
export const PAGE_SIZE = 100;

export interface Query {
  [name: string]: string | number | boolean | readonly string[] | undefined;
}

/** Calls of one account. Paths begin with their area: `/booking/v1/reservations`. */
export interface Client {
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** A page of a list (null if it is empty, 204), and the server's time. */
  list<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<Listed<T>>;
  /** Sends an `Idempotency-Key`, so that a repeated call has no effect (for 24 hours). */
  post<T>(path: string, body: object, key: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** Sends a JSON Patch, which depends on a record read before. Read the record again before repeating it. */
  patch(path: string, operations: readonly PatchOperation[], signal: AbortSignal): Promise<void>;
  remove(path: string, signal: AbortSignal): Promise<void>;
  /** Lets only one read-change-write sequence per record run at a time. */
  turns: Turns;
}

export interface Listed<T> {
  page: T | null;
  /** null: unknown. */
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

/** Tokens by the client credentials of the hotel's own app ("simple client" guide). There are no refresh tokens. */
function createTokens(net: Net, credentials: Readonly<Record<string, string>>, clock: Clock): TokenSource {
  const identity = hostOf(credentials['identityUrl'], 'https://identity.apaleo.com');
  const basicCredentials = `${credentials['clientId'] ?? ''}:${credentials['clientSecret'] ?? ''}`;
  return createTokenSource({
    clock,
    async fetchToken(signal) {
      const answer = await net.send(
        {
          method: 'POST',
          url: `${identity}/connect/token`,
          headers: {
            authorization: `Basic ${Buffer.from(basicCredentials).toString('base64')}`,
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

function hostOf(url: string | undefined, defaultUrl: string): string {
  return (url || defaultUrl).replace(/\/+$/, '');
}

/** Writes the query: lists are joined by commas, booleans are words. */
function encodeQuery(query: Query): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) form.set(name, Array.isArray(value) ? value.join(',') : String(value));
  return form.size === 0 ? '' : `?${form}`;
}

/** The call's name for logs, without ids. */
function nameOf(path: string): string {
  return path.replace(/^\//, '').replace(/(?<=v1\/[\w-]+\/)[^/]+/, '{id}');
}

function readReason({ body }: NetAnswer): string {
  try {
    const parsed = failure.parse(JSON.parse(body));
    return quoteReason(parsed.messages?.join(' ') ?? parsed.detail ?? parsed.title);
  } catch {
    return ''; // 5xx may come as HTML
  }
}
