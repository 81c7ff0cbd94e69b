import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { readDate } from '../adapter/pms-clock.ts';
import { parseAnswer, toError } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createTokenSource, type Token } from '../net/token.ts';
import { createTurns, type Turns } from '../net/turns.ts';
import { problem, token } from './schema.ts';
import type { Settings } from './settings.ts';

export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Calls for one hotel. `path` is relative to the gateway; `{hotelId}` in it is replaced by the hotel's code. */
export interface Client {
  /** OPERA's time at its latest answer. Cursors by our clock could lose changes. */
  heardAt(): Date | null;
  /** Null if OPERA has nothing (204, and 404 for single records). */
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T | null>;
  send<T>(
    effect: Exclude<Effect, 'read'>,
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ data: T | null; id: string | null }>;
  /** Lets only one read-change-write sequence per record run at a time. */
  turns: Turns;
  /** The token; a new one if the last is about to expire. */
  logIn(signal: AbortSignal): Promise<string>;
  /** Replaces a token that was refused. */
  renew(stale: string, signal: AbortSignal): Promise<string>;
}

/**
 * Makes a client. Every call sends token, application key and hotel; the hotel is a header too, although it is in the
 * path (OHIP's FAQ).
 */
export function createClient(net: Net, settings: Settings, clock: Clock): Client {
  const { gateway, hotelId, appKey } = settings;
  let lastAnswerAt: Date | null = null;
  const tokens = createTokenSource({ clock, fetchToken: (signal) => fetchToken(net, settings, signal) });

  async function call(request: Omit<NetRequest, 'url'>, path: string, query: Query, signal: AbortSignal) {
    const name = path.replace('/hotels/{hotelId}', '').replace(/^\//, '');
    const filledPath = path.replace('{hotelId}', encodeURIComponent(hotelId));
    const headers = { 'x-app-key': appKey, 'x-hotelid': hotelId, 'x-request-id': randomUUID(), ...request.headers };
    const url = `${gateway}${filledPath}${writeQuery(query)}`;
    const answer = await tokens.send(net, { ...request, url, headers }, signal);
    lastAnswerAt = readDate(answer) ?? lastAnswerAt;
    if (answer.status < 200 || answer.status > 299) throw readProblem(answer, name);
    return { answer, name };
  }

  return {
    turns: createTurns(),
    heardAt: () => lastAnswerAt,
    async get(path, query, schema, signal) {
      try {
        const { answer, name } = await call({ method: 'GET' }, path, query, signal);
        return answer.status === 204 ? null : parseAnswer(answer, schema, name);
      } catch (error) {
        if (error instanceof PmsError && error.code === 'not_found') return null;
        throw error;
      }
    },
    async send(effect, method, path, body, schema, signal) {
      const headers = { 'content-type': 'application/json' };
      const request = { method, headers, body: JSON.stringify(body), effect };
      const { answer, name } = await call(request, path, {}, signal);
      const data = isEmpty(answer) ? null : parseAnswer(answer, schema, name);
      return { data, id: readLocation(answer) };
    },
    logIn: (signal) => tokens.get(signal),
    renew: (stale, signal) => tokens.renew(stale, signal),
  };
}

/** Fetches a token (`POST /oauth/v1/tokens`). There are no refresh tokens. */
async function fetchToken(net: Net, settings: Settings, signal: AbortSignal): Promise<Token> {
  const { gateway, clientId, clientSecret, appKey, login } = settings;
  const headers = {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'x-app-key': appKey,
    'content-type': 'application/x-www-form-urlencoded',
    ...login.headers,
  };
  const body = new URLSearchParams(login.form).toString();
  const url = `${gateway}/oauth/v1/tokens`;
  const answer = await net.send({ method: 'POST', url, headers, body, effect: 'read' }, signal);
  if ([400, 401, 403].includes(answer.status))
    throw new PmsError('rejected_credentials', 'oauth/v1/tokens: OPERA Cloud does not accept these credentials', {
      status: answer.status,
    });
  if (answer.status !== 200) throw toError(answer, 'oauth/v1/tokens');
  const { access_token, expires_in } = parseAnswer(answer, token, 'oauth/v1/tokens');
  return { value: access_token, lastsMs: expires_in == null ? null : expires_in * 1_000 };
}

/**
 * Makes the error of a problem answer. OPERA's own reason is in `detail`. A record that somebody has open is locked for
 * a while.
 */
function readProblem(answer: NetAnswer, name: string): PmsError {
  const parsed = problem.safeParse(readJson(answer.body));
  if (!parsed.success) return toError(answer, name);
  const { detail, title, 'o:errorCode': code } = parsed.data;
  const reason = quoteReason([code, detail || title].filter((part) => part !== '').join(': '));
  if (answer.status < 500 && /\block(?:ed)?\b/i.test(detail))
    return new PmsError('busy', `${name}: ${reason}`, { status: answer.status });
  return toError(answer, name, reason);
}

/** The id of a new record: the last segment of `Location`, if there is one. */
function readLocation({ headers }: NetAnswer): string | null {
  const path = headers['location']?.split('?')[0] ?? '';
  const last = path.split('/').at(-1) ?? '';
  return last === '' ? null : decodeURIComponent(last);
}

function isEmpty({ status, body }: NetAnswer): boolean {
  return status === 204 || body.trim() === '';
}

/** Writes the query; lists repeat their name (`collectionFormat: multi`). */
function writeQuery(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const one of value) pairs.append(name, one);
    else pairs.append(name, String(value));
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the status says enough
  }
}
