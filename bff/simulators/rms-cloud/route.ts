import type { z } from 'zod';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { World } from '../world/world.ts';

/** Data written to RMS. */
export interface RmsStore {
  /** `written`: the id in the world's list; null: hotel staff created it. */
  traces: { record: Record<string, unknown> & { id: number }; written: string | null }[];
  transactions: { id: number; accountId: number; amount: number; comment: string; sundryId: number }[];
  /** By reservation: notes that replaced the world's, with their ids in the world's list. */
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
  /** The accepted query parameters; others are refused. */
  query?: readonly string[];
  required?: readonly string[];
  handle(rms: RmsWorld, request: RoutedRequest): SimAnswer;
}

export const PAGING = ['limit', 'offset'] as const;
const LIMIT_MAX = 1_000;

export const ok = (body: unknown, status = 200): SimAnswer => ({ status, body });
export const refuse = (status: number, message: string): SimAnswer => ({ status, body: { message } });
export const missing = (): SimAnswer => refuse(404, 'The record could not be found');

/** A plain list without a total. */
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

/** Parses a body by its schema; invalid bodies and unknown fields are refused. */
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
    return null; // Refused as invalid JSON.
  }
}
