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
/** How long what a bridge announced is believed. */
const HEALTH_MS = 600_000;
const MISTIMED_MS = 60_000;

export interface Query {
  [name: string]: string | number | null;
}

/** A page of a list, and the bridge's clock when it answered. */
export interface ListedPage<T> {
  items: T[];
  nextCursor: string | null;
  at: Date | null;
}

/** Calls of one bridge. Paths begin with a slash; `name` is the call as logs show it, without ids. */
export interface Client {
  get<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  list<T>(path: string, query: Query, item: z.ZodType<T>, signal: AbortSignal): Promise<ListedPage<T>>;
  /** All of these may be sent twice: PUT and PATCH put whole values, POST carries its key, DELETE of what is gone is done. */
  write<T>(call: WriteCall, schema: z.ZodType<T> | null, signal: AbortSignal): Promise<T | null>;
  capabilities(signal: AbortSignal): Promise<ReadonlySet<string>>;
  /** The bridge's clock: ours may be wrong, and signatures hold for minutes. Asks for it where it is not known yet. */
  now(signal: AbortSignal): Promise<Date>;
  /** Throws `not_supported` where the bridge does not announce it. */
  require(capability: BridgeCapability, signal: AbortSignal): Promise<void>;
}

export interface WriteCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  /** POST: the Idempotency-Key. */
  key?: string;
  /** An earlier try may be there: an API that knows no such keys is asked first whether it has it. */
  again?: boolean;
}

export function createClient(net: Net, credentials: Readonly<Record<string, string>>, clock: Clock): Client {
  const base = (credentials['baseUrl'] ?? '').replace(/\/+$/, '');
  const propertyId = credentials['propertyId'] ?? '';
  const signingSecret = credentials['signingSecret'] ?? '';
  const send = createAuthorization(net, credentials, clock);
  let aheadMs: number | null = null; // the bridge's clock before ours
  let announced: { set: ReadonlySet<string>; untilMs: number } | null = null;

  async function call(request: Omit<NetRequest, 'url'> & { path: string }, signal: AbortSignal): Promise<NetAnswer> {
    const { path } = request;
    const answer = await sendOnce(request, signal);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw readRefusal(answer, nameOf(path));
  }

  /** Once more where what was refused was signed by a clock that turned out to be wrong. */
  async function sendOnce(
    { path, headers, ...rest }: Omit<NetRequest, 'url'> & { path: string },
    signal: AbortSignal,
  ): Promise<NetAnswer> {
    const url = `${base}${path}`;
    const all = {
      accept: 'application/json',
      'x-request-id': randomUUID(),
      ...(propertyId === '' ? {} : { 'x-sc-property': propertyId }),
      ...headers,
    };
    const sendSigned = (byMs: number) => {
      const at = new Date(+clock() + byMs);
      const signature = signingSecret === '' ? {} : sign(signingSecret, { ...rest, url }, at);
      return send({ ...rest, url, headers: { ...all, ...signature } }, signal);
    };
    const assumedMs = aheadMs ?? 0;
    const answer = await sendSigned(assumedMs);
    const at = readDate(answer);
    if (at !== null) aheadMs = +at - +clock();
    const isMistimed = Math.abs((aheadMs ?? 0) - assumedMs) > MISTIMED_MS;
    return answer.status === 401 && signingSecret !== '' && isMistimed ? sendSigned(aheadMs ?? 0) : answer;
  }

  async function readCapabilities(signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (announced !== null && +clock() < announced.untilMs) return announced.set;
    const answer = await call({ method: 'GET', path: '/health' }, signal);
    const { capabilities } = parseAnswer(answer, health, 'health');
    announced = { set: new Set(capabilities), untilMs: +clock() + HEALTH_MS };
    return announced.set;
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
    async write({ method, path, body, key, again = false }, schema, signal) {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const effect = method === 'DELETE' ? 'delete' : 'idempotent';
      const answer = await call({ method, path, headers, ...sent, effect, again }, signal);
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

/** So that the bridge can tell our requests from anybody's who came by a token. */
function sign(secret: string, { method, url, body = '' }: NetRequest, now: Date): Record<string, string> {
  const { pathname, search } = new URL(url);
  const timestamp = String(Math.floor(+now / 1_000));
  const signed = `${timestamp}.${method}.${pathname}${search}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  return { 'x-sc-timestamp': timestamp, 'x-sc-signature': `v1=${signature}` };
}

function readRefusal(answer: NetAnswer, call: string): PmsError {
  const told = problem.safeParse(readJson(answer.body));
  const reason = quoteReason(told.success ? (told.data.detail ?? told.data.title) : '');
  // A conflict is how things stand (nothing may be charged any more), not a lock that opens again.
  if (answer.status === 409 && told.success && told.data.code === 'conflict')
    return new PmsError('refused', `${call}: ${reason}`, { status: 409 });
  return toError(answer, call, reason);
}

/** Without ids: names of calls stand in logs. */
function nameOf(path: string): string {
  const [bare = ''] = path.slice(1).split('?');
  return bare.replace(/(?<=^(?:rooms|guests|reservations|requests|communications|charges|webhooks)\/)[^/]+/, '{id}');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an answer of a server in front of the bridge
  }
}
