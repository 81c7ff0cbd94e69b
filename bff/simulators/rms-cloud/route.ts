import type { z } from 'zod';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { World } from '../world/world.ts';

/** What was written to RMS, as it keeps it. */
export interface RmsStore {
  /** `written`: the place in the world's list; null: the hotel's staff made it. */
  traces: { record: Record<string, unknown> & { id: number }; written: string | null }[];
  transactions: { id: number; accountId: number; amount: number; comment: string; sundryId: number }[];
  /** By reservation: notes that were written over the world's, and their place in the world's list. */
  notes: Map<number, { text: string; written: string }>;
  preferences: Map<number, string>;
  webhooks: Map<number, RmsWebhook>;
}

export interface RmsWebhook {
  id: number;
  endpoint: string;
  entityType: string;
  action: string;
  subAction: string;
  propertyId: number;
  modelType: string;
  headers: { key: string; value: string }[];
}

export interface RmsWorld {
  world: World;
  store: RmsStore;
  now: () => Date;
  count: () => number;
}

export interface RmsRoute {
  /** The query's names; others are refused. */
  query?: readonly string[];
  required?: readonly string[];
  handle(rms: RmsWorld, request: RoutedRequest): SimAnswer;
}

export const PAGING = ['limit', 'offset'] as const;
const LIMIT_MAX = 1_000;

export const ok = (body: unknown, status = 200): SimAnswer => ({ status, body });
export const refuse = (status: number, message: string): SimAnswer => ({ status, body: { message } });
export const missing = (): SimAnswer => refuse(404, 'The record could not be found');

/** A bare list: how many there are in all is not said. */
export function page<T>(
  list: { length: number; slice(start: number, end: number): T[] },
  query: URLSearchParams,
  show: (item: T) => unknown,
): SimAnswer {
  const limit = Number(query.get('limit') ?? 100);
  const offset = Number(query.get('offset') ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) return refuse(400, 'limit is not valid');
  if (!Number.isInteger(offset) || offset < 0) return refuse(400, 'offset is not valid');
  return ok(list.slice(offset, offset + limit).map(show));
}

/** A body through its schema (nothing else is let through); a refusal where it does not fit. */
export function readBody<T>(request: RoutedRequest, schema: z.ZodType<T>): { body: T } | { refusal: SimAnswer } {
  const parsed = schema.safeParse(parseJson(request.body));
  if (parsed.success) return { body: parsed.data };
  const [issue] = parsed.error.issues;
  const at = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  return { refusal: refuse(400, `${at || 'The body'} is not valid`) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // refused as no JSON
  }
}
