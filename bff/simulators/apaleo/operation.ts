import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { World } from '../world/world.ts';

/** Data that apps wrote to apaleo and that the world does not hold. */
export interface ApaleoStore {
  /** By reservation id. */
  comments: Map<number, { text: string; written: string }>;
  companions: Map<number, { guests: object[]; written: string }>;
  charges: { id: string; reservation: number; amount: number; written: string }[];
  subscriptions: { id: string; endpointUrl: string; events: string[]; propertyIds: string[]; created: string }[];
  /** The times at which each reservation was patched, in ms of real time. */
  patches: Map<string, number[]>;
}

export interface ApaleoWorld {
  world: World;
  store: ApaleoStore;
  now: () => Date;
  limits: boolean;
  /** Sends the health check of a new subscription. */
  greet: (subscription: ApaleoStore['subscriptions'][number]) => void;
}

export interface ApaleoRoute {
  /** The accepted query parameters; others are refused. */
  query?: readonly string[];
  required?: readonly string[];
  handle(world: ApaleoWorld, request: RoutedRequest): SimAnswer;
}

export const PAGING = ['pageNumber', 'pageSize'] as const;
const PAGE_SIZE_MAX = 500;

export const ok = (body: object): SimAnswer => ({ status: 200, body });
export const done = (): SimAnswer => ({ status: 204 });
export const createdAs = (id: string): SimAnswer => ({ status: 201, body: { id } });
export const refuse = (status: number, ...messages: string[]): SimAnswer => ({ status, body: { messages } });

/** A page with `count`, or 204 if it is empty. */
export function page<T>(
  name: string,
  list: { length: number; slice(start: number, end: number): T[] },
  query: URLSearchParams,
  show: (item: T) => object,
): SimAnswer {
  const pageNumber = Number(query.get('pageNumber') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 100);
  if (!Number.isInteger(pageNumber) || pageNumber < 1) return refuse(400, 'pageNumber: must be at least 1.');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_SIZE_MAX)
    return refuse(400, 'pageSize: must be between 1 and 500.');
  const start = (pageNumber - 1) * pageSize;
  const items = list.slice(start, start + pageSize);
  return items.length === 0 ? done() : ok({ [name]: items.map(show), count: list.length });
}

/** A JSON body that is an object or a list; else null. */
export function readBody(request: RoutedRequest): object | null {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json')) return null;
  try {
    const body: unknown = JSON.parse(request.body);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
