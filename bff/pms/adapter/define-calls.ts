import type { z } from 'zod';
import { parseAnswer, requireOk } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import type { NetAnswer, NetRequest } from '../net/net.ts';
import type { SessionWorld } from '../port.ts';
import { unlessMissing } from './checks.ts';
import { readDate } from './pms-clock.ts';

/** The argument of a defined adapter's functions: the credentials, and calls to the PMS. */
export interface Pms {
  credentials: Readonly<Record<string, string>>;
  /** The property's IANA time zone, because vendors send local times. */
  timezone: string;
  now(): Date;
  /**
   * The currency of the hotel's bills, as named by `property`. Read once per connection. Throws a PmsError if there is
   * none.
   */
  currency(): Promise<string>;
  /**
   * Reads from the PMS. Undefined values in `query` are left out. Throws a PmsError if the PMS refuses, or answers in
   * another form.
   */
  get<T>(path: string, schema: z.ZodType<T>, query?: Record<string, string | number | undefined>): Promise<T>;
  /** As `get`, but null for a 404. */
  find<T>(path: string, schema: z.ZodType<T>): Promise<T | null>;
  /**
   * Writes JSON. `effect` says if the call may be repeated without knowing whether it arrived. By default PUT and
   * DELETE may be; POST and PATCH may not, unless `key` is sent as Idempotency-Key. A repeated DELETE that is answered
   * with 404 or 410 has succeeded.
   */
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    schema: z.ZodType<T>,
    options?: { body?: object; key?: string; effect?: Effect },
  ): Promise<T>;
}

const EFFECTS = { PUT: 'idempotent', DELETE: 'delete', POST: 'append', PATCH: 'append' } as const;

/** The calls, and the PMS's time at its first answer. */
export interface BoundPms extends Pms {
  firstAnswerAt(): Date | null;
}

export function bindPms(
  { net, credentials, timezone, clock }: SessionWorld,
  { baseUrl, headers = {} }: { baseUrl: string; headers?: Record<string, string> },
  signal: AbortSignal,
  /** True if an earlier attempt of the change may have arrived. */
  again = false,
): Omit<BoundPms, 'currency'> {
  const base = baseUrl.replace(/\/+$/, '');
  let firstAnswerDate: Date | null = null;

  async function call(request: Omit<NetRequest, 'url'>, path: string): Promise<NetAnswer> {
    const allHeaders = { accept: 'application/json', ...headers, ...request.headers };
    const answer = await net.send({ ...request, url: `${base}${path}`, headers: allHeaders }, signal);
    firstAnswerDate ??= readDate(answer);
    return requireOk(answer, nameOf(request.method, path));
  }

  const get: Pms['get'] = async (path, schema, query = {}) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) form.set(name, String(value));
    const pathAndQuery = form.size === 0 ? path : `${path}?${form}`;
    return parseAnswer(await call({ method: 'GET' }, pathAndQuery), schema, nameOf('GET', path));
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
      const answerOrNull = answer.body === '' ? { ...answer, body: 'null' } : answer; // an empty answer (204) is read as null
      return parseAnswer(answerOrNull, schema, nameOf(method, path));
    },
    firstAnswerAt: () => firstAnswerDate,
  };
}

/** The call's name for logs, without what looks like an id. */
function nameOf(method: string, path: string): string {
  const [pathOnly = ''] = path.split('?');
  return `${method} ${pathOnly.replace(/\/[^/]*\d[^/]*(?=\/|$)/g, '/{id}')}`;
}
