import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { readDate } from '../adapter/pms-clock.ts';
import { parseAnswer, requireOk, toError } from '../net/answer.ts';
import type { Effect } from '../net/effect.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createTokenSource } from '../net/token.ts';
import { createTurns, type Turns } from '../net/turns.ts';
import { readLocal } from '../values/local-time.ts';
import { clientUrl, token } from './schema.ts';

/** The default of every list (README: "Pagination"). */
export const PAGE_SIZE = 100;
const LOOKUP = 'https://restapi8.rmscloud.com';
const failure = z.looseObject({ message: z.string().nullish() });

export interface Query {
  [name: string]: string | number | boolean;
}

/** Calls of one client's database. Paths begin with a slash. */
export interface Client {
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** Reads by POST: may be sent again. Gives RMS's clock too. */
  search<T>(
    path: string,
    query: Query,
    body: object,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ found: T; at: Date | null }>;
  write<T>(call: WriteCall, schema: z.ZodType<T> | null, signal: AbortSignal): Promise<T | null>;
  /** What is read, changed and written back: each record's own, one after the other. */
  turns: Turns;
}

export interface WriteCall {
  effect: Exclude<Effect, 'read'>;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Query;
  body?: object;
}

export function createClient(net: Net, credentials: Readonly<Record<string, string>>, clock: Clock): Client {
  const lookup = (credentials['lookupUrl'] || LOOKUP).replace(/\/+$/, '');
  const clientId = readNumber(credentials, 'clientId');
  const agentId = readNumber(credentials, 'agentId');
  let base = lookup;

  /** Which host has this client's data is asked for before each token (connecting-and-authentication). */
  async function findBase(signal: AbortSignal): Promise<string> {
    const request = { method: 'GET' as const, url: `${lookup}/clienturl/${clientId}` };
    const found = parseAnswer(requireOk(await net.send(request, signal), 'clienturl'), clientUrl, 'clienturl');
    if (!isSameHouse(found, lookup))
      throw new PmsError('malformed_answer', 'clienturl: RMS names a host outside of its own domain');
    return found.replace(/\/+$/, '');
  }

  const tokens = createTokenSource({
    clock,
    async fetchToken(signal) {
      base = await findBase(signal);
      const body = JSON.stringify({
        agentId,
        agentPassword: credentials['agentPassword'] ?? '',
        clientId,
        clientPassword: credentials['clientPassword'] ?? '',
        useTrainingDatabase: credentials['database'] === 'training',
        moduleType: (credentials['moduleType'] || 'guestServices').split(',').map((name) => name.trim()),
      });
      const headers = { 'content-type': 'application/json' };
      const answer = await net.send(
        { method: 'POST', url: `${base}/authToken`, headers, body, effect: 'read' },
        signal,
      );
      // 403 is a wrong password or a module that is not allowed; failed tries block for an hour, so none is repeated.
      if ([400, 401, 403].includes(answer.status))
        throw new PmsError('rejected_credentials', 'authToken: RMS does not let the agent into this client’s data', {
          status: answer.status,
        });
      const given = parseAnswer(requireOk(answer, 'authToken'), token, 'authToken');
      const ends = Date.parse(readLocal(given.expiryDate, 'UTC') ?? '');
      const lastsMs = ends - +(readDate(answer) ?? clock());
      return { value: given.token, lastsMs: Number.isNaN(lastsMs) ? null : lastsMs };
    },
  });

  async function call(request: Omit<NetRequest, 'url'> & { path: string; query?: Query }, signal: AbortSignal) {
    const { path, query = {}, ...rest } = request;
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) form.set(name, String(value));
    const headers = { accept: 'application/json', ...rest.headers };
    const answer = await tokens.send(net, { ...rest, headers, url: path }, signal, (sent, value) => ({
      ...sent,
      // The host may have changed with a new token.
      url: `${base}${path}${form.size === 0 ? '' : `?${form}`}`,
      headers: { ...sent.headers, authtoken: value },
    }));
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw toError(answer, nameOf(path), readReason(answer));
  }

  const asJson = (body: object) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  return {
    turns: createTurns(),
    async get(path, query, schema, signal) {
      return parseAnswer(await call({ method: 'GET', path, query }, signal), schema, nameOf(path));
    },
    async search(path, query, body, schema, signal) {
      const answer = await call({ method: 'POST', path, query, ...asJson(body), effect: 'read' }, signal);
      return { found: parseAnswer(answer, schema, nameOf(path)), at: readDate(answer) };
    },
    async write({ effect, method, path, query, body }, schema, signal) {
      const sent = body === undefined ? {} : asJson(body);
      const answer = await call({ method, path, ...(query === undefined ? {} : { query }), ...sent, effect }, signal);
      return schema === null ? null : parseAnswer(answer, schema, nameOf(path));
    },
  };
}

/** All pages of a list that is short by its nature. */
export async function readAll<T>(client: Client, path: string, query: Query, item: z.ZodType<T>, signal: AbortSignal) {
  const all: T[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = await client.get(path, { ...query, limit: PAGE_SIZE, offset }, z.array(item), signal);
    all.push(...page);
    if (page.length < PAGE_SIZE) return all;
  }
}

/** Passwords go to no host but those of the domain that was configured. */
function isSameHouse(found: string, lookup: string): boolean {
  const [one, other] = [new URL(found), new URL(lookup)];
  const domainOf = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return one.hostname === other.hostname || (one.protocol === 'https:' && domainOf(one) === domainOf(other));
}

function readNumber(credentials: Readonly<Record<string, string>>, key: string): number {
  const value = credentials[key] ?? '';
  if (!/^\d{1,9}$/.test(value)) throw new PmsError('bad_settings', `RMS knows ${key} as a number`);
  return Number(value);
}

/** Without ids: names of calls stand in logs. */
function nameOf(path: string): string {
  return path.slice(1).replace(/\d+/g, '{id}');
}

function readReason({ body }: NetAnswer): string {
  try {
    return quoteReason(failure.parse(JSON.parse(body)).message);
  } catch {
    return ''; // refusals have no shape that is described
  }
}
