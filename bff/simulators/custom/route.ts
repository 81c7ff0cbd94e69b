import { z } from 'zod';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { World } from '../world/world.ts';

/** Data written to the bridge. */
export interface BridgeStore {
  requests: Map<string, { id: string; status: string; written: string }>;
  charges: Map<string, { id: string; voided: boolean; written: string }>;
  /** The entries of communications, notes and preferences in the world's list. */
  texts: Map<string, string>;
  webhooks: Map<string, { id: string; url: string; events: string[]; secret: string }>;
}

export interface BridgeWorld {
  world: World;
  store: BridgeStore;
  now: () => Date;
  capabilities: () => readonly string[];
  /** Returns a new number at each call. */
  count: () => number;
}

export interface BridgeRoute {
  /** null: every bridge has the route. */
  capability: string | null;
  /** The accepted query parameters; others are refused. */
  query?: readonly string[];
  required?: readonly string[];
  handle(bridge: BridgeWorld, request: RoutedRequest): SimAnswer;
}

const LIMIT_MAX = 200;
export const PAGING = ['limit', 'cursor'] as const;

export const ok = (body: object, status = 200): SimAnswer => ({ status, body });
export const done = (): SimAnswer => ({ status: 204 });

/** An error in the format of RFC 9457. */
export function refuse(status: number, code: string, title: string, headers: Record<string, string> = {}): SimAnswer {
  const body = { type: 'about:blank', title, status, code };
  return { status, headers: { 'content-type': 'application/problem+json', ...headers }, body: JSON.stringify(body) };
}
export const missing = (): SimAnswer => refuse(404, 'not_found', 'There is no such record');

/** A page of a list that does not change; the cursor is a position. */
export function page<T>(
  list: { length: number; slice(start: number, end: number): T[] },
  query: URLSearchParams,
  show: (item: T) => object,
): SimAnswer {
  const limit = readLimit(query);
  if (limit === null) return refuse(400, 'invalid_request', `limit must be between 1 and ${LIMIT_MAX}`);
  const start = readCursor(query.get('cursor'));
  if (start === null) return refuse(400, 'invalid_request', 'cursor is none of ours');
  const items = list.slice(start, start + limit).map(show);
  const end = start + items.length;
  return ok({ items, nextCursor: end < list.length ? writeCursor(end) : null });
}

/** A page of records ordered by number. The cursor is the last number, so that removed records cause no gaps. */
export function pageBehind<T extends { id: number }>(
  list: { length: number; slice(start: number, end: number): T[] },
  query: URLSearchParams,
  show: (item: T) => object,
): SimAnswer {
  const limit = readLimit(query);
  if (limit === null) return refuse(400, 'invalid_request', `limit must be between 1 and ${LIMIT_MAX}`);
  const behind = readCursor(query.get('cursor'));
  if (behind === null) return refuse(400, 'invalid_request', 'cursor is none of ours');
  let start = 0;
  for (let end = list.length; start < end; ) {
    const middle = Math.floor((start + end) / 2);
    if ((list.slice(middle, middle + 1)[0]?.id ?? 0) > behind) end = middle;
    else start = middle + 1;
  }
  const found = list.slice(start, start + limit);
  const isLast = start + found.length >= list.length;
  return ok({ items: found.map(show), nextCursor: isLast ? null : writeCursor(found.at(-1)?.id ?? behind) });
}

function readLimit(query: URLSearchParams): number | null {
  const limit = Number(query.get('limit') ?? 100);
  return !Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX ? null : limit;
}

function writeCursor(at: number): string {
  return Buffer.from(`at:${at}`).toString('base64url');
}

function readCursor(text: string | null): number | null {
  if (text === null) return 0;
  const [, at] = /^at:(\d{1,9})$/.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  return at === undefined ? null : Number(at);
}

/** Parses a body by its schema; invalid bodies and unknown fields are refused. */
export function readBody<T>(request: RoutedRequest, schema: z.ZodType<T>): { body: T } | { refusal: SimAnswer } {
  const parsed = schema.safeParse(parseJson(request.body));
  if (parsed.success) return { body: parsed.data };
  const [issue] = parsed.error.issues;
  const at = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  return { refusal: refuse(400, 'invalid_request', `${at || 'The body'} is not as it must be`) };
}

export const instant = z.iso.datetime();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Refused as invalid JSON.
  }
}
