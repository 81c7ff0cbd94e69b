import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { readDate } from '../adapter/pms-clock.ts';
import { parseAnswer, toError } from '../net/answer.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createAuthorization } from './auth.ts';
import { type BridgeCapability, health, problem } from './contract.ts';

export const PAGE_SIZE = 200;
/** How long the capabilities announced by a bridge are cached. */
const HEALTH_MS = 600_000;
const MISTIMED_MS = 60_000;

export interface Query {
  [name: string]: string | number | null;
}

/** A page of a list, and the bridge's time when it answered. */
export interface ListedPage<T> {
  items: T[];
  nextCursor: string | null;
  at: Date | null;
}

/** Calls to one bridge. Paths begin with a slash. */
export interface Client {
  get<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  list<T>(path: string, query: Query, item: z.ZodType<T>, signal: AbortSignal): Promise<ListedPage<T>>;
  /**
   * Writes may be repeated: PUT and PATCH set whole values, POST sends its key, and DELETE of something deleted
   * succeeds.
   */
  write<T>(call: WriteCall, schema: z.ZodType<T> | null, signal: AbortSignal): Promise<T | null>;
  capabilities(signal: AbortSignal): Promise<ReadonlySet<string>>;
  /**
   * The time by the bridge's clock, because ours may be wrong and signatures are valid for minutes only. Asks the
   * bridge if unknown.
   */
  now(signal: AbortSignal): Promise<Date>;
  /** Throws `not_supported` if the bridge does not announce the capability. */
  require(capability: BridgeCapability, signal: AbortSignal): Promise<void>;
}

export interface WriteCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  /** POST: the Idempotency-Key. */
  key?: string;
  /** An earlier attempt may have arrived: APIs without idempotency keys are searched first. */
  again?: boolean;
}

export function createClient(net: Net, credentials: Readonly<Record<string, string>>, clock: Clock): Client {
  const base = (credentials['baseUrl'] ?? '').replace(/\/+$/, '');
  const propertyId = credentials['propertyId'] ?? '';
  const signingSecret = credentials['signingSecret'] ?? '';
  const send = createAuthorization(net, credentials, clock);
  let aheadMs: number | null = null; // how far the bridge's clock is ahead of ours; null: unknown
  let cachedCapabilities: { set: ReadonlySet<string>; untilMs: number } | null = null;

  async function call(request: Omit<NetRequest, 'url'> & { path: string }, signal: AbortSignal): Promise<NetAnswer> {
    const { path } = request;
    const answer = await sendOnce(request, signal);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw readRefusal(answer, nameOf(path));
  }

  /** Sends the request, and once more if it was refused because our clock was wrong when it was signed. */
  async function sendOnce(
    { path, headers, ...rest }: Omit<NetRequest, 'url'> & { path: string },
    signal: AbortSignal,
  ): Promise<NetAnswer> {
    const url = `${base}${path}`;
    const allHeaders = {
      accept: 'application/json',
      'x-request-id': randomUUID(),
      ...(propertyId === '' ? {} : { 'x-sc-property': propertyId }),
      ...headers,
    };
    const sendSigned = (byMs: number) => {
      const at = new Date(+clock() + byMs);
      const signature = signingSecret === '' ? {} : sign(signingSecret, { ...rest, url }, at);
      return send({ ...rest, url, headers: { ...allHeaders, ...signature } }, signal);
    };
    const assumedMs = aheadMs ?? 0;
    const answer = await sendSigned(assumedMs);
    const at = readDate(answer);
    if (at !== null) aheadMs = +at - +clock();
    const isMistimed = Math.abs((aheadMs ?? 0) - assumedMs) > MISTIMED_MS;
    return answer.status === 401 && signingSecret !== '' && isMistimed ? sendSigned(aheadMs ?? 0) : answer;
  }

  async function readCapabilities(signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (cachedCapabilities !== null && +clock() < cachedCapabilities.untilMs) return cachedCapabilities.set;
    const answer = await call({ method: 'GET', path: '/health' }, signal);
    const { capabilities } = parseAnswer(answer, health, 'health');
    cachedCapabilities = { set: new Set(capabilities), untilMs: +clock() + HEALTH_MS };
    return cachedCapabilities.set;
  }

  return {
    async get(path, schema, signal) {
      return parseAnswer(await call({ method: 'GET', path }, signal), schema, nameOf(path));
    },
    async list(path, query, item, signal) {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries({ limit: PAGE_SIZE, ...query }))
        if (value !== null) form.set(name, String(value));
      const answer = await call({ method: 'GET', path: `${path}?${form}` }, signal);
      const page = z.looseObject({ items: z.array(item), nextCursor: z.string().nullable() });
      const { items, nextCursor } = parseAnswer(answer, page, nameOf(path));
      return { items, nextCursor, at: readDate(answer) };
    },
    async write({ method, path, body, key, again: isRetry = false }, schema, signal) {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const bodyPart = body === undefined ? {} : { body: JSON.stringify(body) };
      const effect = method === 'DELETE' ? 'delete' : 'idempotent';
      const answer = await call({ method, path, headers, ...bodyPart, effect, again: isRetry }, signal);
      return schema === null ? null : parseAnswer(answer, schema, nameOf(path));
    },
    capabilities: readCapabilities,
    async now(signal) {
      if (aheadMs === null) await call({ method: 'GET', path: '/health' }, signal);
      return new Date(+clock() + (aheadMs ?? 0));
    },
    async require(capability, signal) {
      if (!(await readCapabilities(signal)).has(capability))
        throw new PmsError('not_supported', `The bridge does not announce ${capability}`);
    },
  };
}

/** Signs a request, so that the bridge can tell ours from those of somebody with a stolen token. */
function sign(secret: string, { method, url, body = '' }: NetRequest, now: Date): Record<string, string> {
  const { pathname, search } = new URL(url);
  const timestamp = String(Math.floor(+now / 1_000));
  const signed = `${timestamp}.${method}.${pathname}${search}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  return { 'x-sc-timestamp': timestamp, 'x-sc-signature': `v1=${signature}` };
}

function readRefusal(answer: NetAnswer, call: string): PmsError {
  const parsed = problem.safeParse(readJson(answer.body));
  const reason = quoteReason(parsed.success ? (parsed.data.detail ?? parsed.data.title) : '');
  // A conflict is a permanent state (no more charges are allowed), not a temporary lock.
  if (answer.status === 409 && parsed.success && parsed.data.code === 'conflict')
    return new PmsError('refused', `${call}: ${reason}`, { status: 409 });
  return toError(answer, call, reason);
}

/** The call's name for logs, without ids. */
function nameOf(path: string): string {
  const [pathOnly = ''] = path.slice(1).split('?');
  return pathOnly.replace(
    /(?<=^(?:rooms|guests|reservations|requests|communications|charges|webhooks)\/)[^/]+/,
    '{id}',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the answer of a server in front of the bridge
  }
}
