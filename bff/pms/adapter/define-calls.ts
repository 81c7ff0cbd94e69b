import type { z } from 'zod';
import { parseAnswer, requireOk } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import type { NetAnswer, NetRequest } from '../net/net.ts';
import type { SessionWorld } from '../port.ts';
import { unlessMissing } from './checks.ts';
import { readDate } from './pms-clock.ts';

/** What a defined adapter's functions are handed: one call of ours, its credentials and its way to the PMS. */
export interface Pms {
  credentials: Readonly<Record<string, string>>;
  /** The property's IANA zone: vendors write local times. */
  timezone: string;
  now(): Date;
  /** What the hotel bills in, as `property` names it: asked once for a connection. Throws a PmsError where it names none. */
  currency(): Promise<string>;
  /** Asks; what is undefined in `query` is left out. Throws a PmsError where the PMS refuses or answers otherwise. */
  get<T>(path: string, schema: z.ZodType<T>, query?: Record<string, string | number | undefined>): Promise<T>;
  /** null in place of a 404. */
  find<T>(path: string, schema: z.ZodType<T>): Promise<T | null>;
  /**
   * Writes JSON. `effect` says what that does, and so whether it may be sent again without knowing whether it arrived; default:
   * PUT sets and DELETE takes away, which may, POST and PATCH append, which may not, unless `key` goes with them as
   * Idempotency-Key. What a DELETE that is told again finds gone (404, 410) is done.
   */
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    schema: z.ZodType<T>,
    options?: { body?: object; key?: string; effect?: Effect },
  ): Promise<T>;
}

const EFFECTS = { PUT: 'idempotent', DELETE: 'delete', POST: 'append', PATCH: 'append' } as const;

/** A call's way to the PMS, and the PMS's clock at its first answer. */
export interface BoundPms extends Pms {
  firstAnswerAt(): Date | null;
}

export function bindPms(
  { net, credentials, timezone, clock }: SessionWorld,
  { baseUrl, headers = {} }: { baseUrl: string; headers?: Record<string, string> },
  signal: AbortSignal,
  /** Of a change that an earlier try may have told already. */
  again = false,
): Omit<BoundPms, 'currency'> {
  const base = baseUrl.replace(/\/+$/, '');
  let firstAt: Date | null = null;

  async function call(request: Omit<NetRequest, 'url'>, path: string): Promise<NetAnswer> {
    const all = { accept: 'application/json', ...headers, ...request.headers };
    const answer = await net.send({ ...request, url: `${base}${path}`, headers: all }, signal);
    firstAt ??= readDate(answer);
    return requireOk(answer, nameOf(request.method, path));
  }

  const get: Pms['get'] = async (path, schema, query = {}) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) form.set(name, String(value));
    const whole = form.size === 0 ? path : `${path}?${form}`;
    return parseAnswer(await call({ method: 'GET' }, whole), schema, nameOf('GET', path));
  };

  return {
    credentials,
    timezone,
    now: clock,
    get,
    find: (path, schema) => unlessMissing(get(path, schema)),
    async send(method, path, schema, { body, key, effect } = {}) {
      const request = {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        effect: effect ?? (key === undefined ? EFFECTS[method] : 'idempotent'),
        again,
      };
      const answer = await call(request, path);
      const known = answer.body === '' ? { ...answer, body: 'null' } : answer; // a 204 is read as null
      return parseAnswer(known, schema, nameOf(method, path));
    },
    firstAnswerAt: () => firstAt,
  };
}

/** The call as logs may show it: what looks like an id is left out. */
function nameOf(method: string, path: string): string {
  const [bare = ''] = path.split('?');
  return `${method} ${bare.replace(/\/[^/]*\d[^/]*(?=\/|$)/g, '/{id}')}`;
}
