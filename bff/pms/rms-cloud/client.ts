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

/** The default page size of every list (README: "Pagination"). */
export const PAGE_SIZE = 100;
const LOOKUP = 'https://restapi8.rmscloud.com';
const failure = z.looseObject({ message: z.string().nullish() });

export interface Query {
  [name: string]: string | number | boolean;
}

/** Calls to one client's database. Paths begin with a slash. */
export interface Client {
  get<T>(path: string, query: Query, schema: z.ZodType<T>, signal: AbortSignal): Promise<T>;
  /** Reads by POST, which is safe to repeat. Also returns RMS's time. */
  search<T>(
    path: string,
    query: Query,
    body: object,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ found: T; at: Date | null }>;
  write<T>(call: WriteCall, schema: z.ZodType<T> | null, signal: AbortSignal): Promise<T | null>;
  /** Lets only one read-change-write sequence per record run at a time. */
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

  /** Asks which host has this client's data, before each token (connecting-and-authentication). */
  async function findBase(signal: AbortSignal): Promise<string> {
    const request = { method: 'GET' as const, url: `${lookup}/clienturl/${clientId}` };
    const clientHost = parseAnswer(requireOk(await net.send(request, signal), 'clienturl'), clientUrl, 'clienturl');
    if (!isSameVendor(clientHost, lookup))
      throw new PmsError('malformed_answer', 'clienturl: RMS names a host outside of its own domain');
    return clientHost.replace(/\/+$/, '');
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
      // 403 means a wrong password or a forbidden module. Failed attempts block for an hour, so do not retry.
      if ([400, 401, 403].includes(answer.status))
        throw new PmsError('rejected_credentials', 'authToken: RMS does not let the agent into this client’s data', {
          status: answer.status,
        });
      const issuedToken = parseAnswer(requireOk(answer, 'authToken'), token, 'authToken');
      const expiresAt = Date.parse(readLocal(issuedToken.expiryDate, 'UTC') ?? '');
      const lastsMs = expiresAt - +(readDate(answer) ?? clock());
      return { value: issuedToken.token, lastsMs: Number.isNaN(lastsMs) ? null : lastsMs };
    },
  });

  async function call(request: Omit<NetRequest, 'url'> & { path: string; query?: Query }, signal: AbortSignal) {
    const { path, query = {}, ...rest } = request;
    const searchParams = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) searchParams.set(name, String(value));
    const headers = { accept: 'application/json', ...rest.headers };
    const answer = await tokens.send(net, { ...rest, headers, url: path }, signal, (preparedRequest, value) => ({
      ...preparedRequest,
      // A new token may come with a new host.
      url: `${base}${path}${searchParams.size === 0 ? '' : `?${searchParams}`}`,
      headers: { ...preparedRequest.headers, authtoken: value },
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
      const content = body === undefined ? {} : asJson(body);
      const answer = await call(
        { method, path, ...(query === undefined ? {} : { query }), ...content, effect },
        signal,
      );
      return schema === null ? null : parseAnswer(answer, schema, nameOf(path));
    },
  };
}

/** Reads all pages of a short list. */
export async function readAll<T>(client: Client, path: string, query: Query, item: z.ZodType<T>, signal: AbortSignal) {
  const items: T[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = await client.get(path, { ...query, limit: PAGE_SIZE, offset }, z.array(item), signal);
    items.push(...page);
    if (page.length < PAGE_SIZE) return items;
  }
}

/** Whether the host is within the configured domain. Passwords are sent to no other. */
function isSameVendor(clientHost: string, lookup: string): boolean {
  const [clientUrl, lookupUrl] = [new URL(clientHost), new URL(lookup)];
  const domainOf = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return (
    clientUrl.hostname === lookupUrl.hostname ||
    (clientUrl.protocol === 'https:' && domainOf(clientUrl) === domainOf(lookupUrl))
  );
}

function readNumber(credentials: Readonly<Record<string, string>>, key: string): number {
  const value = credentials[key] ?? '';
  if (!/^\d{1,9}$/.test(value)) throw new PmsError('bad_settings', `RMS knows ${key} as a number`);
  return Number(value);
}

/** The name of a call for logs, without ids. */
function nameOf(path: string): string {
  return path.slice(1).replace(/\d+/g, '{id}');
}

function readReason({ body }: NetAnswer): string {
  try {
    return quoteReason(failure.parse(JSON.parse(body)).message);
  } catch {
    return ''; // the shape of refusals is not documented
  }
}
