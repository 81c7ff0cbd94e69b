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

/** Calls of one hotel. `path` begins behind the gateway; `{hotelId}` in it is the hotel's code. */
export interface Client {
  /** OPERA's own time at its newest answer: cursors by our clock would lose changes where clocks differ. */
  heardAt(): Date | null;
  /** null: OPERA has nothing (204; of single records 404 too). */
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T | null>;
  send<T>(
    effect: Exclude<Effect, 'read'>,
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ data: T | null; id: string | null }>;
  /** What is read, changed and written back: each record's own, one after the other. */
  turns: Turns;
  /** The token, a new one where the one before is about to end. */
  logIn(signal: AbortSignal): Promise<string>;
  /** A new token in place of one that was refused. */
  renew(stale: string, signal: AbortSignal): Promise<string>;
}

/** Every call carries token, application key and hotel, the hotel again although it stands in the path (OHIP's FAQ). */
export function createClient(net: Net, settings: Settings, clock: Clock): Client {
  const { gateway, hotelId, appKey } = settings;
  let heard: Date | null = null;
  const tokens = createTokenSource({ clock, fetchToken: (signal) => fetchToken(net, settings, signal) });

  async function call(request: Omit<NetRequest, 'url'>, path: string, query: Query, signal: AbortSignal) {
    const name = path.replace('/hotels/{hotelId}', '').replace(/^\//, '');
    const where = path.replace('{hotelId}', encodeURIComponent(hotelId));
    const headers = { 'x-app-key': appKey, 'x-hotelid': hotelId, 'x-request-id': randomUUID(), ...request.headers };
    const url = `${gateway}${where}${writeQuery(query)}`;
    const answer = await tokens.send(net, { ...request, url, headers }, signal);
    heard = readDate(answer) ?? heard;
    if (answer.status < 200 || answer.status > 299) throw readProblem(answer, name);
    return { answer, name };
  }

  return {
    turns: createTurns(),
    heardAt: () => heard,
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

/** `POST /oauth/v1/tokens`. There are no refresh tokens: one that ends is asked for again. */
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

/** OPERA's own reason stands in `detail`. A record that somebody has open is locked for a while. */
function readProblem(answer: NetAnswer, name: string): PmsError {
  const told = problem.safeParse(readJson(answer.body));
  if (!told.success) return toError(answer, name);
  const { detail, title, 'o:errorCode': code } = told.data;
  const reason = quoteReason([code, detail || title].filter((part) => part !== '').join(': '));
  if (answer.status < 500 && /\block(?:ed)?\b/i.test(detail))
    return new PmsError('busy', `${name}: ${reason}`, { status: answer.status });
  return toError(answer, name, reason);
}

/** The new record's id is the last step of `Location`, where the answer names one. */
function readLocation({ headers }: NetAnswer): string | null {
  const path = headers['location']?.split('?')[0] ?? '';
  const last = path.split('/').at(-1) ?? '';
  return last === '' ? null : decodeURIComponent(last);
}

function isEmpty({ status, body }: NetAnswer): boolean {
  return status === 204 || body.trim() === '';
}

/** Lists repeat their name (`collectionFormat: multi`). */
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
    return null; // the status alone says what it is
  }
}
